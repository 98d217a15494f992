"""The note that says why an AI has played something."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable.ai.reasons import Difference, Prospect, Reasons, explain
from hansetable.model import why
from hansetable.model.ai_runner import AiRunner
from hansetable.session.session import Session
from hansetable.ui.games import game_ui
from hansetable.ui.replay.page import ReplayPage
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.page import TablePage
from tests.ai.test_reasons import worth_of
from tests.ui.table import page_fixture
from tests.ui.table.page_fixture import advance, speaking


@pytest.fixture(autouse=True)
def able(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are weights for every game, and the process never answers."""
    monkeypatch.setattr(why, "weights", lambda _game, _seats: Path(__file__))
    monkeypatch.setattr(AiRunner, "think", lambda _self, *question: None)


def game(actions: int = 3000) -> Session:
    session = page_fixture.game(("human", "greedy"))
    return advance(session, lambda s: len(s.actions) >= actions or s.decides() is None)


@contextmanager
def replayed(qtbot: QtBot) -> Iterator[TablePage]:
    page = ReplayPage(game(), Settings(), game_ui("novgorod"), place=40)
    qtbot.addWidget(page)
    page.resize(1366, 742)
    page.show()
    page.begin()
    QApplication.processEvents()
    yield page
    page.why.forget()


def row_to_ask(page: TablePage) -> int:
    log = page.sidebar.log
    return next(row for row in range(40, log.count()) if log.questionable(row))


def click(page: TablePage, row: int) -> None:
    log = page.sidebar.log
    log.scrollToItem(log.item(row))
    mark = log.question_at(log.visualItemRect(log.item(row))).center()
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=mark)


def answer(page: TablePage) -> Reasons:
    """Let the process answer what it was asked last."""
    model = page.why
    assert model.number is not None
    seat, action = model._session.actions[model.number]
    view = model._session.at(model.number).seen_by(seat)
    found = explain(page.model.game, worth_of(page.model.game, 2), view, seat, action)
    model._runner.advised.emit(found)
    return found


def test_the_question_mark_of_a_line_opens_it_and_escape_closes_it(qtbot: QtBot) -> None:
    with replayed(qtbot) as page:
        row = row_to_ask(page)
        click(page, row)
        asked, told = page.why.number, page.model.action_of(page.sidebar.log.event_at(row))
        assert asked is not None and asked <= told
        actions = page.model.session.actions
        assert {seat for seat, _ in actions[asked : told + 1]} == {1}
        assert page.why_note.isVisible() and page.why_note.lines[1] == "One moment …"
        place = page.model.told_so_far
        answer(page)
        assert any("played" in line for line in page.why_note.lines)
        QTest.keyClick(page.view, Qt.Key.Key_Escape)
        assert page.why_note.isHidden() and page.why.number is None
        assert page.model.told_so_far == place and page.isVisible()


def test_a_click_beside_it_closes_it_and_one_on_it_does_not(qtbot: QtBot) -> None:
    with replayed(qtbot) as page:
        click(page, row_to_ask(page))
        QTest.mouseClick(page.why_note, Qt.MouseButton.LeftButton, pos=QPoint(40, 60))
        assert page.why_note.isVisible()
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 400))
        assert page.why_note.isHidden()


@pytest.mark.parametrize("code", ["en", "de"])
def test_all_that_was_found_stands_on_it(qtbot: QtBot, code: str) -> None:
    with speaking(code), replayed(qtbot) as page:
        click(page, row_to_ask(page))
        found = answer(page)
        line = found.played.line
        other = Prospect(line[:1], None, 0.31)
        many = [Difference("offices", 0.04, 4, 3), Difference("income", 0.001, 3, 2)]
        few = Reasons(found.seat, 14, Prospect(line, 0, 0.38), (other,), tuple(many))
        page.why._runner.advised.emit(few)
        said = " ".join(page.why_note.lines)
        assert "14" in said and "38 %" in said and "31 %" in said and "+4 %" in said
        wanted = {"en": "offices: 4 instead of 3", "de": "Kontore: 4 statt 3"}[code]
        assert wanted in said and "+0" not in said
        assert page.view.geometry().contains(page.why_note.geometry())


def test_what_is_secret_is_told_at_the_end(qtbot: QtBot) -> None:
    with page_fixture.table(qtbot, game(60)) as page:
        page.do("why")
        assert page.why.secret and "still secret" in page.why_note.lines[1]
        assert len(page.why_note.lines) == 2
        page.model.undone.emit()
        assert page.why_note.isHidden()


def test_without_a_line_to_explain_the_key_says_so(qtbot: QtBot) -> None:
    with page_fixture.table(qtbot, page_fixture.game()) as page:
        page.do("why")
        assert page.why_note.isHidden() and page.prompt_bar.notice.text
