"""What never changes: actions, events, steps and other small values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import dataclass_transform


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Value:
    """A small value that can be compared, hashed and printed, as its fields are.

    Every class below this one is a frozen dataclass without saying so. It has no slots: a class
    with slots is made twice, and a metaclass would slow down each ``isinstance`` and ``match``.
    """

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)
