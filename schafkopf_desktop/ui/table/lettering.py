"""Writing on the cloth: sentences with marked words, and the grounds they stand on."""

from html import escape

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTextDocument, QTextOption

from schafkopf_desktop.ui.theme import WINNER_RING
from schafkopf_desktop.ui.typography import Role, font

ARROW = 9.0


def marked(name: str) -> str:
    """A name as it may stand inside a sentence with marks."""
    return escape(name)


class Lettering:
    """A text laid out once and painted often.

    The text may hold the marks <b> (strong) and <em> (strong and golden); everything else in it is plain.
    """

    def __init__(self, text: str, role: Role, scale: float, ink: QColor, width: float | None = None) -> None:
        """Lay out `text`, in lines of at most `width` logical pixels when given."""
        self._document = QTextDocument()
        self._document.setDocumentMargin(0)
        self._document.setDefaultFont(font(role, scale))
        self._document.setDefaultStyleSheet(
            f"p {{ color: {ink.name()}; margin: 0 }} b {{ font-weight: 700 }}"
            f" em {{ font-style: normal; font-weight: 700; color: {WINNER_RING.name()} }}"
        )
        self._document.setHtml(f"<p>{text}</p>")
        natural = self._document.idealWidth()
        if width is not None and natural > width:
            option = QTextOption()
            option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
            self._document.setDefaultTextOption(option)
            self._document.setTextWidth(width)
            # Lines that break early leave room that a ground around them would show.
            natural = min(width, self._document.idealWidth())
        self._document.setTextWidth(natural)

    @property
    def size(self) -> QSizeF:
        return self._document.size()

    @property
    def text(self) -> str:
        """The words without marks."""
        return self._document.toPlainText()

    def centre(self) -> None:
        """Centre each line within the widest."""
        option = self._document.defaultTextOption()
        option.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._document.setDefaultTextOption(option)

    def paint(self, painter: QPainter, at: QPointF) -> None:
        """Write with the top left corner at `at`."""
        painter.save()
        painter.translate(at)
        self._document.drawContents(painter)
        painter.restore()


def paint_shadow(painter: QPainter, box: QRectF, radius: float, depth: float) -> None:
    """A soft shadow below a paper that lies on the cloth, out of a few layers and without any blur."""
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(4):
        grow = depth * layer / 4
        painter.setBrush(QColor(8, 12, 9, 16))
        painter.drawRoundedRect(
            box.adjusted(-grow, -grow, grow, grow).translated(0, depth / 3), radius + grow, radius + grow
        )


def paint_paper(painter: QPainter, box: QRectF, radius: float, ground: QColor, edge: QPen) -> None:
    """A rounded piece of paper with its edge inside `box`."""
    half = edge.widthF() / 2
    painter.setPen(edge)
    painter.setBrush(ground)
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius - half, radius - half)


def speech_outline(box: QRectF, radius: float, tip: QPointF, arrow: float) -> QPainterPath:
    """A rounded box with a small arrow on its lower edge that points down to the x of `tip`."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    x = min(max(tip.x(), box.left() + radius + arrow), box.right() - radius - arrow)
    pointer = QPainterPath()
    pointer.moveTo(x - arrow, box.bottom() - 1)
    pointer.lineTo(x, box.bottom() + arrow)
    pointer.lineTo(x + arrow, box.bottom() - 1)
    pointer.closeSubpath()
    return path.united(pointer)
