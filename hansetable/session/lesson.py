"""Lessons: a record that is played again, with sentences where something new happens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from hansetable import paths
from hansetable.core import Action, Handle, Seat
from hansetable.errors import SheetError
from hansetable.games.card_file import Sheet, load
from hansetable.languages import languages
from hansetable.session.record import Header, RecordError
from hansetable.session.session import Session


@dataclass(frozen=True, slots=True)
class Note:
    """What is said before the action of a number, counted from 0, or after the last one.

    ``points`` are the keys of pieces to look at, ``rule`` is the id of the rule to read more in,
    and ``words`` has the text by language.
    """

    at: int
    rule: str
    points: tuple[Handle, ...]
    words: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: how it is dealt, what is played by whom, and the notes in their order."""

    header: Header
    script: tuple[tuple[Seat, Action], ...]
    notes: tuple[Note, ...]


def lesson(game: str) -> Lesson:
    """Return the lesson of a game.

    Raises:
        SheetError: its file is damaged; the message names the place.
        RecordError: its record does not fit, such as with own card values.
    """
    sheet = load(paths.resources() / "lessons" / f"{game}.yaml")
    sheet.names(("record", "notes"))
    try:
        session = Session.of_text(sheet.at("record").text())
    except RecordError as problem:
        raise RecordError(
            "{file}: record: {problem}", file=sheet.file, problem=problem.message
        ) from problem
    notes = tuple(_note(one, len(session.actions)) for one in sheet.at("notes").items())
    for before, after in pairwise(notes):
        if before.at > after.at:
            raise SheetError(
                "{file}: notes: expected rising numbers, found {found}",
                file=sheet.file,
                found=after.at,
            )
    return Lesson(session.header, tuple(session.actions), notes)


def _note(sheet: Sheet, last: int) -> Note:
    """Read one note."""
    sheet.names(("at", "rule", "points", *languages()))
    points = tuple(point.text() for point in sheet.at("points").items())
    words = {code: " ".join(sheet.at(code).text().split()) for code in languages()}
    return Note(sheet.at("at").integer(0, last), sheet.at("rule").text(), points, words)
