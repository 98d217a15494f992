"""Text from files is text wherever it is shown: no markup, no key, no gap, no mark of direction."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6 import QtGui
from PySide6.QtCore import QAbstractItemModel, QObject, QRectF, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hansetable import paths
from hansetable.errors import Message, shown, visible
from hansetable.model.play import PlayModel
from hansetable.session.autosave import SaveError
from hansetable.session.history import read
from hansetable.session.session import Session
from hansetable.session.slot import COLOURS, MOST_SHOWN, PlayerSlot
from hansetable.ui.art.base_canvas import BaseCanvas
from hansetable.ui.error_messages import error_message
from hansetable.ui.games import game_ui
from hansetable.ui.games.kogge.market import MarketWindow
from hansetable.ui.history.page import FIGURES_TAB
from hansetable.ui.newgame.seat_row import SeatRow
from hansetable.ui.replay.page import ReplayPage
from hansetable.ui.replay.play_on import PlayOnDialog
from hansetable.ui.replay.told import told
from hansetable.ui.settings.folders import Folders
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.sidebar.sidebar import Sidebar
from hansetable.ui.widgets.speaking import menu_text, tip
from hansetable.ui.window.crash import Crash, Crashes
from hansetable.ui.window.crash_dialog import CrashDialog
from hansetable.ui.window.instance import Blocked, Instance, Trouble
from hansetable.ui.window.lock_dialog import LockDialog
from hansetable.ui.window.main_window import MainWindow
from hansetable.ui.window.unsaved import UnsavedDialog
from tests.games.kogge.builder import Table
from tests.ui.table.page_fixture import Idle
from tests.ui.window_fixture import boxes, read_all

RECORDS = Path(__file__).parents[1] / "records"
NAMES = (
    "<img src=x.png><b>HI</b>",
    "A&B &lt;i&gt; %n {0} {name} {seat}",
    "\x1b[31mRed\u202edeR\u200f‎",
    "שרה و\u2067x",
)
"""A picture in bold, keys and gaps, a terminal turned red with a text turned around, leftward."""
FILE = "<h1>BIG & \u202efdp {0}.hanse"
GAMES = ("novgorod-four-mixed", "riga-four-greedy", "kogge-four-greedy")
HARMFUL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066\u2067]")


def record(name: str, people: tuple[str, ...] = NAMES) -> str:
    """Return a record of the tests in which these people play."""
    text = (RECORDS / f"{name}.hanse").read_text(encoding="utf-8")
    for number, person in enumerate(people, 1):
        text = re.sub(
            rf"(?m)^seat {number}: (\w+), \w+, .*$",
            lambda line, person=person: line[0].split(",")[0] + f", human, {person}",
            text,
        )
    return text


# ---- the rule ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Jörg & Söhne <b>", "Jörg & Söhne <b>"),
        ("\x1b[31mRed", "[31mRed"),
        ("two\nlines\u2028here", "two lines here"),
        ("a\u202eb\u200fc", "abc"),
        ("שרה", "\u2068שרה\u2069"),
        ("a" + "\u0301" * 500, "\u00e1" + "\u0301" * 3),
        (
            "👨\u200d👩\u200d👧 \u0645\u06cc\u200c\u062e",
            "\u2068👨\u200d👩\u200d👧 \u0645\u06cc\u200c\u062e\u2069",
        ),
        ("\ud800", "\\ud800"),
        ("\u202e", "\\u202e"),
        ("", ""),
    ],
)
def test_what_is_shown_leaves_everything_around_it_alone(text: str, line: str) -> None:
    assert shown(text) == line


def test_a_name_without_end_is_cut() -> None:
    assert len(PlayerSlot("x" * 2_000, "red", "human").shown) == MOST_SHOWN


def test_messages_show_their_gaps_harmlessly() -> None:
    told = Message("in {file}", file=Path("a\n\u202eb"))
    assert error_message(told) == "in a b"
    assert str(told) == "in a\\n\\u202eb" == visible(str(told))


@pytest.mark.parametrize("text", ["<b>x</b>", "a &lt; b", "<!DOCTYPE x>", "<?xml ?><b>", "x<br>y"])
def test_a_tooltip_shows_markup_as_it_is(text: str) -> None:
    document = QTextDocument()
    document.setHtml(tip(f"{text}\n  two  {text}"))
    plain = document.toPlainText().replace("\xa0", " ")
    assert plain == f"{text}\n  two  {text}" and tip("a & b\n< 3") == "a & b\n< 3"


@pytest.mark.parametrize(
    "record_name", ["novgorod-four-mixed", "riga-four-greedy", "kogge-four-greedy"]
)
def test_what_stands_in_a_name_fills_no_gap(qapp: QApplication, record_name: str) -> None:
    foreign = [PlayerSlot(name, "red", "human").shown for name in NAMES]
    plain = ["N" + letter * (len(name) - 1) for letter, name in zip("ABCD", foreign, strict=True)]
    session = Session.of_text(record(record_name, tuple(plain)))

    def lines(names: list[str]) -> Iterator[str]:
        texts = game_ui(session.game.name).text(names)
        yield from told(session, texts)
        for number in range(0, len(session.actions), 5):
            state = session.at(number)
            seat, step = state.asked()[0], state.stack[-1]
            view = state.seen_by(seat)
            yield texts.question(step, view, seat)
            yield texts.reason(step, view, seat)
            yield from (texts.action(action, view) for action in state.listed(seat)[:9])

    def renamed(line: str) -> str:
        for name, other in zip(plain, foreign, strict=True):
            line = line.replace(name, other)
        return line

    assert list(lines(foreign)) == [renamed(line) for line in lines(plain)]


# ---- every place ---------------------------------------------------------------------------------


def texts_of(thing: QObject) -> Iterator[str]:
    """Yield all that one thing shows or says; what could be taken for markup fails."""
    if isinstance(thing, QWidget | QAction):
        assert not is_markup(thing.toolTip()), thing.toolTip()
        yield thing.toolTip()
    if isinstance(thing, QWidget):
        yield from (thing.windowTitle(), thing.accessibleName(), thing.accessibleDescription())
    if isinstance(thing, QLabel) and type(thing.parent()).__name__ != "CrashDialog":
        rich = thing.textFormat() == Qt.TextFormat.RichText
        auto = thing.textFormat() == Qt.TextFormat.AutoText
        assert not rich and not (auto and is_markup(thing.text())), thing.text()
    if isinstance(thing, QAbstractButton) and "&" in thing.text():
        assert thing.shortcut().isEmpty() and thing.text() in thing.accessibleName(), thing.text()
    if isinstance(thing, QLabel | QAbstractButton | QAction):
        yield thing.text()
    if isinstance(thing, QTextDocument):
        yield thing.toPlainText()
    if isinstance(thing, QTabWidget):
        yield from (thing.tabText(tab) for tab in range(thing.count()))
    if isinstance(thing, QComboBox):
        yield from cells(thing.model())
    if isinstance(thing, QAbstractItemView) and thing.model() is not None:
        yield from cells(thing.model())
    if isinstance(thing, Sidebar):
        for plate in thing.plates:
            yield plate._tip(None)


def cells(model: QAbstractItemModel) -> Iterator[str]:
    """Yield what stands in the cells of a list or table."""
    for row in range(model.rowCount()):
        column = 0
        while (index := model.index(row, column)).isValid():
            column += 1
            yield str(index.data() or "")
            said = str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
            assert not is_markup(said), said
            yield said


def is_markup(text: str) -> bool:
    """Whether Qt would take a text for markup that somebody else has written."""
    return QtGui.Qt.mightBeRichText(text) and bool(re.search("<(img|b>|h1|i>)", text))


def look_at(top: QWidget) -> str:
    """Check everything in a window, and return all its texts."""
    QTest.qWait(0)
    found = []
    for thing in (top, *top.findChildren(QObject)):
        for text in texts_of(thing):
            assert not HARMFUL.search(text), text
            open_ones = text.count("\u2068") - text.count("\u2069")
            assert not open_ones, text
            found.append(text)
    return "\n".join(found)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever is painted as text on canvases from now on."""
    texts: list[str] = []
    write = BaseCanvas.text

    def note(canvas: BaseCanvas, rect: QRectF, text: str, *how: object, **more: object) -> None:
        texts.append(text)
        write(canvas, rect, text, *how, **more)

    monkeypatch.setattr(BaseCanvas, "text", note)
    return texts


