"""The turns of a reviewed game that changed a chance most, as lines that lead to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import groupby
from math import copysign
from typing import NamedTuple

from hansetable.core import Seat
from hansetable.session.review_file import Row
from hansetable.session.session import Session
from hansetable.ui.ending.decisive_turns import TurnLine, tells, told_of
from hansetable.ui.ending.review_words import percent, said, when
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import translate

MOST = 4
"""How many turning points there are at most."""
_TOLD = 2
"""How many actions of a turn are told."""
_LEAST = 0.02
"""A turn that changed less is none."""


class TurningPoint(NamedTuple):
    """A turn of a seat: the moment before what told most, and by how much the whole of it did.

    ``keys`` are the numbers of its own actions, what told most first. ``mistake`` is the dearest
    one of the turn, if what it lost is most of the change; then it is the only key.
    """

    place: int
    seat: Seat
    change: float
    keys: Sequence[int]
    mistake: Row | None


def turning_points(session: Session, rows: Mapping[Seat, Row]) -> list[TurningPoint]:
    """Return the turns that changed the chance of their seat most, in the order of the game."""
    found = []
    actions = range(len(session.actions))
    for seat, group in groupby(actions, key=lambda n: session.at(n).turn):
        turn = tuple(group)
        end, own = turn[-1] + 1, [n for n in turn if session.actions[n][0] == seat]
        row = rows.get(seat)
        if row is None or not own or end >= len(row["course"]):
            continue
        course = row["course"]
        change = course[end] - course[turn[0]]
        wrong = [one for one in row["decisions"] if one["number"] in turn and one["step"]]
        dearest = max(wrong, key=lambda one: float(one["loss"]), default=None)
        if dearest is not None and dearest["loss"] >= abs(change):
            number = dearest["number"]
            found.append(TurningPoint(number, seat, -dearest["loss"], (number,), dearest))
            continue
        ends = zip(own, [*own[1:], end], strict=True)  # what others answer belongs to it
        told = {n: (course[after] - course[n]) * copysign(1, change) for n, after in ends}
        keys = sorted(own, key=lambda n: -told[n])
        found.append(TurningPoint(keys[0], seat, change, keys, None))
    large = [point for point in found if abs(point.change) >= _LEAST]
    return sorted(sorted(large, key=lambda point: -abs(point.change))[:MOST])


def turn_lines(session: Session, texts: GameText, points: Sequence[TurningPoint]) -> list[TurnLine]:
    """Return turning points in the words of the language of the moment."""
    lines = []
    for number, (place, seat, change, keys, wrong) in enumerate(points, 1):
        telling = [key for key in keys if tells(session, texts, key)][:_TOLD] or [place]
        told = [told_of(session, texts, key) for key in sorted(telling)]
        if wrong is not None:
            better = translate("Review", "Better: {action}.")
            tell = partial(said, session, texts, seat, place)
            told = [tell(wrong["played"]), better.format(action=tell(wrong["best"][0]))]
        words = tuple(text if text.endswith(".") else f"{text}." for text in told)
        colour = session.slots[seat].colour
        progress, part = when(session, texts, place), percent(change, True)
        lines.append(TurnLine(place, colour, progress, words, part, change > 0, number))
    return lines
