"""The canvas: a painter that knows paper, coins, wax seals, buttons and the light of the lantern.

Sizes are logical pixels. Colours are names like ``#f4ead3``, roles of the palette, or QColors.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPen,
    QPolygonF,
)

from hansetable.ui.art.base_canvas import BaseCanvas, Colour
from hansetable.ui.art.palette import (
    BRASS,
    CREAM,
    FACE,
    FACE_RIM,
    FELT_DEEP,
    GAIN,
    GHOST,
    GHOST_RIM,
    GONE,
    GONE_RIM,
    GONE_TEXT,
    INK,
    LANTERN,
    LANTERN_RIM,
    LETTER,
    LIT,
    SEATS,
    SHEET_INK,
    WAX,
    alpha,
    resolve_color,
)

ButtonKind = Literal["normal", "primary", "disabled", "dark"]

KEY_PX = 14.0
"""The height of the name of a key on a button."""
THIN = 30.0
"""What is no higher than this lies close to its neighbours: it must not rise or have a far ring."""

_HALO = ((9.0, 0.06), (7.0, 0.10), (5.0, 0.16), (3.5, 0.26))


@dataclass(frozen=True, slots=True)
class Score:
    """Where and how a number of a seat stands; ``form`` has a gap for it."""

    rect: QRectF
    number: int
    px: float
    align: str
    weight: int
    form: str

    @property
    def icon_too(self) -> QRectF:
        """Where it stands with its icon in front of it."""
        return self.rect.adjusted(-22, 0, 0, 0)

    def said(self, number: int) -> str:
        """Return the words for a number that stands here."""
        return self.form.format(number).replace("-", "−")


class Canvas(BaseCanvas):
    """Draws the pieces of the table and their states; its painter is ``p``.

    ``scores`` takes the numbers of the seats if somebody else writes them, else it is None.
    """

    scores: dict[tuple[int, str], Score] | None = None

    def score(
        self,
        seat: int,
        key: str,
        rect: QRectF,
        number: int,
        px: float = 17,
        align: str = "l",
        weight: int = 700,
        form: str = "{}",
    ) -> None:
        """Writes a number of a seat that is counted up when it changes."""
        score = Score(rect, number, px, align, weight, form)
        if self.scores is None:
            self.write_score(score, number)
        else:
            self.scores[seat, key] = score

    def write_score(self, score: Score, number: int, colour: Colour = LETTER) -> None:
        """Writes a number where a score stands."""
        said = score.said(number)
        self.text(score.rect, said, score.px, colour, score.align, score.weight, least=14)

    # ---- states ------------------------------------------------------------------------------

    def glow(
        self,
        rect: QRectF,
        radius: float = 6,
        strength: float = 1.0,
        halo: bool = True,
        broken: bool = False,
    ) -> None:
        """Lights a thing that can be touched now; a held thing's targets take strength 0.6.

        A ring that is ``broken`` into dashes stands for what is seldom meant.
        """
        self.p.setBrush(Qt.BrushStyle.NoBrush)
        for out, light in _HALO if halo else ():
            self.p.setPen(QPen(alpha(LANTERN, light * strength), 3))
            self.p.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)
        ring = rect.adjusted(-1.5, -1.5, 1.5, 1.5)
        for colour, width in ((LANTERN_RIM, 4.4), (LANTERN, 2.8)):
            pen = QPen(QColor(colour), width)
            if broken:
                rim = width - 2.8
                pen.setDashPattern([(9 + rim) / width, (7 - rim) / width])
                pen.setDashOffset(rim / 2 / width)
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self.p.setPen(pen)
            self.p.drawRoundedRect(ring, radius + 1.5, radius + 1.5)

    def ring_mark(self, rect: QRectF, broken: bool = False) -> None:
        """Draws the ring of `glow` as a small sign for a line of text."""
        self.p.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((LANTERN_RIM, 3.6), (LANTERN, 2.0)):
            pen = QPen(QColor(colour), width)
            if broken:
                rim = width - 2.0
                pen.setDashPattern([(3.6 + rim / 2) / width, (3.2 - rim / 2) / width])
                pen.setDashOffset(rim / 4 / width)
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self.p.setPen(pen)
            self.p.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 2, 2)

    def focus_ring(self, rect: QRectF, radius: float = 6, glowing: bool = False) -> None:
        """Draws the ring of the keyboard; ``glowing`` if the thing has a lantern ring.

        It is cream with a dark rim, so that it is seen on cloth and on paper.
        """
        out = _outside(rect, glowing)
        ring = rect.adjusted(-out, -out, out, out)
        for colour, width in ((FELT_DEEP, 4.4), (CREAM, 2.0)):
            self.rect(ring, None, radius + out, colour, width)

    def highlight_ring(self, rect: QRectF, radius: float = 6, glowing: bool = False) -> None:
        """Marks a thing that is spoken of: the ring of the keyboard, but broken into dashes."""
        out = _outside(rect, glowing)
        ring = rect.adjusted(-out, -out, out, out)
        self.rect(ring, None, radius + out, FELT_DEEP, 4.4)
        pen = QPen(QColor(CREAM), 2.4)
        pen.setDashPattern([4, 2.4])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.p.setPen(pen)
        self.p.setBrush(Qt.BrushStyle.NoBrush)
        self.p.drawRoundedRect(ring, radius + out, radius + out)

    def chosen(self, rect: QRectF, radius: float = 6) -> None:
        """Marks a thing that is selected: a line and a green disc with a tick."""
        self.rect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), None, radius + 1.5, LETTER, 2.6)
        disc = QRectF(rect.right() - 13, rect.top() - 5, 18, 18)
        self.rect(disc, GAIN, 9, CREAM, 1.5)
        self.icon("check", disc.x() + 4, disc.y() + 4, 10, CREAM)

    def aim(self, rect: QRectF, word: str, radius: float = 6) -> None:
        """Says in a free place what it means to put something there."""
        self.rect(rect, alpha(LANTERN, 0.1), radius)
        room = rect.adjusted(10, 5, -10, -5)
        self.text(room, word, 15, LIT, weight=500, italic=True, wrap=True)

    def dotted_way(self, dots: Sequence[QPointF], part: float) -> None:
        """Draws a part of a way of dots that become brighter, at last the head of an arrow."""
        *row, neck, tip = dots
        for at, dot in enumerate(row[: math.ceil(len(row) * part)], 1):
            self.p.setPen(QPen(alpha(FELT_DEEP, 0.8), 1))
            self.p.setBrush(alpha(CREAM, 0.35 + 0.65 * at / len(row)))
            self.p.drawEllipse(dot, 2.5, 2.5)
        if part >= 1:
            way = tip - neck
            ahead = way / math.hypot(way.x(), way.y())
            aside = QPointF(-ahead.y(), ahead.x()) * 7
            back, notch = tip - ahead * 15, tip - ahead * 11
            self.p.setPen(QPen(QColor(FELT_DEEP), 1))
            self.p.setBrush(QColor(CREAM))
            self.p.drawPolygon(QPolygonF([tip, back + aside, notch, back - aside]))

    def number(self, rect: QRectF, number: str, below: float) -> None:
        """Shows at the lower edge of a card, and so far below it, which key means it.

        It lies between the coin at the left and the number at the right of the cards in a hand.
        """
        face, _, ink = _BUTTONS["normal"]
        box = QRectF(rect.center().x() - 6, rect.bottom() + below - 15, 16, 15)
        self.rect(box, face, 4, LANTERN_RIM, 1.4)
        self.text(box, number, 13.5, ink, weight=700)

    def laid_below(self, rect: QRectF) -> None:
        """Shows on a card that another one can be laid face down below it: a small back."""
        back = QRectF(rect.right() - 24, rect.y() + 28, 20, 28)
        self.shadow(back, 3, 0.6)
        self.rect(back, FELT_DEEP, 3, CREAM, 1.2)
        self.rect(back.adjusted(4, 4, -4, -4), None, 2, CREAM, 1, 0.5)

    def disc(self, rect: QRectF, icon: str, size: float) -> None:
        """Draws a round button with a sign on a piece that glows."""
        face, _, ink = _BUTTONS["normal"]
        self.rect(rect, face, rect.width() / 2, LANTERN, 2.2)
        corner = rect.center() - QPointF(size / 2, size / 2)
        self.icon(icon, corner.x(), corner.y(), size, ink)

    def slot(
        self,
        rect: QRectF,
        radius: float = 6,
        text: str | None = None,
        hot: bool = False,
        colour: Colour = LETTER,
        px: float = 14,
    ) -> None:
        """Draws an empty place with a word in it; ``hot`` while something is dragged over it."""
        pen = QPen(QColor(LANTERN) if hot else alpha(colour, 0.38), 2 if hot else 1.3)
        pen.setDashPattern([4, 3])
        self.p.setPen(pen)
        self.p.setBrush(alpha(LANTERN, 0.12) if hot else QColor(0, 0, 0, 26))
        self.p.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        if text:
            ink = LIT if hot else alpha(colour, 0.7)
            room = rect.adjusted(5, 5, -5, -5)
            longest = max(text.split(), key=len)
            while px > 9 and self.width(longest, px, 500, italic=True) > room.width():
                px -= 0.5
            self.text(room, text, px, ink, weight=500, italic=True, wrap=True)

    # ---- pieces ------------------------------------------------------------------------------

    def token(
        self, seat_colour: str, x: float, y: float, size: float, edge: Colour | None = CREAM
    ) -> None:
        """Draws the sign of a seat, its shape in its colour, in the square at (x, y)."""
        colour, shape = SEATS[seat_colour]
        self.icon(shape, x, y, size, colour, edge, 0.09)

    def coin(
        self,
        cx: float,
        cy: float,
        d: float,
        text: str | int,
        colour: Colour = BRASS,
        ink: Colour = INK,
        px: float | None = None,
    ) -> None:
        """Draws a coin of this diameter around (cx, cy) with a number on it."""
        centre = QPointF(cx, cy)
        self.p.setPen(QPen(alpha(INK, 0.75), 1.1))
        self.p.setBrush(resolve_color(colour))
        self.p.drawEllipse(centre, d / 2, d / 2)
        self.p.setBrush(Qt.BrushStyle.NoBrush)
        self.p.setPen(QPen(alpha("#fff4d6", 0.55), 1))
        self.p.drawEllipse(centre, d / 2 - 2.2, d / 2 - 2.2)
        box = QRectF(cx - d / 2, cy - d / 2, d, d)
        self.text(box, str(text), px or d * 0.62, ink, weight=700)

    def seal(
        self,
        cx: float,
        cy: float,
        d: float,
        text: str | int | None = None,
        px: float | None = None,
    ) -> None:
        """Draws a wax seal of this diameter around (cx, cy), with a number on it if given."""
        rim = QPolygonF()
        for step in range(80):
            turn = step * math.tau / 80
            reach = d / 2 - 0.6 + d * 0.035 * math.cos(10 * turn)
            rim.append(QPointF(cx + reach * math.cos(turn), cy + reach * math.sin(turn)))
        self.p.setPen(QPen(QColor("#6e1d1a"), 1))
        self.p.setBrush(QColor(WAX))
        self.p.drawPolygon(rim)
        self.p.setBrush(Qt.BrushStyle.NoBrush)
        self.p.setPen(QPen(alpha("#ffd9c0", 0.35), 1))
        self.p.drawEllipse(QPointF(cx, cy), max(1.0, d / 2 - 3), max(1.0, d / 2 - 3))
        if text is not None:
            box = QRectF(cx - d / 2, cy - d / 2, d, d)
            self.text(box, str(text), px or d * 0.62, "#fff3e2", weight=700)

    def button(
        self,
        rect: QRectF,
        text: str,
        kind: ButtonKind = "normal",
        icon: str | None = None,
        key: str | None = None,
    ) -> None:
        """Draws a button: ``primary`` is the one main button, ``dark`` stands on the cloth."""
        if kind == "primary":
            self.shadow(rect, 6, 0.6)
        face, rim, ink = _BUTTONS[kind]
        line_width = 1.2 if kind in ("normal", "primary") else 1.0
        self.rect(rect, face, 6, rim, line_width)
        left, right = rect.x() + 10, rect.right() - 6
        middle = rect.center().y()
        if icon:
            self.icon(icon, left, middle - 8, 16, ink)
            left += 22
        if key:
            width = self.width(key, KEY_PX) + 10
            box = QRectF(rect.right() - width - 7, middle - 9, width, 18)
            self.rect(box, None, 4, alpha(ink, 0.4))
            self.text(box, key, KEY_PX, ink)
            right -= width + 8
        room = QRectF(left, rect.y(), max(1.0, right - left), rect.height())
        if not icon and not key:
            room.setRight(rect.right() - 10)
        self.text(room, text, 15, ink, "l" if icon else "c")


_BUTTONS: dict[ButtonKind, tuple[Colour, Colour, str]] = {
    "normal": (FACE, FACE_RIM, SHEET_INK),
    "primary": (LANTERN, "#8a5a08", INK),
    "disabled": (GONE, GONE_RIM, GONE_TEXT),
    "dark": (GHOST, GHOST_RIM, LETTER),
}


def _outside(rect: QRectF, glowing: bool) -> float:
    """How far out a ring of the keyboard lies; nearer around thin things, which lie close."""
    far = 7.0 if glowing else 4.0
    return far if rect.height() > THIN else far - 2
