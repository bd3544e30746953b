"""The defects of positions that come from outside: all of them are found, none raises."""

from __future__ import annotations

import pytest

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Pass, Play
from schafkopf_desktop.engine.cards import PACK, Card, Suit
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.errors import IllegalAction, IllegalReason
from schafkopf_desktop.engine.problems import ProblemKind
from tests.engine.positions import cards

GOOD = (PACK[:8], PACK[8:16], PACK[16:24], PACK[24:])
SHORT = (PACK[:7], PACK[8:16], PACK[16:24], PACK[24:])
TWICE = ((PACK[8], *PACK[1:8]), PACK[8:16], PACK[16:24], PACK[24:])
FOREIGN = ((Card.parse("S6"), *PACK[1:8]), PACK[8:16], PACK[16:24], PACK[24:])


@pytest.mark.parametrize(
    ("hands", "dealer", "problems"),
    [
        (GOOD, 0, []),
        (GOOD, 4, ["the dealer is not one of the four seats (seat 4)"]),
        (GOOD, -1, ["the dealer is not one of the four seats (seat -1)"]),
        (
            GOOD[:3],
            0,
            ["there are not four hands", *(f"a card was dealt to nobody ({card})" for card in PACK[24:])],
        ),
        (SHORT, 0, ["a hand does not have eight cards (seat 0)", "a card was dealt to nobody (E7)"]),
        (TWICE, 0, ["a card was dealt twice (seat 1, LA)", "a card was dealt to nobody (EA)"]),
        (FOREIGN, 0, ["a card is not among the 32 in play (seat 0, S6)", "a card was dealt to nobody (EA)"]),
    ],
)
def test_2_2_defects_of_dealt_hands(hands: tuple[tuple[Card, ...], ...], dealer: int, problems: list[str]) -> None:
    deal = Deal.load(hands, dealer)
    assert sorted(str(problem) for problem in deal.problems()) == sorted(problems)
    if problems:
        assert deal.legal_actions() == ()
        with pytest.raises(IllegalAction) as raised:
            deal.apply(Pass())
        assert raised.value.reason is IllegalReason.DEFECTIVE_POSITION
        with pytest.raises(ValueError, match=r"(seat|hand|card|dealer)"):
            Deal.start(hands, dealer)


@pytest.mark.parametrize(
    ("actions", "index", "reason"),
    [
        ([Bid(Contract.SIE)], 0, IllegalReason.NOT_ALL_OBERS_AND_UNTERS),
        ([Pass(), Bid(Contract.WENZ), Bid(Contract.WENZ)], 2, IllegalReason.BID_NOT_HIGHER),
        ([Pass(), Pass(), Pass(), Pass(), Pass()], 4, IllegalReason.DEAL_FINISHED),
        ([Bid(Contract.WENZ), Pass(), Pass(), Pass(), Play(cards("SA")[0])], 4, IllegalReason.NOT_IN_HAND),
        ([Bid(Contract.SOLO), Pass(), Pass(), Pass(), Declare(Suit.HEARTS)], 4, IllegalReason.NO_ORDINARY_CARD_OF_SUIT),
    ],
)
def test_4_3_an_illegal_action_is_named_with_its_place(
    actions: list[Action], index: int, reason: IllegalReason
) -> None:
    deal = Deal.load(GOOD, 3, actions=[*actions, Pass()])
    (problem,) = deal.problems()
    assert (problem.kind, problem.index, problem.reason) == (ProblemKind.ILLEGAL_ACTION, index, reason)
    assert deal.legal_actions() == ()
    with pytest.raises(ValueError, match="illegal"):
        str(deal)


def test_2_2_actions_on_defective_hands_are_kept_and_not_applied() -> None:
    deal = Deal.load(TWICE, 0, actions=[Pass(), Pass()])
    assert deal.actions == ()
    assert deal.rejected == (Pass(), Pass())
