"""The verbs of the command line; each takes what was parsed and returns the exit code."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hansetable import games
from hansetable.ai import LEARNED, LEVELS
from hansetable.core import Game, Result
from hansetable.errors import quoted, visible
from hansetable.paths import write_atomic
from hansetable.session.record import RecordError
from hansetable.session.record_file import RecordFile
from hansetable.session.session import Session

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from hansetable.ai import arena as ring
    from hansetable.ai.worth import Worth
    from hansetable.ui.game_ui import GameText

PATIENCE = 10
"""How many seconds a cluster may take to answer."""
MOST_POSITIONS = 10**9
"""The largest budget of a player of the arena."""

# what only one verb needs is loaded by it: the window is a verb, too, and shall not wait


class UsageError(ValueError):
    """Something on the command line that cannot be carried out; the message is one line."""


def arena(chosen: argparse.Namespace) -> int:
    """Let the computer play against itself, and count the wins."""
    from hansetable.ai import arena as ring
    from hansetable.ai import results
    from hansetable.ai.worth import weights

    game = games.game(chosen.game)
    levels = [*LEVELS, *([ring.MODEL] if chosen.model else [])]
    entrants = [_entrant(text.strip(), levels) for text in chosen.seats.split(",")]
    check_seats(game, len(entrants))
    options = read_options(game, chosen.option)
    model = _weights(chosen.model, game, len(entrants))
    if any(one.level in LEARNED for one in entrants):
        _weights(weights(game, len(entrants)), game, len(entrants))
    with _executor(chosen.jobs, chosen.cluster) as pool:
        played = ring.run(game.name, entrants, chosen.games, chosen.seed, options, pool, model)
    report = results.report(game.name, played)
    if chosen.json:
        print(json.dumps(report, indent=2))
    else:
        _print_report(report)
    return 0


def _entrant(text: str, levels: Sequence[str]) -> ring.Entrant:
    """Return who is written as LEVEL or LEVEL:POSITIONS."""
    from hansetable.ai.arena import Entrant

    level, colon, budget = text.partition(":")
    if level not in levels:
        raise UsageError(f"expected levels ({', '.join(levels)}), found {quoted(level)}")
    if not colon:
        return Entrant(level)
    if not budget.isdecimal() or not 1 <= int(budget) <= MOST_POSITIONS:
        raise UsageError(f"expected {level}:POSITIONS, 1 to {MOST_POSITIONS}, found {quoted(text)}")
    return Entrant(level, int(budget))


def _weights(file: Path | None, game: Game, seats: int) -> Worth | None:
    """Return the weights in a file, None without one."""
    from hansetable.ai.worth import WorthError, read

    try:
        return read(file, game, seats) if file else None
    except WorthError as problem:
        raise UsageError(str(problem)) from problem


@contextmanager
def _executor(jobs: int, cluster: str) -> Iterator[Executor | None]:
    """Yield who does the work, for a while; None is this process.

    ``jobs`` is the number of processes here, ``cluster`` the address of the scheduler of a Dask
    cluster, on whose workers the same version of Hansetable is installed.
    """
    if cluster:
        try:
            from distributed import Client
        except ModuleNotFoundError as problem:
            wanted = quoted("hansetable[cluster]")
            raise UsageError(f"--cluster needs Dask: pip install {wanted}") from problem
        try:
            client = Client(cluster, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as problem:
            raise UsageError(f"expected a Dask scheduler at {quoted(cluster)}") from problem
        with client, client.get_executor(pure=False) as pool:
            yield pool
    elif jobs > 1:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        with ProcessPoolExecutor(jobs, get_context("spawn")) as here:
            yield here
    else:
        yield None


def _print_report(report: dict[str, Any]) -> None:
    """Print what the arena found as a table."""
    print(
        f"{report['game']}: {report['games']} games, {report['unfinished']} unfinished,"
        f" {report['deals']} deals, each from every seat"
    )
    print(
        f"{'level':14} {'games':>6} {'wins':>8} {'rate':>7}  {'95 %':>15} {'margin':>16}"
        f" {'ms a plan':>10} {'p95':>7} {'else':>6}"
    )
    for row in report["seats"]:
        planned, followed = row["planned"], row["followed"]
        print(
            f"{row['level']:14} {_won(row)} {_margin(row):>16}"
            f" {planned.get('mean_ms', 0):10.2f} {planned.get('p95_ms', 0):7.2f}"
            f" {followed.get('mean_ms', 0):6.2f}"
        )
    for at, row in enumerate(report["places"], 1):
        print(f"place {at:<8} {_won(row)}")
    for name in ("rounds", "scores", "winning_scores", "moves"):
        if spread := report[name]:
            print(
                f"{name.replace('_', ' ')}: mean {spread['mean']:.1f}, median {spread['median']},"
                f" nine of ten from {spread['p5']} to {spread['p95']}"
            )


def _won(row: Mapping[str, float]) -> str:
    """Return games, wins, and their rate with its interval."""
    bounds = f"{row['low']:.1%} – {row['high']:.1%}"
    return f"{row['games']:6} {row['wins']:8g} {row['rate']:7.1%}  {bounds:>15}"


def _margin(row: Mapping[str, float | None]) -> str:
    """Return the margin in points with its error."""
    margin, error = row["margin"], row["margin_error"]
    return "–" if margin is None else f"{margin:+.2f} ± {error:.2f}"


def train(chosen: argparse.Namespace) -> int:
    """Learn from games of the computer with itself what positions are worth."""
    try:
        from hansetable.ai import train as school
    except ModuleNotFoundError as problem:
        raise UsageError("training needs numpy: pip install 'hansetable[train]'") from problem

    game = games.game(chosen.game)
    check_seats(game, chosen.seats)
    rival = _weights(chosen.rival, game, chosen.seats)
    lesson = school.Lesson(
        game.name, chosen.seats, chosen.games, chosen.seed, chosen.rounds,
        chosen.hidden, chosen.win_only,
    )  # fmt: skip
    with _executor(chosen.jobs, chosen.cluster) as pool:
        worth = school.train(lesson, pool)
        write_atomic(chosen.out, worth.written())
        for name, other in (("journeyman", None), ("last version", rival)):
            if chosen.gate and (other or name == "journeyman"):
                found = school.gate(lesson, worth, other, chosen.gate, pool)
                worth = worth.with_gate(name, found)
                print(f"against {name}: {school.line(found)}")
        write_atomic(chosen.out, worth.written())
    return 0


def replay(chosen: argparse.Namespace) -> int:
    """Play a record again, tell what happened and print the result."""
    session = load(chosen.file)
    if not chosen.quiet:
        _tell(session, chosen.lang)
    print_end(session)
    return 0


def print_end(session: Session) -> None:
    """Print how far a game has come."""
    result = session.state.result()
    _print(f"{session.header.game}, seed {session.header.seed}: {len(session.actions)} actions")
    if result is None:
        seat = session.decides()
        assert seat is not None
        _print(f"not finished; seat {seat + 1} ({session.slots[seat].name}) decides")
    else:
        _print_result(session, result)


def _tell(session: Session, code: str) -> None:
    """Print what happened in a language."""
    from hansetable.ui.replay.told import told

    for line in told(session, _texts(session, code)):
        _print(line)


def _texts(session: Session, code: str) -> GameText:
    """Return the texts of a game in a language; it needs Qt, but no screen."""
    from PySide6.QtCore import QCoreApplication

    from hansetable.ui import language
    from hansetable.ui.games import game_ui

    app = QCoreApplication.instance() or QCoreApplication([])
    language.install(app, code)
    return game_ui(session.header.game).text([slot.name for slot in session.slots])


def review(chosen: argparse.Namespace) -> int:
    """Tell for each seat of a record how its chances went, and what it gave away."""
    from hansetable.ai.worth import weights
    from hansetable.session import review as found

    session = load(chosen.file)
    count = len(session.slots)
    if chosen.seat is not None and chosen.seat > count:
        raise UsageError(f"--seat: expected a seat from 1 to {count}, found {chosen.seat}")
    seats = range(count) if chosen.seat is None else [chosen.seat - 1]
    worth = _weights(weights(session.game, count), session.game, count)
    assert worth is not None
    report = found.review(session, worth, seats, chosen.budget)
    if chosen.json:
        print(json.dumps(report, indent=2))
        return 0
    _print_review(session, report, chosen.lang)
    return 0


def _print_review(session: Session, report: Mapping[str, Any], code: str) -> None:
    """Print the sums and the mistakes of each seat in a language."""
    from hansetable.ui.ending import review_words

    texts = _texts(session, code)
    for row in report["seats"]:
        for line in review_words.told(session, texts, row):
            _print(line)


def _print_result(session: Session, result: Result) -> None:
    """Print the final ranking, the best first."""
    for seat in result.order:
        slot = session.slots[seat]
        points = ", ".join(f"{name} {value}" for name, value in result.points[seat].items())
        won = " wins" if seat in result.winners else ""
        place = f"{result.ranks[seat]}." if result.winners else "–"
        _print(f"{place} seat {seat + 1} ({slot.name}): {result.scores[seat]}"
              f" ({points}){won}")  # fmt: skip
    if not result.winners:
        _print("nobody wins")


def bench(chosen: argparse.Namespace) -> int:
    """Measure how fast the rules are, or the screen."""
    game = games.game(chosen.game)
    check_seats(game, chosen.seats)
    if chosen.screen:
        return _bench_screen(game, chosen.json)
    from hansetable.bench import rules_benchmark

    times = rules_benchmark.measure(game, chosen.seats)
    speed = {"actions_per_s": 1e6 / times["action"], "games_per_s": 1e6 / times["game"]}
    if chosen.json:
        found = {**speed, **{f"{name}_us": time for name, time in times.items()}}
        rounded = {name: round(value, 3) for name, value in found.items()}
        print(json.dumps({"game": game.name, "seats": chosen.seats, **rounded}, indent=2))
        return 0
    print(f"{game.name}, {chosen.seats} seats, random games, processor time,"
          f" the least of {rules_benchmark.ROUNDS} rounds")  # fmt: skip
    for name, value in speed.items():
        print(f"{name:14} {value:12,.0f}")
    print(f"{'':14} {'microseconds':>12} {'to reference':>14}")
    for name, time in times.items():
        print(f"{name:14} {time:12,.2f} {time / times[rules_benchmark.REFERENCE]:14,.2f}")
    return 0


def _bench_screen(game: Game, as_json: bool) -> int:
    """Measure frames on several screens, and the start with records in the folder of games."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from hansetable.bench import ui_benchmark

    screens = {str(one): ui_benchmark.measure_on(one, game) for one in ui_benchmark.SCREENS}
    clocks = {count: ui_benchmark.first_paint(count) for count in ui_benchmark.RECORDS}
    starts = {
        f"{count} records": {"seconds": clock, "processor": processor}
        for count, (clock, processor) in clocks.items()
    }
    if as_json:
        print(json.dumps({"game": game.name, "screens": screens, "starts": starts}, indent=2))
        return 0
    print(f"{game.name}: a table of four while an AI thinks, milliseconds of the processor")
    _print_table(screens, 1)
    print("from the start to the first page, seconds")
    _print_table(starts, 2)
    return 0


