"""The rows of the seats: their numbers, and what each seat does."""

from pytestqt.qtbot import QtBot

from hansetable.ui.table.sidebar.sidebar import PlaySidebar
from tests.ui.table.model_fixture import COLUMNS, table
from tests.ui.table.sidebar.sidebar_fixture import opened


def test_each_seat_shows_its_numbers(sidebar: PlaySidebar) -> None:
    scoreboard = sidebar.model.game.scoreboard(sidebar.model.view)
    for plate, numbers in zip(sidebar.plates, scoreboard, strict=True):
        for key, _, title in COLUMNS:
            assert plate.number(key) == numbers[key]
            assert f"{title}: {numbers[key]}" in plate.accessibleName()


def test_the_seat_that_decides_has_the_bar(sidebar: PlaySidebar) -> None:
    active = [seat for seat, plate in enumerate(sidebar.plates) if plate.active]
    assert active == [sidebar.model.decides]
    assert sidebar.plates[active[0]].state == "your turn"


def test_an_ai_that_decides_is_thinking(qtbot: QtBot) -> None:
    model = table(humans=1)
    while model.mine:
        model.say(model.choice.actions[0])
    sidebar = opened(qtbot, model)
    assert model.decides is not None
    assert sidebar.plates[model.decides].state == "thinking"


def test_an_ai_that_waits_tells_its_level(qtbot: QtBot) -> None:
    sidebar = opened(qtbot, table(humans=1))
    assert any(plate.state == "journeyman" for plate in sidebar.plates[1:])


def test_one_seat_starts(sidebar: PlaySidebar) -> None:
    progress = sidebar.model.game.progress(sidebar.model.view)
    if progress["start"] != sidebar.model.decides:
        assert sidebar.plates[progress["start"]].state == "starts"
    assert sum(plate.state == "starts" for plate in sidebar.plates) <= 1


def test_every_number_has_a_tooltip(sidebar: PlaySidebar) -> None:
    plate = sidebar.plates[0]
    found = {column for x in range(222) if (column := plate.column_at(x, 38))}
    assert found == set(COLUMNS)
    assert plate.column_at(60, 10) is None


def test_columns_can_be_called_otherwise(sidebar: PlaySidebar) -> None:
    sidebar.set_columns(tuple((key, icon, title.upper()) for key, icon, title in COLUMNS))
    assert "SEALS: " in sidebar.plates[0].accessibleName()


def test_a_long_name_and_state_stay_in_their_row(sidebar: PlaySidebar) -> None:
    plate = sidebar.plates[0]
    plate.say({}, "Startspieler · KI, Geselle und sehr langsam", True)
    image = sidebar.grab().toImage()
    right = plate.geometry().right() - 4
    edge = [image.pixelColor(right, plate.y() + y).lightness() for y in range(8, 26)]
    assert max(edge) < 120


def test_the_row_of_a_seat_is_marked_for_a_moment(sidebar: PlaySidebar) -> None:
    sidebar.highlight(2)
    assert [plate.highlighted for plate in sidebar.plates] == [False, False, True, False]
    sidebar.highlight(None)
    assert not any(plate.highlighted for plate in sidebar.plates)
