"""Writes the deals of bench_solver: `python -m tests.bench.make_solver_deals > tests/data/solver_deals.txt`.

They are those that the rule-of-thumb players declare themselves, at the first lead: 200 each of Rufer, Wenz and Solo.
"""

from itertools import count
from random import Random

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.public_state import Phase
from schafkopf_desktop.engine.shuffle import deal_hands, shuffled_pack
from schafkopf_desktop.players.rule_of_thumb import RuleOfThumbPlayer

_OF_EACH = 200


def main() -> None:
    """Print them, contract by contract."""
    found: dict[Contract, list[Deal]] = {Contract.RUFER: [], Contract.WENZ: [], Contract.SOLO: []}
    for number in count(1):
        deal = _declared(f"solver bench {number}", dealer=number % 4)
        kept = found.get(deal.declaration.contract, []) if deal.declaration is not None else []
        if len(kept) < _OF_EACH:
            kept.append(deal)
        if all(len(deals) == _OF_EACH for deals in found.values()):
            break
    for deals in found.values():
        print(*deals, sep="\n")


def _declared(seed: str, dealer: int) -> Deal:
    random = Random(seed)
    player = RuleOfThumbPlayer()
    deal = Deal.start(deal_hands(shuffled_pack(seed), dealer), dealer)
    while deal.phase in (Phase.AUCTION, Phase.DECLARATION) and deal.to_act is not None:
        deal = deal.apply(player.decide(deal.view(deal.to_act), random))
    return deal


if __name__ == "__main__":
    main()
