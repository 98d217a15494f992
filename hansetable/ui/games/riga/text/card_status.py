"""What a piece of Riga is worth or allows at this moment, to the viewer."""

from collections.abc import Callable, Iterator

from hansetable.core import Seat
from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import Bill, funds_of, lacking, owned, values_in
from hansetable.games.riga.cards import (
    BARRED,
    BUILDING,
    CARDS,
    CITY_OF,
    COST,
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
from hansetable.games.riga.scoring import PENALTY, archive_points, built_points, points
from hansetable.games.riga.state import RigaState, cards_in
from hansetable.games.riga.year import limit
from hansetable.ui.games.phrases import Told, line_of
from hansetable.ui.games.riga.text import names
from hansetable.ui.games.riga.text.names import Riga

_WORTH = Riga.tr("Worth to you: {values}.")
_GOOD_FOR = Riga.tr("It is good for %n ducat(s).", None, 1)


def now(place: Told) -> str:
    """Return what a piece is worth now, in a line; empty where there is nothing to say."""
    say = _SAYING.get(place.kind)
    return line_of(say(place, place.view)) if say else ""


# ---- goods ---------------------------------------------------------------------------------------


def _values(view: RigaState, city: int) -> Values:
    """What goods are worth to the viewer; to a spectator what is printed."""
    return values_in(view, view.viewer, city) if view.viewer >= 0 else CARDS.values[city]


def _good(place: Told, view: RigaState) -> Iterator[str]:
    seat, step = view.viewer, view.step
    if not place.name or place.zone == "pile" or seat < 0:
        return
    g = GOOD[place.name]
    if isinstance(step, Bill) and seat == view.turn:
        value = step.values(view, seat)[g]
        if value == BARRED:
            yield Riga.tr("It cannot be used for this bill.").say()
        else:
            yield Riga.tr("On this bill it is worth %n ducat(s).", None, 1).say(value)
    own = [_values(view, c)[g] for c in range(RIGA)]
    if own != [CARDS.values[c][g] for c in range(RIGA)]:
        yield _WORTH.say(values=names.by_city(own))
    if held := count(view.goods[seat], g):
        yield Riga.tr("You have %n of it in hand.", None, 1).say(held)
    else:
        yield Riga.tr("You have none of it in hand.").say()


def _row(place: Told, view: RigaState) -> Iterator[str]:
    """What a row pays in each city, and how many cards one has with it."""
    if not place.number:
        return
    row, seat = view.rows[place.at], view.viewer
    numbers = [most(pack_of(row), _values(view, c)) for c in range(RIGA)]
    worth = _WORTH if seat >= 0 else Riga.tr("Worth: {values}.")
    yield worth.say(values=names.by_city(numbers))
    if seat >= 0:
        text = Riga.tr("With it you hold %n card(s); in winter you may keep {most}.", None, 1)
        yield text.say(view.cards(seat) + len(row), most=limit(view, seat))


# ---- buildings -----------------------------------------------------------------------------------


def _building(place: Told, view: RigaState) -> Iterator[str]:
    if not place.name or place.zone in ("pile", "cover"):
        return
    b = BUILDING[place.name]
    if place.zone == "built":
        yield from _function(view, place.owner, b, place.mark)
        yield from _counts(view, place.owner, b)
    elif place.owner in (-1, view.viewer) and view.viewer >= 0:
        if place.zone != "bill":
            yield _affordable(view, view.viewer, b)
        then = view.clone()
        then.built[view.viewer] |= 1 << b
        gain = built_points(then, view.viewer) - built_points(view, view.viewer)
        yield Riga.tr("Building it brings you %n point(s).", None, 1).say(gain)


def _affordable(view: RigaState, seat: Seat, b: int) -> str:
    """What one would pay for a building, or what is lacking (R-32)."""
    then, parts = as_if_building(view, seat), payment_for(view, seat, b)
    if not parts:
        return Riga.tr("You lack %n ducat(s) for it.", None, 1).say(lacking(then, seat, b))
    funds = funds_of(then, seat)
    lost = paid_by(parts, values_in(then, seat, CITY_OF[b]), funds) - COST[b]
    said = names.payment(parts, funds)
    if not lost:
        return Riga.tr("You can afford it: {parts}.").say(parts=said)
    text = Riga.tr("You can afford it: {parts}; %n ducat(s) is/are lost.", None, 1)
    return text.say(lost, parts=said)


def _function(view: RigaState, seat: Seat, b: int, mark: str) -> Iterator[str]:
    """Whether a function can still be used, and what it is worth (R-36, R-38)."""
    kind = KIND_OF[b]
    if kind == "exchange":
        text = Riga.tr("Goods worth at least {goods} ducats fill it at the end of a turn.")
        filled = mark == "8"
        yield _GOOD_FOR.say(CARDS.exchange) if filled else text.say(goods=CARDS.deposit)
    if not ONCE >> b & 1:
        return
    then, step = view, view.step
    match mark:
        case "used":
            yield Riga.tr("Its function has been used and is covered.").say()
            return
        case "paying":
            yield Riga.tr("It is part of the payment.").say()
            return
        case "fresh":
            yield Riga.tr("It helps only in a later turn.").say()
            then = view.clone()
            then.fresh = 0
    if kind in a.FUNDS:
        yield _GOOD_FOR.say(funds_of(then, seat)[a.FUNDS.index(kind)])
        return
    if mark == "fresh":
        return
    free = step.planned & ~step.craned if isinstance(step, Bill) and seat == view.turn else 0
    saved = max((HALF[at] for at in bits(free)), default=0) if kind == "crane" else 0
    if saved:
        yield Riga.tr("It can save %n ducat(s) on this bill.", None, 1).say(saved)
    else:
        yield Riga.tr("Its function has not been used yet.").say()


def _counts(view: RigaState, seat: Seat, b: int) -> Iterator[str]:
    """What knights, merchants, lodges and archives come to at this moment."""
    own = names.people(view, seat)
    match KIND_OF[b]:
        case "archive":
            worth = names.points(archive_points(view, seat))
            yield Riga.tr("{own}: that makes {points}.").say(own=own, points=worth)
        case "lodge":
            lodges = (view.built[seat] & OF["lodge"]).bit_count()
            worth = names.points(CARDS.lodges[lodges])
            text = Riga.tr("{lodges}: {points} together.")
            yield text.say(lodges=names.lodges(lodges), points=worth)
        case "storehouse":
            yield Riga.tr("In winter {most} cards may be kept.").say(most=limit(view, seat))
        case "yard" | "crane" | "monastery" | "exchange":
            return
        case _:
            yield Riga.tr("In all: {own}.").say(own=own)


# ---- places --------------------------------------------------------------------------------------


def _city(place: Told, view: RigaState) -> Iterator[str]:
    """What the viewer can pay in a city, with goods and with money functions (R-32)."""
    seat = place.owner
    if seat != view.viewer:
        return
    c, then = place.at, as_if_building(view, seat)
    goods = most(then.goods[seat], values_in(then, seat, c))
    yield Riga.tr("Your goods are worth %n ducat(s) here.", None, 1).say(goods)
    if funds := most_funds(then.ready(seat) & PAYING, funds_of(then, seat)):
        yield Riga.tr("Functions add %n ducat(s).", None, 1).say(funds)
    if wanted := bits(owned(view, seat) & IN[c]):
        can = sum(lacking(then, seat, b) <= 0 for b in wanted)
        text = Riga.tr("You can afford {can} of %n building(s).", None, 1)
        yield text.say(len(wanted), can=can)


def _area(place: Told, view: RigaState) -> Iterator[str]:
    step, seat = view.step, place.owner
    if place.zone == "seat":
        text = Riga.tr("Points so far: buildings {printed}, lodges {lodges}, archives {archives}.")
        yield text.say(**points(view, seat))
    elif place.zone == "bill" and isinstance(step, Bill) and seat == view.turn:
        yield Riga.tr("%n ducat(s) still to be paid.", None, 1).say(step.due)
    elif place.zone == "hand" and seat == view.viewer:
        if size(view.goods[seat]):
            text = Riga.tr("Base value of your goods: {value}.")
            yield text.say(value=base_value(view.goods[seat]))
        if held := cards_in(view.hand[seat]):
            text = Riga.tr("%n building(s): −{points} if the game ended now.", None, 1)
            yield text.say(held, points=PENALTY * held)


_SAYING: dict[str, Callable[[Told, RigaState], Iterator[str]]] = {
    "good": _good,
    "row": _row,
    "building": _building,
    "city": _city,
    "area": _area,
}
