"""The full faces of Kogge, 240 by 336: what one reads when one looks at a piece closely."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from hansetable.core import Place
from hansetable.games.kogge.cards import CARDS
from hansetable.ui.art.base_canvas import rounded
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS, INK, INK_SOFT, SEATS, on_band
from hansetable.ui.game_ui import CardText
from hansetable.ui.games import card_frame as face
from hansetable.ui.games.kogge.board import card_art
from hansetable.ui.games.kogge.board.card_art import CUBES
from hansetable.ui.games.kogge.board.card_values import made
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.names import Kogge

_PALE = "#8d836a"
"""The colour of white salt where it must be seen on paper."""


def paint(b: Canvas, place: Place, card: CardText, colours: Sequence[str]) -> bool:
    """Paint the full face of a piece with its words; False if it has none."""
    if not place.name:
        return False
    if place.kind in ("marker", "route", "choice") or place.zone == "pool":
        _marker(b, int(place.name), card)
    elif place.kind == "chip":
        _chip(b, place, card)
    elif place.kind == "cog":
        colour = colours[place.owner]
        face.framed(b, card, SEATS[colour][0])
        card_art.cog(b, QRectF(62, 88, 116, 116), colour)
        face.words(b, card.text)
    elif place.kind == "city":
        _piece(b, card, "anchor", CUBES[made(place.at)])
    elif place.kind in ("guild", "goal"):
        _piece(b, card, "master" if place.kind == "guild" else "anchor", BRASS)
    else:
        _piece(b, card, place.name, CUBES[place.name])
    return True


def _marker(b: Canvas, number: int, card: CardText) -> None:
    """A route marker, face up, with the good that its city produces."""
    good = made(number)
    colour = CUBES[good]
    b.paper(face.FACE, face.RADIUS, 1.6)
    with b.kept():
        inside = rounded(face.FACE.adjusted(1, 1, -1, -1), face.RADIUS - 1)
        b.p.setClipPath(inside, Qt.ClipOperation.IntersectClip)
        b.p.fillRect(QRectF(0, 270, 240, 66), QColor(colour))
    b.line(1, 270, 239, 270, INK, 1.2, alpha=0.5)
    b.text(QRectF(14, 20, 212, 130), str(number), 150, weight=700)
    b.text(QRectF(14, 158, 212, 34), names.place(number), 27, weight=700)
    face.words(b, card.text, 196)
    ink = on_band(colour)
    name = names.good(good)
    left = 120 - (36 + 6 + b.width(name, 17, 600)) / 2
    b.icon(good, left, 274, 36, ink)
    b.text(QRectF(left + 42, 274, 130, 36), name, 17, ink, "l")
    note = Kogge.trUtf8("%n marker(s) in the game", None, CARDS.markers[number])
    b.text(QRectF(14, 310, 212, 22), note, 16, ink, weight=500, italic=True)


def _chip(b: Canvas, place: Place, card: CardText) -> None:
    """A bonus chip with what it brings."""
    face.framed(b, card, BRASS)
    card_art.chip(b, QRectF(60, 86, 120, 120), place.name)
    face.words(b, card.text, 210)
    face.ruler(b, 282)
    points = Kogge.trUtf8("%n development point(s)", None, 1)
    b.text(QRectF(14, 288, 212, 36), points, 16, INK_SOFT, weight=500, italic=True)


def _piece(b: Canvas, card: CardText, icon: str, colour: str) -> None:
    """Any other piece: an icon in a medallion, in the colour of a good, and what it is for."""
    face.framed(b, card, colour)
    face.medal(b, icon, _PALE if colour == CUBES["salt"] else colour)
    face.words(b, card.text)
