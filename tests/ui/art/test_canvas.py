from collections.abc import Callable, Iterator
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from hansetable.ui.art import palette
from hansetable.ui.art.canvas import THIN, Canvas

BOX = QRectF(50, 50, 100, 60)
GROUND = QColor(palette.FELT)


@pytest.fixture
def image(qapp: QApplication) -> QImage:
    image = QImage(200, 160, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    return image


@pytest.fixture
def canvas(image: QImage) -> Iterator[Canvas]:
    painter = QPainter(image)
    yield Canvas(painter)
    if painter.isActive():
        painter.end()


def painted(image: QImage) -> QRectF:
    """The smallest rectangle that holds every pixel that is not the ground any more."""
    spots = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) != GROUND
    ]
    assert spots, "nothing was drawn"
    across, down = [x for x, _ in spots], [y for _, y in spots]
    left, top = min(across), min(down)
    return QRectF(left, top, max(across) - left + 1, max(down) - top + 1)


@pytest.mark.parametrize(
    ("draw", "reach"),
    [
        (lambda b: b.rect(BOX, palette.WAX, 6), 1),
        (lambda b: b.line(50, 50, 150, 110, palette.CREAM), 2),
        (lambda b: b.line(50, 50, 150, 50, palette.CREAM, dash=(4, 3), alpha=0.5), 2),
        (lambda b: b.icon("cog", 50, 50, 60, palette.CREAM), 1),
        (lambda b: b.icon("cog", 60, 60, 40, palette.INK, palette.CREAM), 6),
        (lambda b: b.shadow(BOX), 7),
        (lambda b: b.paper(BOX, 6, 0), 1),
        (lambda b: b.paper(BOX, 6, 1, palette.SEA, 0.3), 7),
        (lambda b: b.panel(BOX), 1),
        (lambda b: b.band(BOX, 6, 22, palette.WAX), 1),
        (lambda b: b.glow(BOX), 12),
        (lambda b: b.glow(BOX, strength=0.6, halo=False), 5),
        (lambda b: b.focus_ring(BOX, glowing=True), 10),
        (lambda b: b.chosen(BOX), 8),
        (lambda b: b.slot(BOX, text="hold"), 1),
        (lambda b: b.slot(BOX, hot=True), 1),
        (lambda b: b.token("blue", 60, 55, 40), 6),
        (lambda b: b.coin(100, 80, 50, 7), 1),
        (lambda b: b.seal(100, 80, 50, 12), 1),
        (lambda b: b.label(50, 60, "Missions", width=100), 1),
        (lambda b: b.button(BOX, "Sail", "normal", "cog", "Enter"), 1),
        (lambda b: b.button(BOX, "Sail", "primary"), 7),
        (lambda b: b.button(BOX, "Sail", "disabled"), 1),
        (lambda b: b.button(BOX, "A word far too long for this button", "dark"), 1),
    ],
)
def test_a_thing_stays_at_its_place(
    canvas: Canvas, image: QImage, draw: Callable[[Canvas], None], reach: float
) -> None:
    draw(canvas)
    canvas.p.end()
    assert BOX.adjusted(-reach, -reach, reach, reach).contains(painted(image))


def test_the_ring_of_a_thin_thing_stays_near(canvas: Canvas, image: QImage) -> None:
    thin = QRectF(BOX.x(), BOX.center().y(), BOX.width(), THIN)
    canvas.focus_ring(thin, glowing=True)
    canvas.p.end()
    assert thin.adjusted(-8, -8, 8, 8).contains(painted(image))


@pytest.mark.parametrize(
    ("align", "x", "y"),
    [("l", 50, 80), ("c", 100, 80), ("r", 150, 80), ("ct", 100, 57), ("cb", 100, 103)],
)
def test_text_is_aligned(canvas: Canvas, image: QImage, align: str, x: float, y: float) -> None:
    canvas.text(BOX, "HH", 16, palette.CREAM, align, 700)
    canvas.p.end()
    ink = painted(image)
    edge = {"l": ink.left(), "c": ink.center().x(), "r": ink.right()}[align[0]]
    assert edge == pytest.approx(x, abs=2)
    assert ink.center().y() == pytest.approx(y, abs=5)


def test_a_line_is_centred_on_its_capitals(canvas: Canvas, image: QImage) -> None:
    canvas.text(BOX, "HE", 24, palette.CREAM)
    canvas.p.end()
    assert painted(image).center().y() == pytest.approx(BOX.center().y(), abs=1)


def test_a_long_line_shrinks_and_is_then_cut(canvas: Canvas, image: QImage) -> None:
    canvas.text(BOX, "Harbour fee in Bergen, and still more words", 20, palette.CREAM, least=11)
    canvas.p.end()
    assert BOX.adjusted(-1, 0, 1, 0).contains(painted(image))


def test_a_name_is_cut_in_the_middle(canvas: Canvas, image: QImage) -> None:
    with patch.object(canvas, "p", wraps=canvas.p) as painter:
        canvas.text(BOX, "Heike Christophersen-Bremermann", 20, least=20, middle=True)
    said = painter.drawText.call_args.args[-1]
    canvas.p.end()
    assert said.startswith("Hei") and said.endswith("nn") and "…" in said
    assert BOX.adjusted(-1, 0, 1, 0).contains(painted(image))


@pytest.mark.parametrize("align", ["l", "lt"])
@pytest.mark.parametrize("wrap", [False, True])
def test_what_is_read_from_the_right_stands_where_other_words_do(
    canvas: Canvas, image: QImage, align: str, wrap: bool
) -> None:
    canvas.text(BOX, "\u2068שלמה\u2069", 20, palette.CREAM, align, wrap=wrap)
    canvas.p.end()
    assert painted(image).left() == pytest.approx(BOX.left(), abs=3)


def test_wrapped_text_is_as_high_as_announced(canvas: Canvas, image: QImage) -> None:
    text = "two lines of this text"
    room = QRectF(50, 50, 100, canvas.height(text, 100, 16))
    canvas.text(room, text, 16, palette.CREAM, "lt", 500, wrap=True)
    canvas.p.end()
    assert room.adjusted(-1, -1, 1, 1).contains(painted(image))
    assert room.height() > 30


def test_width_grows_with_weight_and_spacing(canvas: Canvas) -> None:
    assert canvas.width("Novgorod", 20, 700) > canvas.width("Novgorod", 20, 500)
    assert canvas.width("Novgorod", 20, spacing=2) > canvas.width("Novgorod", 20) + 10


def test_drawing_leaves_clip_and_transformation_as_they_were(canvas: Canvas) -> None:
    before = canvas.p.transform()
    canvas.paper(BOX)
    canvas.band(BOX, 6, 20, palette.WAX)
    canvas.icon("cog", 10, 10, 20)
    assert canvas.p.transform() == before
    assert not canvas.p.hasClipping()


def test_paper_keeps_inside_the_clip_of_the_caller(canvas: Canvas, image: QImage) -> None:
    canvas.p.setClipRect(QRectF(50, 50, 40, 60))
    canvas.paper(BOX)
    canvas.p.end()
    assert painted(image).right() <= 90
