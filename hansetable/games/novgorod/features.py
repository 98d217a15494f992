"""What a position of Novgorod looks like in numbers: what a learned worth is made of.

Everything is read from a view; what is hidden from it changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from hansetable.core import Seat
from hansetable.games.novgorod.advice import (
    bonuses_worth,
    fleet_worth,
    money_worth,
    saves,
    turns_left,
)
from hansetable.games.novgorod.cards import BITS, CARDS, GOODS
from hansetable.games.novgorod.scoring import TOP, VARIETY, loses, variety
from hansetable.games.novgorod.state import INCOME, MISSION, SEAL, SPEED, NovgorodState
from hansetable.games.novgorod.use import mission_bits

STYLES: Mapping[str, Mapping[str, float]] = {
    "racer": {"level": 3.0, "steps_missing": -3.0},
    "missionary": {"missions_in_hand": 2.0, "missions_begun": 3.0, "missions_done": 3.0},
    "shipwright": {"speed_4": 5.0, "speed_5": 9.0},
    "landlord": {"offices": 2.0, "income": 0.5, "neighbours": 0.4},
}
"""Ways to play one-sidedly: what each adds to the worth of a position, by feature."""
_MOST_TURNS = 9.0
"""As many turns `turns_left` returns at most, about."""
_ONE_TURN = 0.05


def clock(s: NovgorodState, seat: Seat) -> float:
    """Return about which part of the game is left for a seat; 0: it has no turn left."""
    left = turns_left(s) / _MOST_TURNS
    if left or (seat - s.start) % s.n < (s.turn - s.start) % s.n:
        return left
    return _ONE_TURN


def features(s: NovgorodState, seat: Seat) -> Mapping[str, float]:
    """Return the numbers that tell how good a position is for a seat, by name."""
    turns, card = turns_left(s), s.career_side(seat)
    level, visible, ducats = s.level[seat], s.visible(seat), s.money[seat]
    speed = s.speed[seat]
    own = {
        "seals": s.seals[seat],
        "seals_a_turn": card.seals[level],
        "level": level,
        "steps_missing": max(0, card.loses - level),
        "top_level": level == TOP,
        "next_seals": card.seals[level + 1] - card.seals[level] if level < TOP else 0,
        "saves": saves(card, level),
        "can_seal": bool(visible & SEAL),
        "can_speed": bool(visible & SPEED),
        "can_income": bool(visible & INCOME),
        "can_mission": bool(visible & MISSION),
        "ducats": ducats,
        "ten_ducats": min(ducats, 10),
        "twenty_ducats": min(ducats, 20),
        "speed_3": speed == 3,
        "speed_4": speed == 4,
        "speed_5": speed > 4,
        "variety": variety(s, seat) if VARIETY in s.bonus else 0,
        "bonuses": bonuses_worth(s, seat, turns),
        "money_worth": money_worth(ducats, s.career[seat], s.side[seat], level, speed, turns),
    }
    return own | _offices(s, seat, turns) | _missions(s, seat) | _rivals(s, seat) | _race(s, seat)


def _offices(s: NovgorodState, seat: Seat, turns: float) -> dict[str, float]:
    """The offices, what they bring, and the hold."""
    at, owned, speed = seat * GOODS, s.owned[seat], s.speed[seat]
    income = fees = neighbours = 0
    for c in BITS[owned]:
        city = CARDS.cities[c]
        income += city.offices[s.office[at + c]][1]
        fees += city.fee
        neighbours += (CARDS.neighbours[c] & owned).bit_count()
    have = owned | _held(s, seat)
    crafts = 0
    for c, artisan in enumerate(s.artisan_at):
        goods = have | 1 << c
        crafts += max(
            [seals for mask, seals in CARDS.artisans[artisan].recipes if not mask & ~goods],
            default=0,
        )
    offices = tuple(s.office[at : at + GOODS])
    stored = s.hold[seat] >= 0
    return {
        "offices": owned.bit_count(),
        "income": income,
        "fees_saved": fees,
        "neighbours": neighbours,
        "stored": stored,
        "crafts": crafts,
        "crafts_by_speed": crafts * (speed - 2),
        "fleet_worth": fleet_worth(owned, offices, speed, stored, turns),
    }


def _held(s: NovgorodState, seat: Seat) -> int:
    """The stored commodity, as a mask."""
    return 1 << s.hold[seat] if s.hold[seat] >= 0 else 0


def _missions(s: NovgorodState, seat: Seat) -> dict[str, float]:
    """The missions in progress, and how far the own offices cover them."""
    have = s.owned[seat] | _held(s, seat)
    covered = luxuries = lacking = 0
    for m in mission_bits(s.hand[seat] | s.left[seat]):
        mission = CARDS.missions[m]
        if mission.luxury:
            luxuries += 1
            continue
        for mask in mission.lines:
            covered += not mask & ~have
            lacking += (mask & ~have).bit_count()
    done = s.completed(seat)
    return {
        "missions_in_hand": s.hand[seat].bit_count() + s.unknown[seat],
        "missions_begun": s.left[seat].bit_count(),
        "missions_done": done,
        "two_missions_done": done > 1,
        "lines_covered": covered,
        "luxury_missions": luxuries,
        "goods_lacking": lacking,
    }


_RIVAL = ("seals", "level", "ducats", "speed", "offices", "missions", "seals_a_turn", "loses")
_BEST_RIVAL = tuple(f"rival_{name}" for name in _RIVAL)
_MEAN_RIVAL = tuple(f"rivals_{name}" for name in _RIVAL)


def _rivals(s: NovgorodState, seat: Seat) -> dict[str, float]:
    """The best of the others, and with more than one what they have on average."""
    others = [
        (
            s.seals[o], s.level[o], s.money[o], s.speed[o], s.owned[o].bit_count(),
            s.in_progress(o), s.career_side(o).seals[s.level[o]], loses(s, o),
        )
        for o in range(s.n)
        if o != seat
    ]  # fmt: skip
    found: dict[str, float] = dict(zip(_BEST_RIVAL, max(others), strict=True))
    if len(others) > 1:
        means = [sum(column) / len(others) for column in zip(*others, strict=True)]
        found |= zip(_MEAN_RIVAL, means, strict=True)
        found["rivals_top_level"] = max(other[1] for other in others)
    return found


def _race(s: NovgorodState, seat: Seat) -> dict[str, float]:
    """How near the end is, and the place in the round."""
    most, level = max(s.seals), max(s.level)
    return {
        "most_seals": most,
        "top": level,
        "round": s.round / _MOST_TURNS,
        "last_round": s.last,
        "ends_by_seals": most >= CARDS.goal,
        "ends_by_career": level == TOP,
        "place": (seat - s.start) % s.n / s.n,
    }
