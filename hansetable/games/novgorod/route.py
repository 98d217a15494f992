"""What a route may be (N-40 to N-46), and what happens to its cards (N-51 to N-66)."""

from __future__ import annotations

from hansetable.core import Action, Refusal, Seat, Step
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import ALL, BITS, CARDS, LUXURIES, city_id, city_ids
from hansetable.games.novgorod.expert import (
    NOWHERE,
    SEA,
    move_pirate,
    pirate_price,
    send_targets,
    skipped,
    slow,
    slowing,
    targets,
)
from hansetable.games.novgorod.lookahead import FEES, MOST_FEE, Lookahead
from hansetable.games.novgorod.reasons import no
from hansetable.games.novgorod.scoring import LUXURY, award
from hansetable.games.novgorod.solvency import merchant_income
from hansetable.games.novgorod.state import BASE, SPEED, NovgorodState

PLACEHOLDER = 8
"""Added to a city in ``route`` for its placeholder."""


def longest(s: NovgorodState, seat: Seat) -> int:
    """Return how many cards a route may have, with the privilege if it is free (N-41)."""
    return s.speed[seat] + (1 if not s.privilege and s.visible(seat) & SPEED else 0)


def pace(s: NovgorodState, seat: Seat) -> int:
    """Return how many cards the route may have without the privilege (N-41, N-115)."""
    return s.speed[seat] - slow(s)


def room(s: NovgorodState, seat: Seat) -> int:
    """Return how many cards may still be laid (N-41, N-115)."""
    left = longest(s, seat) - len(s.route)
    return left if s.expert is BASE else left - slow(s)


def next_cities(s: NovgorodState) -> int:
    """Return the cities that can be visited next (N-40, N-43, N-44, N-115, N-116), as a mask."""
    if s.expert is BASE:
        reachable = CARDS.neighbours[s.route[-1] % PLACEHOLDER] if s.route else ALL
        return reachable & ~s.visited & ~s.barred
    cities = _within_reach(s)
    return cities if room(s, s.turn) > 1 else cities & ~slowing(s)


def slow_city(s: NovgorodState) -> bool:
    """Tell whether the pirate's city could be the next one if the ship were faster (N-115)."""
    return bool(_within_reach(s) & ~next_cities(s))


def _within_reach(s: NovgorodState) -> int:
    """Return the cities that can be visited next by a ship that is fast enough, as a mask."""
    past = skipped(s)
    reachable = SEA[past + 1][s.route[-1] % PLACEHOLDER] if s.route else ALL
    cities = reachable & ~s.visited & ~s.barred
    return cities if past == NOWHERE else cities & ~(1 << past)


def placeholders(s: NovgorodState, seat: Seat) -> int:
    """Return the own offices that can be the last city's placeholder (N-43), as a mask."""
    if not s.route or s.route[-1] >= PLACEHOLDER:
        return 0
    hold = 1 << s.hold[seat] if s.hold[seat] >= 0 else 0
    return s.owned[seat] & ~hold & ~s.visited & ~s.barred


def lay(s: NovgorodState, seat: Seat, c: int) -> None:
    """Add a city to the route, with the base office where the seat has none (N-42)."""
    bit = 1 << c
    s.before[c] = s.visited
    s.route.append(c)
    s.visited |= bit
    if not s.owned[seat] & bit:
        s.base |= bit
        s.fees += FEES[c]


def mark(s: NovgorodState, c: int, k: int) -> None:
    """Lay the office of city ``k`` as the placeholder of city ``c`` (N-43)."""
    s.route.append(c + PLACEHOLDER * (2 + k if s.barred else 1))
    s.marked |= 1 << c
    s.barred |= 1 << k


def payable_cities(s: NovgorodState, seat: Seat, cities: int) -> int:
    """Return which of the cities can be laid next without a dead end (N-46)."""
    rich = s.money[seat] >= s.fees + MOST_FEE
    return cities if rich else _ahead(s, seat).cities(s, cities)


def payable_placeholders(s: NovgorodState, seat: Seat, cards: int) -> int:
    """Return which of the offices can be laid as a placeholder without a dead end (N-46)."""
    return cards if s.money[seat] >= s.fees else _ahead(s, seat).placeholders(s, cards)


