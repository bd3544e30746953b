"""The Ober of leaves: a drummer of the line in a two-cornered hat."""

from resources.art.bavarian.cloth import lozenge_cloth, tall_boot
from resources.art.kit.canvas import Canvas
from resources.art.kit.limbs import Limb
from resources.art.kit.shapes import blob, ellipse, stroke
from resources.art.parts.garments import cuff, sleeve
from resources.art.parts.hands import fist
from resources.art.parts.headgear import pomponned_bicorne
from resources.art.parts.portraits import Cut, Jaw, Nose, Portrait, three_quarter_head
from resources.art.parts.stage import empty_stage, finished_ober

_FACE = Portrait("white", Cut.QUEUE, Jaw.LEAN, Nose.HOOKED, brow=3)


def ober_of_leaves() -> Canvas:
    """Draw the drummer: powdered hair, green tailcoat, white belts, gaiters, both sticks at a lozenge drum."""
    canvas = empty_stage(37, 330, 180)
    _tails(canvas)
    _legs(canvas)
    _rear_arm(canvas)
    _coat(canvas)
    _head(canvas)
    _drum(canvas)
    _drumming_arms(canvas)
    return finished_ober(canvas, "L")


def _tails(canvas: Canvas) -> None:
    tail = blob("330,520* 410,520* 446,620 456,760* 420,772 392,752 350,650")
    canvas.part(tail, "green", line=4.4, shade=12, edge=2.4, hatch=6)
    canvas.part(blob("404,690* 440,650 454,756* 420,768 394,748*"), "red", line=3.4, shade=6, edge=1.6)
    canvas.part(ellipse(424, 700, 6), "ochre", line=2.4, shade=0, edge=1)


def _legs(canvas: Canvas) -> None:
    for hip, knee, ankle, toe in (((366, 610), (382, 742), (388, 878), 462), ((300, 610), (284, 742), (276, 880), 202)):
        thigh = Limb([hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2), knee], (96, 94, 62))
        canvas.part(thigh.shape, "white", line=4.4, shade=12, edge=2.4, hatch=6)
        gaiter = tall_boot(canvas, (knee[0], knee[1] - 26), ankle, toe, sole="brown")
        outward = 1 if toe > ankle[0] else -1
        for t in (0.2, 0.38, 0.56, 0.74, 0.92):
            canvas.part(ellipse(*gaiter.at(t, -0.6 * outward), 4.4), "ochre", line=2, shade=0, edge=0)
        canvas.part(gaiter.band(0.0, 0.07).buffer(3), "white", line=3, shade=3, edge=1.4)


def _rear_arm(canvas: Canvas) -> None:
    upper_arm = Limb([(396, 396), (452, 428), (462, 494)], (72, 82, 62), round_start=True)
    canvas.part(upper_arm.shape, "green", line=4.4, shade=11, edge=2.4, hatch=6)


def _coat(canvas: Canvas) -> None:
    torso = blob(
        "272,364 300,350 330,358 362,350 390,364 408,394 412,446 404,500 402,600* 332,618 268,600* 264,500 "
        "254,446 258,394"
    )
    canvas.part(torso, "green", line=4.6, shade=14, hatch=6, edge=2.6)
    canvas.part(blob("300,356* 356,356* 362,470 352,610* 312,612* 304,470"), "white", line=3.4, shade=8, edge=1.4)
    for y in (410, 444, 478, 512, 546, 580):
        canvas.part(ellipse(330, y, 5.4), "ochre", line=2.4, shade=0, edge=1)
    for lapel in (
        "276,364* 304,354* 318,430 310,520* 288,500 272,440",
        "384,364* 356,354* 344,430 352,520* 376,500 394,440",
    ):
        canvas.part(blob(lapel), "red", line=3.4, shade=7, edge=1.6)
    for y in (400, 436, 472):
        for x in (288, 374):
            canvas.part(ellipse(x, y, 4.8), "ochre", line=2.2, shade=0, edge=0)
    band = stroke("392,368 330,470 236,596", 26, 0, 0)
    canvas.part(band.intersection(torso.buffer(30)), "white", line=3.4, shade=0, edge=1.6)
    for x in (272, 392):
        board = blob(f"{x - 30},376 {x - 8},362 {x + 22},362 {x + 32},378 {x + 24},392 {x - 22},394")
        canvas.part(board, "red", line=3.4, shade=4, edge=1.6)
        for dx in (-24, -12, 0, 12, 24):
            canvas.line([(x + dx, 390), (x + dx * 1.1, 404)], 6)
            canvas.line([(x + dx, 390), (x + dx * 1.1, 403)], 3, "ochre")


