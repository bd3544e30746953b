"""The suits in a letter or two, for the corner of the cards: an aid for people to whom colours do not tell."""

from schafkopf_desktop.ui.translation import translate


def suit_letters() -> dict[str, str]:
    """The letters of the suits E, L, H and S in the language in force; no two are alike."""
    return {
        "E": translate("SuitLetters", "Ac", "acorns, in one or two letters on a card"),
        "L": translate("SuitLetters", "Le", "leaves, in one or two letters on a card"),
        "H": translate("SuitLetters", "He", "hearts, in one or two letters on a card"),
        "S": translate("SuitLetters", "Be", "bells, in one or two letters on a card"),
    }