def payable(s: NovgorodState, seat: Seat) -> bool:
    """Tell whether the fees of the route can be paid, whatever else the turn brings (N-46)."""
    return s.money[seat] >= s.fees or _ahead(s, seat).payable(s)


def pirate_cities(s: NovgorodState, seat: Seat) -> int:
    """Return where the pirate can be moved to in phase 1 without a dead end, as a mask.

    The front side can be moved at any time (N-115), the back side before the route (N-116).
    """
    if s.expert.pirate_side:
        return 0 if s.route else send_targets(s, seat)
    cities = targets(s, seat, longest(s, seat))
    if not cities or s.money[seat] - pirate_price(s, seat) >= s.fees:
        return cities
    return sum(1 << c for c in BITS[cities] if _stays_payable(s, seat, c))


def refuses_lay(s: NovgorodState, seat: Seat, c: int) -> Refusal | None:
    """Return why a city cannot be the next one of the route (N-40 to N-46, N-115, N-116)."""
    bit, city = 1 << c, city_id(c)
    if c == skipped(s):
        return no("pirate-skipped", city)
    if bit & slowing(s) & ~s.visited and room(s, seat) == 1:
        return no("pirate-slow", city)
    found = _taken(s, c) or full(s, seat)
    if found is not None:
        return found
    if not next_cities(s) & bit:
        apart = "only-placeholder" if placeholders(s, seat) & bit else "no-neighbour"
        return no(apart, city, city_id(s.route[-1] % PLACEHOLDER))
    if payable_cities(s, seat, bit):
        return None
    fee = 0 if s.owned[seat] & bit else FEES[c]
    return no("fee", city, s.fees + fee, s.money[seat])


def refuses_mark(s: NovgorodState, seat: Seat, k: int) -> Refusal | None:
    """Return why the office of a city cannot be the last one's placeholder (N-43, N-46)."""
    city = city_id(k)
    if not s.owned[seat] >> k & 1:
        return no("placeholder-own", city)
    if s.hold[seat] == k:
        return no("placeholder-hold", city)
    found = _taken(s, k) or full(s, seat)
    if found is not None:
        return found
    if placeholders(s, seat) and payable_placeholders(s, seat, 1 << k):
        return None
    return no("placeholder-fees", city, s.fees, s.money[seat])


def _taken(s: NovgorodState, c: int) -> Refusal | None:
    """Return that a city is on the route already, or its office a placeholder (N-43, N-44)."""
    if s.visited >> c & 1:
        return no("visited", city_id(c))
    return no("placeholder", city_id(c)) if s.barred >> c & 1 else None


def full(s: NovgorodState, seat: Seat) -> Refusal | None:
    """Return that no card more can be laid, for the ship or for the pirate (N-41, N-115)."""
    if room(s, seat) > 0:
        return None
    if s.visited & slowing(s):
        return no("pirate-full", city_id(s.expert.pirate))
    return no("full", longest(s, seat))


def refuses_sail(s: NovgorodState, seat: Seat) -> Refusal | None:
    """Return that the fees of the route cannot be paid (N-46)."""
    return None if payable(s, seat) else no("route-fees", s.fees, s.money[seat])


def _stays_payable(s: NovgorodState, seat: Seat, city: int) -> bool:
    """Tell whether the route or a longer one can pay its fees when the pirate was moved (N-46)."""
    then = s.clone()
    move_pirate(then, seat, a.MOVE_PIRATE[city])
    return _ahead(then, seat).completable(then)


def _ahead(s: NovgorodState, seat: Seat) -> Lookahead:
    """Return what is known of the routes of this turn."""
    found = s.lookahead
    if found is None:
        found = s.lookahead = Lookahead(s, longest(s, seat))
    return found


# ---- its cards in phase 2: they work, are stored, give their income -----------------------------


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


def ask(s: NovgorodState, step: Step) -> None:
    """Ask for what is still needed; a thing with only one way plays itself."""
    s.stack.append(step)
    options = step.options(s, s.turn)
    if len(options) == 1:
        step.play(s, s.turn, options[0])
