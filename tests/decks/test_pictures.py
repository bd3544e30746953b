"""Card pictures as the pages and the table see them: at once a stand-in, soon the picture, always one look."""

import logging
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from schafkopf_desktop.decks import developing
from schafkopf_desktop.decks import pictures as pictures_module
from schafkopf_desktop.decks.corner_index import CornerIndex, IndexMarks
from schafkopf_desktop.decks.developing import Developed, develop
from schafkopf_desktop.decks.pack import Pack, load_pack
from schafkopf_desktop.decks.picture_store import PictureStore
from schafkopf_desktop.decks.pictures import CardPictures
from schafkopf_desktop.decks.sprites import SpriteKey
from schafkopf_desktop.decks.svg_file import read_svg
from schafkopf_desktop.imaging import NEUTRAL, FilterSettings
from schafkopf_desktop.resources_path import resource_path
from tests.decks.plain_pack import COLOURS, INDEX_COLOUR, INDEX_COLOUR_OF_A, svg, write_plain_pack

DARK = FilterSettings(contrast=0, grain=0, temperature=50)
WARM = FilterSettings(contrast=50, grain=0, temperature=100)


class Onlooker(QObject):
    """Shows cards as a page does: takes all pixmaps again at every change."""

    def __init__(self, pictures: CardPictures, faces: tuple[str, ...], width: float = 60, index: bool = False) -> None:
        super().__init__()
        self._pictures = pictures
        self.faces, self.width, self.index = faces, width, index
        self.seen: list[list[QPixmap]] = []
        pictures.changed.connect(self.look)
        self.look()

    def look(self) -> None:
        self.seen.append([self._pictures.pixmap(face, self.width, 1, self.index) for face in self.faces])

    def colours(self) -> list[str]:
        return [middle(pixmap) for pixmap in self.seen[-1]]


class PaintedCards(QWidget):
    """Shows cards and asks for them only when it is painted."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self._pictures = pictures
        pictures.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        width = self.width() / len(COLOURS)
        for place, face in enumerate(COLOURS):
            painter.drawPixmap(round(place * width), 0, self._pictures.pixmap(face, width, 1, False))
        painter.end()


def middle(pixmap: QPixmap) -> str:
    return pixmap.toImage().pixelColor(pixmap.width() // 2, pixmap.height() // 2).name()


def pixels(pixmap: QPixmap) -> bytes:
    return bytes(pixmap.toImage().constBits())


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that were drawn, in order."""
    names: list[str] = []

    def noted(file: Path) -> bytes:
        names.append(file.name)
        return read_svg(file)

    monkeypatch.setattr(developing, "read_svg", noted)
    return names


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Holds up all developing until it is set."""
    made = threading.Event()

    def held_up(*arguments: Any) -> Developed:
        made.wait()
        return develop(*arguments)

    monkeypatch.setattr(pictures_module, "develop", held_up)
    yield made
    made.set()


@pytest.fixture
def batches(pictures: CardPictures, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The size of every batch that is begun."""
    sizes: list[int] = []
    start = pictures._worker.start

    def noted(jobs: list[Callable[[], object]]) -> None:
        sizes.append(len(jobs))
        start(jobs)

    monkeypatch.setattr(pictures._worker, "start", noted)
    return sizes


def test_a_stand_in_at_once_and_the_picture_soon(pictures: CardPictures, qtbot: QtBot, gate: threading.Event) -> None:
    stand_in = pictures.pixmap("E_10", 60, 1, False)
    assert (stand_in.width(), stand_in.height()) == (60, 100)
    assert middle(stand_in) != COLOURS["E_10"]
    assert not pictures.is_settled()
    with qtbot.waitSignals([pictures.changed, pictures.settled]):
        gate.set()
    pictures.set_filters(NEUTRAL)
    assert pictures.wait_settled()
    assert middle(pictures.pixmap("E_10", 60, 1, False)) == COLOURS["E_10"]


def test_waiting_gives_up_in_time(pictures: CardPictures, gate: threading.Event) -> None:
    pictures.pixmap("E_10", 60, 1, False)
    assert not pictures.wait_settled(timeout_ms=20)
    gate.set()
    assert pictures.wait_settled()


