"""The middle of the table: the cards of the running trick, whose they are, who is winning, whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QGraphicsScene

from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.engine.seats import SEATS, Seat
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.table.card_sprite import CardSprite, Look, Ring
from schafkopf_desktop.ui.table.geometry import SOUTH, Box, TableGeometry
from schafkopf_desktop.ui.table.lettering import marked
from schafkopf_desktop.ui.table.motion import ARC, Motion, Movement
from schafkopf_desktop.ui.table.overlay import Slot, Tag
from schafkopf_desktop.ui.table.table_state import TableState
from schafkopf_desktop.ui.theme import Theme
from schafkopf_desktop.ui.translation import translate

_TRICK_LEVEL = 30.0
_FLYING_LEVEL = 70.0
_TAG_LEVEL = 45.0


class TrickArea:
    """The sprites of the running trick with their tags, and the slot that waits for the person's card."""

    def __init__(self, scene: QGraphicsScene, pictures: CardPictures) -> None:
        self._scene = scene
        self._pictures = pictures
        self._sprites: dict[Seat, CardSprite] = {}
        self._tags = {seat: Tag() for seat in SEATS}
        self._slot = Slot()
        self._go_on = Tag()
        for item in (*self._tags.values(), self._slot, self._go_on):
            item.setZValue(_TAG_LEVEL)
            scene.addItem(item)
        self._slot.setZValue(_TRICK_LEVEL - 1)

    def sprites(self) -> list[CardSprite]:
        """The sprites of the cards that lie in the trick."""
        return list(self._sprites.values())

    def tag_of(self, seat: Seat) -> Tag:
        """The tag beside the card of `seat`."""
        return self._tags[seat]

    @property
    def slot(self) -> Slot:
        """The dashed place for the person's card."""
        return self._slot

    def show_state(self, state: TableState, geometry: TableGeometry, index: bool) -> None:
        """Lay out the running trick at once."""
        self.clear()
        winner = state.trick_winner()
        for seat, card in state.trick_cards():
            sprite = CardSprite(self._pictures, card, index)
            self._scene.addItem(sprite)
            self._take_in(seat, sprite)
            sprite.place(Look.at(geometry.trick_card(seat), ring=float(seat == winner)))

    def clear(self) -> None:
        """Take everything away at once."""
        for sprite in self._sprites.values():
            sprite.leave()
        self._sprites.clear()
        for tag in self._tags.values():
            tag.vanish()
        self._go_on.vanish()
        self._slot.vanish()

    def receive(
        self, seat: Seat, sprite: CardSprite, geometry: TableGeometry, motion: Motion, *, is_winning: bool
    ) -> list[QAbstractAnimation]:
        """Let the card of `seat` come to its place in the trick; the ring passes on when it wins."""
        self._take_in(seat, sprite)
        sprite.setZValue(_FLYING_LEVEL)
        movement = Movement.PLAY_OWN if seat == SOUTH else Movement.PLAY_OTHER
        target = Look.at(geometry.trick_card(seat))
        duration = motion.duration(movement)
        begun: list[QAbstractAnimation] = []
        if motion.reduced:
            begun += sprite.fade_in(target, duration)
        else:
            begun += sprite.animate(target, duration, movement.easing, arc=ARC * geometry.scale)
        if is_winning:
            for other in SEATS:
                if other != seat:
                    begun += self._mark(other, False, geometry, motion)
        return begun

    def come_to_rest(
        self, seat: Seat, geometry: TableGeometry, motion: Motion, *, is_winning: bool
    ) -> list[QAbstractAnimation]:
        """Show how the card of `seat`, which has arrived, stands in the trick."""
        self._sprites[seat].setZValue(_TRICK_LEVEL + len(self._sprites))
        return self._mark(seat, is_winning, geometry, motion)

    def collect(self, geometry: TableGeometry, plate: Box, motion: Motion) -> list[QAbstractAnimation]:
        """Let the four cards go to the winner's plate."""
        for tag in (*self._tags.values(), self._go_on):
            tag.vanish()
        begun: list[QAbstractAnimation] = []
        centre = plate.centre
        duration = motion.duration(Movement.COLLECT)
        for sprite in self._sprites.values():
            look = sprite.look
            if motion.reduced:
                target = Look(look.x, look.y, look.width, look.rotation, opacity=0.0)
            else:
                target = Look(centre.x, centre.y, geometry.back_width, 0.0, opacity=0.0)
            begun += sprite.animate(target, duration, Movement.COLLECT.easing)
        return begun

    def set_texts(self, state: TableState, geometry: TableGeometry, theme: Theme, *, is_taken: bool = False) -> None:
        """Write the tags of the cards that lie there; `is_taken`: the trick is full and its winner has it."""
        winner = state.trick_winner()
        leader = None if state.trick is None else state.trick.leader
        for seat, tag in self._tags.items():
            if seat not in self._sprites:
                tag.vanish()
                continue
            text = _tag_text(seat, leads=seat == leader, wins=seat == winner, takes=is_taken)
            size = tag.set_text(text, theme, geometry.scale)
            tag.put(geometry.trick_tag(seat, size.width(), size.height()))
            tag.appear()

    def set_slot(self, visible: bool, geometry: TableGeometry, theme: Theme) -> None:
        """Show or hide the place that waits for the person's card."""
        if not visible:
            self._slot.vanish()
            return
        box = geometry.slot
        text = translate("Table", "Your turn", "on the empty place for the person's card in the trick")
        self._slot.set_text(text, theme, geometry.scale, box.width)
        self._slot.put(box)
        self._slot.appear()

    def ask_to_go_on(self, geometry: TableGeometry, theme: Theme) -> None:
        """Say that the table waits for a click."""
        text = translate("Table", "Click, Space or Enter: go on", "below a full trick, when the table waits")
        size = self._go_on.set_text(text, theme, geometry.scale)
        south = geometry.trick_card(SOUTH)
        lower_edge = south.centre.y + south.height / 2
        y = (lower_edge + geometry.fan_top - size.height()) / 2
        self._go_on.put(Box(geometry.trick_centre.x - size.width() / 2, y, size.width(), size.height()))
        self._go_on.appear()

    def card_at(self, x: float, y: float) -> CardSprite | None:
        """The uppermost card of the trick under a point of the table."""
        for sprite in reversed(self._sprites.values()):
            if sprite.outline().contains(sprite.mapFromScene(x, y)):
                return sprite
        return None

    def _take_in(self, seat: Seat, sprite: CardSprite) -> None:
        sprite.ring_kind = Ring.WINNER
        sprite.setZValue(_TRICK_LEVEL + len(self._sprites))
        self._sprites[seat] = sprite

    def _mark(self, seat: Seat, wins: bool, geometry: TableGeometry, motion: Motion) -> list[QAbstractAnimation]:
        sprite = self._sprites.get(seat)
        if sprite is None or sprite.is_moving:
            return []
        target = Look.at(geometry.trick_card(seat), ring=float(wins))
        return list(sprite.animate(target, motion.duration(Movement.WINNER_MARK), Movement.WINNER_MARK.easing))


