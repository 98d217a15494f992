"""The log of Kogge: events as sentences; what two players do to each other is in `between`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hansetable.core import Event
from hansetable.games.kogge import events as e
from hansetable.games.kogge.actions import ROUTE
from hansetable.games.kogge.turn import FOR_A_CHIP, FOR_A_RAID
from hansetable.ui.games.kogge.text import log_encounters, names
from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import listed, titled
from hansetable.ui.language import translate

Players = Sequence[str]


def sentence(event: Event, players: Players) -> str:
    """Return an event as a sentence; empty if another line says it.

    Args:
        event: what happened, as the reader may know it.
        players: the name of each seat.
    """
    if type(event) in _OF_SEVERAL:
        return _OF_SEVERAL[type(event)](event, players)
    seat = getattr(event, "seat", None)
    return _TELLERS[type(event)](event, "" if seat is None else players[seat])


def _silent(event: Event, name: str) -> str:
    """What the table shows, or what the next line says."""
    return ""


# ---- beginning -----------------------------------------------------------------------------------


def _start_chosen(event: e.StartChosen, name: str) -> str:
    if event.marker == e.UNKNOWN:
        return translate("Kogge", "{name} has chosen a city to start in.").format(name=name)
    text = translate("Kogge", "{name} chooses to start in {city}.")
    return text.format(name=name, city=names.place(event.marker))


def _settled(event: e.Settled, name: str) -> str:
    text = translate("Kogge", "{name} begins in {city} with a kontor and the cog.")
    return text.format(name=name, city=names.city(event.city))


def _clashed(event: e.Clashed, players: Players) -> str:
    text = Kogge.trUtf8(
        "Too many want to start in {city}: {names} choose(s) again.", None, len(event.seats)
    )
    return text.format(city=names.city(event.city), names=_all(event.seats, players))


def _order(event: e.OrderSet, players: Players) -> str:
    text = translate("Kogge", "The order of turns is {names}.")
    return text.format(names=_all(event.order, players))


def _looked(event: e.RoutesLooked, name: str) -> str:
    text = translate("Kogge", "{name} looks at both routes from {city}.")
    return text.format(name=name, city=names.city(event.city))


def _kept(event: e.RoutesKept, name: str) -> str:
    return translate("Kogge", "{name} leaves both routes as they are.").format(name=name)


# ---- bids, supply, guild master ------------------------------------------------------------------


def _round(event: e.RoundBegan, name: str) -> str:
    return translate("Kogge", "Round {round} begins.").format(round=event.round)


def _drawn(event: e.MarkerDrawn, name: str) -> str:
    if event.marker == e.UNKNOWN:
        text = translate("Kogge", "{name} draws a marker for the bonus chip.")
    else:
        text = translate("Kogge", "{name} draws {marker} for the bonus chip.")
    return text.format(name=name, marker=names.marker(event.marker))


def _pairs(event: e.PairsLaid, name: str) -> str:
    if not event.pairs:
        return translate("Kogge", "The pool has no pair of markers to sell.")
    text = translate("Kogge", "Pairs of markers for sale: {pairs}.")
    return text.format(pairs=listed([names.sum_of(pair) for pair in event.pairs]))


def _bid(event: e.BidMade, name: str) -> str:
    text = translate("Kogge", "{name} bids {markers}.")
    return text.format(name=name, markers=names.sum_of(event.markers))


def _passed(event: e.BidPassed, name: str) -> str:
    return translate("Kogge", "{name} has nothing to bid and passes.").format(name=name)


def _supplied(event: e.Supplied, players: Players) -> str:
    """Goods that come to a city, and how many of them into kontors there (K-26)."""
    stored = len(event.kontors)
    owners = listed([players[seat] for seat in dict.fromkeys(event.kontors)])
    if stored == event.number:
        text = Kogge.trUtf8("{city} receives {goods} in the kontor(s) of {names}.", None, stored)
    else:
        text = translate("Kogge", "{city} receives {goods}.")
    goods = names.goods([event.good] * event.number)
    said = text.format(city=names.city(event.city), goods=goods, names=owners)
    if stored in (0, event.number):
        return said
    rest = Kogge.trUtf8("%n of them go(es) into the kontor(s) of {names}.", None, stored)
    return f"{said} {rest.format(names=owners)}"


def _guild(event: e.GuildMoved, name: str) -> str:
    text = translate("Kogge", "{name} moves the guild master to {city}.")
    return text.format(name=name, city=names.city(event.city))


def _taxed(event: e.Taxed, name: str) -> str:
    text = translate("Kogge", "{name} pays a tax of {good}.")
    return text.format(name=name, good=names.one(event.good))


def _confiscated(event: e.Confiscated, name: str) -> str:
    text = translate("Kogge", "The guild master seizes {goods} in {city}.")
    return text.format(goods=names.goods(event.goods), city=names.city(event.city))


# ---- movement ------------------------------------------------------------------------------------


def _named(event: e.RouteNamed, name: str) -> str:
    if not event.route:
        return translate("Kogge", "{name} announces the secret path.").format(name=name)
    text = translate("Kogge", "{name} announces {route}.")
    return text.format(name=name, route=names.route(ROUTE[event.route]))


def _paid(event: e.Paid, name: str) -> str:
    return translate("Kogge", "{name} pays {item}.").format(name=name, item=names.item(event.item))


def _turned(event: e.RouteTurned, name: str) -> str:
    text = translate("Kogge", "{route} is turned up: it leads to {city}.")
    route = titled(names.route(ROUTE[event.route]))
    return text.format(route=route, city=names.place(event.marker))


def _sailed(event: e.Sailed, name: str) -> str:
    if event.route:
        text = translate("Kogge", "{name} sails to {city}.")
    else:
        text = translate("Kogge", "{name} takes the secret path to {city}.")
    return text.format(name=name, city=names.city(event.city))


def _blocked(event: e.Blocked, name: str) -> str:
    """A closed city, or the one where the cog is already."""
    text = translate("Kogge", "The route leads to {city}, so the cog of {name} stays.")
    return text.format(name=name, city=names.city(event.city))


def _loaded(event: e.Loaded, name: str) -> str:
    text = translate("Kogge", "{name} loads {good}.")
    return text.format(name=name, good=names.one(event.good))


def _remains(event: e.NoWayOut, name: str) -> str:
    return translate("Kogge", "No route is possible for the cog of {name}.").format(name=name)


def _ended_turn(event: e.TurnEnded, name: str) -> str:
    return translate("Kogge", "{name} ends the turn.").format(name=name)


# ---- actions -------------------------------------------------------------------------------------


def _with_points(text: str, points: int) -> str:
    """Say how many development points somebody has now."""
    now = translate("Kogge", "That makes {points}.").format(points=names.development(points))
    return f"{text} {now}"


def _founded(event: e.Founded, name: str) -> str:
    text = translate("Kogge", "{name} founds a kontor in {city}.")
    return _with_points(text.format(name=name, city=names.city(event.city)), event.points)


def _raid_bought(event: e.RaidBought, name: str) -> str:
    text = translate("Kogge", "{name} buys the second raid marker for {markers}.")
    return text.format(name=name, markers=names.equal(event.marker, FOR_A_RAID))


def _chip_bought(event: e.ChipBought, name: str) -> str:
    text = translate("Kogge", "{name} buys the bonus chip {chip} for {goods}.")
    goods = names.goods([event.good] * FOR_A_CHIP)
    said = text.format(name=name, chip=names.quoted(event.chip), goods=goods)
    return _with_points(said, event.points)


def _marker_taken(event: e.MarkerTaken, name: str) -> str:
    text = translate("Kogge", "{name} gives the guild master {given} for {taken}.")
    given, taken = names.one(event.good), names.marker(event.marker)
    return text.format(name=name, given=given, taken=taken)


def _good_taken(event: e.GoodTaken, name: str) -> str:
    text = translate("Kogge", "{name} gives the guild master {given} for {taken}.")
    given, taken = names.marker(event.marker), names.one(event.good)
    return text.format(name=name, given=given, taken=taken)


def _pair_bought(event: e.PairBought, name: str) -> str:
    text = translate("Kogge", "{name} buys the pair {markers} for {good}.")
    markers = names.sum_of(event.markers)
    return text.format(name=name, markers=markers, good=names.one(event.good))


def _exchanged(event: e.Exchanged, name: str) -> str:
    text = translate("Kogge", "{name} exchanges {given} for {taken} in {city}.")
    given, taken = names.goods(event.given), names.goods(event.taken)
    return text.format(name=name, given=given, taken=taken, city=names.city(event.city))


def _changed(event: e.RouteChanged, name: str) -> str:
    if event.laid == e.UNKNOWN:
        text = translate("Kogge", "{name} lays a marker face down on {route}")
    else:
        text = translate("Kogge", "{name} lays {marker} face down on {route}")
    said = text.format(
        name=name, marker=names.marker(event.laid), route=names.route(ROUTE[event.route])
    )
    if event.taken == e.UNKNOWN:
        return translate("Kogge", "{what} and takes the hidden one.").format(what=said)
    text = translate("Kogge", "{what} and takes {marker}.")
    return text.format(what=said, marker=names.marker(event.taken))


# ---- raids ---------------------------------------------------------------------------------------


def _city_raided(event: e.CityRaided, name: str) -> str:
    if not event.goods:
        text = translate("Kogge", "{name} raids {city}, where there is nothing.")
        return text.format(name=name, city=names.city(event.city))
    text = translate("Kogge", "{name} raids {city} and takes {goods}.")
    return text.format(name=name, city=names.city(event.city), goods=names.goods(event.goods))


# ---- end -----------------------------------------------------------------------------------------


def _game_ended(event: e.GameEnded, players: Players) -> str:
    number = len(event.winners)
    if event.reason == "points":
        text = Kogge.trUtf8("Five development points: {names} win(s).", None, number)
    else:
        text = Kogge.trUtf8("The guild master ends the game: {names} win(s).", None, number)
    return text.format(names=_all(event.winners, players))


def _all(seats: Sequence[int], players: Players) -> str:
    return listed([players[seat] for seat in seats])


_OF_SEVERAL: dict[type[Event], Callable[[Any, Players], str]] = {
    e.Clashed: _clashed,
    e.OrderSet: _order,
    e.Supplied: _supplied,
    e.GameEnded: _game_ended,
    **log_encounters.TELLERS,
}
_TELLERS: dict[type[Event], Callable[[Any, str], str]] = {
    e.StartChosen: _start_chosen,
    e.StartsShown: _silent,
    e.Settled: _settled,
    e.RoutesLooked: _looked,
    e.RoutesKept: _kept,
    e.RoundBegan: _round,
    e.MarkerDrawn: _drawn,
    e.PairsLaid: _pairs,
    e.MarkerLaid: _silent,
    e.BidMade: _bid,
    e.BidPassed: _passed,
    e.GuildMoved: _guild,
    e.Taxed: _taxed,
    e.Confiscated: _confiscated,
    e.TurnBegan: _silent,
    e.RouteNamed: _named,
    e.Paid: _paid,
    e.RouteTurned: _turned,
    e.Sailed: _sailed,
    e.Blocked: _blocked,
    e.Loaded: _loaded,
    e.Anchored: _silent,
    e.Founded: _founded,
    e.RaidBought: _raid_bought,
    e.ChipBought: _chip_bought,
    e.MarkerTaken: _marker_taken,
    e.GoodTaken: _good_taken,
    e.PairBought: _pair_bought,
    e.Exchanged: _exchanged,
    e.RouteChanged: _changed,
    e.CityRaided: _city_raided,
    e.NoWayOut: _remains,
    e.TurnEnded: _ended_turn,
    **log_encounters.OWN,
}
