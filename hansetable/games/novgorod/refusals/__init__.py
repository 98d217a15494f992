"""Why something cannot be touched now: one reason for every rule that limits a gesture.

``reasons`` has all of them, ``thing`` reads what is pointed at; ``general`` tells what never can be
touched, ``route``, ``use`` and ``buy`` what the phases refuse, ``drop`` what does not go together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hansetable.core import Choice, Place, Refusal, Seat, Step
from hansetable.games.novgorod.expert import SendPirate
from hansetable.games.novgorod.refusals import buy, drop, expert, general, route, use
from hansetable.games.novgorod.refusals.reasons import REASONS, no
from hansetable.games.novgorod.refusals.thing import Thing
from hansetable.games.novgorod.setup import ChooseCareerSide, Pick
from hansetable.games.novgorod.special import ChooseSpecials, GatherSpecial
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.table import pieces
from hansetable.games.novgorod.turn import Buy, BuyCheap, LayRoute
from hansetable.games.novgorod.use import Gather, KeepOrFinish, UseRoute

__all__ = ["REASONS", "refusal"]

_BY_STEP: Final[Mapping[type[Step], Callable[[NovgorodState, Seat, Thing], Refusal]]] = {
    ChooseCareerSide: lambda s, seat, thing: no("side-first"),
    Pick: buy.picking,
    LayRoute: route.laying,
    UseRoute: use.using,
    Gather: use.gathering,
    KeepOrFinish: use.keeping,
    Buy: buy.buying,
    BuyCheap: lambda s, seat, thing: no("cheap-first"),
    ChooseSpecials: expert.choosing,
    GatherSpecial: expert.gathering,
    SendPirate: expert.sending,
}


def refusal(s: NovgorodState, seat: Seat, place: Place, held: Sequence[Place] = ()) -> Refusal:
    """Return why touching a thing means nothing to ``seat`` now."""
    touched = frozenset(said for one in held for said in one.says)
    handles = next(((key, *p.says) for key, p in pieces(s).items() if p == place), place.says)
    if not s.stack:
        return no("over")
    if seat not in s.asked():
        return no("turn", s.turn)
    thing = Thing.of(handles)
    choice = Choice.of(s.listed(seat))
    if touched and choice.targets & touched:
        found = drop.dropped(s, seat, choice, touched, handles)
        if found is not None:
            return found
    found = general.never(s, seat, thing) or expert.refusal(s, seat, thing)
    return found or _BY_STEP[type(s.stack[-1])](s, seat, thing)
