"""A table that is open to the network: its host, its door, and its sign in the local network."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import randbelow
from threading import Thread

from PySide6.QtCore import Qt, Signal

from hansetable.core import Seat
from hansetable.core.state import SPECTATOR
from hansetable.model.play import STAND_IN, PlayModel, WhenAway
from hansetable.net.form import FormError
from hansetable.net.host import Host, Saved
from hansetable.net.join_code import new_code
from hansetable.net.kept import Kept, keep, kept_in
from hansetable.net.nearby import Sign
from hansetable.net.packets import Packet, Question, Say, Talked
from hansetable.net.wire import PORT, Connection, Listener, own_address
from hansetable.session.record import RecordError, RecordReader, lines_of
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from hansetable.ui.elsewhere.circle import Circle
from hansetable.ui.language import Text, translate
from hansetable.ui.newgame.setup import Setup

_LOG = logging.getLogger(__name__)
CLOSED = "the table is closed"
"""Why guests that wait for the first game have to go."""
Keep = Callable[[Saved], None]


class HostTable(Circle):
    """Waits for guests, and plays with them the game that the screen shows.

    ``code`` and ``place`` are what one tells the guests. ``file`` is where the table is kept as
    long as a game is played, from `keep_on` on; till then that of another game may lie there.
    ``when_away`` says what is done when a guest is away, and ``level`` who plays then.

    Signals:
        begun: a game begins, or another one.
        wanted: another game is wanted.
    """

    begun = Signal()
    wanted = Signal()
    _came = Signal(object, object)

    def __init__(
        self,
        host: Callable[[Keep], Host],
        file: Path,
        code: str = "",
        port: int = PORT,
        pem: str = "",
    ) -> None:
        """Open a table for a host, which is made when it is known how the table is kept.

        The door has the certificate of ``pem``, or a new one.

        Raises:
            OSError: no port can be used.
        """
        super().__init__()
        self._file, self._keeps = file, False
        self._saved: Saved | None = None
        self._model: PlayModel | None = None
        self.when_away: WhenAway = "ask"
        self.level = STAND_IN
        self.code = code or new_code()
        self._came.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self.host = host(self._keep)
        self._door: Listener | None = self._open(port, pem)
        self.port, self._pem = self._door.port, self._door.pem
        self._session: Session | None = None
        self._sign = Sign(_name(self.host.slots), self.host.game, self.port, own_address())
        self.follow()

    @classmethod
    def new(cls, setup: Setup, file: Path) -> HostTable:
        """Open a table for a game as it was set up, which is kept in a file.

        Raises:
            OSError: no port can be used.
        """
        seats = setup.seats
        players = [seat.player for seat in seats]
        seed = setup.seed if setup.seed is not None else randbelow(10**9)

        def host(keep: Keep) -> Host:
            return Host(setup.game, seed, setup.options, players, keep, seats, asks=True)

        return cls(host, file)

    @classmethod
    def again(cls, left: Session, file: Path) -> HostTable | None:
        """Open the table of the game that was left once more; None if it was not kept in the file.

        Raises:
            OSError: no port can be used, or the file cannot be read.
        """
        try:
            kept = kept_in(file)
            if kept and RecordReader(lines_of(kept.saved.record)).header == left.header:
                saved = kept.saved
                return cls(
                    lambda keep: Host.again(saved, keep, asks=True),
                    file, kept.code, kept.port, kept.pem,
                )  # fmt: skip
        except (FormError, RecordError) as problem:
            _LOG.warning("The table is damaged: %s", problem)
        return None

    def _open(self, port: int, pem: str) -> Listener:
        """Open the door at this port, or at another one if it is taken."""
        try:
            return Listener(self.code, port, self._came.emit, pem)
        except OSError:
            return Listener(self.code, 0, self._came.emit, pem)

    @property
    def session(self) -> Session:
        """The game that has begun."""
        assert self.host.session is not None
        return self.host.session

    @property
    def place(self) -> str:
        """The address and port where guests find the table."""
        return f"{own_address()}:{self.port}"

    @property
    def wrong(self) -> int:
        """How many wrong codes were tried."""
        return self._door.wrong if self._door else 0

    def show_on(self, model: PlayModel) -> None:
        """Tell from now on what a table shows who is away, and what is done about it."""
        self._model = model
        model.when_away, model.stand_in_level = self.when_away, self.level

    def keep_on(self) -> None:
        """Keep the table from now on."""
        self._keeps = True
        if self._saved:
            self._keep(self._saved)

    def stop(self) -> None:
        """Close the table; guests of a game look for it until it is open again."""
        door, self._door, self._model = self._door, None, None
        if door is not None:
            self.host.close("" if self.host.session else CLOSED)
            door.stop()
            Thread(target=self._sign.close).start()

    def go_on(self) -> None:
        """Begin the next game, or wait for it, with those guests who stay."""
        self.host.rematch(randbelow(10**9))
        self.follow()

    def follow(self) -> None:
        """Tell of what has changed at the host."""
        session = self.host.session
        self._sign.watched = self.host.watched
        self._sign.show(0 if session else len(self.host.missing))
        if session is not self._session:
            self._session, self._model = session, None
            if session is not None:
                self.begun.emit()
        if self._model is not None:
            self._model.follow_presence()
        self.changed.emit()

    # ---- the others ---------------------------------------------------------------------------

    @property
    def seat(self) -> Seat:
        """The seat at this computer whose turn it is to look."""
        return SPECTATOR if self._model is None else self._model.viewer

    @property
    def question(self) -> Question:
        """Who wants something taken back, and who must still agree."""
        return self.host.question

    @property
    def heard(self) -> Sequence[Talked]:
        """What was said at the table last."""
        return self.host.heard

    @property
    def after(self) -> str:
        """What is said of another game when this one is over and somebody would like one."""
        text = translate("Elsewhere", "Another game with the same people is wanted by: {names}.")
        return text.format(names=self._wanting) if self._wanting else ""

    @property
    def _wanting(self) -> str:
        """The names of those who would like another game when this one is over."""
        host = self.host
        return ", ".join(host.slots[seat].shown for seat in host.staying) if host.over else ""

    @property
    def offers(self) -> bool:
        """Whether one can say now that another game is wanted."""
        return bool(self.after)

    def rematch(self) -> None:
        """Say that another game with the same people is wanted."""
        self.wanted.emit()

    @property
    def loss(self) -> Text | None:
        """What it means for oneself and the others to leave the table now; None for nothing."""
        host = self.host
        if host.session is not None and not host.over:
            return Text(
                "Leave",
                "Your guests cannot play on without you; nothing is lost. “Continue” on the start "
                "page opens the table again and they come back by themselves; if you begin "
                "another game, the chronicle leads back to this one.",
            )
        text = Text("Leave", "Another game is wanted by: {names}. If you leave, there is none.")
        return text.filled(names=self._wanting) if host.session and self._wanting else None

    def talk(self, text: str) -> None:
        """Say something to all at the table."""
        self.host.talk(self.seat, text)
        self.follow()

    def take_back(self) -> None:
        """Ask for the own last action, and all after it, to be taken back."""
        self.host.take_back(self.seat)
        self.follow()

    def answer(self, yes: bool) -> None:
        """Agree, or not, that something is taken back."""
        self.host.answer(self.seat, yes)
        self.follow()

    # ---- inside -------------------------------------------------------------------------------

    def _take(self, link: Connection, packet: Packet | None) -> None:
        if self._door is None:
            return
        self.host.receive(link, packet)
        if not isinstance(packet, Say):
            self.follow()

    def _keep(self, saved: Saved) -> None:
        """Write the table beside the game; that the folder cannot be written is said of that."""
        self._saved = saved
        if not self._keeps:
            return
        try:
            keep(self._file, Kept(self.code, self.port, self._pem, saved))
        except OSError as problem:
            _LOG.warning("The table is not kept: %s", problem)


def _name(slots: Sequence[PlayerSlot]) -> str:
    """Return what a table is called in the network: after the first person at this computer."""
    here = next((slot.shown for slot in slots if slot.human), "Hansetable")
    return translate("Elsewhere", "{name}’s table").format(name=here)
