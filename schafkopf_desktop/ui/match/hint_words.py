"""What a hint says: a title that names the bid, the suit or the card, and one sentence with the reason."""

from __future__ import annotations

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Play
from schafkopf_desktop.players.hints import Hint
from schafkopf_desktop.players.reasons import Facts, Reason
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.translation import translate


def hint_title(action: Action) -> str:
    """The name of what the hint advises."""
    match action:
        case Play(card):
            return terms.card_name(card)
        case Bid(contract):
            return terms.contract_name(contract)
        case Declare(suit):
            return terms.suit_name(suit)
        case _:
            return terms.pass_name()


def hint_sentence(hint: Hint) -> str:
    """Why, in one or two short sentences to the person."""
    facts = hint.facts
    return _template(hint.reason, facts).format(
        player="" if facts.seat is None else terms.player_name(facts.seat),
        suit="" if facts.suit is None else terms.suit_in_sentence(facts.suit),
        points="" if facts.points is None else terms.count_points(facts.points),
        more=facts.more,
        aces=_count_aces(facts.more or 0),
        rule_4_5=terms.rule_reference("4.5"),
        rule_4_7=terms.rule_reference("4.7"),
    )


def _count_aces(number: int) -> str:
    return translate("Hint", "%n ace(s)", "", number)


def _template(reason: Reason, facts: Facts) -> str:
    """The sentence with its places for names; numbers that are counted are in it already."""
    return _of_call(reason, facts) or _of_any_card(reason) or _of_following(reason, facts) or _of_leading(reason, facts)


def _of_call(reason: Reason, facts: Facts) -> str:
    count, more = facts.count or 0, facts.more or 0
    match reason:
        case Reason.HOLDS_ALL_OBERS_AND_UNTERS:
            return translate("Hint", "Nobody can take a trick from you: it is won as soon as it is bid.")
        case Reason.LONG_RUN_OF_TRUMPS:
            return translate(
                "Hint", "You hold the %n highest trump(s) without a gap: all eight tricks are in reach.", "", count
            )
        case Reason.UNTERS_AND_ACES:
            return translate("Hint", "%n Unter(s) and {aces}: that carries a Wenz.", "aces: e.g. '2 aces'", count)
        case Reason.MANY_TRUMPS_FOR_A_SOLO:
            return translate(
                "Hint",
                "With {suit} you have %n trump(s), {more} of them high: that carries a Solo.",
                "high: Obers and Unters",
                count,
            )
        case Reason.TRUMPS_WITH_THE_ACORN_OBER:
            return translate(
                "Hint", "%n trump(s) with the Ober of acorns, and an ace: that carries a Rufer.", "", count
            )
        case Reason.TRUMPS_AND_AN_ACE:
            return translate("Hint", "%n trump(s) and an ace: that carries a Rufer.", "", count)
        case Reason.MANY_TRUMPS_FOR_A_RUFER:
            return translate(
                "Hint", "%n trump(s), {more} of them high: that carries a Rufer.", "high: Obers and Unters", count
            )
        case Reason.NOTHING_HIGHER_TO_BID:
            return translate("Hint", "Your hand may bid nothing that is higher.")
        case Reason.TOO_WEAK_TO_PLAY_ALONE:
            return translate(
                "Hint", "You would play alone against three, and %n Ober(s) or Unter(s) are too little.", "", count
            )
        case Reason.NO_ACE_TO_CALL:
            return translate("Hint", "There is no ace for you to call, and to play alone the hand is too weak.")
        case Reason.TOO_FEW_TRUMPS:
            return translate("Hint", "Only %n of the 14 trumps: too few to play.", "trumps in a Rufer", count)
        case Reason.TOO_FEW_OBERS if count:
            return translate("Hint", "%n trump(s), but only one Ober: the high ones are with the others.", "", more)
        case Reason.TOO_FEW_OBERS:
            return translate("Hint", "%n trump(s), but no Ober: the high ones are with the others.", "", more)
        case Reason.NO_ACE_BESIDE_TRUMPS:
            return translate("Hint", "%n trump(s), but no ace beside them.", "", count)
        case Reason.ONLY_SUIT_ALLOWED:
            return translate("Hint", "It is the only suit that the rules allow you.")
        case Reason.CALLS_SHORTEST_SUIT:
            return translate(
                "Hint", "You have only %n ordinary card(s) of {suit}: soon you can trump that suit.", "", count
            )
        case Reason.POINTS_UNDER_CALLED_ACE:
            return translate(
                "Hint", "Your {points} of {suit} can go to your partner's ace.", "points: e.g. '10 points'"
            )
        case Reason.LONGEST_TRUMPS:
            return translate("Hint", "No other suit gives you as many trumps: %n.", "", count)
        case Reason.BETTER_SIDE_CARDS:
            return translate("Hint", "Others give you as many trumps, %n; what remains beside them decides.", "", count)
        case _:
            return ""


