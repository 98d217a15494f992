"""Tables on the command line: a host and guests, each a process of its own."""

import json
import os
import ssl
from pathlib import Path
from time import monotonic, sleep

import pytest

from hansetable import app
from hansetable.games import GAMES
from hansetable.net import certificate
from hansetable.net.join_code import new_code
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from tests.net.conftest import Start, ended, told

SLOTS = PlayerSlot("Heike", "red", "human"), PlayerSlot("Jorin", "blue", "human")
pytestmark = pytest.mark.timeout(110)


@pytest.mark.parametrize("game", GAMES)
def test_two_guests_and_the_host_have_the_same_record(
    game: str, start: Start, tmp_path: Path
) -> None:
    files = [tmp_path / name for name in ("host", "one", "two")]
    host = start(
        "serve", game, "--seats", "open,open,greedy", "--port", 0, "--once", "--out", files[0]
    )
    port, code = told(host)
    typed = f"{code[:5].lower()}-{code[5:]}@127.0.0.1:{port}"
    guests = [
        start("join", typed, "--as", level, "--out", file)
        for level, file in zip(("greedy", "random"), files[1:], strict=True)
    ]
    said = {ended(one) for one in (host, *guests)}
    assert len(said) == 1 and "wins" in said.pop()
    records = {file.read_text(encoding="utf-8") for file in files}
    assert len(records) == 1
    session = Session.of_text(records.pop())
    assert session.state.result() is not None
    assert sorted(slot.player for slot in session.slots) == ["greedy", "human", "human"]


def grown(table: Path, known: int = 0) -> int:
    """The size of the file of a table, once it has grown by about twenty actions."""
    begun = monotonic()
    while not table.exists() or table.stat().st_size < known + 300:
        assert monotonic() - begun < 60
        sleep(0.01)
    return table.stat().st_size


def test_a_guest_that_is_killed_can_come_again(start: Start, tmp_path: Path) -> None:
    file, table = tmp_path / "record", tmp_path / "record.table"
    host = start(
        "serve", "novgorod", "--seats", "open,open,greedy", "--port", 0, "--once", "--out", file
    )
    port, code = told(host)
    way = "join", f"{code}@127.0.0.1:{port}", "--as", "greedy"
    early = start(*way)
    sleep(0.5)
    early.kill()  # while it starts or waits
    guest, other = start(*way), start(*way)
    known = grown(table)
    for _ in range(2):
        guest.kill()  # while it plays
        guest = start(*way)
        known = grown(table, known)
    assert ended(other) == ended(guest) == ended(host)
    assert Session.of_text(file.read_text(encoding="utf-8")).state.result() is not None


