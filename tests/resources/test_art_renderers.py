"""QtSvg draws the committed faces as another renderer does, so that nothing in them is drawn wrong without a word."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from resources.art.__main__ import DECKS
from schafkopf_desktop.decks.pack import BACK, Pack, load_pack

resvg_py = pytest.importorskip("resvg_py", reason="resvg has no wheel for this platform")

PACKS = [load_pack(file.parent) for file in sorted(DECKS.glob("*/pack.toml"))]
WIDTH, HEIGHT = 180, 300
_VISIBLE = 60  # of 255: what only the renderers' smoothing of edges tells apart is less
_MOST = 0.001


def drawn_by_qt(svg: str) -> Image.Image:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGBX8888)
    image.fill("#2f5d3a")
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, WIDTH, HEIGHT))
    painter.end()
    return Image.frombytes("RGBX", (WIDTH, HEIGHT), bytes(image.constBits())).convert("RGB")


def drawn_by_resvg(svg: str) -> Image.Image:
    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=WIDTH, height=HEIGHT, background="#2f5d3a", skip_system_fonts=True
    )
    return Image.open(BytesIO(bytes(png))).convert("RGB")


def share_of_different_pixels(first: Image.Image, second: Image.Image) -> float:
    difference = ImageChops.difference(first, second)
    strongest = ImageChops.lighter(ImageChops.lighter(*difference.split()[:2]), difference.split()[2])
    return sum(strongest.histogram()[_VISIBLE + 1 :]) / (WIDTH * HEIGHT)


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.id)
def test_both_renderers_draw_the_same(pack: Pack, qtbot: QtBot) -> None:
    shares = {}
    for face in (*pack.faces, BACK):
        svg = pack.picture_file(face).read_text(encoding="utf-8")
        shares[face] = share_of_different_pixels(drawn_by_qt(svg), drawn_by_resvg(svg))
    assert {face: share for face, share in shares.items() if share > _MOST} == {}


def test_a_picture_that_qt_draws_wrong_is_found(qtbot: QtBot) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 1000">'
        '<clipPath id="a"><path d="M0 0h9v9z"/></clipPath>'
        '<rect width="600" height="1000" fill="#f7eed8" clip-path="url(#a)"/></svg>'
    )
    assert share_of_different_pixels(drawn_by_qt(svg), drawn_by_resvg(svg)) > 0.9
