"""Reviews on disk: found again for the same game, and made anew if anything is wrong with them."""

import json
from pathlib import Path

import pytest

from hansetable.session import review, review_file
from hansetable.session.session import Session
from hansetable.session.slot import PlayerSlot
from tests.ai.test_reasons import worth_of
from tests.session.test_review import played


@pytest.fixture(scope="module")
def session() -> Session:
    return played("riga")


@pytest.fixture(scope="module")
def rows(session: Session) -> list[review_file.Row]:
    found: list[review_file.Row] = review.review(session, worth_of(session.game, 2), range(2), 10)[
        "seats"
    ]
    return found


def test_a_review_is_found_again_beside_its_record(
    tmp_path: Path, session: Session, rows: list[review_file.Row]
) -> None:
    path = review_file.beside(tmp_path / "Riga, 2.hanse")
    assert path.name == "Riga, 2.review.json"
    assert review_file.read(path, session) == []
    review_file.write(path, session, rows[:1])
    assert review_file.read(path, session) == rows[:1]
    names = [slot.name for slot in session.slots]
    assert review_file.read_sums(path, names, len(session.actions)) == rows[:1]
    assert review_file.read_sums(path, names, 3) == []
    assert review_file.read_sums(path, names[::-1], len(session.actions)) == []


def test_a_review_of_another_game_is_not_taken(
    tmp_path: Path, session: Session, rows: list[review_file.Row]
) -> None:
    path = tmp_path / "one.review.json"
    review_file.write(path, session, rows)
    slots = tuple(PlayerSlot(one.name, one.colour, "human") for one in session.slots)
    other = Session.new("riga", 3, slots, {})
    for seat, action in session.actions:
        other.submit(seat, action)
    assert review_file.read(path, other) == []


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("version",), 99),
        (("seats",), 5),
        (("seats", 0, "luck"), "much"),
        (("seats", 0, "luck"), float("nan")),
        (("seats", 0, "course"), [0.5]),
        (("seats", 0, "seat"), 7),
        (("seats", 0, "decisions", 0, "number"), 5_000),
        (("seats", 0, "decisions", 0, "best"), []),
        (("seats", 0, "decisions", 0, "best"), ["fly away"]),
        (("seats", 0, "decisions", 0, "played"), "fly away"),
        (("seats", 0, "decisions", 0, "differences"), [{"feature": 3}]),
    ],
)
def test_a_damaged_review_is_made_anew(
    tmp_path: Path,
    session: Session,
    rows: list[review_file.Row],
    place: tuple[str | int, ...],
    value: object,
) -> None:
    path = tmp_path / "one.review.json"
    review_file.write(path, session, rows)
    found = json.loads(path.read_text())
    inner = found
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    path.write_text(json.dumps(found))
    assert review_file.read(path, session) == []
    path.write_text("[" * 100_000)
    assert review_file.read(path, session) == []
