"""The exchange of goods with a city, as one bill that is filled piece by piece (K-65)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hansetable.core import Action, Refusal, Seat
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import events as e
from hansetable.games.kogge.cards import CITIES, GOOD, TRADE
from hansetable.games.kogge.multiset import UNIT, good_names, goods_in
from hansetable.games.kogge.reasons import no
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.step import KoggeStep

RATE = 2
"""How many goods one brings at most; one more with the bonus chip *3:1 trade* (K-65)."""


def rate(s: KoggeState, seat: Seat) -> int:
    """Return how many goods one brings at most to a seat (K-65)."""
    return RATE + (s.has(seat, TRADE) > 0)


def giving(here: int, goods: int, cargo: int, good: str = "") -> Refusal | None:
    """Return why a good, or any good of a cargo, cannot be given to a city that has these."""
    if not goods:
        return no("city-empty", here)
    if not cargo:
        return no("nothing-to-give")
    given = UNIT[GOOD[good]] if good else cargo
    return None if say.gives(goods, given) else no("same-kind", here, good_names(given)[0])


@dataclass(frozen=True, slots=True)
class Exchange(KoggeStep):
    """What do you take for what you gave? (K-65).

    ``given`` and ``taken`` are packs that lie on the bill; ``g`` is what was given last, and
    ``brought`` how many goods have been taken for it.
    """

    rule = "K-65"

    given: int
    taken: int
    g: int
    brought: int

    def laid(self) -> int:
        return self.given

    def options(self, state: KoggeState, seat: Seat) -> Sequence[Action]:
        s = state
        left = s.goods[s.cog[seat]] - self.taken
        found: list[Action] = []
        if self.brought < rate(s, seat):
            found.extend([say.TAKE[g] for g in goods_in(left) if g != self.g])
        if self.brought:
            cargo = s.cargo[seat] - self.given
            found.extend(say.gives(left, cargo))
            found.append(say.SETTLE)
        return found

    def play(self, state: KoggeState, seat: Seat, action: Action) -> None:
        s = state
        match action:
            case a.Take(g=g):
                taken = self.taken + UNIT[g]
                s.stack[-1] = Exchange(self.given, taken, self.g, self.brought + 1)
            case a.Give(g=g):
                s.stack[-1] = Exchange(self.given + UNIT[g], self.taken, g, 0)
            case _:
                c = s.cog[seat]
                s.goods[c] += self.given - self.taken
                s.cargo[seat] += self.taken - self.given
                s.stack.pop()
                given, taken_names = good_names(self.given), good_names(self.taken)
                s.tell(e.Exchanged, seat, CITIES[c], given, taken_names)
