"""What is known of one record file."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from hansetable.core import Seat
from hansetable.errors import Message
from hansetable.session.record import Header

FINISHED, UNFINISHED, UNKNOWN, DAMAGED = "finished", "unfinished", "unknown", "damaged"
"""How a game stands; unknown: only playing it would tell."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One record file.

    ``scores``, ``ranks`` and ``winners`` are empty while the game is not known to be over,
    ``header`` is None for a damaged file, whose ``problem`` says why in one line.
    """

    path: Path
    moment: datetime
    state: str
    header: Header | None = None
    actions: int = 0
    rounds: int = 0
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    problem: Message | None = None
