"""The questions of Riga, and a line of help for each: what can be done, or why not."""

from collections.abc import Sequence

from hansetable.core import Action
from hansetable.core.state import OMNISCIENT
from hansetable.games.riga import actions as a
from hansetable.games.riga import bill
from hansetable.games.riga.bill import MOST_BUILT
from hansetable.games.riga.cards import CARDS, GOODS, OF, ONCE, bits, building_id, building_ids
from hansetable.games.riga.multiset import base_value
from hansetable.games.riga.proposal import paid_by, proposal
from hansetable.games.riga.scoring import PENALTY
from hansetable.games.riga.setup import KeepOne, Name
from hansetable.games.riga.turn import Build, ChooseGood, Draft, SwapFirst, SwapSecond, Take
from hansetable.games.riga.year import Winter, limit
from hansetable.ui.games.phrases import Asked, Gap, Phrase, Phrases, When, can
from hansetable.ui.games.riga.text import names as say
from hansetable.ui.games.riga.text.names import Riga


def _proposed(asked: Asked) -> Sequence[Action]:
    """The proposed payment; nothing for readers that do not see the hand."""
    seen = asked.view.viewer in (OMNISCIENT, asked.seat)
    return proposal(asked.view, asked.seat) if seen else ()


def _saved(asked: Asked) -> int:
    """What the cranes of the proposed payment save."""
    return sum(part.saved for part in _proposed(asked) if isinstance(part, a.Crane))


def _lost(asked: Asked) -> int:
    """What the proposed payment loses as change (R-32)."""
    view, seat, due = asked.view, asked.seat, int(asked.due)
    return paid_by(_proposed(asked), asked.values(view, seat), asked.funds(view, seat)) - due


def _nearest(asked: Asked) -> tuple[int, int]:
    """What is lacking for a building, and the building for which it is least."""
    view, seat = asked.view, asked.seat
    wanted = bits(bill.owned(view, seat))
    return min(((bill.lacking(view, seat, b), b) for b in wanted), default=(0, -1))


def _left(asked: Asked) -> int:
    """How many more buildings can be built in this turn."""
    return MOST_BUILT - int(asked.view.fresh.bit_count())


def _ends(asked: Asked) -> bool:
    """Whether this is the last turn that the seat has in the game (R-20, R-25)."""
    view = asked.view
    return bool(view.year == view.years() and view.leg >= view.n)


def _begun(asked: Asked) -> bool:
    return bool(asked.used or asked.spent)


_GAPS: dict[str, Gap] = {
    "base": lambda asked: base_value(asked.view.goods[asked.seat]),
    "cards": lambda asked: asked.view.cards(asked.seat),
    "limit": lambda asked: limit(asked.view, asked.seat),
    "over": lambda asked: max(1, asked.view.cards(asked.seat) - limit(asked.view, asked.seat)),
    "lifted": lambda asked: say.name(GOODS[asked.g]),
    "row": lambda asked: asked.at + 1,
    "most": MOST_BUILT,
    "left": _left,
    "uses": lambda asked: say.the([action.building for action in asked.can(a.Use)]),
    "affordable": lambda asked: say.some([action.b for action in asked.can(a.Plan)]),
    "missing": lambda asked: _nearest(asked)[0],
    "nearest": lambda asked: say.the_one(building_id(_nearest(asked)[1])),
    "less": lambda asked: asked.due - _saved(asked),
    "lost": _lost,
    "buildings": lambda asked: say.the(building_ids(asked.planned)),
    "city": lambda asked: say.city(asked.view.cities()[asked.city]),
    "parts": lambda asked: say.payment(_proposed(asked), bill.funds_of(asked.view, asked.seat)),
    "own": lambda asked: say.people(asked.view, asked.seat, OF["school"]),
    "exchange": CARDS.exchange,
    "penalty": PENALTY,
}


def _bill(asked: Asked) -> Phrase:
    if _saved(asked) >= asked.due:
        return Riga.tr("pay %n more ducat(s) for {buildings}, or use the crane.", None, "due")
    if _begun(asked) and _saved(asked):
        return Riga.tr(
            "pay %n more ducat(s) for {buildings}, or only {less} with a crane.", None, "due"
        )
    if _begun(asked):
        return Riga.tr("pay %n more ducat(s) for {buildings}.", None, "due")
    if _saved(asked):
        return Riga.tr("pay %n ducat(s) for {buildings}, or only {less} with a crane.", None, "due")
    return Riga.tr("pay %n ducat(s) for {buildings}.", None, "due")


def _build(asked: Asked) -> Phrase:
    if not asked.can(a.Plan):
        return When("uses", Riga.tr("use a building, or end the turn."), Riga.tr("end the turn."))
    if _left(asked) < MOST_BUILT:
        return Riga.tr("build up to %n more building(s), or end the turn.", None, "left")
    return Riga.tr("build up to %n building(s), or none.", None, "left")


