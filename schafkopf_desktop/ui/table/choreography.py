"""How events are shown: each becomes a few steps in the animation queue."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QObject, QPauseAnimation, Signal

from schafkopf_desktop.engine.contracts import Declaration
from schafkopf_desktop.engine.public_state import Trick
from schafkopf_desktop.engine.seats import SEATS, Seat, next_seat, seats_from
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.session import events as happened
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.table.animation_queue import AnimationQueue, Gate, Running, Step
from schafkopf_desktop.ui.table.card_sprite import CardSprite, Look
from schafkopf_desktop.ui.table.geometry import SOUTH
from schafkopf_desktop.ui.table.lettering import marked
from schafkopf_desktop.ui.table.motion import DEAL_OVERLAP, Motion, Movement, Pause
from schafkopf_desktop.ui.table.table_scene import TableScene
from schafkopf_desktop.ui.table.table_state import TableState
from schafkopf_desktop.ui.translation import translate

_PACKET = 4
_ROUNDS = 2


class Choreography(QObject):
    """Turns events into steps; every step first moves the scene's state on and then shows the way there.

    Signals:
        shown(event): the scene's state has moved on by this event.
    """

    shown = Signal(object)

    def __init__(self, scene: TableScene, queue: AnimationQueue) -> None:
        super().__init__(queue)
        self._scene = scene
        self._queue = queue
        self._packets: list[CardSprite] = []

    def play(self, events: Sequence[happened.Event], view: SeatView) -> None:
        """Queue everything that shows `events`; `view` is the person's view of the deal they belong to."""
        steps: list[Step] = []
        for event in events:
            match event:
                case happened.Dealt():
                    steps += self._deal(event, view)
                case happened.TurnStarted():
                    steps.append(partial(self._start_turn, event))
                case happened.Called() | happened.Declared():
                    steps += self._speak(event)
                case happened.CardPlayed():
                    steps += self._play_card(event)
                case happened.PartnerRevealed():
                    steps.append(partial(self._reveal_partner, event))
                case happened.TrickTaken():
                    steps += self._take_trick(event)
                case happened.PassedOut():
                    steps += self._pass_out(event)
                case happened.Settled():
                    steps.append(partial(self._settle, event))
        self._queue.append(*steps)

    @property
    def _state(self) -> TableState:
        state = self._scene.state
        assert state is not None, "events of a deal came before the deal"
        return state

    def _move_on(self, event: happened.Event) -> None:
        self._scene.state = self._state.after(event)
        self._scene.refresh_plates()
        self.shown.emit(event)

    # The deal

    def _deal(self, event: happened.Dealt, view: SeatView) -> list[Step]:
        dealt = TableState.dealt(view)
        return [partial(self._hand_out, dealt), lambda _motion: self._end_of_deal(event, dealt)]

    def _hand_out(self, dealt: TableState, motion: Motion) -> list[Running]:
        scene = self._scene
        scene.hand.legal = None
        scene.close_last_trick()
        scene.toast.vanish()
        scene.seats.sentence.vanish()
        scene.hold(())
        scene.show_state(replace(dealt, sizes=(0,) * len(SEATS)))
        duration = motion.duration(Movement.DEAL_PACKET)
        if duration == 0:
            return []
        if motion.reduced:
            return [each for sprite in scene.hand.sprites() for each in sprite.fade_in(sprite.look, duration)]
        begun: list[Running] = []
        for place in range(len(SEATS) * _ROUNDS):
            seat = seats_from(next_seat(dealt.dealer))[place % len(SEATS)]
            round_number = place // len(SEATS)
            delay, flight = place * duration, DEAL_OVERLAP * duration
            if seat == dealt.viewer:
                begun += self._fly_own_packet(dealt, round_number, flight, delay)
            else:
                begun += self._fly_packet(dealt.dealer, seat, round_number, flight, delay)
        return begun

    def _fly_own_packet(
        self, dealt: TableState, round_number: int, flight: int, delay: int
    ) -> list[QAbstractAnimation]:
        scene = self._scene
        start = scene.plate_centre(dealt.dealer)
        # The cards come as they are sorted; dealing them unsorted would only make them move twice.
        cards = dealt.hand[round_number * _PACKET : (round_number + 1) * _PACKET]
        begun: list[QAbstractAnimation] = []
        for card in cards:
            sprite = scene.hand.sprite(card)
            target = scene.hand.look_of(card)
            sprite.place(replace(target, x=start.x(), y=start.y(), opacity=0.0))
            begun += sprite.animate(target, flight, Movement.DEAL_PACKET.easing, delay)
        return begun

    def _fly_packet(
        self, dealer: Seat, seat: Seat, round_number: int, flight: int, delay: int
    ) -> list[QAbstractAnimation]:
        scene = self._scene
        start = scene.plate_centre(dealer)
        centre, width, rotation = scene.seats.end_of_fan(seat, (round_number + 1) * _PACKET, scene.geometry)
        target = Look(centre.x, centre.y, width, rotation)
        packet = scene.add_card(None, replace(target, x=start.x(), y=start.y(), opacity=0.0))
        self._packets.append(packet)
        begun = packet.animate(target, flight, Movement.DEAL_PACKET.easing, delay)
        count = (round_number + 1) * _PACKET
        for animation in begun:
            animation.finished.connect(lambda: self._packet_arrived(packet, seat, count))
        return list(begun)

    def _packet_arrived(self, packet: CardSprite, seat: Seat, count: int) -> None:
        packet.hide()
        self._scene.seats.show_backs(seat, count, self._scene.geometry)

    def _end_of_deal(self, event: happened.Dealt, dealt: TableState) -> list[Running]:
        for packet in self._packets:
            packet.leave()
        self._packets.clear()
        self._scene.show_state(dealt)
        self.shown.emit(event)
        return []

    # The auction

    def _start_turn(self, event: happened.TurnStarted, motion: Motion) -> list[Running]:
        scene = self._scene
        self._move_on(event)
        if self._state.declaration is None:
            scene.seats.show_bubbles(self._state, scene.geometry, scene.theme)
        return [] if event.seat == scene.viewer else _wait(motion.pause(Pause.THINKING))

    def _speak(self, event: happened.Called | happened.Declared) -> list[Step]:
        def say(motion: Motion) -> list[Running]:
            scene = self._scene
            self._move_on(event)
            seat = event.seat if isinstance(event, happened.Called) else event.declaration.declarer
            begun: list[Running] = [*scene.seats.speak(self._state, seat, scene.geometry, scene.theme, motion)]
            if isinstance(event, happened.Declared):
                scene.hold(self._state.hand)
                begun += scene.hand.settle(motion, Movement.SORT)
            return begun

        if isinstance(event, happened.Called):
            return [say]
        return [say, lambda motion: _wait(motion.pause(Pause.DECLARED))]

    def _pass_out(self, event: happened.PassedOut) -> list[Step]:
        def announce(motion: Motion) -> list[Running]:
            self._move_on(event)
            self._scene.show_toast(passed_out_text(next_seat(event.dealer)))
            return _wait(motion.pause(Pause.PASSED_OUT))

        def take_away(motion: Motion) -> list[Running]:
            return [*self._scene.toast.vanish(motion.duration(Movement.BUBBLE))]

        return [announce, take_away]

    # The play

    def _play_card(self, event: happened.CardPlayed) -> list[Step]:
        return [partial(self._fly_card, event), partial(self._rest_card, event)]

    def _fly_card(self, event: happened.CardPlayed, motion: Motion) -> list[Running]:
        scene = self._scene
        scene.tip.vanish()
        scene.hand.legal = None
        scene.show_slot()
        held = self._state.sizes[event.seat]
        if event.seat == scene.viewer:
            sprite = scene.hand.give(event.card)
        else:
            centre, width, rotation = scene.seats.end_of_fan(event.seat, held, scene.geometry)
            sprite = scene.add_card(event.card, Look(centre.x, centre.y, width, rotation))
        self._move_on(event)
        scene.seats.show_bubbles(self._state, scene.geometry, scene.theme)
        wins = self._state.trick_winner() == event.seat
        begun: list[Running] = [*scene.trick.receive(event.seat, sprite, scene.geometry, motion, is_winning=wins)]
        begun += scene.hand.settle(motion, Movement.PLAY_OWN)
        return begun

    def _rest_card(self, event: happened.CardPlayed, motion: Motion) -> list[Running]:
        scene = self._scene
        wins = self._state.trick_winner() == event.seat
        begun: list[Running] = [*scene.trick.come_to_rest(event.seat, scene.geometry, motion, is_winning=wins)]
        scene.trick.set_texts(self._state, scene.geometry, scene.theme)
        return begun

    def _reveal_partner(self, event: happened.PartnerRevealed, motion: Motion) -> list[Running]:
        scene = self._scene
        known_before = self._state.partner is not None
        self._move_on(event)
        declaration, trick = self._state.declaration, self._state.trick
        assert declaration is not None
        assert trick is not None
        scene.seats.write_sentence(
            self._state, partner_text(event.partner, declaration, trick), scene.geometry, scene.theme
        )
        scene.seats.sentence.stay(motion.pause(Pause.PARTNER_SENTENCE))
        return [] if known_before else [*scene.seats.reveal_partner(motion)]

    def _take_trick(self, event: happened.TrickTaken) -> list[Step]:
        return [self._show_full_trick, partial(self._collect, event), self._clear_trick]

    def _show_full_trick(self, motion: Motion) -> list[Running]:
        scene = self._scene
        scene.trick.set_texts(self._state, scene.geometry, scene.theme, is_taken=True)
        pause = motion.trick_pause
        if pause is None:
            scene.trick.ask_to_go_on(scene.geometry, scene.theme)
            return [Gate()]
        return _wait(pause)

    def _collect(self, event: happened.TrickTaken, motion: Motion) -> list[Running]:
        scene = self._scene
        begun: list[Running] = [*scene.trick.collect(scene.geometry, scene.seats.plate_box(event.seat), motion)]
        self._move_on(event)
        if motion.is_instant:
            scene.open_last_trick(is_ghost=True)
        else:
            scene.close_last_trick()
        return begun

    def _clear_trick(self, _motion: Motion) -> list[Running]:
        self._scene.trick.clear()
        return []

    def _settle(self, event: happened.Settled, motion: Motion) -> list[Running]:
        self._scene.seats.set_totals(tuple(event.totals))
        self._move_on(event)
        self._scene.seats.show_bubbles(self._state, self._scene.geometry, self._scene.theme)
        return _wait(motion.pause(Pause.BEFORE_RESULT))


