"""The strip that tells what the others did since the own turn."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from hansetable.model.showing import Beat
from hansetable.ui.table.sidebar.sidebar import LOG, MOVES, WIDTH
from tests.ui.table.model_fixture import Words
from tests.ui.table.sidebar.sidebar_fixture import back, click


def test_who_is_asked_again_is_told_what_the_others_did(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    model, recap = sidebar.model, sidebar.recap
    assert recap.isVisible() and recap.deeds
    assert 0 not in {deeds.seat for deeds in recap.deeds}
    before = model.game.scoreboard(model.session.at(model.since_own().start))
    now = model.game.scoreboard(model.view)
    lines = model.lines_of(model.since_own())
    for deeds, button in zip(recap.deeds, recap.buttons, strict=True):
        own = [i for i in lines if getattr(model.log[i], "seat", None) == deeds.seat]
        assert deeds.line in own
        assert deeds.summary == Words().summary(model.log[i] for i in own)
        for (key, _, _), number in deeds.gains:
            assert number == now[deeds.seat][key] - before[deeds.seat][key] != 0
        assert deeds.summary in button.accessibleName() and deeds.gains == button.gains


def test_it_marks_who_acts_while_it_is_shown_again(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    model, recap = sidebar.model, sidebar.recap
    whole = recap.deeds
    model.showing.split = lambda lines: [Beat(lines, 1000)] if lines else []
    model.pace = 1.0
    click(qtbot, recap.again_button)
    assert model.again == model.since_own().start and recap.deeds == whole
    model.showing.step()
    assert [button.acting for button in recap.buttons].count(True) == 1
    assert not recap.again_button.isVisible()
    model.showing.skip(rest=True)
    assert recap.deeds == whole and recap.again_button.isVisible()
    assert not any(button.acting for button in recap.buttons)


def test_nothing_is_recalled_after_an_own_action(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    sidebar.model.say(sidebar.model.choice.actions[0])
    assert not sidebar.recap.isVisible()


def test_what_was_put_away_stays_away_until_others_have_played(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    high = sidebar.log.height()
    click(qtbot, sidebar.recap.close_button)
    assert not sidebar.recap.isVisible() and sidebar.log.height() > high
    sidebar.refresh()
    sidebar.retranslate()
    assert not sidebar.recap.isVisible()


def test_who_does_not_want_it_is_told_nothing(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    sidebar.recap.wanted = False
    sidebar.recap.follow()
    assert not sidebar.recap.isVisible()


def test_the_strip_gives_its_room_to_the_moves(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    sidebar.show_tab(MOVES)
    assert (
        not sidebar.recap.isVisible() and sidebar.moves.geometry().bottom() > sidebar.height() - 20
    )
    sidebar.show_tab(LOG)
    assert sidebar.recap.isVisible()


def test_it_opens_the_log_where_the_seat_began(qtbot: QtBot) -> None:
    sidebar = back(qtbot)
    click(qtbot, sidebar.filter.parts["red"])
    deeds = sidebar.recap.deeds[0]
    click(qtbot, sidebar.recap.buttons[0])
    assert sidebar.tabs.currentIndex() == LOG
    row = sidebar.log.currentIndex().row()
    assert sidebar.log.event_at(row) == deeds.line


@pytest.mark.parametrize("scale", [0.7, 1.0, 2.0])
def test_the_strip_leaves_room_for_the_log(qtbot: QtBot, scale: float) -> None:
    sidebar = back(qtbot)
    sidebar.place(QRectF(0, 0, WIDTH, 742), scale)
    assert sidebar.rect().contains(sidebar.recap.geometry())
    assert sidebar.log.geometry().bottom() <= sidebar.recap.geometry().top()
    assert sidebar.log.height() > 55 * scale
    assert sidebar.filter.geometry().bottom() <= sidebar.log.geometry().top() + 1


@pytest.mark.parametrize(("high", "parts"), [(742, 12), (480, 0)])
def test_the_strip_tells_all_as_long_as_there_is_room(qtbot: QtBot, high: int, parts: int) -> None:
    sidebar = back(qtbot)
    recap = sidebar.recap
    said = "; ".join(f"builds the school {number}" for number in range(12))
    recap.deeds = [replace(deeds, summary=said) for deeds in recap.deeds[:1]]
    recap._make_buttons()
    sidebar.place(QRectF(0, 0, WIDTH, high), 1.0)
    (button,) = recap.buttons
    assert (button.text() == said) == (parts == 12)
    assert said in button.accessibleName() and not button.text().endswith("…")
    assert sidebar.rect().contains(recap.geometry())
    sidebar.place(QRectF(0, 0, WIDTH, 560), 1.0)
    assert button.text().endswith(" and more") and said.startswith(button.text()[:-9])
