"""Points, the end of the game, ties (R-80, R-81)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from hansetable.core import Result, Seat
from hansetable.core.game import ranked
from hansetable.games.riga import events as e
from hansetable.games.riga.cards import CARDS, OF, POINTS, bits
from hansetable.games.riga.multiset import base_value
from hansetable.games.riga.payment import PAYING, fund_values, most_funds
from hansetable.games.riga.state import RigaState, cards_in

PENALTY = 2
"""Points lost for a building in hand, or a Riga building that is not built (R-80)."""


def points(s: RigaState, seat: Seat) -> dict[str, int]:
    """Return the points of a seat by category (R-40, R-47, R-80), as if the game ended now."""
    built = s.built[seat]
    return {
        "printed": printed(built),
        "lodges": CARDS.lodges[(built & OF["lodge"]).bit_count()],
        "archives": (built & OF["archive"]).bit_count() * archive_points(s, seat),
        "hand": -PENALTY * cards_in(s.hand[seat]),
        "unbuilt": -PENALTY * s.unbuilt(seat).bit_count(),
    }


def built_points(s: RigaState, seat: Seat) -> int:
    """Return the points of what is built, lodges and archives included."""
    scored = points(s, seat)
    return scored["printed"] + scored["lodges"] + scored["archives"]


@lru_cache(maxsize=1 << 13)
def printed(built: int) -> int:
    """Return the points printed on a set of buildings."""
    return sum(POINTS[b] for b in bits(built))


def archive_points(s: RigaState, seat: Seat) -> int:
    """Return what each archive scores (R-40)."""
    sets = min(s.knights(seat), s.merchants(seat), CARDS.most_sets)
    return CARDS.set_points * sets


def money(s: RigaState, seat: Seat) -> int:
    """Return the money value that breaks ties (R-81): unused functions and goods in hand."""
    ready = s.built[seat] & ~s.used[seat] & PAYING
    funds = fund_values(CARDS.bank * s.merchants(seat), CARDS.inn * s.knights(seat))
    return most_funds(ready, funds) + base_value(s.goods[seat])


def ranking(s: RigaState) -> Result:
    """Rank by points, then by money value; what is still level is shared (R-81)."""
    by_category = [points(s, seat) for seat in range(s.n)]
    scores = tuple(sum(categories.values()) for categories in by_category)
    purses = [money(s, seat) for seat in range(s.n)]
    ranks = ranked([*zip(scores, purses, strict=True)])
    winners = tuple(seat for seat in range(s.n) if ranks[seat] == 1)
    table: list[Mapping[str, int]] = [
        {**categories, "money": purse}
        for categories, purse in zip(by_category, purses, strict=True)
    ]
    return Result(winners, scores, ranks, tuple(table))


def end_game(s: RigaState) -> None:
    """Rank the players and end the game."""
    s.final = ranking(s)
    s.stack.clear()
    s.tell(e.GameEnded, s.final.winners)
