"""The panel in which the declarer names the suit: the trump suit of a Solo, the ace of a Rufer."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from schafkopf_desktop.engine.actions import Declare
from schafkopf_desktop.engine.cards import Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration, card_order
from schafkopf_desktop.engine.errors import IllegalReason
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Button, Label, Shape
from schafkopf_desktop.ui.match.choice_tiles import AceTile, SuitTile, Tile
from schafkopf_desktop.ui.match.floating_panel import FloatingPanel
from schafkopf_desktop.ui.match.hint_strip import HintStrip
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_TITLE_AND_EXPLANATION, _ROOM_FOR_TITLE_AND_HINT = 62, 400

CALLABLE_SUITS = (Suit.ACORNS, Suit.LEAVES, Suit.BELLS)
"""The suits whose ace may be called at all (rule 3.5)."""


class ChoicePanel(FloatingPanel):
    """Asks the declarer for the suit.

    Keys: Left, Right and 1 to 4 move between the suits, Enter takes the chosen one.

    Signals:
        suit_chosen(suit): a legal suit.
    """

    suit_chosen = Signal(object)

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services.theme, parent)
        self._services = services
        self._view: SeatView | None = None
        self._contract = Contract.SOLO
        self._title = Label(self.look, Role.PANEL_TITLE)
        self._explanation = Label(self.look, Role.SECONDARY, "ink2")
        self._tiles: dict[bool, tuple[Tile, ...]] = {
            False: tuple(SuitTile(services, suit, self) for suit in Suit),
            True: tuple(AceTile(services, suit, self) for suit in CALLABLE_SUITS),
        }
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        self._groups = {False: QButtonGroup(self), True: QButtonGroup(self)}
        for rufer, tiles in self._tiles.items():
            for tile in tiles:
                row.addWidget(tile)
                self._groups[rufer].addButton(tile)
                tile.toggled.connect(self._name_confirmation)
        self._row = row
        self._confirm = Button(self.look, Shape.ACCENT, key="\u21b5")
        self._confirm.clicked.connect(self._take)
        self.contents.addWidget(self._title)
        self.contents.addWidget(self._explanation)
        self.contents.addLayout(row)
        self._hint = HintStrip(self.look, self)
        self.contents.addWidget(self._hint)
        self.contents.addWidget(self._confirm, 0, Qt.AlignmentFlag.AlignRight)

    def set_view(self, view: SeatView) -> None:
        """Ask for the suit of the contract that the seat of ``view`` has bid; the likeliest suit is preselected."""
        self._view = view
        self._contract = max(call.contract for call in view.calls if call.contract is not None)
        for rufer, tiles in self._tiles.items():
            for tile in tiles:
                tile.setVisible(rufer == self._contract.is_rufer)
        self.retranslate()
        allowed = [tile for tile in self._shown if tile.is_allowed]
        best = min if self._contract.is_rufer else max
        best(allowed, key=lambda tile: len(self._cards_of(tile.suit))).setChecked(True)
        self._name_confirmation()

    def fit(self, height: int, compact: bool) -> None:
        """Make the panel as comfortable as a height of so many pixels allows."""
        px = self.look.px
        self.set_padding(px(20), px(12 if compact else 18))
        self.contents.setSpacing(px(6 if compact else 10))
        self._row.setSpacing(px(10))
        rest = px(196 if compact else 250)
        gives_way = bool(self.hint) and (compact or height < px(_ROOM_FOR_TITLE_AND_HINT))
        for label in (self._title, self._explanation):
            label.setVisible(not gives_way)
        if self.hint:
            self._hint.fit(len(Suit) * px(97) + (len(Suit) - 1) * px(10))
            hint = self._hint.minimumHeight() + self.contents.spacing()
            rest += hint - (px(_TITLE_AND_EXPLANATION) if gives_way else 0)
        width = max(48.0, min(px(98), (height - rest) * 3 / 5))
        for tile in self._tiles[True]:
            assert isinstance(tile, AceTile)
            tile.set_picture_width(width)

    def retranslate(self) -> None:
        """Take every text again."""
        if self._view is None:
            return
        contract = terms.contract_name(self._contract)
        if self._contract.is_rufer:
            self._title.set_text(translate("Choice", "{contract}: which ace do you call?").format(contract=contract))
            self._explanation.set_text(translate("Choice", "Whoever holds it is your secret partner."))
        else:
            self._title.set_text(translate("Choice", "{contract}: choose the trump suit").format(contract=contract))
            self._explanation.set_text(translate("Choice", "Obers, Unters and the suit you choose. One against three."))
        self.setAccessibleName(self._title.plain_text())
        for tile in self._shown:
            reason = self._view.why_illegal(Declare(tile.suit))
            tile.set_state(is_allowed=reason is None, note=self._note(tile.suit, reason))
        self._name_confirmation()

    @property
    def hint(self) -> str:
        """The hint that is shown, empty when none is."""
        return "" if self._hint.isHidden() else self._hint.text

    def show_hint(self, suit: Suit, text: str) -> None:
        """Say which suit to name and why, and choose it."""
        self._hint.say(text)
        for tile in self._shown:
            if tile.suit is suit:
                self._focus(tile)

    def hide_hint(self) -> None:
        """Take the hint away."""
        self._hint.say("")

    def focus_first(self) -> None:
        """Give the preselected suit the keyboard."""
        chosen = self._chosen
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        tiles = self._shown
        focused = next((place for place, tile in enumerate(tiles) if tile.hasFocus()), 0)
        key = event.key()
        if Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(tiles):
            self._focus(tiles[key - Qt.Key.Key_1])
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            step = 1 if key == Qt.Key.Key_Right else -1
            self._focus(tiles[(focused + step) % len(tiles)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
        else:
            super().keyPressEvent(event)

    @property
    def _shown(self) -> tuple[Tile, ...]:
        return self._tiles[self._contract.is_rufer]

    @property
    def _chosen(self) -> Tile | None:
        return next((tile for tile in self._shown if tile.isChecked()), None)

    def _focus(self, tile: Tile) -> None:
        tile.setFocus(Qt.FocusReason.OtherFocusReason)
        if tile.is_allowed:
            tile.setChecked(True)

    def _take(self) -> None:
        if self._chosen is not None:
            self.suit_chosen.emit(self._chosen.suit)

    def _cards_of(self, suit: Suit) -> tuple[str, ...]:
        """Rank signs that speak about a suit: its ordinary cards in a Rufer, all trumps it would make in a Solo."""
        assert self._view is not None
        if self._contract.is_rufer:
            order = card_order(self._contract, None)
            cards = [card for card in self._view.hand if order.effective_suit(card) is suit]
        else:
            order = card_order(self._contract, suit)
            cards = [card for card in self._view.hand if order.is_trump(card)]
        ace_letter = self._services.settings.value.ace_letter
        return tuple(terms.rank_sign(card.rank, ace_letter) for card in cards)

    def _note(self, suit: Suit, reason: IllegalReason | None) -> str:
        if reason is IllegalReason.HOLDS_CALLED_ACE:
            return translate("Choice", "The ace is yours")
        if reason is not None:
            return translate("Choice", "You have no ordinary card of it")
        cards = self._cards_of(suit)
        if self._contract.is_rufer:
            return translate("Choice", "You hold: {ranks}", "ranks of the suit, like K, 9").format(
                ranks=", ".join(cards)
            )
        return translate("Choice", "%n trump(s)", "", len(cards))

    def _name_confirmation(self) -> None:
        chosen, view = self._chosen, self._view
        self._confirm.setEnabled(chosen is not None)
        if chosen is None or view is None:
            return
        if self._contract.is_rufer:
            text = translate("Choice", "Call {ace}", "button; the ace of a suit").format(
                ace=terms.ace_in_sentence(chosen.suit)
            )
        else:
            declaration = Declaration(self._contract, view.seat, chosen.suit)
            text = translate("Choice", "Play {contract}", "button; Solo in a suit").format(
                contract=terms.declaration_name(declaration)
            )
        self._confirm.set_text(text)
