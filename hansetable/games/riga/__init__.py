"""Riga by Stefan Risthaus: rows of goods, buildings in four cities, exact payments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hansetable.core import Action, Handle, OptionInfo, Place, Refusal, Seat
from hansetable.games.riga import actions, advice, refusals, setup, table
from hansetable.games.riga.cards import CARDS
from hansetable.games.riga.proposal import proposal
from hansetable.games.riga.state import RigaState
from hansetable.games.riga.year import Winter


class Riga:
    """The game as the registry holds it."""

    name: Final = "riga"
    score: Final = "points"
    seats: Final = range(2, 5)
    verbs: Final = actions.VERBS
    options: Final = (
        OptionInfo("riga", ("off", "on")),
        OptionInfo("hands", ("secret", "open")),
    )
    values: Final = CARDS.mark

    def deal(self, seats: int, seed: int, options: Mapping[str, str]) -> RigaState:
        """Return the state at the first question (R-10 to R-13)."""
        return setup.deal(seats, seed, options)

    def pieces(self, view: RigaState) -> Mapping[Handle, Place]:
        """Return every piece and where it lies."""
        return table.pieces(view)

    def refusal(
        self, view: RigaState, seat: Seat, place: Place, held: Sequence[Place] = ()
    ) -> Refusal:
        """Return why touching a thing means nothing to a seat now."""
        return refusals.refusal(view, seat, place, held)

    def scoreboard(self, view: RigaState) -> Sequence[Mapping[str, int]]:
        """Return points built, cards, knights, merchants, lodges and ducats of each seat."""
        return table.scoreboard(view)

    def progress(self, view: RigaState) -> Mapping[str, int]:
        """Return the year (0 before the first) and its season: 2 summer, 3 autumn, 4 winter.

        ``leg`` counts the turns of the year from 0, ``years`` is how many years there are.
        """
        step = view.step
        season = 0
        if isinstance(step, Winter):
            season = 4
        elif view.year:
            season = 2 if view.leg < view.n else 3
        return {
            "round": view.year, "phase": season, "last": int(view.year == view.years()),
            "start": view.start if view.year else -1, "leg": view.leg, "years": view.years(),
        }  # fmt: skip

    def plan(self, view: RigaState, seat: Seat) -> Sequence[Action]:
        """Return what to say to complete the payment in the cheapest sensible way."""
        return proposal(view, seat)

    def evaluate(self, view: RigaState) -> Sequence[float]:
        """Return the points that each seat can expect to end with."""
        return advice.evaluate(view)

    def action_bound(self, view: RigaState, seat: Seat, action: Action) -> float:
        """Return how promising an action looks at first sight."""
        return advice.action_bound(view, seat, action)


GAME = Riga()
