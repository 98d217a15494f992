"""The cursor of the keyboard: where keys lead it, what it says, and that it harms nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable.ai.hint import advise
from hansetable.session.session import Session
from hansetable.ui.table.scene import scene as scene_module
from hansetable.ui.table.scene.keyboard_cursor import WAYS, ahead, reading_order
from tests.ui.keyboard_driver import SHIFT, Key, KeyboardDriver
from tests.ui.mouse_driver import MouseDriver
from tests.ui.table.page_fixture import advance, asks, game, options, slots, table

ALONE = ("human", "greedy")
LEFT = Qt.MouseButton.LeftButton
CROSS = {
    "left": QPointF(0, 100),
    "right": QPointF(200, 100),
    "up": QPointF(100, 0),
    "down": QPointF(100, 200),
}


@pytest.fixture
def page(qtbot, own_folders):
    """A person can lay a card on the route, against one AI."""
    session = advance(
        game(ALONE),
        lambda s: asks("LayRoute")(s) and s.decides() == 0 and len(options(s, "Lay")) > 2,
    )
    with table(qtbot, session) as page:
        yield page


@pytest.fixture
def keys(page) -> KeyboardDriver:
    return KeyboardDriver(page)


def hand_card(page) -> str:
    """A card of the hand that can be laid."""
    places = page.model.places
    return next(h for h, p in page.scene.pieces.items() if p.glow and places[h].zone == "hand")


# ---- geometry ------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_an_arrow_leads_to_what_lies_on_its_side(way: str) -> None:
    assert ahead(QPointF(100, 100), WAYS[way], CROSS) == way
    assert ahead(CROSS[way], WAYS[way], CROSS) is None


def test_what_lies_straight_ahead_is_nearer_than_what_lies_aside() -> None:
    points = {"aside": QPointF(50, 60), "ahead": QPointF(120, 4)}
    assert ahead(QPointF(0, 0), WAYS["right"], points) == "ahead"


def test_reading_goes_by_rows() -> None:
    points = {"d": QPointF(9, 96), "b": QPointF(90, 5), "a": QPointF(9, 9), "c": QPointF(200, 0)}
    assert reading_order(points) == ["a", "b", "c", "d"]


# ---- leading the ring ----------------------------------------------------------------------------


def test_without_the_keyboard_there_is_no_ring(page) -> None:
    assert page.scene.cursor.piece is None
    MouseDriver(page).click(page.scene.pieces[hand_card(page)].says[0])
    assert not any(piece.focused for piece in page.scene.pieces.values())


def test_arrows_lead_over_what_can_be_touched(page, keys: KeyboardDriver) -> None:
    keys.press(Key.Key_Right)
    seen = set()
    for key in (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down) * 3:
        keys.press(key)
        assert page.scene.cursor.piece.glow
        seen.add(page.scene.cursor.handle)
    assert len(seen) > 1


def test_shift_and_arrows_lead_over_everything(page, keys: KeyboardDriver) -> None:
    keys.press(Key.Key_Right)
    for _ in range(12):
        keys.press(Key.Key_Up, SHIFT)
    piece = page.scene.cursor.piece
    assert not piece.glow and piece.pos().y() < 100
    assert page.view.accessibleName()


def test_tab_goes_through_the_targets_and_then_to_the_bar(page, keys: KeyboardDriver) -> None:
    order = []
    while page.view.hasFocus() and len(order) < 100:
        keys.press(Key.Key_Tab)
        order.append(page.scene.cursor.handle)
    glowing = {h for h, piece in page.scene.pieces.items() if piece.glow}
    assert set(order) == glowing and order[-1] == order[-2]
    assert not page.scene.pieces[order[-1]].focused, "its ring is gone while the bar has the keys"
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab, SHIFT)
    assert page.view.hasFocus() and page.scene.pieces[order[-1]].focused


def test_f6_goes_from_part_to_part(page, keys: KeyboardDriver) -> None:
    seen = []
    for _ in page.keyboard.parts():
        keys.press(Key.Key_F6)
        seen.append(QApplication.focusWidget())
    assert seen[-1] is page.view and len(set(map(id, seen))) == len(seen) > 2
    keys.press(Key.Key_F6, SHIFT)
    assert QApplication.focusWidget() is seen[-2]


def test_a_press_of_the_mouse_hides_the_ring(page, keys: KeyboardDriver) -> None:
    keys.press(Key.Key_Right)
    assert page.scene.cursor.piece is not None
    MouseDriver(page).click(page.scene.pieces[hand_card(page)].says[0])
    assert page.scene.cursor.piece is None


# ---- touching ------------------------------------------------------------------------------------


def test_a_held_card_leads_the_ring_to_its_target_and_back(page, keys: KeyboardDriver) -> None:
    card = hand_card(page)
    keys.press(Key.Key_Right)
    assert keys.walk(card)
    keys.press(Key.Key_Space)
    assert page.model.choice.touched
    assert page.scene.cursor.piece.glow and page.scene.cursor.handle != card
    keys.press(Key.Key_Escape)
    assert not page.model.choice.touched
    assert page.scene.cursor.handle == card


def test_escape_lets_go_first_and_then_hides_the_ring(page, keys: KeyboardDriver) -> None:
    keys.press(Key.Key_Right)
    keys.press(Key.Key_Return)
    keys.press(Key.Key_Escape)
    assert page.scene.cursor.piece is not None
    keys.press(Key.Key_Escape)
    assert page.scene.cursor.piece is None


def test_enter_is_the_key_of_the_main_button_whatever_the_ring_shows(qtbot, own_folders) -> None:
    session = advance(game(ALONE), lambda s: s.decides() == 0 and bool(options(s, "Pass")))
    with table(qtbot, session) as page:
        page.model.useful = ()
        page.prompt_bar.refresh()
        keys, main = KeyboardDriver(page), page.prompt_bar.buttons["button:pass"]
        assert main.key == "Enter"
        keys.press(Key.Key_Down)
        assert main.key == "Enter"
        keys.press(Key.Key_Return)
        assert type(session.actions[-1][1]).__name__ == "Pass"


def test_enter_ends_nothing_while_something_useful_is_left(page, keys: KeyboardDriver) -> None:
    said, useful = len(page.model.session.actions), page.model.useful
    assert useful and "Still useful" in page.prompt_bar.reason
    assert page.prompt_bar.buttons["button:sail"].kind == "normal"
    keys.press(Key.Key_Return)
    assert len(page.model.session.actions) == said and not page.model.choice.touched
    assert useful[0].begins in page.scene.cursor.piece.says
    marked = [piece for piece in page.scene.pieces.values() if piece.highlighted]
    assert any(useful[0].begins in piece.says for piece in marked)


def test_enter_says_what_is_held(page, keys: KeyboardDriver) -> None:
    card = hand_card(page)
    page.scene.click(page.scene.pieces[card])
    assert page.prompt_bar.answers.main
    keys.press(Key.Key_Return)
    assert type(page.model.session.actions[-1][1]).__name__ == "Lay"


def test_enter_on_what_cannot_be_touched_says_why(page, keys: KeyboardDriver) -> None:
    said = len(page.model.session.actions)
    keys.press(Key.Key_Right)
    for _ in range(12):
        keys.press(Key.Key_Up, SHIFT)
    keys.press(Key.Key_Return)
    assert page.prompt_bar.notice.text and page.announcer.last == page.prompt_bar.notice.text
    heard = []
    page.rule.connect(heard.append)
    keys.press(Key.Key_Question)
    assert heard == [page.prompt_bar.notice.rule]
    assert len(page.model.session.actions) == said


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space, Key.Key_1])
def test_a_key_that_is_held_down_touches_once(page, keys: KeyboardDriver, key: Key) -> None:
    said = len(page.model.session.actions)
    keys.press(Key.Key_Right)
    held = QKeyEvent(QEvent.Type.KeyPress, key.value, Qt.KeyboardModifier.NoModifier, "", True, 1)
    assert page.take_key(held)
    assert len(page.model.session.actions) == said and not page.model.choice.touched


# ---- what is read --------------------------------------------------------------------------------


def test_the_ring_says_what_it_points_at_and_what_touching_does(page, keys: KeyboardDriver) -> None:
    keys.press(Key.Key_Right)
    keys.walk(hand_card(page))
    place = page.model.places[page.scene.cursor.handle]
    card = page.texts.card(place, page.model.view)
    said = page.view.accessibleName()
    assert said.startswith(card.title) and ("Space" in said or "move" in said)
    assert page.announcer.last == said


def test_what_is_pointed_at_is_shown_closely(
    qtbot, page, keys: KeyboardDriver, monkeypatch
) -> None:
    keys.press(Key.Key_Right)
    keys.walk(hand_card(page))
    qtbot.waitUntil(page.inspector.isVisible, timeout=scene_module.INSPECT + 3000)
    keys.press(Key.Key_Return)
    assert not page.inspector.isVisible()


def test_the_question_mark_opens_the_rule_of_the_piece(qtbot, page, keys: KeyboardDriver) -> None:
    with qtbot.waitSignal(page.rule) as heard:
        keys.press(Key.Key_Question)
    assert heard.args == [page.model.step.rule]
    keys.press(Key.Key_Right)
    place = page.model.places[page.scene.cursor.handle]
    with qtbot.waitSignal(page.rule) as heard:
        keys.press(Key.Key_Question)
    assert heard.args == [page.texts.card(place, page.model.view).rule]


def test_the_curtain_keeps_nothing_of_what_was_pointed_at(qtbot, own_folders) -> None:
    session = advance(game(), lambda s: asks("LayRoute")(s) and bool(options(s, "Lay")))
    with table(qtbot, session) as page:
        keys, viewer = KeyboardDriver(page), page.model.viewer
        keys.press(Key.Key_Right)
        secret = page.view.accessibleName()
        advance(session, lambda s: s.decides() != viewer)
        assert page.model.curtain is not None
        assert page.scene.cursor.piece is None and not page.announcer.last
        assert page.view.accessibleName() != secret
        keys.press(Key.Key_Return)
        assert page.model.curtain is None and page.view.hasFocus()
        assert page.scene.cursor.piece is None or page.scene.cursor.piece.glow


# ---- where the keyboard stays --------------------------------------------------------------------


def test_the_mouse_on_undo_and_hint_leaves_the_keyboard_alone(page, keys: KeyboardDriver) -> None:
    page.model.say(options(page.model.session, "Lay")[0])
    for button in (
        page.prompt_bar.undo_button,
        page.prompt_bar.redo_button,
        page.prompt_bar.hint_button,
    ):
        assert button.isEnabled()
        QTest.mouseClick(button, LEFT)
        assert page.view.hasFocus()


def test_from_a_button_that_was_switched_off_the_keyboard_comes_back(page, keys) -> None:
    page.model.say(options(page.model.session, "Lay")[0])
    before = len(page.model.session.actions)
    page.model.undo()
    page.prompt_bar.redo_button.setFocus(Qt.FocusReason.TabFocusReason)
    keys.press(Key.Key_Space)
    assert not page.prompt_bar.redo_button.isEnabled()
    assert page.view.hasFocus() and len(page.model.session.actions) == before
    keys.press(Key.Key_Return)
    assert not page.model.session.undone, "Enter is no key of undo"


def test_from_a_hint_that_goes_the_keyboard_comes_back(page, keys: KeyboardDriver) -> None:
    for button in (page.hint.close_button, page.hint.play_button):
        model = page.model
        model.ai_runner.advised.emit(advise(model.game, model.view, model.viewer, 20))
        button.setFocus(Qt.FocusReason.TabFocusReason)
        keys.press(Key.Key_Return)
        assert not page.hint.isVisible() and page.view.hasFocus()


def test_enter_stands_on_the_main_button_only_where_it_presses_it(
    page, keys: KeyboardDriver
) -> None:
    page.model.say(options(page.model.session, "Lay")[0])
    page.model.useful = ()
    page.prompt_bar.refresh()
    main = page.prompt_bar.buttons["button:sail"]
    assert main.key == "Enter"
    page.prompt_bar.undo_button.setFocus(Qt.FocusReason.TabFocusReason)
    assert main.key != "Enter"
    main.setFocus(Qt.FocusReason.TabFocusReason)
    assert main.key == "Enter"


def test_the_log_leaves_the_keys_of_the_table_to_the_table(
    qtbot, page, keys: KeyboardDriver
) -> None:
    page.model.say(options(page.model.session, "Lay")[0])
    before = len(page.model.session.actions)
    page.sidebar.log.setFocus()
    with qtbot.waitSignal(page.rule):
        QTest.keyClicks(page.sidebar.log, "?")
    shown = [button.key for button in page.prompt_bar.buttons.values()]
    assert "Enter" not in shown, "it is the log's"
    keys.press(Key(Key.Key_0.value + len(shown)))
    assert len(page.model.session.actions) == before + 1


def test_every_notice_is_said_aloud(page, keys: KeyboardDriver) -> None:
    page.model.hints = False
    page.do("hint")
    assert (
        page.prompt_bar.notice.text
        == page.announcer.last
        == "Hints are switched off in the settings."
    )


def test_tab_comes_to_the_answers_before_it_comes_to_undo(page, keys: KeyboardDriver) -> None:
    page.model.say(options(page.model.session, "Lay")[0])
    assert page.prompt_bar.undo_button.isEnabled()
    while page.view.hasFocus():
        keys.press(Key.Key_Tab)
    assert QApplication.focusWidget() in page.prompt_bar.buttons.values()


def test_at_the_beginning_of_a_turn_the_ring_begins_at_the_first_piece(page, keys) -> None:
    assert page.scene.cursor.piece is None
    keys.press(Key.Key_Left)
    cursor = page.scene.cursor
    assert cursor.handle == reading_order(cursor.points(cursor.touchable()))[0]


def test_after_planning_a_building_the_ring_stays_away_from_the_goods(qtbot, own_folders) -> None:
    session = advance(
        Session.new("riga", 5, slots(("human", "human")), {}),
        lambda s: asks("Build")(s) and bool(options(s, "Plan")),
    )
    with table(qtbot, session) as page:
        keys, plan = KeyboardDriver(page), options(session, "Plan")[0]
        for handle in (plan.begins, *(plan.touches() - {plan.begins})):
            keys.touch(handle)
        assert page.model.plan and page.scene.cursor.piece is None
        said = len(session.actions)
        keys.press(Key.Key_Return)
        assert len(session.actions) > said and not page.model.plan, "Enter builds"
