"""How the cards look, and the theme of everything around them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from schafkopf_desktop.imaging.settings import FilterSettings
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Button, Label, Segments, Separator, Shape, Switch
from schafkopf_desktop.ui.filter_sliders import FilterSliders
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.settings.comparison import Comparison
from schafkopf_desktop.ui.settings.presets import PresetRow
from schafkopf_desktop.ui.settings.rows import Section
from schafkopf_desktop.ui.theme import ThemeChoice
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

_SIDE_BY_SIDE_FROM = 900
_SIDE_WIDTH = 236


class AppearanceSection(Section):
    """The filters with before and after, ready-made looks, corner indices, and the theme."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        look = services.theme
        self.comparison = Comparison(services)
        self._presets_title = Label(look, Role.BID)
        self.presets = PresetRow(services)
        self.presets.chosen.connect(self._take_preset)
        self._filters_title = Label(look, Role.BID)
        self.sliders = FilterSliders(services, explained=True)
        self.reset = Button(look, Shape.OUTLINE, icon="undo")
        self.reset.clicked.connect(self.sliders.reset)
        self.indices = Switch(look)
        self.indices.toggled.connect(lambda on: services.settings.update(corner_index=on))
        self._indices_name = Label(look, Role.BODY, wrap=True)
        self._theme_name = Label(look, Role.BODY)
        self.theme = Segments(
            look, [choice.value for choice in (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.SYSTEM)]
        )
        self.theme.chosen.connect(lambda choice: services.settings.update(theme=choice))
        self._side = self._build_side()
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(look.px(28))
        cards = QVBoxLayout()
        cards.setSpacing(look.px(10))
        for widget in (self.comparison, self._presets_title, self.presets):
            cards.addWidget(widget)
        cards.addStretch(1)
        self._halves.addLayout(cards, 1)
        self._halves.addWidget(self._side)
        self.column.addLayout(self._halves)
        self.column.addStretch(1)
        self.retranslate()
        self.show_settings()

    def retranslate(self) -> None:
        self.set_heading(translate("AppearanceSettings", "Look of the cards"))
        self._presets_title.set_text(translate("AppearanceSettings", "Ready-made looks"))
        self.presets.retranslate()
        self._filters_title.set_text(translate("AppearanceSettings", "Filters"))
        self.reset.set_text(translate("AppearanceSettings", "Reset to {percent}").format(percent=terms.percent(50)))
        indices = translate("AppearanceSettings", "Indices in the corners")
        self._indices_name.set_text(indices)
        self.indices.setAccessibleName(indices)
        self._theme_name.set_text(translate("AppearanceSettings", "Theme"))
        self.theme.setAccessibleName(translate("AppearanceSettings", "Theme"))
        self.theme.set_texts(
            (
                translate("AppearanceSettings", "Light", "theme"),
                translate("AppearanceSettings", "Dark", "theme"),
                translate("AppearanceSettings", "Auto", "theme: as the system says"),
            )
        )

    def show_settings(self) -> None:
        value = self.services.settings.value
        self.presets.show_filters(FilterSettings(value.contrast, value.grain, value.temperature))
        self.indices.setChecked(value.corner_index)
        self.theme.set_key(value.theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= self.services.theme.px(_SIDE_BY_SIDE_FROM)
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._halves.direction() is not direction:
            self._halves.setDirection(direction)
        width = self.services.theme.px(_SIDE_WIDTH)
        self._side.setMinimumWidth(width if beside else 0)
        self._side.setMaximumWidth(width if beside else 16777215)

    def _build_side(self) -> QWidget:
        look = self.services.theme
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(10))
        column.addWidget(self._filters_title)
        column.addWidget(self.sliders)
        column.addWidget(self.reset)
        column.addWidget(Separator(look))
        for name, control in ((self._indices_name, self.indices), (self._theme_name, self.theme)):
            row = QHBoxLayout()
            row.addWidget(name, 1)
            row.addWidget(control, 0, Qt.AlignmentFlag.AlignRight)
            column.addLayout(row)
        column.addStretch(1)
        return side

    def _take_preset(self, filters: FilterSettings) -> None:
        self.services.settings.update(contrast=filters.contrast, grain=filters.grain, temperature=filters.temperature)
