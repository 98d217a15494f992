"""The questions of Novgorod, and a line of help for each: what can be done, or why not."""

from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import BITS, CARDS, LUXURIES, city_ids, mission_id
from hansetable.games.novgorod.expert import SendPirate
from hansetable.games.novgorod.route import longest, next_cities, pace, room, slow_city
from hansetable.games.novgorod.setup import PURSE, ChooseCareerSide, Pick, office_price
from hansetable.games.novgorod.solvency import plain_income
from hansetable.games.novgorod.special import ChooseSpecials, GatherSpecial, cost
from hansetable.games.novgorod.turn import (
    Buy,
    BuyCheap,
    LayRoute,
)
from hansetable.games.novgorod.use import Gather, KeepOrFinish, UseRoute, mission_bits
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.actions import line_seals, luxury_gain
from hansetable.ui.games.novgorod.text.buying import (
    affordable,
    ask_buy,
    help_buy,
    missions,
    next_speed,
    prices,
)
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import (
    SILENT,
    Asked,
    Phrase,
    Phrases,
    When,
    can,
    either,
    listed,
    whichever,
)


def _income(asked: Asked) -> int:
    return plain_income(asked.view, asked.view.fresh)


def _offices(asked: Asked) -> int:
    return int(asked.view.owned[asked.seat].bit_count())


# ---- preparation ---------------------------------------------------------------------------------


def _ask_pick(asked: Asked) -> Phrase:
    if _offices(asked) == 2:
        return Novgorod.tr("take a mission.")
    if missions(asked) == 2:
        return Novgorod.tr("take an office.")
    return Novgorod.tr("take an office or a mission.")


def _budget(asked: Asked) -> Phrase:
    if not _offices(asked):
        return Novgorod.tr(
            "Both offices together may cost %n ducat(s); everything is paid at the end.",
            None,
            "purse",
        )
    second = Novgorod.tr("The second office may cost up to %n ducat(s).", None, "purse")
    return second if _offices(asked) < 2 else SILENT


def _still(asked: Asked) -> str:
    """What is still to take."""
    left = [say.offices(2 - _offices(asked))] if _offices(asked) < 2 else []
    return listed([*left, say.missions(2 - missions(asked))] if missions(asked) < 2 else left)


def _purse(asked: Asked) -> int:
    """What the offices that are still to take may cost (N-23)."""
    owned = BITS[asked.view.owned[asked.seat]]
    return PURSE - sum(office_price(asked.view, asked.seat, c) for c in owned)


def _side(asked: Asked, side: int) -> str:
    """The seals a turn of a side of the career card."""
    return ", ".join(map(str, CARDS.careers[asked.view.career[asked.seat]][side].seals))


# ---- phase 1 -------------------------------------------------------------------------------------


def _ask_route(asked: Asked) -> Phrase:
    if not asked.view.route:
        return Novgorod.tr("lay the first card, or stay in port.")
    if not asked.can(a.Lay, a.Mark):
        return Novgorod.tr("sail.")
    if a.SAIL not in asked.options:
        return Novgorod.tr("lay the next card.")
    return Novgorod.tr("lay the next card, or sail.")


def _limits(asked: Asked) -> Phrase:
    """Why a city in reach cannot be laid, or that none is left (N-44, N-46)."""
    if room(asked.view, asked.seat) <= 0:
        return SILENT
    if not next_cities(asked.view):
        if slow_city(asked.view):
            return Novgorod.tr("For the city of the pirate your ship is too slow.")
        return Novgorod.tr("No neighbouring city can be added.")
    return Novgorod.tr("With {dear} you could not pay the fees.") if _dear(asked) else SILENT


def _hindrance(asked: Asked) -> Phrase:
    return _limits(asked) or _room


def _dear(asked: Asked) -> int:
    """The cities in reach whose fees could not be paid, as a mask."""
    laid = sum(1 << lay.c for lay in asked.can(a.Lay))
    return next_cities(asked.view) & ~int(laid)


def _room(asked: Asked) -> Phrase:
    """How many more cards the route may have (N-41, N-115)."""
    view, seat = asked.view, asked.seat
    laid, speed = len(view.route), pace(view, seat)
    privilege = longest(view, seat) > view.speed[seat]
    if laid < speed and privilege:
        return Novgorod.tr(
            "Room for %n more card(s), and one more with the privilege.", None, "room"
        )
    if laid < speed:
        return Novgorod.tr("Room for %n more card(s).", None, "room")
    if laid > speed:
        return Novgorod.tr("The last card uses the privilege “{faster}”.")
    if privilege:
        return Novgorod.tr("One more card only with the privilege “{faster}”.")
    return Novgorod.tr("Your ship is no faster, so the route is complete.")


