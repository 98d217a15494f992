"""What happens to the cards of a route in phase 2: they work, are stored, give their income."""

from __future__ import annotations

from hansetable.core import Action, Seat
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CARDS, LUXURIES, city_id, city_ids
from hansetable.games.novgorod.scoring import LUXURY, award
from hansetable.games.novgorod.solvency import merchant_income
from hansetable.games.novgorod.state import NovgorodState


def work(s: NovgorodState, action: a.AtWork) -> None:
    """Lay an artisan and use up commodities (N-51, N-54)."""
    c = s.artisan_at.index(action.a)
    bit = 1 << c
    s.artisans &= ~bit
    s.fresh &= ~action.used
    if s.spots & bit:
        s.spots &= ~bit
    else:
        s.fresh &= ~bit
    if action.held:
        use_held(s)


def use_held(s: NovgorodState) -> None:
    """Use the stored commodity: its office returns, the hold is free from now on (N-78)."""
    s.held = -1
    s.hold[s.turn] = -1


def award_luxury(s: NovgorodState, action: a.AtWork) -> None:
    """Give the bonus for a luxury good from two or more commodities (N-55)."""
    if len(action.goods) > 1:
        award(s, LUXURY)


def gather(s: NovgorodState, seat: Seat, action: Action) -> None:
    """Make a luxury good or use a commodity for a mission, a career step or special missions."""
    match action:
        case a.Craft():
            work(s, action)
            luxury = LUXURIES[a.MAKES[action.a]]
            s.tell(e.Crafted, seat, action.artisan, luxury, action.goods)
            award_luxury(s, action)
        case a.Use(g=good, held=held):
            if held:
                use_held(s)
            else:
                s.fresh &= ~(1 << good)
            s.tell(e.Used, seat, CARDS.cities[good].good, held)


def collect(s: NovgorodState, seat: Seat, cards: int, earned: int) -> None:
    """Take the income of own offices on the route (N-64), with what the merchant adds (N-110)."""
    more = merchant_income(s, cards) if s.expert.merchant >= 0 else 0
    s.fresh &= ~cards
    s.money[seat] += earned
    s.tell(e.Collected, seat, city_ids(cards & ~s.base), earned - more)
    if more:
        s.tell(e.MerchantGave, seat, city_id(s.expert.merchant), more, 0)


def store(s: NovgorodState, seat: Seat, c: int) -> None:
    """Put an office into the hold; what was there is given up (N-45, N-63)."""
    given_up = city_id(s.hold[seat]) if s.hold[seat] >= 0 else ""
    s.fresh &= ~(1 << c)
    s.held = -1
    s.hold[seat] = c
    s.stored = True
    s.tell(e.Stored, seat, city_id(c), given_up)
