"""What a piece of Kogge is worth or allows at this moment, for the viewer.

It is said of what the viewer knows alone: own goods and markers, and what lies open.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from hansetable.core import Seat
from hansetable.games.kogge import GAME
from hansetable.games.kogge.cards import CARDS, GOOD
from hansetable.games.kogge.eval_terms import FAR, reach
from hansetable.games.kogge.multiset import (
    GOOD_DOWN,
    UNIT,
    count,
    goods_in,
    markers_in,
    size,
    strength,
)
from hansetable.games.kogge.round import FARTHEST, AskBids, cities_to_end
from hansetable.games.kogge.scoring import points, value
from hansetable.games.kogge.state import NONE, KoggeState
from hansetable.games.kogge.table import city_of
from hansetable.games.kogge.turn import FOR_A_CHIP, FOR_A_RAID, free_site, lacking, markers_due
from hansetable.games.kogge.voyage import is_closed, passable
from hansetable.ui.games.kogge.text import names as say
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import Told, either, listed

Players = Sequence[str]
NOBODY = -1
"""The seat of a viewer who does not play, or whose cog is not on the map yet."""


def now(place: Told) -> str:
    """Return what a piece is worth or allows now; empty if there is nothing to say."""
    view, players = place.view, place.players
    if not view.stack:
        return ""
    viewer = view.viewer
    me = viewer if 0 <= viewer < view.n and view.cog[viewer] != NONE else NOBODY
    told = _OPEN[place.kind](place, view, players) if place.kind in _OPEN else ()
    mine = _MINE[place.kind](place, view, me) if me != NOBODY and place.kind in _MINE else ()
    loot = _loot(place, view, me, players) if place.kind == "raid" else ()
    return " ".join(filter(None, (*told, *mine, *loot)))


# ---- the same for all ----------------------------------------------------------------------------


def _kontor(place: Told, view: KoggeState, players: Players) -> Iterable[str]:
    yield Kogge.tr("The kontor counts %n victory point(s) at the end.", None, 1).say(CARDS.kontor)
    if stored := view.stores[place.at]:
        yield Kogge.tr("Its goods count %n more.", None, 1).say(value(stored))


def _route(place: Told, view: KoggeState, players: Players) -> Iterable[str]:
    q = place.at
    here = [seat for seat in range(view.n) if view.cog[seat] == q // 2]
    if not here:
        yield Kogge.tr("No cog lies in this city.").say()
    if can := [players[seat] for seat in here if q in passable(view, seat)]:
        yield Kogge.tr("Open to {names}.").say(names=listed(can))
    if cannot := [players[seat] for seat in here if q not in passable(view, seat)]:
        yield Kogge.tr("Closed to {names}.").say(names=listed(cannot))


def _cog(place: Told, view: KoggeState, players: Players) -> Iterable[str]:
    seat, cargo = place.owner, view.cargo[place.owner]
    total = sum(points(view, seat).values())
    known = cargo < GOOD_DOWN
    if known and cargo:
        yield Kogge.tr("On board: {goods}.").say(goods=say.pack(cargo))
    if ways := [say.way(view, q) for q in passable(view, seat)]:
        yield Kogge.tr("From here it can sail {ways}.").say(ways=either(ways))
    if known:
        yield Kogge.tr("%n victory point(s) so far.", None, 1).say(total)
    else:
        yield Kogge.tr("At least %n victory point(s) so far.", None, 1).say(total)


def _guild(place: Told, view: KoggeState, players: Players) -> Iterable[str]:
    most = cities_to_end(view)
    fewest = -(-most // FARTHEST)
    if fewest == most:
        yield Kogge.tr("He ends the game with his next move.").say()
    else:
        yield Kogge.tr("He still makes {fewest} to {most} moves; the last one ends the game.").say(
            fewest=fewest, most=most
        )


def _pile(place: Told, view: KoggeState, players: Players) -> Iterable[str]:
    if (pile := view.piles[place.at]) < GOOD_DOWN:
        text = Kogge.tr("%n victory point(s): {goods}.", None, 1)
        yield text.say(value(pile), goods=say.pack(pile))


def _own_chip(place: Told, view: KoggeState, players: Players) -> Iterable[str]:
    if place.zone == "own":
        yield Kogge.tr("It counts %n victory point(s) at the end.", None, 1).say(CARDS.chip)


def _order(place: Told, view: KoggeState, players: Players) -> Iterable[str]:
    if view.round:
        coming = listed([players[seat] for seat in GAME.coming(view)])
        yield Kogge.tr("Still to come: {names}.").say(names=coming)


def _area(place: Told, view: KoggeState, players: Players) -> Iterable[str]:
    bids = [seat for seat in range(view.n) if view.bids[seat]]
    if place.zone == "bid" and bids:
        best = max(bids, key=lambda seat: strength(view.bids[seat]))
        text = Kogge.tr("Best bid so far: {name} with {bid}.")
        yield text.say(name=players[best], bid=say.markers_of(view.bids[best]))


_OPEN: Mapping[str, Callable[[Told, KoggeState, Players], Iterable[str]]] = {
    "kontor": _kontor,
    "route": _route,
    "cog": _cog,
    "guild": _guild,
    "goal": _guild,
    "pile": _pile,
    "chip": _own_chip,
    "order": _order,
    "area": _area,
}

# ---- to a viewer who plays -----------------------------------------------------------------------


def _city(place: Told, view: KoggeState, me: Seat) -> Iterable[str]:
    far = reach(view, me)[place.at]
    if is_closed(view, me, place.at):
        yield Kogge.tr("Your cog may never come here again.").say()
    elif not far:
        yield Kogge.tr("Your cog lies here.").say()
    elif far == FAR:
        yield Kogge.tr("No routes that you know lead here from your cog.").say()
    else:
        yield Kogge.tr("Your cog is %n step(s) away.", None, 1).say(far)
    yield from _site(place, view, me)


def _site(place: Told, view: KoggeState, me: Seat) -> Iterable[str]:
    """What a kontor in a city lacks."""
    city = city_of(place.itself)
    what = say.lacking(view, lacking(view, me, city), city)
    if free_site(view, city) < 0:
        yield Kogge.tr("Both building sites are taken.").say()
    elif what:
        yield Kogge.tr("For a kontor you lack {what}.").say(what=what)
    else:
        yield Kogge.tr("You have all that a kontor here costs.").say()


def _deals(place: Told, view: KoggeState, me: Seat) -> Iterable[str]:
    """What the viewer has for the guild master."""
    yield _most_goods(view.cargo[me])
    if not view.bought >> me & 1:
        yield _most_markers(view.hand[me])


def _most_goods(cargo: int) -> str:
    """The kind of goods that one has most of, since equal ones buy a chip (K-61)."""
    if not (kinds := goods_in(cargo)):
        return ""
    most = max(kinds, key=lambda g: count(cargo, g))
    text = Kogge.tr(
        "Of one kind you have {goods} at most; a bonus chip costs {needed} equal goods."
    )
    return text.say(goods=say.pack(count(cargo, most) * UNIT[most]), needed=FOR_A_CHIP)


def _most_markers(hand: int) -> str:
    """The number that one has most markers of, since equal ones buy a raid marker (K-61)."""
    if not (kinds := markers_in(hand)):
        return ""
    most = max(kinds, key=lambda m: count(hand, m))
    if count(hand, most) == 1:
        text = Kogge.tr(
            "No two of your markers are equal; the second raid marker costs {needed} equal ones."
        )
    else:
        text = Kogge.tr("You have {markers}; the second raid marker costs {needed} equal markers.")
    return text.say(markers=say.sum_of([most] * count(hand, most)), needed=FOR_A_RAID)


def _good(place: Told, view: KoggeState, me: Seat) -> Iterable[str]:
    if not place.name:
        return
    g, worth = GOOD[place.name], CARDS.points[GOOD[place.name]]
    if place.zone == "cargo" and place.owner == me:
        number = count(view.cargo[me], g)
        text = Kogge.tr(
            "You have %n of them; victory points for them at the end: {worth}.", None, 1
        )
        yield text.say(number, worth=number * worth)
    elif place.zone == "city":
        text = Kogge.tr("%n of them here; victory points for each at the end: {worth}.", None, 1)
        yield text.say(count(view.goods[place.at], g), worth=worth)


def _marker(place: Told, view: KoggeState, me: Seat) -> Iterable[str]:
    if not place.name or place.owner != me or place.zone != "hand":
        return
    if not isinstance(view.stack[-1], AskBids) or view.turn != me:
        yield _for_kontor(view, me, int(place.name))
        return
    bid = view.bids[me] + UNIT[int(place.name)]
    others = [other for seat, other in enumerate(view.bids) if other and seat != me]
    if bid in others:
        text = Kogge.tr("The bid {bid} has already been made.")
    elif others:
        text = Kogge.tr("With it you bid {bid}; better bids so far: {better}.")
    else:
        text = Kogge.tr("With it you bid {bid}.")
    better = sum(strength(other) > strength(bid) for other in others)
    yield text.say(bid=say.markers_of(bid), better=better)


def _for_kontor(view: KoggeState, me: Seat, m: int) -> str:
    """How many markers of a city one has, and what a kontor there costs."""
    if free_site(view, m) < 0:
        text = Kogge.tr("You have %n of them; there is no building site left in {city}.", None, 1)
    else:
        text = Kogge.tr(
            "You have %n of them; a kontor in {city} costs {due} of them and three goods.", None, 1
        )
    return text.say(count(view.hand[me], m), city=say.place(m), due=markers_due(view, m))


def _stock(place: Told, view: KoggeState, me: Seat) -> Iterable[str]:
    if place.zone == "pool":
        yield _for_kontor(view, me, int(place.name))


def _chip(place: Told, view: KoggeState, me: Seat) -> Iterable[str]:
    if place.zone != "own" and place.number:
        yield _most_goods(view.cargo[me])


def _loot(place: Told, view: KoggeState, me: Seat, players: Players) -> Iterable[str]:
    """What the own raid marker lacks, or would bring in the city of the own cog."""
    if me == NOBODY or place.owner != me or place.zone != "raids":
        return
    if place.mark == "unbought":
        yield _most_markers(view.hand[me])
        return
    c = view.cog[me]
    loot = view.goods[c] + view.stores[2 * c] + view.stores[2 * c + 1]
    yield Kogge.tr("A raid on {city} would bring {goods}.").say(
        city=say.place(c), goods=say.pack(loot)
    )
    for other in range(view.n):
        if other != me and view.cog[other] == c and view.cargo[other]:
            half = say.number_of_goods(-(-size(view.cargo[other]) // 2))
            text = Kogge.tr("A raid on {name}’s cog would bring {goods} at most.")
            yield text.say(name=players[other], goods=half)


_MINE: Mapping[str, Callable[[Told, KoggeState, Seat], Iterable[str]]] = {
    "city": _city,
    "site": _site,
    "guild": _deals,
    "goal": _deals,
    "good": _good,
    "marker": _marker,
    "stock": _stock,
    "chip": _chip,
}
