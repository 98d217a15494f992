"""Every piece of every game can be painted at any size, and nothing of it runs over.

What the pieces are says each game's own ``test_faces``: ``SMALL`` and ``FULL`` are the faces,
``BACKS`` lie over the ``COVERED``, and ``LONG`` are pieces with words that are far too long.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import pytest
from PySide6.QtCore import QRectF

from hansetable.games import GAMES
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.games import card_frame
from tests.ui.games.painting import MARGIN, SIZES, Paint, inside, is_blank, painted

FACES = {game: import_module(f"tests.ui.games.{game}.board.test_card_art") for game in GAMES}

pytestmark = pytest.mark.usefixtures("qapp")


def names(which: str) -> pytest.MarkDecorator:
    """Every game with the names of its pieces of one sort."""
    found = [(game, name) for game, faces in FACES.items() for name in getattr(faces, which)]
    return pytest.mark.parametrize(("game", "name"), found)


def full(paint: Callable[[Canvas], object]) -> Paint:
    """The painter of a full face, which is painted in its own units."""

    def scaled(b: Canvas, r: QRectF) -> None:
        with b.scaled(r, card_frame.WIDTH):
            paint(b)

    return scaled


@pytest.mark.parametrize("size", SIZES)
@names("SMALL")
def test_small_pieces_can_be_painted_at_any_size(game: str, name: str, size: float) -> None:
    width, height, paint = FACES[game].SMALL[name]
    assert not is_blank(inside(painted(width * size, height * size, paint)))


@pytest.mark.parametrize("size", SIZES)
@names("FULL")
def test_full_faces_can_be_painted_at_any_size(game: str, name: str, size: float) -> None:
    paint = FACES[game].FULL[name]
    image = painted(card_frame.WIDTH * size, card_frame.HEIGHT * size, full(paint))
    assert not is_blank(inside(image))


@names("SMALL")
def test_pieces_are_finer_on_fine_screens(game: str, name: str) -> None:
    width, height, paint = FACES[game].SMALL[name]
    fine = painted(width, height, paint, dpr=2)
    coarse = painted(width, height, paint).scaled(fine.size())
    coarse.setDevicePixelRatio(2)
    assert fine != coarse


@names("BACKS")
def test_nothing_of_a_face_shines_through_a_back(game: str, name: str) -> None:
    width, height, back = FACES[game].BACKS[name]
    looks = [inside(painted(width, height, face, back), inset=3) for face in FACES[game].COVERED]
    assert len(looks) > 1 and all(look == looks[0] for look in looks)


@names("LONG")
def test_long_words_stay_on_their_pieces(game: str, name: str) -> None:
    width, height, paint = FACES[game].LONG[name]
    image = painted(width, height, paint)
    edge = MARGIN - 6
    assert is_blank(image.copy(0, 0, edge, image.height()))
    assert is_blank(image.copy(image.width() - edge, 0, edge, image.height()))
