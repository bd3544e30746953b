"""A deal code is short, comes back as the deal that it was made of, and is told from other texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schafkopf_desktop.engine.cards import PACK
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.deal_code import DealCodeError, deal_code, deal_of_code
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.notation import parse_deal

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
RECORDS = (
    "sk1 3 EAEOEUE9LKL7SAS9/EKE8E7LOHOHUSKSU/LXL8HAHXH9H8H7S8/EXLALUL9HKSXSOS7 - rufer,solo,-,-:E"
    " S9SKS8SX,HKLKEKH7,E8LXEXEA,EOE7HASO,EULOH9LU,HOH8S7E9,HUL8L9L7,SUHXLASA =58:5:+5:-15:+5:+5",
    "sk1 0 E9LKL7HUH9SXSOS9/EAEXEOEUE8E7LXHX/EKL9L8HOH8SASUS7/LALOLUHAHKH7SKS8 - -,-,rufer,-:S"
    " EXEKHAE9,HKHUEOH8,EASULUSO,S9HXSAS8,E8S7LOL7,LALKLXL8,H7H9EUHO,L9SKSXE7 =72:5:-1:-1:+1:+1",
)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Deals that random legal actions have finished, or that nobody has begun."""
    pack = draw(st.permutations(PACK))
    hands = [pack[start : start + 8] for start in range(0, 32, 8)]
    deal = Deal.start(hands, draw(st.integers(0, 3)), HouseRules(draw(st.booleans())))
    if draw(st.booleans()):
        choices = draw(st.lists(st.integers(0, 20), min_size=37, max_size=37))
        for choice in choices:
            legal = deal.legal_actions()
            if legal:
                deal = deal.apply(legal[choice % len(legal)])
    return deal


@given(deals())
def test_a_code_comes_back_as_its_deal(deal: Deal) -> None:
    code = deal_code(deal)
    assert deal_of_code(code) == deal
    assert len(code.replace("-", "")) <= (17 if deal.settlement is None else 48)


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (0, "CW31-XWQK-7GVJ-QQDF-6NTA-K8CW-SK22"),
        (1, "PKH1-5WHG-3V8N-9627-SHT4-545J-GZ2"),
    ],
)
def test_a_code_is_the_same_in_every_version(number: int, code: str) -> None:
    assert deal_code(parse_deal(RECORDS[number])) == code
    assert str(deal_of_code(code)) == RECORDS[number]


def test_the_first_and_the_last_way_to_deal() -> None:
    hands = [PACK[start : start + 8] for start in range(0, 32, 8)]
    for order in (hands, hands[::-1]):
        deal = Deal.start(order, 0)
        assert deal_of_code(deal_code(deal)).hands == deal.hands


@given(deals(), st.randoms())
def test_how_it_is_typed_does_not_matter(deal: Deal, random: object) -> None:
    code = deal_code(deal)
    typed = f" {code.lower()} ".replace("-", " ").replace("0", "o").replace("1", "l")
    assert deal_of_code(typed) == deal


@given(deals(), st.data())
def test_a_wrong_digit_or_two_that_are_exchanged_are_found(deal: Deal, data: st.DataObject) -> None:
    digits = list(deal_code(deal).replace("-", ""))
    place = data.draw(st.integers(0, len(digits) - 2))
    changed = digits.copy()
    if data.draw(st.booleans()):
        changed[place] = data.draw(st.sampled_from(DIGITS))
    else:
        changed[place], changed[place + 1] = changed[place + 1], changed[place]
    if changed != digits:
        with pytest.raises(DealCodeError):
            deal_of_code("".join(changed))


@given(st.text(max_size=60))
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(DealCodeError):
        deal_of_code(text)


@pytest.mark.parametrize("text", ["", "-", "0", "00000000", "U" * 20, "Z" * 99, "Z" * 5000, RECORDS[0], "١٢٣٤"])
def test_texts_that_are_no_code(text: str) -> None:
    with pytest.raises(DealCodeError):
        deal_of_code(text)
