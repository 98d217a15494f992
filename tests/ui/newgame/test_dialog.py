from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from hansetable.session.slot import PlayerSlot
from hansetable.ui.game_ui import ChoiceForm, GameForm, OptionForm
from hansetable.ui.newgame.dialog import NewGameDialog
from hansetable.ui.newgame.setup import Setup

LEFT = Qt.MouseButton.LeftButton
ONOFF = (ChoiceForm("off", "Off"), ChoiceForm("on", "On"))
SHEET = GameForm(
    "novgorod",
    range(2, 5),
    (
        OptionForm("special", "Special missions", "Four cards that all may fulfil.", ONOFF, "off"),
        OptionForm(
            "pirate",
            "Pirate",
            "He makes the way longer.",
            (*ONOFF, ChoiceForm("back", "Barred")),
            "on",
        ),
    ),
)
LAST = Setup(
    "novgorod",
    (PlayerSlot("Anna", "black", "journeyman"), PlayerSlot("Bert", "red", "human")),
    {"special": "on", "pirate": "back"},
    7,
)


def opened(qtbot: QtBot, sheet: GameForm = SHEET, last: str = "") -> NewGameDialog:
    dialog = NewGameDialog(sheet, last)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    return opened(qtbot)


def retype(qtbot: QtBot, dialog: NewGameDialog, row: int, name: str) -> None:
    edit = dialog.rows[row].name_edit
    edit.selectAll()
    qtbot.keyClick(edit, Qt.Key.Key_Delete)
    qtbot.keyClicks(edit, name)


def colours(dialog: NewGameDialog) -> list[str]:
    return [seat.colour for seat in dialog.setup().seats]


# Beginning


def test_it_begins_with_a_person_and_two_journeymen(dialog: NewGameDialog) -> None:
    assert dialog.setup() == Setup(
        "novgorod",
        (
            PlayerSlot("Heike", "red", "human"),
            PlayerSlot("Jorin", "blue", "journeyman"),
            PlayerSlot("Marit", "green", "journeyman"),
        ),
        {"special": "off", "pirate": "on"},
        None,
    )
    assert dialog.start_button.isEnabled()


@pytest.mark.parametrize(("seats", "count"), [(range(2, 3), 2), (range(4, 5), 4), (range(1, 9), 3)])
def test_it_begins_with_a_number_of_seats_that_the_game_allows(
    qtbot: QtBot, seats: range, count: int
) -> None:
    assert len(opened(qtbot, replace(SHEET, seats=seats)).rows) == count


def test_a_game_without_options_has_none(qtbot: QtBot) -> None:
    assert opened(qtbot, replace(SHEET, options=())).setup().options == {}


def test_practice_is_chosen_or_comes_from_the_settings(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert not dialog.setup().practice
    qtbot.mouseClick(dialog.practice.part("true"), LEFT)
    assert dialog.setup().practice
    assert NewGameDialog(SHEET, practice=True).setup().practice


def test_the_last_setup_is_there_again_but_not_its_seed(qtbot: QtBot) -> None:
    assert opened(qtbot, last=LAST.to_json()).setup() == replace(LAST, seed=None)


def test_from_another_game_only_the_people_stay(qtbot: QtBot) -> None:
    setup = opened(qtbot, last=replace(LAST, game="riga").to_json()).setup()
    assert setup.seats == LAST.seats
    assert setup.options == {"special": "off", "pirate": "on"}


def test_an_option_value_of_the_past_counts_as_usual(qtbot: QtBot) -> None:
    last = replace(LAST, options={"special": "maybe", "gone": "on"})
    assert opened(qtbot, last=last.to_json()).setup().options == {"special": "off", "pirate": "on"}


def test_more_seats_than_the_game_has_are_cut(qtbot: QtBot) -> None:
    four = tuple(
        PlayerSlot(name, colour, "human")
        for name, colour in zip("abcd", ("red", "blue", "green", "black"), strict=True)
    )
    sheet = replace(SHEET, seats=range(2, 4))
    assert opened(qtbot, sheet, replace(LAST, seats=four).to_json()).setup().seats == four[:3]


def test_too_few_seats_are_filled_up(qtbot: QtBot) -> None:
    setup = opened(qtbot, last=replace(LAST, seats=LAST.seats[:1]).to_json()).setup()
    assert setup.seats == (LAST.seats[0], PlayerSlot("Heike", "red", "journeyman"))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"game": 3}', '{"seats": 4}', "[" * 9999])
def test_a_damaged_last_setup_is_forgotten(qtbot: QtBot, text: str) -> None:
    assert Setup.from_json(text) is None
    assert len(opened(qtbot, last=text).rows) == 3


# Seats


