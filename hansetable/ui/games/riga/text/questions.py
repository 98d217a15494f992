"""The questions of Riga, and a line of help for each: what can be done, or why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hansetable.core import Action, Seat, Step
from hansetable.core.state import OMNISCIENT
from hansetable.games.riga import actions as a
from hansetable.games.riga.bill import (
    MOST_BUILT,
    OWN,
    Bill,
    ChooseSchool,
    Deposit,
    can_deposit,
    funds_of,
    lacking,
    values_in,
)
from hansetable.games.riga.cards import CARDS, CITIES, COST, GOODS, HALF, ONCE, bits
from hansetable.games.riga.multiset import base_value
from hansetable.games.riga.proposal import paid_by, proposal
from hansetable.games.riga.scoring import PENALTY
from hansetable.games.riga.setup import KeepOne, Name
from hansetable.games.riga.state import RigaState
from hansetable.games.riga.turn import Build, ChooseGood, Draft, SwapFirst, SwapSecond, Take
from hansetable.games.riga.year import Winter, limit
from hansetable.ui.games.phrases import line_of, listed
from hansetable.ui.games.riga.text import names
from hansetable.ui.games.riga.text.names import Riga
from hansetable.ui.language import translate


def question(step: Step, view: RigaState, seat: Seat) -> str:
    """Return what is asked, to follow the name of the seat and a colon."""
    return _WORDS[type(step)][0](step, view, seat)


def reason(step: Step, view: RigaState, seat: Seat) -> str:
    """Return a line of help: what is left, what can be done, what cannot and why.

    Of another seat's hand nothing is said, so the line may then be empty.
    """
    if view.viewer not in (OMNISCIENT, seat):
        return ""
    return line_of(_WORDS[type(step)][1](step, view, seat))


# ---- preparation ---------------------------------------------------------------------------------


def _ask_name(step: Name, view: RigaState, seat: Seat) -> str:
    return translate("Riga", "name the start player.")


def _help_name(step: Name, view: RigaState, seat: Seat) -> Sequence[str]:
    total = base_value(view.goods[seat])
    return (
        Riga.trUtf8("Nobody’s goods are worth less than yours: %n ducat(s).", None, total),
        translate("Riga", "Whoever sits to the right of the start player has two turns in a row."),
    )


def _ask_keep_one(step: KeepOne, view: RigaState, seat: Seat) -> str:
    return translate("Riga", "keep one of your two buildings.")


def _help_keep_one(step: KeepOne, view: RigaState, seat: Seat) -> Sequence[str]:
    return (
        translate("Riga", "The other one is discarded face down."),
        translate("Riga", "Everybody chooses at the same time."),
    )


# ---- first phase: take ---------------------------------------------------------------------------


def _ask_take(step: Take, view: RigaState, seat: Seat) -> str:
    if view.swapped:
        return translate("Riga", "take one of the two rows that were swapped.")
    kinds = {type(action) for action in step.options(view, seat)}
    if a.TakeRow not in kinds:
        return translate("Riga", "take a building.")
    if a.TakeBuilding not in kinds:
        return translate("Riga", "take a row of goods.")
    return translate("Riga", "take a building or a row of goods.")


def _help_take(step: Take, view: RigaState, seat: Seat) -> Sequence[str]:
    return (_double(view), _usable(step.options(view, seat)), _hand(view, seat))


def _double(view: RigaState) -> str:
    """Whether this turn is one of two in a row (R-25)."""
    if view.leg == view.n - 1:
        return translate("Riga", "You have two turns in a row.")
    if view.leg == view.n:
        return translate("Riga", "This is your second turn in a row.")
    return ""


def _usable(options: Sequence[Action]) -> str:
    """The functions that can be used beside payments (R-36)."""
    uses = [action.building for action in options if isinstance(action, a.Use)]
    if not uses:
        return ""
    return translate("Riga", "Can be used: {buildings}.").format(buildings=names.named(uses))


def _hand(view: RigaState, seat: Seat) -> str:
    """What is held, and what winter leaves of it (R-26)."""
    text = Riga.trUtf8("%n card(s) in hand; winter leaves {most}.", None, view.cards(seat))
    return text.format(most=limit(view, seat))


def _ask_swap_first(step: SwapFirst, view: RigaState, seat: Seat) -> str:
    return translate("Riga", "choose a good of a row to be swapped.")


def _help_swap_first(step: SwapFirst, view: RigaState, seat: Seat) -> Sequence[str]:
    return (
        translate("Riga", "It changes places with a different good of another row."),
        translate("Riga", "Then you take one of these two rows."),
    )


def _ask_swap_second(step: SwapSecond, view: RigaState, seat: Seat) -> str:
    text = translate("Riga", "choose what {good} of row {row} changes places with.")
    return text.format(good=names.good(GOODS[step.g]), row=step.at + 1)


def _help_swap_second(step: SwapSecond, view: RigaState, seat: Seat) -> Sequence[str]:
    return (
        translate("Riga", "Any different good of another row."),
        translate("Riga", "Then you take one of these two rows."),
    )


# ---- second phase: build -------------------------------------------------------------------------


def _ask_build(step: Build, view: RigaState, seat: Seat) -> str:
    kinds = {type(action) for action in step.options(view, seat)}
    left = MOST_BUILT - view.fresh.bit_count()
    if a.Plan in kinds and left < MOST_BUILT:
        return Riga.trUtf8("build up to %n more building(s), or end the turn.", None, left)
    if a.Plan in kinds:
        return Riga.trUtf8("build up to %n building(s), or nothing.", None, left)
    if a.Use in kinds:
        return translate("Riga", "use a building, or end the turn.")
    return translate("Riga", "end the turn.")


def _help_build(step: Build, view: RigaState, seat: Seat) -> Sequence[str]:
    options = step.options(view, seat)
    can = [action.b for action in options if isinstance(action, a.Plan)]
    lines = [_usable(options)]
    if can:
        text = translate("Riga", "You can afford {buildings}.")
        costs = [COST[b] for b in can]
        lines.insert(0, text.format(buildings=names.some(can, costs)))
    else:
        lines.insert(0, _why_not(view, seat))
    if view.fresh & ONCE:
        lines.append(translate("Riga", "What is built now helps from your next turn on."))
    if can_deposit(view, seat):
        lines.append(translate("Riga", "After that you can fill the exchange office."))
    lines += [_double(view), _hand(view, seat)]
    return lines


def _why_not(view: RigaState, seat: Seat) -> str:
    """Why nothing can be built: the limit, no buildings, or what the nearest one lacks."""
    if view.fresh.bit_count() >= MOST_BUILT:
        return Riga.trUtf8("A turn has room for %n building(s), not for more.", None, MOST_BUILT)
    wanted = bits(view.hand[seat] & OWN | view.unbuilt(seat))
    if not wanted:
        return translate("Riga", "You have no building in hand.")
    missing, b = min((lacking(view, seat, b), b) for b in wanted)
    text = Riga.trUtf8("Still lacking for {building}: %n ducat(s).", None, missing)
    return text.format(building=names.the_mask(1 << b))


def _ask_bill(step: Bill, view: RigaState, seat: Seat) -> str:
    buildings, saved = names.the_mask(step.planned), _suggested_saving(view, seat)
    begun = step.used or step.spent
    if saved >= step.due:
        text = Riga.trUtf8(
            "pay %n more ducat(s) for {buildings}, or use the crane.", None, step.due
        )
    elif begun and saved:
        text = Riga.trUtf8(
            "pay %n more ducat(s) for {buildings}, or only {less} by crane.", None, step.due
        )
    elif begun:
        text = Riga.trUtf8("pay %n more ducat(s) for {buildings}.", None, step.due)
    elif saved:
        text = Riga.trUtf8(
            "pay %n ducat(s) for {buildings}, or only {less} by crane.", None, step.due
        )
    else:
        text = Riga.trUtf8("pay %n ducat(s) for {buildings}.", None, step.due)
    return text.format(buildings=buildings, less=step.due - saved)


def _suggested_saving(view: RigaState, seat: Seat) -> int:
    """What the cranes of the proposed payment save; nothing for whom does not see it."""
    if view.viewer not in (OMNISCIENT, seat):
        return 0
    return sum(HALF[part.b] for part in proposal(view, seat) if isinstance(part, a.Crane))


def _help_bill(step: Bill, view: RigaState, seat: Seat) -> Sequence[str]:
    options = step.options(view, seat)
    joining = [action.b for action in options if isinstance(action, a.Plan)]
    lines = []
    if step.used or step.spent:
        text = Riga.trUtf8("{paid} of %n ducat(s) paid.", None, step.cost)
        lines.append(text.format(paid=step.paid))
    lines.append(_cheapest(step, view, seat))
    if joining:
        text = Riga.trUtf8("%n more building(s) in {city} can join.", None, len(joining))
        lines.append(text.format(city=names.city(CITIES[step.city])))
    return lines


def _cheapest(step: Bill | Deposit, view: RigaState, seat: Seat) -> str:
    """The proposed payment, and what it loses (R-32)."""
    parts = proposal(view, seat)
    if not parts:
        return ""
    values = values_in(view, seat, step.city) if isinstance(step, Bill) else CARDS.base
    funds = funds_of(view, seat)
    lost = paid_by(parts, values, funds) - step.due
    if lost:
        text = Riga.trUtf8("Suggested: {parts}; %n ducat(s) is/are lost.", None, lost)
    else:
        text = translate("Riga", "Suggested: {parts}; nothing is lost.")
    return text.format(parts=names.payment(parts, funds))


def _ask_school(step: ChooseSchool, view: RigaState, seat: Seat) -> str:
    return translate("Riga", "let the school count as a knight or as a merchant.")


def _help_school(step: ChooseSchool, view: RigaState, seat: Seat) -> Sequence[str]:
    """The school itself counts as a knight until it is asked."""
    own = listed([names.knights(view.knights(seat) - 1), names.merchants(view.merchants(seat))])
    return (
        translate("Riga", "Without the school you have {own}.").format(own=own),
        translate("Riga", "This cannot be changed later."),
    )


def _ask_deposit(step: Deposit, view: RigaState, seat: Seat) -> str:
    if step.spent:
        return Riga.trUtf8("add goods of %n ducat(s) to the exchange office.", None, step.due)
    return Riga.trUtf8(
        "give goods of %n ducat(s) to the exchange office, or leave it at 0.", None, step.due
    )


def _help_deposit(step: Deposit, view: RigaState, seat: Seat) -> Sequence[str]:
    holding = Riga.trUtf8("It then pays %n ducat(s) in a later turn.", None, CARDS.exchange)
    return (_cheapest(step, view, seat), holding, translate("Riga", "Base values count."))


# ---- drawn cards, winter -------------------------------------------------------------------------


def _ask_draft(step: Draft, view: RigaState, seat: Seat) -> str:
    return translate("Riga", "keep one of the buildings drawn, or none.")


def _help_draft(step: Draft, view: RigaState, seat: Seat) -> Sequence[str]:
    text = Riga.trUtf8("A building that is in hand at the end costs %n point(s).", None, PENALTY)
    return (translate("Riga", "The others are discarded face down."), text)


def _ask_good(step: ChooseGood, view: RigaState, seat: Seat) -> str:
    return translate("Riga", "keep one of the goods drawn.")


def _help_good(step: ChooseGood, view: RigaState, seat: Seat) -> Sequence[str]:
    return (translate("Riga", "The others are discarded."), _hand(view, seat))


def _ask_winter(step: Winter, view: RigaState, seat: Seat) -> str:
    number = max(1, view.cards(seat) - limit(view, seat))
    return Riga.trUtf8("lay aside %n card(s).", None, number)


def _help_winter(step: Winter, view: RigaState, seat: Seat) -> Sequence[str]:
    lines = [_hand(view, seat)]
    if view.year == view.years():
        lines.append(
            Riga.trUtf8("Each building left in hand costs %n point(s) now.", None, PENALTY)
        )
    else:
        lines.append(translate("Riga", "Everybody lays aside at the same time."))
    return lines


_WORDS: dict[
    type[Step],
    tuple[Callable[[Any, Any, Seat], str], Callable[[Any, Any, Seat], Sequence[str]]],
] = {
    Name: (_ask_name, _help_name),
    KeepOne: (_ask_keep_one, _help_keep_one),
    Take: (_ask_take, _help_take),
    SwapFirst: (_ask_swap_first, _help_swap_first),
    SwapSecond: (_ask_swap_second, _help_swap_second),
    Build: (_ask_build, _help_build),
    Bill: (_ask_bill, _help_bill),
    ChooseSchool: (_ask_school, _help_school),
    Deposit: (_ask_deposit, _help_deposit),
    Draft: (_ask_draft, _help_draft),
    ChooseGood: (_ask_good, _help_good),
    Winter: (_ask_winter, _help_winter),
}
