"""The zones of Novgorod: everything that lies on the table, in whole numbers and flat lists.

Cities, commodities and the artisans' cities are indices from 0 to 7; sets of them are bit masks.
Missions are indices from 0 to 23; a hand is a bit mask of those that the viewer knows, and a
count of the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hansetable.core import Seat, State, per_seat
from hansetable.core.chance import mix
from hansetable.games.novgorod.cards import CARDS, GOODS, PRIVILEGES, Career, stacks

if TYPE_CHECKING:
    from hansetable.games.novgorod.lookahead import Lookahead

ALL_MISSIONS = (1 << len(CARDS.missions)) - 1
HIDDEN = -1
"""A mission in the pile or the display that the viewer does not know."""

_BIT = {kind: 1 << i for i, kind in enumerate(PRIVILEGES)}
INCOME, SPEED, MISSION, SEAL, PIRATE = (_BIT[kind] for kind in PRIVILEGES)
VISIBLE = tuple(
    tuple(
        tuple(sum({_BIT[kind] for kind in side.privileges[level:]}) for level in range(5))
        for side in card
    )
    for card in CARDS.careers
)
"""The privileges still visible, as a mask, by career card, side and steps reached (N-61)."""

TOPS = {seats: stacks(CARDS, seats)[0] for seats in (2, 3, 4)}
"""Which of the four offices of a city is on top when one, two ... are left (N-11)."""
SOLD_OUT = 10_000
"""The price of an office where none is left: nobody has so much."""
PRICES = {
    seats: tuple((SOLD_OUT, *(city.offices[top][0] for top in tops)) for city in CARDS.cities)
    for seats, tops in TOPS.items()
}
"""The price of the top office by players, city and number left."""


class Expert(NamedTuple):
    """What the expert game adds to a position (N-7); it is replaced, never changed.

    ``merchant`` and ``pirate`` are cities, or -1 when the figure is not in play; the sides are 0
    for the front and 1 for the back. ``column`` has (card, part) of each special mission, the
    uppermost first, and ``cover`` is the mission that covers its end (N-120). ``hidden`` counts,
    a seat, the missions under the ship that the viewer does not know (N-122); ``cardless`` what
    was completed when the pile was empty (N-85). Both are empty without special missions.

    The turn: ``served`` tells that special missions were fulfilled (N-121), ``hastened`` that the
    privilege *speed +1* was used at sailing.
    """

    merchant: int = -1
    merchant_side: int = 0
    pirate: int = -1
    pirate_side: int = 0
    column: tuple[tuple[int, int], ...] = ()
    cover: int = HIDDEN
    hidden: tuple[int, ...] = ()
    cardless: tuple[int, ...] = ()
    served: bool = False
    hastened: bool = False


BASE = Expert()
"""The base game: no figures, no special missions."""


class NovgorodState(State, apart=("pile", "before", "lookahead")):
    """A position of Novgorod.

    ``office`` has eight entries a seat: which of its city's four offices the seat owns, or -1.
    ``hold`` is the city of the stored office or -1. ``left`` are missions to the left of the
    ship, ``under`` those below it. ``supply`` counts the offices left in each city.
    ``bonus_stage`` is 0 for the higher value, 1 for the lower, 2 when the card has left;
    ``bonus_got`` and ``bonus_now`` are masks of seats that got it ever, and in this round.

    The turn: ``route`` lists the cities of the cards laid, a placeholder as its city + 8 and its
    own card in ``barred``, from the second placeholder on with 8 times (1 + its card) added, so
    that they keep apart; ``visited``, ``base`` (cities visited with the base office), ``fresh``
    (cards not used yet), ``spots`` (placeholders that are free), ``artisans`` (cities on the
    route whose artisan is free) are masks of cities; ``before`` has the mask of cities to the
    left of each city. ``held`` is the stored commodity that can be used now, or -1. ``lines`` is
    the mask of missions whose upper line was done this turn and whose lower was not.
    ``lookahead`` is what looking ahead has found this turn; it is no part of the position.
    ``expert`` is `BASE` in the base game.
    """

    start: Seat = 0
    round: int = 0
    last: bool = False
    money: list[int] = per_seat(CARDS.start_money)  # N-13
    seals: list[int] = per_seat(0)
    speed: list[int] = per_seat(2)
    level: list[int] = per_seat(0)
    career: list[int] = per_seat(0)
    side: list[int] = per_seat(0)
    office: list[int] = per_seat(-1, GOODS)
    owned: list[int] = per_seat(0)
    hold: list[int] = per_seat(-1)
    hand: list[int] = per_seat(0)
    unknown: list[int] = per_seat(0)
    left: list[int] = per_seat(0)
    under: list[int] = per_seat(0)
    display: list[int] = []
    pile: list[int] = []
    supply: list[int] = [0] * GOODS
    artisan_at: tuple[int, ...] = tuple(range(GOODS))
    bonus: tuple[int, ...] = ()
    bonus_stage: list[int] = [0, 0]
    bonus_got: list[int] = [0, 0]
    bonus_now: list[int] = [0, 0]
    route: list[int] = []
    visited: int = 0
    marked: int = 0
    barred: int = 0
    base: int = 0
    fresh: int = 0
    spots: int = 0
    artisans: int = 0
    before: list[int] = [0] * GOODS
    held: int = -1
    fees: int = 0
    privilege: bool = False
    stored: bool = False
    bought: bool = False
    lines: int = 0
    lookahead: Lookahead | None = None
    expert: Expert = BASE

    def clear_turn(self) -> None:
        """Clear what belongs to one turn."""
        self.clear_route()
        self.privilege = self.bought = False
        self.lookahead = None
        if self.expert is not BASE:
            self.expert = self.expert._replace(served=False, hastened=False)

    def clear_route(self) -> None:
        """Take the cards of the route back and clear what belongs to it (N-78)."""
        self.route = []
        self.visited = self.marked = self.barred = self.base = 0
        self.fresh = self.spots = self.artisans = self.fees = self.lines = 0
        self.held = -1
        self.stored = False

    def hide(self, viewer: Seat) -> None:
        """Count the hidden missions only and turn the pile face down (N-130)."""
        known = self.known_to(viewer)
        for seat in range(self.n):
            if seat != viewer:
                secret = self.hand[seat] & ~known
                self.hand[seat] &= known
                self.unknown[seat] += secret.bit_count()
                self.seen[seat] &= known
        self.pile = [HIDDEN] * len(self.pile)
        if self.expert.column:
            self._hide_under(known)

    def _hide_under(self, known: int) -> None:
        """Hide the cover of the column, and the others' missions laid face down (N-122)."""
        hidden = list(self.expert.hidden)
        for seat, under in enumerate(self.under):
            hidden[seat] += (under & ~known).bit_count()
            self.under[seat] = under & known
        self.expert = self.expert._replace(cover=HIDDEN, hidden=tuple(hidden))

    def known_to(self, viewer: Seat) -> int:
        """Return the mask of missions that a viewer has seen; an onlooker what all have seen."""
        if viewer >= 0:
            return self.seen[viewer]
        known = ALL_MISSIONS
        for seen in self.seen:
            known &= seen
        return known

    def deal_hidden(self) -> None:
        """Deal the missions that the viewer does not know to the other hands and the pile."""
        hidden = ALL_MISSIONS & ~self.known_to(self.viewer)
        cards = [m for m in range(len(CARDS.missions)) if hidden >> m & 1]
        mix(self, cards)
        for seat in range(self.n):
            for _ in range(self.unknown[seat]):
                bit = 1 << cards.pop()
                self.hand[seat] |= bit
                self.seen[seat] |= bit
            self.unknown[seat] = 0
        if self.expert.column:
            self._deal_under(cards)
        self.pile = cards[: len(self.pile)]

    def _deal_under(self, cards: list[int]) -> None:
        """Deal the cards that `_hide_under` has hidden."""
        expert = self.expert
        for seat, count in enumerate(expert.hidden):
            for _ in range(count):
                bit = 1 << cards.pop()
                self.under[seat] |= bit
                self.seen[seat] |= bit
        self.expert = expert._replace(cover=cards.pop(), hidden=(0,) * self.n)

    def visible(self, seat: Seat) -> int:
        """Return the mask of privileges that a seat can still use (N-31, N-61)."""
        return VISIBLE[self.career[seat]][self.side[seat]][self.level[seat]]

    def can_use(self, seat: Seat, privilege: int) -> bool:
        """Tell whether a seat has a privilege, and none has been used this turn (N-31, N-61)."""
        return not self.privilege and bool(self.visible(seat) & privilege)

    def career_side(self, seat: Seat) -> Career:
        """Return the side of the career card that a seat plays with."""
        return CARDS.careers[self.career[seat]][self.side[seat]]

    def goods(self) -> int:
        """Return the commodities that can be used now, the stored one among them, as a mask."""
        return self.fresh | (1 << self.held if self.held >= 0 else 0)

    def price(self, city: int) -> int:
        """Return the price of the top office of a city; there must be one."""
        return PRICES[self.n][city][self.supply[city]]

    def top(self, city: int) -> int:
        """Return which of its four offices lies on top of a city (N-11): the cheapest left."""
        return TOPS[self.n][self.supply[city] - 1]

    def income(self, seat: Seat, city: int) -> int:
        """Return the income of the seat's own office in a city (N-64), and what N-110 adds."""
        income = CARDS.cities[city].offices[self.office[seat * GOODS + city]][1]
        expert = self.expert
        if expert.merchant == city and not expert.merchant_side:
            return income + CARDS.figures.merchant_ducats
        return income

    def generous(self) -> int:
        """Return the city in which the merchant adds ducats (N-110), or -1."""
        expert = self.expert
        return -1 if expert.merchant_side else expert.merchant

    def completed(self, seat: Seat) -> int:
        """Return how many missions a seat has completed (N-58, N-122)."""
        under, expert = self.under[seat].bit_count(), self.expert
        return under + expert.hidden[seat] + expert.cardless[seat] if expert.column else under

    def in_progress(self, seat: Seat) -> int:
        """Return the missions in hand and to the left of the ship (N-81)."""
        held = self.hand[seat] | self.left[seat]
        return held.bit_count() + self.unknown[seat]