def test_seats_are_added_until_the_table_is_full(qtbot: QtBot, dialog: NewGameDialog) -> None:
    qtbot.mouseClick(dialog.add_button, LEFT)
    seats = dialog.setup().seats
    assert seats[3] == PlayerSlot("Klaas", "black", "journeyman")
    assert not dialog.add_button.isEnabled()


def test_seats_are_removed_until_two_are_left(qtbot: QtBot, dialog: NewGameDialog) -> None:
    qtbot.mouseClick(dialog.rows[1].remove_button, LEFT)
    assert [seat.name for seat in dialog.setup().seats] == ["Heike", "Marit"]
    qtbot.mouseClick(dialog.rows[0].remove_button, LEFT)
    assert len(dialog.setup().seats) == 2


def test_a_new_seat_takes_the_colour_and_name_that_are_free(
    qtbot: QtBot, dialog: NewGameDialog
) -> None:
    qtbot.mouseClick(dialog.rows[0].remove_button, LEFT)
    qtbot.mouseClick(dialog.add_button, LEFT)
    assert dialog.setup().seats[2] == PlayerSlot("Heike", "red", "journeyman")


def test_a_free_colour_is_taken(qtbot: QtBot, dialog: NewGameDialog) -> None:
    qtbot.mouseClick(dialog.rows[0].swatches["black"], LEFT)
    assert colours(dialog) == ["black", "blue", "green"]


def test_a_taken_colour_is_swapped(qtbot: QtBot, dialog: NewGameDialog) -> None:
    qtbot.mouseClick(dialog.rows[2].swatches["red"], LEFT)
    assert colours(dialog) == ["green", "blue", "red"]


def test_the_own_colour_stays_when_it_is_clicked(qtbot: QtBot, dialog: NewGameDialog) -> None:
    qtbot.mouseClick(dialog.rows[0].swatches["red"], LEFT)
    assert colours(dialog) == ["red", "blue", "green"]
    assert dialog.rows[0].swatches["red"].isChecked()


def test_colours_differ_whatever_is_clicked(qtbot: QtBot, dialog: NewGameDialog) -> None:
    for row, colour in ((0, "blue"), (1, "green"), (2, "black"), (0, "black"), (1, "black")):
        qtbot.mouseClick(dialog.rows[row].swatches[colour], LEFT)
        assert len(set(colours(dialog))) == 3


@pytest.mark.parametrize("player", ["human", "apprentice", "journeyman"])
def test_who_plays_is_chosen_by_a_click(qtbot: QtBot, dialog: NewGameDialog, player: str) -> None:
    qtbot.mouseClick(dialog.rows[1].players.part(player), LEFT)
    assert dialog.setup().seats[1].player == player


def test_names_are_typed_and_trimmed(qtbot: QtBot, dialog: NewGameDialog) -> None:
    retype(qtbot, dialog, 0, "  Änne ")
    assert dialog.setup().seats[0].name == "Änne"


def test_a_name_is_not_longer_than_the_table_can_show(qtbot: QtBot, dialog: NewGameDialog) -> None:
    retype(qtbot, dialog, 0, "x" * 50)
    assert dialog.setup().seats[0].name == "x" * 20


# What is missing


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("", "Seat 2 has no name yet."),
        ("   ", "Seat 2 has no name yet."),
        ("heike", "Two seats are called “heike”."),
    ],
)
def test_a_wrong_name_keeps_the_game_from_starting(
    qtbot: QtBot, dialog: NewGameDialog, name: str, error: str
) -> None:
    retype(qtbot, dialog, 1, name)
    assert not dialog.start_button.isEnabled()
    assert dialog.error.text() == error
    assert dialog.start_button.toolTip() == error
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_a_name_put_right_lets_it_start(qtbot: QtBot, dialog: NewGameDialog) -> None:
    retype(qtbot, dialog, 1, "Heike")
    retype(qtbot, dialog, 1, "Gesa")
    assert dialog.start_button.isEnabled()
    assert dialog.error.text() == ""


def test_removing_the_seat_without_a_name_lets_it_start(
    qtbot: QtBot, dialog: NewGameDialog
) -> None:
    retype(qtbot, dialog, 1, "")
    qtbot.mouseClick(dialog.rows[1].remove_button, LEFT)
    assert dialog.start_button.isEnabled()


@pytest.mark.parametrize(("typed", "seed"), [("", None), ("  ", None), ("0", 0), (" 42 ", 42)])
def test_a_seed_is_digits_or_chance(
    qtbot: QtBot, dialog: NewGameDialog, typed: str, seed: int | None
) -> None:
    qtbot.keyClicks(dialog.seed_edit, typed)
    assert dialog.start_button.isEnabled()
    assert dialog.setup().seed == seed


@pytest.mark.parametrize("typed", ["-1", "1.5", "abc", "\uff11", "1" * 19])
def test_anything_else_is_no_seed(qtbot: QtBot, dialog: NewGameDialog, typed: str) -> None:
    dialog.seed_edit.setText(typed)
    assert not dialog.start_button.isEnabled()
    assert dialog.error.text() == "The seed is a number of up to 18 digits, or stays empty."


