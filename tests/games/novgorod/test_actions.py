"""What can be said in Novgorod, as text and by touching."""

from __future__ import annotations

from random import Random

import pytest

from hansetable.core import Choice, NotationError, read_action, write_action
from hansetable.games.novgorod.actions import VERBS, AtWork
from hansetable.games.novgorod.setup import deal
from hansetable.games.novgorod.state import NovgorodState


def ask(seed: int) -> list[NovgorodState]:
    """Every tenth question of a random game."""
    random = Random(seed)
    s, asked = deal(2 + seed % 3, seed, {"bonus": "random", "careers": "choose"}), []
    while s.stack:
        if random.random() < 0.1:
            asked.append(s.clone())
        s.push(s.turn, random.choice(s.listed(s.turn)))
    return asked


@pytest.mark.parametrize("seed", range(3))
def test_everything_legal_can_be_written_and_read(seed: int) -> None:
    for s in ask(seed):
        for action in s.listed(s.turn):
            assert read_action(write_action(action), VERBS) == action


@pytest.mark.parametrize("seed", range(3))
def test_everything_legal_can_be_said_by_touching(seed: int) -> None:
    for s in ask(seed):
        everything = Choice.of(s.listed(s.turn))
        for action in everything.actions:
            choice = everything
            for handle in sorted(action.touches()):
                choice = choice.touch(handle)
            assert action in choice.said


@pytest.mark.parametrize(
    "text",
    [
        "choose-side left",
        "lay paris",
        "lay salt",
        "mark riga gold",
        "buy-mission m25",
        "produce jewelry3 amber",
        "produce jewelry1 salt",
        "produce jewelry1 -",
        "produce jewelry1 ship:amber",
        "use gold",
        "use ship:salt",
        "fulfil m06 middle",
        "privilege luck",
    ],
)
def test_ids_that_this_game_does_not_know_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match="expected ids of this game"):
        read_action(text, VERBS)


def test_an_artisan_at_work_knows_what_it_uses() -> None:
    action = read_action("produce jewelry1 hold:glass,amber", VERBS)
    assert isinstance(action, AtWork)
    assert (action.held, action.used, action.seals) == (True, 1 << 5, 2)
