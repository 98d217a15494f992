"""The turns of a reviewed game that changed a chance most, as lines that lead to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from hansetable.core import Seat
from hansetable.session.review_file import Row
from hansetable.session.session import Session
from hansetable.ui.ending.decisive_turns import TurnLine, told_of
from hansetable.ui.game_ui import GameText
from hansetable.ui.language import translate
from hansetable.ui.replay.review_words import percent, said, when

MOST = 4
"""How many turning points there are at most."""
_LEAST = 0.02
"""A turn that changed less is none."""


class TurningPoint(NamedTuple):
    """What a seat played in one go: the moment before what told most, and by how much it did.

    ``mistake`` is the dearest one of the turn, if what it lost is most of the change.
    """

    place: int
    seat: Seat
    change: float
    mistake: Row | None


def turning_points(session: Session, rows: Mapping[Seat, Row]) -> list[TurningPoint]:
    """Return the turns that changed the chance of their seat most, in the order of the game."""
    found = []
    for seat, group in groupby(range(len(session.actions)), key=lambda n: session.actions[n][0]):
        turn = tuple(group)
        row = rows.get(seat)
        if row is None or turn[-1] + 1 >= len(row["course"]):
            continue
        course = row["course"]
        change = course[turn[-1] + 1] - course[turn[0]]
        wrong = [one for one in row["decisions"] if one["number"] in turn and one["step"]]
        dearest = max(wrong, key=lambda one: float(one["loss"]), default=None)
        if dearest is not None and dearest["loss"] >= abs(change):
            found.append(TurningPoint(dearest["number"], seat, -dearest["loss"], dearest))
            continue
        most = max(turn, key=lambda n: abs(course[n + 1] - course[n]))
        found.append(TurningPoint(most, seat, change, None))
    large = [point for point in found if abs(point.change) >= _LEAST]
    return sorted(sorted(large, key=lambda point: -abs(point.change))[:MOST])


def turn_lines(session: Session, texts: GameText, points: Sequence[TurningPoint]) -> list[TurnLine]:
    """Return turning points in the words of the language of the moment."""
    lines = []
    for number, (place, seat, change, wrong) in enumerate(points, 1):
        told = told_of(session, texts, place)
        words: tuple[str, ...] = (told if told.endswith(".") else f"{told}.",)
        if wrong is not None:
            better = translate("Review", "Better: {action}.")
            best = said(session, texts, seat, place, wrong["best"][0])
            words = (*words, better.format(action=best))
        colour = session.slots[seat].colour
        progress, part = when(session, texts, place), percent(change, True)
        lines.append(TurnLine(place, colour, progress, words, part, change > 0, number))
    return lines
