"""The glossary: each word exists in each language, and no two things share a name."""

from schafkopf_desktop.engine.cards import FULL_PACK, Card, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.seats import SEATS
from schafkopf_desktop.ui import terms
from tests.ui.rules.conftest import Speak, every_language


@every_language
def test_every_card_of_the_pack_has_a_name_of_its_own(language: str, speak: Speak) -> None:
    speak(language)
    names = {terms.card_name(card) for card in FULL_PACK}
    assert len(names) == len(FULL_PACK) == 40


@every_language
def test_every_declaration_has_a_name_that_begins_with_or_holds_its_contract(language: str, speak: Speak) -> None:
    speak(language)
    suits = {
        Contract.RUFER: (Suit.ACORNS, Suit.LEAVES, Suit.BELLS),
        Contract.SOLO: tuple(Suit),
        Contract.SOLO_TOUT: tuple(Suit),
    }
    names = []
    for contract in Contract:
        for suit in suits.get(contract, (None,)):
            name = terms.declaration_name(Declaration(contract, 0, suit))
            assert terms.contract_name(contract).split()[0] in name
            names.append(name)
    assert len(set(names)) == len(names) == 14


@every_language
def test_suits_contracts_and_players_are_told_apart(language: str, speak: Speak) -> None:
    speak(language)
    assert len({terms.suit_name(suit) for suit in Suit}) == 4
    assert len({terms.suit_in_sentence(suit) for suit in Suit}) == 4
    assert len({terms.ace_in_sentence(suit) for suit in Suit}) == 4
    assert len({terms.player_name(seat) for seat in SEATS}) == 4
    assert len({terms.contract_description(contract) for contract in Contract}) == len(Contract)


def test_partner_word_has_the_gender_of_the_player(speak: Speak) -> None:
    speak("es")
    assert [terms.partner_word(seat) for seat in SEATS] == ["Pareja", "Compañera", "Compañero", "Compañera"]


def test_signs_in_the_corner_do_not_depend_on_the_language(speak: Speak) -> None:
    speak("es")
    signs = [terms.rank_sign(Card.parse(f"E{code}").rank, "D") for code in "AXKOU9876"]
    assert signs == ["D", "10", "K", "O", "U", "9", "8", "7", "6"]
    assert terms.rank_sign(Card.parse("EA").rank, "A") == "A"


def test_numbers_carry_a_true_minus_and_the_space_of_the_language(speak: Speak) -> None:
    assert [terms.signed(number) for number in (4, 0, -156)] == ["+4", "0", "\N{MINUS SIGN}156"]
    speak("es")
    assert terms.percent(50) == "50\N{NARROW NO-BREAK SPACE}%"
    speak("en")
    assert terms.percent(50) == "50%"


def test_counts_agree_with_their_number(speak: Speak) -> None:
    speak("de")
    assert [terms.count_tricks(number) for number in (0, 1, 2)] == ["0 Stiche", "1 Stich", "2 Stiche"]
    assert [terms.count_points(number) for number in (0, 1, 2)] == ["0 Augen", "1 Auge", "2 Augen"]
    speak("en")
    assert [terms.count_tricks(number) for number in (0, 1, 2)] == ["0 tricks", "1 trick", "2 tricks"]
