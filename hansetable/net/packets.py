"""What host and guest say to each other: one packet a line, JSON of limited length."""

from __future__ import annotations

from hansetable.core import Seat, Value
from hansetable.net.form import Forms, of_text, to_text

VERSION = 1
"""The version of all that is said; both sides must have the same."""
MOST_FROM_HOST = 1 << 20
MOST_FROM_GUEST = 1 << 12
"""How many bytes a line may have; the longest of ours are a record and an offer."""


class Packet(Value):
    """One thing that is said."""


class Challenge(Packet):
    """The host begins; ``nonce`` is new each time, as hexadecimal digits."""

    version: int
    nonce: str


class Proof(Packet):
    """The guest knows the code; ``nonce`` is its own, for the host to prove the same."""

    version: int
    nonce: str
    proof: str


class Admitted(Packet):
    """The host knows the code, too."""

    proof: str


class Refused(Packet):
    """The host will not have the guest; it closes the connection afterwards."""

    why: str


class Join(Packet):
    """The guest wants a seat: a new one, or with the ``ticket`` of before its own again.

    ``seen`` is the number of actions after which it knows the table. Who wants to ``watch`` gets
    no seat, and sees what everybody sees.
    """

    name: str
    ticket: str
    seen: int
    watch: bool = False


class Seated(Packet):
    """The guest has a seat in a game, or is an onlooker.

    ``values`` marks the host's card values and ``cards`` has them as YAML, "" for usual.
    ``number`` counts the games of this table: in the next one everybody begins anew.
    """

    number: int
    seat: Seat
    seats: int
    ticket: str
    game: str
    values: str
    cards: str
    options: tuple[tuple[str, str], ...]


class Present(Packet):
    """Who sits in each seat, and the seats that are away; a name is empty where nobody has come.

    ``players`` are levels or ``human``.
    """

    names: tuple[str, ...]
    colours: tuple[str, ...]
    players: tuple[str, ...]
    away: tuple[Seat, ...]


class Told(Packet):
    """The table of now, after ``count`` actions; ``own`` is how many the guest has ever said.

    ``seats`` have said the last of them, which the guest has not seen yet, and ``events`` are
    those of each. What the guest has seen beyond ``count`` less these was taken back.
    """

    count: int
    own: int
    seats: tuple[Seat, ...]
    events: tuple[object, ...]
    view: object


class Say(Packet):
    """The guest says its action of that number, counted from 1."""

    number: int
    action: str


class Wrong(Packet):
    """The guest's action of that number was not played."""

    number: int
    why: str


class Talk(Packet):
    """The guest says something to all at the table."""

    text: str


class Talked(Packet):
    """Somebody says something to all at the table."""

    seat: Seat
    text: str


class TakeBack(Packet):
    """The guest wants its last action and all after it taken back, of ``count`` in all."""

    count: int


class Question(Packet):
    """Somebody wants something taken back, and the ``missing`` have not agreed yet.

    If nobody does, ``why`` is why it is not taken back, or empty; the ``missing`` have said no, or
    acted meanwhile.
    """

    asker: Seat | None
    missing: tuple[Seat, ...]
    why: str


class Answer(Packet):
    """The guest agrees that something is taken back, or does not."""

    yes: bool


class Ended(Packet):
    """The game is over: its record, line by line."""

    record: tuple[str, ...]


class Thanks(Packet):
    """The guest has the record, and would like to ``stay`` for another game."""

    stay: bool


_FORM = Forms({Packet: Packet.__subclasses__()}).of(Packet)


def write(packet: Packet) -> bytes:
    """Return a packet as a line."""
    return to_text(_FORM.write(packet)).encode() + b"\n"


def read(line: bytes) -> Packet:
    """Return the packet of a line.

    Raises:
        FormError: it is none.
    """
    packet: Packet = _FORM.read(of_text(line))
    return packet
