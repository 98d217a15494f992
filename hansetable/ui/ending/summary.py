"""What the dialog of the end needs to know of a game: its course and its decisive turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from hansetable.core import seat_of
from hansetable.session.decisive_turns import Turn, decisive, history, rivals
from hansetable.session.session import Session
from hansetable.ui.ending.decisive_turns import TurnLine
from hansetable.ui.ending.dialog import Ending
from hansetable.ui.game_ui import EndText, GameText


def ending_dialog(
    session: Session, texts: GameText, words: Callable[[], EndText], parent: QWidget
) -> Ending:
    """Return the dialog of the end of a finished game."""
    result = session.state.result()
    assert result is not None
    course = list(history(session))
    if not words().aside:
        course[-1] = result.scores  # what is counted only when the game is over belongs to it
    return Ending(
        result,
        session.slots,
        words,
        course,
        partial(_lines, session, texts, tuple(decisive(session))),
        parent,
    )


def _lines(session: Session, texts: GameText, turns: Sequence[Turn]) -> Sequence[TurnLine]:
    """Return the decisive turns in the words of the language of the moment."""
    result = session.state.result()
    assert result is not None
    leader, other = (session.slots[seat].name for seat in rivals(result))
    return [
        TurnLine(
            turn.start,
            session.slots[turn.seat].colour,
            texts.progress(session.game.progress(session.at(turn.start))),
            tuple(_said(session, texts, number) for number in turn.keys),
            leader,
            other,
            turn.swing,
        )
        for turn in turns
    ]


def _said(session: Session, texts: GameText, number: int) -> str:
    """Return what an action told of its seat: the last sentence that names it, else the last."""
    seat, action = session.actions[number]
    said = [(event, texts.event(event)) for event in session.journal[number]]
    said = [(event, text) for event, text in said if text]
    own = [text for event, text in said if seat_of(event) == seat]
    named = [text for text in own if session.slots[seat].name in text]
    if own:
        return (named or own)[-1]
    return said[-1][1] if said else texts.action(action, session.at(number).seen_by(seat))
