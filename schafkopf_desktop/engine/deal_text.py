"""Writing a deal as one line of text; `notation` describes the text and reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Play
from schafkopf_desktop.engine.settlement import Settlement

if TYPE_CHECKING:
    from schafkopf_desktop.engine.deal import Deal

VERSION: Final = "sk1"
NOTHING: Final = "."
"""What stands in a field that has nothing to say."""
REMARKS: Final = "!"
"""What the field with the remarks begins with."""


def format_deal(deal: Deal) -> str:
    """Return the text of `deal`.

    Raises:
        ValueError: The deal has `problems`; a defective position has no text.
    """
    if problems := deal.problems():
        raise ValueError(str(problems[0]))
    fields = [
        VERSION,
        str(deal.dealer),
        "/".join("".join(card.code for card in hand) for hand in deal.hands),
        "w" if deal.house_rules.laufende_for_winners else "-",
        _format_calls(deal.actions),
        _format_plays(deal.actions),
    ]
    settlement = deal.settlement
    if settlement is not None:
        fields.append(format_result(settlement))
    if deal.remarks:
        fields.append(REMARKS + ",".join(map(str, deal.remarks)))
    return " ".join(fields)


def _format_calls(actions: Sequence[Action]) -> str:
    calls = [action.contract.value if isinstance(action, Bid) else "-" for action in actions[:4]]
    suits = [f":{action.suit.value}" for action in actions if isinstance(action, Declare)]
    return ",".join(calls) + "".join(suits) if calls else NOTHING


def _format_plays(actions: Sequence[Action]) -> str:
    codes = [action.card.code for action in actions if isinstance(action, Play)]
    tricks = ("".join(codes[start : start + 4]) for start in range(0, len(codes), 4))
    return ",".join(tricks) if codes else NOTHING


def format_result(settlement: Settlement) -> str:
    """Return the last field of a finished deal: points and tricks of the declarer's side, and the four scores."""
    scores = ":".join(f"{score:+d}" for score in settlement.scores)
    return f"={settlement.points}:{settlement.tricks}:{scores}"
