"""The notation: round trips at any moment, and damaged text that says where it is damaged."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.engine.house_rules import HouseRules
from schafkopf_desktop.engine.notation import NotationError, parse_deal
from schafkopf_desktop.engine.remarks import Remark, RemarkKind
from schafkopf_desktop.engine.shuffle import deal_hands, shuffled_pack
from tests.engine.positions import played_on, random_deal

HANDS = "EOE9LKLOLUL9L8SO/EXEKE7LAL7HAH7SK/EULXHUH9H8SASUS7/EAE8HXHKHOSXS9S8"


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Return a deal at any moment, from the first call to the last card."""
    random = Random(draw(st.integers(0, 2**32)))
    house_rules = HouseRules(laufende_for_winners=draw(st.booleans()))
    steps = draw(st.integers(0, 37))
    contract = draw(st.none() | st.sampled_from(Contract))
    if contract is not None:
        start = random_deal(random, contract, house_rules)
    else:
        dealer = draw(st.integers(0, 3))
        start = Deal.start(deal_hands(shuffled_pack(str(random.random())), dealer), dealer, house_rules)
    deal = played_on(start, random, steps // 2)
    for kind in draw(st.lists(st.sampled_from(RemarkKind), max_size=3)):
        deal = deal if deal.to_act is None else deal.remarked(kind)
    return played_on(deal, random, steps - steps // 2)


@given(deals())
def test_a_deal_and_its_text_are_the_same_thing(deal: Deal) -> None:
    text = str(deal)
    assert "\n" not in text
    again = parse_deal(text)
    assert again == deal
    assert str(again) == text


@given(deals(), st.data())
def test_damaged_text_is_refused_with_a_place_or_is_another_deal(deal: Deal, data: st.DataObject) -> None:
    text = str(deal)
    place = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:place] + data.draw(st.text(max_size=2)) + text[place + 1 :]
    parsed = parsed_or_error(damaged)
    if isinstance(parsed, Deal):
        assert str(parsed) == damaged
    else:
        assert 0 <= parsed.position <= len(damaged)
        assert str(parsed.position + 1) in str(parsed)


@given(deals(), st.data())
def test_text_cut_short_is_refused_or_an_earlier_moment(deal: Deal, data: st.DataObject) -> None:
    text = str(deal)
    cut = text[: data.draw(st.integers(0, len(text) - 1))]
    parsed = parsed_or_error(cut)
    if isinstance(parsed, Deal):
        assert deal.actions[: len(parsed.actions)] == parsed.actions
    else:
        assert 0 <= parsed.position <= len(cut)


def parsed_or_error(text: str) -> Deal | NotationError:
    try:
        return parse_deal(text)
    except NotationError as error:
        return error


@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_deal(text)


@pytest.mark.parametrize(
    ("text", "position", "message"),
    [
        ("", 0, "begins with 'sk1'"),
        ("sk2 3 x - . .", 0, "begins with 'sk1'"),
        ("sk1 3", 5, "six fields"),
        (f"sk1 4 {HANDS} - . .", 4, "seat from 0 to 3"),
        (f"sk1 3 {HANDS[:-17]} - . .", 6, "four hands"),
        (f"sk1 3 {HANDS[:-2]} - . .", 57, "eight cards"),
        (f"sk1 3 {HANDS.replace('E9', 'EO')} - . .", 8, "EO was dealt twice"),
        (f"sk1 3 {HANDS.replace('E9', 'E6')} - . .", 8, "not among the 32"),
        (f"sk1 3 {HANDS.replace('E9', 'Q9')} - . .", 8, "no card has the code 'Q9'"),
        (f"sk1 3 {HANDS.replace('EOE9', 'E9EO')} - . .", 7, "pack order"),
        (f"sk1 3 {HANDS} x . .", 74, "house rules"),
        (f"sk1 3 {HANDS} - skat .", 76, "no contract is called 'skat'"),
        (f"sk1 3 {HANDS} - solo,rufer .", 81, "bid not higher, rule 3.1"),
        (f"sk1 3 {HANDS} - sie .", 76, "rule 3.5"),
        (f"sk1 3 {HANDS} - solo,-,-,-:Q .", 87, "no suit has the letter 'Q'"),
        (f"sk1 3 {HANDS} - solo,-,-,-:S .", 87, "rule 3.5"),
        (f"sk1 3 {HANDS} - solo,-,-,-:L HO", 89, "not in hand"),
        (f"sk1 3 {HANDS} - solo,-,-,-:L LOEX", 91, "must follow with a trump"),
        (f"sk1 3 {HANDS} - solo,-,-,-:L LO,LA", 91, "commas"),
        (f"sk1 3 {HANDS} - solo,-,-,-:L LO =0:0:+0:+0:+0:+0", 92, "only a finished deal"),
        (f"sk1 3 {HANDS} - -,-,-,- .", 85, "ends with its result"),
        (f"sk1 3 {HANDS} - -,-,-,- . =1:0:+0:+0:+0:+0", 86, "result of this deal is '=0:0:"),
        (f"sk1 3 {HANDS} - -,- . !", 83, "a remark is 'h' or 'f'"),
        (f"sk1 3 {HANDS} - -,- . !h", 83, "a remark is 'h' or 'f'"),
        (f"sk1 3 {HANDS} - -,- . !h0,x1", 86, "a remark is 'h' or 'f'"),
        (f"sk1 3 {HANDS} - -,- . !h0,h3", 86, "nobody acts where this is noted"),
        (f"sk1 3 {HANDS} - -,-,-,- . =0:0:+0:+0:+0:+0 !h4", 104, "nobody acts where this is noted"),
        (f"sk1 3 {HANDS} - -,- . !h1,h0", 84, "remarks in the order of the actions"),
        (f"sk1 3 {HANDS} - -,- . !h0,h0", 85, "remarks in the order of the actions"),
        (f"sk1 3 {HANDS} - -,- . !h00", 85, "remarks in the order of the actions"),
    ],
)
def test_a_defect_is_named_with_its_place(text: str, position: int, message: str) -> None:
    with pytest.raises(NotationError, match=message) as raised:
        parse_deal(text)
    assert raised.value.position == position


def test_remarks_stand_at_the_action_to_come_and_stay() -> None:
    deal = played_on(Deal.start(deal_hands(shuffled_pack("remarks"), 3), 3), Random(1), 2)
    noted = deal.remarked(RemarkKind.STAND_IN).remarked(RemarkKind.HINT).remarked(RemarkKind.HINT)
    assert noted.remarks == (Remark(2, RemarkKind.HINT), Remark(2, RemarkKind.STAND_IN))
    assert noted != deal
    later = played_on(noted, Random(1), 40)
    assert later.remarks == noted.remarks
    assert str(later).endswith(" !h2,f2")
    assert parse_deal(str(later)) == later
    with pytest.raises(ValueError, match="finished"):
        later.remarked(RemarkKind.HINT)
