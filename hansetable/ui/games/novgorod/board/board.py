"""The table of Novgorod: which piece lies where, and which face it shows."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from PySide6.QtCore import QRectF, QSizeF

from hansetable.core import Handle, Place, Seat, State
from hansetable.games.novgorod.cards import CARDS, SPECIAL
from hansetable.games.novgorod.state import NovgorodState
from hansetable.ui.art.canvas import Canvas
from hansetable.ui.art.palette import BRASS, VEIL, WAX
from hansetable.ui.games.novgorod.board import card_art, card_values, expert_art, layout
from hansetable.ui.games.novgorod.board.background import (
    TableBackground,
    paint_slot,
    slots,
    with_privilege,
)
from hansetable.ui.games.novgorod.board.inspector import Inspector
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.game_text import NovgorodText
from hansetable.ui.language import translate
from hansetable.ui.table.board import Face, ItemGeometry
from hansetable.ui.table.scene import layers


class NovgorodBoard:
    """Geometry and art of Novgorod for the generic table."""

    size = QSizeF(layout.SIZE)

    def __init__(self, texts: NovgorodText, names: Sequence[str], colours: Sequence[str]) -> None:
        self.texts = texts
        self._background = TableBackground(names, colours)
        self._inspector = Inspector(texts)

    @property
    def columns(self) -> Sequence[tuple[str, str, str]]:
        """The numbers of each seat: seals, ducats, cards in hand, ship speed."""
        return (
            ("seals", "seal", translate("Novgorod", "seals")),
            ("ducats", "ducat", translate("Novgorod", "ducats")),
            ("cards", "cards", translate("Novgorod", "cards in hand")),
            ("speed", "speed", translate("Novgorod", "speed of the ship")),
        )

    # ---- where --------------------------------------------------------------------------------

    def item_geometry(
        self, view: State, places: Mapping[Handle, Place], bottom: Seat
    ) -> Mapping[Handle, ItemGeometry]:
        """Return where every piece lies that is to be seen."""
        assert isinstance(view, NovgorodState)
        count = _Counts(view, places, bottom)
        found: dict[Handle, ItemGeometry] = {}
        for handle, place in places.items():
            own = place.owner in (-1, bottom) or place.zone in ("route", "work")
            geometry = self._own(place, count) if own else self._other(view, place, count)
            if geometry is not None:
                found[handle] = geometry
        return found

    def _own(self, place: Place, count: _Counts) -> ItemGeometry | None:
        """The geometry of a piece that is common, on the route, or in the area before us."""
        at = place.index
        face = self._face(place)
        match place.zone:
            case "base":
                return ItemGeometry(layout.base(place.name), self._face(place), layers.LANES)
            case "stack":
                return ItemGeometry(layout.stack(place.name), face, layers.CARDS)
            case "artisans":
                return ItemGeometry(layout.artisan(_city_id(place.at)), face, layers.CARDS)
            case "work":
                return ItemGeometry(layout.work(at, count.slots), face, layers.ON_CARD, lift=False)
            case "bonus":
                return ItemGeometry(layout.bonus(at), face, layers.CARDS, lift=False)
            case "display":
                return ItemGeometry(
                    layout.display(at, count.display, count.narrow), face, layers.CARDS
                )
            case "pile":
                return ItemGeometry(layout.pile(count.display, count.narrow), face, layers.CARDS)
            case "figures" | "city" | "special":
                return _of_expert(place, face, count.together)
            case "route":
                if place.kind == "slot" and face is not None:
                    face = Face("slot", (count.privileged,))
                return ItemGeometry(layout.route(at, count.slots), face, layers.CARDS)
            case "ship":
                return ItemGeometry(layout.SHIP, face, layers.SLOTS, lift=False)
            case "next-ship":
                return ItemGeometry(layout.NEXT_SHIP, face, layers.CARDS)
            case "money" | "seals":
                return ItemGeometry(
                    layout.MONEY if place.zone == "money" else layout.SEALS, face, lift=False
                )
            case "career":
                return ItemGeometry(layout.CAREER, face, layers.CARDS, lift=False)
            case "privileges":
                if place.mark == "covered":
                    return None
                row = at - count.level
                return ItemGeometry(
                    layout.privilege(row, 4 - count.level), face, layers.CARDS, lift=False
                )
            case "hold":
                return ItemGeometry(card_art.hold_rect(layout.SHIP), face, layers.ON_CARD)
            case "left" if place.kind == "mission":
                return ItemGeometry(layout.left(at, count.left), face, layers.CARDS)
            case "under" if place.kind == "mission":
                return ItemGeometry(
                    layout.under(at), Face("mission-back"), layers.CHART, lift=False
                )
            case "hand" if place.kind == "office":
                rect = layout.hand_office(at, count.offices, count.missions)
                tilt = max(-2.2, min(2.2, 1.1 * (at - (count.offices - 1) / 2)))
                return ItemGeometry(rect, face, layers.HAND + at * 0.1, tilt)
            case "hand" if place.kind == "mission":
                rect = layout.hand_mission(at, count.missions)
                return ItemGeometry(rect, face, layers.HAND + at * 0.1, (at - 0.5) * 1.6)
            case "hand":
                return ItemGeometry(layout.HAND, None, layers.SLOTS, lift=False)
        return None

    def _other(self, view: NovgorodState, place: Place, count: _Counts) -> ItemGeometry | None:
        """The geometry of a piece of another seat, in its area at the top."""
        area = count.areas[place.owner]
        x, y = area.x(), area.y()
        face = self._face(place)
        match place.zone:
            case "privileges":
                rect = QRectF(
                    x + 118 + place.index % 2 * 42, y + 10 + (1 - place.index // 2) * 31, 39, 25
                )
                return ItemGeometry(rect, face, layers.CARDS, lift=False)
            case "hold" if place.kind in ("office", "base"):
                return ItemGeometry(QRectF(x + 206, y + 7, 46, 66), face, layers.CARDS, lift=False)
            case "left" | "hand" if place.kind == "mission":
                row = place.index
                if place.zone == "hand":
                    row += view.left[place.owner].bit_count()
                rect = QRectF(x + 258 + row * 34.5, y + 7, 33, 50)
                return ItemGeometry(rect, face, layers.CARDS, lift=False)
            case "under" if not place.name:
                row = min(3, place.index - view.under[place.owner].bit_count())
                return ItemGeometry(QRectF(x + 306 + 13 * row, y + 58, 12, 17), face, lift=False)
            case "hand" if place.kind == "office" and area.width() > 500:
                room = area.width() - 372
                pitch = min(50.0, (room - 46) / max(1, count.others[place.owner] - 1))
                rect = QRectF(x + 366 + pitch * place.index, y + 7, 46, 66)
                return ItemGeometry(rect, face, layers.CARDS + 0.1 * place.index, lift=False)
        return None

    # ---- how ----------------------------------------------------------------------------------

    def _face(self, place: Place) -> Face | None:
        """The face of a piece as values, so that equal faces are painted once."""
        name, mark, number = place.name, place.mark, place.number
        match place.kind:
            case "office" if mark == "used":
                return Face("turned", (say.city(name), card_values.CITY[name].good))
            case "office":
                price, income = card_values.CITY[name].offices[number]
                return Face("office", (say.city(name), card_values.CITY[name].good, price, income))
            case "base" if place.zone == "base":
                return Face(
                    "base-under",
                    (
                        card_values.CITY[name].good,
                        card_values.CITY[name].fee,
                        number,
                        say.city(name),
                    ),
                )
            case "base" if mark == "used":
                return Face("turned", (say.city(name), card_values.CITY[name].good))
            case "base":
                return Face(
                    "base",
                    (
                        say.city(name),
                        card_values.CITY[name].good,
                        card_values.CITY[name].fee,
                    ),
                )
            case "back":
                return Face("office-back")
            case "artisan":
                return Face("artisan", (name,))
            case "mission" if name:
                return Face("mission", (name, mark == "upper"))
            case "mission":
                return Face("mission-back", (number,) if number else ())
            case "bonus":
                return Face("bonus", (name, say.bonus(name), number, mark))
            case "career":
                return Face("career", (name, mark, say.career(name), number))
            case "privilege":
                return Face("privilege", (name, mark))
            case "tracker":
                return Face("tracker", (name, number))
            case "ship" if place.zone == "next-ship":
                return Face("next-ship", (number,))
            case "ship":
                return Face("ship", (number,))
            case "slot" if mark != "full":
                return Face("slot")
            case "merchant" | "pirate":
                return Face("figure", (place.kind, name))
            case "special":
                part = card_values.special(SPECIAL[name], place.at)
                return Face("special", (part, number - part.cost, mark == "chosen"))
        return None

    def paint(self, canvas: Canvas, rect: QRectF, face: Face) -> None:
        """Paint a small face."""
        _PAINTERS[face.kind](canvas, rect, *face.values)

    def paint_large(self, canvas: Canvas, rect: QRectF, place: Place, view: State) -> bool:
        """Paint the full face of a piece; False if it has none."""
        return self._inspector.paint(canvas, rect, place, view)

    def background_key(self, view: State, bottom: Seat) -> Hashable:
        """Return a value that changes when the background must be painted again."""
        assert isinstance(view, NovgorodState)
        return self._background.key(view, bottom)

    def background(self, canvas: Canvas, view: State, bottom: Seat) -> None:
        """Paint what lies under the pieces."""
        assert isinstance(view, NovgorodState)
        self._background.paint(canvas, view, bottom)


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
        self.others = [of(seat, "hand", "office") for seat in range(view.n)]
        order = layout.order(view.n, bottom)
        self.areas = {seat: layout.opponent(i, len(order)) for i, seat in enumerate(order)}


def _of_expert(place: Place, face: Face | None, together: bool) -> ItemGeometry:
    """The geometry of a figure, of a city to move it to, or of a special mission."""
    if place.kind == "harbour":
        return ItemGeometry(layout.cluster(place.name), None, layers.SLOTS, lift=False)
    if place.zone == "figures":
        pirate = place.kind == "pirate"
        geometry = layout.figure(_city_id(place.at), pirate and together)
        return ItemGeometry(geometry, face, layers.FIGURES, lift=pirate)
    if place.kind == "mission":
        return ItemGeometry(layout.COVER, face, layers.SLOTS, lift=False)
    return ItemGeometry(layout.special(place.index), face, layers.CARDS)


def _city_id(index: int) -> str:
    return CARDS.cities[index].id


# ---- painters of small faces, by the kind of face ------------------------------------------------


def _stacked_base(b: Canvas, r: QRectF, good: str, fee: int, left: int, title: str) -> None:
    if left:
        card_art.base_under(b, r, good, fee, left)
        inner = QRectF(r.x() + 3, r.y() - 4, 64, 82)
        card_art.stack(b, inner, left - 1)
    else:
        card_art.base(b, QRectF(r.x() + 3, r.y() - 4, 64, 90), title, good, fee)


def _artisan(b: Canvas, r: QRectF, artisan: str) -> None:
    card_art.artisan(b, r, *card_values.artisan(artisan))


def _mission(b: Canvas, r: QRectF, mission: str, upper_done: bool) -> None:
    upper, lower = card_values.mission(mission)
    card_art.mission(b, r, upper, lower, upper_done=upper_done)


def _mission_back(b: Canvas, r: QRectF, count: int | None = None) -> None:
    card_art.mission_back(b, r, count)


def _bonus(b: Canvas, r: QRectF, bonus: str, title: str, value: int, mark: str) -> None:
    index = next(i for i, key in enumerate(card_art.BONUS_ICONS) if key == bonus)
    low = CARDS.bonus[index][1]
    after = ""
    if bonus == "variety":
        card_art.bonus(
            b, r, card_art.BONUS_ICONS[bonus], title, "?", translate("Novgorod", "at the end")
        )
        return
    if not mark:
        after = translate("Novgorod", "then {seals}").format(seals=low)
    elif mark == "low":
        after = translate("Novgorod", "last round for it")
    card_art.bonus(b, r, card_art.BONUS_ICONS[bonus], title, value, after, gone=mark == "gone")


def _career(b: Canvas, r: QRectF, name: str, side: str, title: str, level: int) -> None:
    rows, top = card_values.career(name, side)
    card_art.career(b, r, title, rows, level, True, top)


def _privilege(b: Canvas, r: QRectF, kind: str, mark: str) -> None:
    if mark == "covered":
        card_art.level_chip(b, r)
        return
    card_art.privilege(b, r, kind)
    if mark == "used":
        b.rect(r, VEIL, 4, alpha=0.55)


def _tracker(b: Canvas, r: QRectF, name: str, value: int) -> None:
    if name == "ducats":
        card_art.tracker(b, r, translate("Novgorod", "Ducats"), "ducat", value, "", BRASS)
    else:
        goal = translate("Novgorod", "of {goal}").format(goal=CARDS.goal)
        card_art.tracker(b, r, translate("Novgorod", "Seals"), "seal", value, goal, WAX)


def _ship(b: Canvas, r: QRectF, speed: int) -> None:
    card_art.ship(b, r, speed, translate("Novgorod", "Ship"))


def _next_ship(b: Canvas, r: QRectF, speed: int) -> None:
    b.paper(r, 6, tint="#7fa39b", amount=0.34)
    b.icon("speed", r.x() + 8, r.center().y() - 9, 18, "#2e2418")
    b.text(QRectF(r.x() + 28, r.y(), 18, r.height()), str(speed), 21, weight=700)
    words = translate("Novgorod", "for")
    b.text(QRectF(r.x() + 48, r.y(), 34, r.height()), words, 15, "#6a5a44", weight=500, italic=True)
    b.coin(r.right() - 20, r.center().y(), 26, CARDS.ship(speed))


def _slot(b: Canvas, r: QRectF, extra: bool = False) -> None:
    paint_slot(b, r, extra, translate("Novgorod", "next city"))


_PAINTERS: Mapping[str, Callable[..., None]] = {
    "office": card_art.office,
    "turned": card_art.turned,
    "base-under": _stacked_base,
    "base": card_art.base,
    "office-back": card_art.office_back,
    "artisan": _artisan,
    "mission": _mission,
    "mission-back": _mission_back,
    "bonus": _bonus,
    "career": _career,
    "privilege": _privilege,
    "tracker": _tracker,
    "ship": _ship,
    "next-ship": _next_ship,
    "slot": _slot,
    "figure": expert_art.figure,
    "special": expert_art.special,
}
