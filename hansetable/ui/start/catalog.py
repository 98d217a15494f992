"""What each game is called and says of itself; known before any game is loaded."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from hansetable.ui.language import Text


@dataclass(frozen=True, slots=True)
class Tile:
    """What a game says of itself on the start page."""

    game: str
    title: Text
    text: Text
    minutes: Text
    seats: str = "2–4"


_MINUTES = Text("Start", "{minutes} min")

TILES: Sequence[Tile] = (
    Tile(
        "novgorod",
        Text("Start", "Novgorod"),
        Text("Start", "Sail from city to city, put artisans to work, and gather the most seals."),
        _MINUTES.filled(minutes="60–90"),
    ),
    Tile(
        "riga",
        Text("Start", "Riga"),
        Text("Start", "Take goods, put up buildings in five cities, and let them work for you."),
        _MINUTES.filled(minutes="45–60"),
    ),
    Tile(
        "kogge",
        Text("Start", "Kogge"),
        Text(
            "Start", "Bid, sail uncertain routes, trade and raid: win with five development points."
        ),
        _MINUTES.filled(minutes="90–120"),
    ),
)


GAME_ICONS: Mapping[str, str] = MappingProxyType(
    {"novgorod": "kontor", "riga": "guildhall", "kogge": "cog"}
)
"""The icon that stands for a game in a list."""


def game_title(game: str) -> Text:
    """The name of a game, by its id; an unknown one is called by its id."""
    return next((tile.title for tile in TILES if tile.game == game), Text("Start", game))
