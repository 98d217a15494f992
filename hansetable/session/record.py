"""The record of a game as text: a header, then one action a line. It can be read and mailed.

::

    Hansetable record 1
    game: novgorod
    seed: 7
    option bonus: first
    seat 1: red, human, Heike
    seat 2: blue, greedy, Jorin

    1 buy-office danzig
    2 buy-mission m07

What mail does to a text is tolerated: quotation marks in front of lines, spaces behind them,
foreign line ends. Lines that begin with ``#`` are comments; date and result are written as such.

A practice game, in which everything could be taken back, says so with the line ``practice: yes``
and is of version 2; every other game is still written as version 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import NamedTuple

from hansetable import games
from hansetable.ai import LEVELS
from hansetable.core import Action, Game, NotationError, Seat, read_action, write_action
from hansetable.errors import Message, SheetError, UserError, listed, quoted, reason
from hansetable.session.slot import COLOURS, HUMAN, PlayerSlot

VERSION = 2
"""The newest version of the text form."""
PLAIN = 1
"""The version that a game is written in which needs nothing newer."""
SUFFIX = ".hanse"
"""How the name of a file with a record ends."""

_FIRST = Message("“Hansetable record {version}”", version=PLAIN)
_TITLE = re.compile(r"Hansetable record (\d{1,9})")
_ENTRY = re.compile(r"(game|seed|values|practice|option [\w-]+|seat [1-9])\s*:\s*(.*)")
_ACTION = re.compile(r"(\d+)\s+(.+)")
_NOTE = re.compile(r"# (date|result): (.*)")
_ENDS = re.compile(r"\r\n|\r|\n")
_MOST_ENTRIES = 50
"""How many lines a header may have; none of ours has half as many."""
_MOST_IDLE = 1_000
"""How many empty lines and comments may stand together in a header, or are read in one step."""


class RecordError(UserError, ValueError):
    """A text that is no record of a game that can be played here; the message is one line."""


@dataclass(frozen=True, slots=True)
class Header:
    """What a game was started with; ``values`` marks own card values, empty for none.

    ``practice`` tells that everything could be taken back.
    """

    game: str
    seed: int
    options: tuple[tuple[str, str], ...]
    slots: tuple[PlayerSlot, ...]
    values: str = ""
    practice: bool = field(default=False, repr=False)


class RecordEntry(NamedTuple):
    """One action of a record: the line that it stands in, the seat and what the seat said."""

    line: int
    seat: Seat
    action: Action


class Comment(NamedTuple):
    """A comment of a person: before so many actions, -1 for the header; ``text`` begins with #."""

    after: int
    text: str


class _Line(NamedTuple):
    """One line that is neither empty nor a comment, without what mail adds to it."""

    number: int
    text: str


def wrong(line: int, expected: Message, found: str | Message) -> RecordError:
    """Return the error that a line holds something else than what was expected."""
    return RecordError(
        "line {line}: expected {expected}, found {found}",
        line=line,
        expected=expected,
        found=quoted(found) if isinstance(found, str) else found,
    )


UNREADABLE = (OSError, UnicodeDecodeError, RecordError, SheetError)
"""What is raised where a file cannot be read as a record; see `unreadable`."""


def unreadable(problem: Exception) -> Message:
    """Return why a file is not read as a record, in one line; the problem is an `UNREADABLE`."""
    if isinstance(problem, UserError):
        return problem.message
    if isinstance(problem, OSError):
        return reason(problem)
    return Message("it is not UTF-8 text")


