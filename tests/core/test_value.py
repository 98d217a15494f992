"""Values are frozen dataclasses without saying so."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, fields, replace

import pytest

from hansetable.core import Value


class Coin(Value):
    worth: int
    mark: str = "lion"


class Purse(Value):
    coins: tuple[Coin, ...]
    total: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "total", sum(coin.worth for coin in self.coins))


class Gilded(Coin):
    """A coin with one field more than its base."""

    layers: int = 1


def test_a_value_is_compared_hashed_and_printed_by_its_fields():
    assert Coin(2) == Coin(2, "lion") != Coin(3)
    assert len({Coin(2), Coin(2), Gilded(2)}) == 2
    assert repr(Gilded(2)) == "Gilded(worth=2, mark='lion', layers=1)"
    assert [field.name for field in fields(Gilded)] == ["worth", "mark", "layers"]


def test_a_value_does_not_change():
    with pytest.raises(FrozenInstanceError):
        Coin(2).worth = 3
    assert replace(Coin(2), worth=3) == Coin(3)


def test_a_value_goes_to_another_process_and_back():
    purse = Purse((Coin(2), Gilded(3)))
    assert purse.total == 5
    assert pickle.loads(pickle.dumps(purse)) == purse
