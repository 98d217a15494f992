"""Measures how strong the levels are and renews the tables of docs/levels.md.

``python packaging/levels.py [--games N] [--seed S] [--jobs J] [--cluster ADDRESS]``: every level
plays against the one below it, and the best one against itself, by the arena.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from hansetable.ai import LEVELS, OTHER_NAMES  # noqa: E402
from hansetable.games import GAMES  # noqa: E402

PAGE = ROOT / "docs" / "levels.md"
PLAYERS = (2, 4)
HEAD = ("game", "players", "games", "wins", "95 %", "fair", "margin", "ms a plan", "p95")


def arena(game: str, seats: list[str], words: list[str]) -> dict[str, Any]:
    """Return what the arena says of these seats."""
    command = ["arena", game, "--seats", ",".join(seats), "--json", *words]
    done = subprocess.run(
        [sys.executable, "-m", "hansetable", *command], cwd=ROOT, stdout=subprocess.PIPE, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def table(head: tuple[str, ...], rows: list[list[str]]) -> str:
    """Return a table of Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def rate(row: dict[str, float]) -> list[str]:
    """Return the part of the games that was won, and its interval."""
    return [f"{row['rate']:.1%}", f"{row['low']:.1%} – {row['high']:.1%}"]


def compared(level: str, weaker: str, words: list[str]) -> str:
    """Return the table of a level against others of the one below it."""
    rows = []
    for game in GAMES:
        for players in PLAYERS:
            row = arena(game, [level, *[weaker] * (players - 1)], words)["seats"][0]
            margin = f"{row['margin']:+.2f} ± {row['margin_error']:.2f}"
            times = [f"{row['planned'][key]:.1f}" for key in ("mean_ms", "p95_ms")]
            counts = [game, str(players), str(row["games"])]
            rows.append([*counts, *rate(row), f"{1 / players:.0%}", margin, *times])
    return table(HEAD, rows)


def placed(level: str, words: list[str]) -> str:
    """Return the table of wins by place in the round, among equals."""
    rows = []
    for game in GAMES:
        for players in PLAYERS:
            found = arena(game, [level] * players, words)
            for at, place in enumerate(found["places"], 1):
                rows.append([game, str(players), str(at), str(place["games"]), *rate(place)])
    return table(("game", "players", "place", "games", "wins", "95 %"), rows)


def renew(page: str, words: list[str]) -> str:
    """Return the page with tables that are measured anew."""
    found = []
    levels = [level for level in LEVELS if level not in OTHER_NAMES]
    for weaker, level in pairwise(levels):
        found.append(f"## {level} against {weaker}\n\n{compared(level, weaker, words)}")
    best = levels[-1]
    found.append(f"## Places in the round: {best} among equals\n\n{placed(best, words)}")
    said = f"Measured with `nox -s levels -- {' '.join(words)}`."
    text = "\n\n".join((said, *found))
    return re.sub(
        r"(?s)(<!-- measured -->\n).*(<!-- end -->)", lambda m: f"{m[1]}\n{text}\n\n{m[2]}", page
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="400")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", default="1")
    parser.add_argument("--cluster", default="")
    chosen = vars(parser.parse_args())
    given = [word for name, value in chosen.items() if value for word in (f"--{name}", value)]
    PAGE.write_text(renew(PAGE.read_text("utf-8"), given), encoding="utf-8", newline="\n")
