"""The table of Kogge: which piece lies where, and which face it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QRectF

from hansetable.core import Handle, Place, Seat
from hansetable.games.kogge.action_tables import STEER
from hansetable.games.kogge.actions import HELM
from hansetable.games.kogge.cards import CITIES, GOODS
from hansetable.games.kogge.encounters import Fight
from hansetable.games.kogge.multiset import size
from hansetable.games.kogge.scoring import GOAL
from hansetable.games.kogge.setup import ChooseStart
from hansetable.games.kogge.state import MEMORY, NOBODY, NONE, KoggeState
from hansetable.games.kogge.turn import Exchange
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.game_ui import CardText, Face, ItemGeometry, SeatTable
from hansetable.ui.games.kogge.board import (
    card_art,
    card_large,
    card_values,
    chart,
    city_plate,
    layout,
    seat_table,
)
from hansetable.ui.games.kogge.board.background import Background
from hansetable.ui.games.kogge.board.city_plate import Site
from hansetable.ui.games.table_board import Painters, areas
from hansetable.ui.language import translate
from hansetable.ui.table import layers

_LIGHT = Face("light")
_STEERED = {handle for action in STEER for handle in action.touches()}
Key = tuple[Seat, str, int, str]


def _fixed(rect: QRectF, face: Face | None, layer: float) -> ItemGeometry:
    """Return the geometry of a thing that does not rise when it is pointed at."""
    return ItemGeometry(rect, face, layer, lift=False)


def _square(q: int) -> QRectF:
    """Return where the marker of a route lies."""
    return chart.on_plate(q // 2, city_plate.route_place(q % 2))


def _key(place: Place) -> Key:
    """Return what equal pieces that lie together have in common."""
    return place.owner, place.zone, place.at, place.name


class KoggeBoard(Background):
    """Geometry and art of Kogge for the generic table."""

    others_high, own = layout.OTHERS_HIGH, layout.HOLD
    goal = GOAL
    painters: ClassVar[Painters] = {**card_art.PAINTERS, "plate": city_plate.plate}

    @property
    def columns(self) -> Sequence[tuple[str, str, str]]:
        """The numbers of each seat: development, kontors, goods and markers held."""
        return (
            ("points", "star", translate("Kogge", "development points")),
            ("kontors", "kontor", translate("Kogge", "kontors")),
            ("goods", "anchor", translate("Kogge", "goods on the cog")),
            ("markers", "cards", translate("Kogge", "route markers in hand")),
        )

    def laid(
        self, view: KoggeState, places: Mapping[Handle, Place], bottom: Seat
    ) -> Callable[[Place], ItemGeometry | None]:
        """Return what tells where a piece lies."""
        return _Table(view, places, bottom, self.colours).geometry

    def item_geometry(
        self, view: KoggeState, places: Mapping[Handle, Place], bottom: Seat
    ) -> Mapping[Handle, ItemGeometry]:
        """Return where every piece lies, and what lies on the chart besides: plates and arrows."""
        table = _Table(view, places, bottom, self.colours)
        plates = {f"plate/city:{city}": table.plate(c) for c, city in enumerate(CITIES)}
        found = super().item_geometry(view, places, bottom)
        arrows = [(handle, table.heading(p)) for handle, p in places.items() if p.kind == "route"]
        headings = {f"heading/{handle}": arrow for handle, arrow in arrows if arrow is not None}
        return {**plates, **found, **headings}

    def seat_table(self, view: KoggeState, places: Mapping[Handle, Place], seat: Seat) -> SeatTable:
        """Return all that is public of a seat, and the small chart."""
        return seat_table.seat_table(view, places, seat, self.names[seat], self.colours)

    def large(self, b: Canvas, place: Place, card: CardText) -> bool:
        """Paint the full face of a piece; False if it has none."""
        return card_large.paint(b, place, card, self.colours)


class _Table:
    """One position, laid out."""

    def __init__(
        self,
        view: KoggeState,
        places: Mapping[Handle, Place],
        bottom: Seat,
        colours: Sequence[str],
    ) -> None:
        self.view, self.bottom, self.colours = view, bottom, colours
        self.step = view.stack[-1] if view.stack else None
        self.bill = self.step if isinstance(self.step, Exchange) else None
        self.hand = [
            place.name for place in places.values()
            if place.owner == bottom and place.zone == "hand"
        ]  # fmt: skip
        self.market = view.cog[view.turn] if self.bill else NONE
        self._counts = Counter(map(_key, places.values()))
        self._zones = Counter((p.owner, p.zone, p.at) for p in places.values())
        self._laid: Counter[Key] = Counter()

    def geometry(self, place: Place) -> ItemGeometry | None:
        """The geometry of a piece; None if it is not shown."""
        key = _key(place)
        nth = self._laid[key]
        self._laid[key] += 1
        match place.kind:
            case "good":
                return self._good(place, nth, self._counts[key])
            case "marker":
                return self._marker(place)
            case "area":
                return self._area(place)
        if place.zone == "own":
            return self._own_chip(place)
        if place.zone == "raids":
            return self._own_raid(place)
        return self._on_map(place) or self._in_column(place)

    # ---- the map --------------------------------------------------------------------------------

    def _on_map(self, place: Place) -> ItemGeometry | None:
        at = place.at
        match place.kind:
            case "city":
                asked = isinstance(self.step, ChooseStart) or not _STEERED.isdisjoint(place.says)
                face = _LIGHT if asked and place.says else None
                return _fixed(chart.plate_place(at), face, layers.LANES)
            case "site" | "kontor":
                rect = chart.on_plate(at // 2, city_plate.site_place(at % 2))
                return _fixed(rect, _LIGHT, layers.SLOTS)
            case "route":
                number, down = self.view.squares[at], bool(self.view.down >> at & 1)
                face = Face("route", (max(-1, number), down))
                return _fixed(_square(at), face, layers.CARDS - 1)
            case "cog":
                return self._cog(place)
            case "raid":
                return self._raided(place)
            case "guild":
                rect = chart.master_place(at)
                return _fixed(rect, Face("guild"), layers.ON_CARD)
            case "goal":
                rect = chart.end_place(at)
                return _fixed(rect, Face("goal", (place.number,)), layers.ON_CARD)
        return None

    def heading(self, place: Place) -> ItemGeometry | None:
        """The arrow of a route that is known; it is no piece of the game, but lies above one."""
        here, there = place.at // 2, self.view.squares[place.at]
        if there < 0 or there == here:
            return None
        rect = layout.heading(_square(place.at))
        return _fixed(rect, Face("heading", (chart.degrees(here, there),)), layers.ON_CARD - 1)

    def plate(self, city: int) -> ItemGeometry:
        """The plate of a city, which all else there lies on."""
        goods = self.view.goods[city]
        if self.bill is not None and city == self.view.cog[self.view.turn]:
            goods -= self.bill.taken
        face = Face("plate", (city, self._sites(city), card_values.goods_of(goods)))
        return _fixed(chart.plate_place(city), face, layers.CHART)

    def _sites(self, city: int) -> tuple[Site, Site]:
        """The two building sites of a city."""
        first, second = (
            Site() if self.view.sites[at] == NOBODY
            else Site(self.colours[self.view.sites[at]], card_values.goods_of(self.view.stores[at]))
            for at in (2 * city, 2 * city + 1)
        )  # fmt: skip
        return first, second

    def _cog(self, place: Place) -> ItemGeometry:
        here = [seat for seat in range(self.view.n) if self.view.cog[seat] == place.at]
        rect = chart.berth(place.at, here.index(place.owner))
        lift = place.owner == self.bottom or HELM in place.says
        return ItemGeometry(
            rect, Face("cog", (self.colours[place.owner],)), layers.FIGURES, lift=lift
        )

    def _raided(self, place: Place) -> ItemGeometry:
        before = sum(self._zones[seat, place.zone, place.at] for seat in range(place.owner))
        rect = chart.raid_place(place.at, before + place.index)
        face = Face("raid", (self.colours[place.owner], False))
        return _fixed(rect, face, layers.FIGURES - 1)

    # ---- the right column -----------------------------------------------------------------------

    def _in_column(self, place: Place) -> ItemGeometry | None:
        at = place.index
        match place.zone, place.kind:
            case "pairs", _:
                markers = card_values.numbers_of(self.view.pairs[at])
                return _fixed(layout.pair(at), Face("pair", markers), layers.CARDS)
            case "chips", _:
                face = Face("chip-stock", (place.name, place.number))
                return _fixed(layout.chip_stock(at), face, layers.CARDS)
            case "supply", _:
                face = Face("stock", (place.name, place.number))
                return _fixed(layout.supply(at), face, layers.CARDS)
            case "pool", _:
                return _fixed(layout.pool(at), Face("pool", (at,)), layers.CARDS)
            case "piles", _:
                return _fixed(layout.pile(place.at), Face("pile", (place.at + 1,)), layers.SLOTS)
        return None

    def _area(self, place: Place) -> ItemGeometry | None:
        """A place where pieces can be put."""
        match place.zone:
            case "supply":
                return _fixed(layout.SUPPLY, None, layers.CHART)
            case "bid":
                return _fixed(layout.TRAY, None, layers.LANES)
            case "pile" if any(self.view.piles):
                return _fixed(layout.pile(0), None, layers.LANES)
            case "stake" if isinstance(self.step, Fight):
                return _fixed(layout.PANEL, None, layers.LANES)
            case "look" if self.view.rules & MEMORY:
                return _fixed(layout.action(6, 7), Face("look"), layers.SLOTS)
        return None

    # ---- goods ----------------------------------------------------------------------------------

    def _good(self, place: Place, nth: int, count: int) -> ItemGeometry | None:
        zone, face = place.zone, Face("cube", (place.name,))
        if zone == "cargo" and place.owner == self.bottom:
            if not card_values.is_known(self.view.cargo[self.bottom]):
                return self._hidden(place, nth)
            rect = layout.hold_cube(GOODS.index(place.name), nth, count)
            return ItemGeometry(rect, face, layers.HAND + 0.01 * nth)
        layer = layers.CARDS + 0.01 * place.index
        if zone == "pile":
            rect = layout.pile_cube(place.at, place.index, self._whole(place))
            return ItemGeometry(rect, face, layer, lift=bool(place.says))
        if zone in ("given", "taken") and self.bill is not None:
            rect = layout.bill_cube(int(zone == "taken"), place.index, self._whole(place))
            return _fixed(rect, face, layer)
        if zone == "city" and place.at == self.market and not nth:
            kinds = sorted(
                GOODS.index(n) for _, z, at, n in self._counts if (z, at) == (zone, place.at)
            )
            rect = layout.bill_stock(kinds.index(GOODS.index(place.name)))
            return _fixed(rect, Face("stock", (place.name, count)), layers.CARDS)
        if zone == "store" and place.says and not nth:
            return self._in_store(place)
        return None

    def _whole(self, place: Place) -> int:
        """How many pieces of all kinds share the zone."""
        return self._zones[place.owner, place.zone, place.at]

    def _hidden(self, place: Place, nth: int) -> ItemGeometry | None:
        """A good in a hold that the viewer cannot look into."""
        held = size(self.view.cargo[self.bottom])
        if self.bill is not None and self.bottom == self.view.turn:
            held -= size(self.bill.given)
        if place.name or nth >= held:
            return None
        rect = layout.hidden_cube(nth, held)
        return _fixed(rect, Face("cube", ("",)), layers.CARDS)

    def _in_store(self, place: Place) -> ItemGeometry | None:
        """Goods of one kind in an own kontor, where they can be loaded."""
        c, site = divmod(place.at, 2)
        sites = self._sites(c)
        goods = card_values.goods_of(self.view.goods[c])
        store = city_plate.store_places(goods, sites)[site]
        if store is None:
            return None
        kinds = [good for good, _ in sites[site].goods]
        wide = store.width() / len(kinds)
        left = store.x() + wide * kinds.index(place.name)
        rect = QRectF(left, store.y(), wide, store.height())
        return _fixed(chart.on_plate(c, rect), _LIGHT, layers.CARDS)

    # ---- markers and what else is held ----------------------------------------------------------

    def _marker(self, place: Place) -> ItemGeometry | None:
        face = Face("marker", (int(place.name) if place.name else -1,))
        if place.zone == "hand" and place.owner == self.bottom:
            rect = layout.marker(place.index, self.hand)
            return ItemGeometry(rect, face, layers.HAND + 0.01 * place.index)
        if place.zone == "staked" and place.owner == self.bottom:
            rect = layout.stake(place.index, self._whole(place))
            return _fixed(rect, face, layers.CARDS + 0.01 * place.index)
        return None

    def _own_chip(self, place: Place) -> ItemGeometry | None:
        own = sorted(
            name for (owner, zone, _, name), number in self._counts.items()
            if zone == "own" and owner == place.owner for _ in range(number)
        )  # fmt: skip
        nth = own.index(place.name) + place.index % 2
        if place.owner == self.bottom:
            seat = self.bottom
            raids = self.view.raids[seat] + (not self.view.bought >> seat & 1)
            rect = layout.own_chip(nth, len(own), raids)
        else:
            others = areas(self.view.n, self.bottom, layout.OTHERS_HIGH)
            rect = layout.rival_chip(others[place.owner], nth)
        return _fixed(rect, Face("chip", (place.name,)), layers.CARDS + 0.01 * nth)

    def _own_raid(self, place: Place) -> ItemGeometry | None:
        if place.owner != self.bottom:
            return None
        unbought = place.mark == "unbought"
        index = self.view.raids[self.bottom] if unbought else place.index
        face = Face("raid", (self.colours[place.owner], unbought))
        return ItemGeometry(layout.own_raid(index), face, layers.CARDS, lift=not unbought)
