"""How strong the three computer players are."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.players.levels import Level
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.controls import Combo, Dressed, Label, Panel, Segments
from schafkopf_desktop.ui.icons import paint_icon
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.settings.rows import Section, SettingPanel
from schafkopf_desktop.ui.theme import MEDALLION_LETTER, MEDALLIONS, ThemeController
from schafkopf_desktop.ui.translation import translate
from schafkopf_desktop.ui.typography import Role

SETTING_OF_SEAT = {1: "level_left", 2: "level_across", 3: "level_right"}
"""The setting that holds the level of each computer player."""
_SIDE_BY_SIDE_FROM = 680


class PlayersSection(Section):
    """A level for each player, and the least level of whoever plays with the person."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        look = services.theme
        self.cards = tuple(PlayerCard(services, seat) for seat in SETTING_OF_SEAT)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(look.px(18))
        for card in self.cards:
            self._row.addWidget(card, 1)
        self.partners = Combo(look)
        self.partners.chosen.connect(lambda level: services.settings.update(level_of_partners=level))
        rows = SettingPanel(services)
        rows.add_row(
            lambda: (
                translate("PlayersSettings", "Your partner plays at least like"),
                translate("PlayersSettings", "Whoever knows to be on your side does not play below this level."),
            ),
            self.partners,
        )
        self._fair = _FairPlay(look)
        self.column.addLayout(self._row)
        self.column.addWidget(rows)
        self.column.addWidget(self._fair)
        self.column.addStretch(1)
        self.retranslate()
        self.show_settings()

    def retranslate(self) -> None:
        self.set_heading(
            translate("PlayersSettings", "Players and levels"),
            translate("PlayersSettings", "The level changes what a player remembers and works out."),
        )
        entries = [(level.value, terms.level_name(level, seat=2)) for level in Level]
        self.partners.set_entries(entries, self.services.settings.value.level_of_partners)
        self._fair.set_text(translate("PlayersSettings", "Nobody sees the cards of the others, at any level."))
        for card in self.cards:
            card.retranslate()

    def show_settings(self) -> None:
        self.partners.set_key(self.services.settings.value.level_of_partners)
        for card in self.cards:
            card.show_settings()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= self.services.theme.px(_SIDE_BY_SIDE_FROM)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)


class PlayerCard(Panel):
    """One computer player: who it is, where it sits, its level and what that means."""

    def __init__(self, services: Services, seat: Seat) -> None:
        super().__init__(services.theme)
        look = services.theme
        self._services = services
        self._seat = seat
        self._name = Label(look, Role.BID)
        self._place = Label(look, Role.SECONDARY, "ink2")
        self._level_label = Label(look, Role.BODY_STRONG)
        self._level_name = Label(look, Role.BID)
        self._meaning = Label(look, Role.SECONDARY, "ink2", wrap=True)
        self.level = Segments(look, [level.value for level in Level])
        self.level.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.level.chosen.connect(lambda level: services.settings.update(**{SETTING_OF_SEAT[seat]: level}))
        who = QVBoxLayout()
        who.setSpacing(0)
        who.addWidget(self._name)
        who.addWidget(self._place)
        top = QHBoxLayout()
        top.setSpacing(look.px(14))
        top.addWidget(_Medallion(look, seat))
        top.addLayout(who, 1)
        line = QHBoxLayout()
        line.addWidget(self._level_label, 1)
        line.addWidget(self._level_name)
        self._column = QVBoxLayout(self)
        self._column.addLayout(top)
        self._column.addLayout(line)
        self._column.addWidget(self.level)
        self._column.addWidget(self._meaning)
        self._column.addStretch(1)
        self.restyle()

    def restyle(self) -> None:
        px = self.look.px
        self._column.setContentsMargins(px(20), px(18), px(20), px(18))
        self._column.setSpacing(px(10))

    def retranslate(self) -> None:
        """Take all texts again."""
        places = {
            1: translate("PlayersSettings", "Left", "where a player sits"),
            2: translate("PlayersSettings", "Across", "where a player sits"),
            3: translate("PlayersSettings", "Right", "where a player sits"),
        }
        player = terms.player_name(self._seat)
        self._name.set_text(player)
        self._place.set_text(places[self._seat])
        self._level_label.set_text(translate("PlayersSettings", "Level"))
        self.level.set_texts(tuple(str(number) for number, _ in enumerate(Level, start=1)))
        self.level.setAccessibleName(translate("PlayersSettings", "Level of {player}").format(player=player))
        self.show_settings()

    def show_settings(self) -> None:
        """Show the level in force."""
        level = Level(getattr(self._services.settings.value, SETTING_OF_SEAT[self._seat]))
        self.level.set_key(level.value)
        self._level_name.set_text(terms.level_name(level, self._seat))
        self._meaning.set_text(terms.level_description(level))
        self.level.setAccessibleDescription(f"{self._level_name.plain_text()}. {self._meaning.plain_text()}")


class _Medallion(Dressed, QWidget):
    def __init__(self, look: ThemeController, seat: Seat) -> None:
        super().__init__()
        self._seat = seat
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(54), self.look.px(54))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(MEDALLIONS[self._seat])
        painter.drawEllipse(QRectF(self.rect()))
        painter.setPen(MEDALLION_LETTER)
        painter.setFont(self.look.font(Role.PANEL_TITLE))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, terms.player_name(self._seat)[0])


class _FairPlay(QWidget):
    """A shield and a promise."""

    def __init__(self, look: ThemeController) -> None:
        super().__init__()
        self._words = Label(look, Role.BODY, "ink2", wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(12))
        row.addWidget(_Shield(look))
        row.addWidget(self._words, 1)

    def set_text(self, text: str) -> None:
        self._words.set_text(text)


class _Shield(Dressed, QWidget):
    def __init__(self, look: ThemeController) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(22), self.look.px(22))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_icon(painter, QRectF(self.rect()), "shield", self.look.theme.green)
