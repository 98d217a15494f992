"""Golden files: numbers of action sequences, and whole games as text with every seat's view.

``python tests/golden.py`` writes them anew after a change of rules; read the difference before
you commit it. ``python tests/golden.py digest`` prints what the files should hold, as one hash.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from hansetable import games  # noqa: E402
from hansetable.core import State, write_action  # noqa: E402
from hansetable.core.state import OMNISCIENT  # noqa: E402
from hansetable.session.session import Session  # noqa: E402

TESTS = Path(__file__).parent
RECORDS = sorted((TESTS / "records").glob("*.hanse"))
PERFT = sorted((TESTS / "perft").glob("*.yaml"))
TOLD = sorted(file.with_suffix("").name for file in (TESTS / "playthroughs").glob("*.txt"))
"""The records that are told in full."""


def facts(state: State) -> dict[str, Any]:
    """All that a state holds, without what looking ahead has found: that is a dict or an object."""
    slots = [slot for kind in type(state).__mro__ for slot in getattr(kind, "__slots__", ())]
    values = {slot: getattr(state, slot) for slot in sorted(slots) if slot != "told"}
    return {slot: value for slot, value in values.items() if _is_plain(value)}


def _is_plain(value: object) -> bool:
    return not isinstance(value, dict) and type(value).__eq__ is not object.__eq__


def positions(name: str, seats: int, seed: int, **options: str) -> Iterator[tuple[State, int, Any]]:
    """Every position of a game in which everybody says anything, with the seat and the action."""
    state = games.game(name).deal(seats, seed, options)
    number = seed + 1
    while state.asked():
        seat = state.asked()[0]
        listed = state.listed(seat)
        number = (number * 6364136223846793005 + 1442695040888963407) % 2**64
        action = listed[(number >> 33) % len(listed)]
        yield state, seat, action
        state.push(seat, action)


def perft(state: State, depth: int) -> int:
    """The number of sequences of so many actions, shorter ones that end the game included."""
    if not depth or not state.asked():
        return 1
    seat = state.asked()[0]
    listed = state.listed(seat)
    if depth == 1:
        return len(listed)
    total = 0
    for action in listed:
        child = state.clone()
        child.push(seat, action)
        total += perft(child, depth - 1)
    return total


def counted(name: str, case: dict[str, Any]) -> list[int]:
    """The numbers of a case of a perft file."""
    game = positions(name, case["seats"], case["seed"], **case.get("options", {}))
    state = next(s for number, (s, _, _) in enumerate(game) if number == case["after"]).clone()
    return [perft(state, depth) for depth in range(1, len(case["counts"]) + 1)]


def playthrough(session: Session) -> str:
    """A game as text: what was said and told, and what changed for the truth and every view."""
    lines = [f"{session.header}", ""]
    viewers = range(len(session.slots))
    shown: dict[int, dict[str, Any]] = {viewer: {} for viewer in (OMNISCIENT, *viewers)}
    for number in range(len(session.actions) + 1):
        state = session.at(number)
        lines += _changes(state, shown, OMNISCIENT, {})
        news = dict(shown[OMNISCIENT])
        for viewer in viewers:
            lines += _changes(state.seen_by(viewer), shown, viewer, news)
        for seat in state.asked():
            said = ", ".join(write_action(action) for action in state.listed(seat))
            lines.append(f"  ? {seat}: {said}")
        if number < len(session.actions):
            seat, action = session.actions[number]
            lines += ["", f"{number + 1}. {seat}: {write_action(action)}"]
            for event in session.journal[number]:
                lines.append(f"  ! {event}")
                lines += [
                    f"  ! {viewer}: {event.seen_by(viewer)}"
                    for viewer in viewers
                    if event.seen_by(viewer) != event
                ]
    return "\n".join([*lines, "", f"{session.state.result()}", ""])


def _changes(
    state: State, shown: dict[int, dict[str, Any]], viewer: int, truth: dict[str, Any]
) -> list[str]:
    """What a viewer newly sees; what everybody sees as it is, is said of the truth only."""
    before, now = shown[viewer], facts(state)
    shown[viewer] = now
    lines = []
    for name, value in now.items():
        if before.get(name) == value or (viewer != OMNISCIENT and truth[name] == value):
            continue
        who = "truth" if viewer == OMNISCIENT else f"{viewer} sees"
        lines.append(f"  {who} {name} = {value}")
    return lines


def texts() -> Iterator[tuple[Path, str]]:
    """Every golden file and what it should hold."""
    for file in PERFT:
        cases = yaml.safe_load(file.read_text(encoding="utf-8"))
        fresh = [{**case, "counts": counted(file.stem, case)} for case in cases]
        yield file, yaml.safe_dump(fresh, sort_keys=False, default_flow_style=None, width=100)
    for name in TOLD:
        record = (TESTS / "records" / f"{name}.hanse").read_text(encoding="utf-8")
        yield TESTS / "playthroughs" / f"{name}.txt", playthrough(Session.of_text(record))


if __name__ == "__main__":
    digest = hashlib.sha256()
    for path, text in texts():
        digest.update(text.encode())
        old = path.read_text(encoding="utf-8") if path.is_file() else ""
        if "digest" not in sys.argv and text != old:
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"changed: {path.relative_to(ROOT)}")
    if "digest" in sys.argv:
        print(digest.hexdigest())