def _fees(asked: Asked) -> Phrase:
    """The harbour fees so far, and what remains (N-42, N-46)."""
    if asked.view.fees > asked.view.money[asked.seat]:
        return Novgorod.tr(
            "Harbour fees: {fees}; income and luxury goods must bring %n more ducat(s).",
            None,
            "short",
        )
    so_far = Novgorod.tr("Harbour fees so far: {fees}; you have {money}.")
    return so_far if asked.view.fees else SILENT


# ---- phase 2 -------------------------------------------------------------------------------------


def _can_end(asked: Asked) -> bool:
    return a.DONE in asked.options


def _help_use(asked: Asked) -> Phrase:
    lack = Novgorod.tr("You still lack %n ducat(s) for the harbour fees.", None, "lack")
    made = Novgorod.tr("The artisan of {workplace} can make {luxury} from {goods}: {gain}.")
    if not _can_end(asked) or asked.can(a.Advance, a.Fulfil, a.Special, a.Produce):
        return (
            When(_can_end, SILENT, lack),
            When(can(a.Advance), Novgorod.tr("Career step {level} can be reached.")),
            When(can(a.Fulfil), Novgorod.tr("Can be fulfilled: {lines}.")),
            When(can(a.Special), Novgorod.tr("Special missions in reach: {specials}.")),
            When(can(a.Produce), made),
        )
    income = Novgorod.tr("%n ducat(s) of income come(s) by itself.", None, "income")
    fees = Novgorod.tr("%n ducat(s) of harbour fees are due.", None, "fees")
    return _idle, When(_income, income), fees if asked.view.fees else SILENT


def _idle(asked: Asked) -> Phrase:
    """Why nothing can be made."""
    view = asked.view
    if not view.route:
        return Novgorod.tr("The ship has stayed in port.")
    if not view.fresh and view.held < 0 and not view.spots:
        return Novgorod.tr("Every card is used.")
    return Novgorod.tr("What is left suits no artisan and no mission line.")


def _privilege(asked: Asked) -> bool:
    """Whether a privilege can be used, and is worth a word beside the rest."""
    rest = asked.can(a.Produce, a.Fulfil, a.Special, a.Advance, a.Store, a.Collect)
    return bool(asked.can(a.Privilege)) and not (rest and _can_end(asked))


def _done(asked: Asked) -> bool:
    """Whether the phase can be ended, and hardly anything else can be done."""
    others = len(asked.options) - len(asked.can(a.Privilege, a.MovePirate, a.Done))
    return _can_end(asked) and not others


def _lines(asked: Asked) -> str:
    """The mission lines that can be fulfilled, each once, with their seals."""
    lines = asked.can(a.Fulfil)
    said = [(say.line_goods(one.m, one.row), line_seals(one, asked.view)) for one in lines]
    return ", ".join(f"{goods} ({say.seals(seals)})" for goods, seals in dict.fromkeys(said))


def _specials(asked: Asked) -> str:
    """The special missions that can be fulfilled, with their costs."""
    view, cards = asked.view, [action.x for action in asked.can(a.Special)]
    return ", ".join(f"{say.shown(x, view)} ({say.ducats(cost(view, (x,), False))})" for x in cards)


def _best(asked: Asked) -> a.AtWork:
    """What an artisan can make for the most seals."""
    made: list[a.Produce] = asked.can(a.Produce)
    return max(
        made, key=lambda work: (luxury_gain(work, asked.view), -len(work.goods), not work.held)
    )


def _needed(asked: Asked) -> str:
    """What a mission line, a career step or a special mission still needs."""
    if isinstance(asked.itself, GatherSpecial):
        needs = asked.due[0]
        both = (needs.luxuries | needs.luxuries >> len(LUXURIES)) & (1 << len(LUXURIES)) - 1
        return listed(say.goods_of(needs.goods) + say.goods_of(both, luxuries=True))
    needs = asked.needs
    if isinstance(asked.purpose, a.Fulfil):
        what = say.goods_of(needs.goods) if needs.count else []
        return listed(what + (say.goods_of(needs.luxuries, luxuries=True) if needs.crafts else []))
    return say.different(needs.count, needs.crafts)


# ---- the tables ----------------------------------------------------------------------------------