def test_a_host_that_is_killed_goes_on_where_it_was(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "record"
    words = "serve", "novgorod", "--seats", "open,open,greedy", "--once", "--out", file, "--port", 0
    host = start(*words)
    port, code = told(host)
    shown = ssl.get_server_certificate(("127.0.0.1", int(port)))
    guests = [start("join", f"{code}@127.0.0.1:{port}", "--as", "greedy") for _ in range(2)]
    table = tmp_path / "record.table"
    known = 0
    for _ in range(2):
        grown(table, known)
        host.kill()
        host.communicate()
        known = table.stat().st_size
        host = start(*words)
        assert told(host) == (port, code)
        assert ssl.get_server_certificate(("127.0.0.1", int(port))) == shown
    assert os.name != "posix" or table.stat().st_mode & 0o077 == 0
    assert len({ended(one) for one in (*guests, host)}) == 1
    assert Session.of_text(file.read_text(encoding="utf-8")).state.result() is not None
    assert not table.exists()


def test_a_damaged_table_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "record"
    record, pem = Session.new("riga", 1, SLOTS, {}).text(), certificate.new()
    secret = pem.partition("-----BEGIN CERT")[0]
    for damaged, said in (
        (["A", 1], "expected Kept of 4 fields"),
        (["A", -1, pem, [["t", "t"], [0, 0], record]], "expected a port, found -1"),
        (["A", 1, secret, [["t", "t"], [0, 0], record]], "expected a certificate and its key"),
        (["A", 1, "\ud800", [["t", "t"], [0, 0], record]], "can't encode"),
        (["A", 1, pem, [["t"], [0, 0], record]], "expected 2 tickets, found 1"),
        (["A", 1, pem, [["t", "t"], [0, 0], record]], "expected a code of 10 letters"),
        (["A", 1, pem, [["t", "t"], [0, 0], "x"]], "line 1: expected"),
    ):
        (tmp_path / "record.table").write_text(json.dumps(damaged))
        assert app.main(["serve", "riga", "--seats", "open,open", "--out", str(out)]) == 2
        err = capsys.readouterr().err
        assert said in err and err.count("\n") == 1


def test_a_code_of_ones_own(start: Start) -> None:
    code = new_code()
    host = start("serve", "riga", "--seats", "open,random", "--port", 0, "--code", code, "--once")
    assert told(host)[1] == code


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["serve", "chess", "--seats", "open,open"], "expected a game"),
        (["serve", "riga", "--seats", "open"], "expected 2 to 4 seats"),
        (["serve", "riga", "--seats", "greedy,greedy"], "expected open and levels"),
        (["serve", "riga", "--seats", "open,nobody"], "expected open and levels"),
        (["serve", "riga", "--seats", "open,open", "--code", "A"], "expected a code of 10"),
        (["serve", "riga", "--seats", "open,open", "--port", "70000"], "expected a whole number"),
        (["serve", "riga", "--seats", "open,open", "--option", "x=y"], "expected an option"),
        (["serve", "riga", "--seats", "open,open", "--out", "/nowhere/x"], "--out: expected"),
        (["join", "ABC", "--as", "greedy"], "expected a code of 10"),
        (["join", "ABCDEFGHKL@127.0.0.1:x", "--as", "greedy"], "expected CODE@HOST:PORT"),
        (["join", "ABCDEFGHKL@127.0.0.1:1", "--as", "greedy"], "no table answers"),
        (["join", "ABCDEFGHKL", "--as", "nobody"], "nobody"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = app.main(words)
    except SystemExit as end:
        code = int(end.code or 0)
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert said in err and err.count("\n") == 1


def test_a_wrong_code_is_said_in_one_line(start: Start) -> None:
    host = start("serve", "kogge", "--seats", "open,open", "--port", 0)
    port, _ = told(host)
    _, err = start("join", f"{new_code()}@127.0.0.1:{port}", "--as", "random").communicate(
        timeout=60
    )
    assert err == "hansetable: this is not the code of this table\n"


def test_two_guests_stay_for_another_game(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "record"
    host = start("serve", "kogge", "--seats", "open,open", "--port", 0, "--out", file)
    port, code = told(host)
    way = f"{code}@127.0.0.1:{port}"
    guests = [start("join", way, "--as", level, "--games", 2) for level in ("random", "greedy")]
    assert {ended(one).count("wins") for one in guests} == {2}
    assert host.poll() is None
    names = [slot.name for slot in Session.of_text(file.read_text(encoding="utf-8")).slots]
    assert sorted(names) == ["greedy", "random"]


def test_the_hosts_own_card_values_go_along(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They count at this table, whatever values a guest has of its own."""
    own = tmp_path / "config" / "riga" / "cards.yaml"
    own.parent.mkdir(parents=True)
    own.write_text("money: {bank: 9}\n")
    files = [tmp_path / name for name in ("host", "one", "two")]
    with monkeypatch.context() as patch:
        patch.setenv("HANSETABLE_CONFIG", str(tmp_path / "config"))
        words = "--seats", "open,open", "--port", 0, "--once", "--out", files[0]
        host = start("serve", "riga", *words)
    port, code = told(host)
    other = tmp_path / "other" / "riga" / "cards.yaml"
    other.parent.mkdir(parents=True)
    other.write_text("money: {bank: 1}\n")
    guests = [start("join", f"{code}@127.0.0.1:{port}", "--as", "random", "--out", files[1])]
    monkeypatch.setenv("HANSETABLE_CONFIG", str(tmp_path / "other"))
    guests += [start("join", f"{code}@127.0.0.1:{port}", "--as", "greedy", "--out", files[2])]
    assert len({ended(one) for one in (host, *guests)}) == 1
    records = {file.read_text(encoding="utf-8") for file in files}
    assert len(records) == 1 and "\nvalues: " in records.pop()
