"""What every game says of closing a step: what is left to do, and what is given up for good."""

from __future__ import annotations

import pytest

from hansetable import games
from hansetable.core import Action
from hansetable.ui.games import game_ui
from tests.test_every_way import sample
from tests.ui.table.page_fixture import speaking

NAMES = ("Heike", "Jorin", "Marit", "Klaas")
GIVEN_UP = {"novgorod": {"line"}, "riga": {"drawn"}, "kogge": {"turn"}}
"""What each game asks about first: the other line, the buildings drawn, the rest of a turn."""


@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_useful_is_legal_and_closes_nothing(qapp, own_folders, name: str) -> None:
    game, texts = games.game(name), game_ui(name).text(NAMES)
    left = done = 0
    for state, seat in sample(name, 3, 4, {}, 250):
        view, legal = state.seen_by(seat), state.listed(seat)
        if not any(action.CLOSES for action in legal):
            continue
        useful = game.useful(view, seat)
        left, done = left + bool(useful), done + (not useful)
        assert set(useful) <= set(legal) and not any(action.CLOSES for action in useful)
        assert all(texts.left(action, view) for action in useful)
    assert left > 10 and done > 10


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_given_up_for_good_is_said_with_both_answers(
    qapp, own_folders, name: str, code: str
) -> None:
    game, texts = games.game(name), game_ui(name).text(NAMES)
    found: dict[str, Action] = {}
    with speaking(code):
        for seed in range(6):
            for state, seat in sample(name, 3, seed, {}, 300):
                view = state.seen_by(seat)
                for action in state.listed(seat):
                    if lost := game.gives_up(view, seat, action):
                        found[lost] = action
                        loss = texts.loss(action, view)
                        said = (loss.question, loss.price, loss.insists, loss.careful)
                        assert all(said) and len(set(said)) == len(said) and "{" not in str(said)
            if set(found) == GIVEN_UP[name]:
                return
    assert set(found) == GIVEN_UP[name]
