"""A turn (N-30): phase 1, the route; phase 3, buying; phase 4, seals. Phase 2 is in ``use``."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Automatic, Refusal, Seat, Step
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import ALL, BITS, CARDS, GOODS, city_id, mission_id
from hansetable.games.novgorod.expert import (
    MOVES,
    SEND_PIRATE,
    can_send,
    move_pirate,
    slow,
    targets,
)
from hansetable.games.novgorod.reasons import no
from hansetable.games.novgorod.route import (
    PLACEHOLDER,
    lay,
    mark,
    next_cities,
    payable,
    payable_cities,
    payable_placeholders,
    pirate_cities,
    placeholders,
    refuses_lay,
    refuses_mark,
    refuses_sail,
    room,
)
from hansetable.games.novgorod.scoring import OFFICES, ROUTE, award, end_game, end_round
from hansetable.games.novgorod.state import BASE, HIDDEN, MISSION, PRICES, SEAL, NovgorodState
from hansetable.games.novgorod.use import USE_ROUTE

OPEN_MISSIONS = 4
"""How many missions lie open (N-24, N-82)."""
MOST_MISSIONS = 3
"""How many missions a player may have in progress (N-81)."""
FASTEST = 5
LAYS = tuple(tuple(a.LAY[c] for c in BITS[mask]) for mask in range(ALL + 1))
MARKS = tuple(
    tuple(tuple(a.MARK[c][k] for k in BITS[mask]) for mask in range(ALL + 1)) for c in range(GOODS)
)


def begin_turn(s: NovgorodState) -> None:
    """Begin the turn of ``s.turn``; the phases lie on the stack, the first on top."""
    s.clear_turn()
    s.stack[:] = [END_TURN, BUY, USE_ROUTE, LAY_ROUTE]
    s.tell(e.TurnBegan, s.turn, s.round)


# ---- phase 1: lay out a route ---------------------------------------------------------------


class LayRoute(Step):
    """Which city do you visit next, or do you sail?"""

    rule = "N-40"

    def options(self, s: NovgorodState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = []
        if room(s, seat) > 0:
            cities, cards = next_cities(s), placeholders(s, seat)
            cities = payable_cities(s, seat, cities)
            if cards:
                cards = payable_placeholders(s, seat, cards)
            found += LAYS[cities]
            if cards:
                found += MARKS[s.route[-1]][cards]
        if payable(s, seat):
            found.append(a.SAIL)
        if s.expert is not BASE:
            found += MOVES[pirate_cities(s, seat)]
        return found

    def refuses(self, s: NovgorodState, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case a.Lay(c=c):
                return refuses_lay(s, seat, c)
            case a.Mark(c=c, k=k) if s.route[-1:] == [c]:
                return refuses_mark(s, seat, k)
            case a.Sail():
                return refuses_sail(s, seat)
        return Step.refuses(self, s, seat, action)

    def play(self, s: NovgorodState, seat: Seat, action: Action) -> None:
        match action:
            case a.Lay(c=c):
                lay(s, seat, c)
                s.tell(e.Laid, seat, action.city, bool(s.base >> c & 1))
            case a.Mark(c=c, k=k):
                mark(s, c, k)
                s.tell(e.Marked, seat, action.city, action.card)
            case a.MovePirate():
                move_pirate(s, seat, action)
            case _:
                _sail(s, seat)


def _sail(s: NovgorodState, seat: Seat) -> None:
    """The route is complete: everything on it is fresh (N-46)."""
    slower = 0 if s.expert is BASE else slow(s)
    if len(s.route) > s.speed[seat] - slower:  # N-31, N-41, N-115
        s.privilege = True
        if s.expert.pirate >= 0:
            s.expert = s.expert._replace(hastened=True)
        s.tell(e.PrivilegeUsed, seat, "speed")
    s.fresh = s.artisans = s.visited
    s.spots = s.marked
    s.held = s.hold[seat]  # N-45, N-66
    cities = tuple([city_id(c) for c in s.route if c < PLACEHOLDER])
    s.tell(e.Sailed, seat, cities)
    if len(cities) >= 5:  # N-47
        award(s, ROUTE)
    s.stack.pop()


# ---- phase 3: buy one thing -----------------------------------------------------------------


class Buy(Step):
    """What do you buy, if anything?"""

    rule = "N-80"

    def options(self, s: NovgorodState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = []
        money, room = s.money[seat], s.in_progress(seat) < MOST_MISSIONS
        if not s.bought:  # the guards below, without their reasons: this is asked for very often
            prices, supply = PRICES[s.n], s.supply
            for c in BITS[ALL & ~s.owned[seat]]:
                if prices[c][supply[c]] <= money:
                    found.append(a.BUY_OFFICE[c])
            if s.speed[seat] < FASTEST and CARDS.ship(s.speed[seat] + 1) <= money:
                found.append(a.UPGRADE)
            if room and money >= CARDS.mission_price:
                found += missions_on_offer(s)
        if room and not s.privilege and refuses_cheap(s, seat) is None:
            found.append(a.PRIVILEGE["mission"])
        found.append(a.PASS)
        if s.expert is not BASE:
            found += MOVES[targets(s, seat, FASTEST)]
        return found

    def refuses(self, s: NovgorodState, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case a.BuyOffice(c=c):
                return refuses_office(s, seat, c)
            case a.Upgrade():
                return refuses_ship(s, seat)
        return Step.refuses(self, s, seat, action)

    def play(self, s: NovgorodState, seat: Seat, action: Action) -> None:
        match action:
            case a.Privilege():
                s.privilege = True
                s.tell(e.PrivilegeUsed, seat, action.kind)
                s.stack.append(BUY_CHEAP)
            case a.Pass():
                s.stack.pop()
                if s.expert.pirate_side and can_send(s, seat):  # N-116
                    s.stack.append(SEND_PIRATE)
            case a.MovePirate():
                move_pirate(s, seat, action)
            case a.BuyOffice(c=c):
                price = take_office(s, seat, c)
                s.money[seat] -= price
                s.bought = True
                s.tell(e.OfficeBought, seat, action.city, price)
                if s.owned[seat] == ALL:  # N-84
                    award(s, OFFICES)
            case a.Upgrade():
                s.speed[seat] += 1
                price = CARDS.ship(s.speed[seat])
                s.money[seat] -= price
                s.bought = True
                s.tell(e.Upgraded, seat, s.speed[seat], price)
            case _:
                s.bought = True
                _buy_mission(s, seat, action, CARDS.mission_price)


def refuses_office(s: NovgorodState, seat: Seat, c: int) -> Refusal | None:
    """Return why the top office of a city cannot be bought (N-80)."""
    if s.owned[seat] >> c & 1:
        return no("owned", city_id(c))
    if not s.supply[c]:
        return no("sold-out", city_id(c))
    if s.bought:
        return no("bought")
    price, money = s.price(c), s.money[seat]
    return no("office-dear", city_id(c), price, money) if price > money else None


def refuses_ship(s: NovgorodState, seat: Seat) -> Refusal | None:
    """Return why the next ship cannot be bought (N-80)."""
    speed, money = s.speed[seat], s.money[seat]
    if speed == FASTEST:
        return no("fastest", speed)
    if s.bought:
        return no("bought")
    price = CARDS.ship(speed + 1)
    return no("ship-dear", speed + 1, price, money) if price > money else None


def refuses_mission(s: NovgorodState, seat: Seat) -> Refusal | None:
    """Return why no mission can be bought (N-80, N-81)."""
    if s.in_progress(seat) >= MOST_MISSIONS:
        return no("three-missions")
    if s.bought:
        return no("bought")
    price, money = CARDS.mission_price, s.money[seat]
    return no("mission-dear", price, money) if price > money else None


def refuses_cheap(s: NovgorodState, seat: Seat) -> Refusal | None:
    """Return why the privilege brings no mission (N-83)."""
    if not s.visible(seat) & MISSION:
        return no("privilege-covered", "mission")
    if s.privilege:
        return no("privilege-used")
    if s.in_progress(seat) >= MOST_MISSIONS:
        return no("three-missions")
    if not missions_on_offer(s):
        return no("no-missions")
    price, money = CARDS.cheap_mission, s.money[seat]
    return no("cheap-dear", price, money) if price > money else None


class BuyCheap(Step):
    """Which mission do you buy with the privilege? (N-83)."""

    rule = "N-83"

    def options(self, s: NovgorodState, seat: Seat) -> Sequence[Action]:
        return missions_on_offer(s)

    def play(self, s: NovgorodState, seat: Seat, action: Action) -> None:
        s.stack.pop()
        _buy_mission(s, seat, action, CARDS.cheap_mission)


def missions_on_offer(s: NovgorodState) -> list[Action]:
    """Return the actions that take an open mission or the top of the pile (N-22, N-85)."""
    found: list[Action] = [a.BUY_MISSION[m] for m in s.display if m >= 0]
    if s.pile:
        found.append(a.DRAW_MISSION)
    return found


def take_office(s: NovgorodState, seat: Seat, c: int) -> int:
    """Give a seat the top office of a city and return its price."""
    price = s.price(c)
    s.office[seat * GOODS + c] = s.top(c)
    s.owned[seat] |= 1 << c
    s.supply[c] -= 1
    return price


def take_mission(s: NovgorodState, seat: Seat, action: Action) -> int:
    """Give a seat an open mission, or the top one of the pile, and return its index."""
    if isinstance(action, a.BuyMission):
        s.display.remove(action.m)
        s.hand[seat] |= 1 << action.m
        return action.m
    drawn = s.pile.pop()
    if drawn == HIDDEN:
        s.unknown[seat] += 1
    else:
        s.hand[seat] |= 1 << drawn
        s.seen[seat] |= 1 << drawn
    return drawn


def turn_up(s: NovgorodState) -> None:
    """Fill the open missions up to four (N-24, N-82)."""
    new = []
    while len(s.display) < OPEN_MISSIONS and s.pile:
        m = s.pile.pop()
        s.display.append(m)
        new.append(mission_id(m))
        if m >= 0:
            for seat in range(s.n):
                s.seen[seat] |= 1 << m
    if new:
        s.tell(e.MissionsTurnedUp, tuple(new))


def _buy_mission(s: NovgorodState, seat: Seat, action: Action, price: int) -> None:
    """Buy a mission for a price (N-80, N-83) and fill the display (N-82)."""
    bought = mission_id(take_mission(s, seat, action))
    s.money[seat] -= price
    kind = e.MissionBought if isinstance(action, a.BuyMission) else e.MissionDrawn
    s.tell(kind, seat, bought, price)
    turn_up(s)


# ---- phase 4: seals -------------------------------------------------------------------------


class EndTurn(Automatic):
    """Seals for the career step, then the next player's turn."""

    def run(self, s: NovgorodState) -> None:
        seat = s.turn
        seals = s.career_side(seat).seals[s.level[seat]]
        if seals:  # N-90
            s.seals[seat] += seals
            s.tell(e.SealsGained, seat, seals, False)
        if s.can_use(seat, SEAL):  # N-91
            s.seals[seat] += 1
            s.tell(e.SealsGained, seat, 1, True)
        s.turn = (seat + 1) % s.n
        if s.turn == s.start:
            if end_round(s):
                end_game(s)
                return
            s.round += 1
        begin_turn(s)


LAY_ROUTE = LayRoute()
BUY = Buy()
BUY_CHEAP = BuyCheap()
END_TURN = EndTurn()
