"""Why a piece cannot be touched now: one reason for every rule that limits a gesture.

``general`` tells what never can be touched and what belongs to another phase; ``turn``, ``use`` and
``expert`` what the phases refuse, ``drop`` what does not go together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hansetable.core import Place, Refusal, Seat, Step
from hansetable.games.novgorod.cards import mission_id
from hansetable.games.novgorod.expert import SendPirate
from hansetable.games.novgorod.reasons import REASONS, no
from hansetable.games.novgorod.refusals import drop, expert, general, turn, use
from hansetable.games.novgorod.setup import ChooseCareerSide, Pick
from hansetable.games.novgorod.special import ChooseSpecials, GatherSpecial
from hansetable.games.novgorod.state import NovgorodState
from hansetable.games.novgorod.turn import Buy, BuyCheap, LayRoute
from hansetable.games.novgorod.use import Gather, KeepOrFinish, UseRoute, mission_bits

__all__ = ["REASONS", "refusal"]

_BY_STEP: Final[Mapping[type[Step], Callable[[NovgorodState, Seat, Place], Refusal]]] = {
    ChooseCareerSide: lambda s, seat, place: no("side-first"),
    Pick: turn.picking,
    LayRoute: turn.laying,
    UseRoute: use.using,
    Gather: use.gathering,
    KeepOrFinish: lambda s, seat, place: no("keep-first", mission_id(mission_bits(s.lines)[0])),
    Buy: turn.buying,
    BuyCheap: lambda s, seat, place: no("cheap-first"),
    ChooseSpecials: lambda s, seat, place: no("special-choose"),
    GatherSpecial: expert.gathering,
    SendPirate: lambda s, seat, place: no("pirate-first"),
}
"""What each question refuses if nothing else does."""


def refusal(s: NovgorodState, seat: Seat, place: Place, held: Sequence[Place] = ()) -> Refusal:
    """Return why touching a piece means nothing to ``seat`` now."""
    if not s.stack:
        return no("over")
    if seat not in s.asked():
        return no("turn", s.turn)
    found = drop.dropped(s, seat, held, place) if held else None
    found = found or general.never(s, seat, place) or expert.refusal(s, seat, place)
    return found or _BY_STEP[type(s.stack[-1])](s, seat, place)
