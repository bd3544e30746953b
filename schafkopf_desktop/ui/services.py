"""What every page is given: the few objects that the whole interface shares."""

from dataclasses import dataclass

from schafkopf_desktop.decks.found_packs import FoundPacks
from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.ui.settings_model import SettingsModel
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import Translator


@dataclass(frozen=True)
class Services:
    """The objects shared by all pages; built once by the composition root.

    Attributes:
        settings: the settings in force, watched and saved.
        theme: colours and scale in force; handed to every control as its look.
        translator: the language in force.
        packs: the packs of cards that people can choose from.
        pictures: the card pictures, filtered as the settings say.
    """

    settings: SettingsModel
    theme: ThemeController
    translator: Translator
    packs: FoundPacks
    pictures: CardPictures
