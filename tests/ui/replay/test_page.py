"""The replay page: steps, rounds, eyes and keys; and nobody can touch it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable.core.state import OMNISCIENT, SPECTATOR
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from hansetable.ui.art.base_canvas import BaseCanvas
from hansetable.ui.art.palette import LETTER, LETTER_DIM, LETTER_MUTED
from hansetable.ui.games import game_ui
from hansetable.ui.replay.page import ReplayPage
from hansetable.ui.replay.play_on import PlayOnDialog
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.page import HEIGHT, WIDTH
from tests.ui.table.page_fixture import positions, speaking

RECORDS = Path(__file__).parents[2] / "records"
LEFT = Qt.MouseButton.LeftButton
KEY = Qt.Key


def record(name: str) -> Session:
    return Session.of_text((RECORDS / f"{name}.hanse").read_text(encoding="utf-8"))


def running(name: str, actions: int, *people: int) -> Session:
    """A game that has come as far, with people on some seats."""
    whole = record(name)
    slots = tuple(
        PlayerSlot(c.name, c.colour, "human" if seat in people else c.player)
        for seat, c in enumerate(whole.slots)
    )
    session = Session(replace(whole.header, slots=slots))
    for seat, action in whole.actions[:actions]:
        session.submit(seat, action)
    return session


@pytest.fixture
def shown(qtbot, own_folders):
    """Opens replays of sessions."""

    def show(session: Session, place: int = 0) -> ReplayPage:
        settings = Settings()
        settings.animation = "off"
        page = ReplayPage(session, settings, game_ui(session.game.name), place=place)
        qtbot.addWidget(page)
        page.resize(WIDTH, HEIGHT)
        page.show()
        page.activateWindow()
        page.begin()
        QApplication.processEvents()
        return page

    return show


@pytest.fixture
def page(shown) -> ReplayPage:
    return shown(record("novgorod-two-greedy"))


@pytest.mark.parametrize("game", ["novgorod-four-greedy", "riga-three-mixed", "kogge-four-random"])
def test_a_step_back_shows_the_same_table_as_before(shown, game) -> None:
    page = shown(record(game), 60)
    before = positions(page)
    page.replay_bar.step(1)
    page.replay_bar.step(-1)
    page.replay_bar.turn(1)
    page.go(60)
    assert positions(page) == before


@pytest.mark.parametrize("game", ["novgorod-four-mixed", "riga-four-greedy", "kogge-three-mixed"])
def test_a_whole_record_runs_through_every_pair_of_eyes(shown, game) -> None:
    """Half of the eyes read German; each looks at moments of its own."""
    page = shown(record(game))
    page.setUpdatesEnabled(False)  # nobody looks
    for nth, viewer in enumerate(page.model.viewpoints):
        with speaking("en" if nth % 2 else "de"):
            page.model.look_through(viewer)
            for place in range(9 * nth, page.model.replay.length + 1, 45):
                page.go(place)
            page.go(page.model.replay.length)
            assert page.model.decides is None


def test_the_keys_go_through_the_game(page) -> None:
    length, starts = page.model.replay.length, page.model.replay.starts
    for key, place in (
        (KEY.Key_Right, 1),
        (KEY.Key_Right, 2),
        (KEY.Key_Left, 1),
        (KEY.Key_Left, 0),
        (KEY.Key_Left, 0),
        (KEY.Key_PageDown, starts[1][0]),
        (KEY.Key_PageDown, starts[2][0]),
        (KEY.Key_Right, starts[2][0] + 1),
        (KEY.Key_PageUp, starts[2][0]),
        (KEY.Key_PageUp, starts[1][0]),
        (KEY.Key_End, length),
        (KEY.Key_Right, length),
        (KEY.Key_PageDown, length),
        (KEY.Key_Home, 0),
    ):
        QTest.keyClick(page.view, key)
        assert page.model.place == place == page.replay_bar.slider.value()


def test_escape_leaves(qtbot, page) -> None:
    with qtbot.waitSignal(page.leave):
        QTest.keyClick(page.view, KEY.Key_Escape)


def test_space_plays_and_stands_still(qtbot, page) -> None:
    page.replay_bar.set_speed("8 ×")
    QTest.keyClick(page.view, KEY.Key_Space)
    assert page.replay_bar.playing
    qtbot.waitUntil(lambda: page.model.place >= 3)
    QTest.keyClick(page.view, KEY.Key_Space)
    assert not page.replay_bar.playing


def test_it_stands_still_at_the_end_and_begins_anew(qtbot, page) -> None:
    page.replay_bar.set_speed("8 ×")
    page.go(page.model.replay.length - 1)
    page.replay_bar.play_button.click()
    qtbot.waitUntil(lambda: not page.replay_bar.playing)
    assert page.model.place == page.model.replay.length
    page.replay_bar.play_button.click()
    assert page.model.place == 0 and page.replay_bar.playing


def test_space_presses_the_button_that_has_the_focus(qtbot, page) -> None:
    page.replay_bar.forward.setFocus()
    QTest.keyClick(page.replay_bar.forward, KEY.Key_Space)
    assert page.model.place == 1 and not page.replay_bar.playing


def test_a_click_on_the_line_goes_there(page) -> None:
    slider = page.replay_bar.slider
    QTest.mouseClick(slider, LEFT, pos=QPoint(slider.width() // 2, 12))
    assert abs(page.model.place - page.model.replay.length / 2) < 4
    QTest.mouseClick(slider, LEFT, pos=QPoint(1, 12))
    assert page.model.place == 0


@pytest.mark.parametrize("name", ["riga-two-greedy", "novgorod-three-greedy", "kogge-four-greedy"])
def test_every_round_has_its_number_on_the_line(shown, monkeypatch, name: str) -> None:
    written: list[tuple[str, QRectF]] = []
    slider = shown(record(name)).replay_bar.slider

    def write(canvas: BaseCanvas, rect: QRectF, text: str, *how: object, **more: object) -> None:
        if text:
            written.append((text, rect))

    monkeypatch.setattr(BaseCanvas, "text", write)
    slider.grab()
    starts = slider._model.replay.starts
    assert [text for text, _ in written] == [str(number) for _, number in starts if number]
    middles = [rect.center().x() for _, rect in written]
    assert all(after - before > 6 for before, after in pairwise(middles))


def test_a_click_on_the_log_goes_to_that_moment(page) -> None:
    log = page.sidebar.log
    index = log.model().index(12, 0)
    log.scrollTo(index)
    QApplication.processEvents()
    QTest.mouseClick(log.viewport(), LEFT, pos=log.visualRect(index).center())
    place = page.model.place
    assert place == page.model.replay.place_of(log.event_at(12))
    inks = [log.ink(row) for row in (0, 12, log.count() - 1)]
    assert inks == [LETTER_DIM, LETTER, LETTER_MUTED]


def test_nobody_can_touch_the_table(shown) -> None:
    page = shown(running("novgorod-two-greedy", 60, 0), 40)
    before, pieces = page.model.session.text(), list(page.scene.pieces.values())
    assert not any(piece.glow for piece in pieces)
    for piece in pieces:
        at = page.view.mapFromScene(piece.geometry.rect.center())
        QTest.mouseClick(page.view.viewport(), LEFT, pos=at)
        QTest.mouseDClick(page.view.viewport(), LEFT, pos=at)
    assert page.model.session.text() == before and page.model.place == 40
    assert (
        not any(piece.glow or piece.chosen for piece in pieces) and page.sidebar.tabs.count() == 2
    )


def test_a_finished_game_lies_open(page) -> None:
    assert page.model.viewer == OMNISCIENT and page.replay_bar.viewpoint_button.isEnabled()
    seen = page.model.viewpoints
    page.model.look_through(1)
    assert seen == (OMNISCIENT, 0, 1) and page.model.bottom == 1
    assert page.replay_bar.viewpoint_button.text() == "As Jorin saw it"


def test_any_seat_can_be_laid_in_front(page) -> None:
    page.model.put_in_front(1)
    assert page.model.bottom == 1
    page.model.put_in_front(None)
    assert page.model.bottom == page.model.decides


@pytest.mark.parametrize("game", ["novgorod-three-greedy", "riga-four-greedy", "kogge-four-greedy"])
def test_a_running_game_is_seen_through_the_eyes_of_its_person_only(shown, game) -> None:
    page = shown(running(game, 120, 1))
    assert tuple(page.model.viewpoints) == (1,) and page.model.viewer == 1
    page.model.look_through(OMNISCIENT)
    page.model.look_through(0)
    assert page.model.viewer == 1 and not page.replay_bar.viewpoint_button.isEnabled()
    for place in range(0, 121, 20):
        page.go(place)
        assert page.model.view.viewer == 1
    session = page.model.session
    assert page.model.log == [e.seen_by(1) for told in session.journal for e in told]


def test_a_running_game_is_not_played_on_from_here(qtbot, shown) -> None:
    page = shown(running("riga-four-greedy", 90, 0), 50)
    assert not page.replay_bar.on_button.isEnabled()
    with qtbot.assertNotEmitted(page.playOn):
        QTest.mouseClick(page.replay_bar.on_button, LEFT)


def test_of_a_running_game_with_several_people_only_what_all_have_seen(shown) -> None:
    page = shown(running("riga-four-greedy", 90, 0, 2), 50)
    assert page.model.viewer == SPECTATOR and page.model.view.viewer == SPECTATOR


def test_the_result_is_shown_at_the_end_only(qtbot, page) -> None:
    with qtbot.waitSignal(page.playOn) as heard:
        page.replay_bar.on_button.click()
    assert heard.args == [0, None]
    page.go(page.model.replay.length)
    page.replay_bar.on_button.click()
    assert page.ending is not None and page.ending.isVisible()
    assert page.ending.replay_button.text() == "From the beginning"
    page.ending.replay_button.click()
    assert page.model.place == 0 and not page.ending.isVisible()


def test_it_speaks_german(page) -> None:
    page.go(90)
    english = (
        page.replay_bar.moment,
        page.replay_bar.on_button.text(),
        page.replay_bar.viewpoint_button.text(),
    )
    with speaking("de"):
        bar = page.replay_bar
        german = bar.moment, bar.on_button.text(), bar.viewpoint_button.text()
        assert all(one != other for one, other in zip(english, german, strict=True))
        assert german[0].startswith("Runde")


def test_the_moment_stays_in_sight_in_the_log(page) -> None:
    def sight() -> float:
        """How far the line of the moment is from the middle, in pixels."""
        QApplication.processEvents()
        row = log.row_of(page.model.replay.lines(90).stop) - 1
        line = log.visualItemRect(log.item(row))
        return abs(line.center().y() - log.viewport().height() / 2)

    log = page.sidebar.log
    page.go(90)
    assert sight() < 20
    with speaking("de"):
        assert sight() < 20
        page.resize(1000, 620)
        assert sight() < 20


def test_a_long_record_steps_at_once(shown) -> None:
    page = shown(record("kogge-four-greedy"))
    times = []
    for _ in range(21):
        begun = perf_counter()
        page.replay_bar.step(1)
        times.append(perf_counter() - begun)
    assert sorted(times)[5] < 0.1, "the machine may be busy now and then"


def test_the_sheet_asks_who_plays_on(qtbot) -> None:
    slots = record("riga-two-greedy").slots
    sheet = PlayOnDialog(slots, "Year 2")
    qtbot.addWidget(sheet)
    assert [slot.player for slot in slots] == ["greedy"] * 2, "another name of the level"
    assert sheet.slots == tuple(replace(slot, player="journeyman") for slot in slots)
    sheet.rows[0].players.part("human").click()
    sheet.rows[0].name_edit.setText("Ada")
    assert sheet.slots[0] == PlayerSlot("Ada", slots[0].colour, "human")
    sheet.rows[0].name_edit.setText(slots[1].name)
    assert not sheet.start_button.isEnabled() and sheet.error.text()
