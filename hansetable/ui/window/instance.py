"""One window for each data folder: its lock, and the way in which a second start reaches it."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QSysInfo, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from hansetable.errors import Message, reason

NAME = "hansetable.lock"
STILL = 120
"""Seconds after the last sign of life in which a lock of another computer is not taken over."""
_SIGN = 30_000
"""Milliseconds between two signs of life: the lock is touched."""
_PATIENCE = 3_000
"""How long a second start waits for the open window, in milliseconds."""
_ANSWER = 500
"""How long the open window waits for what a second start says, in milliseconds."""
_DONE = b"shown\n"


class Blocked(Enum):
    """Why the folder is not ours."""

    HERE = auto()
    """A window of this computer has it."""
    ELSEWHERE = auto()
    """A window of another computer has it, or left its lock behind."""
    UNREADABLE = auto()
    """The lock does not say whose it is."""
    IN_THE_WAY = auto()
    """There is a folder of its name."""
    UNWRITABLE = auto()
    """There is none, and it cannot be written."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """What keeps the lock from being ours.

    ``host`` is whose it is, ``problem`` what the disk says.
    """

    kind: Blocked
    path: Path
    host: str = ""
    problem: Message | None = None

    @property
    def still(self) -> float:
        """Seconds since the last sign of life of the lock."""
        with suppress(OSError):
            return max(0.0, time.time() - self.path.stat().st_mtime)
        return float(STILL)


class Instance(QObject):
    """A data folder that this window has for itself, if it could be locked.

    Signals:
        asked(str): a second start wants this record opened, or just the window seen.
    """

    asked = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.path = folder / NAME
        self._lock = QLockFile(str(self.path))
        self._lock.setStaleLockTime(0)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._hear)
        self._sign = QTimer(self, interval=_SIGN)
        self._sign.timeout.connect(self._show_life)

    def claim(self) -> Trouble | None:
        """Lock the folder, or return what is in the way."""
        if not self._lock.tryLock(100):
            return self._trouble()
        self.begin()
        return None

    def begin(self) -> None:
        """Listen to second starts, and show signs of life."""
        name = _server_name(self.folder)
        QLocalServer.removeServer(name)  # of a window that was killed
        self._server.listen(name)
        self._sign.start()

    def take_over(self) -> Trouble | None:
        """Lock the folder although there is a lock of somebody who is gone."""
        with suppress(OSError):
            self.path.unlink()
        return self.claim()

    def release(self) -> None:
        """Leave the folder to others."""
        self._sign.stop()
        self._server.close()
        self._lock.unlock()

    def _trouble(self) -> Trouble:
        if self._lock.error() != QLockFile.LockError.LockFailedError:
            return Trouble(Blocked.UNWRITABLE, self.path, problem=_problem(self.folder))
        if self.path.is_dir():
            return Trouble(Blocked.IN_THE_WAY, self.path)
        _pid, host, _app = self._lock.getLockInfo()
        if not host:
            return Trouble(Blocked.UNREADABLE, self.path)
        ours = host == QSysInfo.machineHostName()
        return Trouble(Blocked.HERE if ours else Blocked.ELSEWHERE, self.path, host)

    def _show_life(self) -> None:
        with suppress(OSError):
            os.utime(self.path)

    def _hear(self) -> None:
        """Take what a second start wants; it says so as soon as it is connected."""
        socket = self._server.nextPendingConnection()
        if socket.waitForReadyRead(_ANSWER) and socket.canReadLine():
            with suppress(ValueError):
                path = str(json.loads(bytes(socket.readLine().data())))
                socket.write(_DONE)
                socket.waitForBytesWritten(_ANSWER)
                self.asked.emit(path)
        socket.close()


def hand_over(folder: Path, file: Path | None) -> bool:
    """Let the window that has a folder open a record, or just be seen; returns whether it did."""
    socket = QLocalSocket()
    socket.connectToServer(_server_name(folder))
    if not socket.waitForConnected(_PATIENCE):
        return False
    socket.write(f"{json.dumps(str(file.absolute() if file else ''))}\n".encode())
    answered = socket.waitForReadyRead(_PATIENCE)
    said = socket.readAll().data()
    socket.disconnectFromServer()
    return answered and said == _DONE


def _server_name(folder: Path) -> str:
    return f"hansetable-{sha256(os.fsencode(folder.resolve())).hexdigest()[:16]}"


def _problem(folder: Path) -> Message:
    """Return what the disk says if a file is written into a folder."""
    probe = folder / f".{NAME}.probe"
    try:
        probe.write_bytes(b"?" * 100)
    except OSError as problem:
        return reason(problem)
    finally:
        with suppress(OSError):
            probe.unlink()
    return Message("it cannot be locked")
