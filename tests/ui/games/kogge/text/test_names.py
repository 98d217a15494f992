"""The names of goods, cities and chips, counted and listed."""

from __future__ import annotations

from hansetable.games.kogge.cards import CHIPS, CITIES, GOODS
from hansetable.ui.games.kogge.text import names
from hansetable.ui.games.kogge.text.game_text import KoggeText
from tests.ui.games.kogge.text.text_fixture import fit


def test_names(code: str, texts: KoggeText) -> None:
    listed_names = [
        *map(names.good, GOODS),
        *map(names.city, CITIES),
        *map(names.chip, CHIPS),
        *texts.phase_names(),
    ]
    assert [name for name in listed_names if not fit(name)] == []
    assert names.city("kopenhagen") == {"en": "Copenhagen", "de": "Kopenhagen"}[code]
    assert (
        names.goods(("furs", "ore", "furs"))
        == {"en": "1 ore and 2 furs", "de": "1 Erz und 2 Felle"}[code]
    )
    assert names.one("furs") == {"en": "1 fur", "de": "1 Fell"}[code]