def check_painted(painted: list[str]) -> None:
    """Check what was painted, and forget it."""
    assert painted
    for text in painted:
        assert not HARMFUL.search(text), text
    painted.clear()


def played(name: str, part: float) -> Session:
    """Return a part of a game of foreign people."""
    whole = Session.of_text(record(name))
    session = Session(whole.header)
    for seat, action in whole.actions[: int(len(whole.actions) * part)]:
        session.submit(seat, action)
    return session


@pytest.mark.parametrize("game", GAMES)
def test_the_table_shows_names_as_they_are(
    window: MainWindow, painted: list[str], game: str
) -> None:
    session = played(game, 0.4)
    window.play(session)
    page = window.page
    assert isinstance(page, PlayPage)
    for _ in range(3):
        model = page.model
        if model.waits or model.decides is None:
            break
        seat = session.decides()
        assert seat is not None
        session.submit(seat, session.state.listed(seat)[0])
        page.grab()
        whole = look_at(window)
    assert NAMES[0] in whole and NAMES[1] in whole
    check_painted(painted)
    window.show_start()
    window.grab()
    look_at(window)
    assert any(slot.shown in " ".join(painted) for slot in session.slots)
    check_painted(painted)


def test_the_end_and_the_replay_show_names_as_they_are(
    window: MainWindow, painted: list[str], qtbot: QtBot
) -> None:
    session = played("kogge-four-greedy", 1)
    window.table_controller.replay(session, len(session.actions))
    assert isinstance(window.page, ReplayPage)
    window.page._end()
    window.grab()
    assert window.page.ending is not None
    window.page.ending.grab()
    whole = look_at(window)
    assert NAMES[0] in whole
    window.page.replay_bar._ask_viewpoint()
    entries = [entry.text() for entry in window.page.replay_bar.menu.actions()]
    assert any("A&&B &&lt;" in entry for entry in entries), entries
    window.page.replay_bar.menu.close()
    check_painted(painted)
    dialog = PlayOnDialog(session.slots, window.page.replay_bar.moment)
    qtbot.addWidget(dialog)
    look_at(dialog)


