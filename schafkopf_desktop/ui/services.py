"""What every page is given: the few objects that the whole interface shares."""

from dataclasses import dataclass

from PySide6.QtCore import QObject

from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.imaging.settings import FilterSettings
from schafkopf_desktop.ui.settings_model import SettingsModel
from schafkopf_desktop.ui.theme import ThemeChoice, ThemeController
from schafkopf_desktop.ui.translation import Translator


@dataclass(frozen=True)
class Services:
    """The objects shared by all pages; built once by the composition root.

    Attributes:
        settings: the settings in force, watched and saved.
        theme: colours and scale in force; handed to every control as its look.
        translator: the language in force.
        pictures: the card pictures, filtered as the settings say.
    """

    settings: SettingsModel
    theme: ThemeController
    translator: Translator
    pictures: CardPictures


class SettingsInForce(QObject):
    """Puts the settings into effect, at once and whenever they change: theme, language, filters of the cards.

    The language is installed only when it is another one, since everything visible takes its texts again then.
    """

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._language: str | None = services.settings.value.language
        services.translator.install(self._language)
        services.settings.changed.connect(self._put_into_effect)
        self._put_into_effect()

    def _put_into_effect(self) -> None:
        value = self._services.settings.value
        if value.language != self._language:
            self._language = value.language
            self._services.translator.install(value.language)
        self._services.theme.choose(ThemeChoice(value.theme))
        self._services.pictures.set_filters(FilterSettings(value.contrast, value.grain, value.temperature))
