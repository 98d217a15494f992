"""Preparation (R-10 to R-15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hansetable.core import Action, Seat
from hansetable.core.chance import mix, roll, shuffle
from hansetable.core.state import OMNISCIENT
from hansetable.games.riga import actions as a
from hansetable.games.riga import events as e
from hansetable.games.riga.cards import CITY_BUILDINGS, START_VALUE, bits, building_ids
from hansetable.games.riga.multiset import BASE, EVERY, UNIT, base_value, goods_of
from hansetable.games.riga.reasons import Question
from hansetable.games.riga.state import SIGHT, RigaState
from hansetable.games.riga.supply import discard_secretly, draw_building
from hansetable.games.riga.year import begin_year

DEALT = 2
"""How many buildings everybody draws (R-14)."""


def deal(seats: int, seed: int, options: Mapping[str, str]) -> RigaState:
    """Return the state at the first question.

    ``options`` may hold ``riga`` ("off" or "on": the Riga buildings, R-10) and ``hands``
    ("secret" or "open", R-90); what is missing is as for a first game.
    """
    s = RigaState(seats, seed)
    s.riga = options.get("riga", "off") == "on"
    s.open = options.get("hands", "secret") == "open"
    s.rows = [()] * (seats + 2)
    s.goods_pile = goods_of(EVERY)
    mix(s, s.goods_pile)
    s.pile = list(range(CITY_BUILDINGS))
    shuffle(s, s.pile)
    provisional = roll(s, seats)
    for at in range(seats):
        seat, value = (provisional + at) % seats, 0
        while value < START_VALUE:
            g = s.goods_pile.pop()
            s.goods[seat] += UNIT[g]
            s.seen = [seen + SIGHT for seen in s.seen]
            value += BASE[g]
        s.shown[seat] = s.goods[seat]
    s.turn = who_names(s, provisional)
    s.stack = [NAME]
    return s


def who_names(s: RigaState, provisional: Seat) -> Seat:
    """Return who names the start player (R-13): the smallest total, next clockwise if level."""
    order = [(provisional + at) % s.n for at in range(s.n)]
    return min(order, key=lambda seat: base_value(s.goods[seat]))


class Name(Question):
    """Who is the start player? (R-13)."""

    rule, why, waits = "R-13", "name", "name-others"

    def options(self, s: RigaState, seat: Seat) -> Sequence[Action]:
        return a.NAME_START[: s.n]

    def play(self, s: RigaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.NameStart)
        s.start = s.turn = action.player - 1
        s.tell(e.StartNamed, seat, s.start)
        if s.viewer != OMNISCIENT:  # nobody can know what is drawn next
            s.stack.clear()
            return
        for at in range(s.n):
            owner = (s.start + at) % s.n
            for _ in range(DEALT):
                card = draw_building(s)
                assert card is not None
                s.drawn[owner] |= 1 << card
            s.seen[owner] |= s.drawn[owner]
        s.tell(e.BuildingsDealt, DEALT)
        s.stack[-1] = KEEP_ONE


class KeepOne(Question):
    """Which of your two buildings do you keep? Everybody answers, nobody sees it (R-14)."""

    rule, why, waits = "R-14", "keep", "kept"

    def asks(self, s: RigaState) -> Sequence[Seat]:
        order = [(s.start + at) % s.n for at in range(s.n)]
        return [seat for seat in order if s.drawn[seat]]

    def options(self, s: RigaState, seat: Seat) -> Sequence[Action]:
        return [a.KEEP[b] for b in bits(s.drawn[seat])]

    def play(self, s: RigaState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Keep)
        rest = s.drawn[seat] & ~(1 << action.b)
        s.drawn[seat] = 0
        s.hand[seat] |= 1 << action.b
        discard_secretly(s, seat, rest)
        s.tell(e.BuildingKept, seat, action.building, building_ids(rest))
        if not any(s.drawn):
            s.stack.pop()
            begin_year(s)


NAME = Name()
KEEP_ONE = KeepOne()
