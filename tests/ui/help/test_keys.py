"""All keys: one table makes them and lists them, none means two things, none harms by accident."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable.games import GAMES
from hansetable.ui import keys
from hansetable.ui.help.keys_page import Caps, KeysPage, groups, printed
from hansetable.ui.window.menus import MENUS
from tests.ui.table.page_fixture import game, speaking
from tests.ui.window_fixture import open_window

TABLES = {"table": keys.TABLE, "list": keys.LIST, "replay": keys.REPLAY, "book": keys.BOOK}


@pytest.fixture
def window(qtbot, own_folders):
    window = open_window()
    qtbot.addWidget(window)
    with speaking("en"):
        yield window


def texts(found) -> list[str]:
    return [key.toString() for key in found]


def of_menus(window) -> list[str]:
    return [text for entry in window.menus.entries.values() for text in texts(entry.shortcuts())]


# ---- what is listed ------------------------------------------------------------------------------


def test_the_page_lists_every_key_of_the_tables_once(window) -> None:
    listed = Counter(name for _, lines in groups(window.menus) for line in lines
                     for name in line.names)  # fmt: skip
    wanted = Counter(name for table in TABLES.values() for name in table)
    entries = window.menus.entries.items()
    wanted.update(name for name, entry in entries if entry.shortcuts() and entry.isVisible())
    assert listed == wanted


def test_every_shortcut_of_the_program_is_in_the_tables(window) -> None:
    window.play(game(("human", "greedy")))
    window.show_rules("novgorod")
    known = {text for table in TABLES.values() for found in table.values()
             for text in texts(keys.sequences(found))}  # fmt: skip
    known |= set(of_menus(window))
    for root in (window, window.rulebook):
        for maker in (*root.findChildren(QAction), *root.findChildren(QShortcut)):
            made = maker.shortcuts() if isinstance(maker, QAction) else maker.keys()
            assert set(texts(made)) <= known, maker
    window.rulebook.close()


def test_the_page_shows_what_the_menus_do_now(window) -> None:
    window.play(game(("human", "greedy")))
    entry = window.menus.entries["rules:novgorod"]
    shown = [line for _, lines in groups(window.menus) for line in lines
             if line.names == ("rules:novgorod",)]  # fmt: skip
    assert [line.caps for line in shown] == [printed(entry.shortcuts())]


def test_keys_that_few_keyboards_have_are_not_shown(window) -> None:
    rare = {"Find", "Back", "Forward", "Help", "Search"}
    caps = {cap for _, lines in groups(window.menus) for line in lines for cap in line.caps}
    assert not rare & caps
    assert {"Ctrl+F", "Alt+Left", "F1"} <= caps
    assert printed([QKeySequence("Help"), QKeySequence("Ctrl+F")]) == ("Ctrl+F",)


def test_every_line_of_the_page_shows_a_key(window) -> None:
    assert [line for _, lines in groups(window.menus) for line in lines if not line.caps] == []


# ---- no key means two things ---------------------------------------------------------------------


@pytest.mark.parametrize("followed", GAMES)
def test_no_key_of_the_menus_means_two_things(window, followed: str) -> None:
    window.menus.follow(followed)
    found = of_menus(window)
    assert len(found) == len(set(found))
    for name in ("table", "list", "replay"):
        taken = {
            t for found_keys in TABLES[name].values() for t in texts(keys.sequences(found_keys))
        }
        assert not taken & set(found), name


@pytest.mark.parametrize("name", ["table", "list", "replay", "book"])
def test_no_key_of_a_place_means_two_things(qapp, name: str) -> None:
    found = [t for made in TABLES[name].values() for t in texts(keys.sequences(made))]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("code", ["de", "en"])
def test_no_letter_of_a_menu_means_two_things(qapp, code: str) -> None:
    def letters(names) -> list[str]:
        return [name[name.index("&") + 1].casefold() for name in names if "&" in name]

    with speaking(code):
        for title, found in (
            ("", [str(title) for title, _ in MENUS]),
            *((title, [str(text) for _, text, _ in entries]) for title, entries in MENUS),
        ):
            marked = letters(found)
            assert len(marked) == len(set(marked)), (title, marked)
        assert len(letters(str(title) for title, _ in MENUS)) == len(MENUS)


def test_no_single_letter_leaves_or_takes_back(window) -> None:
    for name, entry in window.menus.entries.items():
        for key in entry.shortcuts():
            held = key[0].keyboardModifiers()
            plain = not held & (
                Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
            )
            assert not plain or key.toString().split("+")[-1].startswith("F"), name


# ---- what they do --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "key"), [(name, key) for name, found in keys.TABLE.items() for key in found]
)
def test_a_key_of_the_table_is_known(qapp, name: str, key: str) -> None:
    pressed = QKeySequence(key)[0]
    sign = key if len(key) == 1 else ""
    event = QKeyEvent(QEvent.Type.KeyPress, pressed.key().value, pressed.keyboardModifiers(), sign)
    assert keys.meaning(event) == name
    if name == "button":
        assert keys.digit(event) == int(key)


def test_digits_of_the_number_pad_are_digits(qapp) -> None:
    held = Qt.KeyboardModifier.KeypadModifier
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_3.value, held, "3")
    assert (keys.meaning(event), keys.digit(event)) == ("button", 3)


def test_keys_with_control_are_not_those_of_the_table(qapp) -> None:
    held = Qt.KeyboardModifier.ControlModifier
    for key, sign in ((Qt.Key.Key_1, "1"), (Qt.Key.Key_Left, ""), (Qt.Key.Key_Space, " ")):
        assert keys.meaning(QKeyEvent(QEvent.Type.KeyPress, key.value, held, sign)) == ""


@pytest.mark.parametrize("code", ["de", "en"])
def test_f1_shows_the_page_and_escape_puts_it_away(qtbot, window, code: str) -> None:
    with speaking(code):
        QTest.keyClick(window, Qt.Key.Key_F1)
        page = next(w for w in window.findChildren(KeysPage) if w.isVisible())
        assert len(page.findChildren(Caps)) > 35
        assert page.width() <= 1366 and page.height() <= 742
        page.grab()
        QTest.keyClick(page, Qt.Key.Key_Escape)
        assert not page.isVisible()
        QApplication.processEvents()
