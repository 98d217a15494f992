"""The whole table of another seat of Kogge: development, kontors, cargo, markers, and a chart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from hansetable.core import Handle, Place, Seat
from hansetable.games.kogge.cards import CARDS, CHIPS, GOODS
from hansetable.games.kogge.multiset import GOOD_DOWN, MARKER_DOWN, NO_GOOD, count, size
from hansetable.games.kogge.scoring import GOAL, points, value
from hansetable.games.kogge.state import KoggeState
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import (
    CREAM,
    CREAM_MUTED,
    CREAM_SOFT,
    INK,
    INK_SOFT,
    LETTER,
    LETTER_MUTED,
    LETTER_SOFT,
    PAPER,
)
from hansetable.ui.game_ui import SeatTable
from hansetable.ui.games.kogge.board import card_art, card_values, layout, seat_chart
from hansetable.ui.games.kogge.board.background import MOST_KONTORS
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.seat_parts import Line, note, panel

Places = Mapping[Handle, Place]

_LEFT = 16.0
_DEVELOPMENT = QRectF(_LEFT, 31, 500, 94)
_KONTORS = 140.0
"""Where each section begins."""
_SMALL = 314.0
_LOW = 432.0
_CHIPS = QRectF(_LEFT, _SMALL + 25, 300, 68)
_RAIDS = 336.0
"""Where the raid markers begin, from the left."""
_BID = QRectF(540, 369, 192, 52)
_HOLD = QRectF(_LEFT, _LOW + 22, 300, 132)
_HAND = QRectF(348, _LOW + 26, 384, 82)
_END = QRectF(750, 365, 332, 221)


def seat_table(
    view: KoggeState, places: Places, seat: Seat, name: str, colours: Sequence[str]
) -> SeatTable:
    """Return all that is public of a seat, with the cogs, kontors and raid markers of all."""
    own = {handle: place for handle, place in places.items() if place.owner == seat}
    spots = {handle: rect for handle, rect in seat_chart.spots(places, seat)}
    spots |= dict(_kontors(own)) | dict(_chips(own)) | dict(_raids(view, own))
    spots |= dict(_cargo(own)) | dict(_hand(own)) | dict(_bid(own))
    table = _Table(view, places, seat, name, colours, spots)
    return SeatTable(table.paint, spots)


# ---- where the pieces lie ------------------------------------------------------------------------


def _card(index: int) -> QRectF:
    """A kontor with its store."""
    return QRectF(_LEFT + 126.5 * index, _KONTORS + 22, 120, 134)


def _kontors(own: Places) -> Iterator[tuple[Handle, QRectF]]:
    """The kontors by city, and the goods in their stores, equal ones on the same place."""
    founded = [handle for handle, place in own.items() if place.kind == "kontor"]
    for index, kontor in enumerate(founded):
        card, at = _card(index), own[kontor].at
        yield kontor, card
        stored = {h: place for h, place in own.items() if place.zone == "store" and place.at == at}
        kinds = sorted({GOODS.index(place.name) for place in stored.values()})
        for handle, place in stored.items():
            nth = kinds.index(GOODS.index(place.name))
            yield handle, _stored(card, nth, len(kinds))


def _stored(card: QRectF, nth: int, kinds: int) -> QRectF:
    """Where the cube of a kind lies in a store, two kinds beside each other."""
    x = card.x() + (12 + 54 * (nth % 2) if kinds > 1 else 37)
    return QRectF(x, card.y() + 84 + 25 * (nth // 2), 21, 21)


def _chip(kind: int, nth: int) -> QRectF:
    """A bonus chip; the second one of a kind lies on the first."""
    column, row = kind // 2, kind % 2
    return QRectF(_CHIPS.x() + 154 * column + 15 * nth, _CHIPS.y() + 38 * row, 30, 30)


def _chips(own: Places) -> Iterator[tuple[Handle, QRectF]]:
    for handle, place in own.items():
        if place.kind == "chip":
            yield handle, _chip(CHIPS.index(place.name), place.index % 2)


def _raid(index: int) -> QRectF:
    return QRectF(_RAIDS + 20 + 92 * index, _SMALL + 25, 50, 50)


def _raids(view: KoggeState, own: Places) -> Iterator[tuple[Handle, QRectF]]:
    for handle, place in own.items():
        if place.zone == "raids":
            yield handle, _raid(view.raids[place.owner] if place.mark else place.index)


def _cargo(own: Places) -> Iterator[tuple[Handle, QRectF]]:
    """The goods on the cog: a row for each kind, or side by side if some are secret."""
    cargo = {h: place for h, place in own.items() if place.zone in ("cargo", "given")}
    rows: dict[str, list[Handle]] = {name: [] for name in GOODS}
    if all(place.name for place in cargo.values()):
        for handle, place in cargo.items():
            rows[place.name].append(handle)
        for row, handles in enumerate(rows.values()):
            pitch = min(28.0, 156 / max(1, len(handles) - 1))
            for nth, handle in enumerate(handles):
                yield handle, QRectF(_row(row).x() + pitch * nth, _row(row).y() + 2.5, 25, 25)
        return
    side = next(side for side in range(32, 10, -1) if _room(side) >= len(cargo) or side == 11)
    across = int(278 // (side + 6))
    for nth, handle in enumerate(cargo):
        x = _HOLD.x() + 14 + (side + 6) * (nth % across)
        yield handle, QRectF(x, _HOLD.y() + 13 + (side + 6) * (nth // across), side, side)


def _row(index: int) -> QRectF:
    return QRectF(_HOLD.x() + 12, _HOLD.y() + 6 + 30 * index, _HOLD.width() - 24, 30)


def _room(side: int) -> int:
    """How many cubes of a size the hold takes above its note."""
    return int(278 // (side + 6)) * int(88 // (side + 6))


def _hand(own: Places) -> Iterator[tuple[Handle, QRectF]]:
    """The markers in hand, with those chosen in a conflict; more than six overlap."""
    held = {h: place for h, place in own.items() if place.zone in ("hand", "staked")}
    numbers = [place.name for place in held.values()]
    wide = 56 if len(held) < 10 else 42
    for nth, handle in enumerate(held):
        beside = layout.spread(nth, numbers, _HAND.width() - wide, 64)
        yield handle, QRectF(_HAND.x() + beside, _HAND.y(), wide, wide * 82 / 56)


def _bid(own: Places) -> Iterator[tuple[Handle, QRectF]]:
    """The markers of the bid, or the city that is chosen to start in."""
    laid = [h for h, place in own.items() if place.zone in ("bids", "chosen")]
    wide = 38 if len(laid) < 5 else 26
    pitch = min(wide + 6.0, (_BID.width() - wide) / max(1, len(laid) - 1))
    for nth, handle in enumerate(laid):
        yield handle, QRectF(_BID.x() + pitch * nth, _BID.y(), wide, wide * 52 / 38)


# ---- painting ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Table:
    """The table of one seat in one position."""

    view: KoggeState
    places: Places
    seat: Seat
    name: str
    colours: Sequence[str]
    spots: Mapping[Handle, QRectF]

    def paint(self, b: Canvas) -> None:
        """Paint everything."""
        self._development(b)
        self._founded(b)
        self._small(b)
        self._chart(b)
        self._held(b)
        self._ending(b)
        for handle, rect in self.spots.items():
            place = self.places[handle]
            match place.kind:
                case "good" if place.zone != "store":
                    card_art.cube(b, rect, place.name)
                case "marker" | "choice":
                    number = int(place.name) if place.name else -1
                    card_art.any_marker(b, rect, number, down=place.kind == "choice")
                case "raid" if place.zone == "raids":
                    unbought = place.mark == "unbought"
                    card_art.raid_marker(b, rect, self.colours[self.seat], unbought)

    def _development(self, b: Canvas) -> None:
        """A disc for each development point, with what gave it (K-80)."""
        reached = self.view.points(self.seat)
        head = Kogge.tr("Development · {points} of {goal} · five win at once")
        b.section(_LEFT, 10, head.say(points=reached, goal=GOAL), 500)
        b.panel(_DEVELOPMENT, 8, 0.28)
        given = [""] * self.view.kontors(self.seat)
        given += [chip for k, chip in enumerate(CHIPS) for _ in range(self.view.has(self.seat, k))]
        for nth in range(GOAL):
            disc = QRectF(_DEVELOPMENT.x() + 25 + 100 * nth, _DEVELOPMENT.y() + 11, 50, 50)
            words = Kogge.tr("open").say()
            if nth >= len(given):
                b.rect(disc, None, 25, LETTER_SOFT, 1.5)
            else:
                b.rect(disc, PAPER, 25, INK, 1)
                words = _gave(b, disc, given[nth], self.colours[self.seat])
            note(b, QRectF(disc.x() - 24, disc.bottom() + 7, 98, 18), words, "c")

    def _founded(self, b: Canvas) -> None:
        """A card for each kontor, and the places of those that can still be founded."""
        number = self.view.kontors(self.seat)
        head = Kogge.tr("Kontors · {number} of {most}").say(number=number, most=MOST_KONTORS)
        b.section(_LEFT, _KONTORS, head, 500)
        kontors = [h for h, place in self.places.items() if place.kind == "kontor"]
        own = [h for h in kontors if self.places[h].owner == self.seat]
        for handle in own:
            _kontor(b, self.spots[handle], self.places[handle].at, self.view, self.colours)
        for index in range(number, MOST_KONTORS):
            card = _card(index)
            b.slot(card, 5)
            b.icon("kontor", card.center().x() - 16, card.y() + 34, 32, LETTER_MUTED)
            words = Kogge.tr("not founded").say()
            note(b, QRectF(card.x() + 4, card.y() + 92, 112, 20), words, "c")

    def _small(self, b: Canvas) -> None:
        """Bonus chips, those not owned pale; raid markers; the bid and the place in the order."""
        b.section(_LEFT, _SMALL, Kogge.tr("Bonus chips").say(), 300)
        for k, chip in enumerate(CHIPS):
            number = self.view.has(self.seat, k)
            disc = _chip(k, 0)
            for nth in range(number):
                card_art.chip(b, _chip(k, nth), chip)
            if not number:
                b.rect(disc, None, 15, LETTER_MUTED, 1.2)
                b.icon_in(disc, card_art.CHIPS[chip], LETTER_MUTED, 17)
            x = _chip(k, max(0, number - 1)).right() + 8
            ink = LETTER if number else LETTER_SOFT
            room = QRectF(x, disc.y(), disc.x() + 150 - x, 30)
            b.text(room, card_art.chip_name(chip), 15, ink, "l", 500, least=13)
        b.section(_RAIDS, _SMALL, Kogge.tr("Raid markers").say(), 190)
        self._raided(b)
        at = self.view.order.index(self.seat) + 1
        head = Kogge.tr("Bid · turn {place} of {seats}").say(place=at, seats=self.view.n)
        starts = self.view.cog[self.seat] < 0
        if starts:
            head = Kogge.tr("City to start in").say()
        b.section(_BID.x(), _BID.y() - 26, head, 200)
        if not any(self.places[handle].zone in ("bids", "chosen") for handle in self.spots):
            b.slot(QRectF(_BID.x(), _BID.y(), 38, _BID.height()), 4)
            words = Kogge.tr("not chosen yet") if starts else Kogge.tr("no markers laid")
            note(b, _BID.adjusted(48, 0, 10, 0), words.say())

    def _raided(self, b: Canvas) -> None:
        """The words below the raid markers, and the places of those that lie in cities (K-68)."""
        ready, unbought = self.view.raids[self.seat], not self.view.bought >> self.seat & 1
        for index in (0, 1):
            disc = _raid(index)
            if index < ready:
                words = Kogge.tr("to be used").say()
            elif index == ready and unbought:
                words = Kogge.tr("not bought").say()
            else:
                words = Kogge.tr("lies in a city").say()
                b.rect(disc, None, 25, LETTER_MUTED, 1.2)
            note(b, QRectF(disc.x() - 21, disc.bottom() + 5, 92, 18), words, "c")

    def _chart(self, b: Canvas) -> None:
        """The chart under its heading."""
        room, at = seat_chart.CHART, self.view.cog[self.seat]
        head = Kogge.tr("The cog is not on the map yet").say()
        if at >= 0:
            head = Kogge.tr("The cog lies in {city}").say(city=names.place(at))
        words = Kogge.tr("all cogs and kontors; those of {name} framed").say(name=self.name)
        wide = min(310.0, b.width(words, 14, 500, italic=True) + 2)
        b.section(room.x(), 10, head, room.width() - wide - 12)
        note(b, QRectF(room.right() - wide, 10, wide, 18), words, "r")
        seat_chart.paint(b, self.places, self.seat, self.colours)

    def _held(self, b: Canvas) -> None:
        """The hold and the hand under their headings; what is secret has a note."""
        cargo, hand = self.view.cargo[self.seat], self.view.hand[self.seat]
        secret = not card_values.is_known(cargo)
        head = Kogge.tr("Cargo · %n good(s)", None, 1).say(size(cargo))
        if secret:
            head = Kogge.tr("Cargo · %n good(s) · secret", None, 1).say(size(cargo))
        b.section(_LEFT, _LOW, head, 310)
        card_art.hold(b, _HOLD)
        if secret:
            words = Kogge.tr("kinds known to {name} only").say(name=self.name)
            low = QRectF(_HOLD.x() + 14, _HOLD.bottom() - 28, 236, 20)
            b.text(low, words, 14, CREAM_SOFT, "l", 500, italic=True, least=13)
        else:
            self._rows(b, cargo)
        number = size(hand) + size(self.view.stake[self.seat])
        head = Kogge.tr("Route markers in hand · %n", None, 1).say(number)
        if hand >= MARKER_DOWN:
            head = Kogge.tr("Route markers in hand · %n · face down", None, 1).say(number)
            words = Kogge.tr("Pairs bought and routes turned up are told in the log.").say()
            note(b, QRectF(_HAND.x(), _HAND.bottom() + 8, 390, 20), words)
        b.section(_HAND.x(), _LOW, head, 396)
        if not number:
            b.slot(QRectF(_HAND.x(), _HAND.y(), 56, 82), 5, Kogge.tr("none").say(), px=14)

    def _rows(self, b: Canvas, cargo: int) -> None:
        """The kinds of goods on the cog, each with its number (K-90)."""
        for g, good in enumerate(GOODS):
            row, number = _row(g), count(cargo, g)
            if not number:
                b.slot(QRectF(row.x(), row.y() + 2.5, 25, 25), 3, colour=CREAM)
            room = QRectF(row.x() + 190, row.y(), row.width() - 190, row.height())
            ink = CREAM if number else CREAM_MUTED
            b.text(room, card_values.goods_line(good, number), 15.5, ink, "l", least=13)

    def _ending(self, b: Canvas) -> None:
        """The victory points if the guild master ended the game now (K-83)."""
        scored, cargo = points(self.view, self.seat), self.view.cargo[self.seat]
        kontors, raids = self.view.kontors(self.seat), self.view.raids[self.seat]
        chips = self.view.points(self.seat) - kontors
        lines = [
            Line("kontor", Kogge.tr("%n kontor(s), {each} each", None, 1).say(
                kontors, each=CARDS.kontor), str(scored["kontors"])),
            Line("star", Kogge.tr("%n bonus chip(s), {each} each", None, 1).say(
                chips, each=CARDS.chip), str(scored["chips"])),
            Line("pirate", Kogge.tr("%n raid marker(s), {each} each", None, 1).say(
                raids, each=CARDS.raid), str(scored["raids"])),
            Line("cards", Kogge.tr("goods in kontors").say(),
                 str(value(self.view.stored(self.seat)))),
        ]  # fmt: skip
        known, hidden = value(cargo % GOOD_DOWN), count(cargo, NO_GOOD)
        least = hidden * min(CARDS.points)
        if known or not hidden:
            lines.append(Line("anchor", Kogge.tr("goods in the cog").say(), str(known)))
        if hidden:
            words = Kogge.tr("%n good(s) in the cog, secret", None, 1).say(hidden)
            span = Kogge.tr("{least} to {most}").say(least=least, most=hidden * max(CARDS.points))
            lines.append(Line("question", words, span))
        head = Kogge.tr("at least") if hidden else Kogge.tr("so far")
        b.section(_END.x(), _END.y() - 22, Kogge.tr("If the guild master ends it").say(), 332)
        panel(b, _END, lines, Line("star", head.say(), str(sum(scored.values()) + least)))


def _gave(b: Canvas, disc: QRectF, chip: str, colour: str) -> str:
    """Paint what gave a development point, and return its words: a chip, or a kontor (“”)."""
    if not chip:
        card_art.kontor(b, disc.adjusted(9, 7, -9, -11), colour)
        return Kogge.tr("kontor").say()
    card_art.chip(b, disc.adjusted(6, 6, -6, -6), chip)
    return card_art.chip_name(chip)


def _kontor(b: Canvas, card: QRectF, at: int, view: KoggeState, colours: Sequence[str]) -> None:
    """A kontor with its city and what is stored in it."""
    card_art.city_head(b, card, at // 2, 23)
    card_art.kontor(
        b, QRectF(card.center().x() - 18, card.y() + 30, 36, 36), colours[view.sites[at]]
    )
    b.line(card.x() + 8, card.y() + 75, card.right() - 8, card.y() + 75, INK, 1, alpha=0.2)
    goods = card_values.goods_of(view.stores[at])
    for nth, (good, number) in enumerate(goods):
        cube = _stored(card, nth, len(goods))
        card_art.cube(b, cube, good)
        room = QRectF(cube.right() + 5, cube.y(), 26, 21)
        b.text(room, str(number), 17, INK, "l", 700)
    words = Kogge.tr("goods in store") if goods else Kogge.tr("store empty")
    if len(goods) <= 2:
        room = QRectF(card.x() + 4, card.y() + (109 if goods else 92), card.width() - 8, 20)
        b.text(room, words.say(), 14, INK_SOFT, "c", 500, italic=True, least=13)
