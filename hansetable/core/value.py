"""What never changes: actions, events, steps and other small values."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, dataclass_transform


def one_of(values: Container[object]) -> Any:
    """Declare a field that takes only some values; any other one is a ValueError."""
    return field(metadata={"values": values})


def index(of: str, ids: Mapping[str, int] | Sequence[str], *, init: Literal[False] = False) -> Any:
    """Declare a field that holds the index of the id in another field; unknown is a KeyError."""
    table = ids if isinstance(ids, Mapping) else {name: i for i, name in enumerate(ids)}
    return field(init=init, compare=False, repr=False, metadata={"of": of, "ids": table})


def derived(*, init: Literal[False] = False) -> Any:
    """Declare a field that ``__post_init__`` fills with what follows from the others."""
    return field(init=init, compare=False, repr=False)


@dataclass_transform(frozen_default=True, field_specifiers=(field, one_of, index, derived))
class Value:
    """A small value that can be compared, hashed and printed, as its fields are.

    Every class below this one is a frozen dataclass without saying so. It has no slots: a class
    with slots is made twice, and a metaclass would slow down each ``isinstance`` and ``match``.
    """

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)
