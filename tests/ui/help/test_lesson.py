"""Guided first games, played through with the mouse by somebody who does what the notes say."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hansetable.games import GAMES
from hansetable.model.lesson import LessonModel
from hansetable.ui.help.lesson import LessonNote
from hansetable.ui.table.sidebar.sidebar import MOVES
from hansetable.ui.window.main_window import MainWindow
from tests.ui.mouse_driver import MouseDriver
from tests.ui.table.page_fixture import advance, game, speaking
from tests.ui.window_fixture import messages, saved

LEFT = Qt.MouseButton.LeftButton
LONG = 30_000
SIZES = ((1366, 768), (1024, 600))


def note_of(window: MainWindow) -> LessonNote:
    """Return the note on the table."""
    assert window.page is not None
    return window.page.findChild(LessonNote)


def begin(window: MainWindow, name: str) -> tuple[LessonModel, LessonNote]:
    """Begin a lesson from the start page."""
    QTest.mouseClick(window.start.lesson_buttons[GAMES.index(name)], LEFT)
    assert window.page is not None
    model = window.page.model
    assert isinstance(model, LessonModel)
    model.pace = 0.0
    QApplication.processEvents()
    return model, note_of(window)


def _named(note: LessonNote) -> set[str]:
    """The buttons that a note asks to press."""
    return set(re.findall("(?:press|drücke) [“„](.+?)[”“]", note.words, re.IGNORECASE))


def _buttons(note: LessonNote) -> list[QWidget]:
    shown = (note.leave_button, note.rule_button, note.go_button)
    return [button for button in shown if button.isVisible()]


def to_the_learner(qtbot: QtBot, model: LessonModel, note: LessonNote) -> None:
    """Read on until the learner decides or the lesson is over."""

    def there() -> bool:
        if model.waits:
            QTest.mouseClick(note.go_button, LEFT)
        return model.mine or (model.number == len(model.lesson.script) and not model.waits)

    qtbot.waitUntil(there, timeout=LONG)


def covered(window: MainWindow, note: LessonNote) -> list[str]:
    """The things that a note speaks of and covers by more than its shadow."""
    sheet, view = QRectF(note.geometry()), window.page.view
    found = []
    for piece in window.page.scene.pieces.values():
        if piece.matters:
            rect = QRectF(view.mapFromScene(piece.geometry.rect).boundingRect())
            crossed = rect.intersected(sheet)
            if crossed.width() > 8 and crossed.height() > 8:
                found.append(piece.handle)
    return found


def check(window: MainWindow, note: LessonNote) -> None:
    """The buttons that a note names are there, and it has room for its own."""
    QApplication.processEvents()
    assert _named(note) <= {button.text() for button in window.page.prompt_bar.buttons.values()}
    assert all(note.rect().contains(button.geometry()) for button in _buttons(note))


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_played_through(qtbot, window, name: str) -> None:
    """In German, whose words need more room; English where a note names buttons."""
    with speaking("de"):
        model, note = begin(window, name)
        window.page.setUpdatesEnabled(False)  # nobody looks, and painting takes most of the time
        mouse, read = MouseDriver(window.page), set()
        while True:
            to_the_learner(qtbot, model, note)
            read.add(note.words)
            window.resize(*SIZES[len(read) % 2])
            check(window, note)
            assert not covered(window, note)
            if not model.mine:
                break
            if _named(note):
                with speaking("en"):
                    assert _named(note)
                    check(window, note)
            action = model.lesson.script[model.number][1]
            if action in model.plan:
                window.page.prompt_bar.answers.press_main()
            else:
                mouse.say(action, drag=model.number % 2 == 0)
            QApplication.processEvents()
        assert len(read) > 10 and all(text for text in read)
        QTest.mouseClick(note.go_button, LEFT)
    assert not messages() and type(window.page.model) is not LessonModel
    script = list(model.lesson.script)  # the computer may have gone on already
    assert window.page.model.session.actions[: len(script)] == script


def test_a_note_says_where_it_is(qtbot, window) -> None:
    model, note = begin(window, "novgorod")
    count = len(model.lesson.notes)
    assert note.number == f"1 of {count}" and note.number in note.accessibleName()
    model.read_on()
    assert note.number == f"2 of {count}"
    with speaking("de"):
        assert note.number == f"2 von {count}"


def test_the_other_seat_waits_until_its_note_was_read(qtbot, window) -> None:
    model, note = begin(window, "novgorod")
    assert model.waits and not model.mine and not note.go_button.isHidden()
    assert window.page.prompt_bar.question == "Read the note, then the game goes on."
    qtbot.wait(80)
    assert model.number == 0
    QTest.keyClick(note.go_button, Qt.Key.Key_Return)
    assert model.waits or model.number == 1


def test_only_what_the_lesson_shows_can_be_touched(qtbot, window) -> None:
    model, note = begin(window, "novgorod")
    to_the_learner(qtbot, model, note)
    shown = model.lesson.script[model.number][1]
    assert model.choice.actions == (shown,)
    other = next(action for action in model.view.options(0) if action != shown)
    MouseDriver(window.page).click(min(other.touches() - shown.touches()))
    assert (
        model.number == 1
        and "the lesson shows something else" in window.page.prompt_bar.notice.text
    )
    model.say(other)
    assert model.number == 1


def test_the_list_of_moves_keeps_the_keyboard(qtbot, window) -> None:
    model, note = begin(window, "novgorod")
    to_the_learner(qtbot, model, note)
    window.page.sidebar.show_tab(MOVES)
    moves = window.page.sidebar.moves
    moves.setFocus()
    while model.number < 12:
        assert model.mine and moves.hasFocus()
        QTest.keyClick(moves, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: model.waits or model.mine, timeout=LONG)
        while model.waits:
            assert note.go_button.hasFocus()
            QTest.keyClick(note.go_button, Qt.Key.Key_Return)
            qtbot.waitUntil(lambda: model.waits or model.mine, timeout=LONG)


def test_show_me_does_what_the_lesson_asks_for(qtbot, window) -> None:
    model, note = begin(window, "novgorod")
    to_the_learner(qtbot, model, note)
    QTest.mouseClick(note.go_button, LEFT)
    assert model.session.actions == list(model.lesson.script[:2])


def test_what_was_learned_can_be_taken_back_and_done_again(qtbot, window) -> None:
    model, note = begin(window, "novgorod")
    while model.number < 7:
        to_the_learner(qtbot, model, note)
        model.show_me()
    to_the_learner(qtbot, model, note)
    before, text = model.number, note.words
    model.undo()
    to_the_learner(qtbot, model, note)
    assert model.number == before - 1 and note.words != text
    model.show_me()
    assert model.number == before and note.words == text


def test_a_lesson_leaves_the_game_that_was_left_alone(qtbot, window) -> None:
    left = advance(game(("human", "greedy")), lambda s: len(s.actions) > 3 and s.decides() == 0)
    window.play(left)
    window.show_start()
    before = saved().text()
    model, note = begin(window, "novgorod")
    to_the_learner(qtbot, model, note)
    model.show_me()
    QTest.mouseClick(note.leave_button, LEFT)
    assert window.page is None and saved().text() == before
    assert window.start.resume_button.isVisible()


def test_the_rule_of_a_note_opens_in_the_rulebook(qtbot, window) -> None:
    _, note = begin(window, "novgorod")
    QTest.mouseClick(note.rule_button, LEFT)
    assert window.rulebook is not None and window.rulebook.isVisible()


def test_the_words_follow_the_language_at_once(qtbot, window) -> None:
    _, note = begin(window, "novgorod")
    with speaking("en"):
        english = note.words
        with speaking("de"):
            assert note.words != english and "Willkommen" in note.words
            assert "Willkommen" in note.accessibleName()
