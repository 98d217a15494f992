"""Measures how strong the levels are, and renews resources/levels.json and docs/levels.md.

``python packaging/levels.py [--games N] [--seed S] [--jobs J] [--cluster ADDRESS] [--only LEVEL]``:
every level plays against the one below it, and the best one against itself, by the arena. What
``--only`` leaves out stays as it was measured before.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from hansetable.ai import LEVELS, OTHER_NAMES  # noqa: E402
from hansetable.games import GAMES  # noqa: E402

PAGE = ROOT / "docs" / "levels.md"
DATA = ROOT / "resources" / "levels.json"
PLAYERS = ("2", "3", "4")
PAIRS = [*pairwise(level for level in LEVELS if level not in OTHER_NAMES)]
BEST = PAIRS[-1][-1]
HEAD = ("game", "players", "games", "wins", "95 %", "fair", "margin", "ms a plan", "p95")

Measured = dict[str, dict[str, dict[str, Any]]]
"""By game, number of players and level: its row of the arena against the level below it, as
``against``; the best level also has the ``places`` in the round of games among equals."""


def arena(game: str, seats: list[str], words: list[str]) -> dict[str, Any]:
    """Return what the arena says of these seats."""
    print(game, *seats, file=sys.stderr)
    command = ["arena", game, "--seats", ",".join(seats), "--json", *words]
    done = subprocess.run(
        [sys.executable, "-m", "hansetable", *command], cwd=ROOT, stdout=subprocess.PIPE, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def measure(known: Measured, level: str, weaker: str, words: list[str]) -> None:
    """Measure a level in all games, with each number of players."""
    for game in GAMES:
        for players in PLAYERS:
            others = int(players) - 1
            row = arena(game, [level, *[weaker] * others], words)["seats"][0]
            found = {"against": weaker, **row}
            if level == BEST:
                found["places"] = arena(game, [level] * (others + 1), words)["places"]
            known.setdefault(game, {}).setdefault(players, {})[level] = found


def page(old: str, known: Measured) -> str:
    """Return the page with tables of what was measured."""
    found = []
    for weaker, level in PAIRS:
        rows = []
        for game, players, row in _rows(known, level):
            times = [f"{row['planned'][key]:.1f}" for key in ("mean_ms", "p95_ms")]
            margin = f"{row['margin']:+.2f} ± {row['margin_error']:.2f}"
            fair = f"{1 / int(players):.0%}"
            rows.append([game, players, str(row["games"]), *_rate(row), fair, margin, *times])
        found.append(f"## {level} against {weaker}\n\n{_table(HEAD, rows)}")
    rows = [
        [game, players, str(at), str(place["games"]), *_rate(place)]
        for game, players, row in _rows(known, BEST)
        for at, place in enumerate(row["places"], 1)
    ]
    places = _table(("game", "players", "place", "games", "wins", "95 %"), rows)
    found.append(f"## Places in the round: {BEST} among equals\n\n{places}")
    text = "\n\n".join(found)
    return re.sub(
        r"(?s)(<!-- measured -->\n).*(<!-- end -->)", lambda m: f"{m[1]}\n{text}\n\n{m[2]}", old
    )


def _rows(known: Measured, level: str) -> list[tuple[str, str, Mapping[str, Any]]]:
    """Return what was measured of a level: game, number of players, row of the arena."""
    return [
        (game, players, levels[level])
        for game, by_players in known.items()
        for players, levels in by_players.items()
        if level in levels
    ]


def _table(head: tuple[str, ...], rows: list[list[str]]) -> str:
    """Return a table of Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _rate(row: Mapping[str, float]) -> list[str]:
    """Return the part of the games that was won, and its interval."""
    return [f"{row['rate']:.1%}", f"{row['low']:.1%} – {row['high']:.1%}"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="400")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", default="1")
    parser.add_argument("--cluster", default="")
    parser.add_argument("--only", default="", choices=[level for _, level in PAIRS])
    chosen = vars(parser.parse_args())
    only = chosen.pop("only")
    given = [word for name, value in chosen.items() if value for word in (f"--{name}", value)]
    data: Measured = json.loads(DATA.read_text("utf-8"))
    for weaker, level in PAIRS:
        if only in ("", level):
            measure(data, level, weaker, given)
    DATA.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8", newline="\n")
    PAGE.write_text(page(PAGE.read_text("utf-8"), data), encoding="utf-8", newline="\n")