def _of_any_card(reason: Reason) -> str:
    match reason:
        case Reason.LAST_CARD:
            return translate("Hint", "It is your last card.")
        case Reason.MUST_GIVE_CALLED_ACE:
            return translate("Hint", "The called suit is led: its ace must be played. {rule_4_5}")
        case Reason.ONLY_TRUMP:
            return translate("Hint", "It is your only trump, and you have to follow.")
        case Reason.ONLY_CARD_OF_SUIT:
            return translate("Hint", "It is your only card of {suit}, and you have to follow.")
        case Reason.ONLY_LEGAL_CARD:
            return translate("Hint", "The called ace binds you: no other card is allowed.")
        case Reason.BREAKS_TOUT:
            return translate("Hint", "{player} cannot get this trick any more: the Tout is lost.")
        case Reason.TOUT_NEEDS_EVERY_TRICK:
            return translate("Hint", "In a Tout every trick must be yours.")
        case Reason.SECURES_WIN:
            return translate("Hint", "The trick is safe for your side, and with it you have {points}: enough to win.")
        case Reason.FREES_OF_SUIT:
            return translate("Hint", "It is your only card of {suit}: afterwards you can trump that suit.")
        case Reason.LOWER_OF_EQUALS:
            return translate("Hint", "You have a higher one that does just the same: the lower goes first.")
        case Reason.WEIGHED:
            return translate(
                "Hint", "No single rule decides here. Weighed over what the others may hold, it promises most."
            )
        case _:
            return ""


