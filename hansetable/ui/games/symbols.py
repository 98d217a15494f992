"""What paints the symbols of a legend: icons, coins, seals, words and small pieces of the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from hansetable.ui.art.base_canvas import Colour
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import GOODS, INK, PAPER
from hansetable.ui.game_ui import Paint

_ICON = 23.0


def ground(b: Canvas, r: QRectF) -> None:
    """Lay what symbols are printed on, for sheets may be dark."""
    b.rect(r, PAPER, 5, alpha=0.9)


def icons(*names: str, colour: Colour = INK, size: float = _ICON) -> Paint:
    """Paint icons beside each other; those of goods have the colour of the good."""

    def paint(b: Canvas, r: QRectF) -> None:
        pitch = size + 2
        left = r.center().x() - (pitch * len(names) - 2) / 2
        for index, name in enumerate(names):
            at = (left + pitch * index, r.center().y() - size / 2, size)
            b.icon(name, *at, GOODS.get(name, colour))

    return paint


def coin(number: str | int, seal: bool = False) -> Paint:
    """Paint a number in a coin or a wax seal."""

    def paint(b: Canvas, r: QRectF) -> None:
        (b.seal if seal else b.coin)(r.center().x(), r.center().y(), 28, number)

    return paint


def words(text: str, colour: Colour = INK, icon: str = "", px: float = 21) -> Paint:
    """Paint a sign or a number in large letters, perhaps after an icon."""

    def paint(b: Canvas, r: QRectF) -> None:
        wide, size = b.width(text, px, 700), 20.0 if icon else 0.0
        left = r.center().x() - (wide + size * 1.2) / 2
        if icon:
            b.icon(icon, left, r.center().y() - size / 2, size)
        room = QRectF(left + size * 1.2, r.y(), wide + 2, r.height())
        b.text(room, text, px, colour, "l", weight=700)

    return paint


def piece(draw: Callable[..., object], wide: float, high: float, *values: object) -> Paint:
    """Paint a piece of this size; ``values`` are what its face shows."""

    def paint(b: Canvas, r: QRectF) -> None:
        room = QRectF(0, 0, wide, high)
        room.moveCenter(r.center())
        draw(b, room, *values)

    return paint
