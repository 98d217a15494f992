"""What a position of Kogge looks like in numbers: what a learned worth is made of.

Everything is read from a view; what is hidden from it changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from hansetable.core import Seat
from hansetable.games.kogge.advice import STAKED, bid_chance, bid_worth, victory
from hansetable.games.kogge.cards import CHIPS, CITIES, GOODS, MADE
from hansetable.games.kogge.eval_terms import (
    DOZEN,
    cargo_worth,
    end_worth,
    founding,
    nearby,
    reach,
    rounds_left,
)
from hansetable.games.kogge.multiset import FIELD, NO_GOOD, NO_MARKER, WIDTH, count, size
from hansetable.games.kogge.scoring import GOAL
from hansetable.games.kogge.state import NOBODY, KoggeState
from hansetable.games.kogge.trade import Trade
from hansetable.games.kogge.turn import Exchange, due_beside

STYLES: Mapping[str, Mapping[str, float]] = {
    "racer": {"points": 25.0, "founding": 1.0, "can_found": 8.0, "six_of_one": 8.0},
    "raider": {"raids": -12.0, "cities_closed": 6.0, "rival_cargo": -1.0, "markers": 0.5},
    "hoarder": {"cargo_points": 0.6, "stored_points": 0.6, "salt": 3.0, "points": -8.0},
    "collector": {"markers": 2.0, "most_equal_markers": 3.0},
}
"""Ways to play one-sidedly: what each adds to the worth of a position, by feature."""
_LONGEST = 12.0
"""About how many rounds a game has."""
_FAR = 4
"""More steps than that are all the same."""


def clock(s: KoggeState, seat: Seat) -> float:
    """Return which part of the game is left, about; it ends before that with five points."""
    return rounds_left(s) / _LONGEST


def features(s: KoggeState, seat: Seat) -> Mapping[str, float]:
    """Return the numbers that tell how good a position is for a seat, by name.

    What an own exchange or offer would bring is taken to be there already.
    """
    top = s.stack[-1] if s.stack else None
    cargo, hand = s.cargo[seat], s.hand[seat]
    offered, price = 0, 0.0
    if isinstance(top, Exchange) and seat == s.turn:
        cargo += top.taken - top.given
    elif isinstance(top, Trade) and top.terms.by == seat:
        t = top.terms
        offered, price = 1, cargo_worth(t.their_goods) - cargo_worth(t.goods)
        if t.side != "mine":
            cargo += t.their_goods - t.goods
        hand += t.their_markers - t.markers
    return (
        _own(s, seat, cargo)
        | _markers(s, seat, hand)
        | _places(s, seat, cargo, hand)
        | _rivals(s, seat)
        | {
            "own_offer": offered,
            "offer_price": price,
            "offers_declined": s.offers[seat],
            "on_turn": s.turn == seat,
            "place": s.order.index(seat) / s.n,
            "piles": size(s.piles[0] + s.piles[1]) / 2 if s.turn == seat else 0.0,
            "stake": STAKED * bid_chance(s.stake[seat]) if s.stake[seat] else 0.0,
        }
    )


_CHIPS = tuple(f"chip_{kind}" for kind in CHIPS)


def _own(s: KoggeState, seat: Seat, cargo: int) -> dict[str, float]:
    """Development points, goods and raid markers."""
    points, kontors = s.points(seat), s.kontors(seat)
    counts = [cargo >> WIDTH * g & FIELD for g in range(len(GOODS))]
    kinds, most = sum(number > 0 for number in counts), max(counts)
    stored = s.stored(seat)
    found: dict[str, float] = {
        "points": points,
        "points_squared": points * points,
        "four_points": points >= GOAL - 1,
        "kontors": kontors,
        "chips": points - kontors,
        "unknown_goods": count(cargo, NO_GOOD),
        "goods": size(cargo),
        "kinds": kinds,
        "all_kinds": kinds == len(GOODS),
        "most_of_one": most,
        "six_of_one": most >= DOZEN,
        "stored": size(stored),
        "cargo_points": end_worth(cargo),
        "stored_points": end_worth(stored),
        "cargo_worth": cargo_worth(cargo),
        "raids": s.raids[seat],
        "second_raid": s.bought >> seat & 1,
        "cities_closed": sum([mask >> seat & 1 for mask in s.raided]),
    }
    found |= zip(GOODS, counts, strict=True)
    for kind, name in enumerate(_CHIPS):
        found[name] = s.has(seat, kind)
    return found


def _markers(s: KoggeState, seat: Seat, hand: int) -> dict[str, float]:
    """The route markers in hand."""
    counts = [hand >> WIDTH * m & FIELD for m in range(len(CITIES))]
    most = max(counts)
    return {
        "markers": size(hand),
        "unknown_markers": count(hand, NO_MARKER),
        "most_equal_markers": most,
        "pair_of_markers": most > 1,
        "three_markers": most > 2,
        "kinds_of_markers": sum([number > 0 for number in counts]),
    }


def _places(s: KoggeState, seat: Seat, cargo: int, hand: int) -> dict[str, float]:
    """What is to be had where the cog is, and near it."""
    if s.cog[seat] < 0:
        return dict.fromkeys(_PLACES, 0.0)
    steps = reach(s, seat)
    counts = [cargo >> WIDTH * g & FIELD for g in range(len(GOODS))]
    kinds = sum(number > 0 for number in counts)
    nearest = float(_FAR), _FAR, _FAR
    able = easy = 0
    for c, far in enumerate(steps):
        one, other = s.sites[2 * c : 2 * c + 2]
        if one != NOBODY and other != NOBODY:
            continue
        markers = max(0, due_beside(one, other) - (hand >> WIDTH * c & FIELD))
        goods = max(0, len(GOODS) - 1 - kinds + (counts[MADE[c]] > 0))
        far = min(far, _FAR)
        able += far <= 1 and not markers and not goods
        easy += far <= 2 and not markers
        nearest = min(nearest, (goods + markers + far / 2, goods, markers))
    here, guild = s.goods[s.cog[seat]], min(steps[s.guild], _FAR)
    points = s.points(seat)
    values = (
        founding(s, seat, hand, cargo, steps),
        nearby(tuple(s.goods), 2 * size(cargo), steps),
        *nearest,
        able > 0,
        able > 0 and points >= GOAL - 2,
        able > 0 and points >= GOAL - 1,
        easy,
        sum([far == 1 for far in steps]),
        sum([far <= 2 for far in steps]),
        size(here),
        end_worth(here),
        guild == 0,
        guild == 1,
        guild,
        bid_worth(s, seat, steps) if s.bids[seat] else 0.0,
    )
    return dict(zip(_PLACES, values, strict=True))


_PLACES = (
    "founding", "rich_city", "nearest_site", "goods_lacking", "markers_lacking", "can_found",
    "founds_fourth", "founds_fifth", "easy_sites", "cities_near", "cities_within_two",
    "goods_here", "points_here", "guild_here", "guild_near", "guild_far", "bid",
)  # fmt: skip
"""The names of what `_places` returns."""
_RIVAL = ("points", "cargo", "markers", "raids", "kontors")
_BEST_RIVAL = tuple(f"rival_{name}" for name in _RIVAL)
_MEAN_RIVAL = tuple(f"rivals_{name}" for name in _RIVAL)


def _rivals(s: KoggeState, seat: Seat) -> dict[str, float]:
    """The best of the others, and with more than one what they have on average."""
    seats = [other for other in range(s.n) if other != seat]
    others = [
        (s.points(o), size(s.cargo[o]), size(s.hand[o]), s.raids[o], s.kontors(o)) for o in seats
    ]
    best = max(others)
    hope, hopes = victory(s, seat), [victory(s, other) for other in seats]
    found: dict[str, float] = dict(zip(_BEST_RIVAL, best, strict=True))
    found |= {
        "rival_points_squared": best[0] ** 2,
        "rival_four_points": best[0] >= GOAL - 1,
        "rival_can_win": best[0] >= GOAL - 1 and best[1] > 2 and best[2] > 0,
        "victory_points": hope,
        "lead": hope - max(hopes),
    }
    if len(others) > 1:
        means = [sum(column) / len(others) for column in zip(*others, strict=True)]
        found |= zip(_MEAN_RIVAL, means, strict=True)
        found["lead_on_average"] = hope - sum(hopes) / len(hopes)
    return found
