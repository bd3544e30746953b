"""The one style sheet, made from the tokens of a theme: only for what Qt draws and no control of ours paints."""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING

from schafkopf_desktop.ui.typography import pixels

if TYPE_CHECKING:
    from schafkopf_desktop.ui.theme import Theme

_TEMPLATE = Template("""
QToolTip {
    background: $panel; color: $ink; border: 1px solid $line2; padding: ${s4}px ${s8}px; font-size: ${small}px;
}
QScrollArea, QScrollArea > QWidget > QWidget[plain="true"] { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: ${s12}px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ${s12}px; margin: 0; }
QScrollBar::handle { background: $line2; border-radius: ${s4}px; margin: 2px; }
QScrollBar::handle:vertical { min-height: ${s28}px; }
QScrollBar::handle:horizontal { min-width: ${s28}px; }
QScrollBar::handle:hover { background: $ink3; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QLineEdit {
    background: $panel; color: $ink; border: 1px solid $line2; border-radius: ${radius}px;
    padding: ${s4}px ${s12}px; min-height: ${field}px; selection-background-color: $ochre_fill;
    selection-color: $on_ochre;
}
QLineEdit:focus { border: 2px solid $focus; }
QMenu { background: $panel; color: $ink; border: 1px solid $line2; padding: ${s4}px; }
QMenu::item { padding: ${s8}px ${s20}px; border-radius: ${s4}px; }
QMenu::item:selected { background: $ochre_background; color: $ink; }
QComboBox QAbstractItemView {
    background: $panel; color: $ink; border: 1px solid $line2; outline: none; padding: ${s4}px;
    selection-background-color: $ochre_background; selection-color: $ink;
}
QComboBox QAbstractItemView::item { min-height: ${row}px; padding: 0 ${s8}px; border-radius: ${s4}px; }
""")


def stylesheet(theme: Theme, scale: float) -> str:
    """The application's style sheet for a theme at a scale of text."""
    colours = ("panel", "ink", "ink3", "line2", "ochre_fill", "on_ochre", "ochre_background", "focus")
    lengths = {f"s{step}": pixels(step, scale) for step in (4, 8, 12, 20, 28)}
    sizes = {
        "small": pixels(13.5, scale),
        "radius": pixels(9, scale),
        "field": pixels(26, scale),
        "row": pixels(34, scale),
    }
    return _TEMPLATE.substitute({name: getattr(theme, name).name() for name in colours}, **lengths, **sizes)
