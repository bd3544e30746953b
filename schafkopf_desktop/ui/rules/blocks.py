"""How one block of the rules looks: a numbered paragraph, a small table, a row of cards."""

from html import escape

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from schafkopf_desktop.decks.pack import face_of
from schafkopf_desktop.ui.controls import Label
from schafkopf_desktop.ui.rules.content import CardRow, Grid, Paragraph
from schafkopf_desktop.ui.rules.search import occurrences
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.theme import Theme, Tint
from schafkopf_desktop.ui.typography import Role

_INSET = 14  # from the edge of a highlighted paragraph to its text
_NUMBER_WIDTH = 46
_CARD_WIDTH = 56
_CARD_GAP = 8


def text_label(
    services: Services, text: str, role: Role, tint: Tint = "ink", *, query: str = "", wrap: bool = True
) -> Label:
    """A text in a role and tint of the theme; with `wrap` as running text, in which the words of a query are marked."""
    label = Label(services.theme, role, tint, wrap=wrap)
    label.set_text(text)
    if query and wrap:
        label.setText(f'<p style="line-height: 120%; margin: 0">{_marked(text, query, services.theme.theme)}</p>')
    return label


def _marked(text: str, query: str, colours: Theme) -> str:
    style = f"background-color:{colours.ochre_fill.name()};color:{colours.on_ochre.name()}"
    pieces, done = [], 0
    for place in occurrences(text, query):
        pieces.append(escape(text[done : place.start]))
        pieces.append(f'<span style="{style}">{escape(text[place.start : place.stop])}</span>')
        done = place.stop
    return "".join((*pieces, escape(text[done:])))


class ParagraphView(QWidget):
    """One rule: its number in front, its text beside it; on an ochre ground when it is the one that was asked for."""

    def __init__(self, services: Services, paragraph: Paragraph, *, is_marked: bool, query: str) -> None:
        super().__init__()
        self.paragraph = paragraph
        self.is_marked = is_marked
        self._colours = services.theme.theme
        px = services.theme.px
        number = text_label(services, paragraph.number, Role.BID, "ink2", query=query)
        number.setFixedWidth(px(_NUMBER_WIDTH))
        number.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        number.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        text = text_label(services, paragraph.text, Role.BODY, "ink", query=query)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(_INSET), px(11), px(_INSET), px(11))
        row.setSpacing(0)
        row.addWidget(number)
        row.addWidget(text, 1, Qt.AlignmentFlag.AlignTop)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.is_marked:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QPainterPath()
        box.addRoundedRect(QRectF(self.rect()), 12, 12)
        painter.fillPath(box, self._colours.ochre_background)
        painter.setClipPath(box)
        bar = QRectF(0, 0, 4, self.height())
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            bar.moveRight(self.width())
        painter.fillRect(bar, self._colours.ochre)


class GridView(QWidget):
    """A small table under the text of its paragraph, with a hairline under every row but the last."""

    def __init__(self, services: Services, grid: Grid, query: str) -> None:
        super().__init__()
        self._services = services
        self._grid = grid
        px = services.theme.px
        self._cells = QGridLayout(self)
        self._cells.setContentsMargins(px(_INSET + _NUMBER_WIDTH), px(2), px(_INSET), px(8))
        self._cells.setHorizontalSpacing(px(16))
        self._cells.setVerticalSpacing(px(12))
        lines = ((grid.header,) if grid.header else ()) + grid.rows
        for line, texts in enumerate(lines):
            is_header = line == 0 and bool(grid.header)
            for column, text in enumerate(texts):
                self._cells.addWidget(self._cell(text, column, query, is_header=is_header), line, column)
        for column in range(len(grid.rows[0])):
            self._cells.setColumnStretch(column, 1 if column in grid.wide_columns else 0)

    def _cell(self, text: str, column: int, query: str, *, is_header: bool) -> Label:
        is_number = column in self._grid.number_columns
        is_wide = column in self._grid.wide_columns
        role = Role.LABEL if is_header else Role.BODY if is_wide and not is_number else Role.BODY_STRONG
        tint: Tint = "ink3" if is_header else "ink"
        label = text_label(self._services, text, role, tint, query=query, wrap=is_wide)
        side = Qt.AlignmentFlag.AlignTrailing if is_number and not is_wide else Qt.AlignmentFlag.AlignLeading
        label.setAlignment(Qt.AlignmentFlag.AlignTop | side)
        return label

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(self._services.theme.theme.line, 1))
        area = self.contentsRect().marginsRemoved(self._cells.contentsMargins())
        for line in range(self._cells.rowCount() - 1):
            cells = (self._cells.itemAtPosition(line, column) for column in range(self._cells.columnCount()))
            bottom = max(cell.geometry().bottom() for cell in cells if cell is not None)
            y = bottom + self._cells.verticalSpacing() // 2
            painter.drawLine(area.left(), y, area.right(), y)


class CardRowView(QWidget):
    """Cards side by side, smaller where the room is short, and a line of text under them."""

    def __init__(self, services: Services, row: CardRow, query: str) -> None:
        super().__init__()
        px = services.theme.px
        caption = text_label(services, row.caption, Role.SECONDARY, "ink2", query=query)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(_INSET), px(8), px(_INSET), px(8))
        column.setSpacing(px(8))
        column.addWidget(_Cards(services, row))
        column.addWidget(caption)


class _Cards(QWidget):
    def __init__(self, services: Services, row: CardRow) -> None:
        super().__init__()
        self._services = services
        self._faces = tuple(face_of(card.code) for card in row.cards)
        self.setAccessibleName(row.caption)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        services.pictures.changed.connect(self.update)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._card_width(width) * 5 / 3) + 4

    def sizeHint(self) -> QSize:
        px = self._services.theme.px
        width = len(self._faces) * px(_CARD_WIDTH) + (len(self._faces) - 1) * px(_CARD_GAP)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def _card_width(self, width: int) -> float:
        px = self._services.theme.px
        room = (width - (len(self._faces) - 1) * px(_CARD_GAP)) / len(self._faces)
        return max(8.0, min(float(px(_CARD_WIDTH)), room))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width = self._card_width(self.width())
        step = width + self._services.theme.px(_CARD_GAP)
        index = self._services.settings.value.corner_index
        for place, face in enumerate(self._faces):
            left = place * step
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                left = self.width() - left - width
            box = QRectF(left, 0, width, width * 5 / 3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(20, 14, 8, 60))
            painter.drawRoundedRect(box.translated(0, 2), width * 0.056, width * 0.056)
            pixmap = self._services.pictures.pixmap(face, width, self.devicePixelRatioF(), index)
            painter.drawPixmap(box.topLeft(), pixmap)
