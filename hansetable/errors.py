"""Errors that people are told of: English sentences with gaps, which the screen can translate."""

from __future__ import annotations

from collections.abc import Callable, Sequence

_QUOTED = 60
_LISTED = 100
"""How many letters are quoted of what was found, and of what could have been there."""


class Message:
    """A sentence or a part of one; gaps like ``{line}`` are filled with values or messages."""

    __slots__ = ("gaps", "text")

    def __init__(self, text: str, /, **gaps: object) -> None:
        self.text = text
        self.gaps = gaps

    def filled(self, say: Callable[[str], str]) -> str:
        """Return the message with filled gaps; ``say`` turns an English text into another one."""
        gaps = self.gaps.items()
        values = {name: gap.filled(say) if isinstance(gap, Message) else gap for name, gap in gaps}
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


def reason(problem: OSError) -> Message:
    """Return what the operating system says about a file, in a message like all others."""
    return Message(problem.strerror or str(problem))


def quoted(text: str) -> str:
    """Return a foreign text in quotation marks, cut if it is long; it is one line of plain text.

    Control characters and direction marks are written as escapes.
    """
    return repr(text if len(text) <= _QUOTED else f"{text[: _QUOTED - 1]}…")


def visible(text: str) -> str:
    """Return a text that may be foreign for a terminal: what cannot be printed is escaped."""
    return "".join(c if c.isprintable() or c == "\n" else repr(c)[1:-1] for c in text)


def listed(ids: Sequence[object]) -> str:
    """Return what could have been there; of very many the first ones."""
    text = ", ".join(map(str, ids))
    return text if len(text) <= _LISTED else f"{text[:_LISTED].rpartition(', ')[0]}, …"
