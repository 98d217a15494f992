"""Why something cannot be said now, as data; the screen has the sentences."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a touch means nothing now.

    ``rule`` is the id of the rule that forbids it ("N-40"), ``why`` names the reason among those
    of the game ("no-neighbour"), and ``about`` holds what the sentence names: ids and numbers, in
    the order that the reason asks for.
    """

    rule: str
    why: str
    about: tuple[str | int, ...] = ()
