"""What a position of Riga looks like in numbers: what a learned worth is made of.

Everything is read from a view; what is hidden from it changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from hansetable.core import Seat
from hansetable.games.riga.advice import expected_ducats, turns_left
from hansetable.games.riga.bill import owned
from hansetable.games.riga.cards import (
    ALL_CITY,
    CARDS,
    CITY_OF,
    COST,
    FIRST,
    HALF,
    OF,
    POINTS,
    RIGA,
    VALUES,
    bits,
)
from hansetable.games.riga.multiset import FIELD, HIDDEN, SHIFTS, WIDTH, size
from hansetable.games.riga.proposal import usefulness
from hansetable.games.riga.scoring import built_points
from hansetable.games.riga.state import UNKNOWN, RigaState, cards_in
from hansetable.games.riga.year import limit

STYLES: Mapping[str, Mapping[str, float]] = {
    "builder": {"open_score": 0.4, "building_cards": -0.5},
    "hoarder": {"goods": 0.5, "building_cards": 0.7, "ready_crane": 1.0},
    "scholar": {"archives": 2.0, "sets": 2.0, "archives_in_hand": 1.5, "lodges_in_hand": 1.0},
    "trader": {"manufactories": 1.5, "market_halls": 1.5, "ready_yard": 1.0},
}
"""Ways to play one-sidedly: what each adds to the worth of a position, by feature."""
_MONEY = OF["kontor"] | OF["bank"] | OF["inn"]
_PILE = 2.5
"""What an unknown good may be useful for."""


def clock(s: RigaState, seat: Seat) -> float:
    """Return which part of its turns a seat still has; 0: none."""
    return turns_left(s, seat)[1] / (2 * s.years())


def features(s: RigaState, seat: Seat) -> Mapping[str, float]:
    """Return the numbers that tell how good a position is for a seat, by name."""
    before_winter = turns_left(s, seat)[0]
    knights, merchants = s.knights(seat), s.merchants(seat)
    built, goods = s.built[seat], s.goods[seat]
    ready = built & ~s.used[seat]
    sets = min(knights, merchants, CARDS.most_sets)
    archives = (built & OF["archive"]).bit_count()
    banks, inns = (ready & OF["bank"]).bit_count(), (ready & OF["inn"]).bit_count()
    cloth, glass, wine, grain = (goods >> shift & FIELD for shift in SHIFTS)
    over = max(0, size(goods) + cards_in(s.hand[seat]) - limit(s, seat))
    own = {
        "open_score": built_points(s, seat),
        "knights": knights,
        "merchants": merchants,
        "sets": sets,
        "lodges": (built & OF["lodge"]).bit_count(),
        "archives": archives,
        "archive_sets": archives * sets,
        "ready_kontors": (ready & OF["kontor"]).bit_count(),
        "ready_banks": banks,
        "ready_inns": inns,
        "ready_crane": (ready & OF["crane"]).bit_count(),
        "ready_treasury": (ready & OF["treasury"]).bit_count(),
        "ready_yard": (ready & OF["yard"]).bit_count(),
        "bank_ducats": banks * merchants,
        "inn_ducats": inns * knights,
        "manufactories": (built & OF["manufactory"]).bit_count(),
        "market_halls": (built & OF["market"]).bit_count(),
        "riga_unbuilt": s.unbuilt(seat).bit_count(),
        "cloth": cloth,
        "glass": glass,
        "wine": wine,
        "grain": grain,
        "unknown_goods": goods >> WIDTH * HIDDEN,
        "goods": size(goods),
        "over_limit": over,
        "over_in_winter": 0 if before_winter else over,
    }
    return own | _in_hand(s, seat) | _rivals(s, seat) | _table(s, seat, before_winter)


def _money(s: RigaState, seat: Seat) -> int:
    """What the money functions of a seat would pay together."""
    ready = s.built[seat] & ~s.used[seat]
    return (
        CARDS.kontor * (ready & OF["kontor"]).bit_count()
        + CARDS.bank * s.merchants(seat) * (ready & OF["bank"]).bit_count()
        + CARDS.inn * s.knights(seat) * (ready & OF["inn"]).bit_count()
    )


def _in_hand(s: RigaState, seat: Seat) -> dict[str, float]:
    """The buildings in hand, and what there is to pay for them."""
    built, hand = s.built[seat], s.hand[seat]
    mine = hand & ALL_CITY
    ducats, money = expected_ducats(s, seat, owned(s, seat)), _money(s, seat)
    tables = VALUES[built >> FIRST["manufactory"] & 15][built >> FIRST["market"] & 15]
    counts = [s.goods[seat] >> shift & FIELD for shift in SHIFTS]
    wealth = [
        money + sum([value * number for value, number in zip(tables[c], counts, strict=True)])
        for c in range(RIGA)
    ]
    crane = built & ~s.used[seat] & OF["crane"]
    points = cost = payable = payable_points = short = cities = 0
    for b in bits(mine):
        points += POINTS[b]
        cost += COST[b]
        cities |= 1 << CITY_OF[b]
        lacking = COST[b] - wealth[CITY_OF[b]] - (HALF[b] if crane else 0)
        if lacking <= 0:
            payable += 1
            payable_points += POINTS[b]
        else:
            short += lacking
    lodges = (mine & OF["lodge"]).bit_count()
    return {
        "ducats": ducats,
        "money": money,
        "building_cards": cards_in(hand),
        "unknown_buildings": hand >> UNKNOWN,
        "points_in_hand": points,
        "cost_in_hand": cost,
        "lodges_in_hand": lodges,
        "lodges_joined": lodges * (built & OF["lodge"]).bit_count(),
        "lodge_pairs": lodges * (lodges - 1) / 2,
        "archives_in_hand": (mine & OF["archive"]).bit_count(),
        "fortresses_in_hand": (mine & OF["fortress"]).bit_count(),
        "guildhalls_in_hand": (mine & OF["guildhall"]).bit_count(),
        "money_in_hand": (mine & _MONEY).bit_count(),
        "yards_in_hand": (mine & OF["yard"]).bit_count(),
        "makers_in_hand": (mine & (OF["manufactory"] | OF["market"])).bit_count(),
        "cranes_in_hand": (mine & OF["crane"]).bit_count(),
        "payable": payable,
        "payable_points": payable_points,
        "short": short,
        "cities_in_hand": cities.bit_count(),
        "cost_open": max(0.0, cost - ducats - money),
        "cost_covered": min(float(cost), ducats + money),
    }


_RIVAL = (
    "score", "cards", "goods", "money", "cranes", "yards", "lodges", "archives", "sets", "turns",
)  # fmt: skip
_BEST_RIVAL = tuple(f"rival_{name}" for name in _RIVAL)
_MEAN_RIVAL = tuple(f"rivals_{name}" for name in _RIVAL)


def _rival(s: RigaState, seat: Seat) -> tuple[int, ...]:
    """What everybody sees of a seat, in the order of `_RIVAL`."""
    built = s.built[seat]
    ready = built & ~s.used[seat]
    return (
        built_points(s, seat),
        cards_in(s.hand[seat]),
        size(s.goods[seat]),
        _money(s, seat),
        (ready & OF["crane"]).bit_count(),
        (ready & OF["yard"]).bit_count(),
        (built & OF["lodge"]).bit_count(),
        (built & OF["archive"]).bit_count(),
        min(s.knights(seat), s.merchants(seat), CARDS.most_sets),
        turns_left(s, seat)[1],
    )


def _rivals(s: RigaState, seat: Seat) -> dict[str, float]:
    """The best of the others, and with more than one what they have on average."""
    others = [_rival(s, other) for other in range(s.n) if other != seat]
    found: dict[str, float] = dict(zip(_BEST_RIVAL, max(others), strict=True))
    if len(others) > 1:
        means = [sum(column) / len(others) for column in zip(*others, strict=True)]
        found |= zip(_MEAN_RIVAL, means, strict=True)
    return found


def _table(s: RigaState, seat: Seat, before_winter: int) -> dict[str, float]:
    """What lies on the table for the turns that the seat has until winter."""
    use = (*usefulness(s.built[seat], owned(s, seat)), _PILE)
    rows = sorted([sum([use[g] for g in row]) for row in s.rows if row], reverse=True)
    rows += [0.0] * 3
    shown = 0
    for b in (*s.below, *s.above):
        shown |= 1 << b
    return {
        "best_row": rows[0] * before_winter,
        "second_row": rows[1] * before_winter,
        "third_row": rows[2] * before_winter,
        "lodges_shown": (shown & OF["lodge"]).bit_count() * before_winter,
        "buildings_shown": shown.bit_count() * before_winter,
    }
