"""The door of a table: only who knows the code comes in, and nobody else learns anything."""

import gc
import socket
import ssl
import time
import tracemalloc
from collections.abc import Iterator
from concurrent.futures import CancelledError
from queue import SimpleQueue
from threading import Thread
from time import monotonic

import ifaddr
import pytest

from hansetable.net import certificate, packets, wire
from hansetable.net.join_code import ALPHABET, LENGTH, new_code, read_code
from hansetable.net.packets import Admitted, Challenge, Join, Packet, Proof, Refused, Say
from hansetable.net.wire import Caller, Connection, Listener, NoTableError

pytestmark = pytest.mark.timeout(60)
Inbox = SimpleQueue[tuple[Connection, Packet | None]]


class Door:
    """A listener, and what it delivered."""

    def __init__(self) -> None:
        self.inbox: Inbox = SimpleQueue()
        self.code = new_code()
        self.listener = Listener(self.code, 0, lambda *said: self.inbox.put(said))
        self.callers: list[Caller] = []

    def call(self, code: str = "", port: int = 0) -> tuple[Connection, Inbox]:
        inbox: Inbox = SimpleQueue()
        port = port or self.listener.port
        caller = Caller(code or self.code, "127.0.0.1", port, lambda *said: inbox.put(said))
        self.callers.append(caller)
        return caller.call(), inbox

    def stranger(self) -> ssl.SSLSocket:
        """A connection that has not proved anything."""
        plain = socket.create_connection(("127.0.0.1", self.listener.port), 10)
        return certificate.of_guest().wrap_socket(plain)

    def still_open(self) -> None:
        link, inbox = self.call()
        link.send(Join("Heike", "", 0))
        there, packet = self.inbox.get(timeout=60)
        assert packet == Join("Heike", "", 0)
        there.send(Refused("enough"))
        assert inbox.get(timeout=60)[1] == Refused("enough")
        link.close()
        assert self.inbox.get(timeout=60)[1] is None

    def stop(self) -> None:
        for caller in self.callers:
            caller.stop()
        self.listener.stop()


@pytest.fixture
def door() -> Iterator[Door]:
    one = Door()
    yield one
    one.stop()


def line_of(stranger: ssl.SSLSocket) -> Packet:
    line = b""
    while not line.endswith(b"\n"):
        found = stranger.recv(4096)
        assert found
        line += found
    return packets.read(line)


def test_a_code_is_read_as_it_is_typed() -> None:
    code = new_code()
    assert len(code) == LENGTH == 10 and set(code) <= set(ALPHABET)
    assert not set(ALPHABET) & set("IJOQUY")
    assert read_code(f" {code[:5].lower()}-{code[5:]} ") == code
    for bad in ("", code[1:], code + "A", "IJOQUYIJOQ", "ÄÄÄÄÄÄÄÄÄÄ"):
        with pytest.raises(ValueError, match="10 letters"):
            read_code(bad)


def test_who_knows_the_code_comes_in(door: Door) -> None:
    door.still_open()
    assert door.listener.wrong == 0


def speak(link: Connection, often: int) -> None:
    for _ in range(often):
        link.send(Refused("so it is"))


def test_a_guest_leaves_at_once_while_the_host_speaks(door: Door) -> None:
    for _ in range(20):
        link, inbox = door.call()
        link.send(Join("Heike", "", 0))
        come = iter(lambda: door.inbox.get(timeout=60), None)
        there = next(one for one, packet in come if packet)  # not who has just gone
        speaks = Thread(target=speak, args=(there, 500))
        speaks.start()
        inbox.get(timeout=60)
        begun = monotonic()
        door.callers.pop().stop()
        assert monotonic() - begun < 15
        speaks.join()


def test_a_wrong_code_is_refused_counted_and_slowed_down(door: Door) -> None:
    begun = monotonic()
    for number in range(1, 5):
        with pytest.raises(NoTableError, match="not the code"):
            door.call(new_code())
        assert door.listener.wrong == number
    assert monotonic() - begun > 0.05 * (1 + 2 + 3 + 4)
    door.still_open()


@pytest.mark.parametrize(
    "said",
    [
        b"\n\n\nhello\n", b"\xff\xfe\n", b"[" * 4000 + b"\n", b"x" * 100_000, b'["Say",1,"pass"]\n',
        b'["Proof",1]\n', b'["Proof",1,"",7]\n', b'["Nobody"]\n', b"{}\n", b"1e999\n", b"",
        packets.write(Proof(packets.VERSION + 1, "", "")), packets.write(Proof(1, "\ud800", "ä")),
    ],
)  # fmt: skip
def test_who_does_not_prove_the_code_is_shown_out(door: Door, said: bytes) -> None:
    stranger = door.stranger()
    assert isinstance(line_of(stranger), Challenge)
    stranger.settimeout(10)
    rest = b""
    try:
        stranger.sendall(said)
        if not said:
            stranger.shutdown(socket.SHUT_WR)
        while found := stranger.recv(4096):
            rest += found
    except (ConnectionError, ssl.SSLEOFError):
        pass  # the host may hang up before everything is sent
    assert rest.count(b"\n") <= 1
    assert not rest or isinstance(packets.read(rest), Refused)
    stranger.close()
    assert door.inbox.empty()
    door.still_open()


