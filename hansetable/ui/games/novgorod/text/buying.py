"""What is asked when something can be bought in Novgorod, and what the ducats suffice for."""

from hansetable.games.novgorod import actions as a
from hansetable.games.novgorod.cards import ALL, BITS
from hansetable.games.novgorod.turn import FASTEST, MOST_MISSIONS, missions_on_offer
from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import SILENT, Asked, Phrase, When, can, either


def missions(asked: Asked) -> int:
    """The missions in progress (N-81)."""
    return int(asked.view.in_progress(asked.seat))


def next_speed(asked: Asked) -> int:
    """The speed of the next ship."""
    return int(asked.view.speed[asked.seat]) + 1


def ask_buy(asked: Asked) -> Phrase:
    """Return what is asked in phase 3."""
    if asked.can(a.BuyOffice, a.Upgrade, a.BuyMission, a.DrawMission):
        return Novgorod.tr("buy {things}, or nothing.")
    if asked.can(a.Privilege):
        if asked.view.bought:
            return Novgorod.tr("buy a mission with the privilege, or end the turn.")
        return Novgorod.tr("buy a mission with the privilege, or nothing.")
    return Novgorod.tr("end the turn.")


def affordable(asked: Asked) -> str:
    """What the ducats suffice for."""
    offices = len(asked.can(a.BuyOffice))
    can = [Novgorod.tr("one of %n office(s)", None, 1).say(offices)] if offices else []
    if asked.can(a.Upgrade):
        can.append(Novgorod.tr("a ship of speed {speed}").say(speed=next_speed(asked)))
    if asked.can(a.BuyMission, a.DrawMission):
        can.append(Novgorod.tr("a mission").say())
    return either(can)


def prices(asked: Asked) -> list[int]:
    """The prices of the offices that could be bought."""
    view = asked.view
    return [view.price(c) for c in BITS[ALL & ~view.owned[asked.seat]] if view.supply[c]]


def _poor(asked: Asked) -> Phrase:
    """Why nothing can be bought for the full price."""
    mission = missions(asked) < MOST_MISSIONS and missions_on_offer(asked.view)
    if not (mission or prices(asked) or next_speed(asked) <= FASTEST):
        return Novgorod.tr("Nothing is left that you could buy.")
    poor = Novgorod.tr("With %n ducat(s) you can buy nothing.", None, "has")
    return SILENT if asked.can(a.Privilege) else poor


def help_buy(asked: Asked) -> Phrase:
    """Return what can be bought now, or why not, and what the rest costs."""
    suffice = Novgorod.tr("With %n ducat(s) you can buy {affordable}.", None, "has")
    fastest = Novgorod.tr("No ship is faster than yours.")
    ship = Novgorod.tr("Speed {speed} costs %n ducat(s).", None, "ship")
    least = Novgorod.tr("The cheapest office costs %n ducat(s).", None, "least")
    cheap = Novgorod.tr("With the privilege a mission costs %n ducat(s).", None, "cheap")
    full = Novgorod.tr("With %n mission(s) in progress you cannot buy another.", None, "missions")
    if asked.view.bought:
        bought = Novgorod.tr("You have already bought something this turn.")
        return When(can(a.Privilege), cheap), bought
    return (
        When(affordable, suffice, _poor),
        fastest if next_speed(asked) > FASTEST else When(can(a.Upgrade), SILENT, ship),
        When(can(a.BuyOffice), SILENT, When(prices, least)),
        When(can(a.Privilege), cheap),
        full if missions(asked) >= MOST_MISSIONS else SILENT,  # N-81
    )
