"""Every action of Kogge that can be listed, built once: tables by index."""

from __future__ import annotations

from functools import cache

from hansetable.core import Action
from hansetable.games.kogge import actions as a
from hansetable.games.kogge import trade_actions as b
from hansetable.games.kogge.cards import CHIPS, GOODS

VERBS: tuple[type[Action], ...] = (
    a.Choose, a.Keep, a.Lay, a.Bid, a.Pass, a.Steer, a.Tax, a.Sail, a.Path, a.Pay, a.Load,
    a.Anchor, a.Drive, a.Leave, a.Found, a.BuyRaid, a.BuyChip, a.TakeMarker, a.TakeGood, a.BuyPair,
    a.Give, a.Take, a.Settle, a.Change, a.RaidCity, a.RaidCog, a.Part, a.TakePile, a.Look, a.End,
    a.Attack, a.Peace, a.Stake, a.Ready, a.Wish, b.Offer, b.Counter, b.Accept, b.Decline,
    b.Withdraw,
)  # fmt: skip
"""Every kind of action."""

CHOOSE = tuple(a.Choose(m) for m in a.MARKERS)
KEEP = a.Keep()
LAY = tuple(a.Lay(m) for m in a.MARKERS)
BID = a.Bid()
PASS = a.Pass()
STEER = (a.Steer(1), a.Steer(2))
TAX = tuple(a.Tax(good) for good in GOODS)
SAIL = tuple(a.Sail(route) for route in a.ROUTES)
PATH = a.Path()
PAY = tuple(a.Pay(item) for item in a.ITEMS)
LOAD = tuple(a.Load(good) for good in GOODS)
ANCHOR = a.Anchor()
DRIVE = tuple(a.Drive(route) for route in a.ROUTES)
LEAVE = a.Leave()
FOUND = a.Found()
BUY_RAID = tuple(a.BuyRaid(m) for m in a.MARKERS)
BUY_CHIP = tuple(tuple(a.BuyChip(chip, good) for good in GOODS) for chip in CHIPS)
TAKE_MARKER = tuple(a.TakeMarker(m) for m in a.MARKERS)
TAKE_GOOD = tuple(a.TakeGood(m) for m in a.MARKERS)
BUY_PAIR = tuple(tuple(a.BuyPair(pair + 1, good) for good in GOODS) for pair in range(a.PAIRS))
GIVE = tuple(a.Give(good) for good in GOODS)
TAKE = tuple(a.Take(good) for good in GOODS)
SETTLE = a.Settle()
CHANGE = tuple(tuple(a.Change(route, m) for m in a.MARKERS) for route in a.ROUTES)
RAID_CITY = a.RaidCity()
RAID_COG = tuple(a.RaidCog(player) for player in a.PLAYERS)
PART = tuple(a.Part(good) for good in GOODS)
TAKE_PILE = (a.TakePile(1), a.TakePile(2))
LOOK = tuple(a.Look(item) for item in a.ITEMS)
END = a.End()
ATTACK = tuple(a.Attack(player) for player in a.PLAYERS)
PEACE = a.Peace()
STAKE = tuple(a.Stake(m) for m in a.MARKERS)
READY = a.Ready()
WISH = tuple(a.Wish(good) for good in GOODS)
ACCEPT, DECLINE, WITHDRAW = b.Accept(), b.Decline(), b.Withdraw()

Kinds = tuple[int, ...]
"""The different goods of a cargo or of a city, or the different markers of a hand."""


@cache
def pays(cargo: Kinds, hand: Kinds) -> tuple[Action, ...]:
    """Return the payments of one item that a player can make (K-42)."""
    return (*[PAY[g] for g in cargo], *[PAY[len(GOODS) + m] for m in hand])


@cache
def looks(cargo: Kinds, hand: Kinds) -> tuple[Action, ...]:
    """Return the ways to pay for a look (K-D5)."""
    return (*[LOOK[g] for g in cargo], *[LOOK[len(GOODS) + m] for m in hand])


@cache
def pair_buys(left: tuple[bool, ...], cargo: Kinds) -> tuple[Action, ...]:
    """Return the ways to buy one of the pairs that are left (K-62)."""
    return tuple([BUY_PAIR[i][g] for i, there in enumerate(left) if there for g in cargo])


@cache
def gives(goods: Kinds, cargo: Kinds) -> tuple[Action, ...]:
    """Return what of a cargo can be given to a city that has other goods than that (K-65)."""
    return tuple([GIVE[g] for g in cargo if goods and goods != (g,)])


@cache
def changes(squares: int, city: int, hand: Kinds) -> tuple[Action, ...]:
    """Return the changes of the squares of a city that are given as bits 0 and 1 (K-66)."""
    kinds = [m for m in hand if m != city]
    return tuple([CHANGE[2 * city + i][m] for i in (0, 1) if squares >> i & 1 for m in kinds])
