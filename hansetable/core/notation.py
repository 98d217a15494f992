"""Actions as text: a verb and its fields, derived from the class.

``Produce("jewelry2", ("glass", "amber"))`` is written ``produce jewelry2 glass,amber``; an empty
tuple is written ``-``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from hansetable.core.action import Action
from hansetable.errors import Message, UserError, listed, quoted


class NotationError(UserError, ValueError):
    """A text that is no action of this game; the message says what was expected and found."""


def write_action(action: Action) -> str:
    """Return an action as one line of text."""
    words = [action.VERB]
    for name, kind in action.WRITTEN:
        value = getattr(action, name)
        words.append(",".join(value) or "-" if kind == "tuple" else str(value))
    return " ".join(words)


@lru_cache(maxsize=1 << 12)
def read_action(text: str, verbs: tuple[type[Action], ...]) -> Action:
    """Return the action that a text names; a record says most of them many times.

    Raises:
        NotationError: the verb is unknown or a field does not fit.
    """
    words = text.split()
    kinds = _by_verb(verbs)
    if not words or words[0] not in kinds:
        found = words[0] if words else Message("nothing")
        raise _wrong(Message("one of {ids}", ids=listed(sorted(kinds))), found)
    kind = kinds[words[0]]
    names = kind.WRITTEN
    if len(words) != len(names) + 1:
        form = " ".join([words[0], *(f"<{name}>" for name, _ in names)])
        raise _wrong(Message("'{form}'", form=form), text.strip())
    values: list[object] = []
    for word, (name, form) in zip(words[1:], names, strict=True):
        if form == "int" and not re.fullmatch(r"-?[0-9]{1,18}", word):
            raise _wrong(Message("a whole number for {name}", name=name), word)
        if form == "tuple":
            values.append(() if word == "-" else tuple(word.split(",")))
        else:
            values.append(int(word) if form == "int" else word)
    try:
        return kind(*values)
    except (KeyError, ValueError) as unknown:
        raise _wrong(Message("ids of this game"), text.strip()) from unknown


def _wrong(expected: Message, found: str | Message) -> NotationError:
    found = quoted(found) if isinstance(found, str) else found
    return NotationError("expected {expected}, found {found}", expected=expected, found=found)


@cache
def _by_verb(verbs: tuple[type[Action], ...]) -> Mapping[str, type[Action]]:
    """The kinds of actions of a game by their verbs."""
    return {kind.VERB: kind for kind in verbs}
