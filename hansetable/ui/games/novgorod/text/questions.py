"""The questions of Novgorod, and a line of help for each: what can be done, or why not."""

from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import ALL, BITS, CARDS, LUXURIES, city_ids, mission_id
from hansetable.games.novgorod.expert import SendPirate
from hansetable.games.novgorod.route import longest, next_cities, pace, room
from hansetable.games.novgorod.setup import PURSE, ChooseCareerSide, Pick, office_price
from hansetable.games.novgorod.solvency import plain_income
from hansetable.games.novgorod.special import ChooseSpecials, GatherSpecial, cost
from hansetable.games.novgorod.turn import FASTEST, MOST_MISSIONS, Buy, BuyCheap, LayRoute
from hansetable.games.novgorod.use import Gather, KeepOrFinish, UseRoute, mission_bits
from hansetable.ui.games.novgorod.text import names as say
from hansetable.ui.games.novgorod.text.actions import line_seals, luxury_gain
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


def _missions(asked: Asked) -> int:
    return int(asked.view.in_progress(asked.seat))


def _speed(asked: Asked) -> int:
    """The speed of the next ship."""
    return int(asked.view.speed[asked.seat]) + 1


# ---- preparation ---------------------------------------------------------------------------------


def _ask_pick(asked: Asked) -> Phrase:
    if _offices(asked) == 2:
        return Novgorod.tr("take a mission.")
    if _missions(asked) == 2:
        return Novgorod.tr("take an office.")
    return Novgorod.tr("take an office or a mission.")


def _budget(asked: Asked) -> Phrase:
    if not _offices(asked):
        return Novgorod.tr(
            "Two offices may cost %n ducat(s) together, paid at the end.", None, "purse"
        )
    second = Novgorod.tr("The second office may cost up to %n ducat(s).", None, "purse")
    return second if _offices(asked) < 2 else SILENT


def _still(asked: Asked) -> str:
    """What is still to take."""
    left = [say.offices(2 - _offices(asked))] if _offices(asked) < 2 else []
    return listed([*left, say.missions(2 - _missions(asked))] if _missions(asked) < 2 else left)


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
        return Novgorod.tr("lay the first office, or stay in port.")
    if not asked.can(a.Lay, a.Mark):
        return Novgorod.tr("sail.")
    if a.SAIL not in asked.options:
        return Novgorod.tr("lay the next office.")
    return Novgorod.tr("lay the next office, or sail.")


def _limits(asked: Asked) -> Phrase:
    """Why a city in reach cannot be laid, or that none is left (N-44, N-46)."""
    if room(asked.view, asked.seat) <= 0:
        return SILENT
    if not next_cities(asked.view):
        return Novgorod.tr("No neighbouring city is left.")
    return Novgorod.tr("The fees rule out {dear}.") if _dear(asked) else SILENT


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
        return Novgorod.tr("Room for %n more card(s), and one more by privilege.", None, "room")
    if laid < speed:
        return Novgorod.tr("Room for %n more card(s).", None, "room")
    if laid > speed:
        return Novgorod.tr("The last card uses the privilege speed +1.")
    if privilege:
        return Novgorod.tr("One more card only with the privilege speed +1.")
    return Novgorod.tr("The ship is not faster: the route is complete.")


def _fees(asked: Asked) -> Phrase:
    """The harbour fees so far, and what remains (N-42, N-46)."""
    if asked.view.fees > asked.view.money[asked.seat]:
        return Novgorod.tr(
            "Harbour fees: {fees}; income and luxury goods must bring %n more ducat(s).",
            None,
            "short",
        )
    so_far = Novgorod.tr("Harbour fees so far: {fees} of your {money}.")
    return so_far if asked.view.fees else SILENT


# ---- phase 2 -------------------------------------------------------------------------------------


def _can_end(asked: Asked) -> bool:
    return a.DONE in asked.options


def _help_use(asked: Asked) -> Phrase:
    lack = Novgorod.tr("The harbour fees still lack %n ducat(s).", None, "lack")
    made = Novgorod.tr("{workplace} can make {luxury} from {goods}: {gain}.")
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
    return Novgorod.tr("No artisan and no mission line fits what is left.")


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


# ---- phase 3 -------------------------------------------------------------------------------------


def _ask_buy(asked: Asked) -> Phrase:
    if asked.can(a.BuyOffice, a.Upgrade, a.BuyMission, a.DrawMission):
        return Novgorod.tr("buy {things}, or nothing.")
    if asked.can(a.Privilege):
        return Novgorod.tr("buy a mission with the privilege, or end the turn.")
    return Novgorod.tr("end the turn.")


def _affordable(asked: Asked) -> str:
    """What the ducats suffice for."""
    offices = len(asked.can(a.BuyOffice))
    can = [say.offices(offices)] if offices else []
    if asked.can(a.Upgrade):
        can.append(Novgorod.tr("speed {speed}").say(speed=_speed(asked)))
    if asked.can(a.BuyMission, a.DrawMission):
        can.append(Novgorod.tr("a mission").say())
    return either(can)


def _prices(asked: Asked) -> list[int]:
    """The prices of the offices that could be bought."""
    view = asked.view
    return [view.price(c) for c in BITS[ALL & ~view.owned[asked.seat]] if view.supply[c]]


