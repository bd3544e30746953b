"""The four seats: plates, backs of the computer players' cards, what they said, who turned out to be the partner."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.seats import SEATS, Seat, forehand_of
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.emblems import Party
from schafkopf_desktop.ui.table.geometry import SOUTH, Box, Point, TableGeometry
from schafkopf_desktop.ui.table.motion import FADE_RISE, Motion, Movement
from schafkopf_desktop.ui.table.overlay import Bubble, Sentence
from schafkopf_desktop.ui.table.seat_backs import SeatBacks
from schafkopf_desktop.ui.table.seat_plate import PlateContent, SeatPlate
from schafkopf_desktop.ui.table.table_state import TableState
from schafkopf_desktop.ui.theme import Theme
from schafkopf_desktop.ui.translation import translate

_BACKS_LEVEL = 10.0
_PLATE_LEVEL = 20.0
_BUBBLE_LEVEL = 60.0


class SeatsArea(QObject):
    """Everything that belongs to a seat rather than to the trick or the person's hand."""

    def __init__(self, scene: QGraphicsScene, pictures: CardPictures) -> None:
        super().__init__()
        self._plates = {seat: SeatPlate(seat) for seat in SEATS}
        self._backs = {seat: SeatBacks(pictures) for seat in SEATS if seat != SOUTH}
        self._bubbles = {seat: Bubble() for seat in SEATS}
        self._sentence = Sentence()
        self._boxes = {seat: Box(0, 0, 1, 1) for seat in SEATS}
        self._totals: tuple[int, ...] = (0, 0, 0, 0)
        for level, items in (
            (_BACKS_LEVEL, self._backs.values()),
            (_PLATE_LEVEL, self._plates.values()),
            (_BUBBLE_LEVEL, (*self._bubbles.values(), self._sentence)),
        ):
            for item in items:
                item.setZValue(level)
                scene.addItem(item)

    def set_totals(self, totals: tuple[int, ...]) -> None:
        """Take the match scores by seat; `show_state` writes them."""
        self._totals = totals

    def plate_box(self, seat: Seat) -> Box:
        """Where the plate of `seat` lies."""
        return self._boxes[seat]

    def plate(self, seat: Seat) -> SeatPlate:
        """The plate of `seat`."""
        return self._plates[seat]

    def bubble(self, seat: Seat) -> Bubble:
        """What `seat` says."""
        return self._bubbles[seat]

    @property
    def sentence(self) -> Sentence:
        """What is written under the partner's plate."""
        return self._sentence

    def backs_count(self, seat: Seat) -> int:
        """How many backs are shown at `seat`."""
        return self._backs[seat].count

    def show_state(self, state: TableState | None, geometry: TableGeometry, theme: Theme) -> None:
        """Show names, scores, roles, sides and backs at once; None is a table before the first deal."""
        for seat, plate in self._plates.items():
            plate.set_style(theme, geometry.scale)
            plate.set_content(_content(state, seat, self._totals[seat]))
            box = geometry.seat_plate(seat, plate.content_width())
            self._boxes[seat] = box
            plate.set_box(box.x, box.y, box.width, box.height)
        for seat in self._backs:
            self.show_backs(seat, 0 if state is None else state.sizes[seat], geometry)

    def show_backs(self, seat: Seat, count: int, geometry: TableGeometry) -> None:
        """Show `count` backs at a computer player's seat."""
        self._backs[seat].arrange(geometry, self._boxes[seat], count)

    def end_of_fan(self, seat: Seat, count: int, geometry: TableGeometry) -> tuple[Point, float, float]:
        """Centre, width and rotation of the last of `count` backs at `seat`."""
        place = geometry.seat_back(self._boxes[seat], max(count - 1, 0), max(count, 1))
        return place.centre, place.width, place.rotation

    def show_bubbles(self, state: TableState | None, geometry: TableGeometry, theme: Theme) -> None:
        """Show at once what the seats have said."""
        for seat in SEATS:
            self._bubbles[seat].vanish()
            self._speak(state, seat, geometry, theme)

    def speak(
        self, state: TableState, seat: Seat, geometry: TableGeometry, theme: Theme, motion: Motion
    ) -> list[QAbstractAnimation]:
        """Let `seat` say what it has just called or declared; the others' bubbles follow the new state."""
        for other in SEATS:
            if other != seat:
                self._speak(state, other, geometry, theme)
        if not self._speak(state, seat, geometry, theme):
            return []
        rise = 0.0 if motion.reduced else FADE_RISE * geometry.scale
        return list(self._bubbles[seat].appear(motion.duration(Movement.BUBBLE), rise))

    def reveal_partner(self, motion: Motion) -> list[QAbstractAnimation]:
        """Let the marks of the sides come in anew."""
        duration = motion.duration(Movement.PARTNER)
        if duration == 0:
            return []
        fading = QVariantAnimation(self)
        fading.setStartValue(0.0)
        fading.setEndValue(1.0)
        fading.setDuration(duration)
        fading.setEasingCurve(Movement.PARTNER.easing)
        fading.valueChanged.connect(self._strengthen_parties)
        fading.finished.connect(fading.deleteLater)
        return [fading]

    def write_sentence(self, state: TableState, text: str, geometry: TableGeometry, theme: Theme) -> None:
        """Write `text` under the plate of the partner."""
        if state.partner is None:
            return
        plate = self._boxes[state.partner]
        size = self._sentence.set_text(text, Party.DECLARER_SIDE, theme, geometry.scale, max(plate.width, 184))
        box = geometry.bubble(state.partner, plate, size.width(), size.height())
        self._sentence.put(box)
        self._sentence.appear()

    def _strengthen_parties(self, strength: float) -> None:
        for plate in self._plates.values():
            plate.party_strength = strength
            plate.update()

    def _speak(self, state: TableState | None, seat: Seat, geometry: TableGeometry, theme: Theme) -> bool:
        bubble = self._bubbles[seat]
        if state is None or not _has_bubble(state, seat):
            bubble.vanish()
            return False
        scale = geometry.scale
        declaration = state.declaration
        if declaration is not None:
            text, suit = terms.declaration_name(declaration), declaration.suit
            size = bubble.say(text, theme, scale, is_highest=True, suit=suit)
        elif not state.has_called(seat):
            text = translate("Table", "Has not spoken yet", "beside a seat in the auction")
            size = bubble.say(text, theme, scale, is_waiting=True)
        else:
            contract = state.call_of(seat)
            text = terms.pass_name() if contract is None else terms.contract_name(contract)
            size = bubble.say(text, theme, scale, is_highest=seat == state.highest_bidder)
        bubble.put(geometry.bubble(seat, self._boxes[seat], size.width(), size.height()))
        bubble.appear()
        return True