def _of_following(reason: Reason, facts: Facts) -> str:
    count = facts.count or 0
    match reason:
        case Reason.GIVES_TO_SURE_FRIEND:
            return translate("Hint", "{player} has the trick, and nobody takes it from your side: smear your {points}.")
        case Reason.LAST_TAKES_WITH_POINTS:
            return translate("Hint", "You play last: the trick is yours, and your own {points} come home.")
        case Reason.LAST_TAKES_CHEAPEST:
            return translate("Hint", "You play last, and this is the lowest card that takes the trick.")
        case Reason.TAKES_FOR_CERTAIN:
            return translate("Hint", "Nobody against you can beat this card any more: {points} for your side.")
        case Reason.GIVES_TO_PROBABLE_PARTNER:
            return translate(
                "Hint", "{player} leads trumps, as a partner does, and nobody beats that any more: smear your {points}."
            )
        case Reason.GIVES_TO_UNKNOWN_SIDE:
            return translate("Hint", "{player} has the trick and may be on your side: your {points} can go there.")
        case Reason.GIVES_TO_LIKELY_TRICK:
            return translate(
                "Hint",
                "{player} is on your side and has the trick; only %n card(s) could still beat it: smear.",
                "",
                count,
            )
        case Reason.TRUMPS_IN if facts.points:
            return translate("Hint", "You have none of {suit}, and {points} lie there: ruff.")
        case Reason.TRUMPS_IN:
            return translate("Hint", "You have none of {suit}: ruff, and the trick is yours for now.")
        case Reason.HARD_TO_BEAT:
            return translate("Hint", "It takes the trick for now, and only %n card(s) could still beat it.", "", count)
        case Reason.LEAVES_FRIENDS_SURE_TRICK:
            return translate("Hint", "{player} has the trick, and it is safe for your side: spend nothing on it.")
        case Reason.LEAVES_FRIENDS_TRICK:
            return translate("Hint", "{player} is on your side and has the trick: you need not go over it.")
        case Reason.NO_POINTS_TO_SURE_FOE if not facts.points:
            return translate("Hint", "{player} has the trick, and nobody can take it away: give nothing.")
        case Reason.NO_POINTS_TO_SURE_FOE:
            return translate("Hint", "{player} has the trick, and nobody can take it away: give as little as you can.")
        case Reason.CANNOT_TAKE:
            return translate("Hint", "None of your cards takes this trick: give as little as you can.")
        case Reason.NOT_WORTH_TAKING if facts.points:
            return translate("Hint", "Only {points} lie there: keep your better cards.")
        case Reason.NOT_WORTH_TAKING:
            return translate("Hint", "There are no points in this trick: keep your better cards.")
        case Reason.FORCES_A_HIGHER_CARD:
            return translate("Hint", "It is your lowest that takes the trick for now; whoever wants it must go higher.")
        case Reason.KEEPS_HIGH_CARDS:
            return translate("Hint", "Keep the cards that would take this trick: they are worth more later.")
        case _:
            return ""


def _of_leading(reason: Reason, facts: Facts) -> str:
    count = facts.count or 0
    match reason:
        case Reason.SEARCHES_CALLED_ACE:
            return translate("Hint", "Search the called ace: when you lead its suit, it must fall.")
        case Reason.CALLS_PARTNERS_ACE:
            return translate("Hint", "Lead the suit that you called: your partner's ace must fall.")
        case Reason.RUNS_AWAY:
            return translate(
                "Hint",
                "Besides the called ace you have %n card(s) of its suit: you may run away. {rule_4_7}",
                "",
                count,
            )
        case Reason.DRAWS_TRUMPS_FROM_TOP:
            return translate("Hint", "Draw trumps: %n are still out, and none of them beats yours.", "", count)
        case Reason.PARTNER_LEADS_TRUMPS:
            return translate("Hint", "You play with {player}: trumps help the declarer.")
        case Reason.DRAWS_TRUMPS:
            return translate("Hint", "Draw trumps: the others still have %n.", "", count)
        case Reason.SURE_TRICK:
            return translate("Hint", "Nobody against you can beat this card.")
        case Reason.TOP_OF_SUIT if count:
            return translate("Hint", "It is the highest of {suit} by now; the others still have %n of them.", "", count)
        case Reason.TOP_OF_SUIT:
            return translate("Hint", "Nobody else has any of {suit}: only a trump can take it.")
        case Reason.FRIEND_CAN_TRUMP:
            return translate("Hint", "{player} is on your side, has none of {suit} and may ruff.")
        case Reason.LONG_SUIT_BEFORE_DECLARER:
            return translate("Hint", "The declarer plays right after you: lead your longest suit.")
        case Reason.SHORT_SUIT_BEHIND_DECLARER:
            return translate("Hint", "The declarer plays last: lead your shortest suit.")
        case Reason.DEFENDER_SPARES_TRUMPS:
            return translate("Hint", "Drawing trumps helps the declarer: lead a side suit and keep your trumps.")
        case Reason.ONLY_TRUMPS_LEFT:
            return translate("Hint", "You have only trumps left.")
        case Reason.COSTS_NOTHING:
            return translate("Hint", "It has no points: little is lost if somebody takes it.")
        case _:
            raise ValueError(f"no sentence for {reason}")