def _help_buy(asked: Asked) -> Phrase:
    suffice = Novgorod.tr("%n ducat(s) suffice for: {affordable}.", None, "has")
    poor = Novgorod.tr("%n ducat(s) do not suffice.", None, "has")
    fastest = Novgorod.tr("No ship is faster than yours.")
    ship = Novgorod.tr("Speed {speed} costs %n ducat(s).", None, "ship")
    least = Novgorod.tr("Offices cost from %n ducat(s).", None, "least")
    cheap = Novgorod.tr("By privilege a mission costs %n ducat(s).", None, "cheap")
    full = Novgorod.tr("%n mission(s) in progress: no purchase.", None, "missions")
    if asked.view.bought:
        return When(can(a.Privilege), cheap), Novgorod.tr("One thing has been bought this turn.")
    return (
        When(_affordable, suffice, poor if len(asked.options) == 1 else SILENT),
        fastest if _speed(asked) > FASTEST else When(can(a.Upgrade), SILENT, ship),
        When(can(a.BuyOffice), SILENT, When(_prices, least)),
        When(can(a.Privilege), cheap),
        full if _missions(asked) >= MOST_MISSIONS else SILENT,  # N-81
    )


# ---- the tables ----------------------------------------------------------------------------------

QUESTIONS = Phrases(
    {
        ChooseCareerSide: Novgorod.tr("choose a side of {career}."),
        Pick: _ask_pick,
        LayRoute: _ask_route,
        UseRoute: "{choices}.",
        Gather: When(
            lambda asked: isinstance(asked.purpose, a.Fulfil),
            Novgorod.tr("choose what the mission gets: {line}."),
            Novgorod.tr("choose what career step {level} gets."),
        ),
        KeepOrFinish: Novgorod.tr("leave “{mission}” open, or put it under the ship."),
        Buy: _ask_buy,
        BuyCheap: Novgorod.tr("choose a mission for %n ducat(s).", None, "cheap"),
        ChooseSpecials: When(
            "cards",
            Novgorod.tr("choose another special mission, or begin."),
            Novgorod.tr("choose a special mission."),
        ),
        GatherSpecial: Novgorod.tr("use goods for the special mission “{special}”."),
        SendPirate: Novgorod.tr("move the pirate, or leave him."),
    },
    career=lambda asked: say.career(str(asked.view.career[asked.seat] + 1)),
    choices=whichever(
        {
            can(a.Produce): Novgorod.tr("lay an artisan"),
            can(a.Fulfil): Novgorod.tr("fulfil a mission"),
            (lambda asked: asked.can(a.Special) and not asked.can(a.Fulfil)): Novgorod.tr(
                "fulfil a special mission"
            ),
            can(a.Advance): Novgorod.tr("climb in your career"),
            can(a.Store): Novgorod.tr("store a card"),
            can(a.Collect): Novgorod.tr("take income"),
            _privilege: Novgorod.tr("use the privilege"),
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
        ChooseCareerSide: Novgorod.tr("Seals a turn, step by step: front {front}; back {back}."),
        Pick: (Novgorod.tr("Still to take: {still}."), _budget),
        LayRoute: (
            When(
                lambda asked: a.SAIL not in asked.options,
                Novgorod.tr("You cannot sail before the fees can be paid."),
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
            Novgorod.tr("What goes here brings nothing else."),
        ),
        KeepOrFinish: (
            Novgorod.tr("Open, its lower line ({lower}) can bring {seals} later."),
            Novgorod.tr("Under the ship it is done, and no longer counts as in progress."),
        ),
        Buy: _help_buy,
        BuyCheap: When(
            lambda asked: asked.view.pile,
            Novgorod.tr("An open one, or the top one of the pile, unseen by others."),
            Novgorod.tr("The pile is used up; only open missions are left."),
        ),
        ChooseSpecials: When(
            "cards",
            Novgorod.tr("The choice costs %n ducat(s) so far.", None, "cost"),
            Novgorod.tr("The privilege makes all of them together cheaper, once."),
        ),
        GatherSpecial: Novgorod.tr("Still needed: {needed}."),
        SendPirate: Novgorod.tr("That uses the privilege “?” of this turn."),
    },
    front=lambda asked: _side(asked, 0),
    back=lambda asked: _side(asked, 1),
    still=_still,
    purse=_purse,
    dear=lambda asked: say.cities(city_ids(_dear(asked))),
    room=lambda asked: pace(asked.view, asked.seat) - len(asked.view.route),
    fees=lambda asked: asked.view.fees,
    short=lambda asked: asked.view.fees - asked.view.money[asked.seat],
    income=_income,
    has=lambda asked: asked.view.money[asked.seat],
    money=lambda asked: say.ducats(asked.view.money[asked.seat]),
    level=lambda asked: asked.view.level[asked.seat] + 1,
    speed=_speed,
    missions=_missions,
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
    affordable=_affordable,
    ship=lambda asked: CARDS.ship(_speed(asked)),
    least=lambda asked: min(_prices(asked)),
    cheap=CARDS.cheap_mission,
    cost=lambda asked: cost(asked.view, asked.cards, asked.cheap),
)
