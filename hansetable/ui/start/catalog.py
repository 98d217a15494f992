"""What each game is called and says of itself; known before any game is loaded."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from hansetable.ui.language import translate


@dataclass(frozen=True, slots=True)
class Tile:
    """What a game says of itself on the start page."""

    game: str
    title: str
    text: str
    seats: str
    minutes: str


def tiles() -> Sequence[Tile]:
    """The three games in the language of the screen."""
    minutes = translate("Start", "{minutes} min")
    return (
        Tile(
            "novgorod",
            translate("Start", "Novgorod"),
            translate(
                "Start", "Sail a route of cities, put artisans to work, and win thirty seals."
            ),
            "2–4",
            minutes.format(minutes="60–90"),
        ),
        Tile(
            "riga",
            translate("Start", "Riga"),
            translate(
                "Start", "Take goods, raise the houses of five cities, and let them work for you."
            ),
            "2–4",
            minutes.format(minutes="45–60"),
        ),
        Tile(
            "kogge",
            translate("Start", "Kogge"),
            translate(
                "Start", "Bid, sail unsure courses, trade and raid: five points of development win."
            ),
            "2–4",
            minutes.format(minutes="90–120"),
        ),
    )


GAME_ICONS: Mapping[str, str] = MappingProxyType(
    {"novgorod": "kontor", "riga": "guildhall", "kogge": "cog"}
)
"""The icon that stands for a game in a list."""


def game_title(game: str) -> str:
    """The name of a game, by its id."""
    return next(tile.title for tile in tiles() if tile.game == game)
