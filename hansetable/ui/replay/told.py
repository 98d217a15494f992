"""A game told as text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from hansetable.core.state import OMNISCIENT, SPECTATOR
from hansetable.session.session import Session
from hansetable.ui.game_ui import GameText


def told(session: Session, texts: GameText) -> Iterator[str]:
    """Yield the log of a game line by line, with the phases as headings.

    Of a running game it tells what everybody at the table may know, of a finished one everything,
    of one elsewhere what is known here.
    """
    running = session.whole and session.state.result() is None
    viewer = SPECTATOR if running else OMNISCIENT
    heading = ""
    for number, events in enumerate(session.journal):
        phase = texts.progress(session.game.progress(session.at(number)))
        if phase != heading:
            yield from ("", phase)
        heading = phase
        for event in events:
            line = texts.event(event.seen_by(viewer))
            if line:
                yield f"  {line}"
    yield ""
