"""What an action moves is dragged to where it goes: the cogs of Kogge."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hansetable.core import Action, read_action
from hansetable.games.kogge.action_tables import VERBS
from hansetable.games.kogge.actions import Take
from hansetable.games.kogge.cards import CITIES, CITY
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.voyage import DriveOut
from hansetable.session.session import Session
from hansetable.ui.games.kogge.board import chart
from hansetable.ui.table.play_page import PlayPage
from tests.games.kogge.builder import Table
from tests.golden import positions
from tests.ui.keyboard_driver import KeyboardDriver
from tests.ui.mouse_driver import MouseDriver, hold, let_go
from tests.ui.table.page_fixture import PEOPLE, slots, speaking, table

NONE = Qt.KeyboardModifier.NoModifier
OPEN_SEA = QPointF(430, 250)
"""A point of the board where nothing lies."""


@pytest.fixture
def shown(qtbot: QtBot, own_folders: None) -> Callable[[Table], object]:
    """Shows a position of two people."""

    @contextmanager
    def show(t: Table) -> Iterator[PlayPage]:
        session = Session.new("kogge", 3, slots(PEOPLE), {})
        session.state = t.state
        with table(qtbot, session, curtain=False) as page:
            yield page

    return show


def moving(**given: str) -> Table:
    """Seat 0 sails from Tönsberg, which has routes to Stockholm and Åbo."""
    return Table(2).give(0, **given).moving()


def said(page: PlayPage) -> list[Action]:
    return [action for _, action in page.model.session.actions]


def put(page: PlayPage, handle: str, target: str) -> None:
    """Drag a thing to the middle of another one, whether that can be touched or not."""
    at = page.view.mapFromScene(page.scene.pieces[target].home())
    hold(page, handle, at)
    let_go(page, at)


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("city:stockholm", "sail tonsberg:1"),
        ("city:abo", "sail tonsberg:2"),
        ("route:tonsberg:1", "sail tonsberg:1"),
        ("route:tonsberg:2", "sail tonsberg:2"),
    ],
)
def test_a_cog_is_dragged_to_a_city_or_a_route(shown, target: str, words: str) -> None:
    with shown(moving()) as page:
        put(page, "cog:1", target)
        assert said(page) == [read_action(words, VERBS)]
        cog = page.scene.pieces["cog:1"]
        assert cog.pos() == cog.home() and not page.prompt_bar.notice.text


@pytest.mark.parametrize(
    ("city", "berth", "words"), [("stockholm", 1, "sail tonsberg:1"), ("abo", 0, "sail tonsberg:2")]
)
def test_a_cog_is_dragged_to_a_berth_beside_a_city(
    shown, city: str, berth: int, words: str
) -> None:
    with shown(moving()) as page:
        where = chart.berth(CITY[city], berth).center()
        at = page.view.mapFromScene(where)
        assert page.scene.piece_at(where) is None
        hold(page, "cog:1", at)
        let_go(page, at)
        assert said(page) == [read_action(words, VERBS)]


def test_a_cog_is_dragged_along_a_hidden_route(shown) -> None:
    with shown(moving().routes(tonsberg="1? 2?")) as page:
        put(page, "cog:1", "route:tonsberg:2")
        assert said(page) == [read_action("sail tonsberg:2", VERBS)]


def test_a_cog_is_dragged_to_the_guild_master_by_the_secret_path(shown) -> None:
    with shown(moving(cargo="ore", chips="path")) as page:
        put(page, "cog:1", "guild")
        assert said(page) == [read_action("path", VERBS)]
        cog = page.scene.pieces["cog:1"]
        assert cog.pos() == cog.home()  # it waits until the path is paid for


def test_where_a_held_cog_can_go_glows_and_nothing_else(shown) -> None:
    with shown(moving(cargo="ore").found("tonsberg", 0, "furs")) as page:
        cog = page.scene.pieces["cog:1"]
        assert cog.glow and not page.scene.pieces["cog:2"].glow
        at = page.view.mapFromScene(OPEN_SEA)
        hold(page, "cog:1", at)
        glowing = {handle for handle, piece in page.scene.pieces.items() if piece.glow}
        assert cog.chosen
        assert glowing == {"city:stockholm", "city:abo", "route:tonsberg:1", "route:tonsberg:2"}
        let_go(page, at)


@pytest.mark.parametrize(
    ("target", "sentence"),
    [
        ("city:riga", "No route that you know leads from Tønsberg to Riga."),
        ("site:riga:1", "No route that you know leads from Tønsberg to Riga."),
        ("city:tonsberg", "Your cog already lies in Tønsberg. To stay, end the movement."),
        ("route:riga:1", "Your cog is in Tønsberg; this route starts in Riga."),
        ("supply:ore", "Put your cog on a route of this city, or on the city where it leads."),
    ],
)
def test_a_cog_that_cannot_go_there_goes_back_and_hears_why(
    shown, target: str, sentence: str
) -> None:
    with shown(moving()) as page:
        put(page, "cog:1", target)
        cog = page.scene.pieces["cog:1"]
        assert said(page) == [] and not page.model.choice.touched
        assert cog.pos() == cog.home()
        assert page.prompt_bar.notice.text == sentence
        link = page.prompt_bar.notice.link
        assert link.isVisible() and link.text().startswith("Rule K-4")


def test_the_open_sea_is_no_place_for_a_cog(shown) -> None:
    with shown(moving()) as page:
        at = page.view.mapFromScene(OPEN_SEA)
        hold(page, "cog:1", at)
        let_go(page, at)
        assert said(page) == [] and page.prompt_bar.notice.text.startswith(
            "Put your cog on a route"
        )


def test_why_a_cog_cannot_go_there_is_said_in_the_language_of_the_moment(shown) -> None:
    with speaking("de"), shown(moving()) as page:
        put(page, "cog:1", "city:riga")
        assert (
            page.prompt_bar.notice.text
            == "Von Tönsberg führt keine Route, die du kennst, nach Riga."
        )


def test_a_cog_that_has_sailed_is_lifted_only_to_hear_that(shown) -> None:
    t = Table(2).give(0, hand="3").lay(tonsberg="furs").acting(came_from="riga")
    with shown(t) as page:
        put(page, "cog:1", "city:stockholm")
        cog = page.scene.pieces["cog:1"]
        assert said(page) == [] and cog.pos() == cog.home()
        assert page.prompt_bar.notice.link.text().startswith("Rule K-40")


def test_the_cog_of_another_stays_where_it_is(shown) -> None:
    with shown(moving()) as page:
        put(page, "cog:2", "city:abo")
        cog = page.scene.pieces["cog:2"]
        assert said(page) == [] and cog.pos() == cog.home()


def test_the_cog_of_a_raider_is_dragged_away(shown) -> None:
    t = moving()
    s: KoggeState = t.state
    s.stack.append(DriveOut(0, 1, optional=False))
    with shown(t) as page:
        put(page, "cog:2", "city:abo")
        assert said(page) == [read_action("drive stockholm:1", VERBS)]


def test_a_cog_is_clicked_first_or_not_at_all(shown) -> None:
    wanted = [read_action("sail tonsberg:2", VERBS)]
    with shown(moving()) as page:
        mouse = MouseDriver(page)
        mouse.click("cog:1")
        assert page.scene.pieces["cog:1"].chosen and said(page) == []
        mouse.click("cog:1")
        assert not page.model.choice.touched
        mouse.click("cog:1")
        mouse.click("route:tonsberg:2")
        assert said(page) == wanted
    with shown(moving()) as page:
        MouseDriver(page).click("route:tonsberg:2")
        assert said(page) == wanted


def test_the_keyboard_leads_to_the_cog_and_from_it_to_a_city(shown) -> None:
    with shown(moving()) as page:
        keys = KeyboardDriver(page)
        keys.touch("helm")
        assert page.scene.pieces["cog:1"].chosen
        keys.press(Qt.Key.Key_Escape)
        assert not page.model.choice.touched
        keys.touch("helm")
        keys.touch("route:tonsberg:2")
        assert said(page) == [read_action("sail tonsberg:2", VERBS)]


def test_a_click_anywhere_on_a_city_means_the_city(qtbot, own_folders) -> None:
    session = Session.new("kogge", 522, slots(("human",) * 4), {})
    with table(qtbot, session) as page:
        model, scene = page.model, page.scene
        square = next(p for p in scene.pieces.values() if p.handle.startswith("route:danzig"))
        assert not square.glow and square in scene.items(square.scenePos())
        at = page.view.mapFromScene(square.scenePos())
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert model.choice.alone is not None, (
            "it cannot be taken back, and so takes a second click"
        )
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert model.session.actions[-1][1].touches() == {"marker:5"}


def test_a_city_that_takes_nothing_now_says_why(qtbot, own_folders) -> None:
    """In the middle of an exchange, which the other goods of the city belong to."""
    asked = ((state, seat) for state, seat, said in positions("kogge", 3, 3) if type(said) is Take)
    state, seat = next(asked)
    session = Session.new("kogge", 3, slots(("human",) * 3), {})
    with table(qtbot, session, curtain=False) as page:
        session.state = state
        page.model.show_only(seat)
        city = CITIES[state.cog[seat]]
        page.scene.click(page.scene.pieces[f"city:{city}"])
        assert page.prompt_bar.notice.text and not page.model.choice.touched
