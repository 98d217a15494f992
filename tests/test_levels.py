"""The page that tells how strong the levels are, and its data, are renewed by one command."""

import json
from pathlib import Path
from runpy import run_path
from typing import Any

from hansetable.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
TASK = run_path(str(ROOT / "packaging" / "levels.py"))


def test_every_level_is_measured_against_the_one_below_it() -> None:
    asked: list[str] = []

    def arena(game: str, seats: list[str], words: list[str]) -> dict[str, Any]:
        asked.append(f"{game} {','.join(seats)} {' '.join(words)}")
        won = {"games": 8, "rate": 0.5, "low": 0.2, "high": 0.8}
        row = {**won, "margin": 1.5, "margin_error": 0.25, "planned": {"mean_ms": 2, "p95_ms": 9}}
        return {"seats": [row], "places": [won] * len(seats)}

    TASK["measure"].__globals__["arena"] = arena
    data: dict[str, Any] = {}
    for weaker, level in TASK["PAIRS"]:
        TASK["measure"](data, level, weaker, ["--games", "8"])
        assert f"riga {level},{weaker},{weaker},{weaker} --games 8" in asked
        assert data["riga"]["4"][level]["against"] == weaker
    assert {said.split()[0] for said in asked} == set(GAMES)
    assert len(data["riga"]["3"]["alderman"]["places"]) == 3
    old = (ROOT / "docs" / "levels.md").read_text(encoding="utf-8")
    once = TASK["page"](old, data)
    assert once.startswith(old[: old.index("<!-- measured -->")])
    assert "| novgorod | 4 | 8 | 50.0% | 20.0% – 80.0% | 25% | +1.50 ± 0.25 | 2.0 | 9.0 |" in once


def test_the_page_tells_what_the_data_hold() -> None:
    data = json.loads((ROOT / "resources" / "levels.json").read_text(encoding="utf-8"))
    page = (ROOT / "docs" / "levels.md").read_text(encoding="utf-8")
    assert TASK["page"](page, data) == page
