"""What a line of the log points at, in random games of every game."""

from collections import Counter
from functools import cache

import pytest

from hansetable import games
from hansetable.core.game import COMMON
from hansetable.ui.table.scene.highlight import SEATS, pieces_of
from tests.golden import positions

ALWAYS = {
    "novgorod": ("Laid", "OfficeBought", "MissionDrawn", "Produced", "PrivilegeUsed", "Collected"),
    "riga": ("Built", "RowTaken", "BuildingTaken", "Craned", "FunctionUsed"),
    "kogge": ("Sailed", "RouteNamed", "RouteChanged", "MarkerLaid", "GuildMoved", "Settled"),
}
"""Events that speak of pieces which lie on the table just after them."""

NOBODYS = {
    "novgorod": {"GameEnded", "LastRoundBegan"},
    "riga": {"BuildingsDealt", "BuildingsLeft", "GameEnded", "Shuffled", "YearBegan"},
    "kogge": {"GameEnded", "OrderSet", "PairsLaid", "RoundBegan", "StartsShown"},
}
"""Events that may speak neither of a seat nor of a piece that still lies there."""


@cache
def told(name: str):
    """Every event of some random games as the seat that caused it sees it, with the places."""
    game, found = games.game(name), []
    for chosen in (0, -1):
        options = {option.name: option.values[chosen] for option in game.options}
        for state, seat, action in positions(name, 3, 2, **options):
            after = state.clone()
            events = after.play(seat, action)
            places = game.pieces(after.seen_by(seat))
            found += [(event.seen_by(seat), places) for event in events]
    return found


@pytest.mark.parametrize("name", games.GAMES)
def test_every_line_points_at_a_piece_or_a_seat(name: str) -> None:
    dumb = {
        type(event).__name__
        for event, places in told(name)
        if not pieces_of(event, places) and not hasattr(event, "seat")
    }
    assert dumb <= NOBODYS[name]


@pytest.mark.parametrize("name", games.GAMES)
def test_what_is_named_is_pointed_at(name: str) -> None:
    found, count = Counter(), Counter()
    for event, places in told(name):
        count[type(event).__name__] += 1
        found[type(event).__name__] += bool(pieces_of(event, places))
    for kind in ALWAYS[name]:
        assert found[kind] == count[kind] > 0, kind


@pytest.mark.parametrize("name", games.GAMES)
def test_pieces_of_a_seat_that_is_not_named_are_left_out(name: str) -> None:
    for event, places in told(name):
        if hasattr(event, "seat"):
            owners = {places[handle].owner for handle in pieces_of(event, places)} - {COMMON}
            assert owners <= {getattr(event, name, COMMON) for name in SEATS}
