"""Preparation: the board, the secret choice of the first city, the first order (K-10 to K-16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hansetable.core import Action, Seat
from hansetable.core.chance import mix, roll
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import events as e
from hansetable.games.kogge.cards import CITIES, GOODS_IN_A_CITY, MADE, SQUARES
from hansetable.games.kogge.multiset import ALL_GOODS, ALL_MARKERS, UNIT, markers_in
from hansetable.games.kogge.reasons import KoggeStep
from hansetable.games.kogge.round import begin_round
from hansetable.games.kogge.state import (
    CONFLICTS,
    HIDDEN,
    MEMORY,
    NONE,
    OPEN,
    RECALL,
    STORES,
    TAXES,
    KoggeState,
)
from hansetable.games.kogge.voyage import change, look

_START = 2 * UNIT[0] + UNIT[1]
_MEMORY_START = 2 * UNIT[0] + 2 * UNIT[1]
_ONE_OF_EACH = sum(UNIT[:9])
TRIES = 12
"""How often players choose a start city before lots decide among those who clash (K-15)."""


def rules(options: Mapping[str, str]) -> int:
    """Return the rules that are in force as bits; conflicts need secret hands (K-90)."""
    found = 0 if options.get("recall") == "off" else RECALL
    for name, bit in (
        ("taxes", TAXES), ("stores", STORES), ("conflicts", CONFLICTS), ("memory", MEMORY),
    ):  # fmt: skip
        found |= bit if options.get(name) == "on" else 0
    if options.get("hands") == "open" and not found & CONFLICTS:
        found |= OPEN
    return found


def deal(seats: int, seed: int, options: Mapping[str, str]) -> KoggeState:
    """Prepare a game up to the choice of the first city."""
    s = KoggeState(seats, seed)
    s.rules = rules(options)
    s.order = list(range(seats))
    memory = s.rules & MEMORY
    s.stock, s.pool = ALL_GOODS, ALL_MARKERS
    for c, good in enumerate(MADE):
        s.goods[c] = GOODS_IN_A_CITY * UNIT[good]
        s.stock -= s.goods[c]
    for seat in range(seats):
        s.get(seat, _MEMORY_START if memory else _START, _ONE_OF_EACH)
    first = s.draw_marker()  # K-12
    s.guild = s.goal = first
    _lay_routes(s)
    s.pool += UNIT[first]
    s.stack.append(CHOOSE_START)
    return s


def _lay_routes(s: KoggeState) -> None:
    """Lay one of each number, one a city (K-13), then any to the second squares (K-14).

    With Memory all lie face down, and a marker may lie in any city (K-D1).
    """
    anywhere = s.rules & MEMORY
    s.down = (1 << SQUARES) - 1 if anywhere else 0
    markers = list(range(len(CITIES)))
    mix(s, markers)
    while not anywhere and any(m == c for c, m in enumerate(markers)):
        mix(s, markers)
    s.pool -= _ONE_OF_EACH
    for c, m in enumerate(markers):
        s.squares[2 * c] = m
        while (other := s.draw_marker()) in (c, m) and not anywhere:
            s.pool += UNIT[other]
        s.squares[2 * c + 1] = other


class ChooseStart(KoggeStep):
    """In which city do you start? Everybody answers, and nobody sees it of another (K-15)."""

    rule = "K-15"

    def asks(self, s: KoggeState) -> Sequence[Seat]:
        return [seat for seat in range(s.n) if s.cog[seat] == NONE and s.chosen[seat] == NONE]

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        barred = s.barred[seat]
        able = [m for m in markers_in(s.hand[seat]) if m != barred]
        if s.steps >= TRIES:
            able = [m for m in able if NONE in s.sites[2 * m : 2 * m + 2]] or able
        return [say.CHOOSE[m] for m in able]

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Choose)
        s.chosen[seat] = action.marker
        s.tell(e.StartChosen, seat, action.marker)
        if self.asks(s):
            return
        if HIDDEN in s.chosen:
            s.stack.clear()  # a view cannot know what the others chose
            return
        s.reveal()
        s.tell(e.StartsShown, tuple(s.chosen))
        _settle(s)
        if NONE not in s.cog:
            _first_order(s)


def _settle(s: KoggeState) -> None:
    """Settle those who chose a city for at most two; the others choose again (K-15).

    After `TRIES` choices lots decide who of them gets what is free, so that it comes to an end.
    """
    chosen, s.chosen = s.chosen, [NONE] * s.n
    s.barred = [NONE] * s.n
    s.steps += 1
    for c in range(len(CITIES)):
        here = [seat for seat in range(s.n) if chosen[seat] == c]
        free = [at for at in (2 * c, 2 * c + 1) if s.sites[at] == NONE]
        if len(here) > len(free):
            lots = sorted(here, key=lambda seat: roll(s, 1 << 30)) if s.steps > TRIES else []
            lucky = lots[: len(free)]
            again = tuple(seat for seat in here if seat not in lucky)
            for seat in again:
                s.barred[seat] = c
            s.tell(e.Clashed, CITIES[c], again)
            here = lucky
        for seat, at in zip(here, free, strict=False):
            s.sites[at] = seat
            s.cog[seat] = c
            s.get(seat, 0, -UNIT[c])
            s.tell(e.Settled, seat, CITIES[c])


def _first_order(s: KoggeState) -> None:
    """Set the first order: lower cities first, two in one city by lot (K-16)."""
    if s.viewer != OMNISCIENT:
        s.stack.clear()
        return
    lots = [roll(s, 1 << 30) for _ in range(s.n)]
    s.order = sorted(range(s.n), key=lambda seat: (s.cog[seat], lots[seat]))
    s.tell(e.OrderSet, tuple(s.order))
    s.leg = 0
    if s.rules & MEMORY:
        s.stack[-1] = FIRST_LOOK
        _first_look(s)
    else:
        begin_round(s)


def _first_look(s: KoggeState) -> None:
    """Let the next player look at the routes of the own city (K-D2); then begin."""
    if s.leg == s.n:
        begin_round(s)
        return
    s.turn = s.order[s.leg]
    look(s, s.turn)


class FirstLook(KoggeStep):
    """Do you change one of the routes of your first city? (K-D2)."""

    rule = "K-D2"

    def shows_routes(self, s: KoggeState, viewer: Seat) -> bool:
        return viewer == s.turn

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        return (say.KEEP, *say.changes(3, s.cog[seat], markers_in(s.hand[seat])))

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        if isinstance(action, a.Change):
            change(s, seat, action)
        else:
            s.tell(e.RoutesKept, seat)
        s.leg += 1
        _first_look(s)


CHOOSE_START = ChooseStart()
FIRST_LOOK = FirstLook()
