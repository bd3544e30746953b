"""The packs of cards to choose from, each with where it is at home, what is known of it, and an article."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from schafkopf_desktop.decks.developing import develop
from schafkopf_desktop.decks.pack import BACK, Pack
from schafkopf_desktop.decks.sprites import SpriteKey
from schafkopf_desktop.ui.controls import Button, Dressed, Label, ScrollPage, Separator, Shape
from schafkopf_desktop.ui.home.web_link import WebLink
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_WIDTH = 480
_CARD_WIDTH = 66
_STEP = 0.36  # from card to card, of a card's width
_DROP = 10
_SHOWN = (BACK, "H_O", "L_D")


def place_and_size(pack: Pack, language: str) -> str:
    """Where a pack is at home and how many cards it has: "South Tyrol · Italy · 40 cards"."""
    count = translate("Home", "%n card(s)", "size of a pack", len(pack.faces))
    return translate("Home", "{region} · {cards}").format(region=pack.text("region", language), cards=count)


class PackDrawer(Dressed, QWidget):
    """All packs that are offered, the one in use marked; choosing another takes effect at once.

    Signals:
        close_requested: the person is done.
    """

    close_requested = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = services.theme
        self._services = services
        self._title = Label(look, Role.PANEL_TITLE)
        self._close = Button(look, Shape.PLAIN, icon="cross")
        self._close.clicked.connect(self.close_requested)
        self.rows = {pack.id: PackRow(services, pack) for pack in services.packs.offered}
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, look.px(8), 0)
        column.setSpacing(look.px(16))
        for place, row in enumerate(self.rows.values()):
            if place:
                column.addWidget(Separator(look))
            column.addWidget(row)
        column.addStretch(1)
        heading = QHBoxLayout()
        heading.addWidget(self._title, 1)
        heading.addWidget(self._close)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(look.px(24), look.px(14), look.px(16), look.px(14))
        whole.setSpacing(look.px(12))
        whole.addLayout(heading)
        whole.addWidget(ScrollPage(look, content), 1)
        services.settings.changed.connect(self._show_chosen)
        services.translator.language_changed.connect(self.retranslate)
        self.dress(look)
        self.retranslate()

    def retranslate(self) -> None:
        """Take all texts again."""
        self._title.set_text(translate("Packs", "Packs of cards"))
        self.setAccessibleName(translate("Packs", "Packs of cards"))
        self._close.set_name(translate("Packs", "Close the packs of cards"))
        for row in self.rows.values():
            row.retranslate()
        self._show_chosen()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(_WIDTH), 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.look.theme.panel)

    def _show_chosen(self) -> None:
        chosen = self._services.packs.chosen(self._services.settings.value.pack)
        for pack_id, row in self.rows.items():
            row.show_chosen(pack_id == chosen.id)


class PackRow(QWidget):
    """One pack: its back and two of its cards, its words, a link, and a button that chooses it."""

    def __init__(self, services: Services, pack: Pack) -> None:
        super().__init__()
        look = services.theme
        self._services = services
        self._pack = pack
        self._is_chosen = False
        self._name = Label(look, Role.BID, wrap=True)
        self._place = Label(look, Role.BODY_STRONG, "ink2", wrap=True)
        self._description = Label(look, Role.BODY, wrap=True)
        self._pattern = Label(look, Role.SECONDARY, "ink2", wrap=True)
        self._credit = Label(look, Role.SECONDARY, "ink2", wrap=True)
        self._sample = _Sample(services, pack)
        self.link = WebLink(services)
        self.choose = Button(look, Shape.OUTLINE, icon="check")
        self.choose.clicked.connect(lambda: services.settings.update(pack=pack.id))
        words = QVBoxLayout()
        words.setSpacing(look.px(4))
        for widget in (self._name, self._place, self._description, self._pattern, self._credit, self.link):
            words.addWidget(widget)
        words.addSpacing(look.px(4))
        words.addWidget(self.choose, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(16))
        row.addWidget(self._sample, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def texts(self) -> tuple[str, ...]:
        """Name, place and size, description, pattern and credit as shown."""
        labels = (self._name, self._place, self._description, self._pattern, self._credit)
        return tuple(label.plain_text() for label in labels)

    def retranslate(self) -> None:
        """Take all texts again."""
        language = self._services.translator.language
        self._name.set_text(self._pack.text("name", language))
        self._place.set_text(f"{place_and_size(self._pack, language)} · {_figures(self._pack)}")
        self._description.set_text(self._pack.text("description", language))
        self._pattern.set_text(self._pack.text("pattern", language))
        self._credit.set_text(
            translate("Packs", "Drawn by {author} · {licence}").format(
                author=self._pack.author, licence=self._pack.licence
            )
        )
        self._sample.setToolTip(self._pack.text("back", language))
        self._sample.setAccessibleName(self._pack.text("back", language))
        self.link.set_target(translate("Home", "Wikipedia"), self._pack.text("wikipedia", language))
        self.show_chosen(self._is_chosen)

    def show_chosen(self, is_chosen: bool) -> None:
        """Say whether this pack is the one in use."""
        self._is_chosen = is_chosen
        self.choose.setEnabled(not is_chosen)
        self.choose.set_text(translate("Packs", "In use") if is_chosen else translate("Packs", "Play with these"))
        self.choose.setAccessibleDescription(self._pack.text("name", self._services.translator.language))


def _figures(pack: Pack) -> str:
    return translate("Packs", "double-headed") if pack.double_headed else translate("Packs", "single figures")


class _Sample(Dressed, QWidget):
    """The back and two cards of a pack, whichever is in use; small enough to be made here, once for each size."""

    def __init__(self, services: Services, pack: Pack) -> None:
        super().__init__()
        self._services = services
        self._pack = pack
        self._filters = services.pictures.filters
        self._images: dict[SpriteKey, QImage] = {}
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.dress(services.theme)

    def sizeHint(self) -> QSize:
        width = self.look.px(_CARD_WIDTH)
        last = len(_SHOWN) - 1
        return QSize(round(width * (1 + last * _STEP)), round(width * 5 / 3) + last * self.look.px(_DROP) + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        pictures = self._services.pictures
        if pictures.filters != self._filters:
            self._filters = pictures.filters
            self._images.clear()
        width, ratio = self.look.px(_CARD_WIDTH), self.devicePixelRatioF()
        for place, face in enumerate(_SHOWN):
            key = SpriteKey.of_size(self._pack.id, face, width, ratio, None)
            if key not in self._images:
                self._images[key] = develop(self._pack, key, None, self._filters, pictures.store).image
            top_left = QPointF(place * width * _STEP, place * self.look.px(_DROP))
            painter.drawImage(QRectF(top_left, QSize(width, round(width * 5 / 3))), self._images[key])
