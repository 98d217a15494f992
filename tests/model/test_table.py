"""The model of a table: everything is seen as the viewer may know it."""

from __future__ import annotations

import pytest

from hansetable.core.state import OMNISCIENT, SPECTATOR
from hansetable.games.novgorod.events import MissionDrawn
from hansetable.model.table import TableModel
from tests.model.play_fixture import ALONE, Ears
from tests.ui.table.page_fixture import advance, game


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, OMNISCIENT])
def test_everything_is_seen_through_the_eyes_of_the_viewer(viewer) -> None:
    session = advance(game(), lambda s: len(s.actions) > 30)
    model = TableModel(session, viewer)
    laid: list[bool] = []
    model.laid.connect(lambda: laid.append(True))
    model.begin()
    assert laid and model.places == session.game.pieces(session.state.seen_by(viewer))
    assert model.log == [e.seen_by(viewer) for told in session.journal for e in told]
    assert (model.decides, model.bottom) == (session.decides(), max(viewer, 0))


def test_the_log_is_the_viewers(seat) -> None:
    session = advance(game(), lambda s: any(isinstance(e, MissionDrawn) for t in s.journal
                                            for e in t))  # fmt: skip
    drawn = next(e for told in session.journal for e in told if isinstance(e, MissionDrawn))
    model = seat(session)
    model.begin()
    assert next(e for e in model.log if isinstance(e, MissionDrawn)).mission == ""
    for _ in range(60):
        model.lift_curtain()
        found = next(e for e in model.log if isinstance(e, MissionDrawn)).mission
        assert found == (drawn.mission if model.viewer == drawn.seat else "")
        if model.viewer == drawn.seat:
            break
        advance(session, lambda s: s.decides() == drawn.seat)
    assert model.viewer == drawn.seat


def test_what_is_told_is_what_the_viewer_may_know(seat) -> None:
    session = game(ALONE)
    model = seat(session)
    ears = Ears(model)
    model.begin()
    advance(session, lambda s: len(s.actions) > 40)
    told = [event for (events,) in ears.of("told") for event in events]
    assert told == model.log == [e.seen_by(0) for events in session.journal for e in events]
