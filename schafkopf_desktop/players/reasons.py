"""The catalogue of reasons for a bid, a suit or a card, and the facts that a sentence about one needs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.seats import Seat


class Reason(Enum):
    """Why to do something. Behind each name: what is true then, and which `Facts` go with it.

    A trick is sure when no card that may still fall to it changes whose side takes it. Friends and foes are only those
    who certainly are; the best card is the one that takes the trick as it lies.
    """

    # What to bid
    HOLDS_ALL_OBERS_AND_UNTERS = auto()  # nothing can take a trick from this hand (4.10)
    LONG_RUN_OF_TRUMPS = auto()  # a Tout on the `count` highest trumps without a gap
    UNTERS_AND_ACES = auto()  # a Wenz on `count` Unters and `more` aces
    MANY_TRUMPS_FOR_A_SOLO = auto()  # `count` trumps if `suit` is trumps, `more` of them Obers and Unters
    TRUMPS_WITH_THE_ACORN_OBER = auto()  # a Rufer on `count` trumps, the highest among them, and an ace
    TRUMPS_AND_AN_ACE = auto()  # a Rufer on `count` trumps and an ace
    MANY_TRUMPS_FOR_A_RUFER = auto()  # a Rufer on `count` trumps, `more` of them Obers and Unters
    NOTHING_HIGHER_TO_BID = auto()  # every contract above the highest bid is forbidden to this hand
    TOO_WEAK_TO_PLAY_ALONE = auto()  # a Rufer is bid, so this hand would play alone, with `count` Obers and Unters
    NO_ACE_TO_CALL = auto()  # a Rufer is forbidden to this hand (3.5)
    TOO_FEW_TRUMPS = auto()  # `count` trumps in a Rufer, at most 4 of 14
    TOO_FEW_OBERS = auto()  # `count` Obers, at most 1, with `more` trumps
    NO_ACE_BESIDE_TRUMPS = auto()  # no ace besides trumps, with `count` trumps

    # Which suit to name
    ONLY_SUIT_ALLOWED = auto()  # `suit`
    CALLS_SHORTEST_SUIT = auto()  # `count` ordinary cards of `suit`, fewer than of any other that may be called
    POINTS_UNDER_CALLED_ACE = auto()  # as few cards of `suit` as of any other, and most points in them: `points`
    LONGEST_TRUMPS = auto()  # `count` trumps with `suit`, more than with any other
    BETTER_SIDE_CARDS = auto()  # as many trumps with `suit`, `count`, as with any other; a matter of what is left

    # Cards without a choice
    LAST_CARD = auto()
    MUST_GIVE_CALLED_ACE = auto()  # the called suit, `suit`, is led for the first time (4.5)
    ONLY_TRUMP = auto()  # trumps are led
    ONLY_CARD_OF_SUIT = auto()  # `suit` is led
    ONLY_LEGAL_CARD = auto()  # the rules about the called ace leave no other

    # Cards, led or not
    BREAKS_TOUT = auto()  # the trick is surely not the declarer's, `seat`
    TOUT_NEEDS_EVERY_TRICK = auto()  # the seat declared a Tout, and this card takes the trick as it lies
    SECURES_WIN = auto()  # the trick is surely the own side's, and with it that side has `points`, enough to win
    FREES_OF_SUIT = auto()  # the only card of `suit`, with trumps beside it
    LOWER_OF_EQUALS = auto()  # no unseen card lies between this one and `card`, which stays in the hand
    WEIGHED = auto()  # no single reason: the player weighed what the others may hold

    # Cards to a trick that somebody has led
    GIVES_TO_SURE_FRIEND = auto()  # the trick is surely a friend's, `seat`; `card` brings `points`
    LAST_TAKES_WITH_POINTS = auto()  # nobody plays later; takes the trick with a card of `points`
    LAST_TAKES_CHEAPEST = auto()  # nobody plays later; the weakest card that takes the trick of `points`
    TAKES_FOR_CERTAIN = auto()  # no foe who plays later can beat the card; `points` lie there then
    GIVES_TO_PROBABLE_PARTNER = auto()  # `seat` led trumps for the declarer, has the best card, and nobody beats it
    GIVES_TO_UNKNOWN_SIDE = auto()  # `seat`, of whatever side, has the best card; this one brings `points`
    GIVES_TO_LIKELY_TRICK = auto()  # a friend, `seat`, has the best card; `count` cards that may follow beat it
    TRUMPS_IN = auto()  # takes with a trump, out of `suit`; `points` lie there without the card
    HARD_TO_BEAT = auto()  # takes; `count` cards that may follow beat it
    LEAVES_FRIENDS_SURE_TRICK = auto()  # the trick is surely a friend's, `seat`, and this card leaves it there
    LEAVES_FRIENDS_TRICK = auto()  # a friend, `seat`, has the best card, and this card leaves it there
    NO_POINTS_TO_SURE_FOE = auto()  # the trick is surely a foe's, `seat`; no legal card has fewer `points`
    CANNOT_TAKE = auto()  # no legal card takes the trick, and none has fewer `points`
    NOT_WORTH_TAKING = auto()  # others of the seat's cards take the trick, but only `points` lie there
    FORCES_A_HIGHER_CARD = auto()  # the weakest card that takes; `count` cards that may follow beat it
    KEEPS_HIGH_CARDS = auto()  # `count` other cards of the seat take the trick; this one does not

    # Cards to lead
    SEARCHES_CALLED_ACE = auto()  # a defender leads the called suit, `suit`, whose ace must fall
    CALLS_PARTNERS_ACE = auto()  # the declarer leads it
    RUNS_AWAY = auto()  # with the called ace and `count` other cards of `suit` (4.7)
    DRAWS_TRUMPS_FROM_TOP = auto()  # no unseen trump beats this one; `count` are out
    PARTNER_LEADS_TRUMPS = auto()  # the declarer, `seat`, has a partner who does so; `count` are out
    DRAWS_TRUMPS = auto()  # the declarer does so with a lower one; `count` are out
    SURE_TRICK = auto()  # no foe can beat the card
    TOP_OF_SUIT = auto()  # no unseen card of `suit` beats this one; `count` of the suit are out
    FRIEND_CAN_TRUMP = auto()  # a friend, `seat`, has none of `suit` and may have trumps
    LONG_SUIT_BEFORE_DECLARER = auto()  # the declarer plays next; `count` cards of `suit`, none is longer
    SHORT_SUIT_BEHIND_DECLARER = auto()  # the declarer plays last; `count` cards of `suit`, none is shorter
    DEFENDER_SPARES_TRUMPS = auto()  # a defender with `count` trumps leads another suit
    ONLY_TRUMPS_LEFT = auto()  # `count` trumps, and nothing else
    COSTS_NOTHING = auto()  # a card without points


@dataclass(frozen=True, slots=True)
class Facts:
    """What a reason names; which of these, and what they mean, stands at each `Reason`."""

    seat: Seat | None = None
    suit: Suit | None = None
    card: Card | None = None
    points: int | None = None
    count: int | None = None
    more: int | None = None
