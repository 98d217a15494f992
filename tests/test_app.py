"""The command line, run as a person runs it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hansetable
from hansetable import app, paths
from hansetable.ai import LEARNED
from hansetable.bench import rules_benchmark
from hansetable.games import GAMES
from hansetable.version import version
from tests.golden import RECORDS

FINISHED = RECORDS[0]
TEXT = FINISHED.read_text(encoding="utf-8")
RESULTS = ("novgorod-two-random", "novgorod-four-greedy", "riga-three-mixed", "kogge-four-greedy")
"""Records of every game: with one winner, several and none."""


Done = subprocess.CompletedProcess[str]


def run(*arguments: str | Path, env: dict[str, str] | None = None, encoding: str = "utf-8") -> Done:
    return subprocess.run(
        [sys.executable, "-m", "hansetable", *map(str, arguments)],
        cwd=Path(hansetable.__file__).parents[1],
        env={**os.environ, "PYTHONIOENCODING": encoding, **(env or {})},
        capture_output=True,
        encoding=encoding,
        timeout=100,
        check=False,
    )


def run_here(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Done:
    """Run a command line in this process, which is much faster."""
    try:
        code = app.main([*map(str, arguments)])
    except SystemExit as end:
        code = int(end.code or 0)
    return Done(arguments, code, *capsys.readouterr())


def refused(done: Done) -> str:
    """The one line that a refused command says."""
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("hansetable")
    return done.stderr


def test_the_version() -> None:
    assert run("--version").stdout == f"Hansetable {version()}\n"


def test_the_help_names_every_verb() -> None:
    text = run("--help").stdout
    for verb in ("arena", "replay", "bench", "picture", "--selftest", "--version"):
        assert verb in text


def test_the_help_names_the_folders_in_use(own_folders: Path) -> None:
    (own_folders / "data").write_text("no folder")
    text = run("--help").stdout
    assert f"configuration {own_folders / 'config'}\n" in text
    assert f"cache         {own_folders / 'cache'}\n" in text
    assert f"games         Cannot make the folder {own_folders / 'data'}" in text


def test_the_book_of_riga_knows_the_line_of_the_help() -> None:
    assert "\n  configuration " in run("--help").stdout
    for code in ("de", "en"):
        book = paths.translations() / "rulebooks" / f"riga.{code}.md"
        assert "*configuration*" in book.read_text(encoding="utf-8")


def test_the_arena_as_json() -> None:
    seats = ("--seats", "greedy:200,random,random", "--games", "2", "--seed", "3")
    done = run("arena", "novgorod", *seats, "--jobs", "2", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert set(found) >= {"game", "games", "unfinished", "seats", "places", "rounds", "scores"}
    assert (found["game"], found["games"], found["unfinished"]) == ("novgorod", 3, 0)
    assert [row["level"] for row in found["seats"]] == ["greedy:200", "random"]
    assert [row["games"] for row in found["seats"]] == [3, 6]
    for row in found["seats"]:
        assert set(row) >= {"margin", "margin_error"}
        assert set(row["planned"]) == {"decisions", "mean_ms", "p95_ms", "max_ms"}
    for row in (*found["seats"], *found["places"]):
        assert set(row) >= {"games", "wins", "rate", "low", "high"}
        assert row["low"] <= row["rate"] <= row["high"]


def test_the_arena_as_text() -> None:
    done = run("arena", "novgorod", "--seats", "random,random", "--games", "2")
    assert done.returncode == 0
    assert "novgorod: 2 games, 0 unfinished" in done.stdout
    assert "random" in done.stdout


@pytest.mark.parametrize("level", LEARNED)
def test_without_weights_only_a_level_that_learned_cannot_play(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    level: str,
) -> None:
    gone = tmp_path / "worth.json"
    monkeypatch.setattr("hansetable.ai.worth.weights", lambda game, seats: gone)
    done = run_here(capsys, "arena", "riga", "--seats", f"{level},random", "--games", "2")
    assert done.returncode == 2
    assert done.stderr == f"hansetable: {gone}: No such file or directory\n"
    assert run_here(capsys, "arena", "riga", "--seats", "random,random").returncode == 0


def test_the_arena_plays_with_options() -> None:
    options = ("--option", "pirate=front", "--option", "special=on")
    done = run("arena", "novgorod", "--seats", "random,random", "--games", "1", *options)
    assert (done.returncode, done.stderr) == (0, "")
    assert "novgorod: 1 games, 0 unfinished" in done.stdout


def test_the_bench_as_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, little in {"ROUNDS": 1, "_GAMES": 2, "_POSITIONS": 50, "_TURNS": 100}.items():
        monkeypatch.setattr(rules_benchmark, name, little)
    done = run_here(capsys, "bench", "novgorod", "--seats", "2", "--json")
    found = json.loads(done.stdout)
    assert (found.pop("game"), found.pop("seats")) == ("novgorod", 2)
    times = "game action clone options push play view imagine key bounds refusal pieces reference"
    assert set(found) == {"actions_per_s", "games_per_s", *(f"{t}_us" for t in times.split())}
    assert all(value > 0 for value in found.values())


@pytest.mark.parametrize("name", RESULTS)
def test_a_replay_says_the_result(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    record = FINISHED.with_name(f"{name}.hanse")
    done = run_here(capsys, "replay", record, "--quiet")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") < 8
    stated = record.read_text(encoding="utf-8").splitlines()[1]
    scores = stated.partition("scores ")[2].partition(";")[0].split()
    assert all(f": {score} (" in done.stdout for score in scores)
    assert ("nobody wins" in done.stdout) == stated.endswith("winners -")


@pytest.mark.parametrize(
    ("code", "sailed", "began"),
    [("en", "sails", "Preparation"), ("de", "segelt", "Aufbau")],
)
def test_a_replay_tells_what_happened(code: str, sailed: str, began: str) -> None:
    done = run("replay", FINISHED, "--lang", code)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"\n{began}\n  ")
    assert done.stdout.count(sailed) > 20


FOREIGN = "\x1b[31mŁukasz\u202e"


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "latin-1", "cp1252"])
def test_foreign_names_do_no_harm_on_any_terminal(tmp_path: Path, encoding: str) -> None:
    record = tmp_path / "foreign.hanse"
    record.write_text(re.sub(r"(?m)^(seat .*), .*$", rf"\1, {FOREIGN}", TEXT), encoding="utf-8")
    for way in ([], ["--quiet"]):
        done = run("replay", record, *way, encoding=encoding)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.replace("\n", "").isprintable()
        assert "\\x1b[31m" in done.stdout and "\\u202e" in done.stdout
    assert "\x1b" not in refused(run("replay", tmp_path / FOREIGN, encoding=encoding))


@pytest.mark.skipif(os.name != "posix", reason="a shell")
@pytest.mark.parametrize(
    ("into", "code", "said"),
    [
        ("| head -1", 0, ""),
        (">&-", 0, ""),
        (">/dev/full", 2, "hansetable: No space left on device\n"),
    ],
)
def test_output_that_nobody_takes(into: str, code: int, said: str) -> None:
    line = f"set -o pipefail; {sys.executable} -m hansetable replay {FINISHED} {into}"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (code, said)


@pytest.mark.parametrize(
    "before",
    [
        "",
        "replay",
        "replay x --lang",
        "replay x --",
        "bench",
        "arena riga --seats",
        "arena riga --seats random,random --option",
        "arena riga --seats random,random --games",
        "picture x --out y --scale",
    ],
)
def test_what_is_no_answer_is_quoted_in_short(
    before: str, capsys: pytest.CaptureFixture[str]
) -> None:
    foreign = "\x1b[31m\u202e" + "x" * 5_000
    said = refused(run_here(capsys, *before.split(), foreign))
    assert "\x1b" not in said and "\u202e" not in said and len(said) < 250, said


def test_a_replay_of_a_running_game_says_who_decides(tmp_path: Path) -> None:
    cut = tmp_path / "cut.hanse"
    cut.write_text("\n".join(FINISHED.read_text(encoding="utf-8").splitlines()[:20]))
    done = run("replay", cut)
    assert done.returncode == 0
    assert "not finished; seat" in done.stdout


def test_a_bad_record_is_refused_with_its_line(tmp_path: Path) -> None:
    lines = FINISHED.read_text(encoding="utf-8").splitlines()
    lines[19] = "1 dance"
    bad = tmp_path / "bad.hanse"
    bad.write_text("\n".join(lines))
    assert f"{bad}: line 20: " in refused(run("replay", bad))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("arena chess --seats random,random", f"expected a game ({', '.join(GAMES)}), found"),
        ("bench chess", f"expected a game ({', '.join(GAMES)}), found 'chess'"),
        ("bench novgorod --seats 5", "expected 2 to 4 seats, found 5"),
        ("arena novgorod --seats random", "expected 2 to 4 seats, found 1"),
        (
            "arena novgorod --seats random,genius",
            "expected levels (random, apprentice, journeyman, greedy, merchant, alderman), found"
            " 'genius'",
        ),
        ("arena riga --seats random,greedy:0", "expected greedy:POSITIONS, 1 to 1000000000, found"),
        ("arena riga --seats random,greedy:", "expected greedy:POSITIONS, 1 to"),
        ("arena novgorod --seats random,random --games 0", "expected a whole number from 1"),
        ("arena novgorod --seats random,random --jobs no", "expected a whole number from 1"),
        ("arena novgorod", "required: --seats"),
        (
            "arena riga --seats random,random --option wind=on",
            "expected an option (",
        ),
        (
            "arena novgorod --seats random,random --option special=maybe",
            "expected special=off|on, found 'special=maybe'",
        ),
        ("replay", "required: FILE"),
        ("replay /nowhere/x.hanse", "/nowhere/x.hanse: No such file"),
        ("replay .", ".: expected a file, found a folder or a device"),
        ("picture /nowhere/x.hanse --out x.png", "/nowhere/x.hanse: No such file"),
        (
            "sing",
            "expected a record or one of arena, train, serve, join, replay, review, bench,"
            " picture, found 'sing'",
        ),
        ("--sing", "unrecognized arguments: --sing"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in refused(run_here(capsys, *arguments.split()))


def test_a_picture_after_the_last_action_is_refused(tmp_path: Path) -> None:
    done = run("picture", FINISHED, "--at", "9999", "--out", tmp_path / "x.png")
    assert "--at: expected an action from 0 to" in refused(done)


def test_a_picture_never_overwrites_what_is_no_picture(tmp_path: Path) -> None:
    record = tmp_path / "x.hanse"
    record.write_bytes(FINISHED.read_bytes())
    assert "--out: expected a new file" in refused(run("picture", record, "--out", record))
    assert record.read_bytes() == FINISHED.read_bytes()
    out = tmp_path / "x.png"
    out.write_bytes(b"\x89PNG\r\n\x1a\n")
    assert run("picture", record, "--at", "0", "--scale", "0.25", "--out", out).returncode == 0
    assert out.stat().st_size > 1_000


def test_a_file_of_bytes_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "x.hanse").write_bytes(b"\x89PNG\xff")
    assert "expected a record, found no UTF-8 text" in refused(run("replay", tmp_path / "x.hanse"))


@pytest.mark.parametrize(
    ("sheet", "message"),
    [
        ("money: {start: none}", "money.start: expected a whole number"),
        ("wealth: 3", "wealth: expected one of the keys"),
        ("money: {", "line 1: expected YAML"),
        (
            "source: my box, 2024\nmoney: 2024-13-45",
            "money: expected a mapping, found '2024-13-45'",
        ),
        ("source: [&a [x, x], &b [*a, *a]]", "line 1: expected values without & and *, found 'a'"),
    ],
)
def test_wrong_card_values_of_the_user_are_named(tmp_path: Path, sheet: str, message: str) -> None:
    own = tmp_path / "novgorod" / "cards.yaml"
    own.parent.mkdir()
    own.write_text(sheet)
    line = refused(run("bench", "novgorod", env={"HANSETABLE_CONFIG": str(tmp_path)}))
    assert f"{own}: " in line
    assert message in line


def test_an_unusable_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    env = {"HANSETABLE_CONFIG": str(tmp_path / "file")}
    assert "HANSETABLE_CONFIG" in refused(run("bench", "novgorod", env=env))


def test_commands_without_a_window_do_without_qt() -> None:
    code = (
        "import sys; from hansetable import app; app.main(['replay', '--quiet', sys.argv[1]]);"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code, str(FINISHED)], check=False)
    assert done.returncode == 0
