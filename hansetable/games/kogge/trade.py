"""Trade between players (K-70, K-71, K-B1 to K-B3): the one place of what an unasked seat may do.

A seat that is not asked has no options but these: it may make an `Offer` while the question on
the table leaves room for trade, and it may `Withdraw` its own offer. Offers can be tested, only
some are listed. Once `OFFERS` offers of a seat, counter-offers included, have been declined in one
turn, it makes no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from hansetable.core import Action, Refusal, Seat, Value
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import encounter_events as d
from hansetable.games.kogge.cards import GOODS
from hansetable.games.kogge.multiset import (
    GOOD_DOWN,
    MARKER_DOWN,
    NO_MARKER,
    UNIT,
    common,
    count,
    covers,
    good_names,
    goods_in,
    marker_names,
    markers_in,
    size,
    without,
)
from hansetable.games.kogge.reasons import KoggeStep, no
from hansetable.games.kogge.trade_actions import SIDES, Accept, Counter, Offer, Withdraw

if TYPE_CHECKING:
    from hansetable.games.kogge.state import KoggeState

OFFERS = 6
"""How many offers of a seat may be declined in one turn, and while one round is bid for (K-71)."""
BARGAINS: frozenset[type] = frozenset((Offer, Counter, Withdraw))
"""What may be said without being listed, or without being asked."""
_OPEN, _STORES = 1, 4
PRICES = (2, 4, 5, 7)
"""What each of the goods is taken to be worth between players."""
MOST_GIVEN = 3
"""So many of the own goods are offered at most."""
OTHER_SIDE = {"cogs": "cogs", "mine": "theirs", "theirs": "mine"}
"""The side of a trade as the other player would say it."""


class Terms(Value):
    """What ``by`` offers to ``to``: packs that ``by`` gives and gets; ``side`` as in `Offer`."""

    by: Seat
    to: Seat
    side: str
    goods: int
    markers: int
    their_goods: int
    their_markers: int

    def hidden(self) -> Terms:
        """Return the terms as others at the table know them: numbers only."""
        return Terms(
            self.by, self.to, self.side, size(self.goods) * GOOD_DOWN,
            size(self.markers) * MARKER_DOWN, size(self.their_goods) * GOOD_DOWN,
            size(self.their_markers) * MARKER_DOWN,
        )  # fmt: skip

    def gives(self) -> tuple[str, ...]:
        """Return the ids of what ``by`` gives."""
        return *good_names(self.goods), *marker_names(self.markers)

    def gets(self) -> tuple[str, ...]:
        """Return the ids of what ``by`` gets."""
        return *good_names(self.their_goods), *marker_names(self.their_markers)


def terms_of(s: KoggeState, seat: Seat, action: Action) -> Terms | None:
    """Return the terms that an offer or a counter-offer names."""
    if isinstance(action, Offer):
        t, to, side = action.terms, action.player - 1, action.side
    elif isinstance(action, Counter) and isinstance(top := s.stack[-1], Trade):
        t, to, side = action, top.terms.by, OTHER_SIDE[top.terms.side]
    else:
        return None
    return _terms(seat, to, side, t)


def _terms(by: Seat, to: Seat, side: str, said: Counter) -> Terms:
    return Terms(by, to, side, said.goods, said.markers, said.their_goods, said.their_markers)


def refuses(s: KoggeState, seat: Seat, action: Action) -> Refusal | None:
    """Return why a seat, asked or not, may not offer, counter or withdraw now (K-70, K-71)."""
    top = s.stack[-1] if s.stack else None
    offered = top.terms if isinstance(top, Trade) else None
    terms = terms_of(s, seat, action) if top is not None else None
    if terms is not None and (refused := objection(s, terms)):
        return refused
    match action:
        case Withdraw():
            open_to = offered is not None and offered.by == seat
        case Counter():
            open_to = offered is not None and offered.to == seat
        case _:
            open_to = market_is_open(s)
    return None if open_to else no("offer-now")


def market_is_open(s: KoggeState) -> bool:
    """Tell whether the question on the table leaves room for trade (K-70)."""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, KoggeStep) and top.market(s)


def partners(s: KoggeState, seat: Seat) -> list[tuple[Seat, str]]:
    """Return to whom a seat, asked or not, can make an offer now, and by which of `SIDES`."""
    return in_reach(s, seat) if market_is_open(s) and s.offers[seat] < OFFERS else []


def in_reach(s: KoggeState, seat: Seat) -> list[tuple[Seat, str]]:
    """Return with whom a seat can trade where it is, and by which of `SIDES` (K-70, K-B1)."""
    return [
        (other, side)
        for other in range(s.n)
        for side in SIDES
        if other != seat and _city(s, seat, other, side) >= 0
    ]


def with_seat(s: KoggeState, seat: Seat, other: Seat) -> Refusal:
    """How goods and markers of another seat are come by, or why not now (K-70)."""
    if any(partner == other for partner, _ in partners(s, seat)):
        return no("trade-window", other)
    if not market_is_open(s):
        return no("trade-later")
    if s.offers[seat] >= OFFERS:
        return no("offers-used", OFFERS)
    return no("trade-apart", other)


def unasked(s: KoggeState, seat: Seat) -> Sequence[Action]:
    """Return what is listed for a seat that is not asked: to withdraw its own offer."""
    top = s.stack[-1]
    return (say.WITHDRAW,) if isinstance(top, Trade) and top.terms.by == seat else ()


def _city(s: KoggeState, by: Seat, to: Seat, side: str) -> int:
    """Return the city in which the two can trade, or -1 (K-70, K-B1)."""
    mine, theirs = s.cog[by], s.cog[to]
    if side == "cogs":
        return mine if mine == theirs else -1
    if not s.rules & _STORES:
        return -1
    owner, city = (by, theirs) if side == "mine" else (to, mine)
    return city if city >= 0 and s.own_sites(owner, city) else -1


def objection(s: KoggeState, t: Terms) -> Refusal | None:
    """Return why an offer cannot be made: because of who, how often, where, or of what."""
    if t.to >= s.n or t.to == t.by:
        return no("offer-apart", t.to)
    if s.offers[t.by] >= OFFERS:
        return no("offers-used", OFFERS)
    city = _city(s, t.by, t.to, t.side)
    if city < 0:
        return no("offer-apart", t.to)
    if (t.goods, t.markers) == (t.their_goods, t.their_markers):
        return no("offer-equal" if t.goods or t.markers else "offer-nothing")
    if t in s.declined:
        return no("offer-declined")
    mine = s.store(t.by, city) if t.side == "mine" else s.cargo[t.by]
    if not (covers(mine, t.goods) and covers(s.hand[t.by], t.markers)):
        return no("offer-mine")
    return None if _may_give(s, t, city) else no("offer-theirs", t.to)


def _may_give(s: KoggeState, t: Terms, city: int) -> bool:
    """Tell whether the other may have what is asked for; of secret things the number counts."""
    known, stored = bool(s.rules & _OPEN), t.side == "theirs"
    theirs = s.store(t.to, city) if stored else s.cargo[t.to]
    return _may_have(theirs, t.their_goods, known or stored) and _may_have(
        s.hand[t.to], t.their_markers, known
    )


def _may_have(pack: int, part: int, known: bool) -> bool:
    """Tell whether a pack may hold what is asked for; of an unknown one only the number counts."""
    return covers(pack, part) if known else size(pack) >= size(part)


def bargain(s: KoggeState, seat: Seat, action: Action) -> None:
    """Put an offer on the table, or take it back."""
    is_open = bool(s.rules & _OPEN)
    top = s.stack[-1]
    if isinstance(action, Withdraw):
        s.stack.pop()
        s.tell(d.OfferWithdrawn, seat)
        return
    terms = terms_of(s, seat, action)
    assert terms is not None
    if isinstance(top, Trade):
        s.stack.pop()
        _remember(s, top.terms)
    s.stack.append(Trade(terms))
    told = d.OfferCountered if isinstance(top, Trade) else d.OfferMade
    s.tell(told, seat, terms.to, terms.side, terms.gives(), terms.gets(), is_open)


def _remember(s: KoggeState, t: Terms) -> None:
    """Note for the rest of the game that an offer was not wanted."""
    if t not in s.unwanted:
        s.unwanted = (*s.unwanted, t)


def _exchange(s: KoggeState, t: Terms) -> None:
    """Carry out a trade; goods that a kontor's owner gets are put into it (K-B2).

    What others get lies face down in a view, as what they had.
    """
    city = _city(s, t.by, t.to, t.side)
    for owner, at_kontor, gives, gets, marks, theirs in (
        (t.by, t.side == "mine", t.goods, t.their_goods, t.markers, t.their_markers),
        (t.to, t.side == "theirs", t.their_goods, t.goods, t.their_markers, t.markers),
    ):
        secret = s.viewer not in (owner, OMNISCIENT) and not s.rules & _OPEN
        got = size(theirs) * MARKER_DOWN if secret else theirs
        s.hand[owner] = without(s.hand[owner], marks, MARKER_DOWN) + got
        if at_kontor:
            sites = s.own_sites(owner, city)
            for at in sites:
                given = common(s.stores[at], gives)
                s.stores[at] -= given
                gives -= given
            s.stores[sites[0]] += gets
        else:
            got = size(gets) * GOOD_DOWN if secret else gets
            s.cargo[owner] = without(s.cargo[owner], gives, GOOD_DOWN) + got


class Trade(KoggeStep):
    """Do you accept this offer? (K-71)."""

    rule = "K-71"

    terms: Terms

    def asks(self, s: KoggeState) -> Sequence[Seat]:
        return (self.terms.to,)

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        if not self.holds(s):
            return (say.DECLINE,)
        return (say.ACCEPT, say.DECLINE, *counters(s, self.terms))

    def holds(self, s: KoggeState) -> bool:
        """Tell whether both still have what they would give (K-71)."""
        t = self.terms
        city = _city(s, t.by, t.to, t.side)
        if city < 0:
            return False
        if s.viewer in (t.to, -1):
            theirs = s.store(t.to, city) if t.side == "theirs" else s.cargo[t.to]
            return covers(theirs, t.their_goods) and covers(s.hand[t.to], t.their_markers)
        return True

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        t = self.terms
        s.stack.pop()
        if isinstance(action, Accept):
            _exchange(s, t)
            is_open = bool(s.rules & _OPEN)
            s.tell(d.Traded, t.by, t.to, t.side, t.gives(), t.gets(), is_open)
        else:
            s.declined = (*s.declined, t)
            _remember(s, t)
            s.offers[t.by] += 1
            s.tell(d.OfferDeclined, seat, t.by)

    def seen_by(self, viewer: Seat) -> Trade:
        return self if viewer in (self.terms.by, self.terms.to) else Trade(self.terms.hidden())


# ---- offers that are worth listing; all others can be made too (K-70) ----------------------------


def suggested(s: KoggeState, seat: Seat, other: Seat) -> Sequence[Action]:
    """Return fair offers of what is plentiful for goods and markers that are missing.

    The two must be in one city; what is offered is at hand.
    """
    if s.offers[seat] >= OFFERS:
        return ()
    theirs, markers = s.cargo[other], s.hand[other]
    most, most_markers = size(theirs), size(markers)
    found = [
        fair_offer(seat, other, way)
        for way in fair_ways(s.cargo[seat], s.hand[seat])
        if _GOODS_ASKED[way] <= most and _MARKERS_ASKED[way] <= most_markers
    ]
    if s.rules & _OPEN:
        found = [f for f in found if covers(theirs, f[1].their_goods)]
        found = [f for f in found if covers(markers, f[1].their_markers)]
    declined = [t for t in s.declined if t.to == other and t.by == seat]
    return [offer for offer, terms in found if terms not in declined]


def _fair(give: int, get: int) -> tuple[int, int]:
    """How many of one kind are a fair price for how many of another."""
    price, wanted = PRICES[give], PRICES[get]
    return (1, price // wanted) if price >= wanted else (-(-wanted // price), 1)


_KINDS = range(len(GOODS))
_PAIRS = len(GOODS) ** 2
_FOR_MARKERS = (1 + NO_MARKER) * _PAIRS
_WAYS = [
    ((GOODS[give],) * _fair(give, get)[0] + added, (GOODS[get],) * _fair(give, get)[1])
    for added in ((), *[(str(m),) for m in range(NO_MARKER)])
    for give in _KINDS
    for get in _KINDS
] + [
    (price, (str(m),))
    for price in (
        *[(good,) for good in GOODS],
        *[(str(one), str(two)) for one in range(NO_MARKER) for two in range(NO_MARKER)],
    )
    for m in range(NO_MARKER)
]
"""What is given for what: goods for goods, alone and then with each marker added; then, from
`_FOR_MARKERS` on, each of the goods and each pair of markers for each marker."""
_GOODS_ASKED = [len(get) if way < _FOR_MARKERS else 0 for way, (_, get) in enumerate(_WAYS)]
_MARKERS_ASKED = [int(way >= _FOR_MARKERS) for way in range(len(_WAYS))]


@lru_cache(maxsize=1 << 14)
def fair_ways(cargo: int, hand: int) -> Sequence[int]:
    """Fair ways to trade of one who has this cargo and these markers, whatever another has.

    A marker that can be spared may be added to goods. One that is missing is paid for with two
    of those, or else with one of the goods.
    """
    for_goods, cheap = _for_goods(cargo)
    spare, pair, missing = _to_spare(hand)
    found = for_goods
    if spare >= 0:
        found = [way for plain in for_goods for way in (plain, plain + (1 + spare) * _PAIRS)]
    price = pair if pair >= 0 else cheap
    if price < 0:
        return found
    return found + [_FOR_MARKERS + price * NO_MARKER + m for m in missing]


@lru_cache(maxsize=1 << 12)
def _for_goods(cargo: int) -> tuple[list[int], int]:
    """The ways to give of this cargo for other goods, and a plentiful one of the goods or -1."""
    owned = goods_in(cargo)
    plenty = {g: min(count(cargo, g) - 1, MOST_GIVEN) for g in owned if count(cargo, g) > 1}
    ways = [
        give * len(GOODS) + get
        for give, most in plenty.items()
        for get in _KINDS
        if get not in owned and _fair(give, get)[0] <= most
    ]
    return ways, next(iter(plenty), -1)


@lru_cache(maxsize=1 << 12)
def _to_spare(hand: int) -> tuple[int, int, Sequence[int]]:
    """The first marker to spare or -1, the price of the first two or -1, and what is missing."""
    own = markers_in(hand)
    doubles = [m for m in own for _ in range(count(hand, m) - 1)]
    pair = len(GOODS) + doubles[0] * NO_MARKER + doubles[1] if len(doubles) > 1 else -1
    missing = [m for m in range(NO_MARKER) if m not in own]
    return doubles[0] if doubles else -1, pair, missing


@cache
def fair_offer(seat: Seat, other: Seat, way: int) -> tuple[Offer, Terms]:
    """An offer between two cogs and its terms; there are few fair ones, so each is built once."""
    offer = Offer(other + 1, "cogs", *_WAYS[way])
    return offer, _terms(seat, other, "cogs", offer.terms)


def counters(s: KoggeState, t: Terms) -> Sequence[Action]:
    """Return how an offer of the seat on turn can be answered by another one: for one more."""
    goods, markers = goods_in(t.goods), markers_in(t.markers)
    if t.by != s.turn or not (goods or markers):
        return ()
    more = t.goods + (UNIT[goods[0]] if goods else 0)
    more_markers = t.markers + (0 if goods else UNIT[markers[0]])
    side = OTHER_SIDE[t.side]
    wanted = Terms(t.to, t.by, side, t.their_goods, t.their_markers, more, more_markers)
    return () if objection(s, wanted) else (Counter(wanted.gives(), wanted.gets()),)
