"""The full faces of Riga, 240 by 336: what is read on a card that is looked at closely."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from hansetable.core import Place
from hansetable.games.riga.cards import CARDS, GOOD, RIGA
from hansetable.games.riga.cards import CITIES as CITY_IDS
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BUTTON, CREAM_MUTED, GOODS, INK, INK_SOFT, PAPER, on_band
from hansetable.ui.game_ui import CardText
from hansetable.ui.games import card_frame as face
from hansetable.ui.games.riga.board.card_art import CITIES, dark
from hansetable.ui.games.riga.board.card_values import FACTS, OR, Facts
from hansetable.ui.games.riga.text import names, words


def paint(b: Canvas, place: Place, card: CardText) -> bool:
    """Paint the full face of a piece with its words; False if it has none."""
    if place.name and place.kind == "good":
        _good(b, place.name, card)
    elif place.name and place.kind == "building":
        _building(b, FACTS[place.name], card)
    else:
        return False
    return True


def _good(b: Canvas, good: str, card: CardText) -> None:
    """A good with its base value and what it is worth in each city."""
    colour, value = GOODS[good], CARDS.base[GOOD[good]]
    face.lined(b, colour, 2.8, colour, 0.12)
    b.coin(40, 40, 48, value, px=30)
    b.text(QRectF(70, 20, 152, 40), card.title, 28, QColor(colour).darker(140), weight=700)
    b.icon(good, 62, 74, 116, QColor(colour).darker(118))
    b.text(QRectF(14, 196, 212, 22), card.sub, 16, INK_SOFT, weight=500, italic=True)
    pitch = 208 / RIGA
    for index, city in enumerate(CITY_IDS[:RIGA]):
        there, tint = CARDS.values[index][GOOD[good]], CITIES[city]
        left = 17.5 + pitch * index
        head = QRectF(left, 226, pitch - 4, 24)
        b.rect(head, tint, 5)
        b.text(head.adjusted(2, 0, -2, 0), names.city(city), 13, on_band(tint), least=7)
        box = QRectF(left, 252, pitch - 4, 56)
        b.rect(box, BUTTON, 5, tint, 1.4)
        b.text(box, str(there or "–"), 30, INK if there else CREAM_MUTED, weight=700)
        if there > value:
            b.icon("star", left + pitch - 17, 255, 11, dark(tint))
    told = f"★ {words.BETTER.say()}  · –  {words.BARRED.say()}"
    b.text(QRectF(14, 309, 212, 18), told, 14, INK_SOFT, weight=500, italic=True, least=11)


def _building(b: Canvas, facts: Facts, card: CardText) -> None:
    """A building with what it does, its cost and its points."""
    colour, marks = CITIES[facts.city], facts.marks
    face.framed(b, card, colour)
    face.medal(b, facts.kind, colour, dark(colour), 139 if marks else 146)
    if facts.good:
        b.icon(facts.good, 152, 158 if marks else 164, 44, GOODS[facts.good], PAPER, 0.08)
    _marks(b, marks)
    face.words(b, card.text, 225 if marks else 208)
    face.ruler(b)
    b.coin(42, 303, 42, facts.cost, px=25)
    face.note(b, 68, 50, words.COST.say())
    box = QRectF(124, 284, 46, 38)
    b.rect(box, colour, 7)
    b.text(box, facts.worth, 26, on_band(colour), weight=700)
    face.note(b, 176, 50, words.POINTS.say())


def _marks(b: Canvas, marks: Sequence[str]) -> None:
    """The marks of a building, each with its word; equal ones have one word."""
    parts: list[tuple[str, str]] = []
    for index, mark in enumerate(marks):
        last = index + 1 == len(marks) or marks[index + 1] != mark
        parts.append((mark, words.MARKS[mark].say() if last and mark != OR else ""))
    wide = [25 + (b.width(word, 15, 500, italic=True) + 5 if word else 0) for _, word in parts]
    left = 120 - (sum(wide) + 6 * (len(wide) - 1)) / 2
    for (mark, word), room in zip(parts, wide, strict=True):
        place = QRectF(left, 198.5, 25, 25)
        if mark == OR:
            b.text(place, mark, 24, INK_SOFT)
        else:
            b.icon_in(place, mark)
        b.text(QRectF(left + 29, 198, room - 28, 25), word, 15, INK_SOFT, "l", 500, italic=True)
        left += room + 6
