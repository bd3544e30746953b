"""The page of the analysis in a window, with its ways to the other pages."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from schafkopf_desktop.engine.deal import Deal
from schafkopf_desktop.ui.analysis.analysis_page import AnalysisPage
from schafkopf_desktop.ui.home.home_page import HomePage
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.window import MainWindow, Pages
from tests.ui.conftest import PlainPage


@pytest.fixture
def page(qtbot: QtBot, services: Services) -> Iterator[AnalysisPage]:
    """The page, not yet gone to, in a shown window of 1280 x 800."""
    made = AnalysisPage(services)
    table, sheet, settings, history = (PlainPage(name) for name in ("Table", "Score sheet", "Settings", "History"))
    pages = Pages(HomePage(services), table, sheet, settings, history, (made,))
    window = MainWindow(services, pages)
    window.resize(1280, 800)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield made
    window.close()


def open_page(page: AnalysisPage, deal: Deal) -> MainWindow:
    """Go to the page with a deal."""
    window = page.window()
    assert isinstance(window, MainWindow)
    page.open_deal(deal)
    window.go_to(page)
    return window


def is_complete(page: AnalysisPage) -> bool:
    return page.analysis is not None and page.analysis.is_complete
