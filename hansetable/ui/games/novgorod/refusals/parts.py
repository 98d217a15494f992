"""What the sentences of several phases are made of."""

from __future__ import annotations

from hansetable.ui.games.novgorod import words


def of_city(text: str, city: str) -> str:
    """Return a text with the name of a city in it."""
    return text.format(city=words.city(city))


def unpaid(text: str, fees: int, money: int, city: str = "") -> str:
    """Return a text about harbour fees and the ducats that are there, and perhaps a city."""
    name = words.city(city) if city else ""
    return text.format(city=name, fees=words.ducats(fees), money=words.ducats(money))
