"""The slip with a hint: what it says, what it points out, and that it is never in the way."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable import games
from hansetable.ai.hint import advise
from hansetable.ai.worker import HINT, Answer
from hansetable.model import ai_runner
from hansetable.model.play import PlayModel
from hansetable.session.session import Session
from hansetable.ui.art.fonts import wrapped_height
from hansetable.ui.games import game_ui
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.page import HEIGHT, WIDTH
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.scene.cloth import Cloth
from hansetable.ui.table.scene.piece import BELOW
from hansetable.ui.table.sidebar.sidebar import CARD, MOVES
from tests.ui.table.page_fixture import Idle, advance, can, game, options, slots, speaking, table

LEFT = Qt.MouseButton.LeftButton


class Adviser(Idle):
    """A worker that finds a hint at once, by looking at little."""

    def __init__(self, game) -> None:
        super().__init__(game)
        self.answers: list[Answer] = []

    def ask(self, ticket, level, view, seat, budget) -> None:
        if level == HINT:
            found = advise(self.game, view, seat, 30)
            self.answers.append(Answer(ticket, found.best.action, found))

    def poll(self):
        answers, self.answers = self.answers, []
        return answers


def opened(qtbot, session: Session) -> PlayPage:
    settings = Settings()
    settings.animation = "off"
    page = PlayPage(PlayModel(session, Adviser(session.game)), settings, game_ui(session.game.name))
    qtbot.addWidget(page)
    page.resize(WIDTH, HEIGHT)
    page.show()
    page.begin()
    return page


@pytest.fixture
def page(qtbot, own_folders):
    session = advance(game(("human", "greedy")), lambda s: s.decides() == 0 and can("Lay")(s))
    page = opened(qtbot, session)
    QTest.mouseClick(page.prompt_bar.hint_button, LEFT)
    qtbot.waitUntil(lambda: page.model.hint is not None)
    yield page
    page.model.stop()


def test_it_says_what_to_do_and_why(page) -> None:
    hint = page.model.hint
    words = page.texts.action(hint.best.action, page.model.view)
    assert page.hint.isVisible() and page.hint.lines[0] == f"Hint: {words}."
    assert page.hint.accessibleName() == " ".join(page.hint.lines)
    assert len(page.hint.lines) == 2 + (len(hint.best.line) > 1) + bool(hint.others)


def test_it_says_where_nobody_can_know_more(page) -> None:
    hint = page.model.hint
    for gains, said in (
        ((("seals", 2),), "Until then: seals +2. What follows depends on what turns up."),
        ((), "What follows depends on what turns up."),
    ):
        page.model.hint = replace(hint, best=replace(hint.best, unsure=True, gains=gains))
        page.hint.refresh()
        assert page.hint.lines[1] == said


def _later(session: Session, number: int) -> bool:
    return session.decides() == 0 and len(session.actions) > number


def hidden(page: PlayPage) -> list[str]:
    """The pieces, with their numbers, that the slip lies over by more than their edge."""
    slip, view = page.hint.geometry().toRectF(), page.view
    found = []
    for piece in page.scene.pieces.values():
        if piece.matters or piece.geometry.face is not None:
            whole = piece.geometry.rect.adjusted(0, 0, 0, BELOW if piece.number else 0)
            rect = QRectF(view.mapFromScene(whole).boundingRect())
            crossed = rect.translated(view.pos()).intersected(slip)
            if crossed.width() > 5 and crossed.height() > 5:
                found.append(piece.handle)
    return found


@pytest.mark.parametrize("size", [(1366, 742), (1024, 574)])
@pytest.mark.parametrize("count", [2, 4])
@pytest.mark.parametrize("name", games.GAMES)
def test_it_hides_nothing_and_moves_nothing(qtbot, own_folders, name, count, size) -> None:
    """Whole games on: the table stays as it is, and the slip lies on free cloth or in the dock."""
    session = Session.new(name, 7, slots(("human", *["greedy"] * (count - 1))), {})
    page = opened(qtbot, session)
    page.setUpdatesEnabled(False)  # nobody looks
    page.resize(*size)
    docked = set()
    for _ in range(6):
        advance(session, partial(_later, number=len(session.actions) + 15))
        if not page.model.mine:
            break
        before = page.view.geometry(), page.view.transform(), page.sidebar.tabs.currentIndex()
        page.model.advise()
        qtbot.waitUntil(lambda: page.model.hint is not None)
        QApplication.processEvents()
        slip = page.hint
        assert (page.view.geometry(), page.view.transform()) == before[:2]
        assert slip.isVisible() and page.rect().contains(slip.geometry())
        assert not slip.geometry().intersects(page.prompt_bar.geometry().adjusted(0, 5, 0, 0))
        if slip.docked:
            assert page.sidebar.geometry().contains(slip.geometry().adjusted(5, 5, -5, -5))
            assert page.sidebar.tabs.currentIndex() == CARD and page.sidebar.card.isHidden()
        else:
            assert page.view.geometry().contains(slip.geometry().adjusted(5, 5, -5, -5))
            assert not hidden(page)
        docked.add(slip.docked)
        page.model.forget_hint()
        assert not slip.isVisible() and page.sidebar.tabs.currentIndex() == before[2]
    page.model.stop()
    assert docked


def test_it_makes_way_for_what_glows(page) -> None:
    slip, view = page.hint, page.view
    if slip.docked:
        page.resize(WIDTH, HEIGHT + 300)
    assert not slip.docked
    piece = next(iter(page.scene.pieces.values()))
    spot = view.mapToScene(slip.geometry().center() - view.pos())
    piece.geometry = replace(piece.geometry, rect=QRectF(spot.x(), spot.y(), 20, 20))
    piece.highlight(True)
    page.model.choiceChanged.emit()
    QApplication.processEvents()
    assert slip.isVisible() and not hidden(page)


def test_in_the_dock_it_waits_below_its_tab(page, monkeypatch) -> None:
    slip, tabs = page.hint, page.sidebar.tabs
    monkeypatch.setattr(Cloth, "free", lambda self, size: None)
    slip.find_place()
    assert slip.docked and slip.isVisible() and tabs.currentIndex() == CARD
    tabs.setCurrentIndex(MOVES)
    assert not slip.isVisible() and page.sidebar.moves.isVisible()
    page.do("hint")
    assert slip.isVisible() and tabs.currentIndex() == CARD
    tabs.setCurrentIndex(MOVES)
    page.model.forget_hint()
    assert tabs.currentIndex() == MOVES
    tabs.setCurrentIndex(CARD)
    assert not page.sidebar.card.isHidden() and not slip.isVisible()


def test_it_is_as_high_as_its_lines(page) -> None:
    slip = page.hint
    lines = slip.lines
    slip.lines = lines[:2]
    short = slip._high(500, cut=False)
    slip.lines = (*lines[:2], lines[1] * 9)
    *_, above, row = slip._rows(500, cut=False)
    assert row.top() >= above.bottom() and slip._high(500, cut=False) > short + 30
    assert row.height() >= wrapped_height(slip.lines[-1], row.width(), 15) > 40
    assert slip._rows(500, cut=True)[-1].height() == 20


def test_the_advised_pieces_are_pointed_out(page) -> None:
    touched = page.model.hint.best.action.touches()
    pointed = {piece.handle for piece in page.scene.pieces.values() if piece.highlighted}
    assert pointed
    assert all(touched & set(page.model.places[handle].says) for handle in pointed)
    page.model.forget_hint()
    assert not any(piece.highlighted for piece in page.scene.pieces.values())


def test_play_it_plays_it(page) -> None:
    action, before = page.model.hint.best.action, len(page.model.session.actions)
    QTest.mouseClick(page.hint.play_button, LEFT)
    assert page.model.session.actions[before] == (0, action)
    assert not page.hint.isVisible()


def test_it_goes_with_the_next_action(page) -> None:
    page.model.say(options(page.model.session, "Lay")[0])
    assert not page.hint.isVisible()


def test_by_keyboard_it_is_played_or_put_away(qtbot, page) -> None:
    page.activateWindow()
    page.view.setFocus()
    action, before = page.model.hint.best.action, len(page.model.session.actions)
    page.do("hint")
    assert page.hint.play_button.hasFocus()
    page.model.release()
    qtbot.keyClick(page.hint.play_button, Qt.Key.Key_Escape)
    assert not page.hint.isVisible() and len(page.model.session.actions) == before
    page.do("hint")
    qtbot.waitUntil(lambda: page.model.hint is not None)
    page.do("hint")
    qtbot.keyClick(page.hint.play_button, Qt.Key.Key_Return)
    assert page.model.session.actions[before] == (0, action)


def test_h_plays_it(qtbot, page) -> None:
    action, before = page.model.hint.best.action, len(page.model.session.actions)
    page.view.setFocus()
    qtbot.keyClick(page.view, Qt.Key.Key_H)
    assert page.model.session.actions[before] == (0, action) and not page.hint.isVisible()
    qtbot.keyClick(page.view, Qt.Key.Key_H)
    assert len(page.model.session.actions) == before + 1


def test_f6_goes_to_it(page) -> None:
    page.activateWindow()
    page.view.setFocus()
    assert page.hint.play_button.isVisible()
    QTest.keyClick(page.view, Qt.Key.Key_F6)
    assert page.hint.isAncestorOf(QApplication.focusWidget())


def test_it_is_said_aloud(page) -> None:
    assert page.announcer.last == " ".join(page.hint.lines)


def test_it_speaks_the_other_language(page) -> None:
    with speaking("de"):
        assert page.hint.lines[0].startswith("Tipp: ")
        assert page.hint.play_button.text() == "So spielen"


def test_while_it_is_looked_for_the_table_can_be_used(qtbot, own_folders) -> None:
    session = advance(game(("human", "greedy")), lambda s: s.decides() == 0 and can("Lay")(s))
    with table(qtbot, session) as page:
        high = page.view.height()
        page.do("hint")
        assert not page.hint.isVisible() and page.view.height() == high
        assert page.prompt_bar.reason == "Looking for a hint …"
        page.model.say(options(session, "Lay")[0])
        assert "hint" not in page.prompt_bar.reason


def test_escape_ends_the_search(qtbot, own_folders) -> None:
    session = advance(game(("human", "greedy")), lambda s: s.decides() == 0 and can("Lay")(s))
    with table(qtbot, session) as page:
        page.do("hint")
        qtbot.keyClick(page, Qt.Key.Key_Escape)
        assert not page.model.advising and "hint" not in page.prompt_bar.reason


def test_who_does_not_decide_cannot_ask(qtbot, own_folders) -> None:
    session = advance(game(("human", "greedy")), lambda s: s.decides() == 1)
    with table(qtbot, session) as page:
        assert not page.prompt_bar.hint_button.isEnabled()
        page.do("hint")
        assert (
            page.prompt_bar.notice.text
            == "You can ask for a hint only when it is up to you to decide."
        )
        assert not page.hint.isVisible()


@pytest.mark.parametrize("name", games.GAMES)
def test_every_game_gives_hints_in_words(qtbot, own_folders, name) -> None:
    """All lines of a hint can be said at every tenth decision of a game, in both languages."""
    session = Session.new(name, 5, slots(("human", "greedy", "greedy")), {})
    page = opened(qtbot, session)
    page.setUpdatesEnabled(False)  # nobody looks
    steps = 0
    for code in ("de", "en"):
        with speaking(code):
            steps += _ask_on(qtbot, page)
    page.model.stop()
    assert steps == 8


def _ask_on(qtbot, page: PlayPage) -> int:
    asked = 0
    while asked < 4:
        advance(page.model.session, lambda s: s.decides() == 0)
        for _ in range(3):
            if page.model.mine:
                page.model.say(page.model.choice.actions[0])
        if not page.model.mine:
            continue
        page.model.advise()
        qtbot.waitUntil(lambda: page.model.hint is not None)
        assert len(page.hint.lines) > 1 and all(page.hint.lines)
        page.model.say(page.model.hint.best.action)
        asked += 1
    return asked


# ---- a hint that does not come -------------------------------------------------------------------


def test_a_hint_that_does_not_come_says_so_and_can_be_given_up(qtbot, monkeypatch) -> None:
    monkeypatch.setattr(ai_runner, "PATIENCE", 40)
    session = advance(game(), lambda s: s.decides() == 0 and can("Lay")(s))
    with table(qtbot, session, curtain=False) as page:
        strip, model = page.hint, page.model
        model.ai_runner.budget = 0
        model.advise()
        qtbot.waitUntil(lambda: strip.isVisible())
        assert "not answered" in strip.lines[0] and strip.play_button.text() == "Ask again"
        assert page.announcer.last == strip.accessibleName()
        assert model.mine and page.prompt_bar.buttons, "the game goes on meanwhile"
        QTest.mouseClick(strip.play_button, LEFT)
        assert not strip.isVisible() and model.advising
        qtbot.waitUntil(lambda: strip.isVisible())
        QTest.mouseClick(strip.close_button, LEFT)
        assert not strip.isVisible() and not model.advising
        assert strip.play_button.text() == "Play it"
