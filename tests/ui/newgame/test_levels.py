"""What people and levels of the AI are called."""

from __future__ import annotations

import pytest

from hansetable.ui.newgame.levels import PLAYERS, ai_words, player_words
from tests.ui.table.page_fixture import speaking


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("player", PLAYERS)
def test_every_player_has_a_name_and_says_what_it_does(
    qapp: object, player: str, code: str
) -> None:
    with speaking(code):
        words = player_words(player)
        assert player != str(words.title) and str(words.word) and str(words.hint)


def test_a_level_that_is_not_known_is_called_by_its_id() -> None:
    assert ai_words("oracle") == "Computer, oracle"
