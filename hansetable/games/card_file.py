"""Reading card values from YAML, with errors that a person can act on."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import takewhile
from json import dumps
from pathlib import Path

import yaml
from yaml.reader import Reader

from hansetable import paths
from hansetable.core import Value
from hansetable.errors import Message, SheetError, listed, quoted, reason, visible
from hansetable.languages import languages

_VALUES = "cards.yaml"
_LARGEST = 50_000
"""How many bytes a file may have; ours have up to 16,000."""
_DEEPEST = 10
"""How many lists and mappings may lie in each other; ours are up to five."""
_LETTERS = 60
"""How many letters a key may have, and how many are told of what was found."""
_WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,8})")
_IN_USE: dict[str, str] = {}
_LENT: dict[str, Path] = {}
Yaml = object
"""What our YAML files hold: text, whole numbers, lists, mappings with text as keys, or None."""
_PARSER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""In C wherever PyYAML comes with it: ten times as fast, and part of the start."""


class Sheet(Value):
    """One value of a YAML file, with the file and the path that lead to it."""

    file: Path
    path: tuple[str, ...]
    value: Yaml

    def error(self, expected: str, /, **gaps: object) -> SheetError:
        """Return the error that this value is not what was expected, in words with gaps."""
        where = ".".join(self.path) or Message("the whole file")
        return _error(self.file, where, Message(expected, **gaps), self.value)

    def at(self, key: str | int) -> Sheet:
        """Return what lies under a key, or the sheet of a missing value."""
        value = None
        if isinstance(self.value, Mapping):
            value = self.value.get(str(key))
        elif isinstance(self.value, list) and isinstance(key, int) and key < len(self.value):
            value = self.value[key]
        return Sheet(self.file, (*self.path, str(key)), value)

    def names(self, expected: Sequence[str] = ()) -> list[str]:
        """Return the keys without ``source``, in the order of the file; ``expected`` if given."""
        if not isinstance(self.value, Mapping):
            raise self.error("a mapping")
        found = [key for key in self.value if key != "source"]
        if expected and sorted(found) != sorted(expected):
            odd = sorted(set(found) ^ set(expected))
            raise self.at(odd[0]).error("exactly the keys {ids}", ids=listed(expected))
        return found

    def items(self, length: int | None = None) -> Iterator[Sheet]:
        """Yield the values of a list, of the given length if any."""
        if not isinstance(self.value, list) or length not in (None, len(self.value)):
            if length is None:
                raise self.error("a list")
            raise self.error("a list of {length}", length=length)
        return iter([self.at(i) for i in range(len(self.value))])

    def integer(self, low: int, high: int) -> int:
        """Return a whole number within the bounds."""
        value = self.value
        if not isinstance(value, int) or not low <= value <= high:
            raise self.error("a whole number from {low} to {high}", low=low, high=high)
        return value

    def optional(self, high: int) -> int:
        """Return a whole number up to ``high``; 0 for an empty value, which is not on the card."""
        return 0 if self.value is None else self.integer(0, high)

    def text(self) -> str:
        """Return a text that is not empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.error("a text")
        return self.value

    def label(self, most: int) -> str:
        """Return a text of one line that is no longer than a number of letters."""
        text = self.text()
        if len(text) > most or not text.isprintable():
            raise self.error("a text of at most {number} letters", number=most)
        return text

    def one_of(self, ids: Sequence[str]) -> str:
        """Return one of the ids."""
        if self.value not in ids:
            raise self.error("one of {ids}", ids=listed(ids))
        return str(self.value)

    def words(self, ids: Sequence[str], count: range) -> tuple[str, ...]:
        """Return different ids written in one text, divided by spaces."""
        found = tuple(str(self.value).split()) if isinstance(self.value, str) else ()
        if len(found) not in count or len(set(found)) < len(found) or not set(found) <= set(ids):
            low, high, known = count[0], count[-1], listed(ids)
            if high == 1:
                raise self.error("1 word of {ids}", ids=known)
            if low == high:
                raise self.error("{count} different words of {ids}", count=low, ids=known)
            raise self.error(
                "{low} to {high} different words of {ids}", low=low, high=high, ids=known
            )
        return found


def read(game: str, name: str = _VALUES, *, table: str = "") -> tuple[Sheet, str]:
    """Return a file of a game, with the user's own of the same name over it, and a mark of them.

    Under the keys ``table`` lie mappings that may get further keys: words in any order. The mark
    is empty if nothing differs from what comes with the program; sources make no difference.

    Raises:
        SheetError: a file cannot be read, or the own file has a key that the game does not know.
    """
    base = load(paths.resources() / game / name)
    own = paths.config_dir() / game / name
    if name == _VALUES:
        own = _LENT.get(game, own)
    if not os.path.lexists(own):
        return base, ""
    sheet = load(own)
    if name == _VALUES:
        _without_names(sheet)
        _IN_USE[game] = dumps(sheet.value, ensure_ascii=False)
    merged = Sheet(own, (), _over(base.value, sheet, table))
    if merged.value == base.value:
        return merged, ""
    return merged, sha256(dumps(merged.value, sort_keys=True).encode()).hexdigest()[:12]


def in_use(game: str) -> str:
    """Return the own card values that a game was read with, as text; empty for none."""
    return _IN_USE.get(game, "")


def borrow(game: str, text: str, folder: Path) -> None:
    """Let a game be read with these card values, instead of the own ones, out of a folder.

    They are read, and checked, like all others, when the game is first asked for.
    """
    _LENT[game] = folder / _VALUES
    _LENT[game].write_bytes(text.encode("utf-8", "replace"))


def _without_names(sheet: Sheet) -> None:
    """Refuse names in a file of values, where they once were."""
    if isinstance(sheet.value, Mapping):
        for key in sheet.names():
            if key in languages():
                raise sheet.at(key).error("card values only (names belong in names.yaml)")
            _without_names(sheet.at(key))


def _over(base: Yaml, own: Sheet, table: str) -> Yaml:
    """Return ``base`` with the values of ``own`` laid over it; mappings are merged key by key."""
    if not isinstance(base, Mapping):
        return own.value
    free = own.path[-1:] == (table,)
    merged = dict(base)
    for key in own.names():
        if free:
            same = next((known for known in base if set(known.split()) == set(key.split())), key)
            merged.pop(same, None)
            merged[key] = own.at(key).value
        elif key in base:
            merged[key] = _over(base[key], own.at(key), table)
        else:
            raise own.at(key).error("one of the keys {ids}", ids=listed(tuple(base)))
    return {key: value for key, value in merged.items() if value is not None or not free}


def load(file: Path) -> Sheet:
    """Return the contents of a YAML file; dates, tags, aliases and the like are no part of it.

    Raises:
        SheetError: it cannot be read, is no YAML, or holds what no file of ours does.
    """
    text = _text(file)
    try:
        value = _Values(file, text).whole()
    except yaml.YAMLError as problem:
        where, mark = Message("the whole file"), getattr(problem, "problem_mark", None)
        if mark:  # what is missing at the end may be said of a line behind the last one
            where = Message("line {line}", line=min(mark.line, text.count("\n")) + 1)
        found = getattr(problem, "problem", None)
        raise SheetError(
            "{file}: {where}: expected YAML, found: {found}",
            file=file,
            where=where,
            found=visible(found[:_LETTERS]) if found else Message("something else"),
        ) from problem
    return Sheet(file, (), {} if value is None else value)


def _text(file: Path) -> str:
    """Return the text of a file that is not too large."""
    try:
        mode = file.stat().st_mode
        if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):  # a pipe would wait for its other end
            raise _unreadable(file, Message("a device"))
        with file.open("rb") as opened:
            data = opened.read(_LARGEST + 1)
        text = data.decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as problem:
        found = reason(problem) if isinstance(problem, OSError) else Message("not UTF-8 text")
        raise _unreadable(file, found) from problem
    if len(data) > _LARGEST:
        raise _unreadable(file, Message("more than {number} bytes", number=_LARGEST))
    if odd := Reader.NON_PRINTABLE.search(text):
        line = Message("line {line}", line=text.count("\n", 0, odd.start()) + 1)
        raise _error(file, line, Message("printable text"), odd[0])
    return text


class _Values:
    """Makes values of the events of YAML; what our files never have is refused, not built."""

    def __init__(self, file: Path, text: str) -> None:
        self._file = file
        self._events: Iterator[yaml.Event] = yaml.parse(text, _PARSER)

    def whole(self) -> Yaml:
        """Return the value of the only document; None if there is none."""
        value, documents = None, 0
        for event in self._events:
            documents += isinstance(event, yaml.DocumentStartEvent)
            if documents > 1:
                raise self._wrong(event, Message("one document"), Message("another one"))
            if isinstance(event, yaml.NodeEvent):
                value = self._value(event, 0)
        return value

    def _value(self, event: yaml.Event, depth: int) -> Yaml:
        """Return the value that begins with an event."""
        if anchor := getattr(event, "anchor", None):
            raise self._wrong(event, Message("values without & and *"), anchor)
        if tag := getattr(event, "tag", None):
            raise self._wrong(event, Message("values without !"), tag)
        if isinstance(event, yaml.ScalarEvent):
            return _scalar(event)
        if depth == _DEEPEST:
            raise self._wrong(event, Message("at most {number} levels", number=depth), depth + 1)
        if isinstance(event, yaml.SequenceStartEvent):
            return [self._value(item, depth + 1) for item in self._until(yaml.SequenceEndEvent)]
        found: dict[str, Yaml] = {}
        for key in self._until(yaml.MappingEndEvent):
            if not isinstance(key, yaml.ScalarEvent) or key.anchor or key.tag:
                raise self._wrong(key, Message("a text as key"), Message("something else"))
            name = key.value
            if len(name) > _LETTERS or not name.isprintable():
                expected = Message("a text of at most {number} letters", number=_LETTERS)
                raise self._wrong(key, expected, name)
            if name in found:
                raise self._wrong(key, Message("each key once"), name)
            found[name] = self._value(next(self._events), depth + 1)
        return found

    def _until(self, end: type[yaml.Event]) -> Iterator[yaml.Event]:
        """Yield the events up to one of a class."""
        return takewhile(lambda event: not isinstance(event, end), self._events)

    def _wrong(self, event: yaml.Event, expected: Message, found: Yaml) -> SheetError:
        number = event.start_mark.line + 1 if event.start_mark else 1
        return _error(self._file, Message("line {line}", line=number), expected, found)


def _scalar(event: yaml.ScalarEvent) -> Yaml:
    """Return nothing, a whole number, or the text that is written; ``no`` and ``2.5`` are text."""
    text: str = event.value
    if event.style:  # in quotation marks, or a block
        return text
    if text in ("", "~", "null"):
        return None
    return int(text) if _WHOLE.fullmatch(text) else text


def _unreadable(file: Path, found: Message) -> SheetError:
    return SheetError("{file}: expected a readable file, found: {found}", file=file, found=found)


def _error(file: Path, where: object, expected: Message, found: object) -> SheetError:
    """Return the error that something else was expected; of a long value its beginning is told."""
    if found is None:
        told: object = Message("nothing")
    elif isinstance(found, str):
        told = quoted(found)
    elif isinstance(found, Message):
        told = found
    else:
        text = visible(dumps(found, ensure_ascii=False))
        told = text if len(text) <= _LETTERS else f"{text[: _LETTERS - 1]}…"
    return SheetError(
        "{file}: {where}: expected {expected}, found {found}",
        file=file,
        where=where,
        expected=expected,
        found=told,
    )
