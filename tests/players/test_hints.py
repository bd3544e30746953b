"""A hint is a legal action and a reason that is true for what the seat can know."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, event, given
from hypothesis import strategies as st

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Pass, Play
from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.players.hints import Hint, hint_for, reason_for
from schafkopf_desktop.players.reasons import Reason
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer
from tests.engine.positions import random_deal
from tests.players.endings import by_chance, by_rule_of_thumb, holding_back, uneven_hands
from tests.players.hint_claims import CLAIMS, COUNTS_WHAT_BEATS_IT, Claim
from tests.players.positions import with_hidden_cards_swapped

PLAYER = RuleOfThumbPlayer()
ROWS = [line.split("|") for line in (Path(__file__).parent / "hints.txt").read_text().splitlines()]
"""Reason, what is done, the deal before it; of every reason one or two."""


def action_of(text: str) -> Action:
    """Return the action of a row: a contract, `-` to pass, `:` and a suit's letter, or a card."""
    if text == "-":
        return Pass()
    if text.startswith(":"):
        return Declare(Suit(text[1:]))
    return Bid(Contract(text)) if text.islower() else Play(Card.parse(text))


@st.composite
def decisions(draw: st.DrawFn) -> tuple[Deal, Action]:
    """Draw a deal in the middle and a legal action in it, good or bad."""
    random = Random(draw(st.integers(0, 10**9)))
    choose = draw(st.sampled_from((by_chance, by_rule_of_thumb, holding_back)))
    if draw(st.booleans()):
        deal = Deal.start(uneven_hands(random), draw(st.integers(0, 3)))
    else:
        deal = random_deal(random, draw(st.sampled_from(Contract)))
    assume(deal.to_act is not None)
    for _ in range(draw(st.integers(0, 35))):
        after = deal.apply(choose(deal, random))
        if after.to_act is None:
            break
        deal = after
    return deal, random.choice((choose(deal, random), by_rule_of_thumb(deal, random)))


def assert_true(deal: Deal, action: Action, lookalikes: int) -> Reason:
    """Check the reason for an action against the deal, and against others that look the same to the seat."""
    seat = deal.to_act
    assert seat is not None
    reason, facts = reason_for(deal.view(seat), action)
    for variant in range(lookalikes):
        varied = deal if not variant else with_hidden_cards_swapped(deal, seat, 20, Random(variant))
        claim = Claim(varied, action, facts)
        assert CLAIMS[reason](claim), (reason, facts, action, str(varied))
        if reason in COUNTS_WHAT_BEATS_IT:
            beaters = claim.beaters
            foes = {card for card in beaters if not any(card in varied.hand(friend) for friend in claim.friends)}
            assert len(foes) <= (facts.count or 0)
        assert reason_for(varied.view(seat), action) == (reason, facts)
    return reason


@pytest.mark.parametrize(("name", "text", "notation"), ROWS)
def test_each_reason_is_given_where_it_is_true(name: str, text: str, notation: str) -> None:
    assert assert_true(parse_deal(notation), action_of(text), lookalikes=8).name == name


def test_every_reason_has_a_row_and_a_claim() -> None:
    assert {row[0] for row in ROWS} == {reason.name for reason in Reason} == {reason.name for reason in CLAIMS}


@given(decision=decisions())
def test_a_reason_is_true_in_every_deal_that_looks_alike(decision: tuple[Deal, Action]) -> None:
    event(assert_true(*decision, lookalikes=3).name)


@given(decision=decisions(), chance=st.integers(0, 10**6))
def test_hidden_cards_change_no_hint(decision: tuple[Deal, Action], chance: int) -> None:
    deal = decision[0]
    seat = deal.to_act
    assert seat is not None
    varied = with_hidden_cards_swapped(deal, seat, 12, Random(chance))
    assume(varied.hands != deal.hands)
    hint = hint_for(deal.view(seat), PLAYER, Random(chance))
    assert hint == hint_for(varied.view(seat), PLAYER, Random(chance))
    assert hint.action in deal.legal_actions()
    assert hint == Hint(hint.action, *reason_for(deal.view(seat), hint.action))
