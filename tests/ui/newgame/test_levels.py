"""What people and levels of the AI are called."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hansetable.ui.newgame.level_list import LevelList
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


def test_the_list_of_levels_tells_what_was_measured_with_so_many_seats(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = {"against": "journeyman", "rate": 0.618}
    measured = {"riga": {"2": {"merchant": row}, "4": {"merchant": {**row, "rate": 0.449}}}}
    monkeypatch.setattr("hansetable.ui.newgame.levels._measured", lambda: measured)
    for code, wins in (("en", "Wins {} of 100 against"), ("de", "Gewinnt {} von 100 gegen")):
        with speaking(code):
            table = QWidget()
            qtbot.addWidget(table)
            shown = LevelList("riga", table)
            for seats, won in ((2, 62), (4, 45)):
                shown.count(seats)
                assert wins.format(won) in shown.sentences["merchant"].text()
            assert shown.sentences["apprentice"].text() == str(player_words("apprentice").hint)