def chosen(game: Game, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Return what was chosen of every option of a game, the default of those that are missing.

    A house rule that is off is left out: such a game is the same where the rule is not known.
    """
    pairs = [(option, options.get(option.name, option.values[0])) for option in game.options]
    return tuple((o.name, value) for o, value in pairs if not o.house or value != o.values[0])


def write(
    header: Header,
    actions: Sequence[tuple[Seat, Action]],
    comments: Sequence[Comment] = (),
    notes: Mapping[str, str] | None = None,
) -> str:
    """Return the record of a game as text, with notes and the comments of people."""
    said: dict[int, list[str]] = {}
    for comment in comments:
        said.setdefault(min(comment.after, len(actions)), []).append(comment.text)
    version = VERSION if header.practice else PLAIN
    lines = [f"Hansetable record {version}"]
    lines += [f"# {name}: {value}" for name, value in (notes or {}).items()]
    lines += said.get(-1, ())
    lines += [f"game: {header.game}", f"seed: {header.seed}"]
    if header.practice:
        lines.append("practice: yes")
    if header.values:
        lines.append(f"values: {header.values}")
    lines += [f"option {name}: {value}" for name, value in header.options]
    for number, slot in enumerate(header.slots, 1):
        name = " ".join(slot.name.split())
        lines.append(f"seat {number}: {slot.colour}, {slot.player}, {name}")
    lines.append("")
    for number, (seat, action) in enumerate(actions):
        lines += said.get(number, ())
        lines.append(f"{seat + 1} {write_action(action)}")
    lines += said.get(len(actions), ())
    return "\n".join(lines) + "\n"


class RecordReader:
    """A record that is read line by line: first its header, then each action when it is wanted.

    ``comments`` and ``notes`` (comments like ``# date: …`` in the header) are those read so far.
    The actions are not played.
    """

    def __init__(self, lines: Iterable[str]) -> None:
        """Read the header.

        Raises:
            RecordError: this is no record, or of a game, version or card values not known here.
        """
        self.notes: dict[str, str] = {}
        self.comments: list[Comment] = []
        self._count = -1
        self._lines = self._stripped(lines)
        top: list[_Line] = []
        self._first: _Line | None = None
        for line in filter(None, self._lines):
            if not top:
                _check_title(line)
            if _ACTION.fullmatch(line.text):
                self._first = line
                break
            if len(top) > _MOST_ENTRIES:
                raise wrong(line.number, Message("the first action"), line.text)
            top.append(line)
        if not top:
            raise wrong(1, _FIRST, "")
        self.header, self._game = _header(top)
        self._count = 0

    def _stripped(self, lines: Iterable[str]) -> Iterator[_Line | None]:
        """Yield the lines that count, without what mail adds to them; keep the comments.

        Now and then None is yielded among very many lines that do not count.
        """
        idle = 0
        for number, line in enumerate(lines, 1):
            text = line.removeprefix("\ufeff").replace("\xa0", " ").lstrip("> \t").strip()
            if text and not text.startswith("#"):
                idle = 0
                yield _Line(number, text)
                continue
            idle += 1
            if idle % _MOST_IDLE == 0:
                if self._count < 0:
                    raise wrong(number, Message("an action"), text)
                yield None
            note = _NOTE.fullmatch(text)
            if note and self._count < 0:
                self.notes[note[1]] = note[2]
            elif text:
                self.comments.append(Comment(self._count, text))

    def __iter__(self) -> Iterator[RecordEntry | None]:
        """Yield the actions in their order, once; None now and then among very many comments.

        Raises:
            RecordError: a line is no action of this game.
        """
        seats = len(self.header.slots)
        for line in chain((self._first,), self._lines) if self._first else ():
            if line is None:
                yield None
                continue
            entry = _said(line, seats, self._game)
            self._count += 1
            yield entry


def lines_of(text: str) -> Sequence[str]:
    """Return the lines of a text, whatever system their ends come from."""
    return _ENDS.split(text)


def _check_title(line: _Line) -> None:
    title = _TITLE.fullmatch(line.text)
    if not title:
        raise wrong(line.number, _FIRST, line.text)
    if not 1 <= int(title[1]) <= VERSION:
        known = Message("a record of version 1 to {newest}", newest=VERSION)
        raise wrong(line.number, known, Message("version {number}", number=title[1]))


def _header(lines: list[_Line]) -> tuple[Header, Game]:
    """Return the header that the lines hold, the title first, and its game."""
    last = lines[-1].number
    found: dict[str, _Line] = {}
    for line in lines[1:]:
        entry = _ENTRY.fullmatch(line.text)
        if not entry:
            raise wrong(line.number, Message("an entry of the header or an action"), line.text)
        if entry[1] in found:
            raise wrong(line.number, Message("“{entry}” only once", entry=entry[1]), line.text)
        found[entry[1]] = _Line(line.number, entry[2])
    for key in ("game", "seed"):
        if key not in found:
            raise _missing(last, key)
    game = _game(found.pop("game"))
    seed = found.pop("seed")
    if not re.fullmatch(r"-?\d{1,18}", seed.text):
        expected = Message("a whole number of up to 18 digits as seed")
        raise wrong(seed.number, expected, seed.text)
    _check_values(found.pop("values", _Line(last, "")), game)
    practice = found.pop("practice", _Line(last, "no"))
    _one_of(practice.number, "an answer ({ids})", ["yes", "no"], practice.text)
    slots = _slots({k: v for k, v in found.items() if k.startswith("seat ")}, game, last)
    options = _options({k: v for k, v in found.items() if k.startswith("option ")}, game)
    allowed = practice.text == "yes"
    return Header(game.name, int(seed.text), options, slots, game.values, allowed), game


def _missing(last: int, entry: str) -> RecordError:
    return wrong(last, Message("“{entry}: …” in the header", entry=entry), Message("none"))


def _game(line: _Line) -> Game:
    _one_of(line.number, "a game ({ids})", games.GAMES, line.text)
    return games.game(line.text)


def _check_values(line: _Line, game: Game) -> None:
    if line.text != game.values:
        usual = Message("the card values that come with the program")
        own = Message("the changed card values {mark} in use here", mark=game.values)
        raise wrong(line.number, own if game.values else usual, line.text or usual)


def _options(found: Mapping[str, _Line], game: Game) -> tuple[tuple[str, str], ...]:
    known = {f"option {option.name}": option for option in game.options}
    for key, line in found.items():
        if key not in known:
            names = listed([option.name for option in game.options])
            raise wrong(line.number, Message("an option ({ids})", ids=names), key)
        _one_of(line.number, "one of {ids}", known[key].values, line.text)
    return chosen(game, {known[key].name: line.text for key, line in found.items()})


def _slots(found: Mapping[str, _Line], game: Game, last: int) -> tuple[PlayerSlot, ...]:
    seats = game.seats
    if len(found) not in seats:
        expected = Message("{low} to {high} seats", low=seats[0], high=seats[-1])
        raise wrong(last, expected, str(len(found)))
    slots: list[PlayerSlot] = []
    for number in range(1, len(found) + 1):
        if f"seat {number}" not in found:
            raise _missing(last, f"seat {number}")
        line = found[f"seat {number}"]
        parts = [part.strip() for part in line.text.split(",", 2)]
        if len(parts) != 3:
            raise wrong(line.number, Message("“colour, player, name”"), line.text)
        colour, player, name = parts
        free = [c for c in COLOURS if c not in {slot.colour for slot in slots}]
        _one_of(line.number, "a free colour ({ids})", free, colour)
        _one_of(line.number, "a player ({ids})", [HUMAN, *LEVELS], player)
        slots.append(PlayerSlot(name, colour, player))
    return tuple(slots)


def _one_of(line: int, what: str, ids: Sequence[str], found: str) -> None:
    if found not in ids:
        raise wrong(line, Message(what, ids=listed(ids)), found)


def _said(line: _Line, seats: int, game: Game) -> RecordEntry:
    said = _ACTION.fullmatch(line.text)
    if not said:
        raise wrong(line.number, Message("a seat and an action"), line.text)
    seat, text = said.groups()
    if len(seat) > 1 or not 1 <= int(seat) <= seats:
        raise wrong(line.number, Message("a seat from 1 to {seats}", seats=seats), seat)
    try:
        action = read_action(text, game.verbs)
    except NotationError as problem:
        raise RecordError(
            "line {line}: {problem}", line=line.number, problem=problem.message
        ) from problem
    return RecordEntry(line.number, int(seat) - 1, action)
