"""Sentences by table: a text with named gaps for each thing that a game can tell.

A table maps what is told (the class of an event, of an action or of a question, the id of a
reason) to a phrase: a text, several that follow each other, nothing, or a function that chooses a
phrase from the thing told::

    LOG = Phrases(
        {
            e.RowTaken: Riga.tr("{name} takes {goods} (row {row})."),
            e.BuildingsLeft: Riga.tr("%n building(s) leave(s): {buildings}.", None, "buildings"),
            e.Planned: SILENT,
            e.Shuffled: lambda event: _GOODS if event.pile == "goods" else _BUILDINGS,
        },
        name=seat("seat"),
        goods=word(names.goods, "goods"),
        buildings=word(names.named, "buildings"),
    )

The gaps are filled by the functions that follow the table; a gap without one is the field of that
name as it is. What ``%n`` counts is a field or, if there is none of that name, such a function.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from hansetable.core import Reasons, Refusal
from hansetable.ui.language import Text, translate

_MOST = 120
"""How many characters a line of help may have, if it is more than one sentence."""
_GAP = re.compile(r"{(\w+)}")


@dataclass(frozen=True, slots=True)
class OnView:
    """A phrase that depends on the position, too: how it follows from the thing told and the view.

    Every other function in a table is called with the thing told alone.
    """

    choose: Callable[[Any, Any], Phrase]


Phrase = Text | None | tuple["Phrase", ...] | OnView | Callable[[Any], "Phrase"]
"""A text, nothing to say, phrases that follow each other, or how the phrase follows."""
Gap = Callable[[Any, Sequence[str], Any], Any]
"""What fills a gap, or is counted: takes the thing told, the names of the seats, and the view."""
SILENT: Phrase = None
"""What the table shows anyway, or what another line says."""


def when(test: Callable[[Any], object], then: Phrase, otherwise: Phrase = SILENT) -> Phrase:
    """Return a phrase that is said of a thing only if something holds for it, or else another."""
    return lambda told: then if test(told) else otherwise


class Phrases:
    """A table of phrases with what fills their gaps."""

    def __init__(self, table: Mapping[Any, Phrase], /, **gaps: Gap) -> None:
        self.table = table
        self._gaps = gaps

    def of(self, told: object, names: Sequence[str] = (), view: Any = None) -> str:
        """Return the sentence for a thing whose class is its key; see `say`."""
        return self.say(type(told), told, names, view)

    def why(
        self, refusal: Refusal, reasons: Reasons, names: Sequence[str] = (), view: Any = None
    ) -> str:
        """Return why something cannot be done, as one sentence; see `say`."""
        told = SimpleNamespace(**reasons.told(refusal))
        return titled(self.say(refusal.why, told, names, view))

    def say(self, key: Any, told: Any, names: Sequence[str] = (), view: Any = None) -> str:
        """Return the sentence for a key; empty if there is nothing to say.

        Args:
            key: what is looked up in the table.
            told: the thing whose fields fill the gaps.
            names: the name of each seat.
            view: what the reader sees, for gaps that depend on it.

        Raises:
            KeyError: the table does not know this key.
        """
        return self.fill(self.table[key], told, names, view)

    def line(self, key: Any, told: Any, names: Sequence[str] = (), view: Any = None) -> str:
        """Return the first sentences for a key that fit in a line together; see `say`."""
        return line_of(self._filled(self.table[key], told, names, view))

    def fill(self, phrase: Phrase, told: Any, names: Sequence[str] = (), view: Any = None) -> str:
        """Return what a phrase says that need not be in the table; see `say`."""
        return " ".join(self._filled(phrase, told, names, view))

    def _filled(self, phrase: Phrase, told: Any, names: Sequence[str], view: Any) -> Iterator[str]:
        while callable(phrase) or isinstance(phrase, OnView):
            phrase = phrase.choose(told, view) if isinstance(phrase, OnView) else phrase(told)
        if isinstance(phrase, tuple):
            for part in phrase:
                yield from self._filled(part, told, names, view)
        elif phrase is not None:

            def fill(gap: re.Match[str]) -> str:
                known = self._gaps.get(gap[1])
                return str(getattr(told, gap[1]) if known is None else known(told, names, view))

            number = self._number(phrase.by, told, names, view)
            yield _GAP.sub(fill, phrase.say(number))

    def _number(self, by: str, told: Any, names: Sequence[str], view: Any) -> int:
        """What ``%n`` counts, a field or what fills a gap; -1 where the text has none."""
        if not by:
            return -1
        counted = getattr(told, by) if hasattr(told, by) else self._gaps[by](told, names, view)
        return int(counted) if isinstance(counted, int | str) else len(counted)


def seat(field: str = "seat") -> Gap:
    """Fill a gap with the name of the seat in a field, or with several names as a list."""

    def fill(told: Any, names: Sequence[str], view: Any) -> str:
        seats = getattr(told, field)
        return names[seats] if isinstance(seats, int) else listed([names[one] for one in seats])

    return fill


def word(said: Callable[[Any], str], field: str) -> Gap:
    """Fill a gap with what is said for a field."""
    return lambda told, names, view: said(getattr(told, field))


def words(**said: Callable[[Any], str]) -> dict[str, Gap]:
    """Fill gaps with what is said for the fields of the same names."""
    return {field: word(one, field) for field, one in said.items()}


def made(said: Callable[[Any], Any]) -> Gap:
    """Fill a gap with what is said for the whole thing told."""
    return lambda told, names, view: said(told)


def seen(said: Callable[[Any, Any], Any]) -> Gap:
    """Fill a gap with what is said for the thing told and the view."""
    return lambda told, names, view: said(told, view)


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
