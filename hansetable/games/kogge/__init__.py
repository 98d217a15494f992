"""Kogge by Andreas Steding: bids, shifting routes, kontors, raids and trade on the Baltic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hansetable.core import Action, Handle, OptionInfo, Place, Refusal, Seat
from hansetable.games.kogge import action_tables, advice, refusals, setup, table
from hansetable.games.kogge.cards import CARDS
from hansetable.games.kogge.round import LAPS, AskBids, MoveGuild, PayTax
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.voyage import Fare, Move


class Kogge:
    """The game as the registry holds it."""

    name: Final = "kogge"
    score: Final = "points"
    seats: Final = range(2, 5)
    verbs: Final = action_tables.VERBS
    options: Final = (
        OptionInfo("hands", ("secret", "open")),
        OptionInfo("taxes", ("off", "on")),
        OptionInfo("stores", ("off", "on")),
        OptionInfo("conflicts", ("off", "on")),
        OptionInfo("memory", ("off", "on")),
        OptionInfo("recall", ("on", "off")),
    )
    values: Final = CARDS.mark

    def deal(self, seats: int, seed: int, options: Mapping[str, str]) -> KoggeState:
        """Return the state at the first question (K-10 to K-15)."""
        return setup.deal(seats, seed, options)

    def pieces(self, view: KoggeState) -> Mapping[Handle, Place]:
        """Return every piece and where it lies."""
        return table.pieces(view)

    def refusal(
        self, view: KoggeState, seat: Seat, place: Place, held: Sequence[Place] = ()
    ) -> Refusal:
        """Return why touching a thing means nothing to a seat now."""
        return refusals.refusal(view, seat, place, held)

    def scoreboard(self, view: KoggeState) -> Sequence[Mapping[str, int]]:
        """Return points, kontors, goods, markers, raid markers and place in the order."""
        return table.scoreboard(view)

    def progress(self, view: KoggeState) -> Mapping[str, int]:
        """Return the round (0 before the first) and its phase.

        The phase is 0 before and after the game, 1 bidding, 2 guild master, 3 movement, 4 actions.
        ``laps`` is how often the guild master came to the end city, out of ``goal``.
        """
        phase = 0
        if view.round and view.stack:
            phase = 4
            for step in view.stack:
                if isinstance(step, AskBids):
                    phase = 1
                elif isinstance(step, MoveGuild | PayTax):
                    phase = 2
                elif isinstance(step, Move | Fare):
                    phase = 3
        return {
            "round": view.round, "phase": phase, "leg": view.leg, "laps": view.laps, "goal": LAPS,
            "start": view.order[0],
        }  # fmt: skip

    def coming(self, view: KoggeState) -> Sequence[Seat]:
        """Return whose turns, or bids, are left in this round, the running one first."""
        return view.order[view.leg :]

    def plan(self, view: KoggeState, seat: Seat) -> Sequence[Action]:
        """Return nothing: every action is a decision of its own."""
        return ()

    def evaluate(self, view: KoggeState) -> Sequence[float]:
        """Return what each seat can hope for."""
        return advice.evaluate(view)

    def action_bound(self, view: KoggeState, seat: Seat, action: Action) -> float:
        """Return how promising an action looks at first sight."""
        return advice.action_bound(view, seat, action)


GAME = Kogge()
