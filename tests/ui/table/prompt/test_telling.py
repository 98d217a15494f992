"""What the bar says while the others act, for how long, and how it is paused and skipped."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hansetable.ai import LEVELS
from hansetable.core import seat_of
from hansetable.games import GAMES
from hansetable.session.session import Session
from hansetable.ui.table.prompt.telling import A_LETTER, BESIDE, LEAST, beats, sentences
from tests.ui.table.page_fixture import advance, game, slots, speaking, table

LEFT, KEY = Qt.MouseButton.LeftButton, Qt.Key


@pytest.fixture
def page(qtbot, own_folders):
    """A table at which Jorin's action is shown."""
    session = advance(game(("human", "greedy")), lambda s: len(s.actions) > 20)
    advance(session, lambda s: s.decides() == 0)
    advance(session, lambda s: s.decides() == 1)
    with table(qtbot, session) as page:
        act(page)
        yield page


def act(page) -> None:
    """Let the seat play that decides, as an AI does."""
    session = page.model.session
    seat = session.decides()
    player = LEVELS["greedy"](session.game, 3)
    page.model._act(player.choose(session.state.seen_by(seat), seat, 1))


def finish(page) -> None:
    """Let the time of everything be over that is shown."""
    while page.model.showing.beat is not None:
        page.model.showing._timer.timeout.emit()


# ---- how long ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", ["en", "de"])
def test_each_action_stays_as_long_as_its_words_need(qtbot, own_folders, name, code) -> None:
    session = Session.new(name, 3, slots(("human", "greedy", "greedy")), {})
    advance(session, lambda s: len(s.actions) > 90)
    with speaking(code), table(qtbot, session) as page:
        page.model.pace = 1.0
        told = 0
        for number in range(len(session.actions)):
            lines = page.model.lines_of(range(number, number + 1))
            shown = []
            for beat in beats(page.model, page.texts, lines):
                large, beside = sentences(page.model, page.texts, beat.lines)
                assert large and len(beside) <= BESIDE + 2
                assert beat.ms == max(LEAST, A_LETTER * len(large + beside))
                shown += beat.lines
            told += len(shown)
            said = [line for line in lines if page.texts.event(page.model.log[line])]
            assert set(said) <= set(shown), "what the log says is shown, too"
        assert told > 60


def test_the_pace_is_a_factor(page) -> None:
    lines = page.model.showing.beat.lines
    found = {}
    for pace in ("fast", "normal", "slow"):
        page.settings.pace = pace
        page.apply_settings()
        (beat,) = beats(page.model, page.texts, lines)
        found[pace] = beat.ms
    assert found["fast"] == round(found["normal"] * 0.5)
    assert found["slow"] == round(found["normal"] * 1.8)
    page.model.pace = 0.0
    assert not list(beats(page.model, page.texts, lines))


# ---- what is seen --------------------------------------------------------------------------------


def test_the_sentence_lies_over_the_bar_and_goes(page) -> None:
    telling, model = page.telling, page.model
    assert telling.isVisible() and telling.geometry() == page.prompt_bar.geometry()
    event = model.log[model.showing.beat.lines.start]
    assert telling.sentence == page.texts.telling(event) != ""
    assert telling.accessibleName().startswith(telling.sentence)
    assert page.sidebar.plates[1].state == "acting" and page.sidebar.plates[1].active
    finish(page)
    assert telling.isVisible(), "the words stay while the AI thinks about its next action"
    telling._stays.timeout.emit()
    assert not telling.isVisible() and page.sidebar.plates[1].state == "thinking"


def test_the_last_words_say_who_decides_then(page) -> None:
    model = page.model
    assert page.telling.beside == "", "the same seat goes on"
    advance(model.session, lambda s: s.decides() == 0)
    found = [b for n in range(9) for b in beats(model, page.texts, model.lines_of(range(n, n + 1)))]
    model.showing.show_beats(found[:2], 1)
    assert page.telling.beside == ""
    model.showing.step()
    assert page.telling.beside == "Then you decide."
    with speaking("de"):
        assert page.telling.beside == "Danach entscheidest du."
    finish(page)
    assert not page.telling.isVisible() and page.model.mine


