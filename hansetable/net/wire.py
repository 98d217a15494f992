"""The wire: asyncio in a thread of its own, TLS, and packets only from who knows the code.

What comes is handed to ``deliver`` in that thread, as a connection and a packet, or None when the
connection is gone; a queue is what one mostly gives. All methods can be called from any thread.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import CancelledError
from contextlib import suppress
from threading import Lock, Thread
from typing import Any

import ifaddr

from hansetable.net import certificate, packets
from hansetable.net.form import FormError
from hansetable.net.join_code import key_of, new_nonce, proof, proves
from hansetable.net.packets import Admitted, Challenge, Packet, Proof, Refused

PORT = 13560
"""Where a table is, if nothing else is said."""
PULSE = 5.0
"""After so many seconds at most each side says something, if only an empty line."""
SILENCE = 20.0
"""Who has said nothing for so long is gone."""
HASTE = 10.0
"""How many seconds there are to prove the code."""
MOST_WAITING = 1 << 22
"""Who lets so many bytes wait is gone."""
MOST_STRANGERS, MOST_FROM_ONE = 64, 32
"""How many may be about to prove the code at once, at all and from one address."""
_BREATH = 0.002
"""So many seconds pass between two packets of a guest, however fast it speaks."""
_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 3.0
"""How long a wrong code waits for its answer; each further one from there longer."""

# A peer that is gone is no news; asyncio warns of what is sent to it before that is known.
logging.getLogger("asyncio").setLevel(logging.ERROR)

_GONE = (OSError, EOFError, asyncio.TimeoutError, asyncio.LimitOverrunError, ValueError)
"""How a connection ends: by itself, or with something that is no packet."""


def own_address() -> str:
    """Return the address that others in the network reach this computer by."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # nothing is sent; it shows which way would be taken
        except OSError:  # a network that leads nowhere else
            own = [ip.ip for card in ifaddr.get_adapters() for ip in card.ips if ip.is_IPv4]
            return next((str(ip) for ip in own if not str(ip).startswith("127.")), "127.0.0.1")
        address: str = asking.getsockname()[0]
        return address


class NoTableError(Exception):
    """The host refused, or is not the one that the code belongs to; the message is one line."""


