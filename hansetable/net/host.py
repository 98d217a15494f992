"""The host of a table: it owns the session, seats guests, and checks all that they say.

It is called from one thread only, and waits for nothing. Each guest is sent its own view and the
events as it may know them, and nothing else. A guest's actions are counted, so that one that is
said again after a cut is not played again; what a seat is told to have said has been played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from hansetable import games
from hansetable.core import IllegalActionError, NotationError, Seat, Value, read_action
from hansetable.errors import shown
from hansetable.net.form import FormError
from hansetable.net.join_code import new_nonce
from hansetable.net.packets import (
    Ended,
    Join,
    Packet,
    Present,
    Refused,
    Say,
    Seated,
    Thanks,
    Told,
    Wrong,
)
from hansetable.net.view_form import view_form
from hansetable.session.session import Change, Session
from hansetable.session.slot import COLOURS, HUMAN, PlayerSlot

OPEN = "open"
"""Who plays in a seat that waits for a guest."""
_LONGEST_NAME = 20


class Link(Protocol):
    """The way to one guest, as `hansetable.net.wire.Connection`."""

    def send(self, packet: Packet) -> None:
        """Send a packet."""

    def close(self) -> None:
        """Send what was said and close."""


@dataclass(slots=True)
class _Guest:
    """A guest of the table: ``seen`` counts what it knows, ``done``: it has the record."""

    name: str = ""
    ticket: str = ""
    link: Link | None = None
    seen: int = 0
    done: bool = False


class Saved(Value):
    """What a host needs to go on after a crash: a ticket a seat ("" for levels), the record."""

    tickets: tuple[str, ...]
    record: str


Keep = Callable[[Saved], None]


class Host:
    """One game with guests; it begins when all open seats are taken.

    ``players`` are `OPEN`, a level or a person here, one a seat; whoever owns the host answers for
    all but the open ones. ``looks`` tell how the seats look, if not as usual. ``session`` is None
    until then. ``keep`` is called after each action before guests hear of it.
    """

    def __init__(
        self,
        game: str,
        seed: int,
        options: Mapping[str, str],
        players: Sequence[str],
        keep: Keep | None = None,
        looks: Sequence[PlayerSlot] = (),
    ) -> None:
        self._keep = keep
        self.session: Session | None = None
        self._game, self._seed, self._options = games.game(game), seed, options
        self._players = list(players)
        self._looks = looks
        self._guests = {seat: _Guest() for seat, who in enumerate(players) if who == OPEN}
        self._form = view_form(game)

    @classmethod
    def again(cls, saved: Saved, keep: Keep) -> Host:
        """Return the host of a game that was kept; its guests are away.

        Raises:
            RecordError: the record that was kept is damaged.
            FormError: there is not a ticket a seat.
        """
        session = Session.of_text(saved.record)
        if len(saved.tickets) != len(session.slots):
            raise FormError(f"expected {len(session.slots)} tickets, found {len(saved.tickets)}")
        pairs = zip(saved.tickets, session.slots, strict=True)
        players = [OPEN if ticket else slot.player for ticket, slot in pairs]
        header = session.header
        host = cls(header.game, header.seed, dict(header.options), players, keep)
        for seat, guest in host._guests.items():
            guest.name, guest.ticket = session.slots[seat].name, saved.tickets[seat]
        host._begin(session)
        return host

    def _begin(self, session: Session) -> None:
        self.session = session
        session.elsewhere = frozenset(self._guests)
        session.listen(self._changed)

    @property
    def slots(self) -> tuple[PlayerSlot, ...]:
        """Who sits where; a seat that nobody has come for has no name."""
        if self.session is not None:
            return self.session.slots
        usual = (
            PlayerSlot(who, colour, who)
            for who, colour in zip(self._players, COLOURS, strict=False)
        )
        looks = self._looks or tuple(usual)
        return tuple(
            PlayerSlot(self._guests[seat].name, look.colour, HUMAN)
            if seat in self._guests
            else PlayerSlot(look.name or who, look.colour, who)
            for seat, (look, who) in enumerate(zip(looks, self._players, strict=True))
        )

    @property
    def away(self) -> tuple[Seat, ...]:
        """The seats whose guest has been here and is away."""
        return tuple(s for s, guest in self._guests.items() if guest.name and guest.link is None)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session is not None and self.session.state.result() is not None

    @property
    def finished(self) -> bool:
        """Whether the game has ended and all guests have its record."""
        return self.over and all(guest.done for guest in self._guests.values())

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats whose guest is not here: that nobody has come for yet, or who is away."""
        return tuple(seat for seat, guest in self._guests.items() if guest.link is None)

    def fill(self, level: str) -> None:
        """Begin the game, if it waits for some only, with a level in the seats of the others."""
        if self.session is None and len(self.missing) < len(self._guests):
            for seat in self.missing:
                self._players[seat] = level
                del self._guests[seat]
            self._tell_present()
            self._start()

    def receive(self, link: Link, packet: Packet | None) -> None:
        """Take what was said by a guest; None: it is gone."""
        seat = next((s for s, guest in self._guests.items() if guest.link is link), None)
        if seat is None:
            if isinstance(packet, Join):
                self._join(link, packet)
            elif packet is not None:
                self._refuse(link, "join first")
        elif packet is None:
            self._leave(seat)
        elif isinstance(packet, Say):
            self._say(seat, packet)
        elif isinstance(packet, Thanks):
            self._guests[seat].done = self.over
        else:
            self._refuse(link, f"a guest does not say {type(packet).__name__}")

    def _refuse(self, link: Link, why: str) -> None:
        link.send(Refused(why))
        link.close()

    def _join(self, link: Link, packet: Join) -> None:
        """Seat a guest: who has a ticket where it sat, others where nobody sits."""
        name = shown(packet.name[:_LONGEST_NAME]).strip() or "?"
        seat = self._seat_for(name, packet.ticket)
        if seat is None:
            self._refuse(link, "no seat is free")
            return
        guest = self._guests[seat]
        before, guest.link = guest.link, link
        if before:
            self._refuse(before, "the guest has come again")
        guest.name = guest.name or name
        guest.ticket, guest.seen = guest.ticket or new_nonce(), min(packet.seen, guest.seen)
        link.send(
            Seated(
                seat, len(self._players), guest.ticket, self._game.name, self._game.values,
                tuple(self._options.items()),
            )
        )  # fmt: skip
        self._tell_present()
        if self.session:
            self._tell(seat)
        else:
            self._start()

    def _seat_for(self, name: str, ticket: str) -> Seat | None:
        guests = self._guests.items()
        mine = [seat for seat, guest in guests if ticket and guest.ticket == ticket]
        free = [seat for seat, guest in guests if not guest.ticket]
        left = [seat for seat, guest in guests if guest.name == name and guest.link is None]
        return next(iter([*mine, *free, *left]), None)

    def _start(self) -> None:
        """Begin a new game if all open seats are taken."""
        if not self.missing:
            self._begin(Session.new(self._game.name, self._seed, self.slots, self._options))
            self._tell_all()

    def _leave(self, seat: Seat) -> None:
        """Note that a guest is away; before the game its seat is free again."""
        self._guests[seat].link = None
        if self.session is None:
            self._guests[seat] = _Guest()
        self._tell_present()

    def _say(self, seat: Seat, packet: Say) -> None:
        """Play what a guest says, if it is the next of its actions and legal."""
        if self.session is None or packet.number <= self._own(self.session, seat):
            return  # it is known already: said again after a cut
        try:
            if packet.number != self._own(self.session, seat) + 1:
                raise IllegalActionError(f"action {packet.number} is not the next one")
            self.session.submit(seat, read_action(packet.action, self._game.verbs))
        except (IllegalActionError, NotationError) as problem:
            self._send(seat, Wrong(packet.number, str(problem)))

    @staticmethod
    def _own(session: Session, seat: Seat) -> int:
        return sum(who == seat for who, _ in session.actions)

    def _changed(self, change: Change) -> None:
        if self.session:
            for guest in self._guests.values():  # what they have seen may have been taken back
                guest.seen = min(guest.seen, len(self.session.actions))
        self._tell_all()

    def _tell_all(self) -> None:
        guests = self._guests
        if self._keep and self.session:
            seats = range(len(self._players))
            tickets = tuple(guests[seat].ticket if seat in guests else "" for seat in seats)
            self._keep(Saved(tickets, self.session.text()))
        for seat in guests:
            self._tell(seat)

    def _tell(self, seat: Seat) -> None:
        """Send a guest the table of now and what happened since it was told the last time."""
        session, guest = self.session, self._guests[seat]
        if session is None or guest.link is None:
            return
        first, guest.seen = max(guest.seen, 0), len(session.actions)
        seats = tuple(who for who, _ in session.actions[first:])
        events = tuple(self._form.write_events(told, seat) for told in session.journal[first:])
        view = self._form.write(session.state.seen_by(seat))
        self._send(seat, Told(guest.seen, self._own(session, seat), seats, events, view))
        if self.over:
            self._send(seat, Ended(tuple(session.text().splitlines())))

    def _tell_present(self) -> None:
        names = tuple(slot.name for slot in self.slots)
        colours = tuple(slot.colour for slot in self.slots)
        players = tuple(slot.player for slot in self.slots)
        if self.session is not None:
            self.session.away = frozenset(self.away)
        for seat in self._guests:
            self._send(seat, Present(names, colours, players, self.away))

    def _send(self, seat: Seat, packet: Packet) -> None:
        if link := self._guests[seat].link:
            link.send(packet)

    def close(self) -> None:
        """Let all guests go."""
        for guest in self._guests.values():
            if guest.link:
                guest.link.close()
