"""The program as a screen reader has it: what is there, what is heard, and a turn of each game.

The same game lies on a table of this process, which says what must be there.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from hansetable.core import Event
from hansetable.games import GAMES
from hansetable.model.ways import LET_GO
from hansetable.paths import data_dir
from hansetable.session.autosave import Autosave
from hansetable.session.session import Session
from hansetable.ui import language
from hansetable.ui.language import translate
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.announcer import sentences
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.prompt import prompt_buttons
from hansetable.ui.table.prompt.prompt_buttons import CALM, MARKET
from tests.test_screen import PATIENCE, ROOT, Screen
from tests.ui.table.page_fixture import PEOPLE, advance, slots, speaking, table

pytest.importorskip("jeepney", reason="not installed: jeepney")

from tests.screen_reader import GoneError, ScreenReader, Thing

SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
missing = [tool for tool in ("Xvfb", "dbus-daemon") if shutil.which(tool) is None]
missing += [] if SERVICE.exists() else ["at-spi2-core"]
pytestmark = [
    pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}"),
    pytest.mark.timeout(300),
]
BUTTONS = ("push button", "radio button", "check box")
MOST = 150
"""So many presses are enough for every turn."""
Shown = tuple[str, Counter[object], Counter[object]]
"""The question, the buttons of the bar and whether they are on, the pieces and their states."""


def turns(session: Session) -> int:
    """Return how many turns have begun."""
    return sum(type(event).__name__ == "TurnBegan" for told in session.journal for event in told)


class Twin:
    """The same game in this process."""

    def __init__(self, page: PlayPage) -> None:
        self.page = page
        self.told: list[str] = []
        page.model.told.connect(self._told)

    def _told(self, events: Sequence[Event]) -> None:
        self.told.append(" ".join(filter(None, map(self.page.texts.event, events))))

    @property
    def question(self) -> str:
        return self.page.prompt_bar.accessibleName()

    def shown(self) -> Shown:
        """Return what must be there."""
        page, pieces = self.page, Counter[object]()
        for piece in page.scene.cursor.touchable():
            name, *others = page.keyboard.words(piece.handle)
            pieces[name, sentences(others), piece.chosen] += 1
        return self.question, self.buttons(page.prompt_bar), pieces

    def buttons(self, part: QWidget) -> Counter[object]:
        """Return the names of all buttons of a part of the page, and whether they are on."""
        shown = [b for b in part.findChildren(QAbstractButton) if b.isVisibleTo(self.page)]
        names = [QAccessible.queryAccessibleInterface(b).text(QAccessible.Text.Name) for b in shown]
        assert all(names)
        return Counter(zip(names, (b.isEnabled() for b in shown), strict=True))

    def choose(self, chance: random.Random) -> tuple[bool, str, str]:
        """Press something; return whether it is a piece, its name and its description.

        What is named like something else is left alone.
        """
        page, bar = self.page, self.page.prompt_bar
        handles = [handle for handle in bar.buttons if handle not in (LET_GO, MARKET)]
        able = [piece.handle for piece in page.scene.cursor.touchable() if not piece.chosen]
        words = {handle: tuple(page.keyboard.words(handle)) for handle in able}
        often = Counter(words.values())
        able = [handle for handle in able if often[words[handle]] == 1]
        likely = 0.3 if page.model.choice.touched else 0.8
        if able and (not handles or chance.random() < likely):
            handle = chance.choice(able)
            name, *others = words[handle]
            page.piece_buttons.touch(handle)
            return True, name, sentences(others)
        handle = bar.answers.main if bar.answers.main in handles else chance.choice(handles)
        name = bar.buttons[handle].accessibleName()
        bar.buttons[handle].click()
        return False, name, ""


class Program:
    """The program as it is started at the table of the running game."""

    def __init__(self, reader: ScreenReader) -> None:
        self.reader = reader
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hansetable"], cwd=ROOT, stderr=subprocess.PIPE, text=True,
            env=reader.environment,
        )  # fmt: skip

    def things(self) -> list[Thing]:
        """Return all that is shown."""
        found = (thing for program in self.reader.programs() for thing in program.all())
        return [thing for thing in found if "showing" in thing.states]

    def button(self, name: str) -> Thing:
        """Wait for a button of this name."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(GoneError):
                for thing in self.things():
                    if (thing.role, thing.name) == ("push button", name):
                        return thing
            time.sleep(0.2)
        raise AssertionError(f"no button {name!r}")

    def pieces(self) -> list[Thing]:
        """Return the buttons that lie on the board."""
        board = [thing for thing in self.things() if thing.role == "filler" and thing.name]
        return [thing for thing in board[0].all() if thing.role == "push button"] if board else []

    def buttons(self) -> Counter[object]:
        """Return the names of all buttons, and whether they are on."""
        buttons = [thing for thing in self.things() if thing.role in BUTTONS]
        assert all(thing.name for thing in buttons)
        return Counter((thing.name, "enabled" in thing.states) for thing in buttons)

    def bar(self, question: str) -> list[Thing]:
        """Return the buttons beside a question."""
        bars = (t for t in self.things() if (t.role, t.name) == ("label", question))
        return [thing for bar in bars for thing in bar.parts if "showing" in thing.states]

    def shown(self, question: str) -> Shown:
        """Return what is there, if it is this that is asked."""
        bar = self.bar(question)
        pieces = self.pieces()
        assert all(thing.role == "push button" for thing in bar)
        assert all("enabled" in thing.states for thing in pieces)
        return (
            question if bar else "",
            Counter((thing.name, "enabled" in thing.states) for thing in bar),
            Counter((t.name, t.description, "pressed" in t.states) for t in pieces),
        )

    def wait_for(self, wanted: Shown) -> None:
        """Wait until all that must be there is there, and nothing else."""
        end = time.monotonic() + PATIENCE
        found: object = None
        while time.monotonic() < end:
            with suppress(GoneError):
                found = self.shown(wanted[0])
                if found == wanted:
                    return
            time.sleep(0.1)
        assert found == wanted

    def press(self, piece: bool, name: str, description: str, question: str) -> None:
        """Press what the twin has pressed."""
        things = self.pieces() if piece else self.bar(question)
        alike = (
            t for t in things if t.name == name and (not piece or t.description == description)
        )
        self.reader.press(next(alike))


