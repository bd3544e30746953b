"""The controls of the interface, painted from the tokens of the theme in force."""

from schafkopf_desktop.ui.controls.buttons import Button, Shape
from schafkopf_desktop.ui.controls.choices import Combo, Segments
from schafkopf_desktop.ui.controls.dressed import Dressed
from schafkopf_desktop.ui.controls.fields import Field, ScrollBar, ScrollPage
from schafkopf_desktop.ui.controls.labels import KeyCap, Label, Panel, Separator
from schafkopf_desktop.ui.controls.pressable import Pressable
from schafkopf_desktop.ui.controls.slider import Slider
from schafkopf_desktop.ui.controls.switch import Switch

__all__ = [
    "Button",
    "Combo",
    "Dressed",
    "Field",
    "KeyCap",
    "Label",
    "Panel",
    "Pressable",
    "ScrollBar",
    "ScrollPage",
    "Segments",
    "Separator",
    "Shape",
    "Slider",
    "Switch",
]
