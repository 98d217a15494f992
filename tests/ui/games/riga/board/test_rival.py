"""The areas of the other seats: every building has its tile, large enough to be read."""

from __future__ import annotations

from itertools import combinations
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF

from hansetable.games.riga import GAME
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.games.riga.board import layout, rival
from hansetable.ui.games.riga.board.card_values import FACTS
from hansetable.ui.games.table_board import areas
from tests.games.riga.builder import Table
from tests.ui.games.painting import painted
from tests.ui.table.page_fixture import speaking

BUILT = "visby-treasury visby-yard visby-manufactory danzig-lodge stockholm-yard"
LARGE = 18
"""How high a tile is at least with six buildings in a city."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cities", [4, 5])
@pytest.mark.parametrize("low", [False, True])
def test_buildings_lie_side_by_side_in_the_area(seats: int, cities: int, low: bool) -> None:
    area = areas(seats, 0, layout.OTHERS_HIGH)[1]
    for city in range(cities):
        head = layout.mini_column(area, city, cities)
        room = QRectF(head.x(), head.bottom(), head.width(), area.bottom() - head.bottom())
        room.adjust(-0.1, 0, 0.1, 0)
        for count in range(1, 9):
            tiles = [layout.mini(head, index, count, low) for index in range(count)]
            assert all(room.contains(tile) for tile in tiles)
            assert all(not one.intersects(other) for one, other in combinations(tiles, 2))
            if count <= 6 and not low:
                assert min(tile.height() for tile in tiles) >= LARGE - 0.4
            if low:
                assert tiles[-1].bottom() <= layout.shown(area, 0, 1).y()


@pytest.mark.parametrize("code", ["de", "en"])
@pytest.mark.parametrize("width", [rival._NAMED + 12, rival._WHOLE + 5])
def test_the_names_of_buildings_are_whole(qapp, code: str, width: float) -> None:
    with speaking(code):
        for card in FACTS.values():
            rect, said = QRectF(0, 0, width, 18), []
            if card.city == "riga" and width > rival._WHOLE:
                rect.setWidth(180)
            with patch.object(Canvas, "text", lambda *a, to=said, **k: to.append((a, k))):
                painted(width, 18, lambda b, r, rect=rect, card=card: rival.line(b, rect, card))
            (_, room, name, *_), kinds = said[-1]
            assert Canvas.width(name, kinds["least"]) <= room.width() + 0.5, name


@pytest.mark.parametrize("code", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_heads_tell_the_printed_points_and_no_letter_is_small(qapp, code: str, seats: int) -> None:
    table = Table(seats, riga=True, hands="secret").give(0, built=BUILT, goods="wine*3")
    view = table.begin().state.seen_by(1)
    said: list[str] = []
    real = Canvas.text

    def text(b: Canvas, rect: QRectF, words: str, px: float, *args: object, **more: object) -> None:
        least = float(str(more.get("least", px)))
        assert min(px, max(least, _fitting(rect, words, px, more))) >= 14, words
        said.append(words)
        real(b, rect, words, px, *args, **more)

    area = areas(seats, 1, layout.OTHERS_HIGH)[0]
    with speaking(code), patch.object(Canvas, "text", text):
        painted(1118, 96, lambda b, r: rival.paint(b, view, 0, area, "Heike", "red"))
    heads = [said[i + 1] for i, words in enumerate(said) if words in ("V", "Visby")]
    assert heads == ["12"]
    assert GAME.scoreboard(view)[0]["goods"] == 3 and "3" in said


def _fitting(rect: QRectF, words: str, px: float, more: dict[str, object]) -> float:
    """The size of the letters with which words fit into a rectangle."""
    wide = Canvas.width(words, px, italic=bool(more.get("italic")))
    return px * min(1.0, rect.width() / max(1.0, wide))