@pytest.fixture
def reader(own_folders: Path) -> Iterator[ScreenReader]:
    with (
        closing(Screen(own_folders)) as screen,
        closing(ScreenReader(own_folders, screen.display)) as reader,
    ):
        yield reader


@contextmanager
def left_open(reader: ScreenReader, session: Session, code: str) -> Iterator[Program]:
    """Start the program with a game that was left, and let it end without a word of complaint."""
    settings = Settings()
    settings.language, settings.welcomed, settings.sound = code, True, False
    settings.animation, settings.curtain, settings.pass_on = "off", "never", False
    Autosave(data_dir()).keep(session)
    program = Program(reader)
    try:
        yield program
        program.process.terminate()
        assert program.process.communicate(timeout=PATIENCE)[1] == ""
    finally:
        program.process.kill()
        program.process.communicate()


@pytest.mark.parametrize("code", language.CODES)
@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_heard_and_played(
    qtbot: QtBot,
    reader: ScreenReader,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    code: str,
) -> None:
    monkeypatch.setattr(prompt_buttons, "CALM", 0.0)
    chance = random.Random(5)
    dealt = Session.new(name, 11, slots(PEOPLE), {})
    session = advance(dealt, lambda session: turns(session) > 0)
    with speaking(code), table(qtbot, session, curtain=False) as page:
        twin = Twin(page)
        with left_open(reader, session, code) as program:
            reader.press(program.button(translate("Start", "Continue")))
            program.wait_for(twin.shown())
            assert not twin.buttons(page) - program.buttons()
            pressed = Counter[bool]()
            for _ in range(MOST):
                program.wait_for(twin.shown())
                wanted, twin.told = [*filter(None, twin.told), twin.question], []
                heard = reader.announced()
                assert set(wanted) <= set(heard), (wanted, heard)
                if turns(session) > 1:
                    break
                time.sleep(CALM)
                question = twin.question
                choice = twin.choose(chance)
                program.press(*choice, question)
                pressed[choice[0]] += 1
            assert turns(session) > 1, "the turn has an end"
            assert pressed[True] and pressed[False], "pieces and buttons were pressed"
            assert Autosave(data_dir()).load().actions == session.actions
