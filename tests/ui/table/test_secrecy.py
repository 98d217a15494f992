"""What one person must not see is nowhere on the screen while another sits before it."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QTabBar, QToolTip, QWidget

from hansetable.core.state import SPECTATOR
from hansetable.games.novgorod.cards import CARDS
from hansetable.games.novgorod.events import MissionDrawn
from hansetable.model.play import PlayModel
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from hansetable.ui.games import game_ui
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.page import HEIGHT, WIDTH
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.prompt.notice import Notice
from hansetable.ui.table.scene.inspector import InspectorItem
from hansetable.ui.table.scene.piece import PieceItem
from hansetable.ui.table.sidebar.sidebar import CARD
from tests.ui.table.page_fixture import Idle, advance, asks, game, lines, speaking, table

THREE = ("human", "human", "human")


def texts(page) -> list[str]:
    """Return every text that the widgets of a page hold, also those that are not painted."""
    found = []
    for widget in (page, *page.findChildren(QWidget)):
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        found += [widget.statusTip(), widget.whatsThis(), widget.windowTitle()]
        for name in ("text", "question", "reason", "notice", "name", "state", "title", "note"):
            value = getattr(widget, name, "")
            value = value.text if isinstance(value, Notice) else value
            found.append(str(value() if callable(value) else value))
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            for row in range(model.rowCount()):
                for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                    found.append(str(model.index(row, 0).data(role)))
        if isinstance(widget, QTabBar):
            found += [widget.tabText(i) for i in range(widget.count())]
        if isinstance(widget, QMenu):
            found += [entry.text() for entry in widget.actions()]
    found += [entry.text() for entry in page.findChildren(QAction)]
    found.append(QToolTip.text())
    for item in page.scene.items():
        found += [item.toolTip(), str(getattr(item, "handle", "")), str(getattr(item, "says", ""))]
    return found


def secrets(page) -> set[str]:
    """Return names and ids of all missions: none may be read while the curtain is down."""
    words = {mission.id for mission in CARDS.missions}
    return words | {say.mission(name) for name in words}


def leaks(page) -> list[str]:
    return [text for text in texts(page) if any(word in text for word in secrets(page))]


def hand_over(page) -> None:
    """Let the person at the screen look around and end the turn."""
    model = page.model
    for tab in range(3):
        page.sidebar.show_tab(tab)
        QApplication.processEvents()
    seat = model.viewer
    own = next(h for h, p in model.places.items() if p.kind == "mission" and p.owner == seat)
    page.scene.inspected.emit(own)
    page.sidebar.show_tab(CARD)
    page.scene.inspected.emit(own)
    advance(model.session, lambda s: model.curtain is not None)
    QApplication.processEvents()


@pytest.fixture
def page(qtbot, own_folders):
    """Three people in the middle of a game; the curtain has been lifted for one of them."""
    session = advance(game(THREE), lambda s: asks("UseRoute")(s) and len(s.actions) > 100)
    with table(qtbot, session) as page:
        page.view.settle()
        page.grab()
        yield page


# ---- the curtain ---------------------------------------------------------------------------------


def test_the_curtain_falls_before_anything_is_seen(qtbot, own_folders) -> None:
    with table(qtbot, game(), lifted=False) as page:
        assert page.model.curtain == page.model.decides
        assert page.curtain.isVisible() and not page.scene.pieces
        assert "begins" in page.curtain.accessibleName()


def test_also_when_a_game_is_continued(qtbot, own_folders) -> None:
    for seat in (0, 1):
        session = advance(game(), lambda s, seat=seat: bool(s.actions) and s.decides() == seat)
        with table(qtbot, session, lifted=False) as page:
            assert page.model.curtain == seat and not page.scene.pieces


def test_nobodys_hand_is_open_while_an_ai_begins(qtbot, own_folders) -> None:
    """Two people share the screen and the AI plays first: whose hand would it be?"""
    seed = next(n for n in range(50) if game(("human", "human", "greedy"), n).decides() == 2)
    with table(qtbot, game(("human", "human", "greedy"), seed), lifted=False) as page:
        assert page.model.curtain is None and page.model.decides == 2
        faces = [p.geometry.face.kind for p in page.scene.pieces.values() if p.geometry.face]
        own = [p for p in page.model.places.values() if p.zone == "hand" and p.kind == "mission"]
        assert own and not any(place.name for place in own)
        assert "mission-back" in faces


def test_no_ones_log_is_open_while_an_ai_plays_in_a_game_that_is_continued(
    qtbot, own_folders
) -> None:
    session = game(("human", "human", "greedy"), seed=3)
    advance(session, lambda s: s.decides() == 2 and _drew(s, 0) and _drew(s, 1))
    with table(qtbot, session) as page:
        assert page.model.viewer == SPECTATOR and page.model.curtain is None
        said = [
            page.texts.event(event.seen_by(SPECTATOR)) for told in session.journal for event in told
        ]
        assert lines(page) == [text for text in said if text]


def _drew(session: Session, seat: int) -> bool:
    """Whether a seat has drawn a mission that the others do not know."""
    return any(
        isinstance(event, MissionDrawn) and event.seat == seat
        for told in session.journal
        for event in told
    )


def test_no_face_is_held_while_the_curtain_is_down(page) -> None:
    assert page.scene.pictures._kept and page.scene.pieces
    hand_over(page)
    for handle in page.model.places:
        page.scene.inspected.emit(handle)
    assert page.curtain.isVisible()
    assert page.leaf.seat is None
    assert not page.scene.pieces and not page.scene.pictures._kept
    assert not any(isinstance(item, PieceItem) for item in page.scene.items())
    assert page.scene.background._pixmap.isNull()
    inspectors = [item for item in page.scene.items() if isinstance(item, InspectorItem)]
    assert inspectors and not any(i.faced or i.words or i.isVisible() for i in inspectors)
    assert page.sidebar.card._paint is None and page.sidebar.card.words == ""


def test_no_text_tells_a_secret_while_the_curtain_is_down(page) -> None:
    assert leaks(page), "the search finds the hand of the person who sits there"
    hand_over(page)
    assert leaks(page) == []
    assert page.sidebar.log.model().rowCount() == 0 and page.sidebar.moves.model().rowCount() == 0
    assert page.prompt_bar.question == "" and not page.prompt_bar.buttons


def test_another_language_under_the_curtain_tells_nothing(page) -> None:
    hand_over(page)
    with speaking("de"):
        QApplication.processEvents()
        assert leaks(page) == [] and not page.scene.pieces
        assert not page.scene.pictures._kept and page.scene.background._pixmap.isNull()
        assert page.sidebar.log.model().rowCount() == 0


def test_resizing_and_zooming_under_the_curtain_show_nothing(page) -> None:
    hand_over(page)
    page.resize(1100, 640)
    page.view.zoom_by(1)
    page.view.settle()
    QApplication.processEvents()
    assert not page.scene.pieces and page.scene.background._pixmap.isNull()
    assert page.curtain.geometry() == page.rect()


def test_the_window_shows_only_the_curtain(page) -> None:
    hand_over(page)
    assert not (page.view.isVisible() or page.sidebar.isVisible() or page.prompt_bar.isVisible())
    assert page.grab().toImage() == page.curtain.grab().toImage()


def test_enter_lifts_the_curtain(qtbot, page) -> None:
    hand_over(page)
    before, seat = page.model.viewer, page.model.curtain
    QTest.keyClick(page.curtain.button, Qt.Key.Key_Return)
    assert page.model.curtain is None and page.model.viewer == seat != before
    assert page.scene.pieces and page.view.isVisible() and page.sidebar.isVisible()
    assert page.prompt_bar.question and page.sidebar.log.model().rowCount() > 0
    qtbot.waitUntil(lambda: not page.curtain.isVisible())


def test_no_key_reaches_the_table_through_the_curtain(page) -> None:
    hand_over(page)
    before = len(page.model.session.actions)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_A):
        QTest.keyClick(page.curtain.button, key)
    assert len(page.model.session.actions) == before and page.model.curtain is not None


def test_undo_behind_the_curtain_shows_nothing_either(page) -> None:
    hand_over(page)
    before, seat = len(page.model.session.actions), page.model.viewer
    QTest.keyClick(page.curtain.button, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(page.model.session.actions) == before - 1 and page.model.curtain == seat
    assert not page.scene.pieces and page.grab().toImage() == page.curtain.grab().toImage()


def test_with_one_person_the_curtain_never_falls(qtbot, own_folders) -> None:
    with table(qtbot, game(("greedy", "human", "random")), lifted=False) as page:
        fallen = []
        page.model.curtainChanged.connect(lambda: fallen.append(1))
        advance(page.model.session, lambda s: len(s.actions) > 60)
        assert not fallen and page.model.curtain is None and not page.curtain.isVisible()


def test_the_curtain_can_be_done_without(qtbot, own_folders) -> None:
    with table(qtbot, game(), curtain=False) as page:
        for _ in range(12):
            seat = page.model.decides
            assert page.model.curtain is None and page.model.viewer == seat and page.model.mine
            page.model.say(page.model.choice.actions[0])
        assert not page.curtain.isVisible() and page.scene.pieces


# ---- the picture ---------------------------------------------------------------------------------


def photographs(qtbot, session, viewer, chances):
    """Return what a seat sees of a game and of games that it cannot tell from it."""
    truth = session.state
    session.actions.clear()  # undo asks the chance of the truth, which is another in each picture
    for state in (truth, *(truth.seen_by(viewer).imagine(chance) for chance in chances)):
        session.state = state
        model = PlayModel(session, Idle(session.game))
        model.show_only(viewer)
        page = PlayPage(model, Settings(), game_ui(session.game.name))
        qtbot.addWidget(page)
        page.resize(WIDTH, HEIGHT)
        page.scene.animator.factor = 0.0
        model.laid.emit()
        model.asked.emit()
        model.undone.emit()
        page.show()
        page.view.settle()
        QApplication.processEvents()
        pictures = []
        for tab in range(3):
            page.sidebar.show_tab(tab)
            pictures.append(page.grab().toImage())
        words = texts(page)
        model.stop()
        page.close()
        session.state = truth
        yield pictures, words


SOAK = pytest.mark.soak
VIEWERS = pytest.mark.parametrize("viewers", [1, pytest.param(2, marks=SOAK)])
"""Who looks: the second seat; with ``-m soak`` the first one too, and more secrets are tried."""


def compare(qtbot, session, viewers: int) -> None:
    """Compare what seats see of a game and of games that they cannot tell from it."""
    for viewer in (1, 0)[:viewers]:
        first, *others = photographs(qtbot, session, viewer, (1, 2, 3)[:viewers])
        for other in others:
            assert other == first


@VIEWERS
@pytest.mark.parametrize("moment", [0, 40, 110])
def test_hidden_cards_change_no_pixel(qtbot, own_folders, moment, viewers) -> None:
    session = advance(game(THREE), lambda s: len(s.actions) >= moment)
    unknown = session.state.seen_by(1).unknown
    assert sum(unknown), "there is something to hide"
    compare(qtbot, session, viewers)


@VIEWERS
def test_missions_that_only_their_owner_knows_change_no_pixel(qtbot, own_folders, viewers) -> None:
    """N-122: those under a ship, and the cover of the column."""
    expert = {"special": "on", "merchant": "front", "pirate": "back", "bonus": "random"}
    session = advance(
        game(THREE, **expert), lambda s: all(any(s.state.seen_by(v).expert.hidden) for v in (0, 1))
    )
    compare(qtbot, session, viewers)


OTHERS = [
    ("riga", {"riga": "on"}, 60),
    ("riga", {}, 130),
    ("kogge", {}, 90),
    ("kogge", {"memory": "on"}, 120),
    ("kogge", {"conflicts": "on", "stores": "on"}, 160),
]


@VIEWERS
@pytest.mark.parametrize(("name", "options", "moment"), OTHERS)
def test_hidden_things_of_other_games_change_no_pixel(
    qtbot, own_folders, name, options, moment, viewers
) -> None:
    """R-90, K-90, K-C1, K-D6"""
    slots = [PlayerSlot(*slot, "human") for slot in (("A", "red"), ("B", "blue"), ("C", "green"))]
    session, chance = Session.new(name, 4, tuple(slots), options), random.Random(moment)
    while len(session.actions) < moment and session.decides() is not None:
        seat = session.decides()
        session.submit(seat, chance.choice(list(session.state.options(seat))))
    assert session.decides() is not None
    compare(qtbot, session, viewers)


def test_the_photograph_would_show_an_own_card(qtbot, own_folders) -> None:
    """The comparison above is worth something: another own hand is another picture."""
    session = advance(game(THREE), lambda s: len(s.actions) >= 40)
    (first,) = photographs(qtbot, session, 0, ())
    mine = session.state.hand[0]
    session.state.hand[0], session.state.hand[1] = session.state.hand[1], mine
    session.state.seen[0] |= session.state.hand[0]
    (second,) = photographs(qtbot, session, 0, ())
    assert first[0][0] != second[0][0]
