"""A builder of positions: set a table, say actions as text, look at what can be said."""

from __future__ import annotations

from collections.abc import Callable

from hansetable.core import Event, read_action, write_action
from hansetable.games.novgorod.actions import VERBS
from hansetable.games.novgorod.cards import (
    ARTISAN,
    BONUSES,
    CARDS,
    CITY,
    GOODS,
    MISSION,
    PARTS,
    SIDES,
    SPECIAL,
    stacks,
)
from hansetable.games.novgorod.setup import deal
from hansetable.games.novgorod.turn import begin_turn, take_office


def missions(text: str) -> int:
    """The missions of a text as a mask."""
    return sum(1 << MISSION[m] for m in text.split())


class Table:
    """A state, and words for it; ``me`` is the seat on turn."""

    def __init__(self, seats: int, bonus: str) -> None:
        self.state = s = deal(seats, 1, {})
        s.supply = [len(stack) for stack in stacks(CARDS, seats)]
        s.artisan_at = tuple(range(GOODS))
        s.hand, s.display, s.seen = [0] * seats, [], [0] * seats
        s.pile = list(range(len(CARDS.missions)))
        s.start, s.turn, s.round = 0, 0, 1
        s.bonus = tuple(BONUSES.index(word) for word in bonus.split())
        begin_turn(s)

    @property
    def me(self) -> int:
        return self.state.turn

    @property
    def money(self) -> int:
        return self.state.money[self.me]

    @property
    def seals(self) -> int:
        return self.state.seals[self.me]

    def give(
        self,
        seat: int,
        *,
        money: int = 20,
        seals: int = 0,
        speed: int = 4,
        level: int = 0,
        offices: str = "",
        hold: str = "",
        hand: str = "",
        left: str = "",
        under: str = "",
        career: str = "1 front",
    ) -> Table:
        """Give a seat what it has; offices come off the tops of their stacks."""
        s = self.state
        s.money[seat], s.seals[seat] = money, seals
        s.speed[seat], s.level[seat] = speed, level
        for city in offices.split():
            take_office(s, seat, CITY[city])
        s.hold[seat] = CITY[hold] if hold else -1
        s.hand[seat], s.left[seat], s.under[seat] = map(missions, (hand, left, under))
        s.seen[seat] |= s.hand[seat]
        public = s.left[seat] | s.under[seat]
        s.seen = [seen | public for seen in s.seen]
        s.pile = [m for m in s.pile if not (public | s.hand[seat]) >> m & 1]
        number, side = career.split()
        s.career[seat], s.side[seat] = int(number) - 1, SIDES.index(side)
        return self

    def open(self, text: str) -> Table:
        """Lay these missions open."""
        s = self.state
        s.display = [MISSION[m] for m in text.split()]
        s.pile = [m for m in s.pile if m not in s.display]
        s.seen = [seen | missions(text) for seen in s.seen]
        return self

    def artisans(self, **at: str) -> Table:
        """Put artisans into cities: ``bergen="jewelry2"``; they change places with others."""
        places = list(self.state.artisan_at)
        for city, artisan in at.items():
            here, there = CITY[city], places.index(ARTISAN[artisan])
            places[here], places[there] = places[there], places[here]
        self.state.artisan_at = tuple(places)
        return self

    def figures(self, *, merchant: str = "", pirate: str = "") -> Table:
        """Put figures into play: a city and a side, ``merchant="visby front"``."""
        for figure, text in (("merchant", merchant), ("pirate", pirate)):
            if text:
                city, side = text.split()
                self.state.expert = self.state.expert._replace(
                    **{figure: CITY[city], f"{figure}_side": SIDES.index(side)}
                )
        return self

    def column(self, text: str = "s1a s2a s3b s4c") -> Table:
        """Lay out the special missions, each with its visible part, from the top; no cover."""
        s = self.state
        zero = (0,) * s.n
        column = tuple((SPECIAL[word[:2]], PARTS.index(word[2])) for word in text.split())
        s.expert = s.expert._replace(column=column, cover=s.pile.pop(), hidden=zero, cardless=zero)
        return self

    def shown(self) -> str:
        """The column of special missions, as `column` takes it."""
        column = self.state.expert.column
        return " ".join(f"{CARDS.specials[card].id}{PARTS[part]}" for card, part in column)

    def say(self, *texts: str) -> list[Event]:
        """Play legal actions of the seat on turn; return the events of the last one."""
        events: list[Event] = []
        for text in texts:
            events = self.state.play(self.me, read_action(text, VERBS))
        return events

    def sail(self, route: str) -> Table:
        """Lay out a route, a placeholder written ``city+card``, and sail."""
        for word in route.split():
            city, _, card = word.partition("+")
            self.say(f"mark {city} {card}" if card else f"lay {city}")
        self.say("sail")
        return self

    def can(self, start: str = "") -> list[str]:
        """What the seat on turn can say, as text, if it begins so."""
        said = map(write_action, self.state.listed(self.me))
        return [text for text in said if text.startswith(start)]

    def end_turn(self) -> Table:
        """Do nothing more until the next turn begins."""
        seat, lap = self.me, self.state.round
        while self.state.stack and (self.me, self.state.round) == (seat, lap):
            can = self.can()
            self.say(next(text for text in ("pass", "done", "sail", can[0]) if text in can))
        return self

    def end_round(self) -> Table:
        """Let everybody who is still to come in this round do nothing."""
        lap = self.state.round
        while self.state.stack and self.state.round == lap:
            self.end_turn()
        return self


SetTable = Callable[..., Table]
"""Sets a table on which the first seat begins its turn; what it has is given by name."""


EXAMPLE = "s1a s2a s3b s4c"
"""The column of the rulebook's example (N-X9)."""


def example(table: SetTable, **mine: object) -> Table:
    """The third special mission asks for jewelry from two; Lübeck makes it of amber and glass."""
    t = table(offices="visby danzig luebeck", hold="visby", **mine).column(EXAMPLE)
    return t.artisans(luebeck="jewelry1").sail("danzig luebeck")


def two_specials(table: SetTable, **mine: object) -> Table:
    """A route for the first and the third special mission, at once or one of them."""
    t = table(speed=5, offices="bergen visby novgorod riga", **mine).column("s1a s2c s3a s4c")
    return t.sail("bergen visby novgorod riga")
