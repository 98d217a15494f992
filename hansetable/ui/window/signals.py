"""Ctrl+C in the terminal and a request to end: the window is closed as if by hand."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from PySide6.QtCore import QSocketNotifier


@contextmanager
def ended_by_signals(end: Callable[[int], object]) -> Iterator[None]:
    """Call ``end`` with the number of a signal as soon as Qt's loop runs, as long as this lasts.

    Python sees a signal only between two steps of its own, and Qt's loop takes none while nothing
    happens: a byte in a socket wakes it.
    """
    read, write = socket.socketpair()
    for end_of_pair in (read, write):
        end_of_pair.setblocking(False)
    notifier = QSocketNotifier(read.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda: read.recv(64))

    def take(number: int, _frame: FrameType | None) -> None:
        end(number)

    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, take) for number in numbers}
    fd = signal.set_wakeup_fd(write.fileno(), warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(fd)
        for number, handler in before.items():
            signal.signal(number, handler)
        notifier.setEnabled(False)
        read.close()
        write.close()
