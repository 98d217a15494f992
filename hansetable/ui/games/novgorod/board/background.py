"""The background of Novgorod's table: chart, panels, labels and numbers under the pieces."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache

from PySide6.QtCore import QRectF

from hansetable.core import Seat
from hansetable.games.novgorod.cards import BITS, CARDS, GOODS
from hansetable.games.novgorod.expert import NOWHERE, SEA, SendPirate, skipped
from hansetable.games.novgorod.route import PLACEHOLDER, longest, pace, room
from hansetable.games.novgorod.setup import office_price
from hansetable.games.novgorod.solvency import plain_income
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.table import sailed, scoreboard, stored
from hansetable.games.novgorod.turn import MOST_MISSIONS, Buy, BuyCheap, LayRoute
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    INK,
    INSET,
    LETTER,
    LETTER_DIM,
    LETTER_GAIN,
    LETTER_LOSS,
    LETTER_MUTED,
    LETTER_SOFT,
    PAPER,
    WAX,
    alpha,
)
from hansetable.ui.games.novgorod.board import card_art, layout
from hansetable.ui.games.novgorod.board.others import Panel
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.sea_chart import Lane, paint_chart
from hansetable.ui.games.table_board import SIZE, TOP, TableBoard, areas, at
from hansetable.ui.language import translate
from hansetable.ui.widgets.numbers import whole

BUYING = Buy | BuyCheap | SendPirate


def lanes(skipped: int) -> set[tuple[str, str]]:
    """Return the sea lanes as pairs of cities (N-1); ships may sail past one (N-116)."""
    return {
        (CARDS.cities[a].id, CARDS.cities[b].id)
        for a in range(GOODS)
        for b in BITS[SEA[skipped + 1][a]]
        if a < b
    }


@cache
def _lanes(past: int) -> tuple[Lane, ...]:
    """The lanes as they are painted; red is one that is there because ships sail past a city."""
    usual, now = lanes(NOWHERE), lanes(past)
    return tuple(
        (layout.middle(one).toTuple(), layout.middle(other).toTuple(), colour)
        for ways, colour in ((usual & now, "#2d5558"), (now - usual, WAX))
        for one, other in sorted(ways)
    )


def panels(view: NovgorodState, bottom: Seat) -> dict[Seat, Panel]:
    """Return the panels of the other seats."""
    found = areas(view.n, bottom, layout.OTHERS_HIGH)
    return {seat: Panel(view, seat, area) for seat, area in found.items()}


class Background(TableBoard):
    """The part of the board that lies under the pieces."""

    def background_key(self, view: NovgorodState, bottom: Seat) -> Hashable:
        """Return everything that the background shows."""
        return (
            bottom, view.turn, tuple(tuple(row.values()) for row in scoreboard(view)),
            tuple(view.hold), tuple(view.left), view.base, view.fees, view.fresh, view.route == [],
            len(view.route), view.visited, view.artisans, sailed(view) if view.stack else None,
            view.privilege, view.bought, tuple(view.stack[-1:]), view.in_progress(bottom),
            tuple(view.level), view.lines, view.expert,
        )  # fmt: skip

    def background(self, b: Canvas, view: NovgorodState, bottom: Seat) -> None:
        """Paint the whole background."""
        for seat, panel in panels(view, bottom).items():
            panel.paint(b, self.names[seat], self.colours[seat])
        paint_chart(b, layout.CHART, "novgorod", 0.2, _lanes(skipped(view)))
        self._absent(b, view)
        _pirate(b, view)
        self._offers(b, view, bottom)
        own = QRectF(0, 438 - TOP, SIZE.width(), 278)
        b.p.fillRect(own, alpha(INSET, 0.16))
        b.line(0, own.y(), own.right(), own.y(), LETTER, 1, alpha=0.10)
        self._ship(b, view, bottom)
        self._route(b, view, bottom)
        self._ledger(b, view, bottom)
        self._privileges(b, view, bottom)

    def _absent(self, b: Canvas, view: NovgorodState) -> None:
        """The empty places of base offices and artisans that are on the route."""
        usable = sailed(view) if view.stack else False
        work = view.visited & ~view.artisans if usable else 0
        for c, city in enumerate(CARDS.cities):
            if work >> c & 1:
                card_art.away(b, layout.artisan(city.id), translate("Novgorod", "at work"))
            held = view.hold[view.turn] == c and view.visited >> c & 1
            if view.base >> c & 1 or held:
                word = translate("Novgorod", "on route")
                card_art.base_under(b, layout.base(city.id), city.id, view.supply[c], word)

    def _offers(self, b: Canvas, view: NovgorodState, bottom: Seat) -> None:
        """Labels of bonus cards and missions, and why none can be bought (N-81)."""
        b.label(830, 119 - TOP, translate("Novgorod", "Bonus cards"))
        price = CARDS.mission_price
        words = translate("Novgorod", "Missions · {price} ducats").format(price=price)
        b.label(830, 237 - TOP, words)
        if view.expert.column:
            words = translate("Novgorod", "Special missions")
            b.label(1112, 119 - TOP, words, "r", width=150)
        if view.round and view.in_progress(bottom) >= MOST_MISSIONS:
            words = translate("Novgorod", "{count} in progress, so none to buy")
            count = len(view.display)
            pile = layout.pile(count, bool(view.expert.column))
            place = QRectF(pile.right() + 6, pile.y(), 70, pile.height())
            note = words.format(count=MOST_MISSIONS)
            b.text(place, note, 14, LETTER_SOFT, "c", 500, italic=True, wrap=True)

    def _ship(self, b: Canvas, view: NovgorodState, bottom: Seat) -> None:
        """The labels to the left of the ship and under it."""
        b.label(14, 440 - TOP, translate("Novgorod", "Half done"), width=75)
        pending = view.lines if view.turn == bottom else 0
        if not view.left[bottom] | pending:
            b.slot(at(14, 464, 66, 92), 5, translate("Novgorod", "none"))
        done = scoreboard(view)[bottom]["done"]
        words = translate("Novgorod", "{count} completed").format(count=done)
        b.text(at(96, 574, 64, 16), words, 14, LETTER_SOFT, "c", 500, italic=True)

    def _route(self, b: Canvas, view: NovgorodState, bottom: Seat) -> None:
        """The label of the route, its arrows and its empty places (N-41)."""
        words = translate("Novgorod", "Route")
        if view.turn != bottom:
            words = translate("Novgorod", "Route of {name}").format(name=self.names[view.turn])
        b.label(312, 440 - TOP, words)
        hand = translate("Novgorod", "Hand")
        b.label(312, 584 - TOP, hand)
        if not view.round or not view.stack:
            return
        used = len(view.route)
        most = slots(view)
        next_is_a_piece = isinstance(view.stack[-1], LayRoute)
        for i in range(used + next_is_a_piece, used + max(0, room(view, view.turn))):
            paint_slot(b, layout.route(i, most), with_privilege(view, i), is_next=False)
        for i in range(1, used):
            place = layout.route(i, most)
            if view.route[i] < PLACEHOLDER and view.route[i] != stored(view):
                b.icon("arrow", place.x() - 11, place.center().y() - 7, 14, LETTER_SOFT)

    def _ledger(self, b: Canvas, view: NovgorodState, bottom: Seat) -> None:
        """What the turn still brings and costs (N-64, N-78); nothing when the game is over."""
        if view.round and not view.stack:
            return
        b.panel(layout.LEDGER)
        x, y = layout.LEDGER.x() + 12, layout.LEDGER.y()
        title = self.names[bottom]
        if view.round:
            title = self.names[view.turn]
            title = translate("Novgorod", "{name} · this turn").format(name=title)
            b.line(x, y + 80, x + 262, y + 80, LETTER, 1, alpha=0.2)
        b.text(QRectF(x, y + 5, 262, 20), title, 15, LETTER, "l", family="cinzel", least=10)
        for i, (words, number, colour) in enumerate(self._rows(view, bottom)):
            line, ink = y + 30 + 26 * i, LETTER if i == 2 else LETTER_DIM
            b.text(QRectF(x, line, 210, 22), words, 15, ink, "l", 500, least=11)
            b.text(QRectF(x + 204, line, 58, 22), number, 18, colour, "r", 700)

    def _rows(self, view: NovgorodState, bottom: Seat) -> Sequence[tuple[str, str, str]]:
        """The three lines of the ledger, with their numbers and the colours of these."""
        if not view.round:
            return self._introduction(view, bottom)
        return self._buying(view) if isinstance(view.stack[-1], BUYING) else self._using(view)

    def _using(self, view: NovgorodState) -> Sequence[tuple[str, str, str]]:
        """What the route still brings and costs."""
        income = plain_income(view, view.fresh if sailed(view) else view.visited)
        fees = view.fees
        cities = ", ".join(say.city(CARDS.cities[c].id) for c in BITS[view.base])
        fee_words = translate("Novgorod", "Harbour fees")
        if cities:
            fee_words = translate("Novgorod", "Harbour fees: {cities}").format(cities=cities)
        rest = view.money[view.turn] + income - fees
        return (
            (translate("Novgorod", "Income still to come"), f"+{income}", LETTER_GAIN),
            (fee_words, _minus(fees), LETTER_LOSS if fees else LETTER),
            (translate("Novgorod", "Ducats after phase 2"), whole(rest), LETTER),
        )

    def _buying(self, view: NovgorodState) -> Sequence[tuple[str, str, str]]:
        """What can be spent, and what phase 4 brings (N-90)."""
        seat = view.turn
        card = view.career_side(seat)
        seals = card.seals[view.level[seat]]
        bought = translate("Novgorod", "yes") if view.bought else translate("Novgorod", "no")
        return (
            (translate("Novgorod", "Ducats to spend"), str(view.money[seat]), LETTER),
            (translate("Novgorod", "Bought this turn"), bought, LETTER),
            (translate("Novgorod", "Seals of the career step"), f"+{seals}", LETTER),
        )

    def _introduction(self, view: NovgorodState, seat: Seat) -> Sequence[tuple[str, str, str]]:
        """What is left of the ducats for offices: two missions are always taken (N-22, N-23)."""
        offices = sum(office_price(view, seat, c) for c in BITS[view.owned[seat]])
        missions = 2 * CARDS.mission_price
        rest = view.money[seat] - offices - missions
        return (
            (translate("Novgorod", "Two missions"), _minus(missions), LETTER),
            (translate("Novgorod", "Offices taken"), _minus(offices), LETTER),
            (translate("Novgorod", "Left for offices"), str(rest), LETTER),
        )

    def _privileges(self, b: Canvas, view: NovgorodState, bottom: Seat) -> None:
        """The privileges still visible in words (N-31), and the next ship."""
        b.label(786, 614 - TOP, translate("Novgorod", "Privileges · one a turn"), width=200)
        level = view.level[bottom]
        card = view.career_side(bottom)
        used = view.privilege and view.turn == bottom
        for i, kind in enumerate(card.privileges[level:]):
            chip = layout.privilege(i, 4 - level)
            useless = kind == "pirate" and not view.expert.pirate_side
            words = translate("Novgorod", "of no use here") if useless else say.privilege(kind)
            colour = LETTER_MUTED if used or useless else LETTER
            line = QRectF(chip.right() + 10, chip.y(), 152, chip.height())
            b.text(line, words, 14.5, colour, "l", 500, least=11)
        if view.speed[bottom] < 5:
            b.label(990, 614 - TOP, translate("Novgorod", "Next ship"), width=120)


def slots(view: NovgorodState) -> int:
    """Return how many places the route of the seat on turn has, the privilege's included."""
    return max(longest(view, view.turn), len(view.route))


