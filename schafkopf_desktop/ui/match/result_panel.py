"""The result of a deal over the table: title, points of both sides, the bill and the scores."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from schafkopf_desktop.engine.match import DealRecord
from schafkopf_desktop.engine.settlement import Scores
from schafkopf_desktop.ui.controls import Button, Label, Separator, Shape
from schafkopf_desktop.ui.match import bill
from schafkopf_desktop.ui.match.bill_view import BillView
from schafkopf_desktop.ui.match.match_controller import PERSON
from schafkopf_desktop.ui.match.points_bar import ResultBar
from schafkopf_desktop.ui.match.scores_view import ScoresView
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

KEYS_IGNORED_MS = 400
"""How long keys do nothing after the panel has come, so that the key that played the last card cannot deal."""


class ResultPanel(QWidget):
    """What a settled deal paid, line by line.

    Signals:
        next_requested: deal the next deal.
        sheet_requested: show the score sheet.
        analysis_requested: show what the cards of the deal were worth.
        repeat_requested: play the same cards again, unscored.
        share_requested: give the deal to others.
        shuffle_requested: check how the cards of the deal were shuffled.
        close_requested: take the panel away; of a deal looked up in the score sheet.
    """

    next_requested = Signal()
    sheet_requested = Signal()
    analysis_requested = Signal()
    repeat_requested = Signal()
    share_requested = Signal()
    shuffle_requested = Signal()
    close_requested = Signal()

    def __init__(
        self,
        services: Services,
        record: DealRecord,
        totals: Scores,
        *,
        is_new: bool,
        is_small: bool,
        is_practice: bool = False,
    ) -> None:
        """``totals`` are those after the deal; ``is_new`` offers the next deal, else the panel can only be closed.

        After a practice deal the next one is the same again.
        """
        super().__init__()
        self._services = services
        self._record = record
        self._is_new = is_new
        self._is_small = is_small
        self._is_practice = is_practice
        look = services.theme
        settlement = record.settlement
        self._title = Label(look, Role.PAGE_TITLE if not is_small else Role.HEADING)
        self._subtitle = Label(look, Role.BODY, "ink2", wrap=True)
        self._bar = ResultBar(look)
        self._bar.set_settlement(settlement, PERSON in settlement.declarer_side)
        self._bill = BillView(services, settlement, is_small=is_small)
        self._scores = ScoresView(look, settlement, totals, is_small=is_small)
        self._next = Button(look, Shape.ACCENT, key="\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}")
        self._sheet = Button(look, Shape.OUTLINE, icon="sheet")
        self._analysis = Button(look, Shape.OUTLINE, icon="chart")
        self._repeat = Button(look, Shape.OUTLINE, icon="repeat")
        self._shuffle = Button(look, Shape.PLAIN, icon="shield", tint="ink2")
        self._share = Button(look, Shape.PLAIN, icon="export", tint="ink2")
        self._close = Button(look, Shape.ACCENT)
        self._next.setVisible(is_new)
        self._sheet.setVisible(is_new and not is_practice)
        self._repeat.setVisible(not is_practice)
        self._shuffle.setVisible(not is_practice)
        self._close.setVisible(not is_new)
        self._next.clicked.connect(self.next_requested)
        self._sheet.clicked.connect(self.sheet_requested)
        self._analysis.clicked.connect(self.analysis_requested)
        self._repeat.clicked.connect(self.repeat_requested)
        self._shuffle.clicked.connect(self.shuffle_requested)
        self._share.clicked.connect(self.share_requested)
        self._close.clicked.connect(self.close_requested)
        self._keys_count = QTimer(self)
        self._keys_count.setSingleShot(True)
        self._keys_count.setInterval(KEYS_IGNORED_MS)
        self._keys_count.timeout.connect(self._take_keyboard)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        look.changed.connect(self.update)
        services.translator.language_changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text again."""
        settlement = self._record.settlement
        self._title.set_text(bill.title(settlement))
        self._subtitle.set_text(bill.subtitle(settlement, self._record.number))
        self._bar.retranslate()
        self._bill.retranslate()
        self._scores.retranslate()
        self._next.set_text(translate("Bill", "Play again") if self._is_practice else translate("Bill", "Next deal"))
        self._repeat.set_text(translate("Bill", "Repeat", "play the same cards again, unscored"))
        self._repeat.setToolTip(translate("Bill", "Play the same cards again; it does not count."))
        self._share.set_name(translate("Bill", "Share this deal"))
        self._sheet.set_text(translate("Bill", "Score sheet"))
        self._analysis.set_text(translate("Bill", "Analyse"))
        self._shuffle.set_text(translate("Bill", "Check this shuffle"))
        self._close.set_text(translate("Bill", "Close"))
        self.setAccessibleName(f"{self._title.plain_text()}. {self._subtitle.plain_text()}")

    def is_for(self, record: DealRecord) -> bool:
        """Whether the panel shows this deal."""
        return self._record == record

    def begin(self) -> None:
        """Take the keyboard: of a new result only after a while."""
        if self._is_new:
            self._keys_count.start()
        else:
            self._take_keyboard()

    def sizeHint(self) -> QSize:
        px = self._services.theme.px
        return QSize(px(912 if self._is_small else 984), px(580 if self._is_small else 660))

    def minimumSizeHint(self) -> QSize:
        return QSize(600, 400)

    def hideEvent(self, event: QHideEvent) -> None:
        self._keys_count.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys_count.isActive():
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self.next_requested if self._is_new else self.close_requested).emit()
        elif event.key() == Qt.Key.Key_N and self._is_new:
            self.next_requested.emit()
        elif event.key() == Qt.Key.Key_A:
            self.analysis_requested.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._services.theme.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath()
        radius = self._services.theme.px(18)
        shape.addRoundedRect(QRectF(self.rect()), radius, radius)
        painter.setClipPath(shape)
        painter.fillRect(self.rect(), theme.panel)
        painter.fillRect(self._bill_ground.geometry(), theme.paper)
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(self._bill_ground.geometry().topRight(), self._bill_ground.geometry().bottomRight())
        painter.end()

    def _lay_out(self) -> None:
        look = self._services.theme
        px, small = look.px, self._is_small
        side = px(24 if small else 30)
        words = QVBoxLayout()
        words.setSpacing(px(2))
        words.addWidget(self._title)
        words.addWidget(self._subtitle)
        head = QHBoxLayout()
        head.setContentsMargins(side, px(10 if small else 16), side, px(8 if small else 14))
        head.setSpacing(px(20))
        head.addLayout(words, 1)
        head.addWidget(self._bar, 1, Qt.AlignmentFlag.AlignVCenter)
        self._bill_ground = QWidget()
        ground = QVBoxLayout(self._bill_ground)
        ground.setContentsMargins(side, px(8 if small else 14), side, px(10 if small else 16))
        ground.addWidget(self._bill)
        scores = QVBoxLayout()
        scores.setContentsMargins(side, px(8 if small else 14), side, px(10 if small else 16))
        scores.addWidget(self._scores)
        halves = QHBoxLayout()
        halves.setSpacing(0)
        halves.addWidget(self._bill_ground, 6)
        halves.addLayout(scores, 5)
        foot = QHBoxLayout()
        foot.setContentsMargins(side, px(10 if small else 14), side, px(10 if small else 14))
        foot.setSpacing(px(10))
        foot.addWidget(self._sheet)
        foot.addWidget(self._analysis)
        foot.addWidget(self._repeat)
        foot.addWidget(self._shuffle)
        foot.addWidget(self._share)
        foot.addStretch()
        foot.addWidget(self._close)
        foot.addWidget(self._next)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(Separator(look))
        column.addLayout(halves, 1)
        column.addWidget(Separator(look))
        column.addLayout(foot)

    def _take_keyboard(self) -> None:
        (self._next if self._is_new else self._close).setFocus(Qt.FocusReason.OtherFocusReason)
