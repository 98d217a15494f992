"""A real table page to lay hands on, played up to the moment that a test wants to see."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hansetable.core import Action, Handle
from hansetable.model.play import PlayModel
from hansetable.session.session import Session
from hansetable.session.slot import COLOURS, PlayerSlot
from hansetable.ui import language
from hansetable.ui.art import palette
from hansetable.ui.games import game_ui
from hansetable.ui.settings.settings import Settings
from hansetable.ui.table.page import HEIGHT, WIDTH
from hansetable.ui.table.play_page import PlayPage
from tests.ui.table.model_fixture import NAMES, Silent
from tests.ui.table.model_fixture import advance as advance

PEOPLE = ("human", "human")
_painted: dict[Hashable, dict[Hashable, QPixmap]] = {}
"""The faces of earlier tables of the same people, language and theme: painting takes long."""


class Idle(Silent):
    """A worker whose players never come to an end, and that can be dismissed."""

    stopped = False
    restarts = 0

    def restart(self) -> None:
        """Remembers that another process was wanted."""
        self.restarts += 1

    def stop(self) -> None:
        """Remembers that it was dismissed."""
        self.stopped = True


def slots(players: Sequence[str]) -> tuple[PlayerSlot, ...]:
    """Return slots with these players in them."""
    return tuple(
        PlayerSlot(name, colour, player)
        for name, colour, player in zip(NAMES, COLOURS, players, strict=False)
    )


def game(players: Sequence[str] = PEOPLE, seed: int = 11, **options: str) -> Session:
    """Return a game of Novgorod that has just been dealt."""
    return Session.new("novgorod", seed, slots(players), options)


def asks(name: str) -> Callable[[Session], bool]:
    """Return a test whether a step of this class is asked."""
    return lambda session: (
        bool(session.state.stack) and (type(session.state.stack[-1]).__name__ == name)
    )


def options(session: Session, kind: str) -> list[Action]:
    """Return the legal actions of a class."""
    seat = session.decides()
    assert seat is not None
    return [a for a in session.state.listed(seat) if type(a).__name__ == kind]


def can(*kinds: str) -> Callable[[Session], bool]:
    """Return a test whether actions of all these classes are legal."""
    return lambda session: all(options(session, kind) for kind in kinds)


@contextmanager
def table(
    qtbot: QtBot,
    session: Session,
    *,
    animation: str = "off",
    curtain: bool = True,
    lifted: bool = True,
    pass_on: bool = False,
) -> Iterator[PlayPage]:
    """Show the table of a game in which no AI plays; the curtain is lifted if that is wanted."""
    settings = Settings()
    settings.animation, settings.curtain = animation, "always" if curtain else "never"
    settings.pass_on = pass_on
    page = PlayPage(PlayModel(session, Idle(session.game)), settings, game_ui(session.game.name))
    qtbot.addWidget(page)
    page.resize(WIDTH, HEIGHT)
    page.setUpdatesEnabled(False)
    page.show()
    page.begin()
    if lifted and page.model.curtain is not None:
        page.curtain.button.click()
    page.view.settle()
    faces, kept = _painted.setdefault(_looks(session), {}), page.scene.pictures._kept
    if page.model.curtain is None:
        kept.update(faces)
    QApplication.processEvents()
    page.setUpdatesEnabled(True)  # what is never looked at is never painted
    try:
        yield page
    finally:
        _painted.setdefault(_looks(session), {}).update(kept)
        page.model.stop()


def _looks(session: Session) -> Hashable:
    """Return what the looks of faces depend on."""
    people = [(slot.name, slot.colour) for slot in session.slots]
    return session.game.name, *people, language.current(), palette.theme()


def positions(page: PlayPage) -> dict[Handle, tuple[object, float, float]]:
    """Return where every piece lies: the point, the angle and the layer."""
    return {
        handle: (piece.pos().toTuple(), piece.rotation(), piece.zValue())
        for handle, piece in page.scene.pieces.items()
    }


def lines(page: PlayPage) -> list[str]:
    """Return the lines of the log."""
    model = page.sidebar.log.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak a language for a while, then the one from before again."""
    app, before = QApplication.instance(), language.current()
    assert app is not None
    language.install(app, code)
    app.processEvents()
    try:
        yield
    finally:
        language.install(app, before)
        app.processEvents()
