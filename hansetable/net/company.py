"""Who is at a table from elsewhere: in seats, as onlookers, and in front of the door."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol

from hansetable.core import Seat
from hansetable.errors import shown
from hansetable.net.packets import Join, Packet, Refused, Talked

MOST_ONLOOKERS = 8
"""How many onlookers a table has room for, if it has any."""
MOST_HEARD = 100
"""How much of what was said at the table is kept."""
_LONGEST_NAME, LONGEST_TALK = 20, 200
MOST_ASKING = 8
"""How many wait for the host's answer whether they may come in."""


def spoken(text: str) -> str:
    """Return what somebody says as the others may get it: one line that is not too long."""
    text = text.strip()[:LONGEST_TALK]
    return text and shown(text)[:LONGEST_TALK].strip()


def name_of(packet: Join) -> str:
    """Return how who wants to come in is called."""
    return shown(packet.name[:_LONGEST_NAME]).strip() or "?"


class Link(Protocol):
    """The way to one guest, as `hansetable.net.wire.Connection`."""

    def send(self, packet: Packet) -> None:
        """Send a packet."""

    def close(self) -> None:
        """Send what was said and close."""


@dataclass(slots=True)
class Visitor:
    """A guest of the table: ``seen`` counts what it knows.

    ``done``: it has the record, ``stays``: and would like another game.
    """

    name: str = ""
    ticket: str = ""
    link: Link | None = None
    seen: int = 0
    done: bool = False
    stays: bool = False


class Company:
    """The guests of a table by seat, the onlookers with what they have seen, and who asks.

    ``heard`` is what was said at the table last.
    """

    def __init__(self, seats: Iterable[Seat]) -> None:
        self.heard: deque[Talked] = deque(maxlen=MOST_HEARD)
        self._guests = {seat: Visitor() for seat in seats}
        self._lent: set[Seat] = set()
        """The seats for guests in which levels fill up."""
        self._onlookers: dict[Link, int] = {}
        self._asking: dict[Link, Join] = {}

    @property
    def elsewhere(self) -> tuple[Seat, ...]:
        """The seats that are for guests."""
        return tuple(self._guests)

    @property
    def away(self) -> tuple[Seat, ...]:
        """The seats whose guest has been here and is away."""
        return tuple(s for s, guest in self._guests.items() if guest.name and guest.link is None)

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats whose guest is not here: that nobody has come for yet, or who is away."""
        return tuple(seat for seat in sorted(self._guests) if self._guests[seat].link is None)

    @property
    def staying(self) -> tuple[Seat, ...]:
        """The seats whose guest is here and would like another game."""
        return tuple(s for s, guest in self._guests.items() if guest.link and guest.stays)

    @property
    def undecided(self) -> tuple[Seat, ...]:
        """The seats whose guest is here and has not said that it would like another game."""
        return tuple(s for s, guest in self._guests.items() if guest.link and not guest.stays)

    @property
    def asking(self) -> tuple[tuple[Link, str], ...]:
        """Who asks to come in, and as whom; see `admit` and `refuse`."""
        return tuple((link, name_of(packet)) for link, packet in self._asking.items())

    def talk(self, seat: Seat, text: str) -> None:
        """Let all at the table hear what somebody says."""
        if text := spoken(text):
            self.heard.append(Talked(seat, text))
            for link in self._links():
                link.send(self.heard[-1])

    def _links(self) -> Iterator[Link]:
        yield from (guest.link for guest in self._guests.values() if guest.link)
        yield from self._onlookers

    def refuse(self, link: Link) -> None:
        """Send somebody away who asks."""
        if self._asking.pop(link, None):
            self._refuse(link, "the host said no")

    def _refuse(self, link: Link, why: str) -> None:
        link.send(Refused(why))
        link.close()

    def _seat_for(self, name: str, ticket: str) -> Seat | None:
        guests = [(seat, self._guests[seat]) for seat in sorted(self._guests)]
        mine = [seat for seat, guest in guests if ticket and guest.ticket == ticket]
        free = [seat for seat, guest in guests if not guest.ticket]
        left = [seat for seat, guest in guests if guest.name == name and guest.link is None]
        return next(iter([*mine, *free, *left]), None)

    def _send(self, seat: Seat, packet: Packet) -> None:
        if link := self._guests[seat].link:
            link.send(packet)

    def close(self, why: str = "") -> None:
        """Let all guests go, and tell them why if they shall not come again."""
        for guest in self._guests.values():
            if guest.link and (why or guest.stays):
                guest.link.send(Refused(why or "there is no other game"))
        for link in (*self._links(), *self._asking):
            link.close()
