"""What a sensible player believes."""

from __future__ import annotations

from random import Random

import pytest

from hansetable.games.novgorod import GAME
from hansetable.games.novgorod.actions import DONE
from hansetable.games.novgorod.advice import BUYING

EXPERT = {"merchant": "random", "pirate": "random", "special": "on", "careers": "choose"}


@pytest.mark.parametrize("options", [{}, EXPERT], ids=["base", "expert"])
def test_the_end_of_phase_2_is_judged_by_what_it_leads_to(options: dict[str, str]) -> None:
    """N-45, N-64, N-67, N-78"""
    judged = 0
    for seed in range(6):
        random, s = Random(seed), GAME.deal(2 + seed % 3, seed, options)
        while s.stack:
            seat = s.turn
            listed = s.listed(seat)
            if DONE in listed:
                then = s.clone()
                then.push(seat, DONE)
                bounds = GAME.action_bounds(s, seat, listed)
                assert bounds[listed.index(DONE)].worth == GAME.evaluate(then, seat) + BUYING
                judged += 1
            s.push(seat, random.choice(listed))
    assert judged > 500
