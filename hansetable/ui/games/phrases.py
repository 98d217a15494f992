"""Sentences by table: a text with named gaps for each thing that a game can tell.

A table maps what is told (the class of an event, of an action or of a question, the id of a
reason) to a phrase: a text, several that follow each other, nothing, or a function that chooses a
phrase::

    LOG = Phrases(
        {
            e.RowTaken: Riga.tr("{name} takes {goods} (row {row})."),
            e.BuildingsLeft: Riga.tr("%n building(s) leave(s): {buildings}.", None, "buildings"),
            e.Planned: SILENT,
            e.Shuffled: When(lambda told: told.pile == "goods", _GOODS, _BUILDINGS),
        },
        name=seat(),
        starter=lambda told: told.players[told.start],
        **words(goods=names.goods, buildings=names.named),
    )

The gaps are filled by the functions that follow the table; a gap without one is the field of that
name as it is. What ``%n`` counts is a field or, if there is none of that name, such a function.
All functions are called with a `Told`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Any

from hansetable.core import Action, Reasons, Refusal, Seat, Step
from hansetable.ui.language import Text, translate

_MOST = 120
"""How many characters a line of help may have, if it is more than one sentence."""
_GAP = re.compile(r"{(\w+)}")


class Told:
    """A thing that is told: it has the fields of the thing, and who hears of it in which position.

    ``players`` are the names of the seats, ``view`` is the position as the reader sees it.
    """

    def __init__(self, itself: Any, players: Sequence[str] = (), view: Any = None) -> None:
        self.itself, self.players, self.view = itself, players, view

    def __getattr__(self, field: str) -> Any:
        return getattr(self.itself, field)


class Asked(Told):
    """A question to a seat, with the fields of its step."""

    def __init__(self, step: Step, players: Sequence[str], view: Any, seat: Seat) -> None:
        super().__init__(step, players, view)
        self.seat = seat

    @cached_property
    def options(self) -> Sequence[Action]:
        """All possible answers; those of a hand that is not seen cannot be told."""
        options: Sequence[Action] = self.itself.options(self.view, self.seat)
        return options

    def can(self, *kinds: type[Action]) -> list[Any]:
        """Return the possible answers of these kinds."""
        return [action for action in self.options if isinstance(action, kinds)]


@dataclass(frozen=True, slots=True)
class When:
    """A phrase that is said only if something holds for a thing, or else another one."""

    test: Test
    then: Phrase
    otherwise: Phrase = None


Phrase = Text | str | None | tuple["Phrase", ...] | When | Callable[[Any], "Phrase"]
"""A text, gaps alone (“{city}”), nothing, phrases that follow each other, or how one follows."""
Gap = Callable[[Any], Any] | int
"""What fills a gap, or is counted; a number of the rules fills it always."""
Test = str | Callable[[Any], object]
"""What has to hold: the field or gap that is not empty, zero or false, or a function."""
SILENT: Phrase = None
"""What the table shows anyway, or what another line says."""


def can(*kinds: type[Action]) -> Callable[[Asked], list[Any]]:
    """Return the test whether a question has possible answers of some kinds."""
    return lambda asked: asked.can(*kinds)


def whichever(cases: Mapping[Callable[[Any], object], Text]) -> Callable[[Any], str]:
    """Return what fills a gap with a choice of the texts whose tests hold."""
    return lambda told: either([text.say() for test, text in cases.items() if test(told)])


def by_key(texts: Mapping[Any, Text]) -> Callable[[Any], str]:
    """Return what says one of some texts."""
    return lambda key: texts[key].say()


def by_feature(phrases: Mapping[Text, Iterable[str]]) -> Mapping[str, Text]:
    """Return the phrase of each feature."""
    return {name: text for text, names in phrases.items() for name in names}


class Phrases:
    """A table of phrases with what fills their gaps."""

    def __init__(self, table: Mapping[Any, Phrase], /, **gaps: Gap) -> None:
        self.table = table
        self._gaps = gaps

    def of(self, told: Told) -> str:
        """Return the sentence for a thing whose class is its key; see `say`."""
        return self.say(type(told.itself), told)

    def why(
        self, refusal: Refusal, reasons: Reasons, players: Sequence[str], view: Any = None
    ) -> str:
        """Return why something cannot be done, as one sentence."""
        about = SimpleNamespace(**reasons.told(refusal))
        return titled(self.say(refusal.why, Told(about, players, view)))

    def say(self, key: Any, told: object) -> str:
        """Return the sentence for a key; empty if there is nothing to say.

        Raises:
            KeyError: the table does not know this key.
        """
        return self.fill(self.table[key], told)

    def line(self, told: Told) -> str:
        """Return the first sentences for a thing that fit in a line together; see `of`."""
        return line_of(self._filled(self.table[type(told.itself)], told))

    def fill(self, phrase: Phrase, told: object) -> str:
        """Return what a phrase says that need not be in the table."""
        return " ".join(self._filled(phrase, told))

    def _filled(self, phrase: Phrase, told: object) -> Iterator[str]:
        while isinstance(phrase, When) or callable(phrase):
            if isinstance(phrase, When):
                phrase = phrase.then if self._holds(phrase.test, told) else phrase.otherwise
            else:
                phrase = phrase(told)
        if isinstance(phrase, tuple):
            for part in phrase:
                yield from self._filled(part, told)
        elif phrase is not None:
            text = phrase.say(self._number(phrase.by, told)) if isinstance(phrase, Text) else phrase
            yield _GAP.sub(lambda gap: str(self._gap(gap[1], told)), text)

    def _gap(self, name: str, told: object) -> Any:
        """What fills a gap."""
        if name not in self._gaps:
            return getattr(told, name)
        known = self._gaps[name]
        return known(told) if callable(known) else known

    def _fact(self, name: str, told: object) -> Any:
        """A field, as it is; what fills a gap if there is no such field."""
        return getattr(told, name) if hasattr(told, name) else self._gap(name, told)

    def _holds(self, test: Test, told: object) -> object:
        return self._fact(test, told) if isinstance(test, str) else test(told)

    def _number(self, by: str, told: object) -> int:
        """What ``%n`` counts; -1 where the text has none."""
        counted = self._fact(by, told) if by else -1
        return int(counted) if isinstance(counted, int | str) else len(counted)


def seat(field: str = "seat") -> Gap:
    """Fill a gap with the name of the seat in a field, or with several names as a list."""

    def fill(told: Told) -> str:
        seats = getattr(told, field)
        if isinstance(seats, int):
            return told.players[seats]
        return listed([told.players[one] for one in seats])

    return fill


def seats(*fields: str) -> dict[str, Gap]:
    """Fill gaps with the names of the seats in the fields of the same names."""
    return {field: seat(field) for field in fields}


def words(**said: Callable[[Any], str]) -> dict[str, Gap]:
    """Fill gaps with what is said for the fields of the same names."""
    return {field: word(one, field) for field, one in said.items()}


def word(said: Callable[[Any], str], field: str) -> Gap:
    """Fill a gap with what is said for a field."""
    return lambda told: said(getattr(told, field))


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
