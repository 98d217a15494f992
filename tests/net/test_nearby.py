"""Tables show themselves in the local network, and are looked at with care."""

import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event
from time import monotonic, sleep

import pytest
from zeroconf import ServiceInfo, Zeroconf

from hansetable import __version__
from hansetable.net import nearby
from hansetable.net.nearby import Nearby, NearbyTable, Sign
from hansetable.net.packets import VERSION

pytestmark = pytest.mark.timeout(100)
Look = Callable[[Callable[[tuple[NearbyTable, ...]], bool]], tuple[NearbyTable, ...]]


@pytest.fixture
def look() -> Iterator[Look]:
    """Looks until the tables are as somebody says."""
    rung: SimpleQueue[None] = SimpleQueue()
    eyes = Nearby(lambda: rung.put(None))

    def until(so: Callable[[tuple[NearbyTable, ...]], bool]) -> tuple[NearbyTable, ...]:
        begun = monotonic()
        while not so(eyes.tables):
            assert monotonic() - begun < 40, eyes.tables
            with suppress(Empty):
                rung.get(timeout=1)
        return eyes.tables

    yield until
    eyes.close()


def test_a_table_is_found_and_gone(look: Look) -> None:
    with Sign("Kontor zu Visby", "riga", 13599, "127.0.0.1") as sign:
        sign.show(2)
        sign.show(2)
        mine = NearbyTable("Kontor zu Visby", "riga", 2, "127.0.0.1", 13599)
        look(lambda tables: mine in tables)
        sign.show(0)
        look(lambda tables: any(table.port == 13599 and table.free == 0 for table in tables))
    look(lambda tables: all(table.port != 13599 for table in tables))


def test_who_looks_no_longer_has_asked_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is heard of while the sheet is closed is no exception in a thread."""
    asked, failed = Event(), list[object]()

    class Late(ServiceInfo):
        def request(self, net: Zeroconf, timeout: float) -> bool:
            asked.set()
            begun = monotonic()
            while net.loop.is_running() and monotonic() - begun < 1:
                sleep(0.01)
            return super().request(net, timeout)

    monkeypatch.setattr(nearby, "ServiceInfo", Late)
    monkeypatch.setattr(threading, "excepthook", failed.append)
    with Sign("Kontor zu Visby", "riga", 13597, "127.0.0.1") as sign:
        eyes = Nearby()
        sign.show(2)
        assert asked.wait(40)
        eyes.close()
    assert not failed


def heard(
    told: dict[str, str | bytes | None], port: int = 1, address: bytes = b"\1\2\3\4"
) -> object:
    return nearby._read(
        ServiceInfo(
            nearby._KIND, f"x.{nearby._KIND}", port=port, properties=told,
            addresses=[address] if address else [],
        )
    )  # fmt: skip


def test_what_a_stranger_tells_is_read_with_care() -> None:
    good: dict[str, str | bytes | None] = {
        "version": str(VERSION), "program": __version__, "name": "Tisch", "game": "kogge",
        "free": "1",
    }  # fmt: skip
    assert heard(good) == NearbyTable("Tisch", "kogge", 1, "1.2.3.4", 1)
    for key, bad in (
        ("version", "-1"), ("version", "1" * 5), ("version", None), ("program", ""), ("name", ""),
        ("name", b"\xff"), ("game", "chess"),
        ("free", "-1"), ("free", "5"), ("free", "one"), ("free", "1" * 200),
    ):  # fmt: skip
        assert heard({**good, key: bad}) is None
        assert heard({name: value for name, value in good.items() if name != key}) is None
    assert heard(good, port=0) is None and heard(good, address=b"") is None
    for version in (VERSION - 1, VERSION + 1):
        found = heard({**good, "version": str(version), "program": "9.9\n" + "9" * 100})
        assert isinstance(found, NearbyTable) and not found.fits
        assert found.version == version and len(found.program) <= 16
    found = heard({**good, "name": "a\n\x1b\u202e" + "ä" * 100})
    assert isinstance(found, NearbyTable)
    assert found.name.isprintable() and len(found.name) <= 40
