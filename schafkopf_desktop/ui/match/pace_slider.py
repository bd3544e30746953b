"""The pace of the table, from waiting for a click to no motion at all."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from schafkopf_desktop.ui.controls import Label, Slider
from schafkopf_desktop.ui.icons import icon
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.table.motion import Pace
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

PACES = tuple(Pace)


def pace_name(pace: Pace) -> str:
    """The pace in a word or two."""
    match pace:
        case Pace.WAIT:
            return translate("Pace", "I wait", "pace: the trick stays until the person clicks")
        case Pace.CALM:
            return translate("Pace", "Calm", "pace")
        case Pace.NORMAL:
            return translate("Pace", "Normal", "pace")
        case Pace.BRISK:
            return translate("Pace", "Brisk", "pace")
        case Pace.INSTANT:
            return translate("Pace", "At once", "pace: no motion")


class PaceSlider(QWidget):
    """Sets the pace in the settings; + and - on the table do the same."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        look = services.theme
        self._clock = QLabel()
        self._label = Label(look, Role.BODY_STRONG)
        self._value = Label(look, Role.BODY, "ink2")
        last = len(PACES) - 1
        self._slider = Slider(look, 0, last, home=PACES.index(Pace.NORMAL), marks=tuple(range(len(PACES))))
        self._slider.setPageStep(1)
        heading = QHBoxLayout()
        heading.setSpacing(8)
        heading.addWidget(self._clock)
        heading.addWidget(self._label)
        heading.addStretch()
        heading.addWidget(self._value)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(heading)
        column.addWidget(self._slider)
        self._slider.valueChanged.connect(lambda value: services.settings.update(pace=PACES[value].value))
        services.settings.changed.connect(self.retranslate)
        look.changed.connect(self._paint_clock)
        self._paint_clock()
        self.retranslate()

    def step(self, steps: int) -> None:
        """Move the pace by so many steps, positive faster."""
        self._slider.setValue(self._slider.value() + steps)

    def retranslate(self) -> None:
        """Take texts and the value of the setting again."""
        pace = Pace(self._services.settings.value.pace)
        self._slider.setValue(PACES.index(pace))
        self._label.set_text(translate("Pace", "Pace"))
        self._value.set_text(pace_name(pace))
        self._slider.setAccessibleName(self._label.plain_text())
        self._slider.setAccessibleDescription(self._value.plain_text())

    def _paint_clock(self) -> None:
        look = self._services.theme
        self._clock.setPixmap(icon("clock", look.theme.ink, look.px(18), self.devicePixelRatioF()))
