"""The panels of the other seats: everything public lies on them, beside each other, and is read."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from hansetable.core import Handle, Place
from hansetable.games.novgorod import GAME
from hansetable.games.novgorod.cards import ALL, CARDS, GOODS
from hansetable.games.novgorod.state import NovgorodState
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.game_ui import ItemGeometry
from hansetable.ui.games import game_ui
from hansetable.ui.games.novgorod.board.background import panels
from hansetable.ui.games.novgorod.board.board import NovgorodBoard
from hansetable.ui.games.novgorod.board.layout import OTHERS_HIGH
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.table_board import areas

NAMES, COLOURS = ("Heike", "Jorin", "Wiebke", "Tjark"), ("red", "blue", "green", "black")
LEAST = 14.0
"""The size of the smallest letters."""


def board() -> NovgorodBoard:
    ui = game_ui("novgorod")
    found = ui.board(ui.text(NAMES), NAMES, COLOURS)
    assert isinstance(found, NovgorodBoard)
    return found


def rich(seats: int, *, faces: int = 1, stored: int = -1, level: int = 2) -> NovgorodState:
    """A position in which the second seat has all offices, and three missions in progress."""
    state = GAME.deal(seats, 1, {})
    state.round, state.turn = 5, 0
    state.owned[1], state.hold[1], state.level[1] = ALL, stored, level
    state.office[GOODS : 2 * GOODS] = [0] * GOODS
    state.money[1], state.seals[1] = 47, 38
    view = state.seen_by(0)
    view.left[1], view.hand[1] = 0b1, 0b110 if faces == 3 else 0
    view.under[1], view.unknown[1] = 0b111000, 3 - faces
    return view


def laid(view: NovgorodState) -> dict[Handle, tuple[Place, ItemGeometry]]:
    """What lies on the panel of the second seat."""
    places = GAME.pieces(view)
    geometry = board().item_geometry(view, places, 0)
    return {h: (places[h], geometry[h]) for h in geometry if places[h].owner == 1}


class Read(Canvas):
    """A canvas that remembers how small the letters are."""

    def text(self, rect: QRectF, text: str, px: float = 15, *args: Any, **how: Any) -> None:
        """Writes it, and remembers it at the size at which it fits."""
        weight = args[2] if len(args) > 2 else how.get("weight", 600)
        while px > how.get("least", 9) and self.width(text, px, weight) > rect.width() + 0.5:
            px -= 0.5
        assert self.width(text, px, weight) <= rect.width() + 0.5, text
        self.read.append((text, px))
        super().text(rect, text, px, *args, **how)

    read: list[tuple[str, float]]


def written(view: NovgorodState) -> list[tuple[str, float]]:
    """Paint the panels with their pieces; return what is written on them and how large."""
    image = QImage(1118, 120, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    canvas, table = Read(painter), board()
    canvas.read = []
    for seat, panel in panels(view, 0).items():
        panel.paint(canvas, NAMES[seat], COLOURS[seat])
    for _, geometry in laid(view).values():
        assert geometry.face is not None
        table.paint(canvas, geometry.rect, geometry.face)
    painter.end()
    return canvas.read


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("faces", [1, 3])
@pytest.mark.parametrize("stored", [-1, 4])
def test_all_of_it_lies_on_the_panel_and_nothing_is_covered(
    seats: int, faces: int, stored: int
) -> None:
    found = laid(rich(seats, faces=faces, stored=stored))
    area = areas(seats, 0, OTHERS_HIGH)[1]
    assert all(area.contains(geometry.rect) for _, geometry in found.values())
    offices = [geometry.rect for place, geometry in found.values() if place.kind == "office"]
    missions = [geometry.rect for place, geometry in found.values() if place.kind == "mission"]
    assert len(offices) == GOODS and len(missions) == 3
    for one, other in combinations(offices, 2):
        assert not one.intersects(other)
    assert not any(one.intersects(other) for one in offices for other in missions)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_offices_tell_city_and_income_in_letters_that_can_be_read(seats: int, code: str) -> None:
    view = rich(seats, stored=4)
    told = written(view)
    words = [text for text, _ in told]
    for city in CARDS.cities:
        name = say.city(city.id)
        assert (name if seats == 2 else name[:2]) in words
    assert sum(word.startswith("+") for word in words) >= GOODS
    assert {"Jorin", "38", "47"} <= set(words)
    small = {(text, px) for text, px in told if px < LEAST}
    assert not small


def test_the_first_letters_of_the_cities_differ(code: str) -> None:
    assert len({say.city(city.id)[:2] for city in CARDS.cities}) == GOODS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_missions_that_are_not_known_are_backs_with_their_number(seats: int) -> None:
    found = laid(rich(seats))
    faces = {h: g.face for h, (place, g) in found.items() if place.kind == "mission"}
    assert [face.kind for face in faces.values() if face].count("mission-back") == 2
    assert [face.values for face in faces.values() if face and face.kind == "mission-back"] == [
        (),
        (2,),
    ]


@pytest.mark.parametrize("level", range(5))
def test_the_career_is_told_by_four_marks(level: int) -> None:
    view = rich(4, level=level)
    face = laid(view)["1/career"][1].face
    assert face is not None and face.kind == "career-pips"
    assert face.values == (level, view.career_side(1).loses)
    written(view)
