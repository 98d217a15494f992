"""The small faces of Kogge by name, as the generic table asks for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import INSET, LETTER, LETTER_MUTED, LETTER_SOFT, LIFT
from hansetable.ui.games.kogge.board import card_art, card_values, city_plate, layout
from hansetable.ui.games.kogge.board.city_plate import Site
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.names import Kogge


def _plate(
    b: Canvas,
    r: QRectF,
    city: int,
    sites: tuple[tuple[str | None, tuple[tuple[str, int], ...]], ...],
    goods: tuple[tuple[str, int], ...],
) -> None:
    """A city without its routes: its building sites as colour and stored goods, and its goods."""
    built = [Site(colour, dict(stored)) for colour, stored in sites]
    title, good = names.place(city), card_values.made(city)
    city_plate.plate(b, r, city, title, good, (), built, dict(goods))


def _marker(b: Canvas, r: QRectF, number: int, down: bool = False) -> None:
    """A marker; a number below 0 is not known."""
    if down or number < 0:
        card_art.marker_back(b, r, None if number < 0 else number)
    else:
        card_art.marker(b, r, number, card_values.made(number))


def _stock(b: Canvas, r: QRectF, good: str, left: int) -> None:
    """The goods of a kind as one cube with their number."""
    side = r.height() - 4
    card_art.cube(b, r.x() + 2, r.y() + 2, side, good)
    room = QRectF(r.x() + side + 7, r.y(), r.width() - side - 8, r.height())
    ink = LETTER if left else LETTER_MUTED
    b.text(room, str(left), side * 0.9, ink, "l", least=9)


def _raid(b: Canvas, r: QRectF, colour: str, unbought: bool) -> None:
    """A raid marker; one that must be bought is only a place."""
    if not unbought:
        card_art.raid_marker(b, r.x(), r.y(), r.width(), colour)
        return
    b.slot(r, r.width() / 2)
    side = r.width() * 0.56
    b.icon("pirate", r.center().x() - side / 2, r.center().y() - side / 2, side, LETTER_MUTED)


def _pile(b: Canvas, r: QRectF, number: int) -> None:
    """One of the two piles of a robbed cargo; its goods lie on it as pieces of their own."""
    b.rect(r, INSET, 6, LETTER_SOFT, 1, 0.5)
    title = Kogge.tr("Pile {number}").say(number=number)
    b.text(QRectF(r.x() + 8, r.y() + 4, r.width() - 16, 20), title, 15, LETTER, "l")


def _look(b: Canvas, r: QRectF) -> None:
    """The look at two face-down routes, which is an action of the variant Memory."""
    b.rect(r, LIFT, 6, LETTER_SOFT, 1, 0.05)
    b.icon("eye", r.x() + 8, r.center().y() - 7, 14, LETTER_SOFT)
    room = QRectF(r.x() + 26, r.y(), r.width() - 30, r.height())
    b.text(room, Kogge.tr("Look at routes").say(), 14, LETTER_SOFT, weight=500, least=10)


PAINTERS: Mapping[str, Callable[..., None]] = {
    "light": lambda b, r: None,  # nothing but the light around what can be touched
    "plate": _plate,
    "marker": _marker,
    "route": _marker,
    "heading": lambda b, r, degrees: card_art.heading(b, layout.under_heading(r), degrees),
    "pair": lambda b, r, *markers: card_art.pair(b, r, markers),
    "cube": lambda b, r, good: card_art.cube(b, r.x(), r.y(), r.width(), good or None),
    "stock": _stock,
    "pool": _marker,
    "chip-stock": lambda b, r, chip, left: card_art.chip_stock(
        b, r, card_values.CHIP_ICON[chip], card_values.chip_name(chip), left
    ),
    "chip": lambda b, r, chip: card_art.chip(
        b, r.x(), r.y(), r.width(), card_values.CHIP_ICON[chip]
    ),
    "cog": lambda b, r, colour: card_art.cog(b, r.x(), r.y(), r.width(), colour),
    "raid": _raid,
    "guild": lambda b, r: card_art.guild_master(b, r.x(), r.y(), r.width()),
    "goal": card_art.end_marker,
    "pile": _pile,
    "look": _look,
}
