"""The background of Kogge's table: chart, courses, panels, headings, numbers."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF

from hansetable.core import Seat
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import turn
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.multiset import GOOD_DOWN, NO_MARKER, count, pieces_of, size, without
from hansetable.games.kogge.round import LAPS, NextTurn
from hansetable.games.kogge.scoring import GOAL
from hansetable.games.kogge.state import MEMORY, OPEN, KoggeState
from hansetable.games.kogge.voyage import DriveOut, Fare, Move, cost, passable
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
    on_band,
)
from hansetable.ui.games.kogge.board import card_art, card_values, chart, layout
from hansetable.ui.games.kogge.board.panel import paint_panel
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.sea_chart import paint_chart
from hansetable.ui.games.table_board import TOP, TableBoard, areas, at
from hansetable.ui.language import translate

MOST_KONTORS = 4


class Background(TableBoard):
    """The part of the board that lies under the pieces."""

    def background_key(self, view: KoggeState, bottom: Seat) -> Hashable:
        """Return everything that the background shows."""
        return (
            bottom, view.viewer, view.key(view.viewer), view.goal, view.bought, tuple(view.raided),
        )  # fmt: skip

    def background(self, b: Canvas, view: KoggeState, bottom: Seat) -> None:
        """Paint the whole background."""
        for seat, area in areas(view.n, bottom, layout.OTHERS_HIGH).items():
            _rival(b, view, seat, area, self.names[seat], self.colours[seat])
        paint_chart(b, layout.CHART, "kogge", 0.16)
        _courses(b, view)
        self._column(b, view)
        _own(b, view, bottom, self.names[bottom], self.colours[bottom])
        paint_panel(b, view, bottom, self.names, self.colours)

    # ---- the right column -----------------------------------------------------------------------

    def _column(self, b: Canvas, view: KoggeState) -> None:
        x, wide = layout.COLUMN_X, layout.COLUMN_W
        b.label(x, 112 - TOP, translate("Kogge", "Pairs · one good each"), width=wide)
        for i in range(4):
            if i >= len(view.pairs) or not view.pairs[i]:
                note = translate("Kogge", "sold") if i < len(view.pairs) else ""
                card_art.pair(b, layout.pair(i), note=note)
        _master(b, view)
        b.label(x, 376 - TOP, translate("Kogge", "Bonus chips left"), width=wide)
        b.label(x, 480 - TOP, translate("Kogge", "Supply"), width=100)
        text = Kogge.trUtf8("%n marker(s) in the pool", None, size(view.pool))
        room = at(x + 80, 478, wide - 80, 18)
        b.text(room, text, 13.5, LETTER_SOFT, "r", 500, italic=True, least=11.5)
        for number in card_values.NUMBERS:
            if not count(view.pool, number):
                b.slot(layout.pool(number), 3, colour=LETTER_MUTED)


def _courses(b: Canvas, view: KoggeState) -> None:
    """The courses along routes that are known (K-41): glowing for who steers, else only printed."""
    step = view.stack[-1] if view.stack else None
    cog, driver, squares = -1, -1, []
    if isinstance(step, Move):
        cog = driver = view.turn
        squares = passable(view, cog)
    elif isinstance(step, Fare):
        cog, squares = view.turn, [step.q]
    elif isinstance(step, DriveOut):
        cog, driver = step.cog, step.driver
        squares = passable(view, cog)
    for q in squares:
        known = q < len(view.squares) and 0 <= view.squares[q] != view.cog[cog]
        if known:
            path = chart.course(view.cog[cog], view.squares[q])
            chart.paint_course(b, path, glowing=driver >= 0 and driver == view.viewer)


def _master(b: Canvas, view: KoggeState) -> None:
    """Where the guild master is, what he offers (K-61), and what is left to the end (K-32)."""
    panel = layout.MASTER
    x, y = panel.x(), panel.y()
    title = Kogge.tr("Guild master · {city}").say(city=names.place(view.guild))
    b.label(x, y - 18, title, width=panel.width())
    b.panel(panel, 6, 0.18)
    card_art.guild_master(b, QRectF(x + 10, y + 8, 28, 28))
    lines = (
        translate("Kogge", "three equal markers: raid marker"),
        translate("Kogge", "six equal goods: a bonus chip"),
        translate("Kogge", "a good for a marker, or vice versa"),
    )
    for i, line in enumerate(lines):
        b.text(QRectF(x + 46, y + 5 + 19 * i, 184, 18), line, 14, LETTER, "l", 500, least=11)
    city = names.place(view.goal)
    if view.laps + 1 >= LAPS:
        text = Kogge.tr("end: when he comes to {city}").say(city=city)
    else:
        text = Kogge.tr("end: his second time in {city}").say(city=city)
    room = QRectF(x + 46, y + 61, 184, 16)
    b.text(room, text, 13, LETTER_SOFT, "l", 500, italic=True, least=11)


# ---- the other seats -----------------------------------------------------------------------------


def _rival(b: Canvas, view: KoggeState, seat: Seat, area: QRectF, name: str, colour: str) -> None:
    """Paint the area of a seat; open hands show the markers too (K-90)."""
    b.panel(area)
    x, y = area.x(), area.y()
    b.token(colour, x + 10, y + 8, 17)
    wide = min(120.0, b.width(name, 17) + 2)
    b.text(QRectF(x + 34, y + 5, wide, 22), name, 17, LETTER, "l", least=11.5, middle=True)
    if view.cog[seat] >= 0:
        city = names.place(view.cog[seat])
        text = Kogge.tr("in {city}").say(city=city)
        left = x + 34 + wide + 8
        chips = view.points(seat) - view.kontors(seat)
        right = area.right() - 104 if not chips else layout.rival_chip(area, chips - 1).x() - 4
        room = QRectF(left, y + 5, min(110.0, right - left), 22)
        b.text(room, text, 14.5, LETTER_SOFT, "l", 500, italic=True, least=11.5)
    card_art.development(b, area.right() - 100, y + 10, view.points(seat), 12, 18)
    shown = bool(view.rules & OPEN)
    line = y + (30 if shown else 39)
    for i, (good, number) in enumerate(card_values.tally(view.cargo[seat])):
        place = QRectF(x + 12 + 41 * i, line, 18, 18)
        card_art.cube(b, place, good)
        room = QRectF(place.right() + 4, line - 1, 18, 20)
        if good:
            b.text(room, str(number), 17.1, LETTER, "l", least=8)
        else:
            room.setWidth(44)
            b.score(seat, "goods", room, number, weight=600)
    left = area.right() - 150
    for icon, key, number, form, pitch in (
        ("cards", "markers", size(view.hand[seat]), "{}", 46),
        ("kontor", "kontors", view.kontors(seat), f"{{}}/{MOST_KONTORS}", 56),
        ("pirate", "raids", view.raids[seat], "{}", 40),
    ):
        b.icon(icon, left, line + 1, 16, LETTER_SOFT)
        b.score(seat, key, QRectF(left + 20, line - 1, pitch - 20, 20), number, 16, "l", 600, form)
        left += pitch
    if shown:
        _open_hand(b, view, seat, QRectF(x + 12, y + 51, area.width() - 24, 16))


def _open_hand(b: Canvas, view: KoggeState, seat: Seat, room: QRectF) -> None:
    """The markers of an open hand, as small as the row."""
    markers = pieces_of(view.hand[seat])
    pitch = min(18.0, (room.width() - 15) / max(1, len(markers) - 1))
    for i, m in enumerate(markers):
        place = QRectF(room.x() + pitch * i, room.y(), 15, room.height())
        if m == NO_MARKER:
            card_art.marker_back(b, place)
            continue
        b.rect(place, card_art.CUBES[card_values.made(m)], 3, LETTER_SOFT, 0.8)
        b.text(place, str(m), 13, on_band(card_art.CUBES[card_values.made(m)]), weight=700, least=7)


# ---- the own area --------------------------------------------------------------------------------


def _own(b: Canvas, view: KoggeState, bottom: Seat, name: str, colour: str) -> None:
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
    b.text(at(44, 570, 118, 28), name, 20, LETTER, "l", least=12, middle=True)
    text = Kogge.tr("development {points} of {goal}").say(points=view.points(seat), goal=GOAL)
    b.text(at(16, 598, 148, 18), text, 14, LETTER_SOFT, "l", 500, italic=True, least=11.5)
    card_art.development(b, 16, 619 - TOP, view.points(seat))
    founded = view.kontors(seat)
    for i in range(MOST_KONTORS):
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
    if isinstance(step, turn.Exchange) and seat == view.turn:
        goods = without(goods, step.given, GOOD_DOWN)
    title = Kogge.trUtf8("Cargo · %n good(s)", None, size(goods))
    b.label(172, 572 - TOP, title, width=206)
    card_art.hold(b, layout.HOLD)
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
    b.label(872, 572 - TOP, translate("Kogge", "Actions after the movement"), width=236)
    lines = (
        (translate("Kogge", "Found a kontor"), turn.FOUND),
        (translate("Kogge", "Guild master"), turn.GUILD),
        (translate("Kogge", "Buy a pair"), turn.BUY),
        (translate("Kogge", "Exchange goods"), turn.EXCHANGE),
        (translate("Kogge", "Change a route"), turn.ROUTE),
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
