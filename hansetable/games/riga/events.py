"""What has happened in Riga. Goods, buildings and cities are named by their ids."""

from __future__ import annotations

from hansetable.core import Event, OfSeat


class StartNamed(OfSeat):
    """A seat named the start player (R-13), who is counted from 0."""

    start: int


class BuildingsDealt(Event):
    """Everybody drew so many buildings (R-14)."""

    number: int


class BuildingKept(OfSeat):
    """One building that was drawn is kept, the others are discarded (R-14, R-42); secret."""

    SECRET = ("building", "discarded")
    building: str
    discarded: tuple[str, ...]


class NothingKept(OfSeat):
    """All buildings that were drawn are discarded (R-42); secret which ones."""

    SECRET = ("discarded",)
    discarded: tuple[str, ...]


class YearBegan(Event):
    """A year began (R-20)."""

    year: int
    start: int


class RowFilled(Event):
    """A row left over from last year was filled up (R-22); rows are counted from 1."""

    row: int
    goods: tuple[str, ...]


class RowLaid(Event):
    """A row of goods was laid out (R-21)."""

    row: int
    goods: tuple[str, ...]


class BuildingsLeft(Event):
    """The buildings below the separator were discarded (R-23)."""

    buildings: tuple[str, ...]


class BuildingsTurnedUp(Event):
    """New buildings were turned up above the separator (R-23)."""

    buildings: tuple[str, ...]


class TurnBegan(OfSeat):
    """A turn began (R-24, R-25); ``again`` if it is the second of two in a row."""

    year: int
    autumn: bool
    again: bool


class RowTaken(OfSeat):
    """A row of goods was taken (R-30)."""

    row: int
    goods: tuple[str, ...]


class BuildingTaken(OfSeat):
    """A building of the display was taken (R-30)."""

    building: str


class NothingToTake(OfSeat):
    """Nothing lay in the display (R-30)."""


class FunctionUsed(OfSeat):
    """A builder's yard, a treasury or the monastery was used (R-42, R-50, R-60)."""

    building: str


class BuildingsDrawn(OfSeat):
    """Buildings were drawn by a builder's yard (R-42); secret which ones."""

    SECRET = ("buildings",)
    buildings: tuple[str, ...]


class GoodsDrawn(OfSeat):
    """Goods were drawn by a treasury (R-50); secret which ones."""

    SECRET = ("goods",)
    goods: tuple[str, ...]


class GoodKept(OfSeat):
    """One good that was drawn is kept, secretly; the others are discarded openly (R-50)."""

    SECRET = ("good",)
    good: str
    discarded: tuple[str, ...]


class Swapped(OfSeat):
    """Two goods changed places between two rows (R-60)."""

    row: int
    good: str
    other_row: int
    other_good: str


class Planned(OfSeat):
    """A building was put on the bill (R-31, R-34)."""

    building: str
    cost: int


class Craned(OfSeat):
    """A crane halves the cost of a building (R-46)."""

    building: str
    crane: str
    saved: int


class Funded(OfSeat):
    """A money function pays (R-37)."""

    building: str
    ducats: int


class Spent(OfSeat):
    """A good pays (R-32); ``ducats`` is its value there."""

    good: str
    ducats: int


class Built(OfSeat):
    """Buildings were built (R-35) for their cost; ``lost`` is what no change was given for."""

    buildings: tuple[str, ...]
    cost: int
    lost: int


class SchoolTurned(OfSeat):
    """The school counts as a knight or a merchant from now on (R-61)."""

    side: str


class Covered(OfSeat):
    """A card of the pile, or a marker, covers a function (R-38)."""

    marker: bool


class Uncovered(OfSeat):
    """An own building took the place of the card or marker that covered a function (R-38)."""


class ExchangeFilled(OfSeat):
    """The exchange office was turned to 8 for these goods (R-63)."""

    goods: tuple[str, ...]
    lost: int


class LaidAside(OfSeat):
    """A card was laid aside in winter (R-26), a good or a building; secret which one."""

    SECRET = ("card",)
    card: str


class Discarded(OfSeat):
    """What was laid aside in winter is discarded, goods openly, buildings face down (R-26)."""

    goods: tuple[str, ...]
    buildings: int


class Shuffled(Event):
    """The discards of goods or of buildings became a new pile (R-11)."""

    pile: str


class GameEnded(Event):
    """The game is over (R-81)."""

    winners: tuple[int, ...]
