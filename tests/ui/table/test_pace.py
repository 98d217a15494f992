"""The time of the computer at the table: what is skipped, and how it goes on after it gave up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hansetable.ai import LEVELS
from hansetable.ai.player import DEFAULT_BUDGET
from hansetable.ai.worker_error import WorkerError
from hansetable.core import Choice
from hansetable.model.showing import Beat
from hansetable.ui.table.prompt.prompt_buttons import RETRY
from tests.ui.table.page_fixture import advance, can, game, options, speaking, table

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot, own_folders):
    session = advance(game(("human", "greedy")), lambda s: s.decides() == 1)
    with table(qtbot, session) as page:
        yield page


def felt(page):
    """Press where no piece lies."""
    return page.view.mapFromScene(page.scene.sceneRect().topLeft())


def act(page):
    """Let the AI play what has a sentence, and return the action."""
    session = page.model.session
    player = LEVELS["greedy"](session.game, 3)
    action = player.choose(session.state.seen_by(1), 1, 1)
    page.model._act(action)
    return action


def test_a_click_on_the_felt_skips_one_action(page) -> None:
    act(page)
    assert page.model.showing.beat is not None and page.model.showing.seat == 1
    QTest.mouseClick(page.view.viewport(), LEFT, pos=felt(page))
    assert page.model.showing.beat is None and not page.model.showing.rushing


def test_a_double_click_skips_to_the_own_turn(page) -> None:
    QTest.mouseDClick(page.view.viewport(), LEFT, pos=felt(page))
    assert page.model.showing.rushing
    act(page)
    assert page.model.showing.beat is None
    advance(page.model.session, lambda s: s.decides() == 0)
    assert not page.model.showing.rushing


def test_a_click_that_skips_touches_nothing(page) -> None:
    advance(page.model.session, lambda s: s.decides() == 0)
    page.model.showing.show_beats([Beat(range(1), 1000)], 1)
    page.model.choice, piece = Choice(), next(p for p in page.scene.pieces.values() if p.says)
    at = page.view.mapFromScene(piece.scenePos())
    before = len(page.model.session.actions)
    QTest.mouseClick(page.view.viewport(), LEFT, pos=at)
    assert page.model.showing.beat is None and page.model.mine
    assert not page.model.choice.touched and len(page.model.session.actions) == before


def test_after_it_gave_up_a_button_lets_it_try_again(page) -> None:
    page.model.ai_runner.failed.emit(WorkerError())
    assert page.prompt_bar.question == "The computer has stopped thinking for Jorin."
    assert list(page.prompt_bar.buttons) == [RETRY]
    assert page.sidebar.plates[1].state == ""
    with speaking("de"):
        assert page.prompt_bar.buttons[RETRY].text() == "Noch einmal versuchen"
    QTest.mouseClick(page.prompt_bar.buttons[RETRY], LEFT)
    assert not page.model.stuck and not page.prompt_bar.buttons
    assert page.prompt_bar.question == "Jorin is thinking …"


def test_new_lines_of_the_log_are_said_aloud(qtbot, own_folders) -> None:
    session = game(("human", "greedy"))
    advance(session, lambda s: s.decides() == 1 and can("Produce")(s))
    with table(qtbot, session) as page:
        log = len(page.model.log)
        session.submit(1, options(session, "Produce")[0])
        said = " ".join(filter(None, map(page.texts.event, page.model.log[log:])))
        assert page.model.decides == 1
        assert page.announcer.last == said != ""


def test_thinking_and_pace_are_two_settings(page) -> None:
    assert page.model.pace == 1.0
    page.settings.thinking = "long"
    page.apply_settings()
    assert page.model.ai_runner.budget > DEFAULT_BUDGET and page.model.pace == 1.0
    page.settings.thinking, page.settings.pace = "normal", "slow"
    page.apply_settings()
    assert page.model.ai_runner.budget == DEFAULT_BUDGET and page.model.pace == 1.8
