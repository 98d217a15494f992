"""The fields of a state, declared once: slots, first values, ``clone`` and ``key`` follow."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


class _PerSeat(list[T]):
    """The entries of one seat."""


def per_seat(entry: T, times: int = 1) -> list[T]:
    """Declare a list that begins with ``times`` equal entries a seat."""
    return _PerSeat([entry] * times)


class Fields(type):
    """The type of state classes: each annotated name in their body is a field and gets a slot.

    A class keeps the values that its fields begin with, and the names of those that are ``apart``
    from the key. What is compiled is what one would write by hand, and as fast.
    """

    _fields: dict[str, object]
    _apart: tuple[str, ...]

    def __new__(
        meta, name: str, bases: tuple[Any, ...], body: dict[str, Any], apart: tuple[str, ...] = ()
    ) -> Fields:
        """Make a class.

        Raises:
            KeyError: a field has no value.
            TypeError: its value is no list, and yet it can change.
        """
        own = {field: body.pop(field) for field in body.get("__annotations__", ())}
        for field, value in own.items():
            if not isinstance(value, list) and type(value).__hash__ is None:
                raise TypeError(f"{name}.{field}: expected a list or a constant, found {value!r}")
        fields = own
        for base in bases:
            fields, apart = base._fields | fields, base._apart + apart
        code: dict[str, Any] = {"blank": object.__new__}
        exec(_clone(fields) + _key(fields, apart), code)
        body = {"clone": code["clone"], "key": code["key"], **body, "__slots__": tuple(own)}
        cls = code["cls"] = super().__new__(meta, name, bases, body)
        cls._fields, cls._apart = fields, apart
        return cls

    def fill(cls, state: object, seats: int) -> None:
        """Give a new state the values that its fields begin with."""
        for field, value in cls._fields.items():
            if isinstance(value, list):
                value = value * (seats if isinstance(value, _PerSeat) else 1)
            setattr(state, field, value)


def _clone(fields: dict[str, object]) -> str:
    """Return the source of a function that copies a state."""
    lines = ["def clone(self):", "new = blank(cls)", "new.told = None"]
    for field, value in fields.items():
        if field != "told":
            copied = ".copy()" if isinstance(value, list) else ""
            lines.append(f"new.{field} = self.{field}{copied}")
    return "\n    ".join((*lines, "return new\n"))


def _key(fields: dict[str, object], apart: tuple[str, ...]) -> str:
    """Return the source of a function that puts all that a seat knows into a tuple."""
    parts = []
    for field, value in fields.items():
        if field not in apart:
            form = "*view.{}" if value else "tuple(view.{})"  # of any length: in one piece
            parts.append((form if isinstance(value, list) else "view.{}").format(field))
    view = "view = self if self.viewer == seat else self.seen_by(seat)"
    return f"def key(self, seat):\n    {view}\n    return ({', '.join(parts)},)\n"
