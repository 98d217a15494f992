"""The written form of values: their fields as JSON, each read back by its declared type.

A value is a list of its fields, led by the name of its class where several could stand there.
Whatever does not fit is a `FormError`; nothing that is read can name code or make another class.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from hansetable.core import Action, NotationError, Value, read_action, write_action
from hansetable.errors import quoted

_MOST_BITS = 512
"""How large a whole number may be; those of the games are packs of up to 200 bits."""


class FormError(ValueError):
    """A text that is no value of the type that was expected; the message is one line."""


class Form(NamedTuple):
    """How values of one type become JSON, and how JSON is checked and becomes one of them."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class Forms:
    """The forms of types. ``kinds`` has the classes that may stand where a base is declared."""

    def __init__(
        self, kinds: Mapping[type, Collection[type]], verbs: tuple[type[Action], ...] = ()
    ) -> None:
        self._kinds = kinds
        self._verbs = verbs
        self._known: dict[Any, Form] = {object: Form(_same, _same)}

    def of(self, kind: Any) -> Form:
        """Return the form of a type.

        Raises:
            TypeError: there is no form for it.
        """
        if kind not in self._known:
            self._known[kind] = self._made(kind)
        return self._known[kind]

    def _made(self, kind: Any) -> Form:
        if kind in (bool, int, str, NoneType):
            return Form(_same, _checked(kind))
        if kind in self._kinds:
            return self._any_of(self._kinds[kind])
        origin, args = get_origin(kind), get_args(kind)
        if origin is UnionType and len(args) == 2 and args[1] is NoneType:
            one = self.of(args[0])
            return Form(_unless_none(one.write), _unless_none(one.read))
        if origin is Mapping:
            return _mapping(self.of(args[1]))
        if origin in (tuple, list):
            if origin is list or args[1:] == (...,):
                return _many(origin, self.of(args[0]))
            return _fixed([self.of(arg) for arg in args], "a tuple", tuple, tuple)
        if isinstance(kind, type) and issubclass(kind, Action):
            return Form(write_action, self._action)
        if isinstance(kind, type) and issubclass(kind, (Value, tuple)):
            return self._fields(kind)
        raise TypeError(f"no written form of {kind!r}")

    def _action(self, text: object) -> Action:
        if not isinstance(text, str):
            raise _wrong("an action", text)
        try:
            return read_action(text, self._verbs)
        except NotationError as problem:
            raise FormError(str(problem)) from problem

    def _fields(self, kind: Any) -> Form:
        """Return the form of a named tuple, or of a value with its fields that are given."""
        hints = get_type_hints(kind)
        if issubclass(kind, Value):
            names = [field.name for field in fields(kind) if field.init]
        else:
            names = list(kind._fields)

        def taken(value: object) -> Iterator[Any]:
            return (getattr(value, name) for name in names)

        def made(found: Iterator[Any]) -> Any:
            try:
                return kind(*found)
            except (KeyError, ValueError) as problem:
                raise _wrong(f"fields of {kind.__name__}", str(problem)) from problem

        return _fixed([self.of(hints[name]) for name in names], kind.__name__, taken, made)

    def _any_of(self, kinds: Collection[type]) -> Form:
        known = {kind.__name__: kind for kind in kinds}
        if len(known) < len(kinds):
            raise TypeError(f"two of {sorted(known)} have the same name")

        def write(value: object) -> Any:
            return [type(value).__name__, *self._own(type(value)).write(value)]

        def read(found: object) -> Any:
            if isinstance(found, list) and found and isinstance(found[0], str):
                name, *rest = found
                if name in known:
                    return self._own(known[name]).read(rest)
            raise _wrong("a known kind with its fields", found)

        return Form(write, read)

    def _own(self, kind: type) -> Form:
        """Return the form of exactly this class, which may be a base of others, too."""
        key = ("own", kind)
        if key not in self._known:
            self._known[key] = self._fields(kind)
        return self._known[key]


def to_text(value: object) -> str:
    """Return JSON as one line of ASCII."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def of_text(text: str | bytes) -> Any:
    """Return the JSON of a text.

    Raises:
        FormError: it is none.
    """
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise FormError(f"expected JSON: {str(problem)[:80]}") from problem


def _wrong(expected: str, found: object) -> FormError:
    return FormError(f"expected {expected}, found {quoted(repr(found)[:80])}")


def _same(value: Any) -> Any:
    return value


def _checked(kind: type[Any]) -> Callable[[Any], Any]:
    def read(found: Any) -> Any:
        if type(found) is not kind or (kind is int and found.bit_length() > _MOST_BITS):
            raise _wrong(f"{kind.__name__}", found)
        return found

    return read


def _unless_none(form: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value is None else form(value)


def _many(kind: Any, one: Form) -> Form:
    def read(found: Any) -> Any:
        if not isinstance(found, list):
            raise _wrong("a list", found)
        return kind([one.read(item) for item in found])

    if one.write is _same:
        return Form(list, read)
    return Form(lambda value: [one.write(item) for item in value], read)


def _mapping(one: Form) -> Form:
    def read(found: Any) -> Any:
        if not isinstance(found, dict):
            raise _wrong("a mapping", found)
        return {key: one.read(value) for key, value in found.items()}

    return Form(lambda value: {key: one.write(item) for key, item in value.items()}, read)


def _fixed(
    forms: Sequence[Form],
    name: str,
    taken: Callable[[Any], Any],
    made: Callable[[Iterator[Any]], Any],
) -> Form:
    def write(value: Any) -> list[Any]:
        return [form.write(item) for form, item in zip(forms, taken(value), strict=True)]

    def read(found: Any) -> Any:
        if not isinstance(found, list) or len(found) != len(forms):
            raise _wrong(f"{name} of {len(forms)} fields", found)
        return made(form.read(item) for form, item in zip(forms, found, strict=True))

    return Form(write, read)
