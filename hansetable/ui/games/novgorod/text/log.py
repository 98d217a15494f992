"""The log of Novgorod: events as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hansetable.core import Event
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CARDS, MISSION
from hansetable.ui.games.novgorod.text import expert, names
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import listed
from hansetable.ui.language import translate

_UPPER = "upper"


def sentence(event: Event, players: Sequence[str]) -> str:
    """Return an event as a sentence; empty if another line says it.

    Args:
        event: what happened, as the reader may know it.
        players: the name of each seat.
    """
    if isinstance(event, e.GameEnded):
        return _ended(event, players)
    seat = getattr(event, "seat", None)
    return _TELLERS[type(event)](event, "" if seat is None else players[seat])


# ---- preparation ---------------------------------------------------------------------------------


def _side(event: e.SideChosen, name: str) -> str:
    if event.side == "front":
        text = translate("Novgorod", "{name} plays the front side of {career}.")
    else:
        text = translate("Novgorod", "{name} plays the back side of {career}.")
    return text.format(name=name, career=names.career(event.career))


def _office_taken(event: e.OfficeTaken, name: str) -> str:
    text = translate("Novgorod", "{name} takes the {city} office.")
    return text.format(name=name, city=names.city(event.city))


def _mission_taken(event: e.MissionTaken, name: str) -> str:
    text = translate("Novgorod", "{name} takes the mission “{mission}”.")
    return text.format(name=name, mission=names.mission(event.mission))


def _mission_drawn(event: e.MissionDrawn, name: str) -> str:
    """A hidden mission is told without its lines."""
    price = event.price
    if event.mission:
        if price:
            text = Novgorod.trUtf8(
                "{name} draws the mission “{mission}” for %n ducat(s).", None, price
            )
        else:
            text = translate("Novgorod", "{name} draws the mission “{mission}” from the pile.")
        return text.format(name=name, mission=names.mission(event.mission))
    if price:
        text = Novgorod.trUtf8("{name} draws a mission from the pile for %n ducat(s).", None, price)
    else:
        text = translate("Novgorod", "{name} draws a mission from the pile.")
    return text.format(name=name)


def _introduction(event: e.IntroductionPaid, name: str) -> str:
    text = Novgorod.trUtf8(
        "{name} pays %n ducat(s) for two offices and two missions; {left} left.",
        None,
        event.ducats,
    )
    return text.format(name=name, left=event.left)


def _turned_up(event: e.MissionsTurnedUp, name: str) -> str:
    text = Novgorod.trUtf8("%n new mission(s): {missions}.", None, len(event.missions))
    return text.format(missions=listed([names.quoted(m) for m in event.missions]))


# ---- phase 1 -------------------------------------------------------------------------------------


def _silent(event: Event, name: str) -> str:
    """What the table shows, or what the next line says."""
    return ""


def _marked(event: e.Marked, name: str) -> str:
    text = translate("Novgorod", "{name} lays the {card} office as a placeholder for {city}.")
    return text.format(name=name, card=names.city(event.card), city=names.city(event.city))


def _sailed(event: e.Sailed, name: str) -> str:
    if not event.cities:
        return translate("Novgorod", "{name} stays in port.").format(name=name)
    if len(event.cities) == 1:
        text = translate("Novgorod", "{name} sails to {route}.")
    else:
        text = translate("Novgorod", "{name} sails {route}.")
    return text.format(name=name, route=names.route(event.cities))


# ---- phase 2 -------------------------------------------------------------------------------------


def _produced(event: e.Produced, name: str) -> str:
    text = translate("Novgorod", "{name} makes {luxury} from {goods}: {gain}.")
    return text.format(
        name=name,
        luxury=names.good(event.luxury),
        goods=names.worked(event.goods),
        gain=names.gain(event.seals, event.seals),
    )


def _crafted(event: e.Crafted, name: str) -> str:
    text = translate("Novgorod", "{name} makes {luxury} from {goods}.")
    luxury, goods = names.good(event.luxury), names.worked(event.goods)
    return text.format(name=name, luxury=luxury, goods=goods)


def _used(event: e.Used, name: str) -> str:
    if event.held:
        text = translate("Novgorod", "{name} uses {good} from the hold.")
    else:
        text = translate("Novgorod", "{name} uses {good}.")
    return text.format(name=name, good=names.good(event.good))


def _fulfilled(event: e.Fulfilled, name: str) -> str:
    upper, lower = names.mission_lines(event.mission)
    if event.line == _UPPER:
        goods = upper
        text = translate(
            "Novgorod", "{name} fulfils the upper line of a mission with {goods}: {seals}."
        )
    else:
        goods = lower
        text = translate("Novgorod", "{name} finishes a mission with {goods}: {seals}.")
    return text.format(name=name, goods=goods, seals=names.seals(event.seals))


def _advanced(event: e.Advanced, name: str) -> str:
    if event.ducats:
        text = Novgorod.trUtf8(
            "{name} reaches career step {level} for %n ducat(s).", None, event.ducats
        )
    else:
        text = translate("Novgorod", "{name} reaches career step {level}.")
    return text.format(name=name, level=event.level)


def _stored(event: e.Stored, name: str) -> str:
    good = names.good_of(event.city)
    if event.given_up in ("", event.city):
        return translate("Novgorod", "{name} stores {good}.").format(name=name, good=good)
    text = translate("Novgorod", "{name} stores {good} and gives up {other}.")
    return text.format(name=name, good=good, other=names.good_of(event.given_up))


def _collected(event: e.Collected, name: str) -> str:
    text = translate("Novgorod", "{name} takes income in {cities}: {ducats}.")
    cities = listed([names.city(city) for city in event.cities])
    return text.format(name=name, cities=cities, ducats=names.ducats(event.ducats))


def _privilege(event: e.PrivilegeUsed, name: str) -> str:
    kind = names.privilege(event.kind)
    if event.kind == "income":
        text = translate("Novgorod", "{name} uses the privilege “{privilege}”: {ducats}.")
        more = names.ducats(CARDS.income_more)
        return text.format(name=name, privilege=kind, ducats=more)
    text = translate("Novgorod", "{name} uses the privilege “{privilege}”.")
    return text.format(name=name, privilege=kind)


def _fees(event: e.FeesPaid, name: str) -> str:
    text = Novgorod.trUtf8(
        "{name} pays the harbour fee(s) in {cities}: {ducats}.", None, len(event.cities)
    )
    cities = listed([names.city(city) for city in event.cities])
    return text.format(name=name, cities=cities, ducats=names.ducats(event.ducats))


def _kept(event: e.Kept, name: str) -> str:
    text = translate("Novgorod", "{name} leaves a mission open; still to do: {goods}.")
    return text.format(name=name, goods=names.line_goods(MISSION[event.mission], 1))


def _finished(event: e.Finished, name: str) -> str:
    text = translate("Novgorod", "{name} puts a half-done mission under the ship.")
    return text.format(name=name)


# ---- phases 3 and 4 ------------------------------------------------------------------------------


def _office_bought(event: e.OfficeBought, name: str) -> str:
    text = Novgorod.trUtf8("{name} buys the {city} office for %n ducat(s).", None, event.price)
    return text.format(name=name, city=names.city(event.city))


def _upgraded(event: e.Upgraded, name: str) -> str:
    text = Novgorod.trUtf8(
        "{name} improves the ship to speed {speed} for %n ducat(s).", None, event.price
    )
    return text.format(name=name, speed=event.speed)


def _mission_bought(event: e.MissionBought, name: str) -> str:
    text = Novgorod.trUtf8(
        "{name} buys the mission “{mission}” for %n ducat(s).", None, event.price
    )
    return text.format(name=name, mission=names.mission(event.mission))


def _seals(event: e.SealsGained, name: str) -> str:
    if event.privilege:
        text = Novgorod.trUtf8("{name} takes %n seal(s) by privilege.", None, event.seals)
    else:
        text = Novgorod.trUtf8("{name} takes %n seal(s) for the career.", None, event.seals)
    return text.format(name=name)


# ---- bonus cards and the end ---------------------------------------------------------------------


def _bonus(event: e.BonusGained, name: str) -> str:
    text = translate("Novgorod", "{name} earns the bonus “{bonus}”: {seals}.")
    seals = names.seals(event.seals)
    return text.format(name=name, bonus=names.bonus(event.bonus), seals=seals)


def _bonus_lowered(event: e.BonusLowered, name: str) -> str:
    text = Novgorod.trUtf8("The bonus “{bonus}” brings %n seal(s) from now on.", None, event.seals)
    return text.format(bonus=names.bonus(event.bonus))


def _bonus_left(event: e.BonusLeft, name: str) -> str:
    text = translate("Novgorod", "The bonus card “{bonus}” leaves the game.")
    return text.format(bonus=names.bonus(event.bonus))


def _last_round(event: e.LastRoundBegan, name: str) -> str:
    return translate("Novgorod", "The last round begins.")


def _ended(event: e.GameEnded, players: Sequence[str]) -> str:
    if not event.winners:
        return translate("Novgorod", "The game is over: everybody still shows an ×, nobody wins.")
    winners = listed([players[seat] for seat in event.winners])
    text = Novgorod.trUtf8("The game is over: {names} win(s).", None, len(event.winners))
    return text.format(names=winners)


_TELLERS: dict[type[Event], Callable[[Any, str], str]] = {
    e.SideChosen: _side,
    e.OfficeTaken: _office_taken,
    e.MissionTaken: _mission_taken,
    e.MissionDrawn: _mission_drawn,
    e.IntroductionPaid: _introduction,
    e.MissionsTurnedUp: _turned_up,
    e.TurnBegan: _silent,
    e.Laid: _silent,
    e.Marked: _marked,
    e.Sailed: _sailed,
    e.Produced: _produced,
    e.Crafted: _crafted,
    e.Used: _used,
    e.Fulfilled: _fulfilled,
    e.Advanced: _advanced,
    e.Stored: _stored,
    e.Collected: _collected,
    e.PrivilegeUsed: _privilege,
    e.FeesPaid: _fees,
    e.Kept: _kept,
    e.Finished: _finished,
    e.OfficeBought: _office_bought,
    e.Upgraded: _upgraded,
    e.MissionBought: _mission_bought,
    e.SealsGained: _seals,
    e.BonusGained: _bonus,
    e.BonusLowered: _bonus_lowered,
    e.BonusLeft: _bonus_left,
    e.LastRoundBegan: _last_round,
    **expert.TELLERS,
}
