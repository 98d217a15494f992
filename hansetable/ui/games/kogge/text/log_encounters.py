"""The log of Kogge, raids on cogs, conflicts and trade: what two players do to each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hansetable.core import Event
from hansetable.games.kogge import encounter_events as d
from hansetable.games.kogge.actions import ROUTE
from hansetable.games.kogge.events import UNKNOWN
from hansetable.ui.games.kogge.text import names
from hansetable.ui.language import translate

Players = Sequence[str]

# ---- raids ---------------------------------------------------------------------------------------


def _cog_raided(event: d.CogRaided, players: Players) -> str:
    text = translate("Kogge", "{name} raids the cog of {other} in {city}.")
    city = names.city(event.city)
    return text.format(name=players[event.seat], other=players[event.victim], city=city)


def _parted(event: d.GoodParted, name: str) -> str:
    if not event.good:
        return translate("Kogge", "{name} lays a good on the first pile.").format(name=name)
    text = translate("Kogge", "{name} lays {good} on the first pile.")
    return text.format(name=name, good=names.one(event.good))


def _pile_taken(event: d.PileTaken, name: str) -> str:
    text = translate("Kogge", "{name} takes {pile}: {goods}.")
    return text.format(name=name, pile=names.pile(event.pile), goods=names.goods(event.goods))


def _driven(event: d.Driven, players: Players) -> str:
    text = translate("Kogge", "{name} sends the cog of {other} {way}.")
    way = names.along(ROUTE[event.route])
    return text.format(name=players[event.seat], other=players[event.cog], way=way)


# ---- conflicts -----------------------------------------------------------------------------------


def _conflict(event: d.ConflictBegan, players: Players) -> str:
    text = translate("Kogge", "{name} attacks {other}.")
    return text.format(name=players[event.seat], other=players[event.other])


def _peace(event: d.PeaceKept, name: str) -> str:
    return translate("Kogge", "{name} keeps the peace.").format(name=name)


def _staked(event: d.MarkerStaked, name: str) -> str:
    text = translate("Kogge", "{name} chooses {marker} for the conflict.")
    return text.format(name=name, marker=names.marker(event.marker))


def _stakes(event: d.StakesExchanged, players: Players) -> str:
    """Only the two learn what was chosen, and that is told only if something was."""
    one, other = players[event.seat], players[event.other]
    if event.winner < 0:
        text = translate("Kogge", "Nobody wins the conflict of {name} and {other}.")
        result = text.format(name=one, other=other)
    else:
        loser = event.other if event.winner == event.seat else event.seat
        text = translate("Kogge", "{name} wins the conflict with {other}.")
        result = text.format(name=players[event.winner], other=players[loser])
    chosen = (*event.markers, *event.their_markers)
    if not chosen or UNKNOWN in chosen:
        return result
    text = translate("Kogge", "{name} has chosen {markers}, {other} {others}.")
    mine, theirs = names.sum_of(event.markers), names.sum_of(event.their_markers)
    said = text.format(name=one, markers=mine, other=other, others=theirs)
    return f"{said} {result}"


def _wished(event: d.Wished, players: Players) -> str:
    name, other = players[event.seat], players[event.loser]
    handed = names.goods(event.handed)
    if all(event.wish):
        text = translate("Kogge", "{name} wishes for {goods}, and {other} hands over {handed}.")
        return text.format(name=name, goods=names.goods(event.wish), other=other, handed=handed)
    text = translate("Kogge", "{name} makes a wish, and {other} hands over {handed}.")
    return text.format(name=name, other=other, handed=handed)


# ---- trade ---------------------------------------------------------------------------------------


def _offered(event: d.OfferMade, players: Players) -> str:
    if not event.gets:
        text = translate("Kogge", "{name} offers {other} a present: {gives}{where}.")
    elif not event.gives:
        text = translate("Kogge", "{name} asks {other} for a present: {gets}{where}.")
    else:
        text = translate("Kogge", "{name} offers {other} {gives} for {gets}{where}.")
    return _deal(event, text, players)


def _countered(event: d.OfferCountered, players: Players) -> str:
    text = translate("Kogge", "{name} answers {other} with another offer: {gives} for {gets}.")
    return _deal(event, text, players)


def _traded(event: d.Traded, players: Players) -> str:
    if not event.gets:
        text = translate("Kogge", "{name} makes {other} a present: {gives}{where}.")
    elif not event.gives:
        text = translate("Kogge", "{other} makes {name} a present: {gets}{where}.")
    else:
        text = translate("Kogge", "{name} trades with {other}: {gives} for {gets}{where}.")
    return _deal(event, text, players)


def _deal(event: d.OfferMade | d.OfferCountered | d.Traded, text: str, players: Players) -> str:
    """Fill in who gives what, and whose kontor trades instead of a cog (K-B1)."""
    where = ""
    if event.side != "cogs":
        owner = players[event.seat if event.side == "mine" else event.other]
        where = translate("Kogge", " at the kontor of {name}").format(name=owner)
    gives, gets = names.items(event.gives), names.items(event.gets)
    name, other = players[event.seat], players[event.other]
    return text.format(name=name, other=other, gives=gives, gets=gets, where=where)


def _declined(event: d.OfferDeclined, players: Players) -> str:
    text = translate("Kogge", "{name} declines the offer of {other}.")
    return text.format(name=players[event.seat], other=players[event.other])


def _withdrawn(event: d.OfferWithdrawn, name: str) -> str:
    return translate("Kogge", "{name} withdraws the offer.").format(name=name)


def _silent(event: Event, name: str) -> str:
    """What others must not count: each marker of a stake (K-C2)."""
    return ""


TELLERS: dict[type[Event], Callable[[Any, Players], str]] = {
    d.CogRaided: _cog_raided,
    d.Driven: _driven,
    d.ConflictBegan: _conflict,
    d.StakesExchanged: _stakes,
    d.Wished: _wished,
    d.OfferMade: _offered,
    d.OfferCountered: _countered,
    d.Traded: _traded,
    d.OfferDeclined: _declined,
}
"""How events that name two seats are told."""
OWN: dict[type[Event], Callable[[Any, str], str]] = {
    d.GoodParted: _parted,
    d.PileTaken: _pile_taken,
    d.PeaceKept: _peace,
    d.MarkerStaked: _staked,
    d.StakePrepared: _silent,
    d.OfferWithdrawn: _withdrawn,
}
"""How events that name one seat are told."""
