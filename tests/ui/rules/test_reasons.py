"""Every reason why an action is illegal has its sentence, in every language, from a position in which it comes up."""

import pytest

from schafkopf_desktop.engine.actions import Action, Bid, Declare, Pass, Play
from schafkopf_desktop.engine.cards import Card, Suit
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.errors import IllegalReason
from schafkopf_desktop.engine.view import SeatView
from schafkopf_desktop.ui import terms
from tests.engine.positions import deal_of, hands_with
from tests.ui.rules.conftest import Speak, every_language


def play(code: str) -> Play:
    return Play(Card.parse(code))


def auction(hand: str, *calls: Action) -> Deal:
    """An auction after these calls, with a hand for the seat that speaks next."""
    deal = Deal.start(hands_with({len(calls): hand}), 3)
    for call in calls:
        deal = deal.apply(call)
    return deal


ALL_OBERS_AND_UNTERS = "EO LO HO SO EU LU HU SU"
RUFER_ON_BELLS = {0: "EO LO HU S9 LA L7 E8 H8", 1: "SA S8 S7 EA E9 L9 HA H7"}
LONG_BELLS = {0: "EO LO HU E8 LA L7 L8 S9", 1: "SA SX SK S8 EA E9 HA H7"}

# Rule, reason, deal, and the action that the seat to act tries.
Row = tuple[str, IllegalReason, Deal, Action]
ROWS: list[Row] = [
    ("3.1", IllegalReason.WRONG_PHASE, auction("EO LO HO SO EU LU HU S7"), play("EO")),
    ("3.1", IllegalReason.BID_NOT_HIGHER, auction("EO LO HO SO LA E9 E8 S7", Bid(Contract.WENZ)), Bid(Contract.RUFER)),
    ("3.5", IllegalReason.NO_CALLABLE_ACE, auction("EA LA SA EO LO HO SO EU"), Bid(Contract.RUFER)),
    ("3.5", IllegalReason.NO_SOLO_SUIT, auction(ALL_OBERS_AND_UNTERS), Bid(Contract.SOLO)),
    ("3.5", IllegalReason.NOT_ALL_OBERS_AND_UNTERS, auction("EO LO HO SO EU LU HU S7"), Bid(Contract.SIE)),
    ("4.3", IllegalReason.NOT_IN_HAND, deal_of(RUFER_ON_BELLS, "rufer", 0, "S"), play("SA")),
    ("4.3", IllegalReason.MUST_FOLLOW_TRUMP, deal_of(RUFER_ON_BELLS, "rufer", 0, "S", "EO"), play("EA")),
    ("4.3", IllegalReason.MUST_FOLLOW_SUIT, deal_of(RUFER_ON_BELLS, "rufer", 0, "S", "LA"), play("EA")),
    ("4.5", IllegalReason.MUST_PLAY_CALLED_ACE, deal_of(RUFER_ON_BELLS, "rufer", 0, "S", "S9"), play("S7")),
    (
        "4.5",
        IllegalReason.MAY_NOT_UNDERLEAD_CALLED_ACE,
        deal_of(RUFER_ON_BELLS, "rufer", 0, "S", dealer=0),
        play("S8"),
    ),
    (
        "4.6",
        IllegalReason.MAY_NOT_DISCARD_CALLED_ACE,
        deal_of({**LONG_BELLS, 0: "EO LO HU E8 LA L7 S9 S7"}, "rufer", 0, "S", "LA"),
        play("SA"),
    ),
]


def declaration(hand: str, contract: Contract) -> Deal:
    deal = Deal.start(hands_with({0: hand}), 3).apply(Bid(contract))
    for _ in range(3):
        deal = deal.apply(Pass())
    return deal


ROWS += [
    (
        "3.5",
        IllegalReason.HEARTS_NEVER_CALLED,
        declaration("EO LO HO S9 LA L7 E8 H8", Contract.RUFER),
        Declare(Suit.HEARTS),
    ),
    (
        "3.5",
        IllegalReason.HOLDS_CALLED_ACE,
        declaration("EO LO HO S9 LA L7 E8 H8", Contract.RUFER),
        Declare(Suit.LEAVES),
    ),
    (
        "3.5",
        IllegalReason.NO_ORDINARY_CARD_OF_SUIT,
        declaration("EO LO HO SO LA L7 E8 H8", Contract.SOLO),
        Declare(Suit.BELLS),
    ),
]


def view_of(deal: Deal) -> SeatView:
    assert deal.to_act is not None
    return deal.view(deal.to_act)


@pytest.mark.parametrize("row", ROWS, ids=[row[1].name for row in ROWS])
@every_language
def test_illegal_action_is_explained_with_its_rule(row: Row, language: str, speak: Speak) -> None:
    section, reason, deal, action = row
    view = view_of(deal)
    assert view.why_illegal(action) is reason
    assert reason.section == section
    speak("en")
    english = terms.illegal_sentence(reason, view)
    speak(language)
    sentence = terms.illegal_sentence(reason, view)
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert (sentence == english) is (language == "en")


@every_language
def test_every_reason_has_a_sentence_of_its_own(language: str, speak: Speak) -> None:
    speak(language)
    views = {reason: view_of(deal) for _, reason, deal, _ in ROWS}
    sentences = [terms.illegal_sentence(reason, views.get(reason, view_of(ROWS[0][2]))) for reason in IllegalReason]
    assert all(sentence.endswith(".") for sentence in sentences)
    assert len(set(sentences)) == len(IllegalReason)


@pytest.mark.parametrize(
    ("reason", "language", "sentence"),
    [
        (IllegalReason.MUST_FOLLOW_TRUMP, "es", "Ha salido triunfo y tienes triunfos: hay que seguir."),
        (IllegalReason.MUST_FOLLOW_SUIT, "es", "Han salido hojas y tienes: hay que seguir."),
        (IllegalReason.MUST_FOLLOW_SUIT, "de", "Laub ist ausgespielt, und du hast welche: Du musst bedienen."),
        (IllegalReason.MUST_PLAY_CALLED_ACE, "es", "Ha salido su palo: hay que jugar el as de campanas."),
        (IllegalReason.MUST_PLAY_CALLED_ACE, "de", "Ihre Farbe ist ausgespielt: Du musst die Schellen-Sau spielen."),
        (IllegalReason.BID_NOT_HIGHER, "it", "Tu gioca già Wenz: bisogna salire."),
    ],
)
def test_sentence_names_what_lies_on_the_table(
    reason: IllegalReason, language: str, sentence: str, speak: Speak
) -> None:
    view = next(view_of(deal) for _, known, deal, _ in ROWS if known is reason)
    speak(language)
    assert terms.illegal_sentence(reason, view) == sentence
