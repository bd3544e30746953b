"""The person's turn to play a card: when the hand is open, what may be played, and what happens to a choice."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.errors import IllegalReason
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.table.animation_queue import AnimationQueue
from schafkopf_desktop.ui.table.table_scene import TableScene
from schafkopf_desktop.ui.translation import translate


class Turn(QObject):
    """Opens the hand once everything is shown, and lets exactly one legal card through.

    Signals:
        card_chosen(card): a legal card was chosen; the hand is closed already.
        choice_refused(card, reason): the card may not be played now.
        changed(): the hand was opened or closed, or its cards are others.
    """

    card_chosen = Signal(object)
    choice_refused = Signal(object, object)
    changed = Signal()

    def __init__(self, scene: TableScene, queue: AnimationQueue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._queue = queue
        self._view: SeatView | None = None

    @property
    def is_open(self) -> bool:
        """Whether a card can be chosen now."""
        return self._queue.is_idle and self._scene.hand.legal is not None

    @property
    def is_expected(self) -> bool:
        """Whether the hand opens when everything is shown."""
        view = self._view
        return view is not None and view.phase is Phase.PLAY and view.to_act == view.seat

    def expect(self, view: SeatView | None) -> None:
        """Wait for the turn that `view` describes, if it is the person's; None closes the hand."""
        self._view = view

    def open(self) -> None:
        """Open the hand if it is the person's turn to play a card."""
        view = self._view
        if view is not None and self.is_expected:
            legal = (action.card for action in view.legal_actions() if isinstance(action, Play))
            self._scene.hand.legal = frozenset(legal)
            self._scene.hand.settle(self._queue.motion)
            self._scene.show_slot()
        self.changed.emit()

    def close(self) -> None:
        """Close the hand: nothing can be chosen, a card under the pointer glides back."""
        hand = self._scene.hand
        self._view = None
        if hand.dragged is not None:
            hand.let_go(self._queue.motion)
        self._scene.tip.vanish()
        self._scene.big_card.vanish()
        self._scene.close_hint()
        if hand.legal is not None:
            self._shut()
            hand.settle(self._queue.motion)
        self.changed.emit()

    def choose(self, card: Card) -> None:
        """Play `card` if the rules allow it, else say why not; nothing happens while the hand is closed."""
        view = self._view
        if not self.is_open or view is None or card not in self._scene.hand.cards:
            return
        reason = view.why_illegal(Play(card))
        if reason is not None:
            self._refuse(card, reason, view)
            return
        self._scene.tip.vanish()
        self._scene.close_hint()
        if self._scene.last_trick.is_ghost:
            self._scene.close_last_trick()
        # Closed before anybody hears of the choice: a second click finds nothing to play.
        self._view = None
        self._shut()
        self.card_chosen.emit(card)

    def why_not(self, card: Card) -> str:
        """Why `card` may not be played now, with the rule; empty when it may or when no card is wanted."""
        view = self._view
        if view is None or self._scene.hand.legal is None or card not in view.hand:
            return ""
        reason = view.why_illegal(Play(card))
        if reason is None:
            return ""
        return translate("Hand", "{reason} {rule}", "a whole sentence, then e.g. 'Rule 4.3'").format(
            reason=terms.illegal_sentence(reason, view), rule=terms.rule_reference(reason.section)
        )

    def _shut(self) -> None:
        self._scene.hand.legal = None
        self._scene.hand.hovered = None
        self._scene.show_slot()

    def _refuse(self, card: Card, reason: IllegalReason, view: SeatView) -> None:
        self._scene.hand.shake(card, self._queue.motion)
        self._scene.show_refusal(card, reason, view)
        self.choice_refused.emit(card, reason)
