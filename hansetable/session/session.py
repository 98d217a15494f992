"""One game that is being played: the true state, what was said, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from hansetable import games
from hansetable.core import Action, Event, Game, IllegalActionError, Seat, State, write_action
from hansetable.errors import Message
from hansetable.session import record
from hansetable.session.record import Comment, Header
from hansetable.session.slot import PlayerSlot

NOTHING, CHANCE, OTHERS, AFAR = "nothing", "chance", "others", "afar"
"""Why nothing can be taken back: there is nothing, a card was seen, others said it, the table is
elsewhere.
"""
TURN, OVER = "turn", "over"
"""The same as who is not asked hears it: others decide now, or the game is over."""


class TakenBack(Event):
    """So many actions were taken back for a seat in a practice game; what was seen stays seen."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Change:
    """What listeners are told: the true state after actions, or after some were taken back."""

    state: State
    events: tuple[Event, ...]
    undone: bool


class Session:
    """A game with its slots: the only one who plays actions on the true state.

    ``actions`` and ``journal`` (the events of each action) are equally long. ``undone`` holds what
    was taken back and can be played again, the next action last. ``remarks`` tells what was taken
    back in a practice game, each with the number of actions after which it stands in the log.
    ``comments`` are those of people in the record that was read. ``elsewhere`` are the seats that
    other computers answer for, of which some may be ``away``.
    """

    whole = True
    """Whether all is known; a guest at a table elsewhere knows what its seat may, till the end."""
    busy = False
    """Whether an answer is on its way to a table elsewhere."""
    lost = False
    """Whether a table elsewhere does not answer."""

    def __init__(self, header: Header) -> None:
        """Deal the game that the header names; it must be valid, as `record.parse` sees to."""
        self.game: Game = games.game(header.game)
        self.header = header
        self.slots = header.slots
        self.state: State = self.game.deal(len(header.slots), header.seed, dict(header.options))
        self.actions: list[tuple[Seat, Action]] = []
        self.journal: list[tuple[Event, ...]] = []
        self.undone: list[tuple[Seat, Action]] = []
        self.remarks: list[tuple[int, TakenBack]] = []
        self.comments: list[Comment] = []
        self.elsewhere: frozenset[Seat] = frozenset()
        self.away: frozenset[Seat] = frozenset()
        self._before: list[State] = []
        self._listeners: dict[Callable[[Change], None], None] = {}

    @classmethod
    def new(
        cls,
        game: str,
        seed: int,
        slots: tuple[PlayerSlot, ...],
        options: Mapping[str, str],
        practice: bool = False,
    ) -> Session:
        """Start a game with the card values in use; options that are missing get their default."""
        found = games.game(game)
        chosen = record.chosen(found, options)
        return cls(Header(game, seed, chosen, slots, found.values, practice))

    @classmethod
    def of_text(cls, text: str) -> Session:
        """Return the session that a record tells, played again from its seed.

        Raises:
            RecordError: the record is damaged or foreign; the message names the first bad line.
        """
        return cls.of_lines(record.lines_of(text))

    @classmethod
    def of_lines(cls, lines: Iterable[str]) -> Session:
        """Return the session that the lines of a record tell; see `of_text`."""
        *_, session = cls.in_steps(lines)
        return session

    @classmethod
    def in_steps(cls, lines: Iterable[str]) -> Iterator[Session]:
        """Yield the session that a record tells when it is dealt, and again after each action.

        Among very many comments it is yielded, too, so that a long record can be shown while it
        is read, or given up. Raises as `of_text`.
        """
        reader = record.RecordReader(lines)
        session = cls(reader.header)
        session.comments = reader.comments
        yield session
        for entry in reader:
            if entry is None:
                yield session
                continue
            line, seat, action = entry
            try:
                session.submit(seat, action)
            except IllegalActionError as illegal:
                found = f"{seat + 1} {write_action(action)}"
                raise record.wrong(line, session._expected(), found) from illegal
            yield session

    def _expected(self) -> Message:
        """Say in a few words what could come next in a record."""
        asked = self.state.asked()
        if not asked:
            return Message("nothing after the end of the game")
        seats: object = asked[0] + 1
        for seat in asked[1:]:
            seats = Message("{some} or {other}", some=seats, other=seat + 1)
        listed = self.state.listed(asked[0])
        if not listed:
            return Message("a legal action of seat {seats}", seats=seats)
        example = write_action(listed[0])
        return Message(
            "a legal action of seat {seats}, like “{example}”", seats=seats, example=example
        )

    def text(self, notes: Mapping[str, str] | None = None) -> str:
        """Return the record of the game so far, with notes like the date in its first lines."""
        return record.write(self.header, self.actions, self.comments, notes)

    @property
    def practice(self) -> bool:
        """Whether everything can be taken back, also cards that were drawn and others' turns."""
        return self.header.practice

    def practise(self) -> None:
        """Let everything be taken back from now on; the record says so."""
        self.header = replace(self.header, practice=True)

    def decides(self) -> Seat | None:
        """Return the first seat that is asked, rather one here; None when the game is over."""
        return self.first_of(self.state.asked())

    def first_of(self, seats: Sequence[Seat]) -> Seat | None:
        """Return the first of some seats that is not elsewhere, or else the first one."""
        here = (seat for seat in seats if seat not in self.elsewhere)
        return next(here, next(iter(seats), None))

    def last_turn(self, seat: Seat) -> int | None:
        """Return the last action of a seat in a turn of its own, or else the last one at all."""
        own = [number for number, (who, _) in enumerate(self.actions) if who == seat]
        on_turn = (number for number in reversed(own) if self._before[number].turn == seat)
        return next(on_turn, own[-1] if own else None)

    def listen(self, listener: Callable[[Change], None]) -> None:
        """Tell a listener every change from now on, once even if it listens already."""
        self._listeners[listener] = None

    def unlisten(self, listener: Callable[[Change], None]) -> None:
        """Tell a listener nothing any more; one that does not listen is no error."""
        self._listeners.pop(listener, None)

    def submit(self, seat: Seat, action: Action) -> None:
        """Play an action and tell the listeners; what was taken back is forgotten.

        Raises:
            IllegalActionError: the seat may not say this now; nothing has changed.
        """
        events = self._play(seat, action)
        self.undone.clear()
        self._tell(events)

    def _play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        before = self.state.clone()
        try:
            events = tuple(self.state.play(seat, action))
        except Exception:
            self.state = before  # a mistake in a rule must not leave a half-played action
            raise
        self._before.append(before)
        self.actions.append((seat, action))
        self.journal.append(events)
        return events

    # ---- taking back --------------------------------------------------------------------------

    def take_back_refusal(
        self, number: int, asker: Seat | None = None, agreed: bool = False
    ) -> str:
        """Return why an action and all after it cannot be taken back; empty when they can.

        They can if no chance was used and nobody has seen a new card by them, and if one seat
        said them all, the one that decides, or ``asker``, or if the others have ``agreed``. In a
        practice game everything can.
        """
        if not 0 <= number < len(self.actions):
            return NOTHING
        if self.practice:
            return ""
        decides = self.decides()
        if decides is None:
            return OVER
        asker = decides if asker is None else asker
        if not agreed and any(seat != asker for seat, _ in self.actions[number:]):
            return OTHERS
        now = self.state
        if any(old.rng != now.rng or old.seen != now.seen for old in self._before[number:]):
            return CHANCE
        return ""

    def is_final(self, seat: Seat, action: Action) -> bool:
        """Return whether a legal action could not be taken back once it is said."""
        if self.practice:
            return False
        now, after = self.state, self._imagined()
        after.push(seat, action)
        decides = self.first_of(after.asked())
        return decides != seat or (after.rng, after.seen) != (now.rng, now.seen)

    def _imagined(self) -> State:
        """Return a state to try something on."""
        return self.state.clone()

    def take_back_to(self, number: int, asker: Seat | None = None, agreed: bool = False) -> None:
        """Take back an action, counted from 0, and all after it, and tell the listeners once.

        Raises:
            ValueError: they cannot be taken back; see `take_back_refusal`.
        """
        refusal = self.take_back_refusal(number, asker, agreed)
        if refusal:
            raise ValueError(f"action {number} cannot be taken back: {refusal}")
        self.state = self._before[number]
        self.undone += reversed(self.actions[number:])
        events = tuple(event for told in self.journal[number:] for event in told)
        del self._before[number:], self.actions[number:], self.journal[number:]
        self._remark(number)
        self._tell(events, undone=True)

    def _remark(self, number: int) -> None:
        """Note in a practice game how many actions were taken back down to this number."""
        self.remarks = [(after, told) for after, told in self.remarks if after < number]
        if self.practice:
            seat, _ = self.undone[-1]
            self.remarks.append((number, TakenBack(seat, len(self.undone))))

    def redo(self, count: int = 1) -> None:
        """Play again so many of the actions that were taken back, and tell the listeners once.

        Raises:
            ValueError: so many were not taken back.
        """
        if not 1 <= count <= len(self.undone):
            raise ValueError(f"{len(self.undone)} actions were taken back, not {count}")
        events: list[Event] = []
        for _ in range(count):
            events += self._play(*self.undone.pop())
        if self.remarks:
            self.remarks.pop()
        if self.undone:
            self._remark(len(self.actions))
        self._tell(tuple(events))

    def at(self, number: int) -> State:
        """Return a copy of the state before an action, counted from 0, or after the last one.

        Raises:
            IndexError: the game has no such action.
        """
        if not 0 <= number <= len(self.actions):
            raise IndexError(f"expected an action from 0 to {len(self.actions)}, found {number}")
        return (self._before[number] if number < len(self.actions) else self.state).clone()

    def _tell(self, events: tuple[Event, ...], undone: bool = False) -> None:
        if self._listeners:
            change = Change(self.state, events, undone)
            for listener in tuple(self._listeners):
                listener(change)
