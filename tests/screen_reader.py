"""What a screen reader does: it walks the tree of a program over AT-SPI, acts and listens.

Qt and the reader meet on a bus of their own, so no desktop is needed, and none is disturbed.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeepney import DBusAddress, MatchRule, MessageType, Properties, new_method_call
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.io.common import FilterHandle

PATIENCE = 20
"""Seconds that an answer may take on a busy machine."""
_STARTS = 5
"""The registry sometimes dies of its first start; the next question starts it again."""
_SPI = "org.a11y.atspi"
_ROOT = "/org/a11y/atspi/accessible/root"
_REGISTRY = f"{_SPI}.Registry"
_STATES: Mapping[str, int] = {
    "enabled": 8,
    "pressed": 20,
    "showing": 25,
}
"""The bits of a set of states that are looked at."""
Place = tuple[str, str]
"""The name of a program on the bus, and the path of a thing in it."""


class GoneError(Exception):
    """A thing is no longer there."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing as a screen reader knows it."""

    place: Place
    role: str
    name: str
    description: str
    states: frozenset[str]
    actions: Sequence[str]
    parts: Sequence[Thing]

    def all(self) -> Iterator[Thing]:
        """Yield the thing and all that is in it, what holds something before that."""
        yield self
        for part in self.parts:
            yield from part.all()


@contextmanager
def _session_bus(environment: Mapping[str, str]) -> Iterator[str]:
    """The address of a new bus; what is started on it ends with it."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    daemon = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert daemon.stdout is not None
        yield daemon.stdout.readline().strip()
    finally:
        daemon.terminate()
        daemon.communicate(timeout=PATIENCE)


def _connected(address: str) -> DBusConnection:
    return open_dbus_connection(address, auth_timeout=PATIENCE)


def _spi_bus(session_bus: str) -> str:
    """Switch the assistive services on, and return the address of their own bus."""
    services = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
    on = Properties(services.with_interface("org.a11y.Status")).set("IsEnabled", "b", True)
    with _connected(session_bus) as connection:
        connection.send_and_get_reply(on, timeout=PATIENCE)
        asked = new_method_call(services, "GetAddress")
        address: str = connection.send_and_get_reply(asked, timeout=PATIENCE).body[0]
        return address


class ScreenReader:
    """A bus with the assistive services on it, and one who listens there."""

    def __init__(self, folder: Path, display: str) -> None:
        run = folder / "run"
        run.mkdir(mode=0o700)
        self.environment = {
            **os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb",
            "XDG_RUNTIME_DIR": str(run), "GSETTINGS_BACKEND": "memory",
            # It tells of each thing that went while somebody looked at it.
            "QT_LOGGING_RULES": "qt.accessibility.atspi=false",
        }  # fmt: skip
        with ExitStack() as stack:
            daemon = stack.enter_context(_session_bus(self.environment))
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = daemon
            self._bus = stack.enter_context(_connected(_spi_bus(daemon)))
            self._heard = self._listen()
            self._ends = stack.pop_all()

    def close(self) -> None:
        """End the bus; what was started on it ends with it."""
        self._ends.close()

    # ---- what there is --------------------------------------------------------------------------

    def programs(self) -> list[Thing]:
        """Return the programs that speak with screen readers, and all that they show."""
        return [self._thing(place) for place in self._children((_REGISTRY, _ROOT))]

    def press(self, thing: Thing) -> None:
        """Press a button."""
        number = thing.actions.index("Press")
        assert self._call(thing.place, "Action", "DoAction", "i", number)[0], thing

    def announced(self) -> list[str]:
        """Return what was announced since this was asked last."""
        self._call((_REGISTRY, _ROOT), "Accessible", "GetRoleName")  # all before it is here now
        said = [message.body[3][1] for message in self._heard.queue]
        self._heard.queue.clear()
        return said

    # ---- inside ---------------------------------------------------------------------------------

    def _thing(self, place: Place) -> Thing:
        """Look at one thing; what is hidden has no parts."""
        low, high = self._call(place, "Accessible", "GetState")[0]
        states = frozenset(name for name, bit in _STATES.items() if (low | high << 32) >> bit & 1)
        acts = f"{_SPI}.Action" in self._call(place, "Accessible", "GetInterfaces")[0]
        return Thing(
            place,
            self._call(place, "Accessible", "GetRoleName")[0],
            self._get(place, "Name"),
            self._get(place, "Description"),
            states,
            [name for name, *_ in self._call(place, "Action", "GetActions")[0]] if acts else (),
            [self._thing(part) for part in self._children(place)] if "showing" in states else (),
        )

    def _children(self, place: Place) -> list[Place]:
        return [(bus, path) for bus, path in self._call(place, "Accessible", "GetChildren")[0]]

    def _listen(self) -> FilterHandle:
        """Have announcements sent here and kept."""
        registry = DBusAddress("/org/a11y/atspi/registry", _REGISTRY, _REGISTRY)
        given = ("object:announcement", [], "")
        wanted = new_method_call(registry, "RegisterEvent", "sass", given)
        for _ in range(_STARTS):
            with suppress(GoneError):
                self._answer(wanted)
                break
        rule = MatchRule(type="signal", interface=f"{_SPI}.Event.Object", member="Announcement")
        self._answer(message_bus.AddMatch(rule))
        return self._bus.filter(rule, bufsize=1000)

    def _call(self, place: Place, kind: str, name: str, signature: str = "", *given: object) -> Any:
        """Call a thing and return the answer."""
        bus, path = place
        call = new_method_call(
            DBusAddress(path, bus, f"{_SPI}.{kind}"), name, signature or None, given
        )
        return self._answer(call)

    def _get(self, place: Place, name: str) -> Any:
        bus, path = place
        thing = Properties(DBusAddress(path, bus, f"{_SPI}.Accessible"))
        return self._answer(thing.get(name))[0][1]

    def _answer(self, call: Any) -> Any:
        """Return the answer to a call; what is announced meanwhile is kept."""
        reply = self._bus.send_and_get_reply(call, timeout=PATIENCE)
        if reply.header.message_type == MessageType.error:
            raise GoneError(reply.body)
        return reply.body
