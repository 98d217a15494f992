"""What has happened in Kogge. Goods, cities, chips and routes are named by their ids.

Markers are numbers, and -1 stands for one whose face the viewer may not know; in lists of goods
and markers together they are texts, and "" is an unknown face. Seats count from 0.
"""

from __future__ import annotations

from dataclasses import replace

from hansetable.core import Event, OfSeat
from hansetable.core.state import OMNISCIENT

UNKNOWN = -1
"""A marker whose face the viewer may not know."""
Items = tuple[str, ...]


# ---- beginning ------------------------------------------------------------------------------


class StartChosen(OfSeat):
    """A seat chose its start city (K-15); secret until all have chosen."""

    SECRET = ("marker",)
    marker: int


class StartsShown(Event):
    """Everybody shows the city chosen (K-15), by seat; -1: settled before."""

    cities: tuple[int, ...]


class Settled(OfSeat):
    """A seat got its first kontor and its cog in a city (K-15)."""

    city: str


class Clashed(Event):
    """Too many chose this city; these seats choose again (K-15)."""

    city: str
    seats: tuple[int, ...]


class OrderSet(Event):
    """The order of turns is this (K-16, K-27)."""

    order: tuple[int, ...]


class RoutesLooked(OfSeat):
    """A seat looked at both routes of a city (K-D2, K-D5); its view shows what it saw."""

    city: str


class RoutesKept(OfSeat):
    """A seat leaves the routes of its first city as they are (K-D2)."""


# ---- bids, supply, guild master -------------------------------------------------------------


class RoundBegan(Event):
    """A round began (K-20)."""

    round: int


class MarkerDrawn(OfSeat):
    """A seat drew a marker for its bonus chip (K-21)."""

    SECRET = ("marker",)
    marker: int
    open: bool

    def known_to(self, viewer: int) -> bool:
        return self.open or viewer == self.seat


class PairsLaid(Event):
    """Markers for sale were turned up (K-22)."""

    pairs: tuple[tuple[int, ...], ...]


class MarkerLaid(OfSeat):
    """A seat laid one marker more for its bid (K-23)."""

    marker: int


class BidMade(OfSeat):
    """A seat completed its bid (K-23)."""

    markers: tuple[int, ...]


class BidPassed(OfSeat):
    """A seat has nothing that it could bid (K-24)."""


class Supplied(Event):
    """New goods came to a city (K-25, K-31); the seats got one each of them in a kontor (K-26)."""

    city: str
    good: str
    number: int
    kontors: tuple[int, ...]


class GuildMoved(OfSeat):
    """The guild master moved on (K-30); ``laps`` is how often he came to the end city (K-32)."""

    city: str
    laps: int


class Taxed(OfSeat):
    """A seat paid a tax (K-A1)."""

    good: str


class Confiscated(Event):
    """Goods that a city does not produce went back to the supply (K-A2)."""

    city: str
    goods: Items


# ---- movement -------------------------------------------------------------------------------


class TurnBegan(OfSeat):
    """A seat's turn began (K-20)."""


class RouteNamed(OfSeat):
    """A seat chose a route, or the secret path (an empty name), and must pay for it (K-42)."""

    route: str
    due: int


class Paid(OfSeat):
    """A seat paid for a step, or a look (K-42, K-D5)."""

    item: str


class RouteTurned(Event):
    """A face-down route was turned up (K-43, K-D3)."""

    route: str
    marker: int


class Sailed(OfSeat):
    """A cog moved along a route, or the secret path (an empty name), to a city (K-41, K-47)."""

    city: str
    route: str


class Blocked(OfSeat):
    """A cog stays: it may not enter the city of its raid, or the route leads nowhere (K-44)."""

    city: str


class Loaded(OfSeat):
    """A seat loaded one of its goods (K-45)."""

    good: str


class Anchored(OfSeat):
    """A seat ended its movement (K-40)."""


# ---- actions --------------------------------------------------------------------------------


class Founded(OfSeat):
    """A seat founded a kontor (K-60); ``points`` are its development points."""

    city: str
    points: int


class RaidBought(OfSeat):
    """A seat bought its second raid marker (K-61)."""

    marker: int


class ChipBought(OfSeat):
    """A seat bought a bonus chip (K-61); ``points`` are its development points."""

    chip: str
    good: str
    points: int


class MarkerTaken(OfSeat):
    """A seat gave the guild master one of the goods for a marker (K-61)."""

    good: str
    marker: int


class GoodTaken(OfSeat):
    """A seat gave the guild master a marker for one of the goods (K-61)."""

    marker: int
    good: str


class PairBought(OfSeat):
    """A seat bought a pair of markers (K-62)."""

    good: str
    markers: tuple[int, ...]


class Exchanged(OfSeat):
    """A seat exchanged goods with a city (K-65)."""

    city: str
    given: Items
    taken: Items


class RouteChanged(OfSeat):
    """A seat laid a marker face down on a route and took the one that lay there (K-66, K-D2).

    Nobody else knows the one that was laid; ``taken`` is secret if it lay ``down``.
    """

    route: str
    laid: int
    taken: int
    down: bool

    def seen_by(self, viewer: int) -> Event:
        if viewer in (self.seat, OMNISCIENT):
            return self
        return replace(self, laid=UNKNOWN, taken=UNKNOWN if self.down else self.taken)


class CityRaided(OfSeat):
    """A seat raided a city and took all goods there (K-67)."""

    city: str
    goods: Items


class NoWayOut(OfSeat):
    """A cog remains, because no route is possible for it (K-68)."""


class TurnEnded(OfSeat):
    """A seat ended its turn."""


# ---- end ------------------------------------------------------------------------------------


class GameEnded(Event):
    """The game is over: by five points (K-81) or by the guild master (K-32)."""

    reason: str
    winners: tuple[int, ...]
