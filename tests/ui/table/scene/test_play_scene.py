"""What a click means, the menu of what it can mean, and what glows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable.games.novgorod.actions import Lay
from hansetable.model.ways import INSIST
from tests.ui.mouse_driver import MouseDriver
from tests.ui.table.page_fixture import advance, can, game, options, table
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
