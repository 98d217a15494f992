"""The whole table of another seat of Novgorod: ship, offices, missions, career, what it means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from hansetable.core import Handle, Place, Seat
from hansetable.games.novgorod.cards import BITS, CARDS, GOODS, city_id
from hansetable.games.novgorod.state import BASE, NovgorodState
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    CREAM,
    FELT_DEEP,
    LETTER,
    LETTER_DIM,
    LETTER_GAIN,
    LETTER_SOFT,
    VEIL,
)
from hansetable.ui.game_ui import SeatTable
from hansetable.ui.games.novgorod.board import card_art, career_words, seat_art
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text import seat as seat_text
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.seat_parts import Line, note, panel

Spots = Mapping[Handle, QRectF]

_SHIP = QRectF(16, 34, 224, 134)
_HOLD = QRectF(156.5, 64.7, 72.5, 98.8)
"""The bay of the ship at this size; see `seat_art.HOLD`."""
_MONEY = QRectF(264, 45, 82, 119)
_SEALS = QRectF(366, 45, 82, 119)
_MEANING = QRectF(478, 34, 308, 134)
_OFFICES = QRectF(16, 206, 91, 127)
_PITCH = 97.0
_LOW = 348.0
"""Where the missions begin."""
_CARD = (82.0, 116.0)
_CLOSE, _WORDS = 90.0, 214.0
"""From one mission to the next, alone and with words beside it."""
_RIGHT = 786.0
_CAREER = QRectF(812, 34, 271, 500)
_TOLD = QRectF(16, 516, 770, 72)
_TOLD_EXPERT = QRectF(16, 516, 446, 72)
_EXPERT = QRectF(478, 518, 308, 70)


def seat_table(view: NovgorodState, places: Mapping[Handle, Place], seat: Seat) -> SeatTable:
    """Return all that is public of a seat."""
    own = {handle: place for handle, place in places.items() if place.owner == seat}
    spots = {
        f"{seat}/ship": _SHIP,
        f"{seat}/money": _MONEY,
        f"{seat}/seals": _SEALS,
        **dict(_offices(view, own, seat)),
        **_Missions(own).spots,
        f"{seat}/career": _CAREER,
        **dict(_privileges(view, own, seat)),
    }
    told = _TOLD if view.expert is BASE else _TOLD_EXPERT
    return SeatTable(partial(_paint, view=view, own=own, seat=seat, spots=spots), spots, told)


def _offices(
    view: NovgorodState, own: Mapping[Handle, Place], seat: Seat
) -> Iterator[tuple[Handle, QRectF]]:
    """The offices in the order of the ring; what is in the hold lies on the ship."""
    for handle, place in own.items():
        if place.kind in ("office", "base") and place.zone == "hold":
            yield handle, _HOLD
    for c in BITS[view.owned[seat]]:
        handle = f"{seat}/office:{city_id(c)}"
        if handle in own and own[handle].zone != "hold":
            yield handle, _city(c)


def _city(c: int) -> QRectF:
    return _OFFICES.translated(_PITCH * c, 0)


def _privileges(
    view: NovgorodState, own: Mapping[Handle, Place], seat: Seat
) -> Iterator[tuple[Handle, QRectF]]:
    """The privileges that are not covered, on the lines of the career."""
    for step, kind in enumerate(view.career_side(seat).privileges):
        handle = f"{seat}/privilege:{kind}"
        if step >= view.level[seat] and handle in own:
            yield handle, career_words.chip_rect(_CAREER, step)


class _Missions:
    """Where the missions of a seat lie: in hand, half done, completed; each as wide as needed."""

    def __init__(self, own: Mapping[Handle, Place]) -> None:
        zones = ("hand", "left", "under")
        self.rows = [
            [h for h, place in own.items() if place.kind == "mission" and place.zone == zone]
            for zone in zones
        ]
        hand, left, done = self.rows
        second = 16 + max(160.0, _CLOSE * len(hand) + 12)
        third = second + max(134.0, _CLOSE * len(left) + 12)
        self.x = (16.0, second, third)
        room = _RIGHT - third
        self.words = len(done) <= 2 and _WORDS * len(done) <= room
        last = _WORDS if self.words else min(_CLOSE, (room - _CARD[0]) / max(1, len(done) - 1))
        pitches = (_CLOSE, _CLOSE, last)
        self.spots = {
            handle: QRectF(x + pitch * at, _LOW + 24, *_CARD)
            for x, pitch, row in zip(self.x, pitches, self.rows, strict=True)
            for at, handle in enumerate(row)
        }


# ---- painting ------------------------------------------------------------------------------------


def _paint(
    b: Canvas, view: NovgorodState, own: Mapping[Handle, Place], seat: Seat, spots: Spots
) -> None:
    b.section(16, 10, Novgorod.tr("Ship and hold").say())
    seat_art.ship(b, _SHIP, view.speed[seat])
    seat_art.tracker(b, _MONEY, "ducats", view.money[seat])
    seat_art.tracker(b, _SEALS, "seals", view.seals[seat])
    b.section(_MEANING.x(), 10, Novgorod.tr("What it means").say())
    panel(b, _MEANING, [Line(*line) for line in seat_text.meaning(view, seat)])
    _paint_offices(b, view, own, seat, spots)
    _paint_missions(b, view, own, seat)
    b.section(_CAREER.x() - 6, 10, Novgorod.tr("Career and privileges").say())
    side, level = view.career_side(seat), view.level[seat]
    career_words.career(b, _CAREER, side, level, view.privilege and seat == view.turn)
    words = Novgorod.trUtf8("the free row shows %n seal(s) a turn", None, side.seals[level])
    note(b, QRectF(_CAREER.x(), _CAREER.bottom() + 18, _CAREER.width(), 20), words, "c")
    if view.expert is not BASE:
        b.section(_EXPERT.x(), _EXPERT.y() - 22, Novgorod.tr("Expert game").say())
        panel(b, _EXPERT, [Line(*line) for line in seat_text.expert(view, seat)])


def _paint_offices(
    b: Canvas, view: NovgorodState, own: Mapping[Handle, Place], seat: Seat, spots: Spots
) -> None:
    owned = BITS[view.owned[seat]]
    head = Novgorod.tr("Offices · {count} of {most} · together +{income}")
    income = sum(view.income(seat, c) for c in owned)
    b.section(16, 182, head.say(count=len(owned), most=GOODS, income=income), 600)
    for c in range(GOODS):
        handle = f"{seat}/office:{city_id(c)}"
        if handle in spots and own[handle].zone != "hold":
            card_art.office(b, spots[handle], city_id(c), view.office[seat * GOODS + c])
            if own[handle].zone == "route":
                _veil(b, spots[handle])
        elif c == view.hold[seat]:
            _empty(b, c, Novgorod.tr("in the hold").say())
        else:
            _empty(b, c, Novgorod.tr("none here").say())
    for handle, rect in spots.items():
        if rect == _HOLD and own[handle].kind == "base":
            card_art.base(b, rect, own[handle].name)
        elif rect == _HOLD:
            card_art.office(b, rect, own[handle].name, own[handle].number)


def _veil(b: Canvas, rect: QRectF) -> None:
    """An office that lies on the route for the moment."""
    b.rect(rect, VEIL, 6, alpha=0.5)
    strip = QRectF(rect.x(), rect.center().y() - 13, rect.width(), 26)
    b.rect(strip, FELT_DEEP, 0, alpha=0.85)
    words = Novgorod.tr("on the route").say()
    b.text(strip.adjusted(3, 0, -3, 0), words, 14, CREAM, weight=500, italic=True, least=13)


def _empty(b: Canvas, c: int, words: str) -> None:
    """The place of an office that is not in the hand."""
    rect, city = _city(c), CARDS.cities[c]
    b.slot(rect, 6)
    name = QRectF(rect.x() + 4, rect.y() + 8, rect.width() - 8, 22)
    b.text(name, say.city(city.id), 15, LETTER_DIM, weight=500, least=13)
    b.icon_in(rect.adjusted(0, 0, 0, -8), city.good, LETTER_SOFT, 28)
    low = QRectF(rect.x() + 3, rect.bottom() - 36, rect.width() - 6, 22)
    b.text(low, words, 14, LETTER_SOFT, weight=500, italic=True, least=13)


def _paint_missions(
    b: Canvas, view: NovgorodState, own: Mapping[Handle, Place], seat: Seat
) -> None:
    laid = _Missions(own)
    hand, left, under = laid.rows
    count = view.completed(seat)
    heads = (
        Novgorod.tr("In hand").say(),
        Novgorod.tr("Half done").say(),
        Novgorod.tr("Completed · {count}").say(count=count),
    )
    for x, head, row in zip(laid.x, heads, laid.rows, strict=True):
        b.section(x, _LOW, head, 150)
        if not row:
            b.slot(QRectF(x, _LOW + 24, *_CARD), 6, Novgorod.tr("none").say(), px=14)
    for row, done in ((hand, 0), (left, 1), (under, 2)):
        for handle in row:
            _mission(b, laid.spots[handle], own[handle].name, done)
    if view.unknown[seat]:
        words = Novgorod.trUtf8("%n that nobody else knows", None, view.unknown[seat])
        room = QRectF(16, _LOW + 24 + _CARD[1] + 4, laid.x[1] - 24, 20)
        note(b, room, words)
    room = QRectF(laid.x[2] + 150, _LOW - 1, _RIGHT - laid.x[2] - 150, 20)
    note(b, room, seat_text.seals_for_goods(view, seat), "r")
    for handle in under if laid.words else ():
        _lines(b, laid.spots[handle], own[handle].name)


def _mission(b: Canvas, rect: QRectF, name: str, done: int) -> None:
    if name:
        card_art.mission(b, rect, name, done)
    else:
        card_art.mission_back(b, rect)


def _lines(b: Canvas, rect: QRectF, name: str) -> None:
    """The two lines of a completed mission in words, or that nobody else knows it."""
    lines: Sequence[str] = say.mission_lines(name) if name else ()
    half = rect.height() / 2
    for at, words in enumerate(lines):
        room = QRectF(rect.right() + 30, rect.y() + half * at, _WORDS - rect.width() - 38, half)
        b.icon("check", rect.right() + 9, room.center().y() - 8, 15, LETTER_GAIN)
        high = b.height(words, room.width(), 15, 500)
        room = QRectF(room.x(), room.center().y() - high / 2, room.width(), high)
        b.text(room, words, 15, LETTER, "lt", 500, wrap=True)
    if not lines:
        room = QRectF(rect.right() + 10, rect.y() + half - 20, _WORDS - rect.width() - 18, 40)
        note(b, room, Novgorod.tr("a special mission, face down").say(), "lt")
