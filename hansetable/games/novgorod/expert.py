"""Merchant and pirate (N-110 to N-116): the first part of the expert game.

The special missions, its second part, are in ``special``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_

from hansetable.core import Action, Seat, Step
from hansetable.core.chance import roll
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import ALL, BITS, CARDS, GOODS, SIDES, city_id
from hansetable.games.novgorod.state import PIRATE, Expert, NovgorodState

NOWHERE = -1
"""The city of a figure that is not in play; no city that ships sail past."""
MOVES = tuple(tuple(a.MOVE_PIRATE[c] for c in BITS[mask]) for mask in range(ALL + 1))


def _sea(skipped: int) -> tuple[int, ...]:
    """Return each city's neighbours when ships sail past one: its own become mutual (N-116)."""
    if skipped == NOWHERE:
        return CARDS.neighbours
    bit, around = 1 << skipped, CARDS.neighbours[skipped]
    return tuple(
        0 if c == skipped else (near | around) & ~bit & ~(1 << c) if near & bit else near
        for c, near in enumerate(CARDS.neighbours)
    )


SEA = tuple(_sea(skipped) for skipped in range(NOWHERE, GOODS))
"""The neighbours of each city as masks, by the city that ships sail past, and one."""


def _within(sea: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the cities within so many steps, by steps and city, as masks."""
    near = [tuple(1 << c for c in range(GOODS))]
    for _ in range(GOODS):
        near.append(tuple(reduce(or_, (sea[c] for c in BITS[mask]), mask) for mask in near[-1]))
    return tuple(near)


NEAR = tuple(_within(sea) for sea in SEA)
"""The cities within so many steps, by the city that ships sail past, and one; steps; city."""


def place_figures(s: NovgorodState, options: Mapping[str, str]) -> None:
    """Choose sides and start cities of the figures that are in play (N-110 to N-116)."""
    figures = CARDS.figures
    merchant, merchant_side = _place(s, options, "merchant", figures.merchant_start)
    pirate, pirate_side = _place(s, options, "pirate", figures.pirate_start)
    if (merchant, pirate) != (NOWHERE, NOWHERE):
        s.expert = s.expert._replace(
            merchant=merchant, merchant_side=merchant_side, pirate=pirate, pirate_side=pirate_side
        )


def _place(
    s: NovgorodState, options: Mapping[str, str], figure: str, start: int
) -> tuple[int, int]:
    """Return the city and the side of a figure, as the options want it."""
    chosen = options.get(figure, "off")
    if chosen == "off":
        return NOWHERE, 0
    side = roll(s, len(SIDES)) if chosen == "random" else SIDES.index(chosen)
    random = options.get("starts", "fixed") == "random"
    return roll(s, GOODS) if random else start, side


# ---- the merchant ---------------------------------------------------------------------------


def merchants_part(s: NovgorodState, action: a.AtWork) -> tuple[int, int]:
    """Return the seals and ducats more for a luxury good made for seals (N-110, N-111)."""
    expert, figures = s.expert, CARDS.figures
    if expert.merchant < 0 or s.artisan_at[expert.merchant] != action.a:
        return 0, 0
    return (figures.merchant_seals, 0) if expert.merchant_side else (0, figures.merchant_ducats)


def add_to_luxury(s: NovgorodState, seat: Seat, action: a.AtWork) -> None:
    """Add the merchant's part to a luxury good made for seals in his city (N-110, N-111)."""
    seals, ducats = merchants_part(s, action)
    if seals or ducats:
        s.money[seat] += ducats
        s.seals[seat] += seals
        s.tell(e.MerchantGave, seat, city_id(s.expert.merchant), ducats, seals)


def after_merchant(s: NovgorodState, seat: Seat) -> int:
    """Return where the merchant goes on to after phase 2 of a seat: by the ship's speed (N-112)."""
    return (s.expert.merchant + s.speed[seat]) % GOODS


def move_merchant(s: NovgorodState, seat: Seat) -> None:
    """Move the merchant clockwise (N-112)."""
    city = after_merchant(s, seat)
    s.expert = Expert(city, *s.expert[1:])
    s.tell(e.MerchantMoved, seat, city_id(city))


# ---- the pirate -----------------------------------------------------------------------------


def skipped(s: NovgorodState) -> int:
    """Return the city that ships sail past (N-116), or `NOWHERE`."""
    expert = s.expert
    return expert.pirate if expert.pirate_side else NOWHERE


def slowing(s: NovgorodState) -> int:
    """Return the city that makes a route through it slower (N-115), as a mask."""
    expert = s.expert
    return 0 if expert.pirate_side or expert.pirate < 0 else 1 << expert.pirate


def slow(s: NovgorodState) -> int:
    """Return by how much the route is slower (N-115)."""
    return 1 if s.visited & slowing(s) else 0


def pirate_price(s: NovgorodState, seat: Seat) -> int:
    """Return what moving the pirate costs a seat (N-115); nothing with his back side."""
    if s.expert.pirate_side:
        return 0
    seals = s.seals
    above = {other for other in seals if other > seals[seat]}
    return (CARDS.figures.pirate_most, CARDS.figures.pirate_second, 0)[min(2, len(above))]


def targets(s: NovgorodState, seat: Seat, capacity: int) -> int:
    """Return where the pirate can be moved to for ducats now (N-115), as a mask.

    While a route lies he cannot be moved into it if it would be longer than ``capacity``.
    """
    expert = s.expert
    if expert.pirate < 0 or expert.pirate_side or s.money[seat] < pirate_price(s, seat):
        return 0
    cities = ALL & ~(1 << expert.pirate)
    return cities if len(s.route) < capacity else cities & ~s.visited


def can_send(s: NovgorodState, seat: Seat) -> bool:
    """Tell whether the privilege *?* can be used (N-31, N-116)."""
    return bool(s.expert.pirate_side and s.can_use(seat, PIRATE))


def send_targets(s: NovgorodState, seat: Seat) -> int:
    """Return where the privilege *?* can move the pirate (N-116), as a mask."""
    return ALL & ~(1 << s.expert.pirate) if can_send(s, seat) else 0


def move_pirate(s: NovgorodState, seat: Seat, action: a.MovePirate) -> None:
    """Move the pirate: the front side costs ducats, the back side the privilege."""
    price = pirate_price(s, seat)
    privilege = bool(s.expert.pirate_side)
    if privilege:
        s.privilege = True
        s.tell(e.PrivilegeUsed, seat, "pirate")
    s.money[seat] -= price
    s.expert = s.expert._replace(pirate=action.c)
    s.lookahead = None
    s.tell(e.PirateMoved, seat, action.city, price, privilege)


class SendPirate(Step):
    """Does the privilege *?* move the pirate at the end of the turn? (N-116)."""

    rule = "N-116"

    def options(self, s: NovgorodState, seat: Seat) -> Sequence[Action]:
        return (*MOVES[send_targets(s, seat)], a.LEAVE_PIRATE)

    def play(self, s: NovgorodState, seat: Seat, action: Action) -> None:
        s.stack.pop()
        if isinstance(action, a.MovePirate):
            move_pirate(s, seat, action)


SEND_PIRATE = SendPirate()
