"""A question over the page with a few answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from schafkopf_desktop.ui.controls import Button, Label, Panel, Shape
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import Role


class Question(Panel):
    """Asks something before it is done; nothing happens when it is closed without an answer.

    Signals:
        answered: one of the answers was taken; what it stands for is done right after.
    """

    answered = Signal()

    def __init__(
        self,
        look: ThemeController,
        *,
        title: str,
        text: str,
        answers: Sequence[tuple[str, Callable[[], None]]],
        parent: QWidget | None = None,
    ) -> None:
        """``answers`` are words and what they do, from the left; the first is the likeliest and is filled."""
        super().__init__(look, parent=parent)
        heading, explanation = Label(look, Role.PANEL_TITLE), Label(look, Role.BODY, "ink2", wrap=True)
        heading.set_text(title)
        explanation.set_text(text)
        row = QHBoxLayout()
        row.setSpacing(look.px(10))
        row.addStretch()
        for place, (words, act) in enumerate(answers):
            button = Button(look, Shape.ACCENT if place == 0 else Shape.OUTLINE)
            button.set_text(words)
            button.clicked.connect(lambda _checked=False, act=act: self._answer(act))
            row.insertWidget(1, button)
        column = QVBoxLayout(self)
        margin = look.px(24)
        column.setContentsMargins(margin, look.px(18), margin, look.px(20))
        column.setSpacing(look.px(10))
        column.addWidget(heading)
        column.addWidget(explanation)
        column.addSpacing(look.px(6))
        column.addLayout(row)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)

    def sizeHint(self) -> QSize:
        width = max(self.look.px(460), super().sizeHint().width())
        return QSize(width, self.heightForWidth(width) if self.hasHeightForWidth() else super().sizeHint().height())

    def _answer(self, act: Callable[[], None]) -> None:
        self.answered.emit()
        act()
