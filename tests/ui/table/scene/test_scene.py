"""Drag and drop, click and click, and what happens when a piece is put down where it must not."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable.core import Choice
from hansetable.games.novgorod.actions import Lay, Mark
from hansetable.model.drop_rules import dropped_actions
from hansetable.model.ways import INSIST
from hansetable.session.session import Session
from hansetable.ui.games.novgorod.board import layout
from hansetable.ui.table import layers
from tests.ui.mouse_driver import MouseDriver, hold, let_go
from tests.ui.table.page_fixture import PEOPLE, advance, asks, can, game, options, slots, table

NONE = Qt.KeyboardModifier.NoModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def picking(qtbot, own_folders):
    """The first question of a game of two people."""
    with table(qtbot, game()) as page:
        yield page


@pytest.fixture
def laying(qtbot, own_folders):
    """A route is being laid, with a card in it."""
    session = advance(game(), lambda s: asks("LayRoute")(s) and bool(s.state.route))
    with table(qtbot, session) as page:
        yield page


def both_ways():
    """Return a game in which a card can be laid and serve as placeholder."""
    return advance(game(), lambda s: bool(twins(s)))


def twins(session):
    """Return the cities whose card can be laid and put face down behind the last city."""
    if not can("Lay", "Mark")(session):
        return []
    marked = {a.card for a in options(session, "Mark")}
    return [a.city for a in options(session, "Lay") if a.city in marked]


def middle_of_nothing(page) -> QPoint:
    """Return a point of the view where there is no piece."""
    view = page.view
    for x in range(10, view.width(), 20):
        for y in range(view.height() - 4, 0, -20):
            if page.scene.piece_at(view.mapToScene(QPoint(x, y))) is None:
                return QPoint(x, y)
    raise AssertionError("the table is full")


def said(page):
    return [action for _, action in page.model.session.actions]


def test_a_drag_says_an_action(picking) -> None:
    wanted = options(picking.model.session, "BuyOffice")[0]
    MouseDriver(picking).drag(f"stack:{wanted.city}", "hand")
    assert said(picking) == [wanted]


def test_two_clicks_say_the_same(picking) -> None:
    wanted = options(picking.model.session, "BuyOffice")[0]
    mouse = MouseDriver(picking)
    mouse.click(f"stack:{wanted.city}")
    assert said(picking) == [] and picking.model.choice.touched
    mouse.click("hand")
    assert said(picking) == [wanted]


def test_the_second_click_may_come_first(picking) -> None:
    wanted = options(picking.model.session, "BuyOffice")[-1]
    mouse = MouseDriver(picking)
    mouse.click("hand")
    mouse.click(f"stack:{wanted.city}")
    assert said(picking) == [wanted]


def test_every_buyable_office_and_mission_glows_and_nothing_else_does(picking) -> None:
    session = picking.model.session
    names = set()
    for action in session.state.listed(session.decides()):
        names |= action.touches()
    for piece in picking.scene.pieces.values():
        if piece.geometry.face is not None:
            assert bool(piece.glow) == bool(names & set(piece.says)), piece.handle


def test_what_is_dragged_lies_above_everything_and_its_targets_glow(picking) -> None:
    wanted = options(picking.model.session, "BuyOffice")[0]
    hold(picking, f"stack:{wanted.city}", QPoint(400, 300))
    piece = MouseDriver(picking).piece(f"stack:{wanted.city}")
    assert piece.chosen and piece.zValue() == layers.DRAGGED
    assert picking.view.mapFromScene(piece.pos()) == QPoint(400, 300)
    glowing = [p.handle for p in picking.scene.pieces.values() if p.glow]
    assert glowing == ["0/hand"] or glowing == ["1/hand"]
    let_go(picking, QPoint(400, 300))


def beside(page, source: str, target: str) -> QPoint:
    """Return a point of nothing where the edge of one piece, held there, overlaps another."""
    mouse, view = MouseDriver(page), page.view
    held = mouse.piece(source).face_rect()
    place = mouse.piece(target)
    rect = place.mapRectToScene(place.face_rect())
    reach = held.width() / 2 - 4, held.height() / 2 - 4
    for x in (rect.left() - reach[0], rect.right() + reach[0], rect.center().x()):
        for y in (rect.top() - reach[1], rect.bottom() + reach[1], rect.center().y()):
            if page.scene.piece_at(QPointF(x, y)) is None:
                return view.mapFromScene(QPointF(x, y))
    raise AssertionError("there is no room beside")


def test_the_edge_of_a_held_piece_reaches_what_glows(picking) -> None:
    wanted = options(picking.model.session, "BuyOffice")[0]
    handle = f"stack:{wanted.city}"
    at = beside(picking, handle, "hand")
    hold(picking, handle, at)
    let_go(picking, at)
    assert said(picking) == [wanted]


def test_a_piece_that_has_hardly_moved_reaches_nothing_with_its_edge(picking) -> None:
    wanted = options(picking.model.session, "BuyOffice")[0]
    piece = MouseDriver(picking).piece(f"stack:{wanted.city}")
    scene = picking.scene
    start = picking.view.mapFromScene(piece.home())
    hold(picking, f"stack:{wanted.city}", start + QPoint(20, 0))
    place = MouseDriver(picking).piece("hand")
    place.setPos(piece.home() + QPointF(place.face_rect().width() / 2 + 10, 0))
    assert scene._beside(piece) is None
    piece.setPos(piece.home() + QPointF(300, 0))
    place.setPos(piece.pos() + QPointF(place.face_rect().width() / 2 + 10, 0))
    assert scene._beside(piece) is place
    let_go(picking, start + QPoint(20, 0))


def test_a_refused_drop_sends_the_piece_back_and_says_why(picking) -> None:
    wanted = options(picking.model.session, "BuyOffice")[0]
    handle = f"stack:{wanted.city}"
    nothing = middle_of_nothing(picking)
    hold(picking, handle, nothing)
    let_go(picking, nothing)
    piece = MouseDriver(picking).piece(handle)
    assert piece.pos() == piece.home() and piece.rotation() == piece.geometry.angle
    assert piece.zValue() == piece.geometry.z
    assert said(picking) == [] and not picking.model.choice.touched
    assert picking.prompt_bar.notice.text == "This goes only here: your hand."
    assert picking.prompt_bar.notice.text in picking.prompt_bar.accessibleName()
    link = picking.prompt_bar.notice.link
    assert link.isVisible() and link.text().startswith("Rule N-")


def test_what_means_nothing_now_is_refused_even_on_a_glowing_place(laying) -> None:
    """A stack cannot be bought while the route is laid; the slot that glows takes no notice."""
    piece = next(p for p in laying.scene.pieces.values() if p.handle.startswith("stack:")
                 and p.geometry.lift and not p.glow)  # fmt: skip
    handle, before = piece.says[0], len(said(laying))
    slot = MouseDriver(laying).point("route")
    start = laying.view.mapFromScene(piece.pos())
    port = laying.view.viewport()
    QTest.mousePress(port, LEFT, NONE, start)
    MouseDriver(laying).move(start + QPoint(12, 9), LEFT)
    MouseDriver(laying).move(slot, LEFT)
    let_go(laying, slot)
    assert handle.startswith("stack:") and len(said(laying)) == before
    assert not laying.model.choice.touched
    assert piece.pos() == piece.home() and laying.prompt_bar.notice.text


def test_a_second_click_takes_the_touch_back(picking) -> None:
    handle = f"stack:{options(picking.model.session, 'BuyOffice')[0].city}"
    mouse = MouseDriver(picking)
    mouse.click(handle)
    assert mouse.piece(handle).chosen
    mouse.click(handle)
    assert not mouse.piece(handle).chosen and not picking.model.choice.touched
    assert mouse.piece(handle).glow == 1.0


@pytest.mark.parametrize("kind", ["stack", "base"])
def test_a_city_that_was_touched_has_one_tick(qtbot, own_folders, kind) -> None:
    """The office above has it, also for the base office that is half under it."""
    session = advance(game(), lambda s: bool(layable(s)))
    city = layable(session)[0]
    with table(qtbot, session) as page:
        pieces = page.scene.pieces
        page.scene.click(pieces[f"{kind}:{city}"])
        assert [p.handle for p in pieces.values() if p.ticked] == [f"stack:{city}"]
        assert pieces[f"base:{city}"].chosen
        page.scene.click(pieces[f"base:{city}"])
        assert not page.model.choice.touched and not any(p.ticked for p in pieces.values())


def layable(session):
    """Return the cities whose card can be laid from the chart, with offices left there."""
    if not can("Lay")(session):
        return []
    places = session.game.pieces(session.state.seen_by(session.decides()))
    return [a.city for a in options(session, "Lay")
            if {f"stack:{a.city}", f"base:{a.city}"} <= set(places)
            and f"office:{a.city}" in places[f"base:{a.city}"].says]  # fmt: skip


def test_a_right_click_releases(picking) -> None:
    handle = f"stack:{options(picking.model.session, 'BuyOffice')[0].city}"
    mouse = MouseDriver(picking)
    mouse.click(handle)
    QTest.mouseClick(mouse.port, RIGHT, NONE, middle_of_nothing(picking))
    assert not picking.model.choice.touched


def test_a_press_on_the_felt_releases(picking) -> None:
    mouse = MouseDriver(picking)
    mouse.click(f"stack:{options(picking.model.session, 'BuyOffice')[0].city}")
    QTest.mousePress(mouse.port, LEFT, NONE, middle_of_nothing(picking))
    assert not picking.model.choice.touched


def test_another_piece_is_taken_instead(picking) -> None:
    first, second = options(picking.model.session, "BuyOffice")[:2]
    mouse = MouseDriver(picking)
    mouse.click(f"stack:{first.city}")
    mouse.click(f"stack:{second.city}")
    assert picking.model.choice.touched >= {f"stack:{second.city}"}
    assert f"stack:{first.city}" not in picking.model.choice.touched


def test_a_right_click_ends_a_drag(picking) -> None:
    wanted = options(picking.model.session, "BuyOffice")[0]
    handle = f"stack:{wanted.city}"
    target = MouseDriver(picking).point("hand")
    hold(picking, handle, target)
    port = picking.view.viewport()
    QTest.mouseClick(port, RIGHT, NONE, target)
    piece = MouseDriver(picking).piece(handle)
    assert piece.pos() == piece.home() and not picking.model.choice.touched
    let_go(picking, target)
    assert said(picking) == [] and piece.pos() == piece.home()


def test_letting_go_tells_whether_there_was_something(picking) -> None:
    assert not picking.scene.let_go()
    hold(picking, f"stack:{options(picking.model.session, 'BuyOffice')[0].city}", QPoint(300, 300))
    assert picking.scene.let_go()
    assert not picking.model.choice.touched


def test_the_next_place_lays_and_the_last_card_takes_a_placeholder(qtbot, own_folders) -> None:
    for kind in (Lay, Mark):
        session = both_ways()
        city = twins(session)[0]
        wanted = next(a for a in options(session, kind.__name__) if f"office:{city}" in a.touches())
        target = next(iter(wanted.touches() - {f"office:{city}"}))
        with table(qtbot, session) as page:
            before = len(said(page))
            MouseDriver(page).drag(f"office:{city}", target)
            assert page.menu is None and said(page)[before:] == [wanted]


def two_lines():
    """Return a game in which a mission has two lines that can be fulfilled, and its name."""
    session = advance(game(seed=1), lambda s: can("Fulfil")(s) and 2 in lines(s).values())
    return session, next(name for name, count in lines(session).items() if count == 2)


def test_the_menu_says_what_is_chosen_in_it(qtbot, own_folders) -> None:
    session, mission = two_lines()
    with table(qtbot, session) as page:
        before = len(said(page))
        MouseDriver(page).click(f"line:{mission}:lower")
        menu = page.menu
        entries = [entry.text() for entry in menu.actions() if entry.text()]
        wanted = next(a for a in page.model.choice.said if a.line == "lower")
        words = page.texts.action(wanted, page.model.view)
        assert words in entries and len(entries) == 3 and len(set(entries)) == 3
        entry = next(e for e in menu.actions() if e.text() == words)
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())
        QApplication.processEvents()
        assert page.model.weighed == wanted, "it gives up the upper line"
        QTest.mouseClick(page.prompt_bar.buttons[INSIST], LEFT)
        assert said(page)[before:] == [wanted]
        assert page.menu is None and not page.model.choice.touched


def test_closing_the_menu_releases(qtbot, own_folders) -> None:
    session, mission = two_lines()
    with table(qtbot, session) as page:
        before = len(said(page))
        MouseDriver(page).click(f"line:{mission}:lower")
        assert page.menu is not None
        QTest.keyClick(page.menu, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: page.menu is None)
        assert not page.model.choice.touched and len(said(page)) == before


def test_something_else_in_the_menu_releases(qtbot, own_folders) -> None:
    session, mission = two_lines()
    with table(qtbot, session) as page:
        MouseDriver(page).click(f"line:{mission}:lower")
        menu = page.menu
        last = menu.actions()[-1]
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(last).center())
        qtbot.waitUntil(lambda: page.menu is None)
        assert not page.model.choice.touched


def double_click(page, handle: str) -> None:
    """Click twice in a hurry, as a person does: the second press comes as a double click."""
    mouse = MouseDriver(page)
    at = mouse.point(handle)
    QTest.mouseClick(mouse.port, LEFT, NONE, at)
    QTest.mouseDClick(mouse.port, LEFT, NONE, at)
    QApplication.processEvents()


def test_a_double_click_says_the_only_thing_that_can_be_meant(picking) -> None:
    wanted = options(picking.model.session, "BuyOffice")[0]
    double_click(picking, f"stack:{wanted.city}")
    assert said(picking) == [wanted]


def test_a_double_click_on_what_can_mean_several_things_says_the_usual_one(
    qtbot, own_folders
) -> None:
    session = both_ways()
    city = twins(session)[0]
    with table(qtbot, session) as page:
        before = len(said(page))
        double_click(page, f"office:{city}")
        assert said(page)[before:] == [Lay(city)]


def served(session):
    """Return a mission line that can be fulfilled and a good of the route that serves it."""
    seat = session.decides()
    view = session.state.seen_by(seat)
    for action in options(session, "Fulfil") if can("Fulfil")(session) else ():
        for handle, place in session.game.pieces(view).items():
            goods = [name for name in place.says if name.startswith("good:")]
            line, legal = tuple(action.touches()), Choice.of(view.listed(seat))
            if goods and dropped_actions(session.game, view, seat, legal, handle, line) == [action]:
                return action, goods[0]
    return None


def test_a_good_is_dropped_on_the_mission_that_it_serves(qtbot, own_folders) -> None:
    """Else one touches first the line and then the good (N-56)."""
    session = advance(game(seed=1), lambda s: served(s) is not None)
    action, good = served(session)
    with table(qtbot, session) as page:
        before = len(said(page))
        MouseDriver(page).drag(good, f"line:{action.mission}:{action.line}")
        assert said(page)[before] == action and page.prompt_bar.notice.text == ""


def test_a_good_that_serves_no_line_is_refused(qtbot, own_folders) -> None:
    session = advance(game(seed=1), lambda s: can("Fulfil", "Collect")(s) and served(s) is None)
    line = next(iter(options(session, "Fulfil")[0].touches()))
    with table(qtbot, session) as page:
        before = len(said(page))
        MouseDriver(page).drag(f"office:{options(session, 'Collect')[0].city}", line)
        assert len(said(page)) == before and page.prompt_bar.notice.text


def lines(session):
    """Return how many lines of each mission can be fulfilled now."""
    return Counter(action.mission for action in options(session, "Fulfil"))


@pytest.mark.parametrize("count", [1, 2])
def test_a_piece_that_says_all_by_itself_waits_for_the_drop(qtbot, own_folders, count) -> None:
    """A mission says its line by itself: a drag plays it, or asks for the line, at its end."""
    session = advance(game(seed=1), lambda s: can("Fulfil")(s) and count in lines(s).values())
    mission = next(name for name, lines in lines(session).items() if lines == count)
    wanted = next(a for a in options(session, "Fulfil") if a.mission == mission)
    with table(qtbot, session) as page:
        before = len(said(page))
        hold(page, f"line:{mission}:{wanted.line}", QPoint(500, 250))
        assert len(said(page)) == before and page.menu is None
        let_go(page, QPoint(500, 250))
        if count == 1:
            if page.model.weighed is not None:
                QTest.mouseClick(page.prompt_bar.buttons[INSIST], LEFT)
            assert said(page)[before:] == [wanted]
        else:
            assert page.menu is not None and len(page.model.choice.said) == 2
            page.menu.close()
            qtbot.waitUntil(lambda: page.menu is None)


def test_a_click_ends_the_motion(qtbot, own_folders) -> None:
    with table(qtbot, game(), animation="slow", curtain=False) as page:
        session = page.model.session
        wanted = options(session, "BuyOffice")[0]
        page.model.say(wanted)
        assert page.scene.animator.running
        QTest.mouseClick(page.view.viewport(), LEFT, NONE, middle_of_nothing(page))
        assert not page.scene.animator.running
        for piece in page.scene.pieces.values():
            assert piece.pos() == piece.home(), piece.handle


def test_a_click_while_nobody_may_touch_only_says_that_others_decide(qtbot, own_folders) -> None:
    session = advance(game(("greedy", "human")), lambda s: s.decides() == 0)
    with table(qtbot, session) as page:
        for piece in list(page.scene.pieces.values()):
            QTest.mouseClick(page.view.viewport(), LEFT, NONE, page.view.mapFromScene(piece.pos()))
        assert said(page) == [action for _, action in session.actions]
        assert not page.model.choice.touched and "not your turn" in page.prompt_bar.notice.text


def test_undo_during_a_drag_puts_the_piece_down(qtbot, own_folders) -> None:
    session = advance(
        game(),
        lambda s: (
            asks("LayRoute")(s)
            and len(s.state.route) == 1
            and not s.take_back_refusal(len(s.actions) - 1)
            and bool(options(s, "Lay"))
        ),
    )
    with table(qtbot, session) as page:
        city = options(session, "Lay")[0].city
        hold(page, f"office:{city}", QPoint(420, 200))
        page.model.undo()
        before = len(said(page))
        MouseDriver(page).move(QPoint(600, 300), LEFT)
        let_go(page, QPoint(600, 300))
        assert len(said(page)) == before
        for piece in page.scene.pieces.values():
            assert piece.pos() == piece.home(), piece.handle


def test_a_bought_office_lies_in_the_hand(qtbot, own_folders) -> None:
    with table(qtbot, game(("human", "greedy"), seed=2)) as page:
        session = page.model.session
        if session.decides() != 0:
            session.submit(1, options(session, "BuyOffice")[0])
        wanted = options(session, "BuyOffice")[0]
        MouseDriver(page).drag(f"stack:{wanted.city}", "hand")
        piece = page.scene.pieces[f"0/office:{wanted.city}"]
        assert layout.HAND.contains(piece.pos()) and piece.pos() == piece.home()


def test_what_a_board_adds_to_a_piece_is_none_by_itself(qtbot, own_folders) -> None:
    """The arrow of a route sticks out of its square a little."""
    session = advance(Session.new("kogge", 3, slots(PEOPLE), {}), asks("Move"))
    with table(qtbot, session) as page:
        added = [p for h, p in page.scene.pieces.items() if h not in page.model.places]
        assert any(piece.handle.startswith("heading/") for piece in added)
        for piece in added:
            rect = piece.mapRectToScene(piece.face_rect())
            for corner in (rect.topRight(), rect.bottomLeft(), rect.center()):
                assert page.scene.piece_at(corner) not in added


def test_the_glow_tells_a_placeholder_from_the_next_place_by_its_form(qtbot, own_folders) -> None:
    session = both_ways()
    city = twins(session)[0]
    with table(qtbot, session) as page:
        card = next(p for p in page.scene.pieces.values() if f"office:{city}" in p.says)
        assert card.glow and not card.seldom, "it is more than a placeholder"
        page.scene.click(card)
        lit = {piece.handle: piece.seldom for piece in page.scene.pieces.values() if piece.glow}
        assert sorted(lit.values()) == [False, True]
        for handle in lit:
            page.scene.inspected.emit(handle)
            words = " ".join(words.text for words in page.inspector.words)
            assert ("Placeholder for" in words) == lit[handle] and words


def test_a_disc_on_the_card_that_was_laid_last_takes_it_back(qtbot, own_folders) -> None:
    session = advance(game(), lambda s: asks("LayRoute")(s) and len(options(s, "Lay")) > 1)
    with table(qtbot, session) as page:
        disc, before = page.scene.take_back, len(said(page))
        page.model.say(options(session, "Lay")[0])
        assert disc.isVisible() and disc.toolTip() and len(said(page)) == before + 1
        at = page.view.mapFromScene(disc.pos())
        QTest.mouseClick(page.view.viewport(), LEFT, NONE, at)
        assert len(said(page)) == before and not disc.isVisible()


def test_what_is_dropped_on_what_is_asked_about_waits_there(qtbot, own_folders) -> None:
    """A mission line that goes with the other one is asked about, also when it is dragged."""
    session = advance(game(seed=1), lambda s: can("Fulfil")(s) and 1 in lines(s).values())
    with table(qtbot, session) as page:
        model, at = page.model, QPoint(500, 250)
        line = next(a for a in options(session, "Fulfil") if lines(session)[a.mission] == 1)
        model.game = Doubtful(model.game)
        hold(page, line.begins, at)
        piece = MouseDriver(page).piece(line.begins)
        let_go(page, at)
        assert model.weighed == line and piece.pos() != piece.home()
        assert page.scene.let_go() and piece.pos() == piece.home() and model.weighed is None


class Doubtful:
    """A game in which every mission line gives something up."""

    def __init__(self, game) -> None:
        self._game = game

    def __getattr__(self, name: str):
        return getattr(self._game, name)

    def gives_up(self, view, seat, action) -> str:
        return "line" if type(action).__name__ == "Fulfil" else ""
