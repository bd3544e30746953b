"""What a seat may count: never more than the open tricks and its own knowledge of the parties tell."""

import pytest

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.match import Match
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.session import Session
from schafkopf_desktop.ui.match.points_in_sight import (
    PointsInSight,
    declarer_side_known_to,
    defenders_known_to,
    points_in_sight,
)
from schafkopf_desktop.ui.match.points_words import need_text

# Resi (3) calls the ace of leaves, which seat 0 holds; two tricks for her.
HANDS = "E8LALOL8HKHUSXS9/EKEUE9LKL9HXH9SK/EXE7L7HAH7SUS8S7/EAEOLXLUHOH8SASO"
TWO_TRICKS = f"sk1 3 {HANDS} - -,-,-,rufer:L E8E9E7EA,EOLOH9H7"


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (0, PointsInSight(17, (), 0)),  # holds the ace, so it knows both sides
        (1, PointsInSight(17, (0, 0), 0)),  # knows only that it defends itself
        (3, PointsInSight(17, (0, 0, 0), 0)),  # the declarer knows nothing about the others
    ],
)
def test_4_8_only_the_holder_of_the_called_ace_knows_the_sides(seat: int, expected: PointsInSight) -> None:
    deal: Deal = parse_deal(TWO_TRICKS)
    assert points_in_sight(deal.view(seat)) == expected


def test_4_8_once_the_ace_is_on_the_table_everyone_knows_the_sides() -> None:
    deal = parse_deal(f"{TWO_TRICKS},SOHKHXSU,LXLAL9L7")
    for seat in SEATS:
        assert declarer_side_known_to(deal.view(seat)) == {0, 3}
        assert defenders_known_to(deal.view(seat)) == {1, 2}


# The person's Rufer goes wrong from the first trick on: the defenders take all 120 points.
LOST = (
    "sk1 3 EKE7LALUHXH8SXS9/EALXLKL8HAHKHOSO/EXEUE9L9L7HUSAS7/EOE8LOH9H7SKSUS8 - rufer,-,-,-:S "
    "LAL8L9SU,S8SXHASA,LKL7E8EK,EAEXEOE7,SKS9HKS7,LXEULOLU,H7HXHOHU,SOE9H9H8"
)


@pytest.mark.parametrize(
    ("tricks", "seat", "expected"),  # how the sentence begins
    [
        (1, 0, "61 more"),
        (2, 1, "15 more"),
        (4, 0, "The other side has won already."),  # 77 of 120 are with the defenders
        (4, 2, "The other side has won already."),
        (4, 3, "Enough to win."),
        (7, 0, "The other side has won already."),
    ],
)
def test_5_1_nobody_needs_points_that_cannot_come_any_more(tricks: int, seat: int, expected: str) -> None:
    fields = LOST.split(" ")
    fields[-1] = ",".join(fields[-1].split(",")[:tricks])
    assert need_text(parse_deal(" ".join(fields)).view(seat)).startswith(expected)


@pytest.mark.parametrize("number", range(40))
def test_the_truth_lies_between_the_bounds(number: int) -> None:
    session = Session((RuleOfThumbPlayer(),) * 4, f"seed {number}", Match(first_dealer=number % 4))
    session.start_deal()
    while session.request is not None:
        session.answer(session.decide(session.request))
        deal = session.deal
        assert deal is not None
        if deal.declaration is None:
            continue
        side = deal.declarer_side
        for seat in SEATS:
            view = deal.view(seat)
            points = points_in_sight(view)
            true = sum(view.points_of(each) for each in side)
            assert points.least <= true <= points.most
            assert points.declarers + sum(points.unknown) + points.defenders == sum(t.points for t in deal.tricks)
            assert declarer_side_known_to(view) <= set(side)
            assert not defenders_known_to(view) & set(side)
            if deal.declaration.contract is not Contract.RUFER:
                assert points.unknown == ()
