"""Drag and drop of offices and goods: what it says, and what is put down where it must not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest

from hansetable.core import Choice
from hansetable.games.novgorod.actions import Lay, Mark
from hansetable.model.drop_rules import dropped_actions
from hansetable.model.ways import INSIST
from hansetable.ui.table import layers
from tests.ui.mouse_driver import MouseDriver, hold, let_go
from tests.ui.table.page_fixture import advance, asks, can, game, options, table
from tests.ui.table.scene.scene_fixture import (
    LEFT,
    NONE,
    RIGHT,
    both_ways,
    lines,
    middle_of_nothing,
    said,
    twins,
)


@pytest.fixture
def laying(qtbot, own_folders):
    """A route is being laid, with a card in it."""
    session = advance(game(), lambda s: asks("LayRoute")(s) and bool(s.state.route))
    with table(qtbot, session) as page:
        yield page


def test_a_drag_says_an_action(picking) -> None:
    wanted = options(picking.model.session, "BuyOffice")[0]
    MouseDriver(picking).drag(f"stack:{wanted.city}", "hand")
    assert said(picking) == [wanted]


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
