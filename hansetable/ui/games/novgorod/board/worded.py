"""Enlarged faces of Novgorod with a word at every symbol: careers and artisans."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor

from hansetable.core import Place
from hansetable.games.novgorod.state import NovgorodState
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import GOODS, INK, INK_SOFT, WAX, on_band
from hansetable.ui.game_ui import CardText, Worded
from hansetable.ui.games.novgorod.board import card_values, career_words
from hansetable.ui.games.novgorod.text import names as say

_CAREER = QSizeF(272, 500)
_ARTISAN = 330.0
_TOP, _LINE, _MOST = 176.0, 76.0, 3
"""Where the lines of goods of an artisan begin, how high each is, and how many are so high."""


def worded(place: Place, view: NovgorodState, card: CardText) -> Worded | None:
    """Return the face with words of a career or of an artisan; None for another piece."""
    if place.kind == "career" and place.name:
        side = card_values.career(place.name, place.mark)
        used = bool(view.privilege) and place.owner == view.turn
        return Worded(
            _CAREER,
            partial(career_words.career, side=side, level=place.number, used=used),
        )
    if place.kind == "artisan" and place.name:
        lines = min(_MOST, len(card_values.artisan(place.name)[1]))
        size = QSizeF(_ARTISAN, _TOP + _LINE * lines + 4)
        return Worded(size, partial(_artisan, name=place.name, card=card))
    return None


def _artisan(b: Canvas, r: QRectF, name: str, card: CardText) -> None:
    """An artisan: what it makes, and for each set of goods the seals and ducats, in words."""
    luxury, recipes = card_values.artisan(name)
    colour = GOODS[luxury]
    b.paper(r, 14, 1.6)
    b.band(r, 14, 44, colour)
    title = QRectF(r.x() + 14, r.y(), r.width() - 28, 44)
    b.text(title, card.title, 25, on_band(colour), weight=700)
    sub = QRectF(r.x() + 14, r.y() + 50, r.width() - 28, 22)
    b.text(sub, card.sub, 16, INK_SOFT, weight=500, italic=True)
    b.icon(luxury, r.center().x() - 38, r.y() + 84, 76, QColor(colour).darker(118))
    high = _LINE * min(1.0, _MOST / len(recipes))
    for index, (goods, seals) in enumerate(recipes):
        _recipe(b, QRectF(r.x(), r.y() + _TOP + high * index, r.width(), high), goods, seals)


def _recipe(b: Canvas, line: QRectF, goods: list[str], seals: int) -> None:
    """A line of an artisan: goods, and what the luxury good made of them brings."""
    b.line(line.x() + 18, line.y(), line.right() - 18, line.y(), INK, 1, alpha=0.22)
    pitch = min(58.0, 174 / len(goods))
    icon, middle = min(32.0, line.height() * 0.45), line.y() + line.height() * 0.36
    low = middle + icon / 2
    for index, good in enumerate(goods):
        x = line.x() + 12 + pitch * (index + 0.5)
        b.icon(good, x - icon / 2, middle - icon / 2, icon, GOODS[good])
        _word(b, x, low, say.good(good))
    x = line.right()
    b.icon("arrow", x - 140, middle - 8, 16, INK_SOFT)
    b.seal(x - 96, middle, icon * 1.1, seals)
    _word(b, x - 96, low, say.seals(seals), WAX)
    b.coin(x - 37, middle, icon * 0.85, seals)
    _word(b, x - 37, low, say.ducats(seals))


def _word(b: Canvas, x: float, y: float, text: str, colour: str = INK_SOFT) -> None:
    """A word in the middle below a symbol."""
    b.text(QRectF(x - 32, y + 2, 64, 20), text, 14, colour, weight=500, italic=True, least=11)
