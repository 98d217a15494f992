from dataclasses import replace

import pytest

from hansetable.session.slot import PlayerSlot
from hansetable.ui.newgame.setup import Setup, read_seed

LAST = Setup(
    "novgorod",
    (PlayerSlot("Änne „A“", "black", "journeyman"), PlayerSlot("Bert", "red", "human")),
    {"special": "on", "pirate": "back"},
    7,
)


@pytest.mark.parametrize("setup", [LAST, replace(LAST, seed=None), replace(LAST, options={})])
def test_a_setup_is_read_back_from_its_text(setup: Setup) -> None:
    assert Setup.from_json(setup.to_json()) == setup


@pytest.mark.parametrize(
    ("seats", "kept"),
    [
        ("7", 0),
        ("[3, null, []]", 0),
        ('[{"name": "A", "colour": "red"}]', 0),
        ('[{"name": "A", "colour": "pink", "player": "human"}]', 0),
        ('[{"name": "A", "colour": "red", "player": "wizard"}]', 0),
        ('[{"name": 1, "colour": "red", "player": "human"}]', 0),
        (
            '[{"name": "A", "colour": "red", "player": "human"},'
            ' {"name": "B", "colour": "red", "player": "human"}]',
            1,
        ),
    ],
)
def test_damaged_seats_are_left_out(seats: str, kept: int) -> None:
    setup = Setup.from_json(f'{{"game": "novgorod", "seats": {seats}}}')
    assert setup is not None
    assert len(setup.seats) == kept


@pytest.mark.parametrize("seed", ["-1", "1.5", "true", '"7"', "1" + "0" * 18])
def test_a_damaged_seed_is_left_out(seed: str) -> None:
    setup = Setup.from_json(f'{{"game": "novgorod", "options": [], "seed": {seed}}}')
    assert setup == Setup("novgorod", (), {}, None)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '{"game": 3}', '{"seats": 4}', "[" * 99999]
)
def test_a_text_without_a_game_is_no_setup(text: str) -> None:
    assert Setup.from_json(text) is None


@pytest.mark.parametrize(("typed", "seed"), [("", None), (" ", None), ("0", 0), (" 042 ", 42)])
def test_a_typed_seed_is_digits_or_nothing(typed: str, seed: int | None) -> None:
    assert read_seed(typed) == seed


@pytest.mark.parametrize("typed", ["-1", "1.5", "1e3", "abc", "\uff11", "1" * 19, "1 2"])
def test_anything_else_typed_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match="seed"):
        read_seed(typed)


def test_levels_of_old_set_ups_are_found_again() -> None:
    old = Setup("riga", (PlayerSlot("Anna", "red", "random"), PlayerSlot("Bert", "blue", "greedy")))
    found = Setup.from_json(old.to_json())
    assert found is not None
    assert [seat.player for seat in found.seats] == ["apprentice", "journeyman"]