def test_who_says_nothing_is_shown_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "HASTE", 0.5)
    door = Door()
    try:
        silent = [door.stranger() for _ in range(10)]
        plain = [socket.create_connection(("127.0.0.1", door.listener.port)) for _ in range(10)]
        for one in [*silent, *plain]:
            one.settimeout(10)
            try:
                while one.recv(4096):
                    pass
            except ConnectionError:
                pass
            one.close()
        monkeypatch.setattr(wire, "HASTE", 10.0)
        door.still_open()
    finally:
        door.stop()


def test_five_hundred_connections_leave_the_door_open(door: Door) -> None:
    link, inbox = door.call()
    crowd = [socket.create_connection(("127.0.0.1", door.listener.port)) for _ in range(500)]
    link.send(Join("Heike", "", 0))
    there, packet = door.inbox.get(timeout=60)
    assert packet == Join("Heike", "", 0)
    there.send(Refused("enough"))
    assert inbox.get(timeout=60)[1] == Refused("enough")
    for one in crowd:
        one.close()
    link.close()
    assert door.inbox.get(timeout=60)[1] is None
    door.still_open()


@pytest.mark.parametrize("said", [b"x" * 5000, b"[]\n", b'["Say",1]\n', b"\xff\n"])
def test_a_guest_that_speaks_no_sense_is_gone(door: Door, said: bytes) -> None:
    link, inbox = door.call()
    link._call(link._writer.write, said)
    assert door.inbox.get(timeout=60)[1] is None
    while (packet := inbox.get(timeout=60)[1]) is not None:
        assert isinstance(packet, Refused)
    door.still_open()


def test_a_guest_that_never_stops_speaking_is_heard_slowly(door: Door) -> None:
    link, _ = door.call()
    begun = monotonic()
    link._call(link._writer.write, packets.write(Say(1, "x" * 3000)) * 1000)
    for number in range(200):
        assert door.inbox.get(timeout=60)[1] is not None, number
    assert monotonic() - begun > 200 * 0.002
    assert door.inbox.qsize() < 400
    link.cut()


def test_a_silent_guest_is_away_and_one_with_a_pulse_is_not(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "SILENCE", 1.0)
    monkeypatch.setattr(wire, "PULSE", 0.2)
    link, _ = door.call()
    link.send(Say(1, "pass"))
    assert door.inbox.get(timeout=60)[1] == Say(1, "pass")
    with pytest.raises(Exception):  # noqa: B017
        door.inbox.get(timeout=2.5)
    monkeypatch.setattr(wire, "PULSE", 100.0)
    assert door.inbox.get(timeout=60)[1] is None


class Between:
    """Stands between a guest and a host, and keeps all bytes; with ``own`` it breaks the TLS."""

    def __init__(self, port: int, own: bool) -> None:
        self.heard = bytearray()
        self._port, self._context = port, certificate.of_host(certificate.new())[0] if own else None
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        Thread(target=self._stand, daemon=True).start()

    def _stand(self) -> None:
        near: socket.socket = self._listening.accept()[0]
        far: socket.socket = socket.create_connection(("127.0.0.1", self._port))
        if self._context:
            near = self._context.wrap_socket(near, server_side=True)
            far = certificate.of_guest().wrap_socket(far)
        for one, other in ((near, far), (far, near)):
            Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while found := one.recv(4096):
                self.heard += found
                other.sendall(found)
        except OSError:
            pass
        other.close()


def test_who_listens_learns_nothing(door: Door) -> None:
    between = Between(door.listener.port, own=False)
    link, _ = door.call(port=between.port)
    link.send(Say(1, "a-secret-word"))
    assert door.inbox.get(timeout=60)[1] == Say(1, "a-secret-word")
    assert len(between.heard) > 500
    for word in (b"secret", b"Say", b"Challenge", door.code.encode()):
        assert word not in between.heard


def test_who_breaks_the_tls_cannot_hand_the_proof_on(door: Door) -> None:
    between = Between(door.listener.port, own=True)
    with pytest.raises(NoTableError, match="not the code"):
        door.call(port=between.port)
    assert b"Proof" in between.heard and b"Admitted" not in between.heard
    assert door.listener.wrong == 1 and door.inbox.empty()
    door.still_open()


