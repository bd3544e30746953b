"""What the rail says about the points taken so far, spoken to the person who looks."""

from __future__ import annotations

from schafkopf_desktop.engine.settlement import POINTS_IN_THE_PACK, POINTS_TO_WIN
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui.match.points_in_sight import declarer_side_known_to, points_in_sight
from schafkopf_desktop.ui.translation import translate

_POINTS_TO_DEFEND = POINTS_IN_THE_PACK - POINTS_TO_WIN + 1


def declarers_points_text(view: SeatView) -> str:
    """The points of the declarer's side: exact, or between which bounds they are."""
    points = points_in_sight(view)
    if points.least == points.most:
        if view.seat in declarer_side_known_to(view):
            return translate("PointsInSight", "{points} yours", "points of the person's side").format(
                points=points.least
            )
        return translate("PointsInSight", "{points} theirs", "points of the other side").format(points=points.least)
    if view.seat in declarer_side_known_to(view):
        return translate("PointsInSight", "Between {least} and {most} yours").format(
            least=points.least, most=points.most
        )
    return translate("PointsInSight", "Between {least} and {most} theirs").format(least=points.least, most=points.most)


def defenders_points_text(view: SeatView) -> str:
    """The points of the defenders, or nothing while it is not known who they are."""
    points = points_in_sight(view)
    if points.least != points.most:
        return ""
    total = points.defenders + sum(points.unknown)
    if view.seat in declarer_side_known_to(view):
        return translate("PointsInSight", "{points} theirs", "points of the other side").format(points=total)
    return translate("PointsInSight", "{points} yours", "points of the person's side").format(points=total)


def need_text(view: SeatView) -> str:
    """What the person's side still needs, as far as the person can count; the mark that matters in a Tout is tricks."""
    if view.declaration is None or not view.tricks:
        return translate("PointsInSight", "Nobody has a trick yet")
    if view.declaration.contract.is_tout:
        return ""
    points = points_in_sight(view)
    if view.seat in declarer_side_known_to(view):
        # All but one of the seats whose side is not known defend, at worst those with the fewest points.
        theirs = points.defenders + sum(points.unknown) - max(points.unknown, default=0)
        return _need(POINTS_TO_WIN, points.least, theirs)
    return _need(_POINTS_TO_DEFEND, points.defenders, points.least)


def _need(wanted: int, ours: int, theirs: int) -> str:
    """What the side still lacks that wins with `wanted` points and has `ours` for certain, against `theirs`."""
    if ours >= wanted:
        return translate("PointsInSight", "Enough to win.")
    if theirs > POINTS_IN_THE_PACK - wanted:
        return translate("PointsInSight", "The other side has won already.")
    return translate("PointsInSight", "%n more point(s) and you win.", "", wanted - ours)
