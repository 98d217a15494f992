"""What a view may stand for: hidden goods and markers dealt at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansetable.core.chance import roll
from hansetable.core.state import State
from hansetable.games.kogge.multiset import (
    ALL_GOODS,
    ALL_MARKERS,
    GOOD_DOWN,
    MARKER_DOWN,
    count,
    markers_in,
    pack_of,
    pieces_of,
    size,
)

if TYPE_CHECKING:
    from hansetable.games.kogge.state import KoggeState


def deal_hidden(new: KoggeState) -> None:
    """Give everything in a copy of a view a face that fits what is known."""
    _goods(new)
    _markers(new)
    for seat, chosen in enumerate(new.chosen):
        if chosen < -1:
            able = [m for m in markers_in(new.hand[seat]) if m != new.barred[seat]]
            new.chosen[seat] = able[roll(new, len(able))] if able else new.guild


def _shuffled(s: State, pieces: list[int]) -> list[int]:
    for i in range(len(pieces) - 1, 0, -1):
        j = roll(s, i + 1)
        pieces[i], pieces[j] = pieces[j], pieces[i]
    return pieces


def _goods(new: KoggeState) -> None:
    """Fill cargos and piles; the goods of the supply and of the cities are open."""
    rest = ALL_GOODS - new.stock - sum(new.goods) - sum(new.stores)
    for pack in (*new.cargo, *new.piles):
        rest -= pack % GOOD_DOWN
    bag = _shuffled(new, list(pieces_of(rest)))
    for packs in (new.cargo, new.piles):
        for at, pack in enumerate(packs):
            hidden = pack // GOOD_DOWN
            packs[at] = pack % GOOD_DOWN + pack_of(bag[:hidden])
            del bag[:hidden]


def _markers(new: KoggeState) -> None:
    """Fill hands, squares and the pool, which lacks the numbers that it is seen to lack."""
    rest = ALL_MARKERS - new.pool % MARKER_DOWN
    for packs in (new.hand, new.bids, new.stake, new.pairs):
        rest -= sum(pack % MARKER_DOWN for pack in packs)
    rest -= pack_of(m for m in new.squares if m >= 0)
    bag = _shuffled(new, list(pieces_of(rest)))
    gaps = sum(count(pack, 9) for pack in new.hand) + new.squares.count(-1)
    bag.sort(key=lambda m: count(new.pool, m) > 0)  # stable: what the pool lacks comes first
    dealt, pooled = _shuffled(new, bag[:gaps]), bag[gaps:]
    for seat, pack in enumerate(new.hand):
        hidden = pack // MARKER_DOWN
        new.hand[seat] = pack % MARKER_DOWN + pack_of(dealt[:hidden])
        del dealt[:hidden]
    for q, m in enumerate(new.squares):
        if m < 0:
            new.squares[q] = dealt.pop()
    new.pool = new.pool % MARKER_DOWN + pack_of(pooled)
    assert size(new.pool) == size(new.pool % MARKER_DOWN)
