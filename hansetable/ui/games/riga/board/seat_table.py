"""The whole table of another seat of Riga: its cities, its hand, and what the end would count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from hansetable.core import Handle, Place, Seat
from hansetable.games.riga.cards import OF
from hansetable.games.riga.payment import CRANES, PAYING
from hansetable.games.riga.scoring import PENALTY, points
from hansetable.games.riga.state import RigaState
from hansetable.games.riga.table import scoreboard
from hansetable.games.riga.year import limit
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER, LETTER_DIM, LETTER_SOFT
from hansetable.ui.game_ui import SeatTable
from hansetable.ui.games.riga.board import card_art
from hansetable.ui.games.riga.board.card_values import FACTS, title
from hansetable.ui.games.riga.text.names import Riga
from hansetable.ui.games.seat_parts import Line, note, panel
from hansetable.ui.widgets.numbers import whole

Faces = Sequence[tuple[QRectF, Place]]
"""Where each piece lies."""

_CITIES = QRectF(16, 10, 1067, 400)
_HEAD = 24.0
_CARD = (84.0, 118.0)
_PITCH = (97.0, 124.0)
_LOW = 429.0
"""Where the sections below the cities begin."""
_HAND = QRectF(16, _LOW + 24, 390, 83)
_READY = QRectF(434, _LOW + 24, 210, 130)
_COUNTED = QRectF(660, _LOW + 24, 158, 128)
_END = QRectF(832, _LOW + 24, 250, 136)


def seat_table(view: RigaState, places: Mapping[Handle, Place], seat: Seat) -> SeatTable:
    """Return all that is public of a seat."""
    own = {h: place for h, place in places.items() if place.owner == seat and place.kind != "area"}
    spots = dict(_built(view, own)) | dict(_hand(own))
    faces = [(rect, own[handle]) for handle, rect in spots.items()]
    return SeatTable(partial(_paint, view=view, seat=seat, faces=faces), spots)


def _column(index: int, count: int) -> QRectF:
    pitch = (_CITIES.width() + 8) / count
    return QRectF(_CITIES.x() + pitch * index, _CITIES.y(), pitch - 8, _CITIES.height())


def _built(view: RigaState, own: Mapping[Handle, Place]) -> Iterator[tuple[Handle, QRectF]]:
    """The buildings in their cities, two beside each other, up to the six that a city holds."""
    count = len(view.cities())
    for handle, place in own.items():
        if place.zone == "built":
            column = _column(place.at, count)
            x = column.center().x() - (_PITCH[0] + _CARD[0]) / 2 + _PITCH[0] * (place.index % 2)
            y = column.y() + _HEAD + 6 + _PITCH[1] * (place.index // 2)
            yield handle, QRectF(x, y, *_CARD)


def _hand(own: Mapping[Handle, Place]) -> Iterator[tuple[Handle, QRectF]]:
    """The cards in hand beside each other, goods first; backs unless hands are open (R-90)."""
    held = {handle: place for handle, place in own.items() if place.zone == "hand"}
    goods = sum(place.kind == "good" for place in held.values())
    pitch = min(66.0, (_HAND.width() - 60) / max(1, len(held) - 1))
    for handle, place in held.items():
        at = place.index + (goods if place.kind == "building" else 0)
        yield handle, QRectF(_HAND.x() + pitch * at, _HAND.y(), 60, 83)


# ---- painting ------------------------------------------------------------------------------------


def _paint(b: Canvas, view: RigaState, seat: Seat, faces: Faces) -> None:
    cities = view.cities()
    for c, city in enumerate(cities):
        column = _column(c, len(cities))
        b.panel(column, 6, 0.2)
        card_art.city_header(b, QRectF(column.x(), column.y(), column.width(), _HEAD), city)
    for rect, place in faces:
        _face(b, rect, place)
    _sections(b, view, seat, faces)


def _face(b: Canvas, rect: QRectF, place: Place) -> None:
    if place.zone == "built":
        card_art.standing(b, rect, FACTS[place.name], place.mark)
    elif not place.name:
        back = card_art.good_back if place.kind == "good" else card_art.building_back
        back(b, rect)
    elif place.kind == "good":
        card_art.good(b, rect, place.name)
    else:
        card_art.building(b, rect, FACTS[place.name])


def _sections(b: Canvas, view: RigaState, seat: Seat, faces: Faces) -> None:
    row = scoreboard(view)[seat]
    head = Riga.tr("In hand · %n card(s) · at most {limit} in winter", None, 1)
    b.section(_HAND.x(), _LOW, head.say(row["cards"], limit=limit(view, seat)), 400)
    _held(b, row, any(place.zone == "hand" and not place.name for _, place in faces))
    b.section(_READY.x(), _LOW, Riga.tr("Functions to use").say(), 210)
    _functions(b, view, seat)
    b.section(_COUNTED.x(), _LOW, Riga.tr("Counted").say(), 158)
    panel(b, _COUNTED, [
        Line("knight", Riga.tr("knights").say(), str(row["knights"])),
        Line("merchant", Riga.tr("merchants").say(), str(row["merchants"])),
        Line("lodge", Riga.tr("lodges").say(), str(row["lodges"])),
        Line("ducat", Riga.tr("by functions").say(), str(row["ducats"])),
    ])  # fmt: skip
    b.section(_END.x(), _LOW, Riga.tr("If the game ended now").say(), 250)
    _end(b, view, seat)


def _held(b: Canvas, row: Mapping[str, int], hidden: bool) -> None:
    """How many cards are held, and whether some are not known to the viewer."""
    low = QRectF(_HAND.x(), _HAND.bottom() + 4, _HAND.width(), 20)
    held = [
        Riga.tr("%n good(s)", None, 1).say(row["goods"]) if row["goods"] else "",
        Riga.tr("%n building(s)", None, 1).say(row["buildings"]) if row["buildings"] else "",
    ]
    words = ", ".join(filter(None, held)) or Riga.tr("no cards").say()
    b.text(low, words, 15, LETTER, "l", 600)
    if hidden:
        note(b, low.translated(0, 20), Riga.tr("face down").say())


def _functions(b: Canvas, view: RigaState, seat: Seat) -> None:
    """The functions that wait to be used, each kind once with its number."""
    ready = view.ready(seat)
    kinds = [kind for kind, mask in OF.items() if mask & ready & (PAYING | CRANES | _OTHERS)]
    for place, kind in enumerate(kinds[:8]):
        x, y = _READY.x() + 108 * (place % 2), _READY.y() + 2 + 25 * (place // 2)
        count = (OF[kind] & ready).bit_count()
        words = title(kind)
        if count > 1:
            words = Riga.tr("{count} × {what}").say(count=count, what=words)
        b.icon(kind, x, y, 18, LETTER_SOFT)
        b.text(QRectF(x + 24, y - 1, 82, 20), words, 15, LETTER_DIM, "l", 500, least=13)
    if not kinds:
        note(b, QRectF(_READY.x(), _READY.y(), 200, 20), Riga.tr("none").say())
    if view.used[seat]:
        words = Riga.tr("Teal plate: the function is used up; points and marks stay.").say()
        note(b, QRectF(_READY.x(), _READY.y() + 84, 206, 56), words, "lt")


_OTHERS = OF["yard"] | OF["treasury"] | OF["monastery"]


def _end(b: Canvas, view: RigaState, seat: Seat) -> None:
    """What the seat would score if the game ended now (R-80)."""
    scored = points(view, seat)
    lines = [
        Line("kontor", Riga.tr("printed on buildings").say(), str(scored["printed"])),
        Line("lodge", Riga.tr("lodges together").say(), str(scored["lodges"])),
        Line("archive", Riga.tr("archives").say(), str(scored["archives"])),
        Line("cards", Riga.tr("buildings in hand, −{points} each").say(points=PENALTY),
             whole(scored["hand"])),
    ]  # fmt: skip
    if view.riga:
        words = Riga.tr("Riga buildings not built").say()
        lines.append(Line("yard", words, whole(scored["unbuilt"])))
    total = Line("star", Riga.tr("in all").say(), whole(sum(scored.values())))
    panel(b, _END, lines, total)
