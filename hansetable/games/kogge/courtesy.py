"""What computer players do not ask people for, though the rules let them (K-70, K-71)."""

from __future__ import annotations

from collections.abc import Collection

from hansetable.core import Seat
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.eval_terms import outside
from hansetable.games.kogge.multiset import count
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.trade import fair_offer, fair_ways


def spare(view: KoggeState, seat: Seat, people: Collection[Seat], quiet: Collection[Seat]) -> None:
    """Let the view of a computer player know offers that are not worth making as declined.

    Those are the ones to ``people`` who cannot have what is asked for, as everybody can count, and
    all to those who want ``quiet``.
    """
    there = outside(view, seat)
    for other in people:
        for way in fair_ways(view.cargo[seat], view.hand[seat]):
            terms = fair_offer(seat, other, way)[1]
            asked = [count(terms.their_goods, g) for g in range(len(GOODS))]
            if other in quiet or any(n > m for n, m in zip(asked, there, strict=True)):
                view.declined = (*view.declined, terms)
