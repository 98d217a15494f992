"""What the sentences of several phases are made of."""

from __future__ import annotations

from hansetable.ui.games.novgorod.text import names


def of_city(text: str, city: str) -> str:
    """Return a text with the name of a city in it."""
    return text.format(city=names.city(city))


def unpaid(text: str, fees: int, money: int, city: str = "") -> str:
    """Return a text about harbour fees and the ducats that are there, and perhaps a city."""
    name = names.city(city) if city else ""
    return text.format(city=name, fees=names.ducats(fees), money=names.ducats(money))
