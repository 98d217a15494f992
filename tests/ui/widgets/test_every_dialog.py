"""Every dialog of paper has room for its words, in both languages and when they change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTabWidget, QWidget

from hansetable import paths
from hansetable.errors import Message
from hansetable.games import GAMES
from hansetable.model.play import PlayModel
from hansetable.model.review import ReviewModel
from hansetable.net.packets import Join
from hansetable.session.autosave import Autosave, SaveError
from hansetable.session.session import Session
from hansetable.ui import language
from hansetable.ui.art import palette, style
from hansetable.ui.elsewhere import host_table
from hansetable.ui.elsewhere.host_table import HostTable
from hansetable.ui.elsewhere.join_dialog import JoinDialog
from hansetable.ui.elsewhere.leave_dialog import LeaveDialog
from hansetable.ui.elsewhere.waiting_dialog import WaitingDialog
from hansetable.ui.ending.dialog import Ending, ending_dialog
from hansetable.ui.games import game_ui
from hansetable.ui.games.kogge.market import MarketWindow
from hansetable.ui.help.about import About
from hansetable.ui.help.keys_page import KeysPage
from hansetable.ui.help.symbols_page import SymbolsPage
from hansetable.ui.history.archive import Archive
from hansetable.ui.newgame.dialog import NewGameDialog
from hansetable.ui.newgame.setup import Setup
from hansetable.ui.replay.play_on import PlayOnDialog
from hansetable.ui.settings.dialog import SettingsDialog
from hansetable.ui.settings.folders import Folders
from hansetable.ui.settings.settings import Settings
from hansetable.ui.start.welcome import Welcome
from hansetable.ui.table.prompt.practice import PracticeDialog
from hansetable.ui.widgets.dialogs import FormDialog
from hansetable.ui.window.crash import Crash, Crashes
from hansetable.ui.window.crash_dialog import CrashDialog
from hansetable.ui.window.instance import NAME, Blocked, Instance, Trouble
from hansetable.ui.window.lock_dialog import LockDialog
from hansetable.ui.window.main_window import MainWindow
from hansetable.ui.window.menus import Menus
from hansetable.ui.window.unsaved import UnsavedDialog
from tests.games.kogge.builder import Table
from tests.ui.table.page_fixture import Idle, game, slots, speaking

RECORD = Path(__file__).parents[2] / "records" / "riga-two-greedy.hanse"


def crash(parent: QWidget) -> FormDialog:
    crashes = Crashes()
    crashes.setParent(parent)
    crashes.window = MainWindow(Settings(), Autosave(paths.data_dir()))
    crashes.window.setParent(parent)
    crashes.window.play(game())
    return CrashDialog(crashes, Crash("Traceback (most recent call last):\nKeyError: 3\n", 7))


def lock(kind: Blocked) -> Callable[[QWidget], FormDialog]:
    def make(parent: QWidget) -> FormDialog:
        trouble = Trouble(kind, paths.data_dir() / NAME, "kontor-laptop", Message("File too large"))
        return LockDialog(Instance(paths.data_dir()), trouble, Path("/nowhere"), parent)

    return make


def unsaved(parent: QWidget) -> FormDialog:
    archive = Archive(Autosave(paths.data_dir()), parent)
    archive.left = game()
    place = paths.data_dir() / "autosave.hanse"
    archive.problem = SaveError(
        "{what}: {path} ({reason}).",
        what=Message("Cannot save the game"), path=place, reason=Message("File too large"),
    )  # fmt: skip
    return UnsavedDialog(archive, parent, closing=True)


def ending(parent: QWidget) -> FormDialog:
    session = Session.of_text(RECORD.read_text(encoding="utf-8"))
    riga = game_ui("riga")
    texts = riga.text([slot.name for slot in session.slots])
    review = ReviewModel(session, None, parent)
    course = [0.5, 0.6, 0.4] + [0.7] * (len(session.actions) - 2)
    sums = {"start": 0.5, "luck": -0.2, "skill": 0.4, "end": 0.7, "given": 0.1}
    for seat, slot in enumerate(session.slots):
        row = {"seat": seat, "name": slot.name, **sums, "course": course, "decisions": []}
        review.rows[seat] = row
    return ending_dialog(session, texts, riga.ending, parent, review)


def market(parent: QWidget) -> FormDialog:
    session = Session.new("kogge", 1, slots(["human"] * 3), {"hands": "secret"})
    table = Table(3).give(0, cargo="ore*3", hand="5 6").give(1, at="tonsberg", cargo="salt furs")
    session.state = table.give(2, at="abo").acting().state
    return MarketWindow(PlayModel(session, Idle(session.game)), parent)


def new_game(name: str) -> Callable[[QWidget], FormDialog]:
    return lambda parent: NewGameDialog(game_ui(name).options(), parent=parent)


def play_on(parent: QWidget) -> FormDialog:
    return PlayOnDialog(slots(["human", "greedy", "greedy", "human"]), "Round 6", parent)


def waiting(parent: QWidget) -> FormDialog:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(host_table, "Listener", Mock(return_value=Mock(port=13560, wrong=12)))
        patch.setattr(host_table, "Sign", Mock())
        seats = [*slots(["human", "journeyman"]), *slots(["open", "open", "open", "open"])[2:]]
        table = HostTable.new(Setup("novgorod", tuple(seats)), paths.data_dir())
    table.setParent(parent)
    table.host.receive(Mock(), Join("Marit", "", 0))
    return WaitingDialog(table, parent)


def leave(parent: QWidget) -> FormDialog:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(host_table, "Listener", Mock(return_value=Mock(port=13560)))
        patch.setattr(host_table, "Sign", Mock())
        seats = slots(["human", "open"])
        table = HostTable.new(Setup("novgorod", tuple(seats)), paths.data_dir() / "table.json")
    table.setParent(parent)
    table.host.receive(marit := Mock(), Join("Marit", "", 0))
    table.host.admit(marit)
    assert table.loss is not None
    return LeaveDialog(table.loss, parent)


SHEETS: dict[str, Callable[[QWidget], FormDialog]] = {
    "about": About,
    "crash": crash,
    "ending": ending,
    "folders": Folders,
    "keys": lambda parent: KeysPage(Menus(), parent),
    **{f"lock {kind.name}": lock(kind) for kind in Blocked},
    "market": market,
    **{f"new {name}": new_game(name) for name in GAMES},
    "play on": play_on,
    "practice": PracticeDialog,
    "leave": leave,
    "join": lambda parent: JoinDialog(Settings(), parent),
    "settings": lambda parent: SettingsDialog(Settings(), parent),
    **{f"symbols {name}": partial(SymbolsPage, name) for name in GAMES},
    "unsaved": unsaved,
    "waiting": waiting,
    "welcome": Welcome,
}


@pytest.fixture(scope="module")
def clothes(qapp: QApplication) -> Iterator[None]:
    """The style of the program, which makes buttons lower than they want to be."""
    style.apply_theme(qapp)
    yield
    qapp.setStyleSheet("")
    palette.set_theme("felt")


@pytest.fixture
def below(qtbot, own_folders, clothes: None) -> QWidget:
    """What the sheets lie on."""
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def settle() -> None:
    """Let every sheet within a sheet find its size, and forget the sheets of before."""
    for _ in range(4):
        QTest.qWait(0)


def squeezed(sheet: FormDialog) -> list[str]:
    """Return the words for which there is no room, on all pages."""
    tabs = sheet.findChild(QTabWidget)
    found = []
    for page in range(tabs.count() if tabs else 1):
        if tabs:
            tabs.setCurrentIndex(page)
            settle()
        for label in sheet.findChildren(QLabel):
            high = label.heightForWidth(label.width()) if label.wordWrap() else 0
            wide = 0 if label.wordWrap() else label.sizeHint().width()
            if label.isVisible() and (label.height() < high or label.width() < wide):
                found.append(label.text())
        for button in sheet.findChildren(QAbstractButton):
            least, size = button.sizeHint(), button.size()
            if button.isVisible() and size != size.expandedTo(least):
                found.append(button.text() or button.accessibleName())
    return found


def check(sheet: FormDialog) -> None:
    """Check that there is room for all words, and not more where nothing else wants it."""
    settle()
    assert squeezed(sheet) == []
    if not isinstance(sheet, Ending | MarketWindow):
        assert sheet.size() == sheet.layout().totalSizeHint()
        assert sheet.minimumSize() == sheet.maximumSize() == sheet.size()


@pytest.mark.parametrize("name", SHEETS)
def test_no_word_of_a_sheet_is_cut_off(below: QWidget, name: str) -> None:
    first, *others = language.CODES
    with speaking(first):
        sheet = SHEETS[name](below)
        sheet.show()
        check(sheet)
        for other in (*others, first):  # another one, and back
            language.install(QApplication.instance(), other)
            check(sheet)


def test_no_dialog_of_paper_is_forgotten(below: QWidget) -> None:
    kinds = {type(make(below)) for make in SHEETS.values()}
    assert kinds == set(FormDialog.__subclasses__()) and Ending in kinds
