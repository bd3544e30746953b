"""What the analysis says: where a card stands, what it cost and why, and whether its seat could know."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from schafkopf_desktop.analysis.cost_reasons import CostFacts, CostReason
from schafkopf_desktop.analysis.deal_analysis import DealAnalysis, Verdict
from schafkopf_desktop.analysis.hindsight import Hindsight
from schafkopf_desktop.analysis.turns import NothingToAnalyse, Turn
from schafkopf_desktop.engine.cards import Card
from schafkopf_desktop.engine.settlement import POINTS_IN_THE_PACK, Settlement
from schafkopf_desktop.solver.deal_values import CardValue
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.match import bill
from schafkopf_desktop.ui.match.match_controller import PERSON
from schafkopf_desktop.ui.translation import translate


def nothing_sentence(why: NothingToAnalyse) -> str:
    """Why there is nothing to show."""
    match why:
        case NothingToAnalyse.PASSED_OUT:
            return translate("Analysis", "All four passed. No card was played, so there is nothing to analyse.")
        case NothingToAnalyse.SIE:
            return translate("Analysis", "A Sie is won without a card being played, so there is nothing to analyse.")
        case NothingToAnalyse.NOT_FINISHED:
            return translate("Analysis", "The deal is still being played. The analysis comes after it.")


def result_text(settlement: Settlement) -> str:
    """How the deal ended: "Rufer won, 79 to 41"; without points where they do not count."""
    title = bill.title(settlement)
    declaration = settlement.declaration
    if declaration is None or declaration.contract.is_tout or not settlement.points:
        return title
    return translate("Analysis", "{result}, {points} to {others}", "e.g. 'Rufer won, 79 to 41'").format(
        result=title, points=settlement.points, others=POINTS_IN_THE_PACK - settlement.points
    )


def place_text(turn: Turn, turns: int) -> str:
    """Which card it is, and who plays it."""
    number, trick = turn.number + 1, turn.trick + 1
    if turn.seat == PERSON:
        return translate("Analysis", "Card {number} of {count} · trick {trick} · you play").format(
            number=number, count=turns, trick=trick
        )
    return translate("Analysis", "Card {number} of {count} · trick {trick} · {player} plays").format(
        number=number, count=turns, trick=trick, player=terms.player_name(turn.seat)
    )


def values_title(turn: Turn) -> str:
    """The heading of the values of the legal cards."""
    if turn.declaration.contract.is_tout:
        return translate("Analysis", "How the Tout ends with best play")
    return translate("Analysis", "Points of the declarer's side with best play")


def value_text(turn: Turn, value: CardValue) -> str:
    """What the deal comes to: card points, or of a Tout whether it is won."""
    if not turn.declaration.contract.is_tout:
        return str(value.points)
    if value.points:
        return translate("Analysis", "won", "how a Tout ends")
    return translate("Analysis", "lost", "how a Tout ends")


def units_text(value: CardValue) -> str:
    """What is paid: "value +4", with a minus where the declarer pays."""
    return translate("Analysis", "value {units}", "units that the declarer wins from each, with sign").format(
        units=terms.signed(value.units)
    )


def cost_text(turn: Turn, verdict: Verdict) -> str:
    """How the card changed what the declarer's side can reach: points, else units; empty where it did not."""
    seen = verdict.hindsight
    if seen is None or not seen.costs:
        return ""
    if seen.points_lost and not turn.declaration.contract.is_tout:
        return terms.signed(-turn.sign * seen.points_lost)
    return translate("Analysis", "{units} units", "with sign, e.g. '−2 units'").format(
        units=terms.signed(-turn.sign * seen.units_lost)
    )


def why_text(turn: Turn, verdict: Verdict) -> str:
    """One sentence on why the card cost something, and what it changed; what else there is to say of it."""
    seen, comparison = verdict.hindsight, verdict.comparison
    if seen is None:
        return translate("Analysis", "This card has not been worked out yet.")
    if len(turn.legal_cards) == 1:
        return translate("Analysis", "No other card was allowed.")
    if comparison is not None:
        return " ".join(filter(None, (_with_better(_reason(comparison.why), comparison.better), _outcome(turn, seen))))
    if seen.costs:
        return ""
    if verdict.is_mistake:
        return translate("Analysis", "As the cards lay, it cost nothing.")
    return translate("Analysis", "No card was better.")


