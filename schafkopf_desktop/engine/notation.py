"""The one-line text of a deal at any moment, or of a finished deal with its result.

Six to eight fields with one space between::

    sk1 3 EO..../EA..../..../.... - -,rufer,-,-:S SKSAS8S9,LOH8 =77:5:+1:-1:-1:+1 !h4,f12

1. ``sk1``, the version of the notation;
2. the dealer's seat, 0 to 3;
3. the four hands as dealt, by seat, each eight card codes in pack order;
4. house rules: ``-``, or ``w`` when Laufende count for the winners;
5. the calls, forehand first, ``-`` a pass, otherwise the contract; after the fourth ``:`` and the suit named; ``.``
   when nobody has spoken;
6. the cards in the order played, a comma after each complete trick but the last; ``.`` when there are none;
7. only when finished: ``=``, points and tricks of the declarer's side, and the four scores, all checked on reading;
8. only when something was noted: ``!`` and the remarks in order, each a letter (``h`` a hint was asked for, ``f`` a
   computer player failed) and the place of the action among calls, suit and cards, from 0.

A deal has exactly one text, so ``str(parse_deal(text)) == text``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Pass, Play
from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.deal_text import NOTHING, REMARKS, VERSION, format_deal, format_result
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.remarks import RemarkKind
from schafkopf_desktop.engine.seats import SEATS, Seat

_REMARK_KINDS: Final = {kind.value: kind for kind in RemarkKind}


class NotationError(ValueError):
    """A text that is no deal.

    Attributes:
        position: Where in the text the defect is, counted from 0.
    """

    def __init__(self, message: str, position: int) -> None:
        super().__init__(f"{message} (at character {position + 1})")
        self.position = position


def parse_deal(text: str) -> Deal:
    """Return the deal that `text` describes.

    Raises:
        NotationError: The text is damaged or the deal impossible; says where.
    """
    fields = list(_fields(text))
    if fields[0][1] != VERSION:
        raise NotationError(f"a deal begins with {VERSION!r}", 0)
    remarks = fields.pop() if len(fields) > 6 and fields[-1][1].startswith(REMARKS) else None
    if len(fields) not in (6, 7):
        raise NotationError("a deal has six fields, a finished one seven, and one more with remarks", len(text))
    dealer = _parse_dealer(*fields[1])
    hands = _parse_hands(*fields[2])
    house_rules = _parse_house_rules(*fields[3])
    actions = [*_parse_calls(*fields[4]), *_parse_plays(*fields[5])]
    noted = {} if remarks is None else _parse_remarks(*remarks)
    deal = _remarked(Deal.start(hands, dealer, house_rules), noted)
    for position, action in actions:
        reason = deal.why_illegal(action)
        if reason is not None:
            raise NotationError(f"{reason.text}, rule {reason.section}", position)
        deal = _remarked(deal.apply(action), noted)
    for position, _ in noted.values():
        raise NotationError("nobody acts where this is noted", position)
    _check_result(deal, fields, len(text))
    return _checked_to_be_canonical(deal, text)


def _fields(text: str) -> Iterator[tuple[int, str]]:
    """Yield each field with its position in the text."""
    position = 0
    for field in text.split(" "):
        yield position, field
        position += len(field) + 1


def _parse_dealer(position: int, field: str) -> Seat:
    if field not in map(str, SEATS):
        raise NotationError("the dealer is a seat from 0 to 3", position)
    return int(field)


def _parse_hands(position: int, field: str) -> tuple[tuple[Card, ...], ...]:
    texts = field.split("/")
    if len(texts) != 4:
        raise NotationError("there are four hands with '/' between", position)
    hands = []
    seen: set[Card] = set()
    for text in texts:
        cards = list(_parse_cards(position, text))
        for place, card in cards:
            if card in seen:
                raise NotationError(f"{card} was dealt twice", place)
            if card.code[1] in "65":
                raise NotationError(f"{card} is not among the 32 in play", place)
            seen.add(card)
        if len(cards) != 8:
            raise NotationError("a hand has eight cards", position)
        hands.append(tuple(card for _, card in cards))
        position += len(text) + 1
    return tuple(hands)


def _parse_cards(position: int, text: str) -> Iterator[tuple[int, Card]]:
    for start in range(0, len(text), 2):
        try:
            yield position + start, Card.parse(text[start : start + 2])
        except ValueError as error:
            raise NotationError(str(error), position + start) from None


def _parse_house_rules(position: int, field: str) -> HouseRules:
    if field not in ("-", "w"):
        raise NotationError("house rules are '-' or 'w'", position)
    return HouseRules(laufende_for_winners=field == "w")


def _parse_calls(position: int, field: str) -> Iterator[tuple[int, Action]]:
    if field == NOTHING:
        return
    calls, colon, suit = field.partition(":")
    for name in calls.split(","):
        if name == "-":
            yield position, Pass()
        else:
            try:
                yield position, Bid(Contract(name))
            except ValueError:
                raise NotationError(f"no contract is called {name!r}", position) from None
        position += len(name) + 1
    if colon:
        try:
            yield position, Declare(Suit(suit))
        except ValueError:
            raise NotationError(f"no suit has the letter {suit!r}", position) from None


def _parse_plays(position: int, field: str) -> Iterator[tuple[int, Action]]:
    if field == NOTHING:
        return
    for trick in field.split(","):
        for place, card in _parse_cards(position, trick):
            yield place, Play(card)
        position += len(trick) + 1


def _parse_remarks(position: int, field: str) -> dict[int, tuple[int, list[RemarkKind]]]:
    """Return, by the place of the action, where in the text its first remark is and what is noted there."""
    noted: dict[int, tuple[int, list[RemarkKind]]] = {}
    position += len(REMARKS)
    for text in field[len(REMARKS) :].split(","):
        kind, place = text[:1], text[1:]
        if kind not in _REMARK_KINDS or not place.isascii() or not place.isdigit() or len(place) > 2:
            raise NotationError("a remark is 'h' or 'f' and the place of an action", position)
        noted.setdefault(int(place), (position, []))[1].append(_REMARK_KINDS[kind])
        position += len(text) + 1
    return noted


def _remarked(deal: Deal, noted: dict[int, tuple[int, list[RemarkKind]]]) -> Deal:
    """Return the deal with what is noted at its next action, which is taken out of `noted`."""
    if deal.to_act is not None and len(deal.actions) in noted:
        for kind in noted.pop(len(deal.actions))[1]:
            deal = deal.remarked(kind)
    return deal


def _check_result(deal: Deal, fields: Sequence[tuple[int, str]], end: int) -> None:
    settlement = deal.settlement
    if settlement is None:
        if len(fields) == 7:
            raise NotationError("only a finished deal has a result", fields[6][0])
        return
    if len(fields) != 7:
        raise NotationError("a finished deal ends with its result", end)
    expected = format_result(settlement)
    position, field = fields[6]
    if field != expected:
        raise NotationError(f"the result of this deal is {expected!r}", position)


def _checked_to_be_canonical(deal: Deal, text: str) -> Deal:
    canonical = format_deal(deal)
    if text != canonical:
        differences = (place for place, (one, other) in enumerate(zip(text, canonical, strict=False)) if one != other)
        raise NotationError(
            "cards stand in pack order, tricks are parted by commas, remarks in the order of the actions",
            next(differences, min(len(text), len(canonical))),
        )
    return deal
