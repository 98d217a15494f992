"""Preparation (N-10 to N-16) and the introductory rounds (N-20 to N-24)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hansetable.core import Action, Refusal, Seat, Step
from hansetable.core.chance import mix, shuffle
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import (
    ALL,
    BITS,
    BONUSES,
    CARDS,
    GOODS,
    city_id,
    mission_id,
    stacks,
    surest,
)
from hansetable.games.novgorod.expert import place_figures
from hansetable.games.novgorod.reasons import no
from hansetable.games.novgorod.scoring import OFFICES, ROUTE
from hansetable.games.novgorod.special import lay_column
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.turn import (
    begin_turn,
    missions_on_offer,
    take_mission,
    take_office,
    turn_up,
)

SUREST = {seats: surest(CARDS, seats) for seats in (2, 3, 4)}
AHEAD = (8, 1, 4, 0)
"""How many seals the front of each career card begins with by our own rule (N-H1).

The order of the steps on the cards is our own too. Among equal merchants these make the cards, and
with them the places in the round, win about as often: the lowest card starts (N-16).
"""
PURSE = CARDS.start_money - 2 * CARDS.mission_price
"""What two offices may cost together (N-23)."""


def deal(seats: int, seed: int, options: Mapping[str, str]) -> NovgorodState:
    """Return the state at the first question.

    ``options`` may hold ``bonus`` ("first" or "random", N-14) and ``careers`` ("first" or
    "choose", N-15), ``merchant`` and ``pirate`` ("off", a side or "random"), ``starts`` ("fixed"
    or "random") for where these begin, ``special`` ("off" or "on", N-120) and ``ahead`` ("off" or
    "on", N-H1). What is missing is as for a first game.
    """
    s = NovgorodState(seats, seed)
    artisans = list(range(GOODS))  # N-10
    mix(s, artisans)
    s.artisan_at = tuple(artisans)
    s.supply = [len(stack) for stack in stacks(CARDS, seats)]  # N-11
    s.pile = list(range(len(CARDS.missions)))  # N-12
    shuffle(s, s.pile)
    for seat in range(seats):
        dealt = 1 << s.pile.pop()
        s.hand[seat] = s.seen[seat] = dealt
    s.display = [s.pile.pop() for _ in range(2 + seats)]
    for seat in range(seats):
        s.seen[seat] |= sum(1 << m for m in s.display)
    bonus = list(range(len(BONUSES)))  # N-14
    mix(s, bonus)
    first = options.get("bonus", "first") == "first"
    s.bonus = (OFFICES, ROUTE) if first else tuple(sorted(bonus[:2]))
    careers = list(range(len(CARDS.careers)))  # N-15
    mix(s, careers)
    s.career = careers[:seats]
    s.start = s.career.index(min(s.career))  # N-16
    if options.get("ahead", "off") == "on":
        _put_ahead(s)
    place_figures(s, options)
    if options.get("special", "off") == "on":
        lay_column(s)
    if options.get("careers", "first") == "first":
        _begin_introduction(s)
    else:
        s.turn = 0
        s.stack = [CHOOSE_CAREER_SIDE]
    return s


def _put_ahead(s: NovgorodState) -> None:
    """Give weak career cards seals, and one to all but the last of a round (N-H1).

    The last of a round is the first to pick (N-20), and sees at the end what is enough.
    """
    for seat, card in enumerate(s.career):
        last = (seat - s.start) % s.n == s.n - 1
        s.seals[seat] = AHEAD[card] + (not last)


class ChooseCareerSide(Step):
    """Which side of the career card do you play with? (N-15)."""

    rule = "N-15"

    def options(self, s: NovgorodState, seat: Seat) -> Sequence[Action]:
        return a.CHOOSE_SIDE

    def play(self, s: NovgorodState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.ChooseSide)
        s.side[seat] = a.CHOOSE_SIDE.index(action)
        if s.side[seat] and s.seals[seat]:  # N-H1 is for the front
            s.seals[seat] -= AHEAD[s.career[seat]]
        s.tell(e.SideChosen, seat, CARDS.careers[s.career[seat]][0].id, action.side)
        s.turn += 1
        if s.turn == s.n:
            _begin_introduction(s)


def _begin_introduction(s: NovgorodState) -> None:
    """The start player's right neighbour picks first (N-20)."""
    s.turn = (s.start - 1) % s.n
    s.stack = [PICK]


class Pick(Step):
    """Which office or mission do you take? (N-20)."""

    rule = "N-20"

    def options(self, s: NovgorodState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = []
        if s.owned[seat].bit_count() < 2:
            others = BITS[ALL & ~s.owned[seat]]
            found += [a.BUY_OFFICE[c] for c in others if refuses_office(s, seat, c) is None]
        if s.in_progress(seat) < 2:
            found.extend(missions_on_offer(s))  # N-22
        return found

    def play(self, s: NovgorodState, seat: Seat, action: Action) -> None:
        match action:
            case a.BuyOffice(c=c):
                take_office(s, seat, c)
                s.tell(e.OfficeTaken, seat, action.city)
            case a.BuyMission():
                take_mission(s, seat, action)
                s.tell(e.MissionTaken, seat, action.mission)
            case _:
                drawn = take_mission(s, seat, action)
                s.tell(e.MissionDrawn, seat, mission_id(drawn), 0)
        s.turn = (seat - 1) % s.n
        if all(s.owned[t].bit_count() == 2 and s.in_progress(t) == 2 for t in range(s.n)):
            _pay(s)


def refuses_office(s: NovgorodState, seat: Seat, c: int) -> Refusal | None:
    """Return why an office cannot be taken; it must leave enough for a second one (N-21, N-23)."""
    taken = BITS[s.owned[seat]]
    if len(taken) == 2:
        return no("two-offices")
    if c in taken:
        return no("same-city", city_id(c))
    if not s.supply[c]:
        return no("sold-out", city_id(c))
    spent = office_price(s, seat, taken[0]) if taken else 0
    if s.price(c) + (spent if taken else SUREST[s.n][c]) > PURSE:
        return no("pair-dear", city_id(c), s.price(c), PURSE - spent, len(taken))
    return None


def office_price(s: NovgorodState, seat: Seat, c: int) -> int:
    """Return what the seat's own office in a city cost."""
    return CARDS.cities[c].offices[s.office[seat * GOODS + c]][0]


def _pay(s: NovgorodState) -> None:
    """Everybody pays (N-23), the open missions are filled up (N-24), the first turn begins."""
    for seat in range(s.n):
        cost = sum(office_price(s, seat, c) for c in BITS[s.owned[seat]])
        cost += 2 * CARDS.mission_price
        s.money[seat] -= cost
        s.tell(e.IntroductionPaid, seat, cost, s.money[seat])
    turn_up(s)
    s.round = 1
    s.turn = s.start
    begin_turn(s)


CHOOSE_CAREER_SIDE = ChooseCareerSide()
PICK = Pick()
