"""What the rail and the top bar say about the contract, spoken to the person who looks."""

from __future__ import annotations

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.seats import Seat
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui import terms
from schafkopf_desktop.ui.emblems import Party
from schafkopf_desktop.ui.match.points_in_sight import declarer_side_known_to, defenders_known_to
from schafkopf_desktop.ui.translation import translate


def party_of(view: SeatView, seat: Seat) -> Party | None:
    """The side of ``seat`` as far as ``view.seat`` knows it; None before a declaration."""
    if view.declaration is None:
        return None
    if seat in declarer_side_known_to(view):
        return Party.DECLARER_SIDE
    return Party.DEFENDERS if seat in defenders_known_to(view) else Party.UNKNOWN


def declared_text(view: SeatView) -> str:
    """Who declared what: "You call the ace of bells"."""
    declaration = view.declaration
    if declaration is None:
        return ""
    is_own = declaration.declarer == view.seat
    declarer = terms.player_name(declaration.declarer)
    suit = declaration.suit
    if suit is None:
        if is_own:
            return translate("Contract", "You play alone")
        return translate("Contract", "{declarer} plays alone").format(declarer=declarer)
    if declaration.contract.is_rufer:
        ace = terms.ace_in_sentence(suit)
        if is_own:
            return translate("Contract", "You call {ace}").format(ace=ace)
        return translate("Contract", "{declarer} calls {ace}").format(declarer=declarer, ace=ace)
    trumps = terms.suit_in_sentence(suit)
    if is_own:
        return translate("Contract", "You play alone, trumps are {suit}").format(suit=trumps)
    return translate("Contract", "{declarer} plays alone, trumps are {suit}").format(declarer=declarer, suit=trumps)


def sides_text(view: SeatView) -> str:
    """Who plays with whom, as far as the person knows it."""
    declaration = view.declaration
    if declaration is None:
        return ""
    is_own = declaration.declarer == view.seat
    if declaration.contract.is_rufer:
        return _rufer_sides(view, is_own)
    if declaration.contract is Contract.SIE:
        return translate("Contract", "All eight tricks are certain: the deal is won at once.")
    if declaration.contract.is_tout:
        if is_own:
            return translate("Contract", "One against three. You must win all eight tricks.")
        return translate("Contract", "One against three. A single trick for you three is enough.")
    if is_own:
        return translate("Contract", "One against three.")
    return translate("Contract", "One against three. You defend.")


def _rufer_sides(view: SeatView, is_own: bool) -> str:
    assert view.declaration is not None
    declarer = terms.player_name(view.declaration.declarer)
    if view.partner is None:
        if is_own:
            return translate("Contract", "Whoever holds it is your partner.")
        return translate("Contract", "Whoever holds it is the partner. You defend.")
    if view.partner == view.seat:
        return translate("Contract", "You hold it: you play with {declarer}.").format(declarer=declarer)
    partner = terms.player_name(view.partner)
    if not is_own:
        return translate("Contract", "{partner} had it and is the partner. You defend.").format(partner=partner)
    if view.partner == 2:
        return translate("Contract", "{partner} had it, your partner.", "a man (Luis)").format(partner=partner)
    return translate("Contract", "{partner} had it, your partner.", "a woman (Vroni, Resi)").format(partner=partner)
