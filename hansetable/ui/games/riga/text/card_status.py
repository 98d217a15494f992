"""What a piece of Riga is worth or allows at this moment, to whom looks at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hansetable.core import Place, Seat
from hansetable.games.riga.bill import OWN, Bill, funds_of, lacking, values_in
from hansetable.games.riga.cards import (
    BARRED,
    BUILDING,
    CARDS,
    CITIES,
    CITY,
    CITY_OF,
    GOOD,
    HALF,
    IN,
    KIND_OF,
    OF,
    ONCE,
    RIGA,
    bits,
)
from hansetable.games.riga.multiset import base_value, count, pack_of, size
from hansetable.games.riga.payment import PAYING, Values, most, most_funds
from hansetable.games.riga.proposal import as_if_building, paid_by, payment_for
from hansetable.games.riga.scoring import PENALTY, archive_points, points
from hansetable.games.riga.state import RigaState, cards_in
from hansetable.games.riga.year import limit
from hansetable.ui.games.phrases import line_of, listed
from hansetable.ui.games.riga.text import names
from hansetable.ui.games.riga.text.names import Riga
from hansetable.ui.language import translate

_SCORED = ("printed", "lodges", "archives")


def now(place: Place, view: RigaState) -> str:
    """Return what a piece is worth now, in a line; empty where there is nothing to say."""
    if place.zone == "seat":
        return _seat(view, place.owner)
    say = _SAYING.get(place.kind)
    return line_of(say(place, view)) if say else ""


# ---- goods ---------------------------------------------------------------------------------------


def _values(view: RigaState, seat: Seat, city: int) -> Values:
    """What goods are worth to a seat; to an onlooker what is printed."""
    return values_in(view, seat, city) if seat >= 0 else CARDS.values[city]


def _good(place: Place, view: RigaState) -> Sequence[str]:
    if not place.name or place.zone == "pile":
        return ()
    g, seat = GOOD[place.name], view.viewer
    step = view.stack[-1] if view.stack else None
    lines = []
    if isinstance(step, Bill) and seat == view.turn:
        value = values_in(view, seat, step.city)[g]
        if value == BARRED:
            lines.append(translate("Riga", "It cannot be used on this bill."))
        else:
            lines.append(Riga.trUtf8("It pays %n ducat(s) on this bill.", None, value))
    if seat >= 0:
        own = [_values(view, seat, c)[g] for c in range(RIGA)]
        if own != [CARDS.values[c][g] for c in range(RIGA)]:
            text = translate("Riga", "To you: {values}.")
            cities = [names.city(city) for city in CITIES[:RIGA]]
            lines.append(text.format(values=names.values(own, cities)))
        held = count(view.goods[seat], g)
        some = Riga.trUtf8("You have %n of it in hand.", None, held)
        lines.append(some if held else translate("Riga", "You have none of it."))
    return lines


def _row(place: Place, view: RigaState) -> Sequence[str]:
    """What a row pays in each city, and how many cards one has with it."""
    if not place.number:
        return ()
    seat, row = view.viewer, view.rows[place.index - 1]
    pack = pack_of(row)
    numbers = [most(pack, _values(view, seat, c)) for c in range(RIGA)]
    cities = [names.city(city) for city in CITIES[:RIGA]]
    text = translate("Riga", "It pays in {values}.")
    lines = [text.format(values=names.values(numbers, cities))]
    if seat >= 0:
        text = Riga.trUtf8(
            "With it you hold %n card(s); winter leaves {most}.", None, view.cards(seat) + len(row)
        )
        lines.append(text.format(most=limit(view, seat)))
    return lines


# ---- buildings -----------------------------------------------------------------------------------


def _building(place: Place, view: RigaState) -> Sequence[str]:
    if not place.name or place.zone in ("pile", "cover"):
        return ()
    b = BUILDING[place.name]
    if place.zone.startswith("built"):
        return [*_function(view, place.owner, b, place.mark), *_counts(view, place.owner, b)]
    if place.owner not in (-1, view.viewer) or view.viewer < 0:
        return ()
    if place.zone == "bill":
        return _gain(view, view.viewer, b)
    return [_affordable(view, view.viewer, b), *_gain(view, view.viewer, b)]


def _affordable(view: RigaState, seat: Seat, b: int) -> str:
    """What one would pay for a building, or what is lacking (R-32)."""
    then = as_if_building(view, seat)
    parts = payment_for(view, seat, b)
    if not parts:
        return Riga.trUtf8("You lack %n ducat(s) for it.", None, lacking(then, seat, b))
    values, funds = values_in(then, seat, CITY_OF[b]), funds_of(then, seat)
    lost = paid_by(parts, values, funds) - CARDS.buildings[b].cost
    said = names.payment(parts, funds)
    if not lost:
        return translate("Riga", "You can pay it: {parts}.").format(parts=said)
    text = Riga.trUtf8("You can pay it: {parts}; %n ducat(s) is/are lost.", None, lost)
    return text.format(parts=said)


def _gain(view: RigaState, seat: Seat, b: int) -> Sequence[str]:
    """What a building adds to the points of what is built, lodges and archives included."""
    then = view.clone()
    then.built[seat] |= 1 << b
    gain = _built_points(then, seat) - _built_points(view, seat)
    return [Riga.trUtf8("Built, it brings you %n point(s).", None, gain)]


def _built_points(view: RigaState, seat: Seat) -> int:
    scored = points(view, seat)
    return sum(scored[category] for category in _SCORED)


def _function(view: RigaState, seat: Seat, b: int, mark: str) -> Sequence[str]:
    """Whether a function can still be used, and what it is worth (R-36, R-38)."""
    kind, bit = KIND_OF[b], 1 << b
    if kind == "exchange":
        return [_exchange(mark)]
    if not ONCE & bit:
        return ()
    if mark == "used":
        return [translate("Riga", "Its function is used and covered.")]
    if mark == "paying":
        return [translate("Riga", "It is part of the payment.")]
    lines = [translate("Riga", "It helps from the next turn on.")] if mark == "fresh" else []
    then = view
    if lines:
        then = view.clone()
        then.fresh = 0
    bank, inn, kontor, _ = funds_of(then, seat)
    worth = {"bank": bank, "inn": inn, "kontor": kontor}
    if kind in worth:
        return [*lines, Riga.trUtf8("It is good for %n ducat(s).", None, worth[kind])]
    if kind == "crane" and isinstance(bill := view.stack[-1] if view.stack else None, Bill):
        saved = max((HALF[at] for at in bits(bill.planned & ~bill.craned)), default=0)
        if saved and seat == view.turn and not lines:
            return [Riga.trUtf8("It can save %n ducat(s) on this bill.", None, saved)]
    return lines or [translate("Riga", "Its function is open.")]


def _exchange(mark: str) -> str:
    if mark == "8":
        return Riga.trUtf8("It is good for %n ducat(s).", None, CARDS.exchange)
    text = translate("Riga", "Goods of base value {goods} at the end of a turn fill it.")
    return text.format(goods=CARDS.deposit)


def _counts(view: RigaState, seat: Seat, b: int) -> Sequence[str]:
    """What knights, merchants, lodges and archives come to at this moment."""
    kind, bit = KIND_OF[b], 1 << b
    knights, merchants = view.knights(seat), view.merchants(seat)
    own = listed([names.knights(knights), names.merchants(merchants)])
    if kind == "archive":
        text = translate("Riga", "{own}: that makes {points}.")
        return [text.format(own=own, points=names.points(archive_points(view, seat)))]
    if kind == "lodge":
        lodges = (view.built[seat] & OF["lodge"]).bit_count()
        text = translate("Riga", "{lodges}: {points} together.")
        total = names.points(CARDS.lodges[lodges])
        return [text.format(lodges=names.lodges(lodges), points=total)]
    if kind == "storehouse":
        return [translate("Riga", "Winter leaves {most} cards.").format(most=limit(view, seat))]
    if bit & _WITH_PEOPLE:
        return [translate("Riga", "In all: {own}.").format(own=own)]
    return ()


_WITH_PEOPLE = (
    OF["fortress"] | OF["guildhall"] | OF["manufactory"] | OF["market"] | OF["kontor"]
    | OF["treasury"] | OF["school"] | OF["bank"] | OF["inn"]
)  # fmt: skip
"""The buildings that give or count knights and merchants."""


# ---- places --------------------------------------------------------------------------------------


def _city(place: Place, view: RigaState) -> Sequence[str]:
    """What the viewer can pay in a city, with goods and with money functions (R-32)."""
    seat = place.owner
    if seat != view.viewer:
        return ()
    c, then = CITY[place.name], as_if_building(view, seat)
    funds = most_funds(then.ready(seat) & PAYING, funds_of(then, seat))
    goods = most(then.goods[seat], values_in(then, seat, c))
    lines = [Riga.trUtf8("Your goods pay %n ducat(s) here.", None, goods)]
    if funds:
        lines.append(Riga.trUtf8("Functions pay %n more.", None, funds))
    wanted = bits((view.hand[seat] & OWN | view.unbuilt(seat)) & IN[c])
    can = [b for b in wanted if lacking(then, seat, b) <= 0]
    if wanted:
        text = Riga.trUtf8("You can afford {can} of %n building(s).", None, len(wanted))
        lines.append(text.format(can=len(can)))
    return lines


def _area(place: Place, view: RigaState) -> Sequence[str]:
    step, seat = view.stack[-1] if view.stack else None, place.owner
    if place.zone == "bill" and isinstance(step, Bill) and seat == view.turn:
        return [Riga.trUtf8("%n ducat(s) still to be paid.", None, step.due)]
    if place.zone != "hand" or seat != view.viewer:
        return ()
    text = translate("Riga", "Goods of base value {value}.")
    lines = [text.format(value=base_value(view.goods[seat]))] if size(view.goods[seat]) else []
    held = cards_in(view.hand[seat])
    if held:
        text = Riga.trUtf8("%n building(s): −{points} if the game ended now.", None, held)
        lines.append(text.format(points=PENALTY * held))
    return lines


def _seat(view: RigaState, seat: Seat) -> str:
    """The points of what a seat has built, by category."""
    scored = points(view, seat)
    text = translate("Riga", "Built: {printed}, lodges {lodges}, archives {archives}.")
    return text.format(**{category: scored[category] for category in _SCORED})


_SAYING: dict[str, Callable[[Place, RigaState], Sequence[str]]] = {
    "good": _good,
    "row": _row,
    "building": _building,
    "city": _city,
    "area": _area,
}
