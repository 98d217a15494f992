"""The own area of Kogge's table: development, hold, markers, and what can be done in a turn."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from hansetable.core import Seat
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import turn
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.multiset import GOOD_DOWN, count, size, without
from hansetable.games.kogge.round import NextTurn
from hansetable.games.kogge.scoring import GOAL
from hansetable.games.kogge.state import MEMORY, KoggeState
from hansetable.games.kogge.turn import Exchange
from hansetable.games.kogge.voyage import Fare, Move, cost
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    CREAM,
    CREAM_MUTED,
    INSET,
    LETTER,
    LETTER_GAIN,
    LETTER_MUTED,
    LETTER_SOFT,
    alpha,
)
from hansetable.ui.games.kogge.board import card_art, card_values, layout
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.table_board import TOP, at
from hansetable.ui.language import translate

_MOST_KONTORS = 4


def paint_own(b: Canvas, view: KoggeState, bottom: Seat, name: str, colour: str) -> None:
    """Paint what lies before a seat."""
    b.p.fillRect(layout.OWN, alpha(INSET, 0.16))
    b.line(layout.OWN.left(), layout.OWN.top(), layout.OWN.right(), layout.OWN.top(), LETTER, 1,
           alpha=0.10)  # fmt: skip
    _development(b, view, bottom, name, colour)
    _hold(b, view, bottom)
    _markers(b, view, bottom)
    _actions(b, view, bottom)


def _development(b: Canvas, view: KoggeState, seat: Seat, name: str, colour: str) -> None:
    """Name, development points, and the kontors founded out of four (K-80, K-82)."""
    b.token(colour, 16, 574 - TOP, 20)
    b.text(at(44, 570, 118, 28), name, 20, LETTER, "l", least=12)
    text = Kogge.tr("development {points} of {goal}").say(points=view.points(seat), goal=GOAL)
    b.text(at(16, 598, 148, 18), text, 14, LETTER_SOFT, "l", 500, italic=True, least=11.5)
    card_art.development(b, 16, 619 - TOP, view.points(seat))
    founded = view.kontors(seat)
    for i in range(_MOST_KONTORS):
        place = at(15 + 34 * i, 642, 28, 28)
        if i < founded:
            card_art.kontor(b, place, colour)
        else:
            b.slot(place, 4, colour=LETTER_MUTED)
            b.icon_in(place, "kontor", LETTER_MUTED, 16)


def _hold(b: Canvas, view: KoggeState, seat: Seat) -> None:
    """The hold with a line for each good; the goods lie in it as pieces of their own."""
    step = view.stack[-1] if view.stack else None
    goods = view.cargo[seat]
    if isinstance(step, Exchange) and seat == view.turn:
        goods = without(goods, step.given, GOOD_DOWN)
    title = Kogge.trUtf8("Cargo · %n good(s)", None, size(goods))
    b.label(172, 572 - TOP, title, width=206)
    hold = layout.HOLD
    b.rect(hold, "#5b3d26", 8, "#2c1c10", 1.5, 0.9)
    b.icon("cog", hold.right() - 40, hold.bottom() - 38, 34, "#7d583a")
    for g, good in enumerate(GOODS):
        row, number = layout.hold_row(g), count(goods, g)
        b.slot(QRectF(row.x() + 4, row.center().y() - 10.5, 21, 21), 3, colour=CREAM)
        if card_values.is_known(view.cargo[seat]):
            room = QRectF(row.x() + 100, row.y(), row.width() - 102, row.height())
            ink = CREAM if number else CREAM_MUTED
            b.text(room, card_values.goods_line(good, number), 15.5, ink, "l", least=11)


def _markers(b: Canvas, view: KoggeState, seat: Seat) -> None:
    """The heading over the markers, and what the next step costs (K-42, K-46)."""
    number = size(view.hand[seat])
    title = Kogge.trUtf8("Route markers in hand · %n", None, number)
    b.label(396, 572 - TOP, title, width=456)
    if not number:
        b.slot(layout.marker(0, ("",)), 5)
    step = view.stack[-1] if view.stack else None
    if isinstance(step, Move | Fare) and view.turn == seat:
        free = not cost(view, seat)
        first = (
            translate("Kogge", "The next step is free.") if free
            else translate("Kogge", "The next step costs one good or one marker.")
        )  # fmt: skip
        second = translate("Kogge", "Each further step costs one good or one marker.")
        b.text(at(396, 664, 456, 20), first, 15, LETTER, "l", 500)
        if free:
            b.text(at(396, 684, 456, 20), second, 15, LETTER_SOFT, "l", 500)


def _actions(b: Canvas, view: KoggeState, seat: Seat) -> None:
    """What can be done after moving, each once; a tick on what is done (K-60 to K-67)."""
    b.label(872, 572 - TOP, translate("Kogge", "Actions after moving"), width=236)
    lines = (
        (translate("Kogge", "Found kontor"), turn.FOUND),
        (translate("Kogge", "Guild master"), turn.GUILD),
        (translate("Kogge", "Buy a pair"), turn.BUY),
        (translate("Kogge", "Exchange"), turn.EXCHANGE),
        (translate("Kogge", "Change route"), turn.ROUTE),
        (translate("Kogge", "Raid"), turn.RAID),
    )
    places = 7 if view.rules & MEMORY else 6
    step = view.stack[-1] if view.stack else None
    asked = isinstance(step, turn.Act) and view.viewer in (seat, OMNISCIENT)
    kinds = {type(action) for action in view.listed(seat)} if asked else set()
    own = view.turn == seat and any(isinstance(step, NextTurn) for step in view.stack)
    for i, (words, bit) in enumerate(lines):
        done = own and bool(view.done & bit)
        ink = (
            LETTER if kinds.intersection(turn.DEEDS[bit]) else LETTER_SOFT if done else LETTER_MUTED
        )
        rect = layout.action(i, places)
        _action(b, rect, words, ink, done)
        if i < len(lines) - 2:
            b.line(rect.left(), rect.bottom(), rect.right(), rect.bottom(), LETTER, 1, alpha=0.10)


def _action(b: Canvas, r: QRectF, words: str, ink: str, done: bool) -> None:
    """A line of a list: nothing to press, what it needs is touched where it lies."""
    middle = r.center().y()
    if done:
        b.icon("check", r.x() + 1, middle - 5.5, 11, LETTER_GAIN)
    else:
        b.rect(QRectF(r.x() + 4, middle - 2.5, 5, 5), ink, 2.5)
    b.text(r.adjusted(19, 0, 0, 0), words, 15, ink, "l", 500, least=11)
