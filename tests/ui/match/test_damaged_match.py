"""A saved match that cannot be read: the person is told, and told where it is now."""

from pathlib import Path

import pytest

from schafkopf_desktop.storage.autosave import MatchStore, SavedMatch
from schafkopf_desktop.storage.document import DocumentFile
from tests.ui.match.conftest import Open

FINISHED = (
    "sk1 3 EAEOEUE9LKL7SAS9/EKE8E7LOHOHUSKSU/LXL8HAHXH9H8H7S8/EXLALUL9HKSXSOS7 - rufer,solo,-,-:E"
    " S9SKS8SX,HKLKEKH7,E8LXEXEA,EOE7HASO,EULOH9LU,HOH8S7E9,HUL8L9L7,SUHXLASA =58:5:+5:-15:+5:+5"
)


@pytest.mark.parametrize("running", [None, "no deal at all"])
def test_the_message_names_the_file_that_was_set_aside(
    open_desktop: Open, store: MatchStore, running: str | None
) -> None:
    if running is None:
        store.path.write_text("{", encoding="utf-8")
    else:
        store.save(SavedMatch("seed 0", 0, running=running))
    desktop = open_desktop()
    (said,) = desktop.window.messages.texts()
    assert str(store.path.with_name(store.path.name + ".bad")) in said


def test_a_file_that_cannot_be_set_aside_is_not_said_to_be(
    open_desktop: Open, store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_file: DocumentFile) -> Path | None:
        return None

    store.path.write_text("{", encoding="utf-8")
    monkeypatch.setattr(DocumentFile, "set_aside", refuse)
    assert open_desktop().window.messages.texts() == ("The saved match could not be read.",)


def test_the_score_sheet_is_still_there_at_the_next_start(open_desktop: Open, store: MatchStore) -> None:
    finished = (FINISHED,)
    store.save(SavedMatch("seed 0", 3, finished=finished, running="no deal at all"))
    assert len(open_desktop().controller.match.records) == 1
    again = store.load()
    assert again.match is not None
    assert again.match.finished == finished
