"""A seat at a table elsewhere: what comes over the wire is brought to the session of the screen."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from threading import Thread

from PySide6.QtCore import Qt, QTimer, Signal

from hansetable.core import Seat
from hansetable.core.state import SPECTATOR
from hansetable.model.play import PlayModel
from hansetable.net.elsewhere import SessionElsewhere
from hansetable.net.form import FormError
from hansetable.net.guest import Guest, RefusedError
from hansetable.net.packets import Ended, Packet, Question, Talked, Told
from hansetable.net.wire import Caller, Connection, NoTableError
from hansetable.ui.elsewhere.circle import Circle
from hansetable.ui.language import Context, Text, translate

_LOG = logging.getLogger(__name__)
_AGAIN = 1000
"""Milliseconds between two tries to find the table again."""


class After(Context):
    """The context of the texts with a number."""


class GuestTable(Circle):
    """Calls a host, and again after each cut; ``session`` is None until the game begins.

    Who says that another game is wanted stays at the table until the host lays it.

    What others do is taken over when what was done before has been shown.

    Signals:
        begun: the game begins, or another one.
        failed: there is no seat, or none any more; why, in a few words.
    """

    begun = Signal()
    failed = Signal(str)
    _came = Signal(object, object)
    _answered = Signal(object)

    def __init__(self, code: str, host: str, port: int, name: str, watch: bool = False) -> None:
        super().__init__()
        self.guest = Guest(name, watch)
        self.session: SessionElsewhere | None = None
        self._model: PlayModel | None = None
        self._link: Connection | None = None
        self._gone: Connection | None = None
        self._packets: deque[Packet] = deque()
        self._stays = watch
        self._came.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._answered.connect(self._meet, Qt.ConnectionType.QueuedConnection)
        self._again = QTimer(self, singleShot=True, interval=_AGAIN)
        self._again.timeout.connect(self._call)
        self._caller: Caller | None = Caller(code, host, port, self._came.emit)
        self._call()

    def show_on(self, model: PlayModel) -> None:
        """Wait from now on for what a table shows."""
        self._model = model
        model.showing.changed.connect(self._work, Qt.ConnectionType.QueuedConnection)

    def stop(self) -> None:
        """Leave the table; the seat is free for who comes with the same name."""
        self._again.stop()
        caller, self._caller, self._link, self._model = self._caller, None, None, None
        if caller is not None:
            caller.stop()

    # ---- the others ---------------------------------------------------------------------------

    @property
    def seat(self) -> Seat:
        """The seat at this computer."""
        return self.guest.seat

    @property
    def question(self) -> Question:
        """Who wants something taken back, and who must still agree."""
        return self.guest.question

    @property
    def after(self) -> str:
        """What is said of another game when this one is over; else nothing."""
        if self.session is None or not self.session.whole or self._caller is None:
            return ""
        if not self._stays:
            return translate("After", "Would you like another game with the same people?")
        if self._link is None:
            return translate("After", "The host of the table does not answer; it is looked for.")
        if free := sum(not slot.name for slot in self.guest.slots):
            return After.trUtf8(
                "Another game begins when all are there; %n seat(s) are still free.", None, free
            )
        return translate("After", "Another game begins here as soon as the host lays it.")

    @property
    def offers(self) -> bool:
        """Whether one can say now that another game is wanted."""
        return bool(self.after) and not self._stays

    def rematch(self) -> None:
        """Stay for another game, which begins when the host lays it."""
        if self._caller is None:
            self.failed.emit("there is no other game")
            return
        self._stays = True
        self.guest.thank(stay=True)
        if self._link is None:
            self._again.start()
        self.changed.emit()

    @property
    def heard(self) -> Sequence[Talked]:
        """What was said at the table last."""
        return self.guest.heard

    @property
    def loss(self) -> Text | None:
        """What it means for oneself and the others to leave the table now; None for nothing."""
        if self.session is None or self._caller is None or self.seat == SPECTATOR:
            return None
        if not self.session.whole:
            return Text(
                "Leave",
                "The others cannot play on without you. “Join a table” on the start page leads "
                "back to your seat; code, address and name are still there.",
            )
        text = Text("Leave", "You stay for another game; if you leave, you are not in it.")
        return text if self._stays else None

    def talk(self, text: str) -> None:
        """Say something to all at the table."""
        self.guest.talk(text)

    def take_back(self) -> None:
        """Ask for the own last action, and all after it, to be taken back."""
        self.guest.take_back()

    def answer(self, yes: bool) -> None:
        """Agree, or not, that something is taken back."""
        self.guest.answer(yes)

    # ---- the connection -----------------------------------------------------------------------

    def _call(self) -> None:
        """Call the host, which may take a while, in a thread of its own."""
        if self._caller is not None:
            Thread(target=self._wait_for, args=(self._caller,), daemon=True).start()

    def _wait_for(self, caller: Caller) -> None:
        found: Connection | Exception
        try:
            found = caller.call()
        except (NoTableError, OSError, CancelledError) as problem:
            found = problem
        with suppress(RuntimeError):  # the table was left meanwhile
            self._answered.emit(found)

    def _meet(self, found: Connection | Exception) -> None:
        if self._caller is None:
            return
        if isinstance(found, Connection):
            if found is self._gone:
                self._again.start()
                return
            self._link = found
            self.guest.join(found)
            self._follow_presence()
        elif self.guest.game:
            self._again.start()
        else:
            refused = isinstance(found, NoTableError)
            self._fail(str(found) if refused else "no table answers")

    def _take(self, origin: Connection, packet: Packet | None) -> None:
        if packet is None:
            self._gone = origin
        if origin is not self._link:
            return
        if packet is not None:
            self._packets.append(packet)
            self._work()
            return
        self._link = None
        if self.guest.record is None or self._stays:
            self._again.start()
        self._follow_presence()

    def _fail(self, why: str) -> None:
        _LOG.info("No seat: %s", why)
        self.stop()
        self.changed.emit()
        self.failed.emit(why)

    # ---- the game -----------------------------------------------------------------------------

    def _work(self) -> None:
        """Take over what came, as long as nothing is shown that comes before it."""
        while self._packets and self._caller is not None and not self._shows():
            busy = self.guest.busy
            packet = self._packets.popleft()
            try:
                self.guest.receive(packet)
            except (RefusedError, FormError) as problem:
                self._fail(str(problem))
                return
            self._follow(busy)
            if isinstance(packet, Ended):
                self.guest.thank(self._stays)
            if not isinstance(packet, Told):
                self._follow_presence()

    def _shows(self) -> bool:
        """Whether the next packet is to wait for what is shown."""
        showing = self._model is not None and self._model.showing.beat is not None
        return showing and isinstance(self._packets[0], Told)

    def _follow(self, busy: bool) -> None:
        guest, session = self.guest, self.session
        again = session is not None and session.whole and guest.record is None
        if guest.view is not None and (session is None or again):
            self.session, self._model = SessionElsewhere(guest), None
            self._stays = self.guest.seat == SPECTATOR
            self.begun.emit()
        elif session is not None:
            session.follow()
            if busy and not guest.busy and not guest.told and self._model is not None:
                self._model.begin()  # the host did not play it: it is asked again

    def _follow_presence(self) -> None:
        if self.session is not None:
            self.session.lost = self._link is None and not self.session.whole
        if self._model is not None:
            self._model.presenceChanged.emit()
        self.changed.emit()