def _has_bubble(state: TableState, seat: Seat) -> bool:
    if state.declaration is not None:
        nothing_played = not state.tricks and state.trick is not None and not state.trick.cards
        return seat == state.declaration.declarer and nothing_played
    return bool(state.calls or state.to_act is not None) and not (seat == SOUTH and not state.has_called(seat))


def _content(state: TableState | None, seat: Seat, total: int) -> PlateContent:
    content = PlateContent(name=terms.player_name(seat), score=terms.signed(total))
    if state is None:
        return content
    return replace(
        content,
        status=_status(state, seat),
        party=state.party_of(seat),
        is_dealer=seat == state.dealer,
        to_act=seat == state.to_act,
    )


def _status(state: TableState, seat: Seat) -> str:
    if state.declaration is not None:
        return translate("Plate", "{tricks} · {points}", "e.g. '3 tricks · 24 points'").format(
            tricks=terms.count_tricks(state.tricks_of(seat)), points=terms.count_points(state.points_of(seat))
        )
    if state.phase is Phase.DECLARATION and seat == state.to_act:
        if seat == SOUTH:
            return translate("Plate", "You choose the suit")
        return translate("Plate", "Chooses the suit")
    if seat == state.to_act and seat == SOUTH:
        return translate("Plate", "Your turn to speak")
    if seat == state.highest_bidder:
        return translate("Plate", "Highest bid")
    if seat == state.dealer:
        return translate("Plate", "You deal") if seat == SOUTH else translate("Plate", "Deals")
    if seat == forehand_of(state.dealer):
        if seat == SOUTH:
            return translate("Plate", "Forehand: you lead first")
        return translate("Plate", "Forehand: leads first")
    if state.call_of(seat) is not None:
        return translate("Plate", "Outbid", "seat whose bid is no longer the highest")
    if state.has_called(seat):
        return translate("Plate", "You have passed") if seat == SOUTH else translate("Plate", "Has passed")
    return translate("Plate", "Speaks later", "seat in the auction that has not spoken") if seat != SOUTH else ""
