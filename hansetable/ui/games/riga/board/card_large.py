"""The full faces of Riga, 240 by 336: what is read on a card that is looked at closely."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from hansetable.core import Place
from hansetable.games.riga.cards import CARDS, GOOD, RIGA
from hansetable.games.riga.cards import CITIES as CITY_IDS
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    BUTTON,
    CREAM_MUTED,
    GOODS,
    INK,
    INK_SOFT,
    PAPER,
    on_band,
)
from hansetable.ui.game_ui import CardText
from hansetable.ui.games import card_frame as face
from hansetable.ui.games.riga.board.card_art import CITIES, dark
from hansetable.ui.games.riga.board.card_values import FACTS, OR, Facts
from hansetable.ui.games.riga.text import names
from hansetable.ui.language import translate


def paint(b: Canvas, r: QRectF, place: Place, words: CardText) -> bool:
    """Paint the full face of a piece with its words; False if it has none."""
    if place.name and place.kind == "good":
        good(b, r, place.name, words)
    elif place.name and place.kind == "building":
        building(b, r, FACTS[place.name], words)
    else:
        return False
    return True


def good(b: Canvas, r: QRectF, good: str, words: CardText) -> None:
    """A good with its base value and what it is worth in each city."""
    part = face.Part(r)
    k = part.k
    colour, value = GOODS[good], CARDS.base[GOOD[good]]
    b.paper(r, face.RADIUS * k, 1.6, colour, 0.12)
    b.rect(part.at(7, 7, 226, 322), None, 9 * k, colour, 2.8 * k)
    coin = part.point(40, 40)
    b.coin(coin.x(), coin.y(), 48 * k, value, px=30 * k)
    ink = QColor(colour).darker(140)
    b.text(part.at(70, 20, 152, 40), words.title, 28 * k, ink, weight=700, least=9)
    side = part.at(62, 74, 116, 116)
    b.icon(good, side.x(), side.y(), side.width(), QColor(colour).darker(118))
    b.text(part.at(14, 196, 212, 22), words.sub, 16 * k, INK_SOFT, weight=500, italic=True)
    pitch = 208 / RIGA
    for index, city in enumerate(CITY_IDS[:RIGA]):
        there, tint = CARDS.values[index][GOOD[good]], CITIES[city]
        head = part.at(17.5 + pitch * index, 226, pitch - 4, 24)
        b.rect(head, tint, 5 * k)
        room = head.adjusted(2 * k, 0, -2 * k, 0)
        b.text(room, names.city(city), 13 * k, on_band(tint), least=7)
        box = part.at(17.5 + pitch * index, 252, pitch - 4, 56)
        b.rect(box, BUTTON, 5 * k, tint, 1.4 * k)
        b.text(box, str(there or "–"), 30 * k, INK if there else CREAM_MUTED, weight=700)
        if there > value:
            star = part.point(17.5 + pitch * index + pitch - 16, 255)
            b.icon("star", star.x(), star.y(), 9 * k, dark(tint))


def building(b: Canvas, r: QRectF, card: Facts, words: CardText) -> None:
    """A building with what it does, its cost and its points."""
    colour = CITIES[card.city]
    part = face.framed(b, r, words.title, words.sub, colour)
    k = part.k
    face.medal(b, part, card.kind, colour, dark(colour), 139 if card.marks else 146)
    if card.good:
        place = part.at(152, 158 if card.marks else 164, 44, 44)
        b.icon(card.good, place.x(), place.y(), place.width(), GOODS[card.good], PAPER, 0.08)
    if card.marks:
        _marks(b, part, card.marks)
    face.words(b, part, words.text, 225 if card.marks else 208)
    face.ruler(b, part)
    coin = part.point(42, 303)
    b.coin(coin.x(), coin.y(), 42 * k, card.cost, px=25 * k)
    face.note(b, part, 68, 50, translate("RigaFaces", "cost"))
    box = part.at(124, 284, 46, 38)
    b.rect(box, colour, 7 * k)
    b.text(box, card.worth, 26 * k, on_band(colour), weight=700)
    face.note(b, part, 176, 50, translate("RigaFaces", "points"))


def _marks(b: Canvas, part: face.Part, marks: Sequence[str]) -> None:
    left = 120 - 17 * len(marks)
    for index, mark in enumerate(marks):
        place = part.at(left + 34 * index + 4.5, 198.5, 25, 25)
        if mark == OR:
            b.text(place, mark, 24 * part.k, INK_SOFT)
        else:
            b.icon(mark, place.x(), place.y(), place.width(), INK)
