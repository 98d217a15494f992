"""What the words of all games share: lists, a line of help, the words on a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hansetable.ui.language import translate

_MOST = 120
"""How many characters a line of help may have, if it is more than one sentence."""


@dataclass(frozen=True, slots=True)
class CardText:
    """The words on a piece: its title, a line below, what it does, the id of its rule.

    ``now`` tells what it is worth or allows at this moment to whom looks at it; it may be empty.
    """

    title: str
    sub: str
    text: str
    rule: str
    now: str = ""


def titled(text: str) -> str:
    """Return a text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def listed(words: Sequence[str]) -> str:
    """Return words as a list: “salt, fish and grain”."""
    if len(words) < 2:
        return "".join(words)
    pair = translate("Saying", "{first} and {last}")
    return pair.format(first=", ".join(words[:-1]), last=words[-1])


def either(words: Sequence[str]) -> str:
    """Return words as a choice: “sail, wait or turn”."""
    if len(words) < 2:
        return "".join(words)
    pair = translate("Saying", "{first} or {last}")
    return pair.format(first=", ".join(words[:-1]), last=words[-1])


def line_of(sentences: Iterable[str]) -> str:
    """Return the first sentences that fit in a line together, empty ones left out."""
    line = ""
    for sentence in filter(None, sentences):
        longer = f"{line} {sentence}".strip()
        if line and len(longer) > _MOST:
            break
        line = longer
    return line
