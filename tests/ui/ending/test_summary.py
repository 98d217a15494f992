"""The dialog of the end of real games: its course and its decisive turns in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from hansetable.session.session import Session
from hansetable.ui.ending.decisive_turns import told_of as finale_words
from hansetable.ui.ending.dialog import ending_dialog
from hansetable.ui.games import game_ui
from tests.ui.table.page_fixture import speaking

WALKS = "The merchant goes on"
RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.hanse"))


@pytest.fixture(params=RECORDS, ids=lambda file: file.stem)
def session(request) -> Session:
    return Session.of_text(request.param.read_text(encoding="utf-8"))


@pytest.mark.parametrize("code", ["de", "en"])
def test_every_finished_game_has_its_sheet(qtbot, session, code) -> None:
    with speaking(code):
        parent = QWidget()
        qtbot.addWidget(parent)
        found = game_ui(session.header.game)
        texts = found.text([slot.name for slot in session.slots])
        sheet = ending_dialog(session, texts, found.ending, parent)
        lines = [button.line for button in sheet.turn_lines]
        assert all(line.text.strip() and line.progress and line.change for line in lines)
        assert len(lines) <= 3
        size = sheet.sizeHint()
        assert size.width() <= 1366 and size.height() <= 742


def test_the_course_ends_with_the_score(qtbot) -> None:
    file = next(file for file in RECORDS if file.stem == "riga-four-greedy")
    session = Session.of_text(file.read_text(encoding="utf-8"))
    parent = QWidget()
    qtbot.addWidget(parent)
    riga = game_ui("riga")
    sheet = ending_dialog(session, riga.text(list("abcd")), riga.ending, parent)
    ends = [part.rpartition(", ")[2] for part in sheet.course.accessibleName().split("; ")]
    assert ends == [str(score) for score in session.state.result().scores]


def test_a_decisive_turn_tells_a_deed_and_not_what_follows_from_it() -> None:
    record = RECORDS[0].with_name("novgorod-three-expert.hanse").read_text(encoding="utf-8")
    session = Session.of_text(record)
    texts = game_ui("novgorod").text([slot.name for slot in session.slots])
    followed = 0
    for number, told in enumerate(session.journal):
        name = session.slots[session.actions[number][0]].name
        words = [texts.event(event) for event in told]
        if any(name in text for text in words) and any(text.startswith(WALKS) for text in words):
            followed += 1
            assert name in finale_words(session, texts, number)
    assert followed
