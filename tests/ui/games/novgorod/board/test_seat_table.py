"""The whole table of a seat of Novgorod shows every public piece, and nothing that is secret."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from hansetable.core import Place, Seat
from hansetable.games.novgorod import GAME
from hansetable.games.novgorod.cards import ALL, CARDS, GOODS
from hansetable.games.novgorod.state import Expert, NovgorodState
from hansetable.session.session import Session
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.game_ui import SEAT_TABLE, SeatTable
from hansetable.ui.games import game_ui
from hansetable.ui.games.novgorod.board import card_art

RECORDS = Path(__file__).parents[4] / "records"
GAMES = ("four-mixed", "three-expert", "two-expert", "two-random")
NAMES, COLOURS = ("Heike", "Jorin", "Wiebke", "Tjark"), ("red", "blue", "green", "black")
LEAF = QRectF(QPointF(), SEAT_TABLE)
NOT_SHOWN = ("area", "slot", "artisan")
"""Kinds of places that are no belongings."""


@cache
def positions(name: str) -> list[NovgorodState]:
    """Every 40th position of a record, and the last one."""
    session = Session.of_text((RECORDS / f"novgorod-{name}.hanse").read_text("utf-8"))
    last = len(session.actions)
    return [session.at(place) for place in (*range(0, last, 40), last)]


def tables(name: str, viewer: Seat = 0) -> Iterator[tuple[NovgorodState, Seat, SeatTable]]:
    """The tables of the other seats as one seat sees them."""
    ui = game_ui("novgorod")
    board = ui.board(ui.text(NAMES), NAMES, COLOURS)
    for state in positions(name):
        view = state.seen_by(viewer)
        for seat in range(view.n):
            if seat != viewer:
                yield view, seat, board.seat_table(view, GAME.pieces(view), seat)


class Measured(Canvas):
    """A canvas on which every line has to fit, and must not be too small."""

    def text(self, rect: QRectF, text: str, px: float = 15, *args: Any, **how: Any) -> None:
        """Writes text that fits."""
        face = {key: how[key] for key in ("weight", "family", "italic", "spacing") if key in how}
        if how.get("wrap"):
            align = args[1] if len(args) > 1 else how.get("align", "c")
            high = self.height(text, rect.width(), px, italic=how.get("italic", False))
            assert not align.endswith("t") or high <= rect.height() + 2, text
            italic = how.get("italic", False)
            words = [self.width(word, px, 500, italic=italic) for word in text.split()]
            assert max(words, default=0) <= rect.width(), text
        else:
            weight = args[2] if len(args) > 2 else how.get("weight", 600)
            small = self.width(text, how.get("least", 9), **face | {"weight": weight})
            assert small <= rect.width() + 0.5, text
        super().text(rect, text, px, *args, **how)


def painted(table: SeatTable) -> QImage:
    image = QImage(SEAT_TABLE.toSize(), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    table.paint(Measured(painter))
    painter.end()
    return image


def is_public(view: NovgorodState, place: Place) -> bool:
    """Whether a piece belongs on the table of its seat."""
    if place.kind in NOT_SHOWN or place.zone == "next-ship" or place.mark == "covered":
        return False
    return not (place.kind == "base" and place.zone == "route")


@pytest.mark.parametrize("name", GAMES)
def test_every_public_piece_has_a_place_on_it(name: str) -> None:
    for view, seat, table in tables(name):
        own = {h: p for h, p in GAME.pieces(view).items() if p.owner == seat}
        assert {h for h, place in own.items() if is_public(view, place)} == set(table.spots)
        assert all(LEAF.contains(rect) for rect in table.spots.values())


@pytest.mark.parametrize("name", GAMES)
def test_each_city_has_its_place_in_the_order_of_the_ring(name: str) -> None:
    lefts: dict[str, set[float]] = {}
    for view, seat, table in tables(name):
        places = GAME.pieces(view)
        for handle, rect in table.spots.items():
            if handle.startswith(f"{seat}/office:") and places[handle].zone != "hold":
                lefts.setdefault(places[handle].name, set()).add(rect.x())
    ring = [lefts[city.id] for city in CARDS.cities if city.id in lefts]
    assert all(len(found) == 1 for found in ring)
    assert sorted(ring, key=min) == ring


@pytest.mark.parametrize("name", GAMES)
def test_secret_missions_are_backs(name: str, english: None) -> None:
    for view, seat, table in tables(name):
        places = GAME.pieces(view)
        missions = [places[handle] for handle in table.spots if places[handle].kind == "mission"]
        known = view.hand[seat] | view.left[seat] | view.under[seat]
        known |= view.lines if seat == view.turn else 0
        hidden = view.unknown[seat] + (view.expert.hidden[seat] if view.expert.hidden else 0)
        with (
            patch.object(card_art, "mission") as faces,
            patch.object(card_art, "mission_back") as backs,
        ):
            painted(table)
        assert faces.call_count == known.bit_count() == sum(bool(p.name) for p in missions)
        assert backs.call_count == hidden


@pytest.mark.parametrize("name", GAMES)
def test_every_word_fits(name: str, code: str) -> None:
    for _, _, table in list(tables(name))[::3]:
        painted(table)


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("level", range(5))
def test_the_widest_table_fits(level: int, side: int, code: str) -> None:
    """All offices, many missions, every bonus card, the figures, at each step of each career."""
    view = positions("four-mixed")[-2].seen_by(0)
    view.owned[1], view.hold[1], view.level[1], view.side[1] = ALL, -1, level, side
    view.office[GOODS : 2 * GOODS] = [0] * GOODS
    view.hand[1], view.left[1], view.under[1] = 0b11, 0b100, 0b1111111000
    view.bonus_got = [2, 2]
    figures = Expert(6, side, 7, side, ((0, 0), (1, 0)), hidden=(0,) * 4, cardless=(0, 1, 0, 0))
    ui = game_ui("novgorod")
    for career in range(4):
        view.career[1] = career
        for expert in (view.expert, figures):
            view.expert = expert
            board = ui.board(ui.text(NAMES), NAMES, COLOURS)
            table = board.seat_table(view, GAME.pieces(view), 1)
            painted(table)
            assert all(LEAF.contains(rect) for rect in table.spots.values())
