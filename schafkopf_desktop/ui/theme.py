"""The colours of the interface, light and dark, and the controller that says which are in force."""

from dataclasses import dataclass
from enum import Enum
from typing import Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from schafkopf_desktop.ui.typography import Role, font, load_fonts, pixels

Tint = Literal[
    "paper", "panel", "sunken", "ink", "ink2", "ink3", "line", "line2", "accent", "on_accent", "accent_text",
    "ochre", "ochre_fill", "on_ochre", "ochre_background", "ochre_text", "green", "green_background",
    "cloth_ink", "cloth_ink2", "focus",
]  # fmt: skip


class ThemeChoice(Enum):
    """What a person can choose; the values are those of the setting."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True)
class Theme:
    """One set of colours.

    Attributes:
        paper, panel, sunken: grounds of the window, of panels and buttons, of wells and zebra rows.
        ink, ink2, ink3: text, secondary text, labels and disabled text.
        line, line2: hairlines (decoration) and outlines of controls.
        accent, on_accent: the one filled button of a screen and the text on it.
        accent_text: text in the accent colour, links, totals.
        ochre, ochre_fill, on_ochre, ochre_background, ochre_text: selection, focus of choice, turn.
        green, green_background: switched on, verified.
        cloth: the three stops of the table's radial gradient (0, .62, 1).
        cloth_ink, cloth_ink2: text on the cloth.
        tag: ground of the small dark tags on the cloth.
        scrim: what lies between an overlay and the page under it.
        focus: ring around the control that has the keyboard.
        is_dark: whether this is the dark set.
    """

    is_dark: bool
    paper: QColor
    panel: QColor
    sunken: QColor
    ink: QColor
    ink2: QColor
    ink3: QColor
    line: QColor
    line2: QColor
    accent: QColor
    on_accent: QColor
    accent_text: QColor
    ochre: QColor
    ochre_fill: QColor
    on_ochre: QColor
    ochre_background: QColor
    ochre_text: QColor
    green: QColor
    green_background: QColor
    cloth: tuple[QColor, QColor, QColor]
    cloth_ink: QColor
    cloth_ink2: QColor
    tag: QColor
    scrim: QColor
    focus: QColor

    def colour(self, tint: Tint) -> QColor:
        """The colour of a token by its name."""
        named: QColor = getattr(self, tint)
        return named


LIGHT = Theme(
    is_dark=False,
    paper=QColor("#F8F3E8"),
    panel=QColor("#FFFBF2"),
    sunken=QColor("#EFE7D7"),
    ink=QColor("#2B211A"),
    ink2=QColor("#5E5144"),
    ink3=QColor("#6F6254"),
    line=QColor("#DCD0BA"),
    line2=QColor("#8A7B66"),
    accent=QColor("#8C2F26"),
    on_accent=QColor("#FFF8EC"),
    accent_text=QColor("#8C2F26"),
    ochre=QColor("#A9700F"),
    ochre_fill=QColor("#C98A1B"),
    on_ochre=QColor("#2B1B04"),
    ochre_background=QColor("#F6E7C4"),
    ochre_text=QColor("#7A4F06"),
    green=QColor("#2E5A45"),
    green_background=QColor("#E2ECE3"),
    cloth=(QColor("#3E5C4D"), QColor("#2C463A"), QColor("#223830")),
    cloth_ink=QColor("#F7EFDD"),
    cloth_ink2=QColor("#D5DACB"),
    tag=QColor(16, 22, 18, 204),
    scrim=QColor(30, 24, 18, 140),
    focus=QColor("#1F5FA8"),
)

DARK = Theme(
    is_dark=True,
    paper=QColor("#1E1A16"),
    panel=QColor("#27221D"),
    sunken=QColor("#181411"),
    ink=QColor("#F3EADA"),
    ink2=QColor("#CBBDA6"),
    ink3=QColor("#B3A58F"),
    line=QColor("#3E362D"),
    line2=QColor("#948670"),
    accent=QColor("#B9483B"),
    on_accent=QColor("#FFF8EC"),
    accent_text=QColor("#F0A090"),
    ochre=QColor("#E3AA45"),
    ochre_fill=QColor("#E3AA45"),
    on_ochre=QColor("#2B1B04"),
    ochre_background=QColor("#40331A"),
    ochre_text=QColor("#F0C46E"),
    green=QColor("#8CBF9F"),
    green_background=QColor("#22352A"),
    cloth=(QColor("#26362F"), QColor("#1B2822"), QColor("#141D19")),
    cloth_ink=QColor("#F3EADA"),
    cloth_ink2=QColor("#B9C2B6"),
    tag=QColor(16, 22, 18, 204),
    scrim=QColor(0, 0, 0, 150),
    focus=QColor("#8FC3FF"),
)

# The same in both themes: they lie on the cloth, on cards, or carry a meaning that must not change.
CLOTH_FOCUS = QColor("#FFF8EC")
CLOTH_FOCUS_EDGE = QColor("#1B1208")
WINNER_RING = QColor("#E9B44C")
WINNER_RING_EDGE = QColor("#2B1C14")
DECLARER_SIDE = QColor("#C98A1B")
DEFENDERS = QColor("#2F5576")
DEFENDERS_EDGE = QColor("#DCE7F0")
BEST_CARD = QColor("#8FD0A8")
MEDALLIONS = (QColor("#2E5A45"), QColor("#6E4A2C"), QColor("#34516A"), QColor("#5B4668"))  # by seat, clockwise
MEDALLION_LETTER = QColor("#F8F0DF")


class ThemeController(QObject):
    """How everything looks at the moment: the colours in force and the scale of text and controls.

    Attributes:
        theme: the colours in force.
        scale: factor on all texts and controls, 1 to 2.

    Signals:
        changed: colours or scale are different now; take both again and repaint.
    """

    changed = Signal()

    def __init__(self, choice: ThemeChoice = ThemeChoice.SYSTEM, parent: QObject | None = None) -> None:
        super().__init__(parent)
        load_fonts()
        QApplication.setStyle("Fusion")
        self._choice = choice
        self.scale = 1.0
        self.theme = LIGHT
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._tell_system()
        self.theme = self._wanted()
        self._dress_application()

    @property
    def choice(self) -> ThemeChoice:
        """What the person chose: light, dark, or as the system says."""
        return self._choice

    def choose(self, choice: ThemeChoice) -> None:
        """Take light or dark, or follow the system from now on."""
        if choice is self._choice:
            return
        self._choice = choice
        self._tell_system()
        self._refresh()

    def set_scale(self, scale: float) -> None:
        """Set the factor on texts and controls; kept to steps of 1/20, so that dragging a window edge stays calm."""
        stepped = round(max(1.0, min(2.0, scale)) * 20) / 20
        if stepped != self.scale:
            self.scale = stepped
            self._dress_application()
            self.changed.emit()

    def font(self, role: Role) -> QFont:
        """The font of a role at the scale in force."""
        return font(role, self.scale)

    def px(self, length: float) -> int:
        """Whole pixels of a length given for scale 1, at the scale in force."""
        return pixels(length, self.scale)

    def _wanted(self) -> Theme:
        if self._choice is ThemeChoice.SYSTEM:
            return DARK if QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark else LIGHT
        return DARK if self._choice is ThemeChoice.DARK else LIGHT

    def _tell_system(self) -> None:
        """So that title bar and system dialogs come in the same colours."""
        hints = QGuiApplication.styleHints()
        if self._choice is ThemeChoice.SYSTEM:
            hints.unsetColorScheme()
        else:
            hints.setColorScheme(Qt.ColorScheme.Dark if self._choice is ThemeChoice.DARK else Qt.ColorScheme.Light)

    def _follow_system(self) -> None:
        if self._choice is ThemeChoice.SYSTEM:
            self._refresh()

    def _refresh(self) -> None:
        wanted = self._wanted()
        if wanted is not self.theme:
            self.theme = wanted
            self._dress_application()
            self.changed.emit()

    def _dress_application(self) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        # No style sheet on the application: it would take back the fonts of widgets that are not shown yet.
        application.setFont(self.font(Role.BODY))
        application.setPalette(palette(self.theme))
        QToolTip.setFont(self.font(Role.SECONDARY))
        QToolTip.setPalette(palette(self.theme))


def palette(theme: Theme) -> QPalette:
    """The Qt palette of a theme, for everything that Qt draws itself."""
    made = QPalette()
    roles = QPalette.ColorRole
    for role, colour in {
        roles.Window: theme.paper,
        roles.WindowText: theme.ink,
        roles.Base: theme.panel,
        roles.AlternateBase: theme.sunken,
        roles.Text: theme.ink,
        roles.PlaceholderText: theme.ink3,
        roles.Button: theme.panel,
        roles.ButtonText: theme.ink,
        roles.BrightText: theme.on_accent,
        roles.ToolTipBase: theme.panel,
        roles.ToolTipText: theme.ink,
        roles.Highlight: theme.ochre_fill,
        roles.HighlightedText: theme.on_ochre,
        roles.Link: theme.accent_text,
        roles.LinkVisited: theme.accent_text,
        roles.Light: theme.panel,
        roles.Midlight: theme.line,
        roles.Mid: theme.line2,
        roles.Dark: theme.line2,
        roles.Shadow: theme.ink3,
        roles.Accent: theme.accent,
    }.items():
        made.setColor(role, colour)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, theme.ink3)
    return made