def test_nothing_asked_nothing_to_do(pictures: CardPictures) -> None:
    assert pictures.is_settled()
    assert pictures.wait_settled(timeout_ms=0)


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 2])
@pytest.mark.parametrize("width", [60, 87, 118.73])
def test_every_size_is_drawn_sharp_for_its_pixels(
    pictures: CardPictures, pack: Pack, width: float, ratio: float
) -> None:
    pictures.pixmap("S_D", width, ratio, True)
    pictures.wait_settled()
    pixmap = pictures.pixmap("S_D", width, ratio, True)
    assert pixmap.devicePixelRatio() == ratio
    assert pixmap.width() == round(width * ratio)
    assert pixmap.height() == round(width * 5 / 3 * ratio)
    key = SpriteKey.of_size("plain", "S_D", width, ratio, IndexMarks())
    assert pixmap.toImage() == QPixmap.fromImage(develop(pack, key, None, FilterSettings()).image).toImage()


def test_corners_are_transparent_and_stay_so(pictures: CardPictures) -> None:
    pictures.set_filters(FilterSettings(contrast=10, grain=100, temperature=90))
    pictures.pixmap("S_D", 120, 1, False)
    pictures.wait_settled()
    image = pictures.pixmap("S_D", 120, 1, False).toImage()
    assert [image.pixelColor(x, y).alpha() for x in (0, 119) for y in (0, 199)] == [0, 0, 0, 0]
    assert image.pixelColor(60, 1).alpha() == 255


def test_the_index_lies_on_faces_only(pictures: CardPictures) -> None:
    pictures.set_filters(NEUTRAL)
    asked = [(face, index) for face in ("S_D", "back") for index in (False, True)]
    for face, index in asked:
        pictures.pixmap(face, 60, 1, index)
    pictures.wait_settled()
    at_the_index = [pictures.pixmap(face, 60, 1, index).toImage().pixelColor(6, 8).name() for face, index in asked]
    assert at_the_index == [COLOURS["S_D"], "#2b1c14", COLOURS["back"], COLOURS["back"]]


def test_gallery_and_table_show_the_same_pixels(qtbot: QtBot) -> None:
    shown = []
    for others in (("S_U",), ("E_D", "back", "H_O")):
        pictures = CardPictures(load_pack(resource_path("decks", "salzburg")))
        for face in (*others, "L_9"):
            pictures.pixmap(face, 87, 1.25, True)
        pictures.set_filters(FilterSettings(35, 70, 85))
        pictures.wait_settled()
        shown.append(pixels(pictures.pixmap("L_9", 87, 1.25, True)))
        pictures.close()
    assert shown[0] == shown[1]


def test_a_face_that_is_not_in_the_pack_is_refused(pictures: CardPictures) -> None:
    with pytest.raises(ValueError, match="'S_6'"):
        pictures.pixmap("S_6", 60, 1, False)


def test_filters_never_draw_again(pictures: CardPictures, drawn: list[str]) -> None:
    Onlooker(pictures, tuple(COLOURS))
    pictures.wait_settled()
    assert sorted(drawn) == sorted(f"{face}.svg" for face in COLOURS)
    for contrast in range(0, 100, 10):
        pictures.set_filters(FilterSettings(contrast=contrast))
        pictures.wait_settled()
    assert len(drawn) == len(COLOURS)


def test_every_visible_card_changes_at_once(pictures: CardPictures, qtbot: QtBot) -> None:
    grey = Onlooker(pictures, ("E_D",) * 3, width=60)
    wide = Onlooker(pictures, ("E_D",) * 3, width=75)
    pictures.set_filters(NEUTRAL)
    pictures.wait_settled()
    looks = len(grey.seen)
    for settings in (DARK, WARM, NEUTRAL):
        pictures.set_filters(settings)
        pictures.wait_settled()
    assert len(grey.seen) == looks + 3
    for narrow_look, wide_look in zip(grey.seen[-3:], wide.seen[-3:], strict=True):
        assert len({middle(pixmap) for pixmap in (*narrow_look, *wide_look)}) == 1