def test_the_lists_show_names_and_files_as_they_are(window: MainWindow, painted: list[str]) -> None:
    folder = window.archive.folder
    folder.mkdir()
    (folder / FILE).write_text(f"Hansetable record 1\ngame: {NAMES[0]}\nseed: 1\n")
    for name in ("kogge-four-greedy", "riga-four-greedy"):
        session = Session.of_text(record(name))
        window.autosave.put_away(session, f"{name} {NAMES[0]}", datetime.now())
    window.show_history()
    read_all(window)
    window.history.table.choose(window.history.model.row_of(read(next(folder.glob("kogge*"))).path))
    window.history.delete_button.click()
    window.grab()
    whole = look_at(window)
    assert NAMES[0] in whole and "<h1>BIG & fdp {0}.hanse" in whole
    window.show_history(FIGURES_TAB)
    window.grab()
    assert NAMES[0] in look_at(window)
    check_painted(painted)
    window.open_record(str(folder / FILE))
    (box,) = boxes()
    assert box.textFormat() == Qt.TextFormat.PlainText and "<h1>BIG & fdp {0}" in box.text()
    look_at(box)
    box.close()
    window.play(session)
    window.show_start()
    window.grab()
    look_at(window)
    check_painted(painted)


def test_dialogs_show_foreign_text_as_it_is(qtbot: QtBot, window: MainWindow) -> None:
    crashes = Crashes()
    crashes.window = window
    window.play(played("riga-four-greedy", 0.2))
    calls = 'Traceback (most recent call last):\n  File "x.py", line 1, in x\n'
    trace = f"{calls}KeyError: {NAMES[0]} {NAMES[2]}\n"
    crash = CrashDialog(crashes, Crash(trace, 1))
    assert "&lt;…" in crash.quote.text() and not HARMFUL.search(crash.quote.text())
    look_at(crash)
    folder = paths.data_dir()
    trouble = Trouble(Blocked.ELSEWHERE, folder / FILE, NAMES[2], Message("no {x}", x=NAMES[0]))
    lock = LockDialog(Instance(folder), trouble, folder)
    qtbot.addWidget(lock)
    assert "<h1>BIG" in look_at(lock)


def test_a_trade_shows_names_as_they_are(window: MainWindow, qtbot: QtBot) -> None:
    slots = [PlayerSlot(name, colour, "human") for name, colour in zip(NAMES, COLOURS, strict=True)]
    session = Session.new("kogge", 1, tuple(slots[:3]), {"hands": "secret"})
    table = Table(3).give(0, cargo="ore*3", hand="5 6").give(1, at="tonsberg", cargo="salt furs")
    session.state = table.give(2, at="abo").acting().state
    market = MarketWindow(PlayModel(session, Idle(session.game)))
    qtbot.addWidget(market)
    assert "A&&B" in look_at(market) or "A&B" in look_at(market)


def test_folders_and_what_is_not_saved_show_paths_as_they_are(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANSETABLE_DATA", str(tmp_path / FILE))
    archive = window.archive
    archive.left = played("riga-four-greedy", 0.1)
    place = paths.data_dir() / "autosave.hanse"
    said = "{what}: {path} ({reason})."
    what, reason = Message("Cannot save the game"), Message("<b>no</b>")
    archive.problem = SaveError(said, what=what, path=place, reason=reason)
    for dialog in (Folders(), UnsavedDialog(archive, window, closing=True)):
        qtbot.addWidget(dialog)
        assert "<h1>BIG" in look_at(dialog)
    archive.problem = None


def test_a_menu_makes_no_key_of_a_name() -> None:
    assert QtGui.QKeySequence.mnemonic(menu_text(NAMES[1])).isEmpty()


def test_half_a_sign_in_a_name_is_left_out(qtbot: QtBot) -> None:
    row = SeatRow(PlayerSlot("\ud800Heike", "red", "human"))
    qtbot.addWidget(row)
    assert row.seat.name == "Heike"
