"""What computer players do not ask people for (K-70)."""

from __future__ import annotations

from hansetable.games.kogge.courtesy import spare
from hansetable.games.kogge.state import KoggeState
from hansetable.games.kogge.trade_actions import Offer
from tests.games.kogge.builder import Table


def asking() -> KoggeState:
    """What the first seat sees, which has ore, beside a second one with one good of a kind."""
    table = Table(2).give(0, cargo="ore*6").give(1, at="tonsberg", cargo="furs")
    return table.acting().state.seen_by(0)


def offers(view: KoggeState) -> set[str]:
    """The goods that the first seat can ask the second for, of what is listed."""
    return {a.get[0] for a in view.options(0) if isinstance(a, Offer) and a.player == 2}


def test_nobody_is_asked_for_what_it_cannot_have() -> None:
    view = asking()
    assert offers(view) == {"amber", "furs"}
    spare(view, 0, people=[1], quiet=[])
    assert offers(view) == {"furs"}, "with two players, everybody can count the goods"


def test_a_computer_player_is_asked_as_before() -> None:
    view = asking()
    before = offers(view)
    spare(view, 0, people=[], quiet=[])
    assert offers(view) == before


def test_who_wants_quiet_is_asked_for_nothing() -> None:
    view = asking()
    spare(view, 0, people=[1], quiet=[1])
    assert not offers(view)