def test_of_quick_slider_moves_the_last_wins(pictures: CardPictures, batches: list[int], qtbot: QtBot) -> None:
    onlooker = Onlooker(pictures, tuple(COLOURS))
    pictures.wait_settled()
    batches.clear()
    for temperature in range(101):
        pictures.set_filters(FilterSettings(50, 0, temperature))
    pictures.wait_settled()
    assert batches == [len(COLOURS)]
    assert pictures.filters == WARM
    expected = QColor(COLOURS["E_D"])
    shown = QColor(onlooker.colours()[0])
    assert shown.red() == expected.red()
    assert shown.blue() < expected.blue()


def test_a_batch_in_work_is_shown_and_then_the_latest(
    pictures: CardPictures, gate: threading.Event, batches: list[int], qtbot: QtBot
) -> None:
    gate.set()
    onlooker = Onlooker(pictures, ("E_D",))
    pictures.set_filters(NEUTRAL)
    pictures.wait_settled()
    batches.clear()
    gate.clear()
    pictures.set_filters(WARM)
    qtbot.waitUntil(lambda: batches == [1])
    for contrast in (40, 30, 20, 10, 0):
        pictures.set_filters(FilterSettings(contrast, 0, 50))
    assert batches == [1]
    with qtbot.waitSignal(pictures.changed):
        gate.set()
    assert QColor(onlooker.colours()[0]).blue() < 0x80
    pictures.wait_settled()
    assert batches == [1, 1]
    assert pictures.filters == DARK
    assert onlooker.colours() == ["#808080"]


def test_cards_asked_for_in_painting_end_up_right(pictures: CardPictures, qtbot: QtBot) -> None:
    cards = PaintedCards(pictures)
    qtbot.addWidget(cards)
    cards.resize(300, 100)
    with qtbot.waitExposed(cards):
        cards.show()
    for place in range(101):
        pictures.set_filters(FilterSettings(contrast=place, grain=0, temperature=100 - place))
        cards.resize(300 + 2 * place, 150)
        QApplication.processEvents()
    pictures.set_filters(NEUTRAL)

    def shown() -> list[str]:
        image = cards.grab().toImage()
        return [image.pixelColor(50 + 100 * place, 50).name() for place in range(len(COLOURS))]

    qtbot.waitUntil(lambda: cards.width() == 500 and pictures.is_settled() and shown() == list(COLOURS.values()))


def test_hidden_cards_follow_when_nothing_else_is_to_do(pictures: CardPictures, qtbot: QtBot) -> None:
    pictures.pixmap("S_D", 60, 1, False)
    pictures.wait_settled()
    onlooker = Onlooker(pictures, ("E_D",))
    for settings in (DARK, WARM, NEUTRAL):
        pictures.set_filters(settings)
        pictures.wait_settled()
    looks = len(onlooker.seen)
    with qtbot.assertNotEmitted(pictures.changed, wait=20):
        assert middle(pictures.pixmap("S_D", 60, 1, False)) == COLOURS["S_D"]
    assert len(onlooker.seen) == looks


def test_resizing_scales_at_once_and_draws_only_the_last_size(
    pictures: CardPictures, drawn: list[str], qtbot: QtBot
) -> None:
    onlooker = Onlooker(pictures, ("E_D", "S_D"))
    pictures.set_filters(NEUTRAL)
    pictures.wait_settled()
    drawn.clear()
    for onlooker.width in (61.0, 62.0, 63.0, 64.0, 65.0):
        onlooker.look()
        assert [pixmap.width() for pixmap in onlooker.seen[-1]] == [onlooker.width] * 2
        assert onlooker.colours() == [COLOURS["E_D"], COLOURS["S_D"]]
    pictures.wait_settled()
    assert sorted(drawn) == ["E_D.svg", "S_D.svg"]
    assert [pixmap.width() for pixmap in onlooker.seen[-1]] == [65, 65]


def test_resizing_on_and_on_piles_nothing_up(pictures: CardPictures) -> None:
    onlooker = Onlooker(pictures, ("E_D", "S_D"))
    pictures.wait_settled()
    for step in range(500):
        onlooker.width = 50 + step / 4
        onlooker.look()
    assert len(pictures._stand_ins) <= 128


