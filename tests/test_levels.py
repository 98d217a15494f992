"""The page that tells how strong the levels are is renewed by one command."""

from itertools import pairwise
from pathlib import Path
from runpy import run_path
from typing import Any

from hansetable.games import GAMES

ROOT = Path(__file__).resolve().parents[1]


def test_the_tables_are_renewed_between_the_marks() -> None:
    renew = run_path(str(ROOT / "packaging" / "levels.py"))["renew"]
    asked: list[str] = []

    def arena(game: str, seats: list[str], words: list[str]) -> dict[str, Any]:
        asked.append(f"{game} {','.join(seats)} {' '.join(words)}")
        won = {"games": 8, "rate": 0.5, "low": 0.2, "high": 0.8}
        row = {**won, "margin": 1.5, "margin_error": 0.25, "planned": {"mean_ms": 2, "p95_ms": 9}}
        return {"seats": [row], "places": [won] * len(seats)}

    renew.__globals__["arena"] = arena
    page = (ROOT / "docs" / "levels.md").read_text(encoding="utf-8")
    once = renew(page, ["--games", "8"])
    assert once.startswith(page[: page.index("<!-- measured -->")])
    assert "| novgorod | 4 | 8 | 50.0% | 20.0% – 80.0% | 25% | +1.50 ± 0.25 | 2.0 | 9.0 |" in once
    assert renew(once, ["--games", "8"]) == once
    for weaker, level in pairwise(("random", "apprentice", "journeyman", "merchant")):
        assert f"riga {level},{weaker},{weaker},{weaker} --games 8" in asked
    assert {said.split()[0] for said in asked} == set(GAMES)
