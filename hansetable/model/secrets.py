"""Whether people at one screen know anything that the others must not see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hansetable.core import Game, Seat, State
from hansetable.core.state import SPECTATOR


def any_secret(game: Game, state: State, seats: Iterable[Seat]) -> bool:
    """Whether one of the seats knows anything that an onlooker does not.

    That is a choice which several make at once, or a piece whose name only its owner sees.
    """
    if len(state.asked()) > 1:
        return True
    common = _known(game, state, SPECTATOR)
    return any(_known(game, state, seat) != common for seat in seats)


def _known(game: Game, state: State, viewer: Seat) -> Counter[str]:
    """The names of all pieces that a viewer knows."""
    return Counter(place.name for place in game.pieces(state.seen_by(viewer)).values())
