"""Kogge by Andreas Steding: bids, shifting routes, kontors, raids and trade on the Baltic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hansetable.core import Action, OptionInfo, Seat
from hansetable.core.game import Effort
from hansetable.games.kogge import (
    action_tables,
    advice,
    closing,
    courtesy,
    features,
    haggling,
    refusals,
    setup,
    table,
)
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
    effort: Final = Effort(150, 0.0)
    styles: Final = features.STYLES

    deal = staticmethod(setup.deal)
    pieces = staticmethod(table.pieces)
    refusal = staticmethod(refusals.refusal)
    scoreboard = staticmethod(table.scoreboard)
    evaluate = staticmethod(advice.evaluate)
    action_bounds = staticmethod(advice.action_bounds)
    answers = staticmethod(haggling.answers)
    requests = staticmethod(haggling.requests)
    clock = staticmethod(features.clock)
    features = staticmethod(features.features)
    useful = staticmethod(closing.useful)
    gives_up = staticmethod(closing.gives_up)
    spare = staticmethod(courtesy.spare)

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


GAME = Kogge()
