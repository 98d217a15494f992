"""Tables in the local network, found by DNS-SD (RFC 6763): name, game and free seats, no code.

Those of another version of the program are found, too, so that it can be said why one cannot join.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from types import TracebackType

from zeroconf import Error, ServiceBrowser, ServiceInfo, ServiceStateChange, Zeroconf

from hansetable import __version__
from hansetable.core import Value
from hansetable.errors import shown
from hansetable.games import GAMES
from hansetable.net.join_code import new_nonce
from hansetable.net.packets import VERSION

_KIND = "_hansetable._tcp.local."
_ANSWER = 1000
"""How many milliseconds a table has to tell of itself once it is known."""
_LONGEST_NAME, _LONGEST_PROGRAM, _MOST_SEATS, _MOST_VERSION = 40, 12, 4, 999
MOST_NEARBY = 50
"""So many tables are looked at, however many there are."""


class NearbyTable(Value):
    """A table that can be joined with its code; ``watched``: one may look on there.

    ``version`` is that of all that is said there, ``program`` the one of its program.
    """

    name: str
    game: str
    free: int
    host: str
    port: int
    watched: bool = False
    version: int = VERSION
    program: str = __version__

    @property
    def fits(self) -> bool:
        """Whether this program speaks as the table does."""
        return self.version == VERSION


class Sign:
    """What a host shows of its table in the network; without a network it shows nothing.

    A thread of its own does it, so that nobody waits. ``watched``: one may look on there.
    """

    def __init__(
        self, name: str, game: str, port: int, address: str, watched: bool = False
    ) -> None:
        self._told = {
            "version": str(VERSION), "program": __version__, "name": name, "game": game
        }  # fmt: skip
        self._port, self.watched = port, watched
        self._shown: tuple[int, bool] | None = None
        self._place = f"{new_nonce()}.{_KIND}"
        self._address = socket.inet_aton(address)
        self._painter = ThreadPoolExecutor(1)
        self._net: Zeroconf | None = None
        with suppress(OSError):
            self._net = Zeroconf()

    def show(self, free: int) -> None:
        """Show how many seats are free and whether one may look on, if that is new."""
        now = free, self.watched
        if self._net and now != self._shown:
            self._painter.submit(self._paint, self._net, *now, self._shown is None)
            self._shown = now

    def _paint(self, net: Zeroconf, free: int, watched: bool, first: bool) -> None:
        told = {**self._told, "free": str(free), "watched": str(watched)}
        info = ServiceInfo(
            _KIND, self._place, port=self._port, properties=told, addresses=[self._address],
            server=self._place,
        )  # fmt: skip
        with suppress(OSError, Error):
            if first:
                net.register_service(info)
            else:
                net.update_service(info)

    def close(self) -> None:
        """Take the sign down."""
        self._painter.shutdown()
        if self._net:
            self._net.close()

    def __enter__(self) -> Sign:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, one: BaseException | None, at: TracebackType | None
    ) -> None:
        self.close()


class Nearby:
    """The tables in the network; ``changed`` is called in another thread when they change."""

    def __init__(self, changed: Callable[[], None] = lambda: None) -> None:
        self._changed, self._lock = changed, Lock()
        self._found: dict[str, NearbyTable] = {}
        self._net: Zeroconf | None = None
        self._browser: ServiceBrowser | None = None
        self._ended = False
        with suppress(OSError):
            self._net = Zeroconf()
            self._browser = ServiceBrowser(self._net, _KIND, handlers=[self._heard])

    @property
    def tables(self) -> tuple[NearbyTable, ...]:
        """The tables of now by name, at last those that do not fit."""
        with self._lock:
            found = self._found.values()
            return tuple(sorted(found, key=lambda one: (not one.fits, one.name, one.port)))

    def close(self) -> None:
        """Look no longer; only a table that is being asked just now may still answer."""
        self._ended = True
        if self._browser:
            self._browser.cancel()  # nobody can be asked any more once the network is closed
        if self._net:
            self._net.close()

    def _heard(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if self._ended:
            return
        found = None
        if state_change is not ServiceStateChange.Removed:
            info = ServiceInfo(service_type, name)
            with suppress(OSError, Error):
                if info.request(zeroconf, _ANSWER):
                    found = _read(info)
        with self._lock:
            if found is None:
                self._found.pop(name, None)
            elif name in self._found or len(self._found) < MOST_NEARBY:
                self._found[name] = found
        self._changed()


def _read(info: ServiceInfo) -> NearbyTable | None:
    """Return the table that somebody tells of; None if it is none that is understood."""
    told: Mapping[bytes, bytes | None] = info.properties
    try:
        version, program, name, game, free = (
            (told[key] or b"").decode()
            for key in (b"version", b"program", b"name", b"game", b"free")
        )
    except (KeyError, UnicodeDecodeError):
        return None
    addresses = info.parsed_addresses()
    name, program = shown(name[:_LONGEST_NAME]), shown(program[:_LONGEST_PROGRAM])
    if not name or not program or game not in GAMES or not addresses or not info.port:
        return None
    if version not in _up_to(_MOST_VERSION) or free not in _up_to(_MOST_SEATS):
        return None
    watched = told.get(b"watched") == b"True"
    return NearbyTable(
        name, game, int(free), addresses[0], info.port, watched, int(version), program
    )


def _up_to(most: int) -> set[str]:
    """Return the whole numbers from 0 to this one as they are written."""
    return {str(number) for number in range(most + 1)}