def test_the_sign_is_that_of_the_seat_it_happens_to(page) -> None:
    model, seats = page.model, set()
    advance(model.session, lambda s: s.decides() == 0)
    for number in range(len(model.session.actions)):
        model.showing.show_beats(
            beats(model, page.texts, model.lines_of(range(number, number + 1))), 1
        )
        while model.showing.beat is not None:
            seat = seat_of(model.log[model.showing.beat.lines.start])
            assert page.telling.seat == (1 if seat is None else seat)
            seats.add(seat)
            model.showing.step()
    assert {0, 1} <= seats


def test_it_is_said_in_the_language_of_the_moment(page) -> None:
    with speaking("de"):
        event = page.model.log[page.model.showing.beat.lines.start]
        assert page.telling.sentence == page.texts.telling(event)
        assert page.telling.pause_button.text() == "Anhalten"
    assert page.telling.pause_button.text() == "Pause"


def test_the_log_marks_what_is_told(page) -> None:
    log = page.sidebar.log
    page.model.showing.stop()
    number = next(n for n in range(len(page.model.log)) if page.texts.event(page.model.log[n]))
    log.mark(range(number, number + 1))
    assert log.marked(log.row_of(number)) and not log.marked(log.count() - 1)
    log.mark(range(0))
    assert not any(map(log.marked, range(log.count())))


def test_the_line_of_brass_runs_and_stands_still_without_motion(page) -> None:
    line = page.telling.line
    assert line.isHidden() and not line._clock.isActive(), "the table of the tests has no motion"
    page.settings.animation = "normal"
    page.apply_settings()
    page.telling.follow()
    assert not line.isHidden() and line._clock.isActive()
    page.telling.pause()
    assert not line._clock.isActive()


# ---- pause and skip ------------------------------------------------------------------------------


def test_a_key_and_a_button_pause(page) -> None:
    showing, button = page.model.showing, page.telling.pause_button
    QTest.keyClick(page.view, KEY.Key_P)
    assert showing.paused and button.text() == "Go on" and not showing._timer.isActive()
    QTest.mouseClick(button, LEFT, pos=button.face().center().toPoint())
    assert not showing.paused and button.text() == "Pause" and showing._timer.isActive()


def test_right_shows_the_next_one_while_pausing(page) -> None:
    showing = page.model.showing
    beat = showing.beat
    QTest.keyClick(page.view, KEY.Key_Right)
    assert showing.beat == beat
    showing.show_beats([beat, beat._replace(ms=9)], 1)
    QTest.keyClick(page.view, KEY.Key_P)
    QTest.keyClick(page.view, KEY.Key_Right)
    assert showing.beat == beat._replace(ms=9) and showing.paused


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Space])
def test_a_key_skips_and_does_nothing_else(page, key) -> None:
    finish(page)
    advance(page.model.session, lambda s: s.decides() == 0)
    page.model.showing.begin(range(1), 1)
    page.model.showing.split = lambda lines: ()
    before = len(page.model.session.actions)
    page.model.showing.show_beats(beats(page.model, page.texts, range(len(page.model.log))), 1)
    while page.model.showing.more:
        QTest.keyClick(page.view, key)
    QTest.keyClick(page.view, key)
    assert page.model.showing.beat is None and len(page.model.session.actions) == before


def test_a_click_on_the_words_skips(page) -> None:
    QTest.mouseClick(page.telling, LEFT, pos=page.telling.rect().center())
    assert page.model.showing.beat is None
    act(page)
    QTest.mouseDClick(page.telling, LEFT, pos=page.telling.rect().center())
    assert page.model.showing.rushing


def test_r_shows_again_what_the_others_did(page) -> None:
    finish(page)
    while page.model.session.decides() == 1:
        act(page)
        finish(page)
    before = list(page.model.session.actions)
    QTest.keyClick(page.view, KEY.Key_R)
    assert page.model.again is not None and page.telling.isVisible()
    assert page.telling.sentence == "What has happened since your last turn"
    seen = []
    while page.model.showing.beat is not None:
        page.model.showing._timer.timeout.emit()
        if page.model.showing.beat is not None:
            seen.append(page.telling.sentence)
    log = [page.model.log[n] for n in page.model.lines_of(page.model.since_own())]
    assert seen == [said for said in map(page.texts.telling, log) if said]
    assert page.model.mine and page.model.session.actions == before
