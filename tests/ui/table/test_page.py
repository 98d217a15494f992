"""The table page as a whole: undo, languages, the log, the close look, the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable.games.novgorod.actions import Pass
from hansetable.ui.games import game_ui
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.table.prompt.practice import PracticeDialog
from hansetable.ui.table.scene import scene as scene_module
from hansetable.ui.table.scene.inspector import full_face
from hansetable.ui.table.sidebar.sidebar import CARD, LOG, MOVES
from tests.ui.mouse_driver import MouseDriver
from tests.ui.table.page_fixture import (
    PEOPLE,
    advance,
    asks,
    game,
    lines,
    options,
    positions,
    speaking,
    table,
)

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
ALONE = ("human", "greedy")


def laying(session) -> bool:
    """Whether the person lays a route and can lay a card."""
    return asks("LayRoute")(session) and session.decides() == 0 and bool(options(session, "Lay"))


def leaving(page, seat, action):
    """Return a piece under whose face nothing lies, and which an action takes off the table."""
    state = page.model.session.state.clone()
    state.play(seat, action)
    view = state.seen_by(page.model.viewer)
    later = page.board.item_geometry(view, page.model.game.pieces(view), page.model.bottom)
    for handle, piece in page.scene.pieces.items():
        if handle not in later and page.scene.piece_at(piece.pos()) is piece:
            return piece
    return None


def has_gone_on(number: int):
    """Return a test whether more actions than a number were played."""
    return lambda session: len(session.actions) > number


def moves(page) -> list[str]:
    model = page.sidebar.moves.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def press(page, key: Qt.Key, keys: Qt.KeyboardModifier = NONE) -> bool:
    return page.take_key(QKeyEvent(QKeyEvent.Type.KeyPress, key.value, keys))


def drawn(players=ALONE):
    """Return a game in which the first person has just drawn a card and decides again."""
    for seed in range(30):
        session = game(players, seed)
        advance(session, lambda s: s.decides() is None or bool(can_draw(s)))
        if session.decides() is None:
            continue
        session.submit(0, can_draw(session)[0])
        if (
            session.decides() == 0
            and session.take_back_refusal(len(session.actions) - 1) == "chance"
        ):
            return session
    raise AssertionError("no card was drawn in these games")


def can_draw(session):
    if session.decides() != 0 or asks("Pick")(session):
        return []
    return options(session, "DrawMission")


@pytest.fixture
def page(qtbot, own_folders):
    """A person lays a route, against one AI."""
    with speaking("en"), table(qtbot, advance(game(ALONE), laying)) as page:
        yield page


# ---- undo ----------------------------------------------------------------------------------------


@pytest.fixture
def using(qtbot, own_folders):
    """A person uses a route and can put a card into the hold."""
    session = advance(game(ALONE), lambda s: s.decides() == 0 and bool(options(s, "Store")))
    with table(qtbot, session) as page:
        yield page


@pytest.mark.parametrize("way", ["button", "keys"])
def test_undo_restores_the_table_and_shortens_the_log(using, way) -> None:
    page = using
    before, said, told = positions(page), len(page.model.session.actions), lines(page)
    state = page.model.session.state.key(0)
    page.model.say(options(page.model.session, "Store")[0])
    assert positions(page) != before and len(lines(page)) > len(told)
    assert page.prompt_bar.undo_button.isEnabled()
    if way == "button":
        QTest.mouseClick(page.prompt_bar.undo_button, LEFT)
    else:
        assert press(page, Qt.Key.Key_Z, CTRL)
    assert len(page.model.session.actions) == said
    assert page.model.session.state.key(0) == state
    assert positions(page) == before and lines(page) == told


def test_undo_is_off_after_a_drawn_card_and_says_why(qtbot, own_folders) -> None:
    with table(qtbot, drawn(PEOPLE)) as page:
        assert not page.prompt_bar.undo_button.isEnabled()
        assert "came to light" in page.prompt_bar.undo_button.toolTip()
        assert "came to light" in page.prompt_bar.undo_button.accessibleDescription()
        before = len(page.model.session.actions)
        assert press(page, Qt.Key.Key_Z, CTRL)
        assert "came to light" in page.prompt_bar.notice.text
        assert len(page.model.session.actions) == before


@pytest.mark.parametrize("sure", [True, False])
def test_against_the_ai_undo_asks_once_and_marks_the_game(qtbot, own_folders, sure) -> None:
    with table(qtbot, drawn()) as page:
        session = page.model.session
        before = len(session.actions)
        QTest.mouseClick(page.prompt_bar.undo_button, LEFT)
        dialog = page.findChild(PracticeDialog)
        assert dialog.isVisible() and len(session.actions) == before
        (dialog.back_button if sure else dialog.leave_button).click()
        assert session.practice == sure
        assert len(session.actions) == before - sure
        if sure:
            page.model.redo()
            page.model.undo()
            assert len(session.actions) == before - 1 and "practice: yes" in session.text()


def test_the_window_hears_whether_undo_is_possible(qtbot, page) -> None:
    heard = []
    page.backChanged.connect(lambda *refusals: heard.append(refusals))
    page.model.say(options(page.model.session, "Lay")[0])
    assert heard[-1] == ("", "nothing")
    page.model.undo()
    assert heard[-1][1] == ""


# ---- languages -----------------------------------------------------------------------------------


def faces(page):
    return {h: p.geometry.face for h, p in page.scene.pieces.items() if p.geometry.face is not None}


def test_another_language_changes_the_words_and_nothing_else(page) -> None:
    model = page.model
    before = (model.session.text(), model.session.state.key(0), model.choice, model.log[:])
    where = positions(page)
    page.sidebar.card.show_card(None, "")
    english = (
        page.prompt_bar.question, lines(page), moves(page),
        page.sidebar.tabs.tabText(LOG),
        page.sidebar.plates[0].accessibleName(), page.grab().toImage(),
        page.sidebar.phase_header.title,
    )  # fmt: skip
    with speaking("de"):
        german = (
            page.prompt_bar.question, lines(page), moves(page),
            page.sidebar.tabs.tabText(LOG),
            page.sidebar.plates[0].accessibleName(), page.grab().toImage(),
            page.sidebar.phase_header.title,
        )  # fmt: skip
        for one, other in zip(english, german, strict=True):
            assert one != other
        assert (model.session.text(), model.session.state.key(0)) == before[:2]
        assert (model.choice, model.log) == before[2:]
        assert positions(page) == where
    assert page.grab().toImage() == english[5]


def test_faces_that_have_words_painted_on_them_change_too(page) -> None:
    """Their values are the same in both languages: the kept pictures must be forgotten."""

    def shot(handle):
        piece = page.scene.pieces[handle]
        rect = page.view.mapFromScene(piece.sceneBoundingRect()).boundingRect()
        return page.view.grab(rect).toImage()

    words = ("0/money", "0/ship")
    english = [shot(handle) for handle in words]
    assert english == [shot(handle) for handle in words]
    with speaking("de"):
        german = [shot(handle) for handle in words]
        assert all(one != other for one, other in zip(english, german, strict=True))


def test_the_card_that_is_read_is_read_in_the_new_language(page) -> None:
    page.sidebar.show_tab(CARD)
    page.scene.inspected.emit("0/ship")
    english = page.sidebar.card.words
    assert english
    with speaking("de"):
        assert page.sidebar.card.words and page.sidebar.card.words != english


def test_a_language_change_keeps_what_was_touched(page) -> None:
    lay = options(page.model.session, "Lay")[0]
    MouseDriver(page).click(f"office:{lay.city}")
    with speaking("de"):
        assert f"office:{lay.city}" in page.model.choice.touched
        MouseDriver(page).click("route")
    chosen = page.menu is not None or page.model.session.actions[-1][1] == lay
    assert chosen


def test_a_menu_is_closed_before_the_hand_clicks_again(qtbot, own_folders) -> None:
    def several(session) -> bool:
        made = [action.artisan for action in options(session, "Produce")]
        return session.decides() == 0 and len(made) > len(set(made))

    session = advance(game(ALONE, seed=4), several)
    made = [action.artisan for action in options(session, "Produce")]
    alike = next(a for a in options(session, "Produce") if made.count(a.artisan) > 1)
    with table(qtbot, session) as page:
        MouseDriver(page).say(alike, drag=False)
        assert page.menu is None
        MouseDriver(page).say(options(session, "Done")[0], drag=False)


def test_what_was_offered_before_something_was_taken_back_means_nothing(page) -> None:
    session = page.model.session
    lay = options(session, "Lay")[0]
    session.submit(0, lay)
    page.model.say(lay)
    assert [action for _, action in session.actions].count(lay) == 1


# ---- the log -------------------------------------------------------------------------------------


def test_every_event_that_has_a_sentence_has_a_line(qtbot, own_folders) -> None:
    session = advance(game(ALONE), lambda s: len(s.actions) >= 5)
    with table(qtbot, session) as page:
        advance(session, lambda s: len(s.actions) >= 90)
        QApplication.processEvents()
        words = game_ui("novgorod").text([c.name for c in session.slots])
        told = [e.seen_by(0) for events in session.journal for e in events]
        expected = [words.event(event) for event in told]
        assert lines(page) == [line for line in expected if line]
        assert len(lines(page)) > 50


def test_a_click_on_a_line_points_out_its_pieces(qtbot, using) -> None:
    page = using
    page.scene.highlighter.moment.setInterval(80)
    store = options(page.model.session, "Store")[0]
    page.model.say(store)
    log = page.sidebar.log
    last = log.model().index(log.model().rowCount() - 1, 0)
    log.scrollToBottom()
    QTest.mouseClick(log.viewport(), LEFT, NONE, log.visualRect(last).center())
    pointed = [p for p in page.scene.pieces.values() if p.highlighted]
    assert pointed
    for piece in pointed:
        assert page.model.places[piece.handle].name == store.city
    qtbot.waitUntil(lambda: not any(p.highlighted for p in page.scene.pieces.values()))


def test_a_second_line_is_pointed_out_for_its_whole_moment(qtbot, using) -> None:
    page = using
    page.model.say(options(page.model.session, "Store")[0])
    event = next(event for event in reversed(page.model.log) if hasattr(event, "city"))
    pointer = page.scene.highlighter
    pointer.moment.setInterval(400)
    pointer.highlight_named(event)
    qtbot.wait(250)
    pointer.highlight_named(event)
    qtbot.wait(250)
    assert any(piece.highlighted for piece in page.scene.pieces.values())


# ---- looking closely, keys, the moves list -------------------------------------------------------


def test_resting_on_a_piece_shows_it_closely(qtbot, page) -> None:
    piece = page.scene.pieces["stack:london"]
    at = page.view.mapFromScene(piece.pos())
    MouseDriver(page).move(at)
    assert not page.inspector.isVisible()
    qtbot.waitUntil(page.inspector.isVisible)
    assert page.scene.sceneRect().contains(page.inspector.sceneBoundingRect().center())
    page.grab()
    MouseDriver(page).move(QPoint(2, 2))
    qtbot.waitUntil(lambda: not page.inspector.isVisible())


def test_a_press_ends_the_close_look(qtbot, page) -> None:
    port = page.view.viewport()
    at = page.view.mapFromScene(page.scene.pieces["stack:london"].pos())
    MouseDriver(page).move(at)
    QTest.mousePress(port, LEFT, NONE, at)
    qtbot.wait(scene_module.INSPECT + 150)
    assert not page.inspector.isVisible(), "a piece that is held is not looked at"
    QTest.mouseRelease(port, LEFT, NONE, at)
    page.scene.inspected.emit("stack:london")
    assert page.inspector.isVisible()
    QTest.mouseClick(port, LEFT, NONE, at)
    assert not page.inspector.isVisible()


def test_on_the_card_page_it_is_shown_there_instead(page) -> None:
    page.sidebar.show_tab(CARD)
    page.scene.inspected.emit("0/career")
    assert not page.inspector.isVisible()
    assert page.sidebar.card.words and page.sidebar.card._paint is not None
    page.grab()


def test_the_close_look_goes_with_its_piece(qtbot, own_folders) -> None:
    script = iter(advance(game(ALONE), lambda s: len(s.actions) > 60).actions)
    with table(qtbot, game(ALONE)) as page:
        while (gone := leaving(page, *(entry := next(script)))) is None:
            page.model.session.submit(*entry)
        MouseDriver(page).move(QPoint(2, 2))
        MouseDriver(page).move(page.view.mapFromScene(gone.pos()))
        qtbot.waitUntil(page.inspector.isVisible)
        page.model.session.submit(*entry)
        assert gone.scene() is None and not page.inspector.isVisible()


def test_the_card_page_follows_the_table(page) -> None:
    model, session = page.model, page.model.session
    page.scene.inspected.emit("base:london")
    page.sidebar.show_tab(CARD)
    said = set()
    for _ in range(12):
        card = page.texts.card(model.places["base:london"], model.view)
        assert (page.sidebar.card.words, page.sidebar.card.now) == (card.text, card.now)
        said.add(card.now)
        advance(session, has_gone_on(len(session.actions)))
    assert len(said) > 1


def test_the_link_of_a_card_names_its_rule(qtbot, page) -> None:
    page.sidebar.show_tab(CARD)
    page.scene.inspected.emit("0/career")
    with qtbot.waitSignal(page.rule) as heard:
        QTest.mouseClick(page.sidebar.card.link, LEFT)
    assert heard.args[0].startswith("N-")


def test_a_move_is_played_from_the_list(page) -> None:
    page.sidebar.show_tab(MOVES)
    wanted = page.model.choice.actions[0]
    page.sidebar.moves.setFocus(Qt.FocusReason.TabFocusReason)
    page.sidebar.moves.setCurrentIndex(page.sidebar.moves.model().index(0, 0))
    QTest.keyClick(page.sidebar.moves, Qt.Key.Key_Return)
    assert page.model.session.actions[-1] == (0, wanted)


def test_escape_lets_go(page) -> None:
    MouseDriver(page).click(f"office:{options(page.model.session, 'Lay')[0].city}")
    assert page.model.choice.touched
    assert press(page, Qt.Key.Key_Escape)
    assert not page.model.choice.touched
    assert not press(page, Qt.Key.Key_Escape)


def test_enter_presses_the_main_button(qtbot, own_folders) -> None:
    session = advance(game(ALONE), lambda s: s.decides() == 0 and bool(options(s, "Pass")))
    with table(qtbot, session) as page:
        before = len(session.actions)
        assert list(page.prompt_bar.buttons)[-1] == "button:pass"
        assert press(page, Qt.Key.Key_Return)
        assert session.actions[before] == (0, Pass())


# ---- the end -------------------------------------------------------------------------------------


def test_the_end_shows_the_score_of_every_round(qtbot, own_folders) -> None:
    session = advance(game(ALONE), lambda s: s.decides() is None)
    with table(qtbot, session) as page:
        assert page.ending is not None and page.ending.isVisible()
        assert not press(page, Qt.Key.Key_Return), "the table has no keys behind the end"
        with qtbot.waitSignal(page.startPage):
            page.ending.startPage.emit()


# ---- what is said of a piece ---------------------------------------------------------------------


def shown(page, handle: str) -> list[str]:
    """Look at a piece closely; returns the words on the slip of paper."""
    page.scene.inspected.emit(handle)
    return [paragraph.text for paragraph in page.inspector.words]


def test_below_a_face_stands_what_the_piece_is_worth_now(page) -> None:
    said = {h: page.texts.card(p, page.model.view) for h, p in page.model.places.items()}
    handle = next(h for h in said if said[h].now and full_face(page.scene, page.model.places[h]))
    card = said[handle]
    assert shown(page, handle) == [card.now, f"Rule {card.rule}"]
    assert page.inspector.faced
    page.sidebar.show_tab(CARD)
    page.scene.inspected.emit(handle)
    assert page.sidebar.card.now == card.now and card.now in page.sidebar.card.accessibleName()


def test_a_piece_without_a_face_has_words_instead(page) -> None:
    handle = next(h for h, p in page.model.places.items() if p.kind == "tracker")
    card = page.texts.card(page.model.places[handle], page.model.view)
    words = shown(page, handle)
    assert not page.inspector.faced and page.inspector.isVisible()
    assert words[:2] == [card.title, card.text]
    page.sidebar.show_tab(CARD)
    page.scene.inspected.emit(handle)
    assert page.sidebar.card._paint is None and page.sidebar.card.title == card.title


def test_the_close_look_stays_on_the_table_and_beside_its_piece(page) -> None:
    area = page.scene.sceneRect()
    for handle, piece in page.scene.pieces.items():
        shown(page, handle)
        if page.inspector.isVisible():
            size = page.inspector._size
            rect = QRectF(page.inspector.pos(), size)
            assert area.contains(rect), handle
            assert not rect.intersects(piece.geometry.rect), handle


# ---- what is known of the others -----------------------------------------------------------------


def test_the_offices_of_the_others_are_told_and_their_missions_are_not(qtbot, own_folders) -> None:
    """They were seen when they were taken (N-130), also where the table has no room for them."""
    players = ("human", "greedy", "greedy", "greedy")
    session = advance(game(players), lambda s: len(s.actions) > 60 and s.decides() == 0)
    with table(qtbot, session) as page:
        places = page.model.places.values()
        for seat, plate in enumerate(page.sidebar.plates[1:], 1):
            hand = [p for p in places if p.owner == seat and p.zone == "hand"]
            offices = [say.city(p.name) for p in hand if p.kind == "office"]
            assert list(plate.hand()) == offices
        assert any(plate.hand() for plate in page.sidebar.plates[1:])
