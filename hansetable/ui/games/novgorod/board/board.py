"""The table of Novgorod: which piece lies where, and which face it shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from hansetable.core import Handle, Place, Seat
from hansetable.games.novgorod.cards import SPECIAL, city_id
from hansetable.games.novgorod.state import NovgorodState
from hansetable.ui.game_ui import Face, ItemGeometry, Worded
from hansetable.ui.games.novgorod.board import (
    card_art,
    card_large,
    career,
    expert_art,
    layout,
    others,
    seat_art,
    seat_table,
    worded,
)
from hansetable.ui.games.novgorod.board.background import (
    Background,
    paint_slot,
    panels,
    slots,
    with_privilege,
)
from hansetable.ui.games.table_board import Painters
from hansetable.ui.language import translate
from hansetable.ui.table import layers

_FIXED = ("work", "bonus", "ship", "money", "seals", "career", "privileges", "under", "city")
"""Where pieces lie that cannot be picked up."""


class NovgorodBoard(Background):
    """Geometry and art of Novgorod for the generic table."""

    others_high, own = layout.OTHERS_HIGH, layout.MONEY.united(layout.SEALS)
    painters: ClassVar[Painters] = {
        "office": card_art.office,
        "turned": card_art.turned,
        "base-under": card_art.stacked_base,
        "base": card_art.base,
        "office-back": card_art.office_back,
        "artisan": card_art.artisan,
        "mission": card_art.mission,
        "mission-back": card_art.mission_back,
        "bonus": seat_art.bonus,
        "career": career.career,
        "privilege": career.privilege,
        "tracker": seat_art.tracker,
        "ship": seat_art.ship,
        "next-ship": seat_art.next_ship,
        "slot": paint_slot,
        "figure": expert_art.figure,
        "office-short": others.office_short,
        "office-wide": others.office_wide,
        "career-pips": others.pips,
        "special": expert_art.special,
    }
    large = staticmethod(card_large.paint)
    seat_table = staticmethod(seat_table.seat_table)

    @property
    def columns(self) -> Sequence[tuple[str, str, str]]:
        """The numbers of each seat: seals, ducats, cards in hand, ship speed."""
        return (
            ("seals", "seal", translate("Novgorod", "seals")),
            ("ducats", "ducat", translate("Novgorod", "ducats")),
            ("cards", "cards", translate("Novgorod", "cards in hand")),
            ("speed", "speed", translate("Novgorod", "speed of the ship")),
        )

    def worded(self, place: Place, view: NovgorodState) -> Worded | None:
        """Return the face with words of a career or of an artisan; None for another piece."""
        return worded.worded(place, view, self.texts.card(place, view))

    # ---- where --------------------------------------------------------------------------------

    def laid(
        self, view: NovgorodState, places: Mapping[Handle, Place], bottom: Seat
    ) -> Callable[[Place], ItemGeometry | None]:
        """Return what tells where a piece lies."""
        count = _Counts(view, places, bottom)

        def geometry(place: Place) -> ItemGeometry | None:
            own = place.owner in (-1, bottom) or place.zone in ("route", "work")
            if own:
                return self._own(place, count)
            return count.panels[place.owner].geometry(place, self._face(place, count))

        return geometry

    def _own(self, place: Place, count: _Counts) -> ItemGeometry | None:
        """The geometry of a piece that is common, on the route, or in the area before us."""
        at, kind, name = place.index, place.kind, place.name
        layer: float = layers.CARDS
        angle, lift = 0.0, place.zone not in _FIXED
        match place.zone:
            case "base":
                rect, layer = layout.base(name), layers.LANES
            case "stack":
                rect = layout.stack(name)
            case "artisans":
                rect = layout.artisan(city_id(place.at))
            case "work":
                rect, layer = layout.work(at, count.slots), layers.ON_CARD
            case "bonus":
                rect = layout.bonus(at)
            case "display":
                rect = layout.display(at, count.display, count.narrow)
            case "pile":
                rect = layout.pile(count.display, count.narrow)
            case "city":
                rect, layer = layout.cluster(name), layers.SLOTS
            case "figures":
                lift = kind == "pirate"
                rect = layout.figure(city_id(place.at), lift and count.together)
                layer = layers.FIGURES
            case "special" if kind == "mission":
                rect, layer, lift = layout.COVER, layers.SLOTS, False
            case "special":
                rect = layout.special(at)
            case "route":
                rect = layout.route(at, count.slots)
            case "ship":
                rect, layer = layout.SHIP, layers.SLOTS
            case "next-ship":
                rect = layout.NEXT_SHIP
            case "money" | "seals":
                rect = layout.MONEY if place.zone == "money" else layout.SEALS
            case "career":
                rect = layout.CAREER
            case "privileges" if place.mark != "covered":
                rect = layout.privilege(at - count.level, 4 - count.level)
            case "hold":
                rect, layer = seat_art.HOLD.translated(layout.SHIP.topLeft()), layers.ON_CARD
            case "left" if kind == "mission":
                rect = layout.left(at, count.left)
            case "under" if kind == "mission":
                rect, layer = layout.under(at), layers.CHART
            case "hand" if kind == "office":
                rect, layer = layout.hand_office(at, count.offices, count.missions), _hand(at)
                angle = max(-2.2, min(2.2, 1.1 * (at - (count.offices - 1) / 2)))
            case "hand" if kind == "mission":
                rect, layer = layout.hand_mission(at, count.missions), _hand(at)
                angle = (at - 0.5) * 1.6
            case "hand":
                rect, layer, lift = layout.HAND, layers.SLOTS, False
            case _:
                return None
        return ItemGeometry(rect, self._face(place, count), layer, angle, lift)

    # ---- how ----------------------------------------------------------------------------------

    def _face(self, place: Place, count: _Counts) -> Face | None:
        """The face of a piece as values, so that equal faces are painted once."""
        name, mark, number = place.name, place.mark, place.number
        match place.kind:
            case "office" | "base":
                return _office(place)
            case "back":
                return Face("office-back")
            case "artisan":
                return Face("artisan", (name,))
            case "mission" if name and place.zone != "under":
                return Face("mission", (name, mark == "upper"))
            case "mission":
                return Face("mission-back", (number,) if number else ())
            case "bonus":
                return Face("bonus", (name, number, mark))
            case "career":
                return Face("career", (name, mark, number))
            case "privilege":
                return Face("privilege", (name, mark))
            case "tracker":
                return Face("tracker", (name, number))
            case "ship":
                return Face(place.zone, (number,))
            case "slot" if mark != "full":
                return Face("slot", (count.privileged,))
            case "merchant" | "pirate":
                return Face("figure", (place.kind, name))
            case "special":
                return Face("special", (SPECIAL[name], place.at, number, mark == "chosen"))
        return None


class _Counts:
    """How many pieces share an area, which decides how close they lie."""

    def __init__(self, view: NovgorodState, places: Mapping[Handle, Place], bottom: Seat) -> None:
        def of(owner: Seat, zone: str, kind: str) -> int:
            return sum(
                p.owner == owner and p.zone == zone and p.kind == kind for p in places.values()
            )

        self.slots = slots(view)
        self.privileged = with_privilege(view, len(view.route))
        self.display = len(view.display)
        self.narrow = bool(view.expert.column)
        self.together = view.expert.merchant == view.expert.pirate
        self.level = view.level[bottom]
        self.offices = of(bottom, "hand", "office")
        self.missions = of(bottom, "hand", "mission")
        self.left = of(bottom, "left", "mission")
        self.panels = panels(view, bottom)


def _hand(index: int) -> float:
    """The layer of a card in the hand: each lies on the one before."""
    return layers.HAND + index * 0.1


def _office(place: Place) -> Face:
    """The face of an office or a base office."""
    if place.mark == "used":
        return Face("turned", (place.name,))
    if place.zone == "base":
        return Face("base-under", (place.name, place.number))
    if place.kind == "base":
        return Face("base", (place.name,))
    return Face("office", (place.name, place.number))
