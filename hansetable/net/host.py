"""The host of a table: it owns the session, seats guests, and checks all that they say.

It is called from one thread only, and waits for nothing. Each guest is sent its own view and the
events as it may know them, and nothing else. A guest's actions are counted, so that one that is
said again after a cut is not played again; what a seat is told to have said has been played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hansetable import games
from hansetable.core import IllegalActionError, NotationError, Seat, Value, read_action
from hansetable.core.state import SPECTATOR
from hansetable.games.card_file import in_use
from hansetable.net.company import MOST_ASKING, MOST_ONLOOKERS, Company, Link, Visitor, name_of
from hansetable.net.consent import Consent, gone_on
from hansetable.net.form import FormError
from hansetable.net.join_code import new_nonce
from hansetable.net.packets import (
    Answer,
    Ended,
    Join,
    Packet,
    Present,
    Question,
    Say,
    Seated,
    TakeBack,
    Talk,
    Thanks,
    Told,
    Wrong,
)
from hansetable.net.view_form import view_form
from hansetable.session.session import Change, Session
from hansetable.session.slot import COLOURS, HUMAN, OPEN, PlayerSlot, free_name


class Saved(Value):
    """What a host needs to go on after a crash.

    That is a ticket a seat ("" for levels), how many actions of each were taken back, the record.
    """

    tickets: tuple[str, ...]
    taken: tuple[int, ...]
    record: str


Keep = Callable[[Saved], None]


class Host(Company):
    """One game with guests; it begins when all open seats are taken.

    ``players`` are `OPEN`, a level or a person here, one a seat; whoever owns the host answers for
    all but the open ones. ``looks`` tell how the seats look, if not as usual. ``session`` is None
    until then. ``keep`` is called after each action before guests hear of it. ``heard`` is what
    was said at the table.

    With ``asks`` nobody gets a seat for the first time whom the host has not admitted, and with
    ``watched`` there may be onlookers, who are told what everybody may know.
    """

    def __init__(
        self,
        game: str,
        seed: int,
        options: Mapping[str, str],
        players: Sequence[str],
        keep: Keep | None = None,
        looks: Sequence[PlayerSlot] = (),
        asks: bool = False,
        watched: bool = False,
    ) -> None:
        super().__init__(seat for seat, who in enumerate(players) if who == OPEN)
        self._keep = keep
        self.session: Session | None = None
        self._game, self._seed, self._options = games.game(game), seed, options
        self._players = list(players)
        self._looks = looks or [
            PlayerSlot("", colour, who) for colour, who in zip(COLOURS, players, strict=False)
        ]
        self._asks, self.watched = asks, watched
        self._number = 0
        self._consent = Consent()
        self._said: list[Seat] = []
        self._taken = [0] * len(players)
        self._form = view_form(game)

    @classmethod
    def again(cls, saved: Saved, keep: Keep, asks: bool = False, watched: bool = False) -> Host:
        """Return the host of a game that was kept; its guests are away.

        Raises:
            RecordError: the record that was kept is damaged.
            FormError: there is not a ticket and a number a seat.
        """
        session = Session.of_text(saved.record)
        if not len(saved.tickets) == len(saved.taken) == len(session.slots):
            raise FormError(f"expected {len(session.slots)} tickets, found {len(saved.tickets)}")
        pairs = zip(saved.tickets, session.slots, strict=True)
        players = [OPEN if ticket else slot.player for ticket, slot in pairs]
        header = session.header
        host = cls(
            header.game, header.seed, dict(header.options), players, keep, session.slots,
            asks, watched,
        )  # fmt: skip
        for seat, guest in host._guests.items():
            guest.name, guest.ticket = session.slots[seat].name, saved.tickets[seat]
        host._taken = list(saved.taken)
        host._begin(session)
        return host

    def _begin(self, session: Session) -> None:
        self.session = session
        session.elsewhere, session.away = frozenset(self._guests), frozenset(self.away)
        self._said = [seat for seat, _ in session.actions]
        session.listen(self._changed)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.name

    @property
    def slots(self) -> tuple[PlayerSlot, ...]:
        """Who sits where; a seat that nobody has come for has no name, no level that of a guest."""
        if self.session is not None:
            return self.session.slots
        guests, names, slots = self._guests, [look.name for look in self._looks], []
        for seat, guest in guests.items():
            names[seat] = guest.name
        came = [guest.name for guest in guests.values()]
        for seat, (look, who) in enumerate(zip(self._looks, self._players, strict=True)):
            if seat not in guests and (not names[seat] or (who != HUMAN and names[seat] in came)):
                names[seat] = free_name(names)
            slots.append(PlayerSlot(names[seat], look.colour, HUMAN if seat in guests else who))
        return tuple(slots)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.session is not None and self.session.state.result() is not None

    @property
    def finished(self) -> bool:
        """Whether the game has ended and all guests have its record."""
        return self.over and all(guest.done for guest in self._guests.values())

    def fill(self, level: str) -> None:
        """Begin the game, if it waits for some only, with a level in the seats of the others."""
        if self.session is None and len(self.missing) < len(self._guests):
            for seat in self.missing:
                self.give(seat, level)

    def give(self, seat: Seat, player: str) -> None:
        """Before the game let a level play in a seat that waits, or let it wait again: `OPEN`."""
        guests, waits = self._guests, self.session is None
        if waits and player == OPEN and seat not in guests and self._players[seat] != HUMAN:
            guests[seat] = Visitor()
        elif waits and player != OPEN and seat in self.missing and len(guests) > 1:  # one stays
            del guests[seat]
            self._lent.add(seat)
        else:
            return
        self._players[seat] = player
        self._tell_present()
        self._start()

    def rematch(self, seed: int, reopen: bool = False) -> None:
        """Wait for the next game, after one that is over: everybody moves on by one seat.

        Guests who have said that they stay keep their seats. The others leave the table, and with
        ``reopen`` the levels that filled up, too.
        """
        if self.session is None or not self.over:
            raise ValueError("the game is not over")
        self.session.unlisten(self._changed)
        slots, guests, many = self.slots, self._guests, len(self._players)
        self.session, self._seed, self._number = None, seed, self._number + 1
        self._looks = [slots[seat - 1] for seat in range(many)]
        self._players = [self._players[seat - 1] for seat in range(many)]
        self._said, self._taken, self._consent, self._guests = [], [0] * many, Consent(), {}
        for seat, guest in guests.items():
            if guest.link and not guest.stays:
                guest.link.close()
            stays = guest.link is not None and guest.stays
            self._guests[(seat + 1) % many] = (
                Visitor(guest.name, guest.ticket, guest.link) if stays else Visitor()
            )
        self._lent = {(seat + 1) % many for seat in self._lent}
        for seat in self._lent - {*self._guests} if reopen else ():
            self._players[seat], self._guests[seat] = OPEN, Visitor()
        for link in self._onlookers:
            self._onlookers[link] = 0
            link.send(self._seated(SPECTATOR, ""))
        for seat, guest in self._guests.items():
            self._send(seat, self._seated(seat, guest.ticket))
        self._tell_present()
        self._start()

    def receive(self, link: Link, packet: Packet | None) -> None:
        """Take what was said by a guest; None: it is gone."""
        seat = next((s for s, guest in self._guests.items() if guest.link is link), None)
        if seat is None:
            if packet is None:
                self._onlookers.pop(link, None)
                self._asking.pop(link, None)
            elif isinstance(packet, Thanks) and link in self._onlookers:
                pass
            elif isinstance(packet, Join) and link not in {*self._onlookers, *self._asking}:
                self._meet(link, packet)
            else:
                self._refuse(link, "join first")
        elif packet is None:
            self._leave(seat)
        elif isinstance(packet, Say):
            self._say(seat, packet)
        elif isinstance(packet, Talk):
            self.talk(seat, packet.text)
        elif isinstance(packet, TakeBack):
            if self.session and packet.count == len(self.session.actions):
                self.take_back(seat)
            elif self.session and self.question.asker is None:
                self._send(seat, gone_on(self.session, packet.count))
        elif isinstance(packet, Answer):
            self.answer(seat, packet.yes)
        elif isinstance(packet, Thanks):
            guest = self._guests[seat]
            guest.done, guest.stays = self.over, packet.stay
        else:
            self._refuse(link, f"a guest does not say {type(packet).__name__}")

    @property
    def question(self) -> Question:
        """Who wants something taken back, and who must still agree."""
        return self._consent.question

    def take_back(self, seat: Seat) -> None:
        """Take back the last action of a seat and all after it, when all whom it concerns agree."""
        if self.session:
            self._consent.ask(self.session, seat)
            self._settle(self.session)

    def answer(self, seat: Seat, yes: bool) -> None:
        """Take what a seat says to the question whether something is taken back."""
        if self.session:
            self._consent.answer(self.session, seat, yes)
            self._settle(self.session)

    def _settle(self, session: Session) -> None:
        self._tell_question()
        self._consent.carry_out(session)

    def _tell_question(self) -> None:
        for link in self._links():
            link.send(self.question)

    def admit(self, link: Link) -> None:
        """Let somebody come in who asks."""
        if packet := self._asking.pop(link, None):
            self._let_in(link, packet)

    def _meet(self, link: Link, packet: Join) -> None:
        """Let somebody in who has a seat here, or who need not ask."""
        known = packet.ticket and any(g.ticket == packet.ticket for g in self._guests.values())
        if not self._asks or known:
            self._let_in(link, packet)
        elif len(self._asking) < MOST_ASKING:
            self._asking[link] = packet
        else:
            self._refuse(link, "too many want to come in")

    def _let_in(self, link: Link, packet: Join) -> None:
        if not packet.watch:
            self._join(link, packet)
        elif not self.watched or len(self._onlookers) >= MOST_ONLOOKERS:
            self._refuse(link, "there is no room for onlookers")
        else:
            self._onlookers[link] = 0
            link.send(self._seated(SPECTATOR, ""))
            self._tell_present()
            self._show(link)

    def _seated(self, seat: Seat, ticket: str) -> Seated:
        options = tuple(self._options.items())
        return Seated(
            self._number, seat, len(self._players), ticket, self._game.name, self._game.values,
            in_use(self._game.name), options,
        )  # fmt: skip

    def _join(self, link: Link, packet: Join) -> None:
        """Seat a guest: who has a ticket where it sat, others where nobody sits."""
        name = name_of(packet)
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
        link.send(self._seated(seat, guest.ticket))
        self._tell_present()
        if self.session:
            if self.question.asker is not None:
                link.send(self.question)
            self._tell(seat)
        else:
            self._start()

    def _start(self) -> None:
        """Begin a new game if all open seats are taken."""
        if not self.missing:
            self._begin(Session.new(self._game.name, self._seed, self.slots, self._options))
            self._tell_all()

    def _leave(self, seat: Seat) -> None:
        """Note that a guest is away; before the game its seat is free again."""
        self._guests[seat].link = None
        if self.session is None:
            self._guests[seat] = Visitor()
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

    def _own(self, session: Session, seat: Seat) -> int:
        """Return how many actions a seat has ever said, of which some may be taken back."""
        if seat == SPECTATOR:
            return 0
        return sum(who == seat for who, _ in session.actions) + self._taken[seat]

    def _changed(self, change: Change) -> None:
        if self.session:
            for seat in self._said[len(self.session.actions) :] if change.undone else ():
                self._taken[seat] += 1
            self._said = [seat for seat, _ in self.session.actions]
            count = len(self.session.actions)
            for guest in self._guests.values():  # what they have seen may have been taken back
                guest.seen = min(guest.seen, count)
            self._onlookers = {link: min(seen, count) for link, seen in self._onlookers.items()}
        self._tell_all()
        if self.session and self.question.asker is not None:
            self._consent.drop(self.session)
            self._tell_question()

    def _tell_all(self) -> None:
        guests = self._guests
        if self._keep and self.session:
            seats = range(len(self._players))
            tickets = tuple(guests[seat].ticket if seat in guests else "" for seat in seats)
            self._keep(Saved(tickets, tuple(self._taken), self.session.text()))
        for seat in guests:
            self._tell(seat)
        for link in self._onlookers:
            self._show(link)

    def _tell(self, seat: Seat) -> None:
        """Send a guest the table of now and what happened since it was told the last time."""
        guest = self._guests[seat]
        if self.session and guest.link:
            self._send_table(self.session, guest.link, seat, guest.seen)
            guest.seen = len(self.session.actions)

    def _show(self, link: Link) -> None:
        """Send an onlooker the same."""
        if self.session:
            self._send_table(self.session, link, SPECTATOR, self._onlookers[link])
            self._onlookers[link] = len(self.session.actions)

    def _send_table(self, session: Session, link: Link, viewer: Seat, seen: int) -> None:
        first, own = max(seen, 0), self._own(session, viewer)
        seats = tuple(who for who, _ in session.actions[first:])
        events = tuple(self._form.write_events(told, viewer) for told in session.journal[first:])
        view = self._form.write(session.state.seen_by(viewer))
        link.send(Told(len(session.actions), own, seats, events, view))
        if self.over:
            link.send(Ended(tuple(session.text().splitlines())))

    def _tell_present(self) -> None:
        names = tuple(slot.name for slot in self.slots)
        colours = tuple(slot.colour for slot in self.slots)
        players = tuple(slot.player for slot in self.slots)
        if self.session is not None:
            self.session.away = frozenset(self.away)
        for link in self._links():
            link.send(Present(names, colours, players, self.away))
