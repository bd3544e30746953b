"""A deal in the terminal."""

from collections.abc import Callable, Iterator

import pytest

from schafkopf_desktop.commands import play


def scripted(answers: Iterator[str]) -> Callable[[str], str]:
    def ask(_prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    return ask


def always(answer: str) -> Iterator[str]:
    while True:
        yield answer


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e"])
def test_always_taking_the_first_choice_plays_the_deals_to_their_end(seed: str) -> None:
    told: list[str] = []
    assert play.run(seed, 3, scripted(always("1")), told.append) == 0
    text = "\n".join(told)
    assert text.count("Totals:") + text.count("Everybody passed.") == 3
    assert "Goodbye" not in text
    assert "failed" not in text


@pytest.mark.parametrize("wrong", ["0", "99", "x", "", "-1", "²", "9" * 5000])
def test_an_impossible_answer_asks_again(wrong: str) -> None:
    told: list[str] = []
    play.run("a", 1, scripted(iter([wrong, "q"])), told.append)
    assert any(line.startswith("Please type a number") for line in told)
    assert told[-1].strip() == "Goodbye."


def interrupted(_prompt: str) -> str:
    raise KeyboardInterrupt


@pytest.mark.parametrize("ask", [scripted(iter(())), scripted(always("Q")), interrupted], ids=["end", "q", "Ctrl-C"])
def test_leaving_is_clean(ask: Callable[[str], str]) -> None:
    told: list[str] = []
    assert play.run("a", 1, ask, told.append) == 0
    assert told[-1].strip() == "Goodbye."
