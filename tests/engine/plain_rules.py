"""The rules of play a second time, written independently on card codes and without care for speed.

It shares nothing with the engine, so that both can be wrong only in different places.
"""

from __future__ import annotations

ORDER = "AXKOU987"


def trumps(contract: str, suit: str | None) -> list[str]:
    """Return all trumps, highest first."""
    unters = [letter + "U" for letter in "ELHS"]
    if contract.startswith("wenz"):
        return unters
    trump_suit = "H" if contract in ("rufer", "sie") else suit
    return [letter + "O" for letter in "ELHS"] + unters + [f"{trump_suit}{rank}" for rank in "AXK987"]


def suit_of(card: str, contract: str, suit: str | None) -> str:
    """Return the effective suit of a card, ``T`` for trumps."""
    return "T" if card in trumps(contract, suit) else card[0]


def legal(hand: set[str], trick: list[str], contract: str, suit: str | None, called_suit_led: bool) -> set[str]:
    """Return the legal cards of the seat to play.

    Args:
        hand: Its cards.
        trick: The cards on the table, led first.
        contract: The contract.
        suit: The called or trump suit.
        called_suit_led: Whether the called suit was led in an earlier trick.
    """
    ace = f"{suit}A" if contract == "rufer" else ""
    guards = ace in hand and not called_suit_led
    allowed = set()
    for card in hand:
        belongs_to = suit_of(card, contract, suit)
        if not trick:
            others = [own for own in hand if suit_of(own, contract, suit) == suit and own != ace]
            if guards and belongs_to == suit and card != ace and len(others) < 3:
                continue
        else:
            led = suit_of(trick[0], contract, suit)
            if belongs_to != led and any(suit_of(own, contract, suit) == led for own in hand):
                continue
            if guards and led == suit and card != ace:
                continue
            if guards and led != suit and card == ace and len(hand) > 1:
                continue
        allowed.add(card)
    return allowed


def winner(trick: list[str], contract: str, suit: str | None) -> int:
    """Return the place of the winning card."""
    order = trumps(contract, suit)
    led = trick[0][0]
    own_trumps = [card for card in trick if card in order]
    if own_trumps:
        return trick.index(min(own_trumps, key=order.index))
    followers = [card for card in trick if card[0] == led]
    return trick.index(min(followers, key=lambda card: ORDER.index(card[1])))


def perft(hands: list[set[str]], leader: int, contract: str, suit: str | None, declarer: int) -> int:
    """Return the number of ways to play out the deal from the start of a trick, every trick counted to its end."""
    return _perft(hands, leader, [], contract, suit, declarer, called_suit_led=False)


def _perft(
    hands: list[set[str]],
    leader: int,
    trick: list[str],
    contract: str,
    suit: str | None,
    declarer: int,
    *,
    called_suit_led: bool,
) -> int:
    if len(trick) == 4:
        called_suit_led = called_suit_led or suit_of(trick[0], contract, suit) == suit
        leader = (leader + winner(trick, contract, suit)) % 4
        if not any(hands) or (contract.endswith("tout") and leader != declarer):
            return 1
        trick = []
    seat = (leader + len(trick)) % 4
    total = 0
    for card in legal(hands[seat], trick, contract, suit, called_suit_led):
        rest = [hand - {card} for hand in hands]
        total += _perft(rest, leader, [*trick, card], contract, suit, declarer, called_suit_led=called_suit_led)
    return total