def with_privilege(view: NovgorodState, index: int) -> bool:
    """Return whether a place of the route can only be used with the privilege (N-41)."""
    return index >= pace(view, view.turn)


def paint_slot(b: Canvas, rect: QRectF, extra: bool, is_next: bool = True) -> None:
    """Paint an empty place of the route: the next one, or one that needs the privilege."""
    words = translate("Novgorod", "next city") if is_next else None
    b.slot(rect, 6, translate("Novgorod", "+1 with privilege") if extra else words)


def _pirate(b: Canvas, view: NovgorodState) -> None:
    """The city of the pirate: a wax-red frame, and what he does there (N-115, N-116)."""
    if view.expert.pirate < 0:
        return
    city = CARDS.cities[view.expert.pirate].id
    room = layout.cluster(city)
    b.rect(room, WAX, 9, alpha=0.16)
    b.rect(room, None, 9, WAX, 1.8)
    words = translate("Novgorod", "speed −1")
    if view.expert.pirate_side:
        words = translate("Novgorod", "ships sail past")
    place = layout.note(city)
    wide = b.width(words, 13.5, 600, italic=True) + 14
    slip = QRectF(place.center().x() - wide / 2, place.y() + 1, wide, place.height() - 2)
    b.rect(slip, PAPER, 8, WAX, 1, alpha=0.9)
    b.text(slip, words, 13.5, INK, "c", 600, italic=True, least=9)


def _minus(ducats: int) -> str:
    """Return a payment as it stands in the ledger."""
    return f"−{ducats}" if ducats else "0"
