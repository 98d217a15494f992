"""What a hand points at, read from the handles of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from hansetable.core import Handle, Seat
from hansetable.games.novgorod.cards import ARTISAN, CITY, MISSION
from hansetable.games.novgorod.state import NovgorodState

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing with all its names.

    ``kind`` and ``name`` are the two halves of its own handle ("office", "visby"), ``owner`` the
    seat that stands before it, or nobody. ``names`` has all the halves, what it says included.
    """

    kind: str
    name: str
    owner: Seat
    names: Mapping[str, str]

    @classmethod
    def of(cls, handles: Iterable[Handle]) -> Thing:
        """Return the thing with these handles, its own one first."""
        names: dict[str, str] = {}
        owner, own = NOBODY, ("", "")
        for number, handle in enumerate(handles):
            seat, _, bare = handle.rpartition("/")
            kind, _, name = bare.partition(":")
            names.setdefault(kind, name)
            if not number:
                owner, own = int(seat) if seat else NOBODY, (kind, name)
        return cls(*own, owner, names)

    def city(self, s: NovgorodState) -> int:
        """Return the city of an office, of a card on the route or of an artisan's place; or -1."""
        for kind in ("spot", "artisan"):
            if kind in self.names:
                return s.artisan_at.index(ARTISAN[self.names[kind]])
        for kind in ("office", "stack", "base", "mark", "city"):
            if kind in self.names:
                return CITY[self.names[kind]]
        return -1

    def mission(self) -> int:
        """Return the mission with this name or with these lines, or -1."""
        name = self.names.get("mission") or self.names.get("line", "").partition(":")[0]
        return MISSION.get(name, -1)
