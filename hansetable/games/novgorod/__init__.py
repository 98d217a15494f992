"""Novgorod by Stefan Risthaus: routes, artisans, missions and careers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from hansetable.core import Action, OptionInfo, Seat
from hansetable.core.game import Effort
from hansetable.games.novgorod import actions, advice, closing, features, refusals, setup, table
from hansetable.games.novgorod.cards import CARDS
from hansetable.games.novgorod.expert import SendPirate
from hansetable.games.novgorod.special import ChooseSpecials, GatherSpecial
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.turn import Buy, BuyCheap, LayRoute
from hansetable.games.novgorod.use import Gather, KeepOrFinish, UseRoute


class Novgorod:
    """The game as the registry holds it."""

    name: Final = "novgorod"
    score: Final = "seals"
    seats: Final = range(2, 5)
    verbs: Final = actions.VERBS
    options: Final = (
        OptionInfo("bonus", ("first", "random")),
        OptionInfo("careers", ("first", "choose")),
        OptionInfo("merchant", ("off", "front", "back", "random")),
        OptionInfo("pirate", ("off", "front", "back", "random")),
        OptionInfo("starts", ("fixed", "random")),
        OptionInfo("special", ("off", "on")),
        OptionInfo("ahead", ("off", "on"), house=True),
    )
    values: Final = CARDS.values
    effort: Final = Effort(300, 4.0)
    styles: Final = features.STYLES

    deal = staticmethod(setup.deal)
    pieces = staticmethod(table.pieces)
    refusal = staticmethod(refusals.refusal)
    scoreboard = staticmethod(table.scoreboard)
    evaluate = staticmethod(advice.evaluate)
    action_bounds = staticmethod(advice.action_bounds)
    clock = staticmethod(features.clock)
    features = staticmethod(features.features)
    useful = staticmethod(closing.useful)
    gives_up = staticmethod(closing.gives_up)

    def progress(self, view: NovgorodState) -> Mapping[str, int]:
        """Return the round (0 before the first), the phase from 1 to 4 or 0, and the last round."""
        step = view.stack[-1] if view.stack else None
        phase = 0
        if isinstance(step, LayRoute):
            phase = 1
        elif isinstance(step, UseRoute | Gather | KeepOrFinish | ChooseSpecials | GatherSpecial):
            phase = 2
        elif isinstance(step, Buy | BuyCheap):
            phase = 3
        elif isinstance(step, SendPirate):
            phase = 4
        return {
            "round": view.round, "phase": phase, "last": int(view.last), "start": view.start,
        }  # fmt: skip

    def plan(self, view: NovgorodState, seat: Seat) -> Sequence[Action]:
        """Return nothing: every wish of Novgorod is one action."""
        return ()

    def spare(
        self, view: NovgorodState, seat: Seat, people: Collection[Seat], quiet: Collection[Seat]
    ) -> None:
        """Do nothing: nobody asks others for anything."""

    def requests(self, view: NovgorodState, seat: Seat) -> Sequence[Action]:
        """Return nothing: nobody asks others for anything."""
        return ()

    answers = requests


GAME = Novgorod()
