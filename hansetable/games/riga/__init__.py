"""Riga by Stefan Risthaus: rows of goods, buildings in four cities, exact payments."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from hansetable.core import Action, OptionInfo, Seat
from hansetable.core.game import Effort
from hansetable.games.riga import actions, advice, closing, features, refusals, setup, table
from hansetable.games.riga.cards import CARDS
from hansetable.games.riga.proposal import proposal
from hansetable.games.riga.state import RigaState


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
    effort: Final = Effort(400, 1.0)
    styles: Final = features.STYLES

    deal = staticmethod(setup.deal)
    pieces = staticmethod(table.pieces)
    refusal = staticmethod(refusals.refusal)
    scoreboard = staticmethod(table.scoreboard)
    progress = staticmethod(table.progress)
    plan = staticmethod(proposal)
    evaluate = staticmethod(advice.evaluate)
    action_bounds = staticmethod(advice.action_bounds)
    clock = staticmethod(features.clock)
    features = staticmethod(features.features)
    useful = staticmethod(closing.useful)
    gives_up = staticmethod(closing.gives_up)

    def spare(
        self, view: RigaState, seat: Seat, people: Collection[Seat], quiet: Collection[Seat]
    ) -> None:
        """Do nothing: nobody asks others for anything."""

    def requests(self, view: RigaState, seat: Seat) -> Sequence[Action]:
        """Return nothing: nobody asks others for anything."""
        return ()

    answers = requests


GAME = Riga()