QUESTIONS = Phrases(
    {
        ChooseCareerSide: Novgorod.tr("choose a side of career card {number}."),
        Pick: _ask_pick,
        LayRoute: _ask_route,
        UseRoute: "{choices}.",
        Gather: When(
            lambda asked: isinstance(asked.purpose, a.Fulfil),
            Novgorod.tr("choose the goods for the mission line “{line}”."),
            Novgorod.tr("choose the goods for career step {level}."),
        ),
        KeepOrFinish: Novgorod.tr("leave “{mission}” open, or put it under the ship."),
        Buy: ask_buy,
        BuyCheap: Novgorod.tr("choose a mission for %n ducat(s).", None, "cheap"),
        ChooseSpecials: When(
            "cards",
            Novgorod.tr("choose another special mission, or fulfil those that you have chosen."),
            Novgorod.tr("choose a special mission."),
        ),
        GatherSpecial: Novgorod.tr("use goods for the special mission “{special}”."),
        SendPirate: Novgorod.tr("move the pirate, or leave him."),
    },
    number=lambda asked: asked.view.career[asked.seat] + 1,
    choices=whichever(
        {
            can(a.Produce): Novgorod.tr("put an artisan to work"),
            can(a.Fulfil): Novgorod.tr("fulfil a mission"),
            (lambda asked: asked.can(a.Special) and not asked.can(a.Fulfil)): Novgorod.tr(
                "fulfil a special mission"
            ),
            can(a.Advance): Novgorod.tr("climb in your career"),
            can(a.Store): Novgorod.tr("store a card"),
            can(a.Collect): Novgorod.tr("take income"),
            _privilege: Novgorod.tr("use a privilege"),
            _done: Novgorod.tr("end phase 2"),
        }
    ),
    line=lambda asked: say.line_goods(asked.purpose.m, asked.purpose.row),
    level=lambda asked: asked.view.level[asked.seat] + 1,
    mission=lambda asked: say.mission(mission_id(mission_bits(asked.view.lines)[0])),
    things=whichever(
        {
            can(a.BuyOffice): Novgorod.tr("an office"),
            can(a.Upgrade): Novgorod.tr("a faster ship"),
            can(a.BuyMission, a.DrawMission): Novgorod.tr("a mission"),
        }
    ),
    cheap=CARDS.cheap_mission,
    special=lambda asked: say.shown(asked.card, asked.view),
)
HELP = Phrases(
    {
        ChooseCareerSide: Novgorod.tr(
            "Seals a turn, from no step to the top: front {front}; back {back}."
        ),
        Pick: (Novgorod.tr("Still to take: {still}."), _budget),
        LayRoute: (
            When(
                lambda asked: a.SAIL not in asked.options,
                Novgorod.tr("You cannot sail yet, because you could not pay the fees."),
            ),
            When(
                can(a.Lay, a.Mark),
                (_room, _fees, _limits),
                (_hindrance, _fees),
            ),
        ),
        UseRoute: _help_use,
        Gather: (
            Novgorod.tr("Still needed: {needed}."),
            Novgorod.tr("Goods that you give for this bring nothing else."),
        ),
        KeepOrFinish: (
            Novgorod.tr(
                "If it stays open, its lower line ({lower}) can bring {seals} in a later turn."
            ),
            Novgorod.tr("Under the ship it is completed, and leaves room for another one."),
        ),
        Buy: help_buy,
        BuyCheap: When(
            lambda asked: asked.view.pile,
            Novgorod.tr("Take an open one, or the top one of the pile, which only you will see."),
            Novgorod.tr("The pile is used up; only open missions are left."),
        ),
        ChooseSpecials: When(
            "cards",
            Novgorod.tr("The choice costs %n ducat(s) so far.", None, "cost"),
            Novgorod.tr("The privilege takes %n ducat(s) off the sum.", None, "off"),
        ),
        GatherSpecial: Novgorod.tr("Still needed: {needed}."),
        SendPirate: Novgorod.tr("That uses the privilege of this turn."),
    },
    front=lambda asked: _side(asked, 0),
    back=lambda asked: _side(asked, 1),
    still=_still,
    purse=_purse,
    dear=lambda asked: either([say.city(key) for key in city_ids(_dear(asked))]),
    room=lambda asked: pace(asked.view, asked.seat) - len(asked.view.route),
    fees=lambda asked: asked.view.fees,
    short=lambda asked: asked.view.fees - asked.view.money[asked.seat],
    income=_income,
    has=lambda asked: asked.view.money[asked.seat],
    money=lambda asked: say.ducats(asked.view.money[asked.seat]),
    level=lambda asked: asked.view.level[asked.seat] + 1,
    speed=next_speed,
    missions=missions,
    lack=lambda asked: asked.view.fees - asked.view.money[asked.seat] - _income(asked),
    lines=_lines,
    specials=_specials,
    workplace=lambda asked: say.workplace(_best(asked).a, asked.view),
    luxury=lambda asked: say.made(_best(asked)),
    goods=lambda asked: say.worked(_best(asked).goods),
    gain=lambda asked: say.gain(*luxury_gain(_best(asked), asked.view)),
    needed=_needed,
    lower=lambda asked: say.line_goods(mission_bits(asked.view.lines)[0], 1),
    seals=lambda asked: say.seals(CARDS.line_seals),
    affordable=affordable,
    ship=lambda asked: CARDS.ship(next_speed(asked)),
    least=lambda asked: min(prices(asked)),
    cheap=CARDS.cheap_mission,
    cost=lambda asked: cost(asked.view, asked.cards, asked.cheap),
    off=CARDS.mission_off,
    faster=lambda asked: say.privilege("speed"),
)
