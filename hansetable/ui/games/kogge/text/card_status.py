"""What a piece of Kogge is worth or allows at this moment, for whoever looks at it.

It is said of what the viewer knows alone: own goods and markers, and what lies open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hansetable.core import Place, Seat
from hansetable.games.kogge import GAME
from hansetable.games.kogge.bids import strength
from hansetable.games.kogge.cards import CARDS, CITY, GOOD
from hansetable.games.kogge.eval_terms import FAR, reach
from hansetable.games.kogge.multiset import (
    GOOD_DOWN,
    UNIT,
    count,
    good_names,
    goods_in,
    marker_names,
    markers_in,
    size,
)
from hansetable.games.kogge.round import FARTHEST, AskBids, cities_to_end
from hansetable.games.kogge.routes import is_closed, passable
from hansetable.games.kogge.scoring import points, value
from hansetable.games.kogge.state import NONE, KoggeState
from hansetable.games.kogge.turn import FOR_A_CHIP, FOR_A_RAID, free_site, lacking, markers_due
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import listed
from hansetable.ui.language import translate

Players = Sequence[str]
NOBODY = -1
"""The seat of a viewer who does not play, or whose cog is not on the map yet."""


def now(place: Place, view: KoggeState, players: Players) -> str:
    """Return what a piece is worth or allows now; empty if there is nothing to say."""
    tell = _TELLS.get(place.kind)
    return "" if tell is None or not view.stack else tell(place, view, players)


def _me(view: KoggeState) -> Seat:
    """The seat of the viewer, if it has a cog on the map."""
    seat = view.viewer
    return seat if 0 <= seat < view.n and view.cog[seat] != NONE else NOBODY


def _sentences(*said: str) -> str:
    return " ".join(filter(None, said))


# ---- the map -------------------------------------------------------------------------------------


def _city(place: Place, view: KoggeState, players: Players) -> str:
    c, me = place.index, _me(view)
    if me == NOBODY:
        return ""
    far = reach(view, me)[c]
    if is_closed(view, me, c):
        way = translate("Kogge", "Your cog may never come here again.")
    elif not far:
        way = translate("Kogge", "Your cog lies here.")
    elif far == FAR:
        way = translate("Kogge", "No route that you know leads here from your cog.")
    else:
        way = Kogge.trUtf8("Your cog is %n step(s) away.", None, far)
    return _sentences(way, _kontor_here(view, me, c))


def _kontor_here(view: KoggeState, me: Seat, c: int) -> str:
    """What a kontor in a city lacks."""
    if free_site(view, c) < 0:
        return translate("Kogge", "Both building sites are taken.")
    goods, markers = lacking(view, me, c)
    if goods or markers:
        what = names.items((*good_names(goods), *marker_names(markers)))
        return translate("Kogge", "For a kontor you lack {what}.").format(what=what)
    return translate("Kogge", "You have all that a kontor here costs.")


def _site(place: Place, view: KoggeState, players: Players) -> str:
    me = _me(view)
    return "" if me == NOBODY else _kontor_here(view, me, place.index // 2)


def _kontor(place: Place, view: KoggeState, players: Players) -> str:
    stored = view.stores[place.index]
    return _sentences(
        Kogge.trUtf8("The kontor counts %n victory point(s).", None, CARDS.kontor),
        Kogge.trUtf8("Its goods count %n more.", None, value(stored)) if stored else "",
    )


def _route(place: Place, view: KoggeState, players: Players) -> str:
    q = place.index
    here = [seat for seat in range(view.n) if view.cog[seat] == q // 2]
    if not here:
        return translate("Kogge", "No cog lies in this city.")
    can = [players[seat] for seat in here if q in passable(view, seat)]
    cannot = [players[seat] for seat in here if q not in passable(view, seat)]
    open_to = translate("Kogge", "Open to {names}.").format(names=listed(can)) if can else ""
    closed = translate("Kogge", "Closed to {names}.").format(names=listed(cannot))
    return _sentences(open_to, closed if cannot else "")


def _cog(place: Place, view: KoggeState, players: Players) -> str:
    seat = place.owner
    ways = listed([names.way(view, q) for q in passable(view, seat)])
    first = translate("Kogge", "From here {ways}.").format(ways=ways) if ways else ""
    known = view.cargo[seat] < GOOD_DOWN
    total = sum(points(view, seat).values())
    if known:
        worth = Kogge.trUtf8("%n victory point(s) so far.", None, total)
    else:
        worth = Kogge.trUtf8("At least %n victory point(s) so far.", None, total)
    cargo = ""
    if known and view.cargo[seat]:
        text = translate("Kogge", "On board: {goods}.")
        cargo = text.format(goods=names.pack(view.cargo[seat]))
    return _sentences(cargo, first, worth)


def _guild(place: Place, view: KoggeState, players: Players) -> str:
    me = _me(view)
    left = cities_to_end(view)
    fewest, most = -(-left // FARTHEST), left
    end = translate("Kogge", "He still makes {fewest} to {most} moves; the last one ends the game.")
    if fewest == most:
        end = translate("Kogge", "He ends the game with his next move.")
    return _sentences(end.format(fewest=fewest, most=most), _deals(view, me))


def _deals(view: KoggeState, me: Seat) -> str:
    """What the viewer has for the guild master."""
    if me == NOBODY:
        return ""
    markers = "" if view.bought >> me & 1 else _most_markers(view.hand[me])
    return _sentences(_most_goods(view.cargo[me]), markers)


def _most_goods(cargo: int) -> str:
    """The kind of goods that one has most of, since equal ones buy a chip (K-61)."""
    if not (kinds := goods_in(cargo)):
        return ""
    most = max(kinds, key=lambda g: count(cargo, g))
    text = translate("Kogge", "Most of one kind: {goods}; a bonus chip costs {needed}.")
    goods = names.pack(count(cargo, most) * UNIT[most])
    return text.format(goods=goods, needed=FOR_A_CHIP)


def _most_markers(hand: int) -> str:
    """The number that one has most markers of, since equal ones buy a raid marker (K-61)."""
    if not (kinds := markers_in(hand)):
        return ""
    most = max(kinds, key=lambda m: count(hand, m))
    text = translate("Kogge", "Most of one number: {markers}; the raid marker costs {needed}.")
    number = count(hand, most)
    return text.format(markers=names.sum_of([most] * number), needed=FOR_A_RAID)


# ---- goods, markers, pairs -----------------------------------------------------------------------


def _good(place: Place, view: KoggeState, players: Players) -> str:
    me, g = _me(view), GOOD.get(place.name, NONE)
    if g == NONE or me == NOBODY:
        return ""
    if place.zone == "cargo" and place.owner == me:
        number = count(view.cargo[me], g)
        text = Kogge.trUtf8("You have %n of them, worth {worth} at the end.", None, number)
        return text.format(worth=number * CARDS.points[g])
    zone, _, city = place.zone.partition(":")
    if zone != "city":
        return ""
    c = CITY[city]
    text = Kogge.trUtf8(
        "%n of them here, each worth {worth} at the end.", None, count(view.goods[c], g)
    )
    return text.format(worth=CARDS.points[g])


def _marker(place: Place, view: KoggeState, players: Players) -> str:
    me = _me(view)
    if not place.name or me == NOBODY or place.owner != me or place.zone != "hand":
        return ""
    m = int(place.name)
    return _bid_with(view, me, m) or _for_kontor(view, me, m)


def _bid_with(view: KoggeState, me: Seat, m: int) -> str:
    """What the own bid would be with one marker more, while it is being made."""
    if not isinstance(view.stack[-1], AskBids) or view.turn != me:
        return ""
    bid = view.bids[me] + UNIT[m]
    others = [other for seat, other in enumerate(view.bids) if other and seat != me]
    if bid in others:
        text = translate("Kogge", "The bid {bid} was already made.")
    elif others:
        text = translate("Kogge", "With it you bid {bid}; better ones so far: {better}.")
    else:
        text = translate("Kogge", "With it you bid {bid}.")
    better = sum(strength(other) > strength(bid) for other in others)
    return text.format(bid=names.markers_of(bid), better=better)


def _for_kontor(view: KoggeState, me: Seat, m: int) -> str:
    """How many markers of a city one has, and what a kontor there costs."""
    number = count(view.hand[me], m)
    if free_site(view, m) < 0:
        text = Kogge.trUtf8("You have %n of them; there is no site left in {city}.", None, number)
    else:
        text = Kogge.trUtf8("You have %n of them; a kontor in {city} costs {due}.", None, number)
    return text.format(city=names.place(m), due=markers_due(view, m))


def _stock(place: Place, view: KoggeState, players: Players) -> str:
    me = _me(view)
    if me == NOBODY or place.zone != "pool":
        return ""
    return _for_kontor(view, me, int(place.name))


def _pile(place: Place, view: KoggeState, players: Players) -> str:
    pile = view.piles[place.index]
    if pile >= GOOD_DOWN:
        return ""
    text = Kogge.trUtf8("%n victory point(s): {goods}.", None, value(pile))
    return text.format(goods=names.pack(pile))


# ---- what players have ---------------------------------------------------------------------------


def _raid(place: Place, view: KoggeState, players: Players) -> str:
    me = _me(view)
    if me == NOBODY or place.owner != me or place.zone != "raids":
        return ""
    if place.mark == "unbought":
        return _most_markers(view.hand[me])
    c = view.cog[me]
    loot = view.goods[c] + view.stores[2 * c] + view.stores[2 * c + 1]
    text = translate("Kogge", "In {city} it would bring {goods}.")
    said = [text.format(city=names.place(c), goods=names.pack(loot))]
    text = translate("Kogge", "Half of the cargo of {name}: {goods}.")
    for other in range(view.n):
        if other != me and view.cog[other] == c and view.cargo[other]:
            half = names.number_of_goods(-(-size(view.cargo[other]) // 2))
            said.append(text.format(name=players[other], goods=half))
    return _sentences(*said)


def _chip(place: Place, view: KoggeState, players: Players) -> str:
    me = _me(view)
    if place.zone == "own":
        text = Kogge.trUtf8("It counts %n victory point(s) at the end.", None, CARDS.chip)
        return text
    return "" if me == NOBODY or not place.number else _most_goods(view.cargo[me])


def _order(place: Place, view: KoggeState, players: Players) -> str:
    if not view.round:
        return ""
    coming = [players[seat] for seat in GAME.coming(view)]
    return translate("Kogge", "Still to come: {names}.").format(names=listed(coming))


def _area(place: Place, view: KoggeState, players: Players) -> str:
    bids = [seat for seat in range(view.n) if view.bids[seat]]
    if place.zone != "bid" or not bids:
        return ""
    best = max(bids, key=lambda seat: strength(view.bids[seat]))
    text = translate("Kogge", "Best so far: {name} with {bid}.")
    return text.format(name=players[best], bid=names.markers_of(view.bids[best]))


_TELLS: dict[str, Callable[[Place, KoggeState, Players], str]] = {
    "city": _city,
    "site": _site,
    "kontor": _kontor,
    "route": _route,
    "cog": _cog,
    "guild": _guild,
    "goal": _guild,
    "good": _good,
    "marker": _marker,
    "stock": _stock,
    "pile": _pile,
    "raid": _raid,
    "chip": _chip,
    "order": _order,
    "area": _area,
}