def _print_table(rows: Mapping[str, Mapping[str, float]], places: int) -> None:
    """Print numbers below their names, a line for each row."""
    names = list(next(iter(rows.values())))
    print(f"{'':16}" + "".join(f"{name:>17}" for name in names))
    for row, numbers in rows.items():
        print(f"{row:16}" + "".join(f"{numbers[name]:17.{places}f}" for name in names))


def picture(chosen: argparse.Namespace) -> int:
    """Paint the table after an action as PNG."""
    session = load(chosen.file)
    last = len(session.actions)
    at = last if chosen.at is None else chosen.at
    if at > last:
        raise UsageError(f"--at: expected an action from 0 to {last}, found {at}")
    if not 0.25 <= chosen.scale <= 8:
        raise UsageError(f"--scale: expected a number from 0.25 to 8, found {chosen.scale}")
    if chosen.out.is_file() and not _begins(chosen.out, b"\x89PNG"):
        found = quoted(str(chosen.out))
        raise UsageError(f"--out: expected a new file or a picture, found {found}")
    from hansetable.ui.window.picture import render

    render(session, at, chosen.out, language=chosen.lang, scale=chosen.scale)
    return 0


def _begins(path: Path, sign: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(sign)) == sign


def load(file: Path) -> Session:
    """Return the session of a record file.

    Raises:
        RecordError: it is no record of a game here; the message begins with the file.
        OSError: it cannot be read.
    """
    try:
        return Session.of_lines(RecordFile(file))
    except UnicodeDecodeError as problem:
        raise RecordError("{file}: expected a record, found no UTF-8 text", file=file) from problem
    except RecordError as problem:
        raise RecordError("{file}: {problem}", file=file, problem=problem.message) from problem


def _print(line: str) -> None:
    """Print a line that holds names from a file."""
    print(visible(line))


def read_options(game: Game, written: list[str]) -> dict[str, str]:
    """Return the options that are written as NAME=VALUE."""
    known = {option.name: option.values for option in game.options}
    found = {}
    for text in written:
        name, _, value = text.partition("=")
        if name not in known:
            raise UsageError(f"expected an option ({', '.join(known)}), found {quoted(text)}")
        if value not in known[name]:
            raise UsageError(f"expected {name}={'|'.join(known[name])}, found {quoted(text)}")
        found[name] = value
    return found


def check_seats(game: Game, seats: int) -> None:
    """Raise a `UsageError` unless the game can be played by so many."""
    if seats not in game.seats:
        raise UsageError(f"expected {game.seats[0]} to {game.seats[-1]} seats, found {seats}")