def _head(canvas: Canvas) -> None:
    stock = blob("292,338 330,350 366,338 372,366 330,380 288,366")
    canvas.part(stock, "black", line=3.6, shade=0, edge=0)
    with canvas.at(326, 258, 1.12):
        three_quarter_head(canvas, _FACE)
    canvas.part(
        blob("296,346 328,356 362,346 368,366 350,384 330,372 312,386 292,368"), "white", line=3.4, shade=5, edge=1.6
    )
    with canvas.at(328, 232, 1.06):
        pomponned_bicorne(canvas)


def _drum(canvas: Canvas) -> None:
    with canvas.at(208, 664, 1.0, -10):
        shell = blob("-90,-62* 90,-62* 90,66* 58,86 0,94 -58,86 -90,66*")
        canvas.part(shell, "white", line=4.6, shade=18, edge=2.4, pattern=lozenge_cloth((-100, -70, 110, 110), 32, 48))
        for i in range(5):
            x = -90 + i * 36
            for top, bottom in ((x, x + 18), (x + 36, x + 18)):
                cord = [(top, -42 + 10 * (1 - (top / 90) ** 2)), (bottom, 62 + 22 * (1 - (bottom / 90) ** 2))]
                canvas.line(cord, 5.4)
                canvas.line(cord, 2.4, "ochre")
        for y in (-62, 50):
            hoop = (
                f"-95,{y}* -60,{y + 19} 0,{y + 27} 60,{y + 19} 95,{y}* "
                f"95,{y + 20}* 60,{y + 40} 0,{y + 48} -60,{y + 40} -95,{y + 20}*"
            )
            canvas.part(blob(hoop), "green", line=3.6, shade=0, edge=1.6)
        canvas.part(ellipse(0, -62, 95, 27), "paper", line=4, shade=8, edge=1.8)
        canvas.brush("-72,-66 -40,-79 10,-80", 2)


def _stick(canvas: Canvas, points: str, tip: tuple[float, float]) -> None:
    canvas.line(points, 10)
    canvas.line(points, 5, "hair")
    canvas.part(ellipse(*tip, 9, 7), "hair", line=3, shade=2, edge=1)


def _drumming_arms(canvas: Canvas) -> None:
    forearm = Limb([(462, 490), (410, 560), (340, 566)], (62, 58, 44), round_start=True)
    sleeve(canvas, forearm, "green")
    cuff(canvas, forearm, 0.74, colour="red")
    _stick(canvas, "356,572 310,568 232,592", (226, 595))
    with canvas.at(322, 568, 1.02, 84):
        fist(canvas)
    upper_arm = Limb([(266, 398), (206, 424), (164, 466)], (72, 90, 62), round_start=True)
    canvas.part(upper_arm.shape, "green", line=4.4, shade=11, edge=2.4, hatch=6)
    raised = Limb([(162, 470), (126, 446), (118, 404)], (60, 54, 42), round_start=True)
    sleeve(canvas, raised, "green")
    cuff(canvas, raised, 0.66, colour="red")
    _stick(canvas, "92,338 118,384 186,480", (190, 486))
    with canvas.at(116, 378, 1.02, -26):
        fist(canvas)
