"""The log of one seat alone."""

from pytestqt.qtbot import QtBot

from hansetable.ui.table.sidebar.line_list import COLOUR
from hansetable.ui.table.sidebar.sidebar import LOG, MOVES, PlaySidebar
from tests.ui.table.model_fixture import Words
from tests.ui.table.sidebar.sidebar_fixture import click, click_line, laid_twice, lines


def test_the_log_can_be_left_to_one_seat(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    whole = lines(sidebar)
    for slot in sidebar.model.session.slots:
        click(qtbot, sidebar.filter.parts[slot.colour])
        model = sidebar.log.model()
        colours = {model.index(row, 0).data(COLOUR) for row in range(model.rowCount())}
        assert colours == {slot.colour}
    click(qtbot, sidebar.filter.parts[""])
    assert lines(sidebar) == whole


def test_a_log_of_one_seat_grows_and_shrinks_with_the_game(qtbot: QtBot) -> None:
    sidebar, _, _number = laid_twice(qtbot)
    colour = sidebar.model.session.slots[sidebar.model.viewer].colour
    click(qtbot, sidebar.filter.parts[colour])
    before = len(lines(sidebar))
    sidebar.model.undo()
    assert len(lines(sidebar)) == before - 1
    sidebar.model.redo()
    assert len(lines(sidebar)) == before


def test_a_click_in_a_log_of_one_seat_tells_the_right_event(
    qtbot: QtBot, sidebar: PlaySidebar
) -> None:
    click(qtbot, sidebar.filter.parts["blue"])
    row = sidebar.log.model().rowCount() - 1
    with qtbot.waitSignal(sidebar.log.lineClicked) as told:
        click_line(qtbot, sidebar, row)
    assert Words().event(sidebar.model.log[told.args[0]]) == lines(sidebar)[row]


def test_the_filter_belongs_to_the_log(qtbot: QtBot, sidebar: PlaySidebar) -> None:
    sidebar.show_tab(MOVES)
    assert not sidebar.filter.isVisible()
    sidebar.show_tab(LOG)
    assert sidebar.filter.isVisible()