def _take(asked: Asked) -> Phrase:
    if asked.view.swapped:
        return Riga.tr("take one of the two rows with the swapped goods.")
    if not asked.can(a.TakeRow):
        return Riga.tr("take a building.")
    if not asked.can(a.TakeBuilding):
        return Riga.tr("take a row of goods.")
    return Riga.tr("take a building or a row of goods.")


QUESTIONS = Phrases(
    {
        Name: Riga.tr("name the start player."),
        KeepOne: Riga.tr("keep one of your two buildings."),
        Take: _take,
        SwapFirst: Riga.tr("choose a good to swap."),
        SwapSecond: Riga.tr("choose a good that changes places with {lifted} of row {row}."),
        Build: _build,
        bill.Bill: _bill,
        bill.ChooseSchool: Riga.tr("let the school count as a knight or as a merchant."),
        bill.Deposit: When(
            _begun,
            Riga.tr("add goods worth %n ducat(s) or more to the exchange office.", None, "due"),
            Riga.tr(
                "give goods worth %n ducat(s) or more to the exchange office, or leave it at 0.",
                None,
                "due",
            ),
        ),
        Draft: Riga.tr("keep one of the buildings drawn, or none."),
        ChooseGood: Riga.tr("keep one of the goods drawn."),
        Winter: Riga.tr("lay aside %n card(s).", None, "over"),
    },
    **_GAPS,
)


def _affordable(asked: Asked) -> Phrase:
    """What can be built, or why nothing: the limit, no buildings, what the nearest one lacks."""
    if asked.can(a.Plan):
        return Riga.tr("You can afford {affordable}.")
    if not _left(asked):
        return Riga.tr("You can build %n building(s) in a turn, not more.", None, "most")
    if _nearest(asked)[1] < 0:
        return Riga.tr("You have no building in hand.")
    return Riga.tr("You lack %n ducat(s) for {nearest}.", None, "missing")


_HAND = Riga.tr("%n card(s) in hand; in winter you may keep {limit}.", None, "cards")
_THEN_TAKE = Riga.tr("After that you take one of these two rows.")
_USABLE = When("uses", Riga.tr("You can use {uses}."))
_DOUBLE = (
    When(lambda asked: asked.view.leg == asked.view.n - 1, Riga.tr("You have two turns in a row.")),
    When(
        lambda asked: asked.view.leg == asked.view.n,
        Riga.tr("This is the second of your two turns in a row."),
    ),
)
"""That this turn is one of two in a row (R-25)."""
_SUGGESTED = When(
    _proposed,
    When(
        _lost,
        Riga.tr("Suggested: {parts}; %n ducat(s) is/are lost.", None, "lost"),
        Riga.tr("Suggested: {parts}; nothing is lost."),
    ),
)
"""The proposed payment, and what it loses (R-32)."""
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
        Take: (_DOUBLE, _USABLE, _HAND),
        SwapFirst: (
            Riga.tr("It changes places with a good of another kind from another row."),
            _THEN_TAKE,
        ),
        SwapSecond: (Riga.tr("It can be any good of another kind from another row."), _THEN_TAKE),
        Build: (
            _affordable,
            _USABLE,
            When(
                lambda asked: asked.view.fresh & ONCE and not _ends(asked),
                Riga.tr("What you have just built helps only in a later turn."),
            ),
            When(
                lambda asked: bill.can_deposit(asked.view, asked.seat),
                Riga.tr("When you have finished you can fill the exchange office."),
            ),
            _DOUBLE,
            _HAND,
        ),
        bill.Bill: (
            When(_begun, Riga.tr("{paid} of %n ducat(s) paid.", None, "cost")),
            _SUGGESTED,
            When(can(a.Plan), Riga.tr("You can add another building in {city} to this bill.")),
        ),
        bill.ChooseSchool: (
            Riga.tr("Without the school you have {own}."),
            Riga.tr("This cannot be changed later."),
        ),
        bill.Deposit: (
            _SUGGESTED,
            When(
                _ends,
                Riga.tr(
                    "No turn of yours follows; it counts %n ducat(s) if there is a tie.",
                    None,
                    "exchange",
                ),
                Riga.tr("It then pays %n ducat(s) in a later turn.", None, "exchange"),
            ),
            Riga.tr("The goods count at their base values."),
        ),
        Draft: (
            Riga.tr("The others are discarded face down."),
            Riga.tr("A building still in your hand at the end costs %n point(s).", None, "penalty"),
        ),
        ChooseGood: (Riga.tr("The others are discarded."), _HAND),
        Winter: (
            _HAND,
            When(
                lambda asked: asked.view.year == asked.view.years(),
                Riga.tr(
                    "Each building that stays in your hand now costs %n point(s).", None, "penalty"
                ),
                Riga.tr("Everybody does so at the same time."),
            ),
        ),
    },
    **_GAPS,
)
"""What is left, what can be done, what cannot and why; for the seat that is asked alone."""
