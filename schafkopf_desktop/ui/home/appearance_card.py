"""Language and look of the cards, at hand on the deck page."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from schafkopf_desktop.ui.controls import Button, Combo, Label, Panel, Shape
from schafkopf_desktop.ui.filter_sliders import FilterSliders
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.translation import LANGUAGES, translate
from schafkopf_desktop.ui.typography import Role


class AppearanceCard(Panel):
    """The language, the three filters, and the way back to how the cards were."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services.theme, parent=parent)
        look = services.theme
        self._services = services
        self._title = Label(look, Role.BID)
        self.reset = Button(look, Shape.PLAIN, icon="undo", tint="ink2", tight=True)
        self._language_name = Label(look, Role.BODY_STRONG)
        self.language = Combo(look)
        self.language.chosen.connect(lambda code: services.settings.update(language=code))
        self.sliders = FilterSliders(services)
        self.reset.clicked.connect(self.sliders.reset)
        self._column = QVBoxLayout(self)
        top = QHBoxLayout()
        top.addWidget(self._title)
        top.addStretch(1)
        top.addWidget(self.reset)
        row = QHBoxLayout()
        row.addWidget(self._language_name)
        row.addStretch(1)
        row.addWidget(self.language)
        self._column.addLayout(top)
        self._column.addLayout(row)
        self._column.addWidget(self.sliders)
        self._column.addStretch(1)
        self.restyle()
        services.translator.language_changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Take all texts again."""
        self._title.set_text(translate("Appearance", "Appearance"))
        self.reset.set_text(translate("Appearance", "Reset"))
        self._language_name.set_text(translate("Appearance", "Language"))
        self.language.setAccessibleName(translate("Appearance", "Language"))
        self.language.set_entries(tuple(LANGUAGES.items()), self._services.translator.language)

    def restyle(self) -> None:
        px = self.look.px
        self._column.setContentsMargins(px(20), px(8), px(20), px(8))
        self._column.setSpacing(px(6))
        self.language.setMinimumWidth(px(152))
