"""Fonts come from the program's own files, with figures that stand in columns."""

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF
from pytestqt.qtbot import QtBot

from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import FontError, Role, font, load_fonts, pixels


@pytest.mark.parametrize("role", Role)
def test_every_role_has_its_family_and_tabular_figures(look: ThemeController, role: Role) -> None:
    made = look.font(role)
    assert QFontInfo(made).family() == role.value[0]
    metrics = QFontMetricsF(made)
    assert metrics.horizontalAdvance("1111") == pytest.approx(metrics.horizontalAdvance("8888"), abs=0.6)


def test_names_are_set_in_a_true_semibold(look: ThemeController) -> None:
    bold, regular = QFontMetricsF(font(Role.BID)), QFontMetricsF(font(Role.SUBTITLE))
    assert bold.horizontalAdvance("Schafkopf") > regular.horizontalAdvance("Schafkopf")


def test_text_grows_with_the_scale(look: ThemeController) -> None:
    assert font(Role.BODY, 2.0).pixelSize() == 2 * font(Role.BODY).pixelSize()


@pytest.mark.parametrize(
    ("length", "scale", "whole"), [(13.5, 1.0, 14), (12.5, 1.0, 13), (15.0, 1.2, 18), (0.2, 1.0, 1)]
)
def test_lengths_become_whole_pixels(length: float, scale: float, whole: int) -> None:
    assert pixels(length, scale) == whole


def test_a_missing_font_is_named(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schafkopf_desktop.ui.typography._FILES", {"fontpkg_lato": ("Lato-Nowhere.ttf",)})
    with pytest.raises(FontError, match=r"Lato-Nowhere\.ttf"):
        load_fonts.__wrapped__()
