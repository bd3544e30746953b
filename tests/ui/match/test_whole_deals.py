"""Whole deals in the window, played with the mouse."""

import pytest
from pytestqt.qtbot import QtBot

from schafkopf_desktop.engine.actions import Action, Bid, Pass
from schafkopf_desktop.engine.cards import PACK, Rank
from schafkopf_desktop.engine.contracts import Contract
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.storage.autosave import MatchStore, SavedMatch
from schafkopf_desktop.ui.match.next_deal_panel import NextDealPanel
from tests.ui.match.conftest import Open
from tests.ui.match.person import Person

DEALS = [
    ("seed 2", Bid(Contract.RUFER), Contract.RUFER),
    ("seed 2", Bid(Contract.WENZ), Contract.WENZ),
    ("seed 0", Bid(Contract.SOLO), Contract.SOLO),
    ("seed 76", Bid(Contract.WENZ_TOUT), Contract.WENZ_TOUT),
    ("seed 4", Bid(Contract.SOLO_TOUT), Contract.SOLO_TOUT),
    ("seed 3", Pass(), Contract.SOLO),
]


@pytest.mark.parametrize(("seed", "bid", "contract"), DEALS)
def test_a_deal_is_played_with_the_mouse_and_settled(
    qtbot: QtBot, open_desktop: Open, seed: str, bid: Action, contract: Contract
) -> None:
    desktop = open_desktop(seed)
    person = Person(qtbot, desktop)
    person.begin()
    person.play_deal(bid)
    (record,) = desktop.controller.match.records
    assert record.settlement.declaration is not None
    assert record.settlement.declaration.contract is contract
    assert sum(record.settlement.scores) == 0
    result = person.result()
    assert result is not None
    assert result.is_for(record)


def test_4_10_sie_is_won_as_soon_as_it_is_bid(qtbot: QtBot, open_desktop: Open, store: MatchStore) -> None:
    courts = [card for card in PACK if card.rank in (Rank.OBER, Rank.UNTER)]
    others = [card for card in PACK if card not in courts]
    deal = Deal.start([courts, others[:8], others[8:16], others[16:]], dealer=3)
    store.save(SavedMatch("seed", 3, running=str(deal)))
    desktop = open_desktop()
    person = Person(qtbot, desktop)
    person.click(desktop.home.game.resume)
    person.bid(Bid(Contract.SIE))
    person.play_to_the_end()
    assert desktop.controller.match.totals == (156, -52, -52, -52)


def test_3_4_after_four_passes_the_next_seat_deals_by_itself(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 1")
    person = Person(qtbot, desktop)
    person.begin()
    person.bid(Pass())
    qtbot.waitUntil(lambda: bool(desktop.controller.match.records))
    person.wait_until_asked()
    (record,) = desktop.controller.match.records
    assert record.settlement.declaration is None
    assert record.settlement.scores == (0, 0, 0, 0)
    assert desktop.controller.deal_number == 2
    view = desktop.controller.view
    assert view is not None
    assert view.dealer == 0
    assert person.result() is None


def test_deal_after_deal_adds_up(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 0")
    person = Person(qtbot, desktop)
    person.begin()
    for number in (1, 2, 3):
        person.play_deal(Pass())
        result = person.result()
        assert result is not None
        assert desktop.controller.deal_number >= number
        with qtbot.waitSignal(desktop.controller.happened):
            result.next_requested.emit()
    person.wait_until_asked_or_over()
    assert sum(desktop.controller.match.totals) == 0


def test_a_closed_result_leaves_a_way_on(qtbot: QtBot, open_desktop: Open) -> None:
    desktop = open_desktop("seed 76")
    person = Person(qtbot, desktop)
    person.begin()
    person.play_deal(Bid(Contract.WENZ_TOUT))
    desktop.window.overlays.close_top()
    panel = desktop.table.findChild(NextDealPanel)
    assert panel is not None
    assert panel.isVisible()
    panel.result_requested.emit()
    assert person.result() is not None
    desktop.window.overlays.close_top()
    panel.next_requested.emit()
    person.wait_until_asked()
    assert desktop.controller.deal_number == 2
