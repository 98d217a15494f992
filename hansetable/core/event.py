"""What has happened."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, in the past tense; its fields are ids and numbers."""

    def seen_by(self, viewer: int) -> Event:
        """Return the event as ``viewer`` may know it; what everybody saw is returned as it is."""
        return self
