"""The small faces of Riga by name, as the generic table asks for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF

from hansetable.games.riga.cards import BUILDING, HALF
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    CREAM,
    CREAM_SOFT,
    GAIN,
    GOODS,
    INK,
    INK_SOFT,
    LETTER,
    LETTER_SOFT,
    LID,
    PAPER,
)
from hansetable.ui.games.riga.board import card_art, card_values, layout
from hansetable.ui.language import translate


def _good(b: Canvas, r: QRectF, good: str, mark: str) -> None:
    """A good; ``mark`` is "pays" for a proposed one, "lifted" for one that is being swapped."""
    card_art.good(b, r, good, card_values.title(good), card_values.base(good))
    if mark:
        b.rect(r.adjusted(-1, -1, 1, 1), None, card_art.radius(r) + 1, LETTER, 2.2)
        _tick(b, r.x() + 4, r.bottom() - 36 if mark == "pays" else r.bottom() - 20)


def _tick(b: Canvas, x: float, y: float) -> None:
    """A green disc with a tick."""
    b.rect(QRectF(x, y, 16, 16), GAIN, 8, CREAM, 1)
    b.icon("check", x + 3.2, y + 3.2, 9.6, CREAM)


def _good_back(b: Canvas, r: QRectF) -> None:
    card_art.good_back(b, r)


def _good_chip(b: Canvas, r: QRectF, good: str) -> None:
    """A good of an open hand, or its back."""
    b.rect(r, PAPER if good else LID, 3, GOODS.get(good, CREAM_SOFT), 1.2)
    side = min(r.width(), r.height()) - 4
    ink = GOODS.get(good, CREAM_SOFT)
    b.icon(good or "anchor", r.center().x() - side / 2, r.center().y() - side / 2, side, ink)


def _building(b: Canvas, r: QRectF, name: str) -> None:
    card = card_values.FACTS[name]
    card_art.building(
        b, r, card_values.building_title(name), card.kind, card.city, card.cost, card.points,
        card.marks, card.once, card.good,
    )  # fmt: skip


def _building_back(b: Canvas, r: QRectF) -> None:
    card_art.building_back(b, r)


def _building_chip(b: Canvas, r: QRectF, name: str) -> None:
    """A building of an open hand, or its back."""
    if name:
        card = card_values.FACTS[name]
        card_art.built_mini(b, r, card.kind, card.city)
        return
    b.rect(r, LID, 3, CREAM_SOFT, 1.2)
    side = min(r.width(), r.height()) - 4
    x, y = r.center().x() - side / 2, r.center().y() - side / 2
    b.icon("kontor", x, y, side, CREAM_SOFT)


def _built(b: Canvas, r: QRectF, name: str, mark: str) -> None:
    """A building that stands; ``mark`` is what is to be seen of its function."""
    card = card_values.FACTS[name]
    marks, side = card.marks, None
    if card.kind == "school":
        marks = (mark,) if mark in ("knight", "merchant") else ()
    if card.kind == "exchange":
        side = "0" if mark in ("0", "fresh") else "8"
    card_art.built(
        b, r, card_values.building_title(name), card.kind, card.city, card.points, marks,
        mark == "used", side, card.good,
    )  # fmt: skip
    if mark == "paying":
        b.rect(r.adjusted(-1, -1, 1, 1), None, card_art.radius(r) + 1, LETTER, 2.2)
        _tick(b, r.x() + 5, r.bottom() - 20)


def _mini(b: Canvas, r: QRectF, name: str, mark: str) -> None:
    card = card_values.FACTS[name]
    card_art.built_mini(b, r, card.kind, card.city, mark == "used")


def _unbuilt(b: Canvas, r: QRectF, name: str) -> None:
    card = card_values.FACTS[name]
    card_art.unbuilt(b, r, card.kind, card.cost)


def _planned(b: Canvas, r: QRectF, name: str, craned: str) -> None:
    """A line of the bill: a building with its cost, halved or not."""
    card = card_values.FACTS[name]
    ink = card_art.dark(card_art.CITIES[card.city])
    y = r.center().y()
    b.icon(card.kind, r.x() + 6, y - 10, 20, ink)
    cost = card.cost - (HALF[BUILDING[name]] if craned else 0)
    b.text(QRectF(r.right() - 44, r.y(), 38, r.height()), str(cost), 19, INK, "r", weight=700)
    title = card_values.building_title(name)
    room = r.width() - 90
    b.text(QRectF(r.x() + 36, r.y(), room, r.height()), title, 17, INK, "l", least=12)
    if craned:
        pale = INK_SOFT if craned == "proposed" else INK
        left = r.x() + 44 + min(room, b.width(title, 17))
        b.icon("crane", left, y - 9, 18, pale)
        was = translate("Riga", "half of {cost}").format(cost=card.cost)
        place = QRectF(left + 22, r.y(), r.right() - 48 - left - 22, r.height())
        b.text(place, was, 13.5, INK_SOFT, "l", 500, italic=True)


def _row(b: Canvas, r: QRectF, count: int, value: int, must: bool, *goods: str) -> None:
    """A row of goods with its sum and number; the goods may lie on it as pieces of their own."""
    b.panel(r, 6, 0.18)
    if not count:
        word = translate("Riga", "empty")
        b.text(r.adjusted(14, 0, -14, 0), word, 13.5, LETTER_SOFT, "l", 500, italic=True)
        return
    for i, good in enumerate(goods):
        _good(b, layout.row_good(r, i, count), good, "")
    x = r.x() + 206
    b.text(QRectF(x, r.y(), 50, r.height()), str(value), 28, LETTER, weight=700)
    b.text(QRectF(x + 56, r.y(), 50, r.height()), str(count), 20, LETTER_SOFT)
    if must:
        b.rect(r.adjusted(1, 1, -1, -1), None, 6, LETTER, 1.6)


def _separator(b: Canvas, r: QRectF) -> None:
    card_art.separator(b, r, translate("Riga", "Separator"))


def _seat(b: Canvas, r: QRectF) -> None:
    """A seat that can be named: nothing but the light around it."""


PAINTERS: Mapping[str, Callable[..., None]] = {
    "good": _good,
    "good-back": _good_back,
    "good-chip": _good_chip,
    "building": _building,
    "building-back": _building_back,
    "building-chip": _building_chip,
    "built": _built,
    "mini": _mini,
    "unbuilt": _unbuilt,
    "planned": _planned,
    "row": _row,
    "separator": _separator,
    "seat": _seat,
}
