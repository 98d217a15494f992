"""A guest at a table elsewhere: it has nothing but what its seat may know."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from tempfile import TemporaryDirectory

from hansetable import games
from hansetable.core import Action, Event, Game, Seat, State, write_action
from hansetable.core.state import SPECTATOR
from hansetable.errors import SheetError
from hansetable.games.card_file import borrow
from hansetable.net.company import MOST_HEARD, Link, spoken
from hansetable.net.consent import NO_QUESTION
from hansetable.net.form import FormError
from hansetable.net.packets import (
    Answer,
    Ended,
    Join,
    Packet,
    Present,
    Question,
    Refused,
    Say,
    Seated,
    TakeBack,
    Talk,
    Talked,
    Thanks,
    Told,
    Wrong,
)
from hansetable.net.view_form import view_form
from hansetable.session.slot import COLOURS, PlayerSlot


class RefusedError(Exception):
    """The host sent the guest away, or plays what cannot be played here; one line says why."""


class Guest:
    """One seat of a game that is played elsewhere; called from one thread only.

    ``view`` is None until the game begins, ``record`` until it is over. ``slots`` and ``away`` tell
    who is at the table, a name being empty where nobody has come yet. An onlooker, who wants to
    ``watch``, is in no seat; all others have a ``ticket`` for theirs. ``told`` is what the last
    packet told of actions: who has said each, and its events; ``seen`` counts them all.
    ``question`` tells who wants something taken back, ``heard`` what was said at the table last.
    """

    def __init__(self, name: str, watch: bool = False) -> None:
        self.seat: Seat = 0
        self.game = ""
        self.options: tuple[tuple[str, str], ...] = ()
        self.slots: tuple[PlayerSlot, ...] = ()
        self.away: tuple[Seat, ...] = ()
        self.view: State | None = None
        self.told: tuple[tuple[Seat, tuple[Event, ...]], ...] = ()
        self.seen = 0
        self.record: tuple[str, ...] | None = None
        self.wrong = 0
        """How often in succession the host did not play what was said."""
        self.question = NO_QUESTION
        self.heard: deque[Talked] = deque(maxlen=MOST_HEARD)
        self._name, self._seats, self._watch = name, 0, watch
        self.ticket = ""
        self.number = 0
        """How many games have been played at the table before this one."""
        self._own = 0
        self._link: Link | None = None
        self._said: Say | None = None
        self._back = False

    @property
    def busy(self) -> bool:
        """Whether an answer is on its way to the host."""
        return self._said is not None

    @property
    def asked(self) -> bool:
        """Whether the seat must answer now and has not done so yet."""
        return self.view is not None and not self.busy and self.seat in self.view.asked()

    def join(self, link: Link) -> None:
        """Ask for a seat over a new connection, or for the own one again."""
        self._link, self._back = link, True
        link.send(Join(self._name, self.ticket, self.seen, self._watch))

    def say(self, action: Action) -> None:
        """Say an action; it is said again after a cut unless it has arrived.

        Raises:
            ValueError: the last one is still on its way.
        """
        if self._said:
            raise ValueError("one action after the other")
        self._said = Say(self._own + 1, write_action(action))
        self._send(self._said)

    def talk(self, text: str) -> None:
        """Say something to all at the table."""
        self._send(Talk(spoken(text)))

    def take_back(self) -> None:
        """Ask for the own last action, and all after it, to be taken back; see ``question``."""
        self._send(TakeBack(self.seen))

    def answer(self, yes: bool) -> None:
        """Agree, or not, that something is taken back; ``question`` tells who is asked."""
        self._send(Answer(yes))

    def thank(self, stay: bool = False) -> None:
        """Tell the host that the record is kept here; who stays takes part in the next game."""
        self._send(Thanks(stay))

    def receive(self, packet: Packet) -> None:
        """Take what the host says.

        Raises:
            RefusedError: the host sent the guest away.
            FormError: the host says what no host says.
        """
        self.told = ()
        match packet:
            case Seated():
                self._sit(packet)
            case Present():
                self._meet(packet)
            case Told() if self._seats:
                self._look(packet)
            case Wrong() if self._said and packet.number == self._said.number:
                self._said = None
                self.wrong += 1
            case Wrong():
                pass
            case Question():
                self.question = packet
            case Talked() if 0 <= packet.seat < self._seats:
                self.heard.append(Talked(packet.seat, spoken(packet.text)))
            case Ended():
                self.record = packet.record
            case Refused():
                raise RefusedError(packet.why)
            case _:
                raise FormError(f"a host does not say {type(packet).__name__} now")

    def _sit(self, packet: Seated) -> None:
        if packet.game not in games.GAMES:
            raise RefusedError("this game is not known here")
        game = self._game(packet)
        if packet.values != game.values:
            raise RefusedError("the table plays with other card values")
        seats = (SPECTATOR,) if self._watch else range(packet.seats)
        if packet.seats not in game.seats or packet.seat not in seats:
            raise FormError("expected a seat of the game")
        self.game, self.seat, self._seats = packet.game, packet.seat, packet.seats
        self.ticket, self.options = packet.ticket, packet.options
        if packet.number != self.number:
            self.number, self.seen, self._own, self._said = packet.number, 0, 0, None
            self.view = self.record = None
            self.question = NO_QUESTION

    def _game(self, packet: Seated) -> Game:
        """Return the game, with the card values of the host if it is needed here for it only."""
        if games.known(packet.game):
            return games.game(packet.game)
        try:
            with TemporaryDirectory() as folder:
                borrow(packet.game, packet.cards, Path(folder))
                return games.game(packet.game)
        except SheetError as problem:
            why = "the card values of the table cannot be read here"
            raise RefusedError(why) from problem

    def _meet(self, packet: Present) -> None:
        if not len(packet.names) == len(packet.colours) == len(packet.players):
            raise FormError("expected a name, a colour and a player a seat")
        if not {*packet.colours} <= {*COLOURS}:
            raise FormError("expected colours of seats")
        slots = zip(packet.names, packet.colours, packet.players, strict=True)
        self.slots = tuple(PlayerSlot(*slot) for slot in slots)
        self.away = packet.away

    def _look(self, packet: Told) -> None:
        form = view_form(self.game)
        view = form.read(packet.view, self._seats, self.seat)
        if len(packet.seats) != len(packet.events) or len(packet.seats) > packet.count:
            raise FormError("expected a seat and events an action")
        if any(not 0 <= seat < self._seats for seat in packet.seats):
            raise FormError("expected seats of the table")
        told = zip(packet.seats, packet.events, strict=True)
        self.told = tuple((seat, form.read_events(events)) for seat, events in told)
        self.view, self.seen, self._own = view, packet.count, packet.own
        if self._said and self._said.number <= self._own:
            self._said, self.wrong = None, 0
        if self._said and self._back:
            self._send(self._said)
        self._back = False

    def _send(self, packet: Packet) -> None:
        if self._link:
            self._link.send(packet)
