"""A game told as text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from hansetable.core.state import OMNISCIENT, SPECTATOR
from hansetable.session.session import Session
from hansetable.ui import language
from hansetable.ui.games import game_ui


def told(session: Session, code: str) -> Iterator[str]:
    """Yield the log of a game line by line in a language, with the phases as headings.

    Of a running game it tells what everybody at the table may know, of a finished one everything.
    """
    app = QCoreApplication.instance() or QCoreApplication([])
    language.install(app, code)
    viewer = SPECTATOR if session.state.result() is None else OMNISCIENT
    texts = game_ui(session.header.game).text([slot.name for slot in session.slots])
    heading = ""
    for number, events in enumerate(session.journal):
        phase = texts.progress(session.game.progress(session.at(number)))
        if phase != heading:
            yield f"\n{phase}"
        heading = phase
        for event in events:
            line = texts.event(event.seen_by(viewer))
            if line:
                yield f"  {line}"
    yield ""
