"""A table in a window of its own, and a session whose four seats can be led card by card."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from schafkopf_desktop.engine.actions import Play
from schafkopf_desktop.engine.cards import PACK, Card, Suit
from schafkopf_desktop.engine.contracts import Contract, Declaration
from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.storage.settings import Settings, SettingsStore
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.table.table_view import TableView

SOUTH_HAND = "EO LU SU HX H8 LA E9 SK"
WEST_HAND = "LO SA SX S9 S8 S7 EX EA"
NORTH_HAND = "HK HO EU L7 L8 L9 LX LK"


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(Card.parse(code) for code in codes.split())


@pytest.fixture
def rufer_deal() -> Deal:
    """A Rufer of the person with the ace of bells, which west holds; west leads."""
    known = [cards(SOUTH_HAND), cards(WEST_HAND), cards(NORTH_HAND)]
    east = tuple(card for card in PACK if not any(card in hand for hand in known))
    return Deal.declared((*known, east), 0, Declaration(Contract.RUFER, 0, Suit.BELLS))


@pytest.fixture
def persons_turn(rufer_deal: Deal) -> Deal:
    """The same after ober of leaves, king and seven of hearts: the person has to follow with a trump."""
    deal = rufer_deal
    for code in ("LO", "HK", "H7"):
        deal = deal.apply(Play(Card.parse(code)))
    return deal


@pytest.fixture
def services(qapp: QApplication, tmp_path: Path) -> Iterator[Services]:
    from schafkopf_desktop.composition import build_services

    parent = QObject()
    made: Services = build_services(Settings(), SettingsStore(tmp_path / "settings.json"), parent)
    made.translator.install("en")
    yield made
    made.settings.flush()
    made.pictures.close()
    made.translator.install("en")


@pytest.fixture
def table(qtbot: QtBot, services: Services) -> TableView:
    """A shown table of the size it has in a window of 1280 x 800."""
    view = TableView(services)
    qtbot.addWidget(view)
    view.resize(1016, 752)
    view.show()
    qtbot.waitExposed(view)
    return view
