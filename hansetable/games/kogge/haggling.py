"""What others may think of an offer: whether they have what is asked for, and part with it."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Seat
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.eval_terms import cargo_worth, end_worth, hand_worth, haste, outside
from hansetable.games.kogge.multiset import (
    ALL_MARKERS,
    GOOD_DOWN,
    MARKER_DOWN,
    UNIT,
    count,
    covers,
    goods_in,
    markers_in,
    pack_of,
    size,
)
from hansetable.games.kogge.scoring import GOAL
from hansetable.games.kogge.state import NONE, KoggeState
from hansetable.games.kogge.trade import Terms, Trade, terms_of

FAIR, KEEN = 0.5, 0.2
"""How likely a fair offer is accepted, and how much likelier one that brings a point more."""
ASKED = 1.5
"""What it is worth to those who have asked for it themselves, in points."""
SURE = 0.95


def chance(s: KoggeState, seat: Seat, t: Terms) -> float:
    """Return how likely it is, as a seat sees it, that its offer is accepted."""
    if trusts_nobody(s, t.by, t.to) or any(_no_better(t, old) for old in s.unwanted):
        return 0.0
    there, among = outside(s, seat), size(s.cargo[t.to])
    likely = _likely(there, among) if s.cargo[t.to] >= GOOD_DOWN else s.cargo[t.to]
    has = _marker_chance(s, t.to, t.their_markers)
    for g in goods_in(t.their_goods):
        asked, held = count(t.their_goods, g), count(likely, g)
        if s.cargo[t.to] < GOOD_DOWN:
            has *= held >= asked
        else:
            has *= _has(among / sum(there), there[g], asked)
        likely += max(0, asked - held) * UNIT[g]
    if not has:
        return 0.0
    near, markers = haste(s), size(s.hand[t.to])
    paid = markers + size(t.markers) - size(t.their_markers)
    early = cargo_worth(likely - t.their_goods + t.goods) - cargo_worth(likely)
    early += hand_worth(paid * MARKER_DOWN) - hand_worth(markers * MARKER_DOWN)
    late = end_worth(t.goods) - end_worth(t.their_goods)
    gain = early + near * (late - early) + ASKED * (t.by != s.turn)
    return has * min(SURE, max(0.0, FAIR + KEEN * gain))


def requests(s: KoggeState, seat: Seat) -> Sequence[Action]:
    """Return the offers and counter-offers that can be made now, unless there is no hope.

    Who had one declined makes no more in this turn.
    """
    if s.offers[seat]:
        return ()
    said = [(action, terms_of(s, seat, action)) for action in s.listed(seat)]
    return [action for action, terms in said if terms and chance(s, seat, terms)]


def answers(s: KoggeState, seat: Seat) -> Sequence[Action]:
    """Return how the other can answer the offer of a seat: yes, no; nothing if there is none."""
    top = s.stack[-1] if s.stack else None
    own = isinstance(top, Trade) and top.terms.by == seat
    return (say.ACCEPT, say.DECLINE) if own else ()


def trusts_nobody(s: KoggeState, one: Seat, other: Seat) -> bool:
    """Tell whether one of two can win by the next kontor: nobody helps it then (K-81)."""
    return max(s.points(one), s.points(other)) >= GOAL - 1


def _no_better(t: Terms, old: Terms) -> bool:
    """Tell whether an offer is no better for the other than one that it did not want."""
    return (
        (t.by, t.to) == (old.by, old.to)
        and covers(old.goods, t.goods)
        and covers(old.markers, t.markers)
        and covers(t.their_goods, old.their_goods)
        and covers(t.their_markers, old.their_markers)
    )


def _likely(there: tuple[int, ...], among: int) -> int:
    """The cargo of so many goods that one may expect of those that others have."""
    total = sum(there) or 1
    return pack_of([g for g in range(len(GOODS)) for _ in range(round(there[g] * among / total))])


def _marker_chance(s: KoggeState, other: Seat, asked: int) -> float:
    """How likely it is that another seat has markers."""
    hand = s.hand[other]
    if not asked or hand < MARKER_DOWN:
        return float(covers(hand, asked))
    seen = sum([sum([p % MARKER_DOWN for p in packs]) for packs in (s.hand, s.bids, s.pairs)])
    unseen = ALL_MARKERS - seen - pack_of([m for m in s.squares if m != NONE])
    part = size(hand) / size(unseen)
    has = 1.0
    for m in markers_in(asked):
        has *= _has(part, count(unseen, m), count(asked, m))
    return has


def _has(part: float, there: int, asked: int) -> float:
    """How likely a seat has so many of those that are there, with this part of all that is."""
    return 1.0 - (1.0 - part) ** (there / asked) if there >= asked else 0.0