def test_two_sizes_of_one_face_side_by_side(pictures: CardPictures, drawn: list[str]) -> None:
    small, large = Onlooker(pictures, ("E_D",), width=60), Onlooker(pictures, ("E_D",), width=200)
    pictures.wait_settled()
    assert drawn == ["E_D.svg", "E_D.svg"]
    assert (small.seen[-1][0].width(), large.seen[-1][0].width()) == (60, 200)
    assert small.seen[-1][0].cacheKey() == pictures.pixmap("E_D", 60, 1, False).cacheKey()
    assert large.seen[-1][0].cacheKey() == pictures.pixmap("E_D", 200, 1, False).cacheKey()


def test_two_sizes_even_when_nobody_asks_again(pictures: CardPictures, drawn: list[str]) -> None:
    pictures.pixmap("E_D", 60, 1, False)
    pictures.pixmap("E_D", 200, 1, False)
    pictures.wait_settled()
    assert drawn == ["E_D.svg", "E_D.svg"]


@pytest.mark.parametrize("content", [None, "<svg", "<html/>", '<svg xmlns="http://www.w3.org/2000/svg"'])
def test_a_plain_card_for_a_missing_or_damaged_picture(
    pack_folder: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture, content: str | None
) -> None:
    damaged = pack_folder / "S_10.svg"
    damaged.unlink()
    if content is not None:
        damaged.write_text(content, encoding="utf-8")
    pictures = CardPictures(load_pack(pack_folder))
    with caplog.at_level(logging.WARNING):
        onlooker = Onlooker(pictures, ("S_10", "S_D"))
        pictures.set_filters(WARM)
        pictures.wait_settled()
        pictures.pixmap("S_10", 90, 1, True)
        pictures.wait_settled()
    pictures.close()
    (message,) = caplog.messages
    assert str(damaged) in message
    stand_in = onlooker.seen[-1][0]
    assert (stand_in.width(), stand_in.height()) == (60, 100)
    paper = stand_in.toImage().pixelColor(45, 40)
    assert paper.red() == 0xF7
    assert paper.blue() < 0xD8