def test_a_false_host_is_found_out(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    """It admits everybody, but cannot prove the code itself."""

    async def admit(self: object, address: str, reader: object, writer: object) -> bool:
        writer.write(packets.write(Challenge(packets.VERSION, "0")))  # type: ignore[attr-defined]
        writer.write(packets.write(Admitted("0" * 64)))  # type: ignore[attr-defined]
        return True

    monkeypatch.setattr(Listener, "_asked", admit)
    with pytest.raises(NoTableError, match="not the table"):
        door.call()


def wrong_codes(door: Door, many: int) -> None:
    """Strangers, some at a time, each of whom tries a proof that is wrong."""

    def try_some(mine: int) -> None:
        for _ in range(mine):
            with door.stranger() as stranger:
                line_of(stranger)
                stranger.sendall(packets.write(Proof(packets.VERSION, "0", "0" * 64)))
                assert line_of(stranger) == Refused("this is not the code of this table")

    threads = [Thread(target=try_some, args=(many // 10,)) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert door.listener.wrong == many


def freed_to(most: int) -> bool:
    """Whether no more is taken than this, once the last connections have ended."""
    for _ in range(200):
        gc.collect()
        if tracemalloc.get_traced_memory()[0] < most:
            return True
        time.sleep(0.1)
    return False


@pytest.mark.parametrize(
    "many", [100, pytest.param(10_000, marks=[pytest.mark.soak, pytest.mark.timeout(600)])]
)
def test_so_many_wrong_codes_take_no_memory_and_leave_the_door_open(
    door: Door, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    monkeypatch.setattr(wire, "_LONGEST_PAUSE", 0.01)
    link, _ = door.call()
    wrong_codes(door, 50)
    gc.collect()
    tracemalloc.start()
    door.listener._failures.clear()
    wrong_codes(door, many)
    assert freed_to(1_000_000)
    tracemalloc.stop()
    link.send(Say(1, "pass"))
    assert door.inbox.get(timeout=60)[1] == Say(1, "pass")
    link.close()
    assert door.inbox.get(timeout=60)[1] is None
    door.still_open()


@pytest.mark.parametrize("other", [-1, 1])
def test_an_older_and_a_newer_version_are_told_in_one_line(
    door: Door, monkeypatch: pytest.MonkeyPatch, other: int
) -> None:
    version = packets.VERSION
    with door.stranger() as stranger:
        line_of(stranger)
        stranger.sendall(packets.write(Proof(version + other, "0", "0")))
        assert line_of(stranger) == Refused(f"this table speaks version {version}")

    async def greet(self: object, address: str, reader: object, writer: object) -> bool:
        writer.write(packets.write(Challenge(version + other, "0")))  # type: ignore[attr-defined]
        return False

    with monkeypatch.context() as patch:
        patch.setattr(Listener, "_asked", greet)
        with pytest.raises(NoTableError, match=f"expected a table of version {version}"):
            door.call()
    door.still_open()


def test_a_network_that_leads_nowhere_else_has_addresses_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As in a house whose computers are joined to nothing but each other."""
    cards = [
        ifaddr.Adapter("lo", "lo", [ifaddr.IP("127.0.0.1", 8, "lo")]),
        ifaddr.Adapter("e", "e", [ifaddr.IP(("fe80::1", 0, 2), 64, "e")]),
        ifaddr.Adapter("f", "f", [ifaddr.IP("10.1.2.3", 24, "f")]),
    ]

    class Nowhere(socket.socket):
        def connect(self, _: object) -> None:
            raise OSError

    monkeypatch.setattr(socket, "socket", Nowhere)
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: cards)
    assert wire.own_address() == "10.1.2.3"
    del cards[2]
    assert wire.own_address() == "127.0.0.1"


def test_a_port_is_free_again_when_the_table_is_closed() -> None:
    door = Door()
    port = door.listener.port
    door.stop()
    again = Listener(door.code, port, lambda *_: None)
    assert again.port == port
    again.stop()


@pytest.mark.parametrize("meanwhile", [True, False])
def test_who_calls_a_table_that_is_left_is_told_so(meanwhile: bool) -> None:
    """Another thread leaves it while the host does not answer, or has done so before."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        caller = Caller(new_code(), "127.0.0.1", silent.getsockname()[1], lambda *_: None)

        def leave() -> None:
            with silent.accept()[0]:
                caller.stop()

        leaving = Thread(target=leave if meanwhile else caller.stop)
        leaving.start()
        if not meanwhile:
            leaving.join()
        with pytest.raises(CancelledError):
            caller.call()
        leaving.join()
