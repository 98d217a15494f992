"""What people gave away, read from the reviews beside the records."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from hansetable.session import review_file
from hansetable.session.entry import Entry
from hansetable.session.losses import Losses, by_review
from tests.session.test_statistics import DAY, GAMES, game


def reviewed(folder: Path, day: int, given: float, seats: str = "Heike, *greedy") -> Entry:
    """A game with a review in which every seat gave away so much in two decisions.

    One more mistake was made when the game was over but for its end.
    """
    entry = replace(
        game(seats, (50, 44), (0,)),
        path=folder / f"{seats} {day}.hanse",
        moment=DAY + timedelta(days=day),
    )
    numbers = dict.fromkeys(("before", "after", "edge", "noise"), 0.1) | {"loss": given}
    blameless, late = numbers | {"loss": 0.01, "step": 0}, numbers | {"before": 0.97, "step": 2}
    sums = dict.fromkeys(("start", "luck", "skill", "end"), 0.5)
    rows = [
        {
            "seat": seat,
            "name": slot.name,
            **sums,
            "given": given,
            "decisions": [{**numbers, "step": 1}, blameless, late],
        }
        for seat, slot in enumerate(entry.header.slots)
    ]
    kept = {"version": 1, "record": "", "game": "riga", "actions": 100, "seats": rows}
    review_file.beside(entry.path).write_text(json.dumps(kept))
    return entry


def test_what_people_gave_away_is_told_game_by_game(tmp_path: Path) -> None:
    given = (0.2, 0.1, 0.3, 0.1, 0.08, 0.06)
    games = [reviewed(tmp_path, day, loss) for day, loss in enumerate(given)]
    other = reviewed(tmp_path, 7, 0.4, "heike, Jorin")
    unreviewed = replace(games[0], path=tmp_path / "none.hanse")
    found = dict(by_review([*games[::-1], other, unreviewed, *GAMES]))
    against, together = (("riga", 1, ("journeyman",)), ("riga", 2, ()))
    assert set(found) == {("Heike", against), ("Heike", together), ("Jorin", together)}
    losses = found["Heike", against]
    assert losses.course == pytest.approx([loss / 2 for loss in given])
    assert losses.average == pytest.approx(0.07)
    assert losses.noise == pytest.approx(0.037, abs=1e-3)
    assert losses.later is not None
    assert losses.later == pytest.approx((-0.06, 0.0577), abs=1e-3)


def test_few_games_have_no_interval() -> None:
    assert Losses((0.1, 0.2)).noise is None
    assert Losses((0.1, 0.2, 0.3)).noise is not None
    assert Losses((0.1, 0.2, 0.3, 0.1, 0.2)).later is None


def test_a_review_that_changed_is_read_again(tmp_path: Path) -> None:
    first = by_review([reviewed(tmp_path, 0, 0.2)])
    again = by_review([reviewed(tmp_path, 0, 0.1234)])
    assert first[0][1].course == (0.1,)
    assert again[0][1].course == (0.0617,)
    review_file.beside(tmp_path / "Heike, *greedy 0.hanse").write_text("{")
    assert by_review([replace(GAMES[0], path=tmp_path / "Heike, *greedy 0.hanse")]) == []
