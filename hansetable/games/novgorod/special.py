"""Special missions (N-120 to N-124): the second part of the expert game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hansetable.core import Action, Seat, Step
from hansetable.core.chance import mix
from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod import events as e
from hansetable.games.novgorod.cards import CARDS, LUXURIES, PARTS, Part, mission_id
from hansetable.games.novgorod.route import ask, gather
from hansetable.games.novgorod.scoring import award_missions
from hansetable.games.novgorod.solvency import (
    Cargo,
    Needs,
    after_craft,
    after_use,
    cargo,
    solvent,
    uses,
    works,
)
from hansetable.games.novgorod.state import HIDDEN, MISSION, NovgorodState

FIRST_PARTS = (0, 0, 1, 2)
"""The parts that the column shows at first, from the top (N-120)."""
_NEEDS = tuple(
    tuple(
        Needs(part.goods, part.goods.bit_count(), part.luxuries, part.luxuries.bit_count())
        for part in special.parts
    )
    for special in CARDS.specials
)


def lay_column(s: NovgorodState) -> None:
    """Shuffle the special missions and lay them out; a mission covers the last (N-120)."""
    cards = list(range(len(CARDS.specials)))
    mix(s, cards)
    s.expert = s.expert._replace(
        column=tuple(zip(cards, FIRST_PARTS, strict=True)),
        cover=s.pile.pop(),
        hidden=(0,) * s.n,
        cardless=(0,) * s.n,
    )


def visible_part(s: NovgorodState, card: int) -> Part:
    """Return the part that a special mission shows."""
    return CARDS.specials[card].parts[dict(s.expert.column)[card]]


def cost(s: NovgorodState, cards: Sequence[int], cheap: bool) -> int:
    """Return what a set of special missions costs together (N-121).

    A card above one of the set that is not of the set itself is skipped, for a ducat.
    """
    ducats = above = 0
    for card, part in s.expert.column:
        if card in cards:
            ducats += CARDS.specials[card].parts[part].cost + above
        else:
            above += 1
    return max(0, ducats - CARDS.mission_off) if cheap else ducats


def added_cost(s: NovgorodState, cards: Sequence[int], card: int) -> int:
    """Return what one card costs in a set, or what it would add to it; without the privilege."""
    rest = [other for other in cards if other != card]
    return cost(s, (*rest, card), False) - cost(s, rest, False)


def _with(s: NovgorodState, cards: Sequence[int], card: int) -> tuple[int, ...]:
    """Return a set with one more card, in the order of the column."""
    return tuple(other for other, _ in s.expert.column if other in cards or other == card)


def possible(s: NovgorodState, seat: Seat, cards: Sequence[int], cheap: bool) -> bool:
    """Tell whether a set can be paid and completed, and the fees be paid after it (N-46)."""
    money = s.money[seat] - cost(s, cards, cheap)
    if money < 0:
        return False
    fresh, spots, artisans, held, _, more = cargo(s)
    left = Cargo(fresh, spots, artisans, held, money, 0 if cheap else more)
    return _can_craft(s, left, tuple([_NEEDS[card][part] for card, part in s.expert.column
                                      if card in cards]))  # fmt: skip


def _kinds(action: a.AtWork) -> int:
    """The luxury good that an artisan makes, as parts ask for it: from two or more (N-121)."""
    luxury = 1 << a.MAKES[action.a]
    return luxury | luxury << len(LUXURIES) if len(action.goods) > 1 else luxury


def _can_craft(s: NovgorodState, c: Cargo, due: tuple[Needs, ...]) -> bool:
    """Tell whether all that is due can be brought together; luxuries are looked for first."""
    for i, needs in enumerate(due):
        if needs.crafts:
            others = due[:i], due[i + 1 :]
            return any(
                _can_craft(s, rest, (*others[0], less, *others[1]))
                for _, rest, less in _crafts(s, c, needs)
            )
    return _can_use(s, c, due)


def _crafts(s: NovgorodState, c: Cargo, needs: Needs) -> Iterator[tuple[a.AtWork, Cargo, Needs]]:
    """Yield every way to make the first luxury good that is needed, and what is left of both.

    All are made, in any order, so that the first one will do.
    """
    first = needs.luxuries & -needs.luxuries
    for action, rest in works(s, c, crafting=True):
        if _kinds(action) & first:
            yield action, rest, after_craft(needs, first)


def _can_use(s: NovgorodState, c: Cargo, due: tuple[Needs, ...]) -> bool:
    """Tell whether all commodities that are due can be used, and the fees be paid after it."""
    for i, needs in enumerate(due):
        if needs.count:
            lowest = needs._replace(goods=needs.goods & -needs.goods)
            return any(
                _can_use(s, rest, (*due[:i], after_use(needs, good), *due[i + 1 :]))
                for good, _, rest, _ in uses(c, lowest)
            )
    return solvent(s, c)


# ---- choosing -------------------------------------------------------------------------------


def on_offer(s: NovgorodState, seat: Seat, goods: int, luxuries: int) -> list[Action]:
    """Return how special missions can be begun in phase 2: once a turn (N-121).

    ``goods`` and ``luxuries`` are the commodities at hand and the luxury goods that can be made.
    """
    missing = ~(luxuries | luxuries << len(LUXURIES))
    cards = [
        card
        for card, part in s.expert.column
        if not (_NEEDS[card][part].goods & ~goods or _NEEDS[card][part].luxuries & missing)
    ]
    found: list[Action] = [a.SPECIALS[x] for x in cards if possible(s, seat, (x,), False)]
    if cards and s.can_use(seat, MISSION) and any(possible(s, seat, (x,), True) for x in cards):
        found.append(a.PRIVILEGE["mission"])
    return found


def _more(s: NovgorodState, seat: Seat, cards: Sequence[int], cheap: bool) -> list[Action]:
    """Return the cards that can still be chosen: only what can be completed is offered."""
    return [
        a.SPECIALS[card]
        for card, _ in s.expert.column
        if card not in cards and possible(s, seat, _with(s, cards, card), cheap)
    ]


def begin_choosing(s: NovgorodState, seat: Seat, action: Action) -> None:
    """Choose the first card, or use the privilege *mission -3* before it (N-121)."""
    _choose(s, seat, ChooseSpecials((), False), action)


class ChooseSpecials(Step):
    """Which special missions do you fulfil at once? (N-121, N-124).

    ``cards`` are those chosen so far, the uppermost first; ``cheap``: the privilege is used.
    """

    rule = "N-121"

    cards: tuple[int, ...]
    cheap: bool

    def options(self, s: NovgorodState, seat: Seat) -> Sequence[Action]:
        found = _more(s, seat, self.cards, self.cheap)
        if self.cards:
            if s.can_use(seat, MISSION) and possible(s, seat, self.cards, True):
                found.append(a.PRIVILEGE["mission"])
            found.append(a.BEGIN)
        return found

    def play(self, s: NovgorodState, seat: Seat, action: Action) -> None:
        s.stack.pop()
        _choose(s, seat, self, action)


def _choose(s: NovgorodState, seat: Seat, so_far: ChooseSpecials, action: Action) -> None:
    """Go on choosing; when nothing more can be chosen, begin."""
    cards, cheap = so_far.cards, so_far.cheap
    match action:
        case a.Special(x=card):
            cards = _with(s, cards, card)
        case a.Privilege():
            s.privilege = cheap = True
            s.tell(e.PrivilegeUsed, seat, action.kind)
        case _:
            _begin(s, seat, cards, cheap)
            return
    step = ChooseSpecials(cards, cheap)
    s.stack.append(step)
    options = step.options(s, seat)
    if options == [a.BEGIN]:
        step.play(s, seat, a.BEGIN)


def _begin(s: NovgorodState, seat: Seat, cards: tuple[int, ...], cheap: bool) -> None:
    """Pay the whole set (N-121, N-124), then gather its goods, the uppermost card first."""
    price = cost(s, cards, cheap)
    s.money[seat] -= price
    s.expert = s.expert._replace(served=True)
    s.tell(e.SpecialsBegun, seat, tuple(CARDS.specials[card].id for card in cards), price)
    column = dict(s.expert.column)
    _gather(s, cards, tuple(_NEEDS[card][column[card]] for card in cards))


# ---- gathering ------------------------------------------------------------------------------


class GatherSpecial(Step):
    """Which commodities and luxury goods do you use for the special missions? (N-121).

    ``due`` is what the last of the ``cards`` still need; the first of these is gathered for now.
    All that it shows is used, so the order means nothing: luxury goods are made first.
    """

    rule = "N-121"

    cards: tuple[int, ...]
    due: tuple[Needs, ...]

    @property
    def card(self) -> int:
        """The special mission that is gathered for now."""
        return self.cards[-len(self.due)]

    def options(self, s: NovgorodState, seat: Seat) -> Sequence[Action]:
        needs, *others = self.due
        left = cargo(s)
        found: list[Action] = []
        if needs.crafts:
            for made, rest, less in _crafts(s, left, needs):
                if _can_craft(s, rest, (less, *others)):
                    found.append(made)
            return found
        lowest = needs._replace(goods=needs.goods & -needs.goods)
        for good, held, rest, _ in uses(left, lowest):
            if _can_craft(s, rest, (after_use(needs, good), *others)):
                found.append((a.USE_HELD if held else a.USE)[good])
        return found

    def play(self, s: NovgorodState, seat: Seat, action: Action) -> None:
        gather(s, seat, action)
        needs, *others = self.due
        match action:
            case a.Craft():
                needs = after_craft(needs, needs.luxuries & -needs.luxuries)
            case a.Use(g=good):
                needs = after_use(needs, good)
        s.stack.pop()
        _gather(s, self.cards, (needs, *others))


def _gather(s: NovgorodState, cards: tuple[int, ...], due: tuple[Needs, ...]) -> None:
    """Ask for what is still due; a thing with only one way plays itself."""
    while due and not (due[0].count or due[0].crafts):
        due = due[1:]
    if due:
        ask(s, GatherSpecial(cards, due))
    else:
        _complete(s, s.turn, cards)


def _complete(s: NovgorodState, seat: Seat, cards: tuple[int, ...]) -> None:
    """Gain the seals and the completed missions (N-122); then the cards move (N-123, N-124)."""
    column = dict(s.expert.column)
    for card in cards:
        special, part = CARDS.specials[card], column[card]
        seals = special.parts[part].seals
        s.seals[seat] += seals
        mission = _put_under(s, seat)
        s.tell(e.SpecialFulfilled, seat, special.id, PARTS[part], seals, mission)
    for card in cards:
        column[card] = part = (column.pop(card) + 1) % len(PARTS)
        s.tell(e.SpecialTurned, CARDS.specials[card].id, PARTS[part])
    s.expert = s.expert._replace(column=tuple(column.items()))
    award_missions(s)


def _put_under(s: NovgorodState, seat: Seat) -> str:
    """Put a mission from the pile face down under the ship (N-122, N-85); return its id."""
    expert = s.expert
    if not s.pile:
        s.expert = expert._replace(cardless=_one_more(expert.cardless, seat))
        return ""
    m = s.pile.pop()
    if m == HIDDEN:
        s.expert = expert._replace(hidden=_one_more(expert.hidden, seat))
    else:
        s.under[seat] |= 1 << m
        s.seen[seat] |= 1 << m
    return mission_id(m)


def _one_more(counts: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
