"""Mutates own card values and names at random, loads them, and prints what they took.

``python -m tests.games.card_mutations SEED COUNT`` in folders of its own; anything but a
`SheetError` ends it.
"""

import random
import re
import resource
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from hansetable import paths
from hansetable.errors import SheetError
from hansetable.games import GAMES
from hansetable.games.card_file import read

PIECES = (
    "&a ", "*a", "&a [*a]", "<<: ", "!!python/object:os.system ", "!!binary ", "!x ", "2024-13-45",
    "1e999", ".inf", ".nan", "no", "on", "~", "\0", "\t", "\x1b[2J", "\u202e", "[" * 500,
    "{a: " * 500, "9" * 4301, "-1", "0", "-", "- ", ": ", "? ", "#", "%", "@", "`", '"', "'", "|",
    ">", "}", "]", ",", "\n", "\r", "\n---\n", "\n...\n", "\ufeff", "x" * 5000, "de: x", "source: ",
    "4: 4, 4: 4",
)  # fmt: skip


def mutated(text: str, chance: random.Random) -> bytes:
    """Change a text at one to four places."""
    data = text
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(data) + 1)
        end = min(len(data), at + chance.choice((0, 0, 1, 5, 60)))
        data = data[:at] + chance.choice((chance.choice(PIECES), data[at : at + 200])) + data[end:]
    raw = data.encode()
    if chance.random() < 0.1:
        at = chance.randrange(len(raw))
        raw = raw[:at] + chance.randbytes(3) + raw[at:]
    return raw


def loaders() -> dict[tuple[str, str], Callable[[], object]]:
    """What reads each file of each game."""
    found: dict[tuple[str, str], Callable[[], object]] = {}
    for game in GAMES:
        found[game, "cards.yaml"] = import_module(f"hansetable.games.{game}.cards").load
        found[game, "names.yaml"] = lambda game=game: read(game, "names.yaml")
    return found


def most_memory() -> int:
    """Return the most memory of this process in MB.

    ``ru_maxrss`` of a process that was started begins with what the one before it used most.
    """
    status = Path("/proc/self/status")
    if status.exists():
        return int(re.search(r"VmHWM:\s+(\d+)", status.read_text())[1]) // 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def main(seed: int, count: int) -> None:
    chance, known = random.Random(seed), loaders()
    slowest = refused = 0.0
    for _ in range(count):
        (game, name), load = chance.choice(list(known.items()))
        file = paths.config_dir() / game / name
        file.parent.mkdir(exist_ok=True)
        shipped = (paths.resources() / game / name).read_text(encoding="utf-8")
        file.write_bytes(mutated(shipped, chance))
        begin = time.process_time()
        try:
            load()
        except SheetError as problem:
            refused += 1
            line = str(problem)
            assert "\n" not in line, line
            assert len(line) < len(str(file)) + 400, line
        slowest = max(slowest, time.process_time() - begin)
        file.unlink()
    peak = most_memory()
    print(f"{refused / count:.2f} {slowest:.3f} {peak}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
