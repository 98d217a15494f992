"""Packs: multisets of goods or of route markers, each as one whole number; and bids.

Seven bits a kind, the first one lowest. The field after the last kind counts pieces whose face
the viewer does not know: the fifth of a pack of goods, the tenth of a pack of markers. Packs are
added and subtracted like numbers, and because 128 is 1 more than 127, the number of pieces in a
pack is its remainder by 127: a pack holds 126 pieces at most.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache

from hansetable.games.kogge.cards import CARDS, CITIES, GOODS

WIDTH = 7
FIELD = (1 << WIDTH) - 1
MOST = FIELD - 1
"""A pack of more pieces would be read as another one."""
UNIT = tuple(1 << WIDTH * kind for kind in range(len(CITIES) + 1))
"""One piece of each kind."""
NO_GOOD, NO_MARKER = len(GOODS), len(CITIES)
"""The kinds of a good and of a marker whose face is not known."""
GOOD_DOWN, MARKER_DOWN = UNIT[NO_GOOD], UNIT[NO_MARKER]
"""One good, one marker, whose face is not known."""
ALL_GOODS = sum(count * unit for count, unit in zip(CARDS.counts, UNIT, strict=False))
"""All goods of the game (K-4)."""
ALL_MARKERS = sum(count * unit for count, unit in zip(CARDS.markers, UNIT, strict=False))
"""All route markers of the game (K-3)."""
_CACHE = 1 << 15


def size(pack: int) -> int:
    """Return the number of pieces."""
    return pack % FIELD


def count(pack: int, kind: int) -> int:
    """Return the number of pieces of one kind."""
    return pack >> WIDTH * kind & FIELD


def pack_of(kinds: Iterable[int]) -> int:
    """Return the pack of these pieces."""
    return sum([UNIT[kind] for kind in kinds])


@lru_cache(maxsize=_CACHE)
def pieces_of(pack: int) -> tuple[int, ...]:
    """Return the pieces of a pack, sorted, unknown ones last."""
    return tuple([kind for kind in range(len(UNIT)) for _ in range(pack >> WIDTH * kind & FIELD)])


@lru_cache(maxsize=_CACHE)
def goods_in(pack: int) -> tuple[int, ...]:
    """Return the different known goods of a pack of goods."""
    return tuple([g for g in range(NO_GOOD) if pack >> WIDTH * g & FIELD])


@lru_cache(maxsize=_CACHE)
def markers_in(pack: int) -> tuple[int, ...]:
    """Return the different known markers of a pack of markers."""
    return tuple([m for m in range(NO_MARKER) if pack >> WIDTH * m & FIELD])


@lru_cache(maxsize=_CACHE)
def good_names(pack: int) -> tuple[str, ...]:
    """Return the ids of the goods of a pack, sorted; empty ones for unknown faces."""
    return tuple(GOODS[g] if g < NO_GOOD else "" for g in pieces_of(pack))


@lru_cache(maxsize=_CACHE)
def marker_names(pack: int) -> tuple[str, ...]:
    """Return the numbers of the markers of a pack, sorted; empty ones for unknown faces."""
    return tuple(str(m) if m < NO_MARKER else "" for m in pieces_of(pack))


def common(one: int, other: int) -> int:
    """Return the known pieces that two packs have in common."""
    return sum(
        UNIT[kind] * min(count(one, kind), count(other, kind)) for kind in range(len(UNIT) - 1)
    )


@lru_cache(maxsize=_CACHE)
def covers(pack: int, part: int) -> bool:
    """Tell whether a pack holds at least what another one holds, kind by kind."""
    return not part or all(count(pack, kind) >= count(part, kind) for kind in range(len(UNIT)))


def without(pack: int, part: int, down: int) -> int:
    """Return a pack without a part of it; what a view does not know is taken from the unknown."""
    if pack < down:
        return pack - part
    known = common(pack, part)
    return pack - known - min(size(part) - size(known), pack // down) * down


# ---- markers as bids (K-23, K-27) ------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def strength(bid: int) -> tuple[int, ...]:
    """Return a value to compare bids by: a greater one is the better bid; () for no marker."""
    markers = sorted(pieces_of(bid), reverse=True)
    if not markers:
        return ()
    if len(markers) > 1 and markers[0] == markers[-1]:
        return 1, len(markers), markers[0]
    return 0, sum(markers), markers.count(0), *markers


def completable(laid: int, rest: int, others: Collection[int]) -> bool:
    """Tell whether what is laid can be made a bid that nobody has laid yet."""
    if laid and laid not in others:
        return True
    return any(completable(laid + UNIT[m], rest - UNIT[m], others) for m in markers_in(rest))
