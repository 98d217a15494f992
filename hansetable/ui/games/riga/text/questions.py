"""The questions of Riga, and a line of help for each: what can be done, or why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hansetable.core import Action, Seat
from hansetable.core.state import OMNISCIENT
from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import (
    MOST_BUILT,
    Bill,
    ChooseSchool,
    Deposit,
    can_deposit,
    funds_of,
    lacking,
    owned,
)
from hansetable.games.riga.cards import (
    CARDS,
    CITIES,
    GOODS,
    OF,
    ONCE,
    bits,
    building_id,
    building_ids,
)
from hansetable.games.riga.multiset import base_value
from hansetable.games.riga.proposal import paid_by, proposal
from hansetable.games.riga.scoring import PENALTY
from hansetable.games.riga.setup import KeepOne, Name
from hansetable.games.riga.state import RigaState
from hansetable.games.riga.turn import Build, ChooseGood, Draft, SwapFirst, SwapSecond, Take
from hansetable.games.riga.year import Winter, limit
from hansetable.ui.games.phrases import SILENT, Gap, Phrase, Phrases, made
from hansetable.ui.games.riga.text import names as say
from hansetable.ui.games.riga.text.names import Riga


class Asked(NamedTuple):
    """A question to a seat, in a position as the reader sees it."""

    step: Any
    view: RigaState
    seat: Seat

    def can(self, kind: type[Action]) -> list[Any]:
        """Return the possible answers of a kind."""
        options = self.step.options(self.view, self.seat)
        return [action for action in options if isinstance(action, kind)]


def _proposed(asked: Asked) -> Sequence[Action]:
    """The proposed payment; nothing for readers that do not see the hand."""
    seen = asked.view.viewer in (OMNISCIENT, asked.seat)
    return proposal(asked.view, asked.seat) if seen else ()


def _saved(asked: Asked) -> int:
    """What the cranes of the proposed payment save."""
    return sum(part.saved for part in _proposed(asked) if isinstance(part, a.Crane))


def _lost(asked: Asked) -> int:
    """What the proposed payment loses as change (R-32)."""
    step, view, seat = asked
    due: int = step.due
    return paid_by(_proposed(asked), step.values(view, seat), step.funds(view, seat)) - due


def _nearest(asked: Asked) -> tuple[int, int]:
    """What is lacking for a building, and the building for which it is least."""
    _, view, seat = asked
    wanted = bits(owned(view, seat))
    return min(((lacking(view, seat, b), b) for b in wanted), default=(0, -1))


def _left(asked: Asked) -> int:
    """How many more buildings can be built in this turn."""
    return MOST_BUILT - asked.view.fresh.bit_count()


def _begun(asked: Asked) -> bool:
    return bool(asked.step.used or asked.step.spent)


def _bill(asked: Asked) -> Phrase:
    if _saved(asked) >= asked.step.due:
        return Riga.tr("pay %n more ducat(s) for {buildings}, or use the crane.", None, "due")
    if _begun(asked) and _saved(asked):
        return Riga.tr(
            "pay %n more ducat(s) for {buildings}, or only {less} by crane.", None, "due"
        )
    if _begun(asked):
        return Riga.tr("pay %n more ducat(s) for {buildings}.", None, "due")
    if _saved(asked):
        return Riga.tr("pay %n ducat(s) for {buildings}, or only {less} by crane.", None, "due")
    return Riga.tr("pay %n ducat(s) for {buildings}.", None, "due")


def _build(asked: Asked) -> Phrase:
    if asked.can(a.Plan):
        if _left(asked) < MOST_BUILT:
            return Riga.tr("build up to %n more building(s), or end the turn.", None, "left")
        return Riga.tr("build up to %n building(s), or nothing.", None, "left")
    if asked.can(a.Use):
        return Riga.tr("use a building, or end the turn.")
    return Riga.tr("end the turn.")


def _take(asked: Asked) -> Phrase:
    if asked.view.swapped:
        return Riga.tr("take one of the two rows that were swapped.")
    if not asked.can(a.TakeRow):
        return Riga.tr("take a building.")
    if not asked.can(a.TakeBuilding):
        return Riga.tr("take a row of goods.")
    return Riga.tr("take a building or a row of goods.")


_GAPS: dict[str, Gap] = {
    "base": made(lambda asked: base_value(asked.view.goods[asked.seat])),
    "cards": made(lambda asked: asked.view.cards(asked.seat)),
    "limit": made(lambda asked: limit(asked.view, asked.seat)),
    "over": made(lambda asked: max(1, asked.view.cards(asked.seat) - limit(*asked[1:]))),
    "lifted": made(lambda asked: say.name(GOODS[asked.step.g])),
    "row": made(lambda asked: asked.step.at + 1),
    "most": made(lambda asked: MOST_BUILT),
    "left": made(_left),
    "uses": made(lambda asked: say.named(action.building for action in asked.can(a.Use))),
    "affordable": made(lambda asked: say.some([action.b for action in asked.can(a.Plan)])),
    "missing": made(lambda asked: _nearest(asked)[0]),
    "nearest": made(lambda asked: say.the_one(building_id(_nearest(asked)[1]))),
    "due": made(lambda asked: asked.step.due),
    "cost": made(lambda asked: asked.step.cost),
    "paid": made(lambda asked: asked.step.paid),
    "less": made(lambda asked: asked.step.due - _saved(asked)),
    "lost": made(_lost),
    "buildings": made(lambda asked: say.the(building_ids(asked.step.planned))),
    "joining": made(lambda asked: asked.can(a.Plan)),
    "city": made(lambda asked: say.city(CITIES[asked.step.city])),
    "parts": made(lambda asked: say.payment(_proposed(asked), funds_of(*asked[1:]))),
    "own": made(lambda asked: say.people(asked.view, asked.seat, OF["school"])),
    "exchange": made(lambda asked: CARDS.exchange),
    "penalty": made(lambda asked: PENALTY),
}
QUESTIONS = Phrases(
    {
        Name: Riga.tr("name the start player."),
        KeepOne: Riga.tr("keep one of your two buildings."),
        Take: _take,
        SwapFirst: Riga.tr("choose a good of a row to be swapped."),
        SwapSecond: Riga.tr("choose what {lifted} of row {row} changes places with."),
        Build: _build,
        Bill: _bill,
        ChooseSchool: Riga.tr("let the school count as a knight or as a merchant."),
        Deposit: lambda asked: (
            Riga.tr("add goods of %n ducat(s) to the exchange office.", None, "due")
            if _begun(asked)
            else Riga.tr(
                "give goods of %n ducat(s) to the exchange office, or leave it at 0.", None, "due"
            )
        ),
        Draft: Riga.tr("keep one of the buildings drawn, or none."),
        ChooseGood: Riga.tr("keep one of the goods drawn."),
        Winter: Riga.tr("lay aside %n card(s).", None, "over"),
    },
    **_GAPS,
)
"""What is asked, to follow the name of the seat and a colon."""


def _double(asked: Asked) -> Phrase:
    """Whether this turn is one of two in a row (R-25)."""
    if asked.view.leg == asked.view.n - 1:
        return Riga.tr("You have two turns in a row.")
    if asked.view.leg == asked.view.n:
        return Riga.tr("This is your second turn in a row.")
    return SILENT


def _usable(asked: Asked) -> Phrase:
    """The functions that can be used beside payments (R-36)."""
    return Riga.tr("Can be used: {uses}.") if asked.can(a.Use) else SILENT


def _affordable(asked: Asked) -> Phrase:
    """What can be built, or why nothing: the limit, no buildings, what the nearest one lacks."""
    if asked.can(a.Plan):
        return Riga.tr("You can afford {affordable}.")
    if not _left(asked):
        return Riga.tr("A turn has room for %n building(s), not for more.", None, "most")
    if _nearest(asked)[1] < 0:
        return Riga.tr("You have no building in hand.")
    return Riga.tr("Still lacking for {nearest}: %n ducat(s).", None, "missing")


def _build_help(asked: Asked) -> Phrase:
    return (
        _affordable,
        _usable,
        Riga.tr("What is built now helps from your next turn on.")
        if asked.view.fresh & ONCE
        else SILENT,
        Riga.tr("After that you can fill the exchange office.")
        if can_deposit(asked.view, asked.seat)
        else SILENT,
        _double,
        _HAND,
    )


def _cheapest(asked: Asked) -> Phrase:
    """The proposed payment, and what it loses (R-32)."""
    if not _proposed(asked):
        return SILENT
    if _lost(asked):
        return Riga.tr("Suggested: {parts}; %n ducat(s) is/are lost.", None, "lost")
    return Riga.tr("Suggested: {parts}; nothing is lost.")


def _bill_help(asked: Asked) -> Phrase:
    return (
        Riga.tr("{paid} of %n ducat(s) paid.", None, "cost") if _begun(asked) else SILENT,
        _cheapest,
        Riga.tr("%n more building(s) in {city} can join.", None, "joining")
        if asked.can(a.Plan)
        else SILENT,
    )


_HAND = Riga.tr("%n card(s) in hand; winter leaves {limit}.", None, "cards")
_THEN_TAKE = Riga.tr("Then you take one of these two rows.")
HELP = Phrases(
    {
        Name: (
            Riga.tr("Nobody’s goods are worth less than yours: %n ducat(s).", None, "base"),
            Riga.tr("Whoever sits to the right of the start player has two turns in a row."),
        ),
        KeepOne: (
            Riga.tr("The other one is discarded face down."),
            Riga.tr("Everybody chooses at the same time."),
        ),
        Take: (_double, _usable, _HAND),
        SwapFirst: (
            Riga.tr("It changes places with a different good of another row."),
            _THEN_TAKE,
        ),
        SwapSecond: (Riga.tr("Any different good of another row."), _THEN_TAKE),
        Build: _build_help,
        Bill: _bill_help,
        ChooseSchool: (
            Riga.tr("Without the school you have {own}."),
            Riga.tr("This cannot be changed later."),
        ),
        Deposit: (
            _cheapest,
            Riga.tr("It then pays %n ducat(s) in a later turn.", None, "exchange"),
            Riga.tr("Base values count."),
        ),
        Draft: (
            Riga.tr("The others are discarded face down."),
            Riga.tr("A building that is in hand at the end costs %n point(s).", None, "penalty"),
        ),
        ChooseGood: (Riga.tr("The others are discarded."), _HAND),
        Winter: (
            _HAND,
            lambda asked: (
                Riga.tr("Each building left in hand costs %n point(s) now.", None, "penalty")
                if asked.view.year == asked.view.years()
                else Riga.tr("Everybody lays aside at the same time.")
            ),
        ),
    },
    **_GAPS,
)
"""What is left, what can be done, what cannot and why; for the seat that is asked alone."""