# Options and end


def test_options_are_chosen_by_click_and_arrow_key(qtbot: QtBot, dialog: NewGameDialog) -> None:
    qtbot.mouseClick(dialog.options["special"].part("on"), LEFT)
    dialog.options["pirate"].part("on").setFocus()
    qtbot.keyClick(dialog.options["pirate"].part("on"), Qt.Key.Key_Right)
    assert dialog.setup().options == {"special": "on", "pirate": "back"}


def test_start_and_enter_accept(qtbot: QtBot, dialog: NewGameDialog) -> None:
    qtbot.mouseClick(dialog.start_button, LEFT)
    assert dialog.result() == QDialog.DialogCode.Accepted
    again = opened(qtbot)
    qtbot.keyClick(again.rows[0].name_edit, Qt.Key.Key_Return)
    assert again.result() == QDialog.DialogCode.Accepted


def test_cancel_and_escape_reject(qtbot: QtBot, dialog: NewGameDialog) -> None:
    qtbot.mouseClick(dialog.cancel_button, LEFT)
    assert not dialog.isVisible()
    again = opened(qtbot)
    qtbot.keyClick(again, Qt.Key.Key_Escape)
    assert not again.isVisible()
    assert again.result() == QDialog.DialogCode.Rejected


def test_the_tab_key_goes_from_top_to_bottom(qtbot: QtBot, dialog: NewGameDialog) -> None:
    qtbot.mouseClick(dialog.add_button, LEFT)
    qtbot.waitUntil(dialog.rows[3].isVisible)
    first, seen = dialog.rows[0].name_edit, []
    first.setFocus()
    for _ in range(60):
        here = dialog.focusWidget()
        seen.append(here)
        qtbot.keyClick(here, Qt.Key.Key_Tab)
        if dialog.focusWidget() is first:
            break
    names = [row.name_edit for row in dialog.rows]
    stops = [widget for widget in seen if widget in names]
    assert stops == names
    assert seen.index(dialog.seed_edit) > seen.index(names[-1])
    assert dialog.start_button in seen


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down])
def test_arrow_keys_are_harmless_everywhere(
    qtbot: QtBot, dialog: NewGameDialog, key: Qt.Key
) -> None:
    row = dialog.rows[1]
    for widget in (*row.swatches.values(), row.remove_button, *row.players.parts):
        widget.setFocus()
        qtbot.keyClick(widget, key)
    assert len(set(colours(dialog))) == 3


def test_texts_follow_the_language(dialog: NewGameDialog) -> None:
    dialog.rows[0].players.part("human").setText("?")
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.rows[0].players.part("human").text() == "Here"


def test_four_seats_and_many_options_fit_a_small_screen(qtbot: QtBot) -> None:
    sentence = "Eine Route durch seine Stadt ist kürzer, oder die Stadt ist ganz und gar gesperrt."
    options = tuple(
        OptionForm(f"option{number}", "Sonderaufträge", sentence, ONOFF, "off")
        for number in range(9)
    )
    dialog = opened(qtbot, replace(SHEET, options=options))
    qtbot.mouseClick(dialog.add_button, LEFT)
    qtbot.wait(20)
    assert dialog.width() <= 1340
    assert dialog.height() <= 720


def test_nothing_is_cut_off(qtbot: QtBot, dialog: NewGameDialog) -> None:
    qtbot.mouseClick(dialog.add_button, LEFT)
    qtbot.wait(20)
    for child in dialog.findChildren(QWidget):
        if child.isVisible() and child.parentWidget():
            assert child.width() >= child.minimumSizeHint().width(), child
            assert dialog.rect().contains(child.mapTo(dialog, child.rect().center())), child


def test_a_guest_needs_no_name_and_its_table_is_opened(qtbot: QtBot, dialog: NewGameDialog) -> None:
    row = dialog.rows[1]
    name = row.seat.name
    assert dialog.start_button.text() == "Start" and not dialog.setup().shared
    retype(qtbot, dialog, 0, name.upper())
    assert not dialog.start_button.isEnabled()
    qtbot.mouseClick(row.players.part("open"), LEFT)
    assert dialog.start_button.text() == "Open the table" and dialog.start_button.isEnabled()
    assert not row.name_edit.isEnabled() and row.name_edit.text() == ""
    dialog.practice.set_value("true")
    setup = dialog.setup()
    assert setup.shared and not setup.practice
    again = opened(qtbot, last=setup.to_json()).rows[1]
    assert again.players.value == "open" and again.name_edit.placeholderText() == "a guest"
    qtbot.mouseClick(again.players.part("human"), LEFT)
    assert again.name_edit.text() == name and again.name_edit.isEnabled()
