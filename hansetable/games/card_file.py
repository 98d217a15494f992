"""Reading card values from YAML, with errors that a person can act on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from json import dumps
from pathlib import Path

import yaml

from hansetable import paths
from hansetable.core import Value
from hansetable.errors import Message, UserError, reason
from hansetable.languages import languages

_VALUES = "cards.yaml"
Yaml = object
"""Whatever a YAML file can hold."""
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The safe loader, in C wherever PyYAML comes with it: ten times as fast, and part of the start."""


class SheetError(UserError, ValueError):
    """A value that does not fit: file, path in the YAML, what was expected, what was found."""


class Sheet(Value):
    """One value of a YAML file, with the file and the path that lead to it."""

    file: Path
    path: tuple[str, ...]
    value: Yaml

    def error(self, expected: str, /, **gaps: object) -> SheetError:
        """Return the error that this value is not what was expected, in words with gaps."""
        text = "" if self.value is None else dumps(self.value, ensure_ascii=False)
        found = text[:77] + "..." if len(text) > 80 else text
        return SheetError(
            "{file}: {where}: expected {expected}, found {found}",
            file=self.file,
            where=".".join(self.path) or Message("the whole file"),
            expected=Message(expected, **gaps),
            found=found or Message("nothing"),
        )

    def at(self, key: str | int) -> Sheet:
        """Return what lies under a key, or the sheet of a missing value."""
        value = None
        if isinstance(self.value, Mapping):
            value = self.value.get(key)
        elif isinstance(self.value, list) and isinstance(key, int) and key < len(self.value):
            value = self.value[key]
        return Sheet(self.file, (*self.path, str(key)), value)

    def names(self, expected: Sequence[str] = ()) -> list[str]:
        """Return the keys without ``source``, in the order of the file; ``expected`` if given."""
        if not isinstance(self.value, Mapping):
            raise self.error("a mapping")
        found = [str(key) for key in self.value if key != "source"]
        if expected and sorted(found) != sorted(expected):
            odd = sorted(set(found) ^ set(expected))
            raise self.at(odd[0]).error("exactly the keys {ids}", ids=", ".join(expected))
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
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error("a whole number from {low} to {high}", low=low, high=high)
        return value

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
            raise self.error("one of {ids}", ids=", ".join(ids))
        return str(self.value)

    def words(self, ids: Sequence[str], count: range) -> tuple[str, ...]:
        """Return different ids written in one text, divided by spaces."""
        found = tuple(str(self.value).split()) if isinstance(self.value, str) else ()
        if len(found) not in count or len(set(found)) < len(found) or not set(found) <= set(ids):
            low, high, known = count[0], count[-1], ", ".join(ids)
            if high == 1:
                raise self.error("1 word of {ids}", ids=known)
            if low == high:
                raise self.error("{count} different words of {ids}", count=low, ids=known)
            raise self.error(
                "{low} to {high} different words of {ids}", low=low, high=high, ids=known
            )
        return found


def read(game: str, name: str = _VALUES) -> tuple[Sheet, str]:
    """Return a file of a game, with the user's own of the same name over it, and a mark of them.

    The mark is empty for what comes with the program.

    Raises:
        SheetError: a file cannot be read, or the own file has a key that the game does not know.
    """
    base = load(paths.resources() / game / name)
    own = paths.config_dir() / game / name
    if not own.exists():
        return base, ""
    sheet = load(own)
    if name == _VALUES:
        _without_names(sheet)
    merged = Sheet(own, (), _over(base.value, sheet))
    text = dumps(merged.value, sort_keys=True, default=str)
    return merged, sha256(text.encode()).hexdigest()[:12]


def _without_names(sheet: Sheet) -> None:
    """Refuse names in a file of values, where they once were."""
    if isinstance(sheet.value, Mapping):
        for key in sheet.value:
            if key in languages():
                raise sheet.at(key).error("card values only (names belong in names.yaml)")
            _without_names(sheet.at(key))


def load(file: Path) -> Sheet:
    """Return the contents of a YAML file.

    Raises:
        SheetError: it cannot be read or is no YAML.
    """
    try:
        text = file.read_text(encoding="utf-8")
        value = yaml.load(text, _LOADER)
    except (OSError, UnicodeDecodeError) as problem:
        found = reason(problem) if isinstance(problem, OSError) else Message("not UTF-8 text")
        raise SheetError(
            "{file}: expected a readable file, found: {found}", file=file, found=found
        ) from problem
    except yaml.YAMLError as problem:
        where, mark = Message("the whole file"), getattr(problem, "problem_mark", None)
        if mark:  # what is missing at the end may be said of a line behind the last one
            where = Message("line {line}", line=min(mark.line, text.count("\n")) + 1)
        raise SheetError(
            "{file}: {where}: expected YAML, found: {found}",
            file=file,
            where=where,
            found=getattr(problem, "problem", None) or Message("something else"),
        ) from problem
    return Sheet(file, (), {} if value is None else value)


def _over(base: Yaml, own: Sheet) -> Yaml:
    """Return ``base`` with the values of ``own`` laid over it; mappings are merged key by key."""
    if not isinstance(base, Mapping):
        return own.value
    if not isinstance(own.value, Mapping):
        raise own.error("a mapping")
    merged = dict(base)
    for key in own.value:
        if key not in base and key != "source":
            raise own.at(key).error("one of the keys {ids}", ids=", ".join(map(str, base)))
        merged[key] = own.value[key] if key == "source" else _over(base[key], own.at(key))
    return merged