class Connection:
    """One proven connection, on either side."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._loop = asyncio.get_running_loop()

    def send(self, packet: Packet) -> None:
        """Send a packet; one that is gone is no error: that is told by `deliver`."""
        self._call(self._write, packets.write(packet))

    def close(self) -> None:
        """Send what was said and close."""
        self._call(self._writer.close)

    def cut(self) -> None:
        """Break off at once, as when a computer goes to sleep."""
        self._call(self._writer.transport.abort)

    def _call(self, function: Callable[..., Any], *given: object) -> None:
        with suppress(RuntimeError):  # the wire has been stopped
            self._loop.call_soon_threadsafe(function, *given)

    def _write(self, line: bytes) -> None:
        if self._writer.transport.is_closing():
            return
        if self._writer.transport.get_write_buffer_size() > MOST_WAITING:
            self._writer.transport.abort()
        self._writer.write(line)

    async def packets(
        self, deliver: Callable[[Connection, Packet | None], None], breath: float = 0
    ) -> None:
        """Deliver what comes until the connection is gone, with a breath after each packet."""
        pulse = asyncio.ensure_future(self._beat())
        try:
            while True:
                deliver(self, await _next(self._reader, SILENCE))
                if breath:
                    await asyncio.sleep(breath)
        except FormError as problem:
            self._write(packets.write(Refused(str(problem))))
        except _GONE:
            self._writer.transport.abort()
        finally:
            pulse.cancel()
            self._writer.close()
            deliver(self, None)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            self._write(b"\n")


Deliver = Callable[[Connection, Packet | None], None]


async def _next(reader: StreamReader, seconds: float) -> Packet:
    """Return the next packet; empty lines are none, and only tell that somebody is there."""
    while True:
        async with asyncio.timeout(seconds):  # `wait_for` may swallow that the wire ends
            line = await reader.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        if line != b"\n":
            return packets.read(line)


class Wire:
    """A thread with a loop of its own; what is made of it listens or calls."""

    def __init__(self) -> None:
        self._stopped, self._lock = False, Lock()
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="hansetable-wire", daemon=True)
        self._thread.start()

    def _run(self, task: Coroutine[Any, Any, Any], last: bool = False) -> Any:
        """Return what a task returns; what is asked for after the last one never begins."""
        with self._lock:
            if self._stopped:
                task.close()
                raise CancelledError
            self._stopped = last
            found = asyncio.run_coroutine_threadsafe(task, self._loop)
        return found.result()

    def stop(self) -> None:
        """Close everything, what was said being sent first, and end the thread."""
        self._run(self._end(), last=True)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        if others:
            await asyncio.wait(others, timeout=SILENCE)


class Listener(Wire):
    """The door of a host. ``wrong`` counts the wrong codes, ``port`` is where it listens.

    ``pem`` is its certificate and the key of that, to open the same door again.
    """

    def __init__(self, code: str, port: int, deliver: Deliver, pem: str = "") -> None:
        """Open the door, with a new certificate if none is given.

        Raises:
            OSError: the port is taken, or may not be used.
            ValueError: that is no certificate with its key.
        """
        self.pem = pem or certificate.new()
        self._context, made = certificate.of_host(self.pem)
        self._key = key_of(code, made)
        super().__init__()
        self._deliver = deliver
        self._server: asyncio.Server | None = None
        self._strangers: Counter[str] = Counter()
        self._failures: Counter[str] = Counter()
        try:
            self.port: int = self._run(self._open(port))
        except OSError:
            self.stop()
            raise

    @property
    def wrong(self) -> int:
        """How many wrong codes there have been."""
        return self._failures.total()

    async def _open(self, port: int) -> int:
        self._server = await asyncio.start_server(
            self._met,
            "0.0.0.0",
            port,
            ssl=self._context,
            limit=packets.MOST_FROM_GUEST,
            ssl_handshake_timeout=HASTE,
        )
        found: int = self._server.sockets[0].getsockname()[1]
        return found

    async def _end(self) -> None:
        if self._server:
            self._server.close()
        await super()._end()

    async def _met(self, reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(asyncio.CancelledError):  # the end of the wire; asyncio would complain
            await self._admit(reader, writer)

    async def _admit(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Admit who knows the code, and deliver what it says."""
        address = str(writer.get_extra_info("peername", ("",))[0])
        if self._strangers.total() < MOST_STRANGERS and self._strangers[address] < MOST_FROM_ONE:
            self._strangers[address] += 1
            try:
                admitted = await self._asked(address, reader, writer)
            except _GONE:
                admitted = False
            finally:
                self._strangers[address] -= 1
            if admitted:
                await Connection(reader, writer).packets(self._deliver, _BREATH)
        with suppress(*_GONE):
            writer.close()
            async with asyncio.timeout(HASTE):
                await writer.wait_closed()

    async def _asked(self, address: str, reader: StreamReader, writer: StreamWriter) -> bool:
        nonce = new_nonce()
        writer.write(packets.write(Challenge(packets.VERSION, nonce)))
        said = await _next(reader, HASTE)
        if not isinstance(said, Proof):
            return False
        if said.version != packets.VERSION:
            writer.write(packets.write(Refused(f"this table speaks version {packets.VERSION}")))
            return False
        if not proves(said.proof, self._key, "guest", nonce, said.nonce):
            self._failures[address] += 1
            await asyncio.sleep(min(_FIRST_PAUSE * self._failures[address], _LONGEST_PAUSE))
            writer.write(packets.write(Refused("this is not the code of this table")))
            return False
        writer.write(packets.write(Admitted(proof(self._key, "host", nonce, said.nonce))))
        return True


class Caller(Wire):
    """The way of a guest to its host; it can be called again after a cut."""

    def __init__(self, code: str, host: str, port: int, deliver: Deliver) -> None:
        super().__init__()
        self._code, self._host, self._port, self._deliver = code, host, port, deliver

    def call(self) -> Connection:
        """Connect, prove the code, and deliver what comes from now on.

        Raises:
            NoTableError: the host refuses, or cannot prove the code.
            OSError: nobody answers there.
            CancelledError: the wire is stopped meanwhile, or has been.
        """
        try:
            found: Connection = self._run(self._call())
        except (TimeoutError, EOFError, asyncio.LimitOverrunError, FormError) as problem:
            raise ConnectionError("the table does not answer") from problem
        return found

    async def _call(self) -> Connection:
        async with asyncio.timeout(HASTE):
            reader, writer = await asyncio.open_connection(
                self._host, self._port, ssl=certificate.of_guest(), limit=packets.MOST_FROM_HOST
            )
        try:
            await self._proven(reader, writer)
        except BaseException:
            writer.transport.abort()
            raise
        connection = Connection(reader, writer)
        self._reading = asyncio.ensure_future(connection.packets(self._deliver))
        return connection

    async def _proven(self, reader: StreamReader, writer: StreamWriter) -> None:
        asked = await _next(reader, HASTE)
        if not isinstance(asked, Challenge) or asked.version != packets.VERSION:
            raise NoTableError(f"expected a table of version {packets.VERSION}")
        made = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
        key = await asyncio.to_thread(key_of, self._code, made)
        nonce = new_nonce()
        own = proof(key, "guest", asked.nonce, nonce)
        writer.write(packets.write(Proof(packets.VERSION, nonce, own)))
        said = await _next(reader, HASTE)
        if isinstance(said, Refused):
            raise NoTableError(said.why)
        if not isinstance(said, Admitted) or not proves(
            said.proof, key, "host", asked.nonce, nonce
        ):
            raise NoTableError("this is not the table that the code belongs to")