def judgement_text(turn: Turn, verdict: Verdict) -> str:
    """Whether the seat could have known; empty where there is nothing to judge."""
    known = verdict.foresight
    if known is None or not verdict.is_marked or not known.worlds:
        return ""
    if known.is_mistake:
        sentence = translate(
            "Analysis", "Avoidable: by what this seat could know, it cost {units} units on average."
        ).format(units=QLocale().toString(known.loss, "f", 1))
        is_named = verdict.comparison is not None and verdict.comparison.better is known.best
        return sentence if is_named else _with_better(sentence, known.best)
    if known.best is turn.card:
        return translate("Analysis", "Not avoidable: by what this seat could know, it was the best card.")
    return translate("Analysis", "Not avoidable: by what this seat could know, no card was clearly better.")


def worlds_text(verdict: Verdict) -> str:
    """How many deals the judgement rests on; empty where there is none."""
    known = verdict.foresight
    if known is None or not verdict.is_marked or not known.worlds:
        return ""
    if known.error == 0:
        return translate("Analysis", "All %n deal(s) that were still possible were looked at.", "", known.worlds)
    return translate("Analysis", "%n of the deals that were possible were looked at.", "", known.worlds)


def progress_text(analysis: DealAnalysis, *, is_running: bool) -> str:
    """How far the analysis is; empty when it is complete."""
    if analysis.is_complete:
        return ""
    if is_running:
        text = translate("Analysis", "Working out {done} of {count}")
    else:
        text = translate("Analysis", "Stopped at {done} of {count}")
    return text.format(done=analysis.done, count=len(analysis.turns))


def _with_better(sentence: str, better: Card) -> str:
    return translate("Analysis", "{sentence} Better: {card}.").format(sentence=sentence, card=terms.card_name(better))


def _outcome(turn: Turn, seen: Hindsight) -> str:
    """That the card changed who wins the deal."""
    before, after = seen.best.units > 0, seen.values[turn.card].units > 0
    if before == after:
        return ""
    if before:
        return translate("Analysis", "With best play the declarer's side won before it, and loses after it.")
    return translate("Analysis", "With best play the declarer's side lost before it, and wins after it.")


def _reason(why: CostFacts) -> str:
    points = terms.count_points(why.points)
    suit = "" if why.suit is None else terms.suit_in_sentence(why.suit)
    match why.reason:
        case CostReason.LETS_TOUT_WIN:
            return translate("Analysis", "It lets the declarer win every trick; another card still takes one.")
        case CostReason.LOSES_TOUT:
            return translate("Analysis", "It lets the others win a trick that they need not have got.")
        case CostReason.SCHWARZ:
            return translate("Analysis", "The points stay the same, but it decides about Schwarz.")
        case CostReason.LETS_TRICK_GO:
            return translate("Analysis", "It lets a trick go that could be won, with {points}.").format(points=points)
        case CostReason.TAKES_TOO_EARLY:
            return translate(
                "Analysis", "It wins the trick, with {points}; to leave it to the others brings more later."
            ).format(points=points)
        case CostReason.MISSES_POINTS:
            return translate("Analysis", "The trick is won either way, and could have {points} more.").format(
                points=points
            )
        case CostReason.TAKES_TOO_HIGH:
            return translate("Analysis", "The trick is won either way: a lower card is enough.")
        case CostReason.GIVES_POINTS:
            return translate("Analysis", "The trick is lost either way, and this gives it {points} more.").format(
                points=points
            )
        case CostReason.WASTES_HIGH_CARD:
            return translate("Analysis", "The trick is lost either way: a lower card would have done.")
        case _:
            return _reason_of_choice(why, suit)


def _reason_of_choice(why: CostFacts, suit: str) -> str:
    match why.reason:
        case CostReason.SEARCH_CALLED_ACE:
            return translate("Analysis", "A lead of {suit} searches for the called ace, which must fall then.").format(
                suit=suit
            )
        case CostReason.LEAD_TRUMPS:
            return translate(
                "Analysis", "The lead to choose was trumps: the other side still held %n.", "trumps", why.count
            )
        case CostReason.LEAD_SUIT:
            return translate("Analysis", "The lead to choose was {suit}, not trumps.").format(suit=suit)
        case CostReason.SPARES_TRUMPS:
            return translate("Analysis", "A card of {suit} spares the trump.").format(suit=suit)
        case CostReason.OTHER_SUIT:
            return translate("Analysis", "The suit to play was {suit}.").format(suit=suit)
        case _:
            return translate(
                "Analysis", "The difference shows later: {played} points for the declarer's side instead of {best}."
            ).format(played=why.count, best=why.points)