def _wait(duration: int) -> list[Running]:
    return [QPauseAnimation(duration)] if duration > 0 else []


def passed_out_text(next_dealer: Seat) -> str:
    """What the table says after four passes (rules 3.4)."""
    if next_dealer == SOUTH:
        return translate("Table", "All four pass. You deal next.")
    return translate("Table", "All four pass. {player} deals next.").format(player=terms.player_name(next_dealer))


def partner_text(partner: Seat, declaration: Declaration, trick: Trick) -> str:
    """Who the partner is and how the table came to know (rules 4.7, 4.8)."""
    assert declaration.suit is not None
    if declaration.called_ace in trick.cards:
        if partner == SOUTH:
            text = translate("Table", "<b>{partner}.</b> You have {ace}.", "partner is the word 'Partner'")
        else:
            text = translate("Table", "<b>{partner}.</b> Has {ace}.", "partner is the word 'Partner'")
    elif partner == SOUTH:
        text = translate("Table", "<b>{partner}.</b> You lead low in {suit}: you run away with the ace.")
    else:
        text = translate("Table", "<b>{partner}.</b> Leads low in {suit}: runs away with the ace.")
    return text.format(
        partner=marked(terms.partner_word(partner)),
        ace=terms.ace_in_sentence(declaration.suit),
        suit=terms.suit_in_sentence(declaration.suit),
    )
