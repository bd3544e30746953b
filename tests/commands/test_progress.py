"""How far a long command is: lines now and then where nobody sees a bar."""

import pytest

from schafkopf_desktop.commands import progress


def test_lines_come_half_a_minute_apart(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    monkeypatch.setattr(progress, "monotonic", lambda: now)
    with progress.progress(100) as advance:
        for _ in range(100):
            now += 1.0
            advance("so far")
    assert capsys.readouterr().err.splitlines() == [f"{done} of 100  so far" for done in (30, 60, 90)]


def test_a_terminal_gets_a_bar_with_the_words_as_they_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("rich")
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    with progress.progress(2) as advance:
        advance("+0.4 [+0.1, +0.7]")
        advance("+0.5 [+0.2, +0.8]")
    shown = capsys.readouterr().err
    assert "2/2" in shown
    assert "+0.5 [+0.2, +0.8]" in shown
