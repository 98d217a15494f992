"""What has happened."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from hansetable.core.state import OMNISCIENT
from hansetable.core.value import Value


class Event(Value):
    """One thing that happened, in the past tense; its fields are ids and numbers."""

    SECRET: ClassVar[tuple[str, ...]] = ()
    """The fields that not everybody may read: others see "", -1 or, of a tuple, its length."""

    def known_to(self, viewer: int) -> bool:
        """Tell whether ``viewer`` may read the secret fields."""
        return False

    def seen_by(self, viewer: int) -> Event:
        """Return the event as ``viewer`` may know it; what everybody saw is returned as it is."""
        if not self.SECRET or viewer == OMNISCIENT or self.known_to(viewer):
            return self
        return replace(self, **{name: _face_down(getattr(self, name)) for name in self.SECRET})


class OfSeat(Event):
    """Something that a seat did or that happened to it."""

    seat: int

    def known_to(self, viewer: int) -> bool:
        """Tell whether ``viewer`` may read the secret fields: only the seat itself."""
        return viewer == self.seat


def seat_of(event: Event) -> int | None:
    """Return the seat that did something or that it happened to; None if it concerns all."""
    return event.seat if isinstance(event, OfSeat) else None


def _face_down(value: object) -> object:
    if isinstance(value, tuple):
        return ("",) * len(value)
    return "" if isinstance(value, str) else -1
