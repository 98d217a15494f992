"""What the numbers and cards of a seat mean, in short lines: for its whole table."""

from __future__ import annotations

from collections.abc import Iterator

from hansetable.core import Seat
from hansetable.games.novgorod.cards import BONUSES, CARDS, COSTS, city_id
from hansetable.games.novgorod.expert import pirate_price
from hansetable.games.novgorod.scoring import TOP, VARIETY, loses, variety
from hansetable.games.novgorod.state import PIRATE, NovgorodState
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import listed

_BOTH = Novgorod.tr("2 commodities, 2 luxury goods")


def cost(key: str) -> str:
    """Return what a career step costs, short enough for a card."""
    return _BOTH.say() if key == COSTS[-1] else say.cost(key)


def meaning(view: NovgorodState, seat: Seat) -> Iterator[tuple[str, str]]:
    """Return what the position means for a seat: icons and lines."""
    yield "seal", _seals(view, view.seals[seat])
    left = view.career_side(seat).loses - view.level[seat]
    if loses(view, seat):
        yield "close", Novgorod.trUtf8("shows ×: loses without %n more step(s)", None, left)
    else:
        yield "check", Novgorod.tr("no × left: counts at the end").say()
    yield "star", _step(view, seat)
    yield "cards", _bonus(view, seat)
    yield "speed", Novgorod.trUtf8("route of up to %n office(s)", None, view.speed[seat])


def _seals(view: NovgorodState, seals: int) -> str:
    if view.last or not view.stack:
        return Novgorod.tr("{seals} of {goal} seals: the last round").say(
            seals=seals, goal=CARDS.goal
        )
    if seals >= CARDS.goal:
        words = Novgorod.tr("{seals} of {goal} seals: one more round follows")
        return words.say(seals=seals, goal=CARDS.goal)
    return Novgorod.trUtf8("%n more seal(s) bring(s) on the last round", None, CARDS.goal - seals)


def _step(view: NovgorodState, seat: Seat) -> str:
    if view.level[seat] == TOP:
        return Novgorod.tr("top of the career: brings on the last round").say()
    words = Novgorod.tr("next step: {cost}")
    return words.say(cost=cost(view.career_side(seat).costs[view.level[seat]]))


def _bonus(view: NovgorodState, seat: Seat) -> str:
    got = [
        say.bonus(BONUSES[card])
        for card, seats in zip(view.bonus, view.bonus_got, strict=True)
        if seats >> seat & 1
    ]
    if not got:
        return Novgorod.tr("no bonus card yet").say()
    return Novgorod.tr("bonus: {bonuses}").say(bonuses=listed(got))


def seals_for_goods(view: NovgorodState, seat: Seat) -> str:
    """Return what completed missions bring at the end (N-96), or what a mission brings."""
    if VARIETY not in view.bonus:
        words = Novgorod.tr("one line {one}, both in one turn {both}")
        return words.say(one=say.seals(CARDS.line_seals), both=CARDS.both_seals)
    known = say.seals(variety(view, seat))
    if any(view.expert.hidden) and view.expert.hidden[seat]:
        known = Novgorod.tr("at least {seals}").say(seals=known)
    return Novgorod.tr("for their goods at the end: {seals}").say(seals=known)


def expert(view: NovgorodState, seat: Seat) -> Iterator[tuple[str, str]]:
    """Return what the figures and special missions of the expert game mean for a seat."""
    figures, more = view.expert, CARDS.figures
    if figures.merchant >= 0:
        gift = say.ducats(more.merchant_ducats)
        if figures.merchant_side:
            gift = say.seals(more.merchant_seals)
        words = Novgorod.tr("merchant in {city}: {gift} more")
        yield "merchant", words.say(city=say.city(city_id(figures.merchant)), gift=gift)
    if figures.pirate >= 0:
        yield "pirate", _pirate(view, seat)
    if figures.column:
        done = figures.hidden[seat] + figures.cardless[seat] + _secret(view, seat)
        yield "mission", Novgorod.trUtf8("%n special mission(s) completed", None, done)


def _pirate(view: NovgorodState, seat: Seat) -> str:
    if not view.expert.pirate_side:
        return Novgorod.trUtf8(
            "moving the pirate costs %n ducat(s)", None, pirate_price(view, seat)
        )
    if view.visible(seat) & PIRATE:
        return Novgorod.tr("can move the pirate by privilege").say()
    return Novgorod.tr("cannot move the pirate").say()


def _secret(view: NovgorodState, seat: Seat) -> int:
    """How many missions lie under the ship that the others do not know, but the viewer does."""
    return (view.under[seat] & ~view.seen[seat - 1]).bit_count()
