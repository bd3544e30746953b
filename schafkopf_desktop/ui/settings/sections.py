"""The smaller sections: table, house rules, language."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Button, Combo, Dressed, Segments, Shape, Switch
from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.settings.rows import Section, SettingPanel
from schafkopf_desktop.ui.suit_letters import suit_letters
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.translation import LANGUAGES, translate
from schafkopf_desktop.ui.typography import Role

SYSTEM = "system"


class TableSection(Section):
    """What is to be seen at the table and in the gallery."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        settings = services.settings
        self.indices = Switch(services.theme)
        self.indices.toggled.connect(lambda on: settings.update(corner_index=on))
        self.ace_letter = Segments(services.theme, ("D", "A"))
        self.ace_letter.chosen.connect(lambda letter: settings.update(ace_letter=letter))
        self.suit_letters = Switch(services.theme)
        self.suit_letters.toggled.connect(lambda on: settings.update(suit_letters=on))
        self.only_played = Switch(services.theme)
        self.only_played.toggled.connect(lambda on: settings.update(only_played_cards=on))
        rows = SettingPanel(services)
        rows.add_row(
            lambda: (
                translate("TableSettings", "Indices in the corners"),
                translate("TableSettings", "Rank and suit at the corner of each card, easy to read in the fan."),
            ),
            self.indices,
        )
        rows.add_row(
            lambda: (
                translate("TableSettings", "Letter of the ace"),
                translate("TableSettings", "D for Daus, as the cards are called, or A for ace."),
            ),
            self.ace_letter,
        )
        rows.add_row(
            lambda: (translate("TableSettings", "Suits in letters"), _explained_suit_letters()),
            self.suit_letters,
        )
        rows.add_row(
            lambda: (
                translate("TableSettings", "Only the 32 in play"),
                translate("TableSettings", "The deck page leaves out fives, sixes and the Weli."),
            ),
            self.only_played,
        )
        self.column.addWidget(rows)
        self.column.addStretch(1)
        self.retranslate()
        self.show_settings()

    def retranslate(self) -> None:
        self.set_heading(translate("TableSettings", "Table"))
        self.ace_letter.set_texts(("D", "A"))

    def show_settings(self) -> None:
        value = self.services.settings.value
        self.indices.setChecked(value.corner_index)
        self.ace_letter.set_key(value.ace_letter)
        self.ace_letter.setEnabled(value.corner_index)
        self.suit_letters.setChecked(value.suit_letters)
        self.suit_letters.setEnabled(value.corner_index)
        self.only_played.setChecked(value.only_played_cards)


def _explained_suit_letters() -> str:
    letters = suit_letters()
    return translate(
        "TableSettings", "{acorns}, {leaves}, {hearts} or {bells} under the index, for people who see few colours."
    ).format(acorns=letters["E"], leaves=letters["L"], hearts=letters["H"], bells=letters["S"])


class HouseRulesSection(Section):
    """What a table may agree on, and what never changes.

    Signals:
        rules_requested: show all the rules.
    """

    rules_requested = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        look = services.theme
        self._locks = (Fixed(look), Fixed(look))
        fixed = SettingPanel(services)
        fixed.add_row(
            lambda: (
                translate("HouseRules", "Four passes"),
                translate("HouseRules", "Nobody scores, and the next player deals. {rule}").format(
                    rule=terms.rule_reference("3.4")
                ),
            ),
            self._locks[0],
        )
        fixed.add_row(
            lambda: (
                translate("HouseRules", "Running away with the ace"),
                translate("HouseRules", "With the called ace and three more of its suit. {rule}").format(
                    rule=terms.rule_reference("4.7")
                ),
            ),
            self._locks[1],
        )
        self.laufende = Switch(look)
        self.laufende.toggled.connect(lambda on: services.settings.update(laufende_for_winners=on))
        choices = SettingPanel(services)
        choices.add_row(
            lambda: (
                translate("HouseRules", "Laufende for the winners"),
                translate(
                    "HouseRules",
                    "They count for the winners, whoever was dealt them; from the next deal on. {rule}",
                ).format(rule=terms.rule_reference("5.4")),
            ),
            self.laufende,
        )
        self.read = Button(look, Shape.OUTLINE, icon="book")
        self.read.clicked.connect(self.rules_requested)
        line = QHBoxLayout()
        line.addWidget(self.read)
        line.addStretch(1)
        self.column.addWidget(fixed)
        self.column.addWidget(choices)
        self.column.addLayout(line)
        self.column.addStretch(1)
        self.retranslate()
        self.show_settings()

    def retranslate(self) -> None:
        self.set_heading(
            translate("HouseRules", "House rules"),
            translate(
                "HouseRules", "The rules of this deck stay as they are. Here you choose what your table agrees on."
            ),
        )
        for lock in self._locks:
            lock.set_text(translate("HouseRules", "Fixed", "a rule that cannot be changed"))
        self.read.set_text(translate("HouseRules", "Read all the rules"))

    def show_settings(self) -> None:
        self.laufende.setChecked(self.services.settings.value.laufende_for_winners)


class LanguageSection(Section):
    """The language, the system's or another."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.language = Combo(services.theme)
        self.language.chosen.connect(lambda code: services.settings.update(language=None if code == SYSTEM else code))
        rows = SettingPanel(services)
        rows.add_row(
            lambda: (
                translate("LanguageSettings", "Language of the program"),
                translate("LanguageSettings", "Everything changes at once, at the table too."),
            ),
            self.language,
        )
        self.column.addWidget(rows)
        self.column.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        self.set_heading(translate("LanguageSettings", "Language"))
        as_system = (SYSTEM, translate("LanguageSettings", "As the system"))
        self.language.set_entries((as_system, *LANGUAGES.items()), self.services.settings.value.language or SYSTEM)

    def show_settings(self) -> None:
        self.language.set_key(self.services.settings.value.language or SYSTEM)


class Fixed(Dressed, QWidget):
    """A lock and a word, where others have a control: this cannot be changed."""

    def __init__(self, look: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def set_text(self, text: str) -> None:
        """Show this word."""
        self._text = text
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = QFontMetrics(self.look.font(Role.BODY)).horizontalAdvance(self._text)
        return QSize(width + self.look.px(26), self.look.px(24))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self.look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = px(16)
        paint_icon(painter, QRectF(0, (self.height() - size) / 2, size, size), "lock", self.look.theme.ink2)
        painter.setFont(self.look.font(Role.BODY))
        painter.setPen(self.look.theme.ink2)
        text = QRectF(px(23), 0, self.width(), self.height())
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._text)
