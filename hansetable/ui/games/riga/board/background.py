"""The background of Riga's table: panels, headings, numbers."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF

from hansetable.core import Seat
from hansetable.games.riga.bill import values_in
from hansetable.games.riga.cards import CARDS, CITY, GOOD, IN, RIGA
from hansetable.games.riga.multiset import size
from hansetable.games.riga.payment import Values
from hansetable.games.riga.scoring import PENALTY
from hansetable.games.riga.state import RigaState, cards_in
from hansetable.games.riga.table import scoreboard
from hansetable.games.riga.year import limit
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import LETTER, LETTER_DIM, LETTER_MUTED, LETTER_SOFT
from hansetable.ui.games.riga.board import card_art, layout, rival
from hansetable.ui.games.riga.board.bill import account
from hansetable.ui.games.riga.board.hand import RIGHT, USUAL, hand_of
from hansetable.ui.games.riga.board.panel import paint_panel
from hansetable.ui.games.riga.board.year_strip import paint_strip, start_player
from hansetable.ui.games.riga.text.names import Riga, cards, points
from hansetable.ui.games.table_board import TOP, TableBoard, areas, at


class Background(TableBoard):
    """The part of the board that lies under the pieces."""

    def background_key(self, view: RigaState, bottom: Seat) -> Hashable:
        """Return everything that the background shows."""
        return (
            bottom, view.viewer, view.turn, view.start, view.year, view.leg, tuple(view.stack[-1:]),
            tuple(tuple(row.values()) for row in scoreboard(view)), tuple(view.built),
            tuple(view.goods), tuple(view.hand), tuple(view.used), view.fresh, tuple(view.drawn),
            tuple(view.aside), tuple(view.aside_goods), view.drawn_goods, view.goods_discard,
            view.discard, len(view.goods_pile), len(view.pile), len(view.below), len(view.above),
        )  # fmt: skip

    def background(self, b: Canvas, view: RigaState, bottom: Seat) -> None:
        """Paint the whole background."""
        for seat, area in areas(view.n, bottom, layout.OTHERS_HIGH).items():
            rival.paint(b, view, seat, area, self.names[seat], self.colours[seat])
        paint_strip(b, view, self.names, self.colours)
        self._rows(b, view)
        self._piles(b, view)
        self._display(b, view)
        self._totals(b, view, bottom)
        self._cities(b, view, bottom)
        self._hand(b, view, bottom)
        paint_panel(b, view, bottom, self.names)

    # ---- the middle of the table ----------------------------------------------------------------

    def _rows(self, b: Canvas, view: RigaState) -> None:
        """The headings over the rows."""
        b.label(14, 161 - TOP, Riga.tr("Rows of goods").say(), width=196)
        for x, words in (
            (216, Riga.tr("value").say()),
            (272, Riga.tr("cards").say()),
        ):
            b.text(at(x - 4, 162, 58, 16), words, 13.5, LETTER_SOFT, "c", 500, italic=True)
        if not view.year:
            note = Riga.tr("The rows are laid out in spring.").say()
            b.panel(layout.ROWS, 6, 0.18)
            b.text(layout.ROWS, note, 14, LETTER_SOFT, "c", 500, italic=True)

    def _piles(self, b: Canvas, view: RigaState) -> None:
        """What is left in the piles, and what is discarded (R-11)."""
        pairs = (
            ("good", Riga.tr("goods {count}").say(), len(view.goods_pile),
             size(view.goods_discard)),
            ("building", Riga.tr("buildings {count}").say(), len(view.pile),
             cards_in(view.discard)),
        )  # fmt: skip
        for kind, words, left, gone in pairs:
            pile = layout.pile(kind)
            if not left:
                b.slot(pile, 4)
            room = QRectF(pile.right() + 10, pile.y() + 1, 110, 19)
            b.text(room, words.format(count=left), 15, LETTER, "l", 500, least=11.5)
            text = Riga.tr("discards {count}").say(count=gone)
            b.text(room.translated(0, 20), text, 14, LETTER_SOFT, "l", 500, least=11.5)

    def _display(self, b: Canvas, view: RigaState) -> None:
        """The headings on either side of the separator (R-23)."""
        y = 161 - TOP
        below = len(view.below)
        if not view.year:
            b.label(340, y, Riga.tr("Buildings").say())
            note = Riga.tr("Buildings are turned up in spring.").say()
            b.panel(at(340, 183, 562, 116), 6, 0.18)
            b.text(at(340, 183, 562, 116), note, 14, LETTER_SOFT, "c", 500, italic=True)
            return
        if below:
            words = Riga.tr("Buildings · until spring").say()
            if below < 3:
                words = Riga.tr("last year’s").say()
            b.label(340, y, words, width=88 * below - 4)
        x = 340 + 88 * below + 34
        b.label(x, y, Riga.tr("new this year").say(), width=max(88, 902 - x))

    # ---- the bottom seat ---------------------------------------------------------------------

    def _totals(self, b: Canvas, view: RigaState, bottom: Seat) -> None:
        """What the bottom seat has built, in numbers."""
        area = layout.TOTALS
        x, y = area.x(), area.y()
        b.panel(area)
        b.token(self.colours[bottom], x + 12, y + 10, 18)
        room = QRectF(x + 38, y + 7, 118, 24)
        b.text(room, self.names[bottom], 18, LETTER, "l", least=11.5, middle=True)
        if view.year and view.start == bottom:
            start_player(b, layout.START)
        row = scoreboard(view)[bottom]
        lodges = CARDS.lodges[row["lodges"]]
        in_lodges = Riga.trUtf8("lodge(s): {points}", None, row["lodges"])
        lines = (
            ("star", "points", Riga.trUtf8("point(s) now", None, abs(row["points"]))),
            ("knight", "knights", Riga.trUtf8("knight(s)", None, row["knights"])),
            ("merchant", "merchants", Riga.trUtf8("merchant(s)", None, row["merchants"])),
            ("lodge", "lodges", in_lodges.format(points=points(lodges))),
        )
        for i, (icon, key, said) in enumerate(lines):
            top = y + 33 + i * 24
            b.icon(icon, x + 14, top + 3, 17, LETTER_SOFT)
            b.score(bottom, key, QRectF(x + 36, top, 34, 23), row[key], 19, "c")
            b.text(QRectF(x + 76, top, 116, 23), said, 15, LETTER_DIM, "l", 500, least=11.5)

    def _cities(self, b: Canvas, view: RigaState, bottom: Seat) -> None:
        """The own columns: names and the values of the goods (R-33, R-48, R-49)."""
        title = Riga.tr("{name}’s cities").say(name=self.names[bottom])
        b.label(340, 310 - TOP, title, width=440)
        cities = view.cities()
        for c, city in enumerate(cities):
            column = layout.column(c, len(cities))
            b.panel(column, 6)
            head = QRectF(column.x(), column.y(), column.width(), 21)
            card_art.city_header(b, head, city)
            worth = values_in(view, bottom, c)
            room = QRectF(column.center().x() - 41, column.y() + 24, 82, 30)
            city_values(b, room, city, worth)
        if view.riga:
            self._waiting(b, view, bottom)
        bill = account(view)
        if bill is not None and bill.city is not None and bill.seat == bottom:
            column = layout.column(bill.city, len(cities))
            self._planned(b, view, bottom, bill.city, len(bill.planned), column)

    def _planned(
        self, b: Canvas, view: RigaState, seat: Seat, city: int, planned: int, column: QRectF
    ) -> None:
        """The place in a city for what is on the bill."""
        built = (view.built[seat] & IN[city]).bit_count()
        count = layout.with_plan(built, planned=True)
        if count == built:
            return
        waiting = view.unbuilt(seat) & ~self._on_bill(view, seat)
        room = layout.riga_room(waiting.bit_count()) if city == RIGA else layout.BUILT_ROOM
        rect = layout.built(column, built, count, room)
        words = Riga.tr("{count} planned").say(count=planned)
        b.slot(rect, 5, words, px=14)

    def _on_bill(self, view: RigaState, seat: Seat) -> int:
        """The buildings that a seat has planned, as a set."""
        bill = account(view)
        return sum(1 << b for b in bill.planned) if bill and bill.seat == seat else 0

    def _waiting(self, b: Canvas, view: RigaState, bottom: Seat) -> None:
        """What the Riga buildings that wait will cost in the end (R-80), while some lie there."""
        count = view.unbuilt(bottom).bit_count()
        laid = (view.unbuilt(bottom) & ~self._on_bill(view, bottom)).bit_count()
        if not laid:
            return
        column = layout.column(RIGA, RIGA + 1)
        text = Riga.tr("{count} unbuilt: −{points}").say(count=count, points=PENALTY * count)
        y = column.bottom() - layout.waiting_high(laid) - 22
        b.text(QRectF(column.x() + 2, y, 82, 15), text, 14, LETTER_SOFT, "c", 500, italic=True)

    def _hand(self, b: Canvas, view: RigaState, bottom: Seat) -> None:
        """The headings over the hand (R-26)."""
        held, most = cards(view.cards(bottom)), limit(view, bottom)
        text = Riga.tr("Hand · {cards} · winter limit {limit}").say(cards=held, limit=most)
        start = hand_of(view, bottom).start
        b.label(14, 592 - TOP, text, width=start - 20)
        x = max(USUAL, start)
        words = Riga.tr("Buildings in hand").say()
        b.label(x, 568 - TOP, words, width=RIGHT - x)


def city_values(b: Canvas, r: QRectF, city: str, values: Values) -> None:
    """The values of the goods in a city, on cloth; what is special for this player is underlined.

    82 by 30 fits under the heading of a column.
    """
    pitch = r.width() / len(values)
    k = min(pitch / 20.5, r.height() / 30)
    for index, (name, value) in enumerate(zip(GOOD, values, strict=True)):
        centre = r.x() + pitch * (index + 0.5)
        b.icon(name, centre - 6.5 * k, r.y(), 13 * k, LETTER_SOFT if value else LETTER_MUTED)
        number = QRectF(centre - pitch / 2, r.y() + 13 * k, pitch, 16 * k)
        colour = LETTER if value else LETTER_MUTED
        b.text(number, str(value or "–"), 14.5 * k, colour, weight=700, least=7)
        if value != CARDS.values[CITY[city]][index]:
            low = r.y() + 28.5 * k
            b.line(centre - 5 * k, low, centre + 5 * k, low, LETTER, 1.4 * k)
