"""Settings that can be watched: in effect at once, written when things are quiet, kept when writing fails."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from schafkopf_desktop.storage.settings import Settings, SettingsStore
from schafkopf_desktop.ui.settings_model import SettingsModel


class FullDisk(SettingsStore):
    """A store that cannot be written to until there is room again."""

    has_room = False

    def save(self, settings: Settings) -> None:
        if not self.has_room:
            raise OSError(28, "No space left on device")
        super().save(settings)


def test_many_changes_are_written_once_and_the_last_counts(qtbot: QtBot, tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    model = SettingsModel(Settings(), store)
    saved: list[bool] = []
    model.saved.connect(lambda: saved.append(True))
    with qtbot.waitSignal(model.saved):
        for value in range(60, 90):
            model.update(contrast=value)
    assert store.load().settings.contrast == 89
    assert saved == [True]


def test_what_is_no_change_is_not_told(qtbot: QtBot, tmp_path: Path) -> None:
    model = SettingsModel(Settings(), SettingsStore(tmp_path / "settings.json"))
    with qtbot.assertNotEmitted(model.changed):
        model.update(contrast=50)


@pytest.mark.parametrize(("name", "value", "error"), [("contrast", 101, ValueError), ("nonsense", 1, TypeError)])
def test_what_cannot_be_a_setting_is_refused(
    qtbot: QtBot, tmp_path: Path, name: str, value: int, error: type[Exception]
) -> None:
    model = SettingsModel(Settings(), SettingsStore(tmp_path / "settings.json"))
    with pytest.raises(error):
        model.update(**{name: value})
    assert model.value == Settings()


def test_a_failed_save_is_told_and_tried_again(qtbot: QtBot, tmp_path: Path) -> None:
    store = FullDisk(tmp_path / "settings.json")
    model = SettingsModel(Settings(), store)
    with qtbot.waitSignal(model.save_failed) as failed:
        model.update(grain=10)
    assert failed.args == ["No space left on device"]
    assert model.value.grain == 10
    assert not model.flush()
    store.has_room = True
    assert model.flush()
    assert store.load().settings.grain == 10
