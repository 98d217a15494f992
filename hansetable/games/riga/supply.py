"""Drawing from the piles (R-11), and the cards of the pile that cover functions (R-38)."""

from __future__ import annotations

from hansetable.core import Seat
from hansetable.core.chance import mix, shuffle
from hansetable.core.state import OMNISCIENT
from hansetable.games.riga import events as e
from hansetable.games.riga.cards import bits
from hansetable.games.riga.multiset import HIDDEN, goods_of, size
from hansetable.games.riga.state import (
    FACE_DOWN,
    MARKER,
    NO_COVER,
    RigaState,
    cards_in,
)


def draw_good(s: RigaState) -> int | None:
    """Return the top good, after a reshuffling of the discards if need be (R-11)."""
    if not s.goods_pile:
        if not s.goods_discard:
            return None
        if s.viewer == OMNISCIENT:
            s.goods_pile = goods_of(s.goods_discard)
            mix(s, s.goods_pile)
        else:
            s.goods_pile = [HIDDEN] * size(s.goods_discard)
        s.goods_discard = 0
        s.tell(e.Shuffled, "goods")
    return s.goods_pile.pop()


def draw_building(s: RigaState) -> int | None:
    """Return the top building, after a reshuffling of the discards if need be (R-11)."""
    if not s.pile:
        if not s.discard:
            return None
        if s.viewer == OMNISCIENT:
            s.pile = list(bits(s.discard))
            shuffle(s, s.pile)
        else:
            s.pile = [FACE_DOWN] * cards_in(s.discard)
        s.discard = 0
        s.dropped = [0] * s.n
        s.tell(e.Shuffled, "buildings")
    return s.pile.pop()


def discard_buildings(s: RigaState, mask: int) -> None:
    """Discard buildings that everybody has seen (R-11)."""
    s.discard |= mask
    s.dropped = [known | mask for known in s.dropped]


def discard_secretly(s: RigaState, seat: Seat, mask: int) -> None:
    """Discard buildings face down that only a seat has seen (R-11)."""
    s.discard += mask
    s.dropped[seat] |= mask


def recover(s: RigaState, seat: Seat) -> None:
    """See to it that all that must be covered is covered (R-38).

    Each building can cover one other, so a card of the pile is needed, just one, while every own
    building needs a cover; later it goes back on top of the pile.
    """
    need = s.covered(seat)
    short = bool(need) and need == s.built[seat].bit_count()
    cover = s.cover[seat]
    if short and cover == NO_COVER:
        card = draw_building(s)
        s.cover[seat] = MARKER if card is None else card
        s.tell(e.Covered, seat, card is None)
    elif cover != NO_COVER and not short:
        s.cover[seat] = NO_COVER
        if cover != MARKER:
            s.pile.append(cover)
        s.tell(e.Uncovered, seat)
