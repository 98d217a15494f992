"""Errors that people are told of: English sentences with gaps, which the screen can translate."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path

_QUOTED = 60
_LISTED = 100
"""How many letters are quoted of what was found, and of what could have been there."""
_PILED = 3
"""How many marks a letter may have; Vietnamese and Hebrew need up to three."""
_JOINERS = "\u200c\u200d"
"""Signs without width that Persian words and some emoji are written with."""


def visible(text: str) -> str:
    """Return a text that may be foreign for a terminal: what cannot be printed is escaped."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


@lru_cache(1000)
def shown(text: str) -> str:
    """Return a text that may be foreign for the screen: one line that leaves all others alone.

    What would not be seen, like control characters and marks of direction, is left out, and so
    are marks piled upon a letter. Letters that run to the left do not turn around what follows.
    """
    kept: list[str] = []
    pile = 0
    for sign in unicodedata.normalize("NFC", text):
        mark = sign in _JOINERS or unicodedata.category(sign) in ("Mn", "Me")
        pile = pile + 1 if mark else 0
        if pile <= _PILED and (mark or sign.isprintable()):
            kept.append(sign)
        elif sign.isspace():
            kept.append(" ")
    line = "".join(kept).strip(f" {_JOINERS}") or visible(text)
    leftward = any(unicodedata.bidirectional(sign) in ("R", "AL", "AN") for sign in line)
    return f"\u2068{line}\u2069" if leftward else line


class Message:
    """A sentence or a part of one; gaps like ``{line}`` are filled with values or messages."""

    __slots__ = ("gaps", "text")

    def __init__(self, text: str, /, **gaps: object) -> None:
        self.text = text
        self.gaps = gaps

    def filled(self, say: Callable[[str], str], show: Callable[[str], str] = visible) -> str:
        """Return the message with filled gaps.

        ``say`` turns an English text into another one, ``show`` makes one line of foreign text.
        """

        def value(gap: object) -> object:
            if isinstance(gap, Message):
                return gap.filled(say, show)
            return show(str(gap)) if isinstance(gap, str | Path) else gap

        values = {name: value(gap) for name, gap in self.gaps.items()}
        return say(self.text).format(**values) if values else say(self.text)

    def __str__(self) -> str:
        return self.filled(str)


class UserError(Exception):
    """Something is not as it has to be; ``message`` says in one line where, and what it should be.

    ``str`` of it is the English line.
    """

    def __init__(self, text: str, /, **gaps: object) -> None:
        self.message = Message(text, **gaps)
        super().__init__(str(self.message))


class SheetError(UserError, ValueError):
    """A value of a card file that does not fit: where, what was expected, what was found."""


def reason(problem: OSError) -> Message:
    """Return what the operating system says about a file, in a message like all others."""
    return Message(problem.strerror or str(problem))


def quoted(text: str) -> str:
    """Return a foreign text in quotation marks, cut if it is long; it is one line of plain text.

    Control characters and direction marks are written as escapes.
    """
    return repr(text if len(text) <= _QUOTED else f"{text[: _QUOTED - 1]}…")


def listed(ids: Sequence[object]) -> str:
    """Return what could have been there; of very many the first ones."""
    text = ", ".join(map(str, ids))
    return text if len(text) <= _LISTED else f"{text[:_LISTED].rpartition(', ')[0]}, …"
