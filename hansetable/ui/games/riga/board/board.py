"""The table of Riga: which piece lies where, and which face it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QRectF

from hansetable.core import Handle, Place, Seat
from hansetable.games.riga.cards import BUILDING, GOODS, RIGA
from hansetable.games.riga.setup import Name
from hansetable.games.riga.state import RigaState
from hansetable.games.riga.turn import Take
from hansetable.games.riga.year import Winter
from hansetable.ui.game_ui import Face, ItemGeometry
from hansetable.ui.games.riga.board import card_art, card_large, layout, rival, seat_table
from hansetable.ui.games.riga.board.background import Background
from hansetable.ui.games.riga.board.bill import account
from hansetable.ui.games.riga.board.hand import hand_of
from hansetable.ui.games.riga.text.names import Riga
from hansetable.ui.games.table_board import Painters, areas
from hansetable.ui.table import layers


class RigaBoard(Background):
    """Geometry and art of Riga for the generic table."""

    others_high, own = layout.OTHERS_HIGH, layout.TOTALS
    painters: ClassVar[Painters] = {**card_art.PAINTERS, "line": card_art.of_card(rival.line)}
    large = staticmethod(card_large.paint)
    seat_table = staticmethod(seat_table.seat_table)

    @property
    def columns(self) -> Sequence[tuple[str, str, str]]:
        """The numbers of each seat: points, knights, merchants, cards in hand."""
        return (
            ("points", "star", Riga.tr("points if the game ended now").say()),
            ("knights", "knight", Riga.tr("knights").say()),
            ("merchants", "merchant", Riga.tr("merchants").say()),
            ("cards", "cards", Riga.tr("cards in hand").say()),
        )

    def laid(
        self, view: RigaState, places: Mapping[Handle, Place], bottom: Seat
    ) -> Callable[[Place], ItemGeometry | None]:
        """Return what tells where a piece lies."""
        return _Table(view, places, bottom).geometry


class _Table:
    """One position, laid out."""

    def __init__(self, view: RigaState, places: Mapping[Handle, Place], bottom: Seat) -> None:
        self.view, self.bottom = view, bottom
        self.step = view.step
        self.cities = len(view.cities())
        self.account = account(view)
        self.below = len(view.below)
        self.areas = areas(view.n, bottom, layout.OTHERS_HIGH)
        self._counts = Counter((p.owner, p.zone, p.kind, p.at) for p in places.values())
        self.goods = [
            place.name for place in places.values()
            if place.owner == bottom and place.zone == "hand" and place.kind == "good"
        ]  # fmt: skip
        self.hand = hand_of(view, bottom)
        lines = self.account.lines if self.account and view.viewer == bottom else ()
        self.pays = {line.name: line.proposed for line in lines}

    def count(self, place: Place) -> int:
        """How many pieces of this kind share the zone."""
        return self._counts[place.owner, place.zone, place.kind, place.at]

    def geometry(self, place: Place) -> ItemGeometry | None:
        """The geometry of a piece; None if it is not shown."""
        if place.zone == "bill":
            return self._on_bill(place)
        if place.owner == -1:
            return self._common(place)
        return self._own(place) if place.owner == self.bottom else self._other(place)

    # ---- what belongs to nobody -----------------------------------------------------------------

    def _common(self, place: Place) -> ItemGeometry | None:
        match place.zone:
            case "pile" if not place.mark:
                face = Face(f"{place.kind}-back")
                return ItemGeometry(layout.pile(place.kind), face, layers.CARDS, lift=False)
            case "discards":
                return _slot(layout.PANEL if isinstance(self.step, Winter) else layout.PILES)
            case "rows":
                return _slot(layout.ROWS, layers.CHART)
            case "row" if place.kind == "row" and self.view.year:
                return self._row(place)
            case "row" if place.kind == "good" and not self._whole_rows:
                count = len(self.view.rows[place.at])
                rect = layout.row_good(layout.row(place.at), place.index, count)
                face = Face("good", (place.name, place.mark))
                return ItemGeometry(rect, face, layers.CARDS + 0.01 * place.index)
            case "below" | "above":
                rect = layout.display(place.zone, place.index, self.below)
                return ItemGeometry(rect, _face(place), layers.CARDS)
            case "separator":
                return ItemGeometry(layout.separator(self.below), Face("separator"), lift=False)
        return None

    @property
    def _whole_rows(self) -> bool:
        """Whether a row is one thing to be taken, not several goods."""
        return isinstance(self.step, Take)

    def _row(self, place: Place) -> ItemGeometry:
        row = self.view.rows[place.at]
        goods = tuple(GOODS[g] for g in row) if self._whole_rows else ()
        face = Face("row", (len(row), place.number, place.mark == "must", *goods))
        rect = layout.row(place.at)
        if not row:
            return ItemGeometry(rect, Face("row", (0, 0, False)), layers.SLOTS, lift=False)
        return ItemGeometry(rect, face, layers.CARDS if goods else layers.SLOTS, lift=bool(goods))

    # ---- the bottom seat ---------------------------------------------------------------------

    def _own(self, place: Place) -> ItemGeometry | None:
        at, count = place.index, self.count(place)
        match place.zone, place.kind:
            case "seat", _:
                return self._seat(layout.TOTALS)
            case "hand", "area":
                return self._hand_area()
            case "city", _:
                return _slot(layout.column(place.at, self.cities))
            case "built", _:
                return self._own_built(place)
            case "hand", "good":
                return self._hand_good(place)
            case "hand", _:
                return ItemGeometry(self.hand.building(at), _face(place), layers.HAND + 0.01 * at)
            case "drawn", kind:
                drawn = layout.drawn_good if kind == "good" else layout.drawn_building
                return ItemGeometry(drawn(at, count), _face(place), layers.CARDS)
            case "aside", kind:
                aside = layout.aside_good if kind == "good" else layout.aside_building
                z = layers.CARDS + 0.01 * at
                return ItemGeometry(aside(at, count), _face(place), z, lift=False)
            case "unbuilt", _:
                rect = layout.unbuilt(layout.column(RIGA, self.cities), at, count)
                return ItemGeometry(rect, Face("unbuilt", (place.name,)), layers.CARDS)
            case "cover", _:
                return ItemGeometry(layout.COVER, Face("building-back"), layers.CARDS, lift=False)
        return None

    def _seat(self, area: QRectF) -> ItemGeometry:
        """A seat; it has a face only while it can be named, so that it glows."""
        named = isinstance(self.step, Name)
        return ItemGeometry(area, Face("seat") if named else None, layers.SLOTS, lift=False)

    def _hand_area(self) -> ItemGeometry:
        """The hand; while a building is kept the place where it will lie."""
        if not self.view.drawn[self.bottom]:
            return _slot(layout.HAND)
        spot, word = self.hand.next_building(), Riga.tr("keep it here").say()
        return replace(_slot(layout.HAND), spot=spot, word=word)

    def _hand_good(self, place: Place) -> ItemGeometry:
        after = self.goods[place.index + 1 :].count(place.name)
        pays = after < self.pays.get(place.name, 0)
        rect = self.hand.good(place.index, pays)
        face = Face("good", (place.name, "pays")) if pays else _face(place)
        return ItemGeometry(rect, face, layers.HAND + 0.01 * place.index)

    def _own_built(self, place: Place) -> ItemGeometry:
        column = layout.column(place.at, self.cities)
        room = layout.BUILT_ROOM
        if place.at == RIGA:
            room = layout.riga_room(self._counts[self.bottom, "unbuilt", "building", -1])
        bill = self.account
        planned = bill is not None and (bill.seat, bill.city) == (self.bottom, place.at)
        count = layout.with_plan(self.count(place), planned)
        rect = layout.built(column, place.index, count, room)
        face = Face("built", (place.name, place.mark))
        return ItemGeometry(rect, face, layers.CARDS + 0.01 * place.index)

    def _on_bill(self, place: Place) -> ItemGeometry | None:
        bill = self.account
        if place.kind == "area":
            return _slot(layout.PANEL, layers.CHART) if place.owner == self.bottom else None
        if bill is None:
            return None
        if place.kind == "good":
            line = bill.good_line(place.name)
            nth = place.index - self._first_on_bill(place)
            rect = bill.card_rect(line, nth)
            return ItemGeometry(rect, _face(place), layers.CARDS + 0.01 * nth, lift=False)
        b = BUILDING[place.name]
        craned = "halved" if place.mark else "proposed" if bill.crane_proposed >> b & 1 else ""
        rect = bill.planned_rect(bill.planned.index(b))
        return ItemGeometry(rect, Face("planned", (place.name, craned)), layers.CARDS, lift=False)

    def _first_on_bill(self, place: Place) -> int:
        """How many goods of other kinds lie on the bill before this one."""
        assert self.account is not None
        before = 0
        for line in self.account.lines:
            if line.is_good and line.name != place.name:
                before += line.laid
            elif line.is_good:
                break
        return before

    # ---- the others -----------------------------------------------------------------------------

    def _other(self, place: Place) -> ItemGeometry | None:
        """The geometry of a piece of another seat, in its area at the top."""
        area = self.areas[place.owner]
        if place.zone == "built":
            head = layout.mini_column(area, place.at, self.cities)
            rect = layout.mini(head, place.index, self.count(place), self.view.open)
            kind = "line" if layout.is_wide(area) else "mini"
            face = Face(kind, (place.name, place.mark))
            return ItemGeometry(rect, face, layers.CARDS, lift=False)
        match place.zone, place.kind:
            case "seat", _:
                return self._seat(area)
            case "hand", "good" | "building" if self.view.open:
                return self._shown(place, area)
        return None

    def _shown(self, place: Place, area: QRectF) -> ItemGeometry:
        """A card of an open hand (R-90), goods first."""
        goods = self._counts[place.owner, "hand", "good", -1]
        count = goods + self._counts[place.owner, "hand", "building", -1]
        at = place.index + (goods if place.kind == "building" else 0)
        rect = layout.shown(area, at, count)
        face = Face(f"{place.kind}-chip", (place.name,))
        return ItemGeometry(rect, face, layers.CARDS + 0.01 * at, lift=False)


def _slot(rect: QRectF, z: float = layers.SLOTS) -> ItemGeometry:
    """A place where pieces can be put."""
    return ItemGeometry(rect, None, z, lift=False)


def _face(place: Place) -> Face:
    """The face of a card, or its back."""
    if not place.name:
        return Face(f"{place.kind}-back")
    return (
        Face("good", (place.name, "")) if place.kind == "good" else Face("building", (place.name,))
    )
