"""The round (K-20 to K-32): supply and order, the guild master, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Automatic, Seat
from hansetable.core.state import OMNISCIENT
from hansetable.games.kogge import action_tables as say
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import events as e
from hansetable.games.kogge.cards import CITIES, GOODS, MADE, MARKER
from hansetable.games.kogge.multiset import (
    UNIT,
    completable,
    count,
    good_names,
    goods_in,
    markers_in,
    pieces_of,
    size,
    strength,
)
from hansetable.games.kogge.reasons import KoggeStep
from hansetable.games.kogge.scoring import end_by_guild
from hansetable.games.kogge.state import NOBODY, OPEN, SIGHT, TAXES, KoggeState
from hansetable.games.kogge.trade import in_reach
from hansetable.games.kogge.turn import ACT
from hansetable.games.kogge.voyage import MOVE

PER_MARKER = 2
"""The goods that come to a city for a marker, and with the guild master (K-25, K-31)."""
LAPS = 2
"""How often the guild master comes to the end city before the game is over (K-32)."""
FARTHEST = 2
"""How many cities the guild master goes on at most in a round (K-30)."""


def begin_round(s: KoggeState) -> None:
    """Begin a round; a view ends here, nobody can know what will be drawn."""
    if s.viewer != OMNISCIENT:
        s.stack.clear()
        return
    s.round += 1
    s.leg = 0
    s.declined = ()
    s.offers = [0] * s.n
    s.tell(e.RoundBegan, s.round)
    s.pool += sum(s.pairs)
    for seat in s.order:
        for _ in range(s.has(seat, MARKER)):
            _draw(s, seat)
    s.pairs = []
    for _ in range(a.PAIRS):
        if size(s.pool) > 1:
            s.pairs.append(UNIT[s.draw_marker()] + UNIT[s.draw_marker()])
    s.reveal()
    s.tell(e.PairsLaid, tuple(map(pieces_of, s.pairs)))
    s.stack[:] = [AFTER_BIDS, ASK_BIDS]
    _ask_next_bid(s)


def _draw(s: KoggeState, seat: Seat) -> None:
    """Draw a marker for the bonus chip (K-21)."""
    if s.pool:
        m = s.draw_marker()
        s.hand[seat] += UNIT[m]
        s.seen[seat] += SIGHT
        s.tell(e.MarkerDrawn, seat, m, bool(s.rules & OPEN))


# ---- bids -----------------------------------------------------------------------------------


def _ask_next_bid(s: KoggeState) -> None:
    """Ask the next player who can bid (K-23, K-24); the stack has `AFTER_BIDS` at the bottom.

    Who cannot bid is asked too if somebody is there to trade with for a marker (K-70).
    """
    while s.leg < s.n:
        seat = s.turn = s.order[s.leg]
        unknown = s.hand[seat] and s.viewer not in (seat, OMNISCIENT) and not s.rules & OPEN
        if unknown or completable(0, s.hand[seat], others(s, seat)) or in_reach(s, seat):
            return
        _pass(s, seat)
    s.stack.pop()


def _pass(s: KoggeState, seat: Seat) -> None:
    if s.hand[seat]:
        s.reveal()  # so all that it holds has been laid already
    s.tell(e.BidPassed, seat)
    s.leg += 1


def others(s: KoggeState, seat: Seat) -> list[int]:
    """Return the bids that the others have laid this round (K-23)."""
    return [bid for other, bid in enumerate(s.bids) if bid and other != seat]


class AskBids(KoggeStep):
    """Which markers do you lay, one by one? (K-23)."""

    rule = "K-23"

    def market(self, s: KoggeState) -> bool:
        return not s.bids[s.turn]

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        hand, laid, taken = s.hand[seat], s.bids[seat], others(s, seat)
        found: list[Action] = []
        for m in markers_in(hand):
            more = laid + UNIT[m]
            if more not in taken or completable(more, hand - UNIT[m], taken):
                found.append(say.LAY[m])
        if laid and laid not in taken:
            found.append(say.BID)
        return found or (say.PASS,)

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        match action:
            case a.Lay(marker=m):
                s.hand[seat] -= UNIT[m]
                s.bids[seat] += UNIT[m]
                s.tell(e.MarkerLaid, seat, m)
                return
            case a.Bid():
                s.tell(e.BidMade, seat, pieces_of(s.bids[seat]))
                s.leg += 1
            case _:
                _pass(s, seat)
        _ask_next_bid(s)


class AfterBids(Automatic):
    """All have bid: goods come to the cities, and the order is set (K-25 to K-28)."""

    def run(self, s: KoggeState) -> None:
        laid = sum(s.bids)
        for c in reversed(markers_in(laid)):
            _supply_city(s, c, PER_MARKER * count(laid, c))
        strengths = [strength(bid) for bid in s.bids]
        s.order.sort(key=lambda seat: strengths[seat], reverse=True)  # stable, so K-27 holds
        s.pool += laid
        s.bids = [0] * s.n
        s.tell(e.OrderSet, tuple(s.order))
        s.leg = 0
        s.turn = s.order[0]
        s.stack.append(MOVE_GUILD)


def _supply_city(s: KoggeState, c: int, wanted: int) -> None:
    """Bring goods to a city, the first ones to its kontors (K-26)."""
    good = MADE[c]
    number = s.from_supply(good, wanted)
    if not number:
        return
    sites = [at for at in (2 * c, 2 * c + 1) if s.sites[at] != NOBODY]
    if number < len(sites):
        sites = []
    for at in sites:
        s.stores[at] += UNIT[good]
    s.goods[c] += (number - len(sites)) * UNIT[good]
    owners = tuple([s.sites[at] for at in sites])
    s.tell(e.Supplied, CITIES[c], GOODS[good], number, owners)


# ---- guild master ---------------------------------------------------------------------------


def guild_path(s: KoggeState, cities: int) -> list[int]:
    """Return the cities that the guild master enters or passes (K-30)."""
    at, passed = s.guild, []
    while cities:
        at = (at + 1) % len(CITIES)
        passed.append(at)
        cities -= not s.raided[at]
    return passed


def cities_to_end(s: KoggeState) -> int:
    """Return how many cities the guild master must go on until the game is over (K-32)."""
    cities = 1
    while s.laps + guild_path(s, cities).count(s.goal) < LAPS:
        cities += 1
    return cities


class MoveGuild(KoggeStep):
    """Does the guild master move one city or two? (K-30)."""

    rule = "K-30"

    def market(self, s: KoggeState) -> bool:
        return True

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        return say.STEER

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Steer)
        passed = guild_path(s, action.cities)
        s.guild = passed[-1]
        s.laps += passed.count(s.goal)
        s.tell(e.GuildMoved, seat, CITIES[s.guild], s.laps)
        if s.laps >= LAPS:
            end_by_guild(s)
            return
        s.stack[:] = [AFTER_TAXES]
        if s.rules & TAXES:
            owing = [seat for seat in s.order if s.cog[seat] == s.guild and s.cargo[seat]]
            s.stack.extend(PayTax(seat) for seat in reversed(owing))


class PayTax(KoggeStep):
    """Which of your goods do you pay? (K-A1)."""

    rule = "K-A1"

    payer: Seat

    def asks(self, s: KoggeState) -> Sequence[Seat]:
        return (self.payer,)

    def options(self, s: KoggeState, seat: Seat) -> Sequence[Action]:
        return [say.TAX[g] for g in goods_in(s.cargo[seat])]

    def play(self, s: KoggeState, seat: Seat, action: Action) -> None:
        assert isinstance(action, a.Tax)
        s.get(seat, -UNIT[action.g], 0)
        s.stack.pop()
        s.tell(e.Taxed, seat, action.good)


class AfterTaxes(Automatic):
    """Goods from elsewhere are confiscated (K-A2), new ones come (K-31), turns begin."""

    def run(self, s: KoggeState) -> None:
        c = s.guild
        good = MADE[c]
        if s.rules & TAXES:
            foreign = s.goods[c] - count(s.goods[c], good) * UNIT[good]
            if foreign:
                s.goods[c] -= foreign
                s.stock += foreign
                s.tell(e.Confiscated, CITIES[c], good_names(foreign))
        if number := s.from_supply(good, PER_MARKER):
            s.goods[c] += number * UNIT[good]
            s.tell(e.Supplied, CITIES[c], GOODS[good], number, ())
        begin_turn(s)


# ---- turns ----------------------------------------------------------------------------------


def begin_turn(s: KoggeState) -> None:
    """Begin the turn of this leg (K-40)."""
    seat = s.turn = s.order[s.leg]
    s.began = s.cog[seat]
    s.steps = s.done = s.fought = 0
    s.declined = ()
    s.offers = [0] * s.n
    s.stack[:] = [NEXT_TURN, ACT, MOVE]
    s.tell(e.TurnBegan, seat)


class NextTurn(Automatic):
    """A turn is over: the next one, or the next round."""

    def run(self, s: KoggeState) -> None:
        s.tell(e.TurnEnded, s.turn)
        s.leg += 1
        if s.leg < s.n:
            begin_turn(s)
        else:
            begin_round(s)


ASK_BIDS = AskBids()
AFTER_BIDS = AfterBids()
MOVE_GUILD = MoveGuild()
AFTER_TAXES = AfterTaxes()
NEXT_TURN = NextTurn()
