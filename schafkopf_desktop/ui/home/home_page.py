"""The deck page."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from schafkopf_desktop.engine.cards import PACK, Card
from schafkopf_desktop.ui.controls import Button, Label, ScrollPage, Shape, Switch
from schafkopf_desktop.ui.home.appearance_card import AppearanceCard
from schafkopf_desktop.ui.home.arrangement import is_narrow, narrow_gallery, wide_columns
from schafkopf_desktop.ui.home.big_card import BigCard
from schafkopf_desktop.ui.home.card_detail import CardDetail
from schafkopf_desktop.ui.home.gallery import EDGE, Gallery
from schafkopf_desktop.ui.home.game_card import GameCard, SavedDeal
from schafkopf_desktop.ui.home.pack_drawer import PackDrawer, place_and_size
from schafkopf_desktop.ui.home.web_link import WebLink
from schafkopf_desktop.ui.overlays import Placement
from schafkopf_desktop.ui.page import BarItem, Page
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_MARGIN = 28
_GUTTER = 30
_TOP = 12
_TITLE = 46
_LEAD = 38


class HomePage(Page):
    """The pack, the game, and the look of the cards, on one page.

    Signals:
        play_requested: a new deal.
        continue_requested: on with the deal that was left.
        introduction_requested: how the game is played, in short.
    """

    bar_items: ClassVar[tuple[BarItem, ...]] = (
        BarItem.SHEET,
        BarItem.HISTORY,
        BarItem.RULES,
        BarItem.SETTINGS,
        BarItem.THEME,
    )
    play_requested = Signal()
    continue_requested = Signal()
    introduction_requested = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._big_card: BigCard | None = None
        self._pack_shown = ""
        look = services.theme
        self._ground = QWidget()
        self._title = Label(look, Role.PAGE_TITLE)
        self._description = Label(look, Role.LEAD, "ink2", wrap=True)
        self.link = WebLink(services)
        self.change_pack = Button(look, Shape.OUTLINE, icon="repeat")
        self.packs = PackDrawer(services)
        self.packs.hide()
        self.gallery = Gallery(services)
        self.game = GameCard(services)
        self.appearance = AppearanceCard(services)
        self.detail = CardDetail(services)
        self.indices = Switch(look)
        self.only_played = Switch(look)
        for widget in (
            self._title,
            self._description,
            self.link,
            self.change_pack,
            self.game,
            self.gallery,
            self.detail,
            self.indices,
            self.only_played,
            self.appearance,
        ):
            widget.setParent(self._ground)
        self._scroll = ScrollPage(look, self._ground)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)
        self._ground.installEventFilter(self)
        self._connect()
        self._show_settings()
        self.retranslate()

    def name(self) -> str:
        return translate("Home", "Deck", "the page with all the cards, as target of the back button")

    def heading(self) -> str:
        return translate("Home", "Schafkopf")

    def entered(self) -> None:
        self.game.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_saved_deal(self, saved: SavedDeal | None) -> None:
        """Offer to go on with a deal; None when there is none."""
        self.game.set_saved_deal(saved)
        self._arrange()

    def retranslate(self) -> None:
        """Take all texts again."""
        self._show_words_of_pack()
        self.change_pack.set_text(translate("Home", "Other cards", "leads to the packs to choose from"))
        self.indices.set_text(translate("Home", "Indices", "rank and suit in the corners of the cards"))
        self.only_played.set_text(translate("Home", "Only the 32 in play"))
        self._arrange()
        self.heading_changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._services.theme.theme.paper)

    def _connect(self) -> None:
        settings = self._services.settings
        self.game.play_requested.connect(self.play_requested)
        self.game.continue_requested.connect(self.continue_requested)
        self.game.rules_requested.connect(lambda: self.rules_requested.emit(""))
        self.game.introduction_requested.connect(self.introduction_requested)
        self.gallery.current_changed.connect(lambda: self.detail.show_card(self.gallery.current))
        self.gallery.focused.connect(self._bring_into_view)
        self.gallery.opened.connect(self._open_card)
        self.gallery.held.connect(self._open_card)
        self.gallery.let_go.connect(self._close_card)
        self.link.grew.connect(self._arrange)
        self.change_pack.clicked.connect(lambda: self.overlays.open(self.packs, Placement.RIGHT))
        self.packs.close_requested.connect(lambda: self.overlays.close(self.packs))
        self._services.pictures.changed.connect(self._follow_pack)
        self.indices.toggled.connect(lambda on: settings.update(corner_index=on))
        self.only_played.toggled.connect(lambda on: settings.update(only_played_cards=on))
        settings.changed.connect(self._show_settings)
        self._services.translator.language_changed.connect(self.retranslate)
        self._services.theme.changed.connect(self._arrange)
        self._services.theme.changed.connect(self.update)

    def _show_settings(self) -> None:
        value = self._services.settings.value
        self.indices.setChecked(value.corner_index)
        self.only_played.setChecked(value.only_played_cards)
        if self.gallery.show_pack(value.only_played_cards):
            self._arrange()

    def _follow_pack(self) -> None:
        if self._services.pictures.pack.id != self._pack_shown:
            self._show_settings()
            self._show_words_of_pack()
            self.gallery.retranslate()
            self._arrange()

    def _show_words_of_pack(self) -> None:
        pack, language = self._services.pictures.pack, self._services.translator.language
        self._pack_shown = pack.id
        self._title.set_text(place_and_size(pack, language))
        self._description.set_text(pack.text("description", language))
        self.link.set_target(translate("Home", "Wikipedia"), pack.text("wikipedia", language))
        self.only_played.setVisible(len(pack.faces) > len(PACK))
        self.change_pack.setVisible(len(self._services.packs.offered) > 1)
        self.detail.show_card(self.gallery.current)

    def _bring_into_view(self, card: Card) -> None:
        self._scroll.ensureWidgetVisible(self.gallery.tile(card), 0, self._services.theme.px(20))

    def _open_card(self, card: Card) -> None:
        self._close_card()
        self._big_card = BigCard(self._services, card, self.size())
        self._big_card.done.connect(self._close_card)
        self.overlays.open(self._big_card, Placement.CENTRE, on_close=self._forget_card, keep=False)

    def _close_card(self) -> None:
        if self._big_card is not None:
            self.overlays.close(self._big_card)

    def _forget_card(self) -> None:
        self._big_card = None

    def _arrange(self) -> None:
        if self.width() < 100:
            return
        if is_narrow(self.width()):
            self._arrange_narrow()
        else:
            self._arrange_wide()

    def _arrange_wide(self) -> None:
        px = self._services.theme.px
        margin, footer = px(_MARGIN), self._footer_height()
        heading = self._heading_height(self.width() - px(_MARGIN + 332 + _GUTTER) - margin)
        room = QSize(self.width() - 2 * margin, self.height() - heading - footer - px(40))
        columns = wide_columns(room, self.gallery.suit_length, self._services.theme.scale)
        left = (self.width() - columns.total) // 2
        self.gallery.arrange(self.gallery.suit_length, columns.card, columns.gaps)
        self._place_heading(left, columns.left)
        self._place_gallery(left, heading)
        bottom = heading + self.gallery.sizeHint().height() - 2 * EDGE
        self._place_footer(left, bottom + px(6), self.gallery.sizeHint().width() - 2 * EDGE)
        side = QRect(left + columns.left + px(_GUTTER), px(22), columns.side, 0)
        game = self.game.heightForWidth(side.width())
        self.game.setGeometry(side.x(), side.y(), side.width(), game)
        top = side.y() + game + px(14)
        appearance = self.appearance.sizeHint().height()
        self.appearance.setGeometry(side.x(), top, side.width(), appearance)
        total = max(bottom + footer + px(12), top + appearance + px(16))
        self._ground.setMinimumHeight(total)

    def _arrange_narrow(self) -> None:
        px = self._services.theme.px
        margin, gap = px(_MARGIN), px(16)
        width = self.width() - 2 * margin
        heading = self._heading_height(width)
        self._place_heading(margin, width)
        half = (width - gap) // 2
        height = max(self.game.heightForWidth(half), self.appearance.sizeHint().height())
        self.game.setGeometry(margin, heading, half, height)
        self.appearance.setGeometry(margin + half + gap, heading, width - half - gap, height)
        columns = narrow_gallery(width, self.gallery.suit_length, self._services.theme.scale)
        self.gallery.arrange((self.gallery.suit_length + 1) // 2, columns.card, columns.gaps)
        top = heading + height + px(20)
        self._place_gallery(margin, top)
        bottom = top + self.gallery.sizeHint().height()
        self._place_footer(margin, bottom, width)
        self._ground.setMinimumHeight(bottom + self._footer_height() + px(16))

    def _heading_height(self, width: int) -> int:
        px = self._services.theme.px
        return px(_TOP + _TITLE) + self._lead_height(width) + px(10)

    def _lead_height(self, width: int) -> int:
        px = self._services.theme.px
        link = self.link.sizeHint()
        if self._lead_width() + px(14) + link.width() <= width:
            return px(_LEAD)
        return self._description.heightForWidth(width) + link.height()

    def _lead_width(self) -> int:
        return self._description.fontMetrics().horizontalAdvance(self._description.plain_text()) + 4

    def _place_heading(self, left: int, width: int) -> None:
        px = self._services.theme.px
        height = max(px(_TITLE), self._title.sizeHint().height())
        change = self.change_pack.sizeHint()
        taken = change.width() + px(14) if self.change_pack.isVisibleTo(self._ground) else 0
        self._title.setGeometry(left, px(_TOP), width - taken, height)
        middle = px(_TOP) + (height - change.height()) // 2
        self.change_pack.setGeometry(left + width - change.width(), middle, change.width(), change.height())
        top = px(_TOP + _TITLE)
        lead, link = self._lead_width(), self.link.sizeHint()
        if lead + px(14) + link.width() <= width:
            # Lato at 16 px beside Lato at 15: two pixels lower, and both stand on one line.
            self._description.setGeometry(left, top + px(2), lead, px(_LEAD) - px(2))
            self.link.setGeometry(left + lead + px(14), top, link.width(), link.height())
        else:
            height = self._description.heightForWidth(width)
            self._description.setGeometry(left, top, width, height)
            self.link.setGeometry(left, top + height, min(width, link.width()), link.height())

    def _place_gallery(self, left: int, top: int) -> None:
        size = self.gallery.sizeHint()
        self.gallery.setGeometry(left - EDGE, top - EDGE, size.width(), size.height())

    def _footer_height(self) -> int:
        return self.detail.sizeHint().height() + self._services.theme.px(6)

    def _place_footer(self, left: int, top: int, width: int) -> None:
        px = self._services.theme.px
        height = self.detail.sizeHint().height()
        played, indices = self.only_played.sizeHint(), self.indices.sizeHint()
        right = left + width
        middle = top + (height - played.height()) // 2
        self.only_played.setGeometry(right - played.width(), middle, played.width(), played.height())
        if self.only_played.isVisibleTo(self._ground):
            right -= played.width() + px(14)
        right -= indices.width()
        self.indices.setGeometry(right, middle, indices.width(), indices.height())
        self.detail.setGeometry(left, top, max(0, right - left - px(14)), height)
