"""Every shuffle is bound to before the deal and can be checked after it, by the program and without it."""

import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schafkopf_desktop.engine.actions import Action
from schafkopf_desktop.engine.match import DealRecord, Match
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.engine.shuffle import deal_seed, fingerprint, shuffled_pack
from schafkopf_desktop.engine.shuffle_check import check_shuffle
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from schafkopf_desktop.session.session import Session

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "packaging" / "check_shuffle.py"
PLAYERS = tuple(RuleOfThumbPlayer() for _ in SEATS)


def played(deals: int, secret: str = "fair") -> tuple[tuple[DealRecord, str], ...]:
    """Finished deals, each with the fingerprint that was shown before its first call."""
    session = Session(PLAYERS, secret)
    shown = []
    for _ in range(deals):
        session.start_deal()
        assert session.fingerprint is not None
        shown.append(session.fingerprint)
        session.play_out()
    return tuple(zip(session.match.records, shown, strict=True))


def test_the_seed_told_after_the_deal_has_the_fingerprint_shown_before_it_and_gives_its_hands() -> None:
    for record, shown in played(8):
        assert record.seed is not None
        assert fingerprint(record.seed) == shown
        check = check_shuffle(record.seed, record.dealer, parse_deal(record.notation).hands)
        assert check.agrees == (True, True, True, True)
        assert (check.fingerprint, check.pack) == (shown, shuffled_pack(record.seed))


def test_another_seed_gives_other_hands() -> None:
    (one, _), (other, _) = played(2)
    assert other.seed is not None
    assert not check_shuffle(other.seed, one.dealer, parse_deal(one.notation).hands).all_agree


@pytest.mark.parametrize(
    ("secret", "number", "seed"),
    [
        ("", 1, "d142920936d1b559b6a00c9cb30557cdf2382c8a4bde56b34c432951f626202c"),
        ("Törggelen", 12, "b100acd58d7421578c8310dcaaf0373c7fc06e3e0680f0c93296e390d1f6c879"),
    ],
)
def test_the_seed_of_a_deal_is_the_same_everywhere(secret: str, number: int, seed: str) -> None:
    assert deal_seed(secret, number) == seed


@given(st.text(max_size=20), st.text(max_size=20))
def test_no_two_deals_have_the_same_seed_and_none_contains_the_secret(one: str, other: str) -> None:
    seeds = {deal_seed(secret, number) for secret in {one, other} for number in (1, 2, 11)}
    assert len(seeds) == 3 * len({one, other})
    assert all(len(seed) == 64 for seed in seeds)


def test_a_match_goes_on_with_the_shuffles_it_is_bound_to() -> None:
    session = Session(PLAYERS, "goes on")
    session.start_deal()
    for _ in range(3):
        assert session.request is not None
        session.answer(session.decide(session.request))
    again = Session(PLAYERS, "goes on", session.match, session.deal)
    assert again.fingerprint == session.fingerprint
    again.play_out()
    assert again.match.records[0].seed == deal_seed("goes on", 1)


def test_a_deal_that_came_from_elsewhere_has_no_fingerprint() -> None:
    session = Session(PLAYERS, "mine")
    session.start_deal()
    strange = Session(PLAYERS, "another's", Match(), session.deal)
    assert strange.fingerprint is None
    strange.play_out()
    assert strange.match.records[0].seed is None


class NotesChance:
    """Takes the first legal action and notes what its chance was drawn from."""

    def __init__(self) -> None:
        self.states: list[object] = []

    def decide(self, view: SeatView, random: object) -> Action:
        self.states.append(getattr(random, "getstate")())  # noqa: B009
        return view.legal_actions()[0]


def test_the_chance_of_a_player_tells_nothing_of_the_cards() -> None:
    def states(secret: str, chance: str) -> list[object]:
        player = NotesChance()
        session = Session([player] * 4, secret, chance=chance)
        session.start_deal()
        for _ in range(4):
            assert session.request is not None
            session.answer(session.decide(session.request))
        return player.states

    for one, other in combinations(("a", "b", "c"), 2):
        assert states(one, "chance") == states(other, "chance")
        assert states("a", one) != states("a", other)


def run_script(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-I", SCRIPT, *arguments], capture_output=True, text=True, check=False, timeout=60
    )


def test_the_script_checks_a_deal_of_every_dealer_without_the_program() -> None:
    for record, shown in played(4):
        assert record.seed is not None
        done = run_script(record.seed, shown, record.notation)
        assert (done.returncode, done.stderr) == (0, "")
        pack = " ".join(card.code for card in shuffled_pack(record.seed))
        assert done.stdout.splitlines() == [
            f"pack: {pack}",
            "fingerprint of this seed: yes",
            "hands of this deal: yes",
        ]


def test_the_script_finds_another_seed_another_fingerprint_and_other_hands() -> None:
    (one, shown), (other, _) = played(2)
    assert one.seed is not None
    assert other.seed is not None
    for arguments, said in (
        ((one.seed, shown[::-1], one.notation), ("fingerprint of this seed: no", "hands of this deal: yes")),
        ((one.seed, shown, other.notation), ("fingerprint of this seed: yes", "hands of this deal: no")),
        ((other.seed, shown, one.notation), ("fingerprint of this seed: no", "hands of this deal: no")),
    ):
        done = run_script(*arguments)
        assert done.returncode == 1
        assert tuple(done.stdout.splitlines()[1:]) == said


def test_the_script_is_short_and_needs_the_standard_library_only() -> None:
    lines = SCRIPT.read_text("utf-8").splitlines()
    assert len(lines) <= 24
    imported = {line.split()[1] for line in lines if line.startswith(("import ", "from "))}
    assert imported <= sys.stdlib_module_names
