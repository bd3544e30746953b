"""Colours: readable by number, following the system until the person chooses."""

import pytest
from PySide6.QtGui import QColor, QGuiApplication
from pytestqt.qtbot import QtBot

from schafkopf_desktop.ui.theme import DARK, LIGHT, Theme, ThemeChoice, ThemeController, Tint

TEXT, OUTLINE = 4.5, 3.0
PAIRS: list[tuple[Tint, Tint, float]] = [
    ("ink", "paper", TEXT),
    ("ink", "panel", TEXT),
    ("ink", "sunken", TEXT),
    ("ink2", "paper", TEXT),
    ("ink2", "panel", TEXT),
    ("ink3", "paper", TEXT),
    ("ink3", "panel", TEXT),
    ("on_accent", "accent", TEXT),
    ("accent_text", "panel", TEXT),
    ("accent_text", "paper", TEXT),
    ("ochre_text", "ochre_background", TEXT),
    ("on_ochre", "ochre_fill", TEXT),
    ("ink", "ochre_background", TEXT),
    ("line2", "panel", OUTLINE),
    ("line2", "paper", OUTLINE),
    ("ochre", "panel", OUTLINE),
    ("green", "panel", OUTLINE),
    ("focus", "paper", OUTLINE),
]


def luminance(colour: QColor) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("above", "below", "least"), PAIRS)
def test_texts_and_outlines_stand_out(theme: Theme, above: Tint, below: Tint, least: float) -> None:
    assert contrast(theme.colour(above), theme.colour(below)) >= least


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_texts_on_the_cloth_stand_out(theme: Theme) -> None:
    for ground in theme.cloth:
        assert contrast(theme.cloth_ink, ground) >= TEXT


def test_a_choice_takes_effect_and_tells_once(qtbot: QtBot, look: ThemeController) -> None:
    told: list[bool] = []
    look.changed.connect(lambda: told.append(look.theme.is_dark))
    look.choose(ThemeChoice.DARK)
    look.choose(ThemeChoice.DARK)
    look.choose(ThemeChoice.LIGHT)
    assert told == [True, False]
    assert QGuiApplication.palette().window().color() == LIGHT.paper


@pytest.mark.parametrize(("asked", "taken"), [(0.5, 1.0), (1.0, 1.0), (1.163, 1.15), (1.19, 1.2), (3.0, 2.0)])
def test_the_scale_goes_in_steps_within_its_range(look: ThemeController, asked: float, taken: float) -> None:
    look.set_scale(asked)
    assert look.scale == taken
    assert look.px(20) == round(20 * taken)
