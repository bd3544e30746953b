"""The controls: mouse, wheel and keyboard, what a screen reader hears, and the ring of the keyboard."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from schafkopf_desktop.ui.controls import Button, Combo, Field, Label, ScrollPage, Segments, Shape, Slider, Switch
from schafkopf_desktop.ui.focus_ring import FocusRing
from schafkopf_desktop.ui.match.contract_chip import ContractChip
from schafkopf_desktop.ui.rules.chip import Chip
from schafkopf_desktop.ui.theme import ThemeController
from schafkopf_desktop.ui.typography import Role


@pytest.fixture
def ground(qtbot: QtBot) -> Iterator[QWidget]:
    """An active window to put controls on."""
    made = QWidget()
    QVBoxLayout(made)
    made.resize(400, 300)
    qtbot.addWidget(made)
    yield made
    made.close()


def put(qtbot: QtBot, ground: QWidget, *controls: QWidget) -> None:
    layout = ground.layout()
    assert layout is not None
    for control in controls:
        layout.addWidget(control)
    with qtbot.waitActive(ground):
        ground.show()
        ground.activateWindow()


def wheel(slider: QWidget, steps: int) -> None:
    middle = QPointF(slider.rect().center())
    event = QWheelEvent(
        middle, QPointF(slider.mapToGlobal(middle)), QPoint(), QPoint(0, 120 * steps), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(slider, event)


def test_a_click_on_the_slider_goes_there_and_settles(qtbot: QtBot, ground: QWidget, look: ThemeController) -> None:
    slider = Slider(look)
    put(qtbot, ground, slider)
    spot = QPoint(round(slider.x_of(80)), slider.height() // 2)
    with qtbot.waitSignal(slider.settled) as settled:
        qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=spot)
    assert abs(slider.value() - 80) <= 1
    assert settled.args == [slider.value()]


def test_the_slider_follows_the_mouse_to_its_ends(qtbot: QtBot, ground: QWidget, look: ThemeController) -> None:
    slider = Slider(look)
    put(qtbot, ground, slider)
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=slider.rect().center())
    qtbot.mouseMove(slider, QPoint(slider.width() + 50, 5))
    assert slider.value() == 100
    qtbot.mouseMove(slider, QPoint(-50, 5))
    assert slider.value() == 0
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton)
    qtbot.mouseMove(slider, slider.rect().center())
    assert slider.value() == 0


def test_double_click_resets_the_slider(qtbot: QtBot, ground: QWidget, look: ThemeController) -> None:
    slider = Slider(look, home=50)
    slider.setValue(7)
    put(qtbot, ground, slider)
    qtbot.mouseDClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert slider.value() == 50


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Qt.Key.Key_Right, 51),
        (Qt.Key.Key_Left, 49),
        (Qt.Key.Key_PageUp, 60),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 100),
    ],
)
def test_keys_move_the_slider(qtbot: QtBot, ground: QWidget, look: ThemeController, key: Qt.Key, value: int) -> None:
    slider = Slider(look)
    slider.setValue(50)
    put(qtbot, ground, slider)
    with qtbot.waitSignal(slider.settled):
        qtbot.keyClick(slider, key)
    assert slider.value() == value


def test_the_wheel_moves_the_slider_where_nothing_scrolls(qtbot: QtBot, ground: QWidget, look: ThemeController) -> None:
    slider = Slider(look)
    slider.setValue(50)
    put(qtbot, ground, slider)
    wheel(slider, 1)
    assert slider.value() > 50


def test_the_wheel_scrolls_the_page_past_a_slider(qtbot: QtBot, ground: QWidget, look: ThemeController) -> None:
    content = QWidget()
    content.setMinimumHeight(2000)
    slider = Slider(look, parent=content)
    slider.setValue(50)
    slider.resize(200, 36)
    elsewhere = Button(look)
    put(qtbot, ground, ScrollPage(look, content), elsewhere)
    elsewhere.setFocus()
    wheel(slider, -1)
    assert slider.value() == 50


def test_a_switch_turns_by_mouse_and_space(qtbot: QtBot, ground: QWidget, look: ThemeController) -> None:
    switch = Switch(look)
    switch.set_text("Indices")
    put(qtbot, ground, switch)
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert switch.isChecked()
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert not switch.isChecked()


def test_a_combo_speaks_in_keys_and_only_of_what_the_person_did(
    qtbot: QtBot, ground: QWidget, look: ThemeController
) -> None:
    combo = Combo(look)
    chosen: list[str] = []
    combo.chosen.connect(chosen.append)
    combo.set_entries([("es", "Español"), ("de", "Deutsch")], "de")
    put(qtbot, ground, combo)
    assert combo.currentText() == "Deutsch"
    combo.set_key("es")
    assert chosen == []
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert chosen == ["de"]


def test_segments_are_taken_one_at_a_time(qtbot: QtBot, ground: QWidget, look: ThemeController) -> None:
    segments = Segments(look, ["light", "dark", "system"])
    segments.set_texts(["Light", "Dark", "Auto"])
    segments.set_key("light")
    put(qtbot, ground, segments)
    with qtbot.waitSignal(segments.chosen) as chosen:
        qtbot.mouseClick(segments.segment("dark"), Qt.MouseButton.LeftButton)
    assert chosen.args == ["dark"]
    assert segments.key() == "dark"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("make", [Button, ContractChip, Chip])
def test_a_key_presses_what_has_the_keyboard(
    qtbot: QtBot,
    ground: QWidget,
    look: ThemeController,
    make: Callable[[ThemeController], QAbstractButton],
    key: Qt.Key,
) -> None:
    button = make(look)
    put(qtbot, ground, button)
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, key)


def test_a_button_tells_a_reader_both_its_texts(qtbot: QtBot, look: ThemeController) -> None:
    button = Button(look)
    qtbot.addWidget(button)
    button.set_text("Continue deal 12", "trick 3 of 8")
    interface = QAccessible.queryAccessibleInterface(button)
    assert interface.text(QAccessible.Text.Name) == "Continue deal 12, trick 3 of 8"
    assert interface.role() is QAccessible.Role.Button


def test_an_ampersand_in_a_text_is_no_shortcut(qtbot: QtBot, look: ThemeController) -> None:
    button = Button(look)
    qtbot.addWidget(button)
    button.set_text("Salt & pepper")
    assert button.shortcut().isEmpty()


def test_a_paragraph_takes_nothing_as_markup(qtbot: QtBot, look: ThemeController) -> None:
    label = Label(look, Role.BODY, wrap=True)
    qtbot.addWidget(label)
    label.set_text("<b>61</b> & more")
    interface = QAccessible.queryAccessibleInterface(label)
    assert interface.text(QAccessible.Text.Name) == "<b>61</b> & more"
    assert label.plain_text() == "<b>61</b> & more"


@pytest.mark.parametrize("shape", Shape)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_controls_are_large_enough_to_hit(qtbot: QtBot, look: ThemeController, shape: Shape, scale: float) -> None:
    button = Button(look, shape, icon="gear")
    controls = (button, Slider(look), Switch(look), Combo(look), Field(look))
    for control in controls:
        qtbot.addWidget(control)
    look.set_scale(scale)
    assert all(control.sizeHint().height() >= 36 * scale for control in controls)


def test_texts_follow_the_scale_even_before_they_are_shown(
    qtbot: QtBot, ground: QWidget, look: ThemeController
) -> None:
    label, combo = Label(look, Role.BODY), Combo(look)
    look.set_scale(2.0)
    put(qtbot, ground, label, combo)
    assert label.font().pixelSize() == combo.font().pixelSize() == 30


def test_the_ring_comes_with_the_keyboard_and_goes_with_the_focus(
    qtbot: QtBot, ground: QWidget, look: ThemeController
) -> None:
    first, second = Button(look), Button(look)
    put(qtbot, ground, first, second)
    first.setFocus(Qt.FocusReason.MouseFocusReason)
    assert rings(ground) == []
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus()
    (ring,) = rings(ground)
    assert ring.geometry().contains(second.geometry())
    second.clearFocus()
    assert rings(ground) == []


def rings(ground: QWidget) -> list[FocusRing]:
    return [ring for ring in ground.findChildren(FocusRing) if ring.isVisible()]
