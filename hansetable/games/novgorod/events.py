"""What has happened in Novgorod. Cities, goods, missions and cards are named by their ids."""

from __future__ import annotations

from hansetable.core import Event, OfSeat


class SideChosen(OfSeat):
    """A side of the career card was chosen (N-15)."""

    career: str
    side: str


class OfficeTaken(OfSeat):
    """An office was taken in the introductory rounds (N-21)."""

    city: str


class MissionTaken(OfSeat):
    """An open mission was taken in the introductory rounds (N-22)."""

    mission: str


class MissionDrawn(OfSeat):
    """The top mission of the pile was taken, for a price if not in the introductory rounds.

    Only its owner knows which one (N-130).
    """

    SECRET = ("mission",)
    mission: str
    price: int


class IntroductionPaid(OfSeat):
    """Two offices and two missions were paid (N-23)."""

    ducats: int
    left: int


class MissionsTurnedUp(Event):
    """Missions were turned up to fill the display (N-24, N-82)."""

    missions: tuple[str, ...]


class TurnBegan(OfSeat):
    """A turn began (N-30)."""

    round: int


class Laid(OfSeat):
    """A city was added to the route, with the own or the base office (N-40, N-42)."""

    city: str
    base: bool


class Marked(OfSeat):
    """A placeholder was laid for a city (N-43)."""

    city: str
    card: str


class Sailed(OfSeat):
    """The route is complete (N-46)."""

    cities: tuple[str, ...]


class Produced(OfSeat):
    """A luxury good was made for seals and ducats (N-53)."""

    artisan: str
    luxury: str
    goods: tuple[str, ...]
    seals: int


class Crafted(OfSeat):
    """A luxury good was made for a mission or career step (N-53)."""

    artisan: str
    luxury: str
    goods: tuple[str, ...]


class Used(OfSeat):
    """A commodity was used for a mission or career step (N-56, N-60)."""

    good: str
    held: bool


class Fulfilled(OfSeat):
    """A line of a mission was fulfilled (N-57)."""

    mission: str
    line: str
    seals: int


class Advanced(OfSeat):
    """A career step was reached (N-60)."""

    level: int
    ducats: int


class Stored(OfSeat):
    """An office went to the hold with its commodity (N-63)."""

    city: str
    given_up: str


class Collected(OfSeat):
    """Offices gave their income (N-64)."""

    cities: tuple[str, ...]
    ducats: int


class PrivilegeUsed(OfSeat):
    """The privilege of the turn was used (N-31)."""

    kind: str


class FeesPaid(OfSeat):
    """Harbour fees were paid (N-78)."""

    cities: tuple[str, ...]
    ducats: int


class Kept(OfSeat):
    """A half-done mission stays to the left of the ship (N-67)."""

    mission: str


class Finished(OfSeat):
    """A half-done mission went under the ship (N-67)."""

    mission: str


class OfficeBought(OfSeat):
    """An office was bought (N-80)."""

    city: str
    price: int


class Upgraded(OfSeat):
    """The ship became faster (N-80)."""

    speed: int
    price: int


class MissionBought(OfSeat):
    """An open mission was bought (N-80, N-83)."""

    mission: str
    price: int


class MerchantGave(OfSeat):
    """The merchant added to an income (N-110) or to a luxury good made for seals (N-111)."""

    city: str
    ducats: int
    seals: int


class MerchantMoved(OfSeat):
    """The merchant went on at the end of phase 2 (N-112)."""

    city: str


class PirateMoved(OfSeat):
    """The pirate was moved, for ducats (N-115) or by a privilege (N-116)."""

    city: str
    ducats: int
    privilege: bool


class SpecialsBegun(OfSeat):
    """Special missions were chosen and paid (N-121, N-124)."""

    cards: tuple[str, ...]
    ducats: int


class SpecialFulfilled(OfSeat):
    """A special mission was fulfilled (N-122).

    Only the owner knows the mission put under the ship; there is none if the pile was empty.
    """

    SECRET = ("mission",)
    card: str
    part: str
    seals: int
    mission: str


class SpecialTurned(Event):
    """A special mission moved to the bottom of the column and shows this part now (N-123)."""

    card: str
    part: str


class SealsGained(OfSeat):
    """Seals came from the career card at the end of a turn (N-90, N-91)."""

    seals: int
    privilege: bool


class BonusGained(OfSeat):
    """The condition of a bonus card was met (N-95), or variety was scored (N-96)."""

    bonus: str
    seals: int


class BonusLowered(Event):
    """A bonus card shows its lower number from now on (N-95)."""

    bonus: str
    seals: int


class BonusLeft(Event):
    """A bonus card left the game (N-95)."""

    bonus: str


class LastRoundBegan(Event):
    """The last round began (N-100)."""

    round: int


class GameEnded(Event):
    """The game is over (N-102); nobody wins if everybody still shows an X."""

    winners: tuple[int, ...]
