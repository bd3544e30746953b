"""The points in sight in the rail: the bar, both sides in numbers, and what is still needed."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui.controls import Label
from schafkopf_desktop.ui.emblems import Party
from schafkopf_desktop.ui.match import points_words
from schafkopf_desktop.ui.match.points_bar import PointsBar
from schafkopf_desktop.ui.match.points_in_sight import points_in_sight
from schafkopf_desktop.ui.match.sign import Sign
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import Role


class PointsSection(QWidget):
    """What the person can know of the points; computed from the open tricks only."""

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: SeatView | None = None
        self._bar = PointsBar(look, self)
        self._declarers_sign, self._defenders_sign = Sign(look, 13, self), Sign(look, 13, self)
        self._declarers = Label(look, Role.SECONDARY_STRONG)
        self._defenders = Label(look, Role.SECONDARY_STRONG)
        self._need = Label(look, Role.SECONDARY, "ink2", wrap=True)
        sides = QHBoxLayout()
        sides.setSpacing(6)
        for widget in (self._declarers_sign, self._declarers, self._defenders_sign, self._defenders):
            sides.addWidget(widget)
        sides.insertSpacing(2, 8)
        sides.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._bar)
        column.addLayout(sides)
        column.addWidget(self._need)

    def set_view(self, view: SeatView) -> None:
        """Show the points of ``view``; there must be a declaration."""
        self._view = view
        self._bar.set_points(points_in_sight(view))
        self.retranslate()

    def retranslate(self) -> None:
        """Take every text again."""
        view = self._view
        if view is None:
            return
        has_trick = bool(view.tricks)
        declarers = points_words.declarers_points_text(view) if has_trick else ""
        defenders = points_words.defenders_points_text(view) if has_trick else ""
        self._declarers.set_text(declarers)
        self._defenders.set_text(defenders)
        self._declarers.setVisible(bool(declarers))
        self._defenders.setVisible(bool(defenders))
        self._declarers_sign.set_meaning(Party.DECLARER_SIDE if declarers else None)
        self._defenders_sign.set_meaning(Party.DEFENDERS if defenders else None)
        need = points_words.need_text(view)
        self._need.set_text(need)
        self._need.setVisible(bool(need))
        self._bar.setAccessibleName(", ".join(text for text in (declarers, defenders, need) if text))