def test_a_failure_in_developing_does_not_go_round_in_circles(
    pictures: CardPictures, monkeypatch: pytest.MonkeyPatch, batches: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    Onlooker(pictures, ("S_10", "S_D"))
    pictures.wait_settled()
    batches.clear()

    def failing(*_arguments: Any) -> Developed:
        raise MemoryError("no room")

    monkeypatch.setattr(pictures_module, "develop", failing)
    pictures.set_filters(WARM)
    pictures.pixmap("E_D", 60, 1, False)
    assert pictures.wait_settled()
    assert sum(batches) == 3
    assert "no room" in caplog.text
    monkeypatch.undo()
    pictures.set_filters(NEUTRAL)
    assert pictures.wait_settled()
    assert middle(pictures.pixmap("E_D", 60, 1, False)) == COLOURS["E_D"]


def test_closing_in_mid_flight_drops_late_results(
    pictures: CardPictures, gate: threading.Event, batches: list[int], qtbot: QtBot
) -> None:
    pictures.pixmap("S_10", 60, 1, False)
    qtbot.waitUntil(lambda: batches == [1])
    threading.Timer(0.01, gate.set).start()
    with qtbot.assertNotEmitted(pictures.changed, wait=20):
        pictures.close()
    assert pictures.pixmap("S_D", 60, 1, False).width() == 60
    assert pictures.is_settled()
    assert batches == [1]
    pictures.close()


def test_another_pack_is_shown_at_once_and_the_first_again_without_drawing(
    pictures: CardPictures, pack: Pack, tmp_path: Path, drawn: list[str]
) -> None:
    write_plain_pack(tmp_path / "fancy", {"S_D": "#123456"})
    pictures.set_filters(NEUTRAL)
    onlooker = Onlooker(pictures, ("S_D",))
    pictures.wait_settled()
    pictures.set_pack(load_pack(tmp_path / "fancy"))
    assert onlooker.colours() == [COLOURS["S_D"]]  # the old picture stands in
    pictures.wait_settled()
    assert onlooker.colours() == ["#123456"]
    pictures.set_pack(pack)
    assert onlooker.colours() == [COLOURS["S_D"]]
    assert pictures.wait_settled()
    assert drawn == ["S_D.svg", "S_D.svg"]


def test_a_change_of_pack_in_the_middle_of_the_work_mixes_nothing_up(
    pictures: CardPictures, tmp_path: Path, gate: threading.Event
) -> None:
    write_plain_pack(tmp_path / "fancy", dict.fromkeys(COLOURS, "#123456"))
    pictures.set_filters(NEUTRAL)
    onlooker = Onlooker(pictures, tuple(COLOURS))
    QApplication.processEvents()
    pictures.set_pack(load_pack(tmp_path / "fancy"))
    gate.set()
    assert pictures.wait_settled()
    assert onlooker.colours() == ["#123456"] * len(COLOURS)


@pytest.mark.parametrize(
    ("face", "corner_index", "colour"),
    [
        ("S_D", CornerIndex("D"), INDEX_COLOUR),
        ("S_D", CornerIndex("A"), INDEX_COLOUR_OF_A),
        ("S_10", CornerIndex("A"), INDEX_COLOUR),
    ],
)
def test_a_daus_is_marked_as_people_want_it(
    pictures: CardPictures, face: str, corner_index: CornerIndex, colour: str
) -> None:
    pictures.set_filters(NEUTRAL)
    onlooker = Onlooker(pictures, (face,), index=True)
    pictures.wait_settled()
    pictures.set_corner_index(corner_index)
    assert pictures.wait_settled()
    assert onlooker.seen[-1][0].toImage().pixelColor(6, 8).name() == colour


def test_suit_letters_stand_on_a_plate_under_the_index(pictures: CardPictures) -> None:
    pictures.set_filters(NEUTRAL)
    onlooker = Onlooker(pictures, ("S_D", "E_10", "back"), width=600, index=True)
    pictures.set_corner_index(CornerIndex(suit_letters={"S": "Be"}))
    assert pictures.wait_settled()
    bells, acorns, back = (pixmap.toImage().copy(38, 159, 60, 44) for pixmap in onlooker.seen[-1])
    assert bells.pixelColor(2, 22).name() == "#f7eed8"
    assert "#2b1c14" in {bells.pixelColor(x, y).name() for x in range(60) for y in range(44)}
    assert {acorns.pixelColor(x, 10).name() for x in range(60)} == {COLOURS["E_10"]}
    assert {back.pixelColor(x, 10).name() for x in range(60)} == {COLOURS["back"]}


def test_the_second_start_draws_nothing(qtbot: QtBot, pack: Pack, tmp_path: Path, drawn: list[str]) -> None:
    shown = []
    for _start in range(2):
        pictures = CardPictures(pack, store=PictureStore(tmp_path / "pictures"))
        onlooker = Onlooker(pictures, tuple(COLOURS), index=True)
        assert pictures.wait_settled()
        shown.append([pixels(pixmap) for pixmap in onlooker.seen[-1]])
        pictures.close()
    assert shown[0] == shown[1]
    indexes = [f"{face}.index.svg" for face in COLOURS if face != "back"]
    assert sorted(drawn) == sorted([*(f"{face}.svg" for face in COLOURS), *indexes])


def test_a_picture_that_changed_on_disk_is_drawn_anew(
    qtbot: QtBot, pack: Pack, pack_folder: Path, tmp_path: Path
) -> None:
    seen = []
    for colour in ("#123456", "#654321"):
        (pack_folder / "S_D.svg").write_text(svg(f'<rect width="600" height="1000" fill="{colour}"/>'))
        pictures = CardPictures(pack, settings=NEUTRAL, store=PictureStore(tmp_path / "pictures"))
        onlooker = Onlooker(pictures, ("S_D",))
        assert pictures.wait_settled()
        seen += onlooker.colours()
        pictures.close()
    assert seen == ["#123456", "#654321"]