def _tag_text(seat: Seat, *, leads: bool, wins: bool, takes: bool) -> str:
    if seat == SOUTH:
        text = _own_tag_text(leads=leads, wins=wins, takes=takes)
    elif wins and takes:
        text = translate("TrickTag", "<b>{player}</b> · <em>takes the trick</em>")
    elif wins and leads:
        text = translate("TrickTag", "<b>{player}</b> · leads · <em>wins now</em>")
    elif wins:
        text = translate("TrickTag", "<b>{player}</b> · <em>wins now</em>")
    elif leads:
        text = translate("TrickTag", "<b>{player}</b> · leads")
    else:
        text = "<b>{player}</b>"
    return text.format(player=marked(terms.player_name(seat)))


def _own_tag_text(*, leads: bool, wins: bool, takes: bool) -> str:
    if wins and takes:
        return translate("TrickTag", "<b>{player}</b> · <em>you take the trick</em>", "player is 'You'")
    if wins and leads:
        return translate("TrickTag", "<b>{player}</b> · you lead · <em>you win now</em>", "player is 'You'")
    if wins:
        return translate("TrickTag", "<b>{player}</b> · <em>you win now</em>", "player is 'You'")
    if leads:
        return translate("TrickTag", "<b>{player}</b> · you lead", "player is 'You'")
    return "<b>{player}</b>"
