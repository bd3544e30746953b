"""Layers over a page: where they lie, who gets the keyboard, which one goes first."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from schafkopf_desktop.ui.controls import Button
from schafkopf_desktop.ui.overlays import OverlayHost, Placement
from schafkopf_desktop.ui.theme import ThemeController


class Sheet(QWidget):
    """Something to lay over a page: two buttons, 300 x 200."""

    def __init__(self, look: ThemeController) -> None:
        super().__init__()
        self.first, self.second = Button(look), Button(look)
        column = QVBoxLayout(self)
        column.addWidget(self.first)
        column.addWidget(self.second)

    def sizeHint(self) -> QSize:
        return QSize(300, 200)


@pytest.fixture
def ground(qtbot: QtBot, look: ThemeController) -> Iterator[QWidget]:
    made = QWidget()
    made.resize(1200, 700)
    QVBoxLayout(made).addWidget(Button(look))
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    made.close()


@pytest.fixture
def host(ground: QWidget, look: ThemeController) -> OverlayHost:
    return OverlayHost(look, ground)


@pytest.mark.parametrize(
    ("placement", "width", "left", "wide"),
    [
        (Placement.CENTRE, 1200, 450, 300),
        (Placement.RIGHT, 1200, 900, 300),
        (Placement.RIGHT_HALF, 1200, 600, 600),
        (Placement.RIGHT_HALF, 990, 0, 990),
        (Placement.FILL, 1200, 0, 1200),
    ],
)
def test_a_layer_lies_where_it_should(
    ground: QWidget, host: OverlayHost, look: ThemeController, placement: Placement, width: int, left: int, wide: int
) -> None:
    sheet = Sheet(look)
    host.open(sheet, placement)
    ground.resize(width, 700)
    assert (sheet.geometry().left(), sheet.width()) == (left, wide)


def test_escape_closes_the_upper_layer_only(qtbot: QtBot, host: OverlayHost, look: ThemeController) -> None:
    lower, upper = Sheet(look), Sheet(look)
    host.open(lower, Placement.CENTRE)
    host.open(upper, Placement.CENTRE)
    assert host.top() is upper
    qtbot.keyClick(upper.first, Qt.Key.Key_Escape)
    assert host.top() is lower
    assert host.close_top()
    assert not host.close_top()


def test_the_keyboard_stays_in_the_layer_and_returns_afterwards(
    qtbot: QtBot, ground: QWidget, host: OverlayHost, look: ThemeController
) -> None:
    below = ground.findChild(Button)
    assert below is not None
    below.setFocus()
    sheet = Sheet(look)
    host.open(sheet, Placement.CENTRE)
    assert sheet.first.hasFocus()
    qtbot.keyClick(sheet.first, Qt.Key.Key_Tab)
    assert sheet.second.hasFocus()
    qtbot.keyClick(sheet.second, Qt.Key.Key_Tab)
    assert sheet.first.hasFocus()
    qtbot.keyClick(sheet.first, Qt.Key.Key_Backtab)
    assert sheet.second.hasFocus()
    host.close(sheet)
    assert QApplication.focusWidget() is below


def test_a_click_beside_the_layer_closes_it_and_presses_nothing(
    qtbot: QtBot, ground: QWidget, host: OverlayHost, look: ThemeController
) -> None:
    pressed: list[bool] = []
    below = ground.findChild(Button)
    assert below is not None
    below.clicked.connect(pressed.append)
    sheet = Sheet(look)
    host.open(sheet, Placement.CENTRE)
    layer = sheet.parentWidget()
    qtbot.mouseClick(layer, Qt.MouseButton.LeftButton, pos=QPoint(20, 350))
    assert not host.is_open(sheet)
    assert pressed == []


def test_a_kept_layer_can_be_opened_again_and_closing_tells_once(host: OverlayHost, look: ThemeController) -> None:
    told: list[str] = []
    sheet = Sheet(look)
    for _ in range(2):
        host.open(sheet, Placement.CENTRE, on_close=lambda: told.append("closed"))
        host.open(sheet, Placement.CENTRE)
        assert sheet.isVisible()
        host.close(sheet)
        host.close(sheet)
        assert not sheet.isVisible()
    assert told == ["closed", "closed"]
