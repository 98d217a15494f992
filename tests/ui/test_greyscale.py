"""Without any colour all players and all goods can be told apart, at the sizes of the table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from hansetable.games.novgorod.cards import CARDS
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import GOODS, PAPER, SEATS
from hansetable.ui.games.kogge.board import card_art as kogge
from hansetable.ui.games.novgorod.board import card_art as novgorod
from hansetable.ui.games.novgorod.text import names
from hansetable.ui.games.riga.board import card_art as riga

EDGE = 4.0
SEEN = 40
"""How much two pixels must differ, of 255, to be told apart."""
LEAST = 12
"""How many pixels of two pictures must differ."""


def grey(size: float, draw: Callable[[Canvas], None]) -> list[int]:
    """The levels of grey of a picture on paper, as the eye sees them at single density."""
    side = round(size + 2 * EDGE)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(PAPER)
    painter = QPainter(image)
    painter.translate(EDGE, EDGE)
    draw(Canvas(painter))
    painter.end()
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [plain.pixelColor(x, y).red() for x in range(side) for y in range(side)]


def difference(one: list[int], other: list[int]) -> int:
    """How many pixels can be told apart when both pictures are equally bright."""
    shift = (sum(one) - sum(other)) / len(one)
    return sum(abs(a - b - shift) > SEEN for a, b in zip(one, other, strict=True))


SIGNS: dict[str, tuple[float, Callable[[Canvas, str], None]]] = {
    "token": (14, lambda b, seat: b.token(seat, 0, 0, 14)),
    "sign of a line": (10, lambda b, seat: b.token(seat, 0, 0, 10)),
    "cog": (42, lambda b, seat: kogge.cog(b, QRectF(0, 0, 42, 42), seat)),
    "kontor": (30, lambda b, seat: kogge.kontor(b, QRectF(0, 0, 30, 30), seat)),
    "raid marker": (26, lambda b, seat: kogge.raid_marker(b, QRectF(0, 0, 26, 26), seat)),
}


@pytest.mark.parametrize("sign", SIGNS)
def test_players_are_told_apart_by_shape(qapp: QApplication, sign: str) -> None:
    size, draw = SIGNS[sign]
    pictures = {seat: grey(size, lambda b, seat=seat: draw(b, seat)) for seat in SEATS}
    for one, other in combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > LEAST, (one, other)


def office(b: Canvas, good: str) -> None:
    """The office without its words and numbers."""
    city = next(city.id for city in CARDS.cities if city.good == good)
    b.p.setClipRect(QRectF(0, 0, 60, 63))
    with patch.object(names, "city", lambda key: ""):
        novgorod.office(b, QRectF(0, 0, 60, 84), city, 0)


def card(b: Canvas, good: str) -> None:
    riga.good(b, QRectF(0, 0, 44, 49), good)


def cube(b: Canvas, good: str) -> None:
    kogge.cube(b, QRectF(0, 0, 16, 16), good)


@pytest.mark.parametrize(
    ("size", "draw", "goods"),
    [
        (84, office, ["wool", "fish", "glass", "furs", "grain", "amber", "salt", "cloth"]),
        (49, card, ["cloth", "glass", "wine", "grain"]),
        (16, cube, list(kogge.CUBES)),
        (18, lambda b, good: b.icon(good, 0, 0, 18), list(GOODS)),
    ],
    ids=["Novgorod’s offices", "Riga’s goods", "Kogge’s cubes", "icons"],
)
def test_goods_are_told_apart_by_icon_or_letter(
    qapp: QApplication, size: float, draw: Callable[[Canvas, str], None], goods: list[str]
) -> None:
    pictures = {good: grey(size, lambda b, good=good: draw(b, good)) for good in goods}
    for one, other in combinations(pictures, 2):
        assert difference(pictures[one], pictures[other]) > LEAST, (one, other)
