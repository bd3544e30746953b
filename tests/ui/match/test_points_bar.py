"""The bar of a settled deal: marks never run through the words of a side."""

import pytest
from pytestqt.qtbot import QtBot

from schafkopf_desktop.engine.notation import parse_deal
from schafkopf_desktop.engine.settlement import POINTS_FOR_SCHNEIDER, POINTS_IN_THE_PACK
from schafkopf_desktop.ui.match.points_bar import ResultBar
from schafkopf_desktop.ui.services import Services
from schafkopf_desktop.ui.theme import DEFENDERS

SOLO_LOST = (
    "sk1 3 EAEOEUE9LKL7SAS9/EKE8E7LOHOHUSKSU/LXL8HAHXH9H8H7S8/EXLALUL9HKSXSOS7 - rufer,solo,-,-:E"
    " S9SKS8SX,HKLKEKH7,E8LXEXEA,EOE7HASO,EULOH9LU,HOH8S7E9,HUL8L9L7,SUHXLASA =58:5:+5:-15:+5:+5"
)


@pytest.mark.parametrize(("width", "is_clear"), [(436, True), (1200, False)])
def test_no_mark_runs_through_the_words_of_a_side(qtbot: QtBot, services: Services, width: int, is_clear: bool) -> None:
    settlement = parse_deal(SOLO_LOST).settlement
    assert settlement is not None
    services.translator.install("es")
    bar = ResultBar(services.theme)
    qtbot.addWidget(bar)
    bar.resize(width, bar.sizeHint().height())
    bar.set_settlement(settlement, declarers_are_yours=False)
    image = bar.grab().toImage()
    mark = round(width * POINTS_FOR_SCHNEIDER / POINTS_IN_THE_PACK)
    # From inside the bar's edge to above the letters.
    colours = {image.pixelColor(x, y).name() for x in (mark - 1, mark, mark + 1) for y in range(8, 13)}
    assert (colours == {DEFENDERS.name()}) is is_clear
