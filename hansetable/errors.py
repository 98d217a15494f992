"""Errors that people are told of: English sentences with gaps, which the screen can translate."""

from __future__ import annotations

from collections.abc import Callable


class Words:
    """A sentence, or a part of one; gaps like ``{line}`` are filled with values or other words."""

    __slots__ = ("gaps", "text")

    def __init__(self, text: str, /, **gaps: object) -> None:
        self.text = text
        self.gaps = gaps

    def said(self, say: Callable[[str], str]) -> str:
        """Return the words with filled gaps; ``say`` turns an English text into another one."""
        gaps = self.gaps.items()
        filled = {name: gap.said(say) if isinstance(gap, Words) else gap for name, gap in gaps}
        return say(self.text).format(**filled) if filled else say(self.text)

    def __str__(self) -> str:
        return self.said(str)


class Fault(Exception):
    """Something is not as it has to be; ``words`` say in one line where, and what it should be.

    ``str`` of it is the English line.
    """

    def __init__(self, text: str, /, **gaps: object) -> None:
        self.words = Words(text, **gaps)
        super().__init__(str(self.words))


def reason(problem: OSError) -> Words:
    """Return what the operating system says about a file, in words like all others."""
    return Words(problem.strerror or str(problem))
