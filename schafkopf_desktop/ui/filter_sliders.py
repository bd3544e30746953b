"""The three sliders that tune the look of the cards."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Dressed, Label, Slider
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

NAMES = ("contrast", "grain", "temperature")
NEUTRAL = 50


class FilterSliders(Dressed, QWidget):
    """Contrast, grain and colour temperature, 0 to 100 percent each, in effect while they move.

    With `explained` the ends of each slider say what they mean, and the way from the middle is coloured.
    """

    def __init__(self, services: Services, *, explained: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = services.settings
        self._explained = explained
        look = services.theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)
        self._names: dict[str, Label] = {}
        self._values: dict[str, Label] = {}
        self._ends: dict[str, tuple[Label, Label]] = {}
        self.sliders: dict[str, Slider] = {}
        for place, name in enumerate(NAMES):
            self._names[name] = Label(look, Role.BODY_STRONG)
            self._values[name] = Label(
                look, Role.BODY_STRONG if explained else Role.BODY, "ink" if explained else "ink2"
            )
            slider = Slider(look, home=NEUTRAL, filled=explained)
            slider.valueChanged.connect(lambda value, name=name: services.settings.update(**{name: value}))
            self.sliders[name] = slider
            row = 4 * place
            self._grid.addWidget(self._names[name], row, 0)
            self._grid.addWidget(self._values[name], row, 1, Qt.AlignmentFlag.AlignRight)
            self._grid.addWidget(slider, row + 1, 0, 1, 2)
            if explained:
                self._ends[name] = (Label(look, Role.SECONDARY, "ink2"), Label(look, Role.SECONDARY, "ink2"))
                self._grid.addWidget(self._ends[name][0], row + 2, 0)
                self._grid.addWidget(self._ends[name][1], row + 2, 1, Qt.AlignmentFlag.AlignRight)
        self.dress(look)
        services.settings.changed.connect(self._show_values)
        services.translator.language_changed.connect(self.retranslate)
        self.retranslate()

    def reset(self) -> None:
        """Put all three back to the middle."""
        self._settings.update(**dict.fromkeys(NAMES, NEUTRAL))

    def retranslate(self) -> None:
        """Take all texts again."""
        words = {
            "contrast": translate("Filters", "Contrast"),
            "grain": translate("Filters", "Grain"),
            "temperature": translate("Filters", "Colour temperature"),
        }
        ends = {
            "contrast": (
                translate("Filters", "Soft", "contrast 0 %"),
                translate("Filters", "Strong", "contrast 100 %"),
            ),
            "grain": (translate("Filters", "Smooth", "grain 0 %"), translate("Filters", "Rough", "grain 100 %")),
            "temperature": (
                translate("Filters", "Cool", "temperature 0 %"),
                translate("Filters", "Warm", "temperature 100 %"),
            ),
        }
        for name in NAMES:
            self._names[name].set_text(words[name])
            self.sliders[name].setAccessibleName(words[name])
            self.sliders[name].setToolTip(translate("Filters", "Double click: back to the middle"))
            for label, text in zip(self._ends.get(name, ()), ends[name], strict=False):
                label.set_text(text)
        self._show_values()

    def restyle(self) -> None:
        for place in range(len(NAMES)):
            self._grid.setRowMinimumHeight(4 * place + 3, self.look.px(10 if self._explained else 0))

    def _show_values(self) -> None:
        for name, slider in self.sliders.items():
            value = getattr(self._settings.value, name)
            if slider.value() != value and not slider.isSliderDown():
                slider.blockSignals(True)
                slider.setValue(value)
                slider.blockSignals(False)
            self._values[name].set_text(terms.percent(value))
