"""Motion: it ends where no motion would have put the pieces, and it can be ended at any time."""

from __future__ import annotations

import pytest

from hansetable.ui.table import layers
from hansetable.ui.table.scene.animator import FACTORS
from tests.ui.table.page_fixture import advance, asks, game, positions, table


def play(page, count):
    """Say the first actions that are offered."""
    for _ in range(count):
        page.model.say(page.model.choice.actions[0])


@pytest.mark.parametrize("speed", ["fast", "normal"])
def test_motion_ends_where_none_would_have_put_the_pieces(qtbot, own_folders, speed) -> None:
    seen = []
    for animation in ("off", speed):
        session = advance(game(), asks("LayRoute"))
        with table(qtbot, session, animation=animation, curtain=False) as page:
            play(page, 1)
            animator = page.scene.animator
            assert animator.running == (animation != "off")
            play(page, 2)
            qtbot.waitUntil(lambda moves=animator: not moves.running)
            seen.append(positions(page))
    assert seen[0] == seen[1]


def test_pieces_start_where_they_were_and_get_nearer(qtbot, own_folders) -> None:
    session = advance(game(), asks("LayRoute"))
    with table(qtbot, session, animation="slow", curtain=False) as page:
        before = positions(page)
        play(page, 1)
        moving = [p for p in page.scene.pieces.values() if p.pos() != p.home()]
        assert moving
        for piece in moving:
            assert piece.pos().toTuple() == before[piece.handle][0]
            assert piece.zValue() == layers.RAISED
        first = moving[0]
        way = (first.home() - first.pos()).manhattanLength()
        qtbot.waitUntil(lambda: (first.home() - first.pos()).manhattanLength() < way / 2)
        page.scene.animator.stop()
        assert all(p.pos() == p.home() for p in page.scene.pieces.values())


def test_stopping_tells_that_it_is_finished(qtbot, own_folders) -> None:
    session = advance(game(), asks("LayRoute"))
    with table(qtbot, session, animation="slow", curtain=False) as page:
        play(page, 1)
        with qtbot.waitSignal(page.scene.animator.finished):
            page.scene.animator.stop()
        assert not page.scene.animator.running


def test_a_piece_that_leaves_the_table_is_forgotten(qtbot, own_folders) -> None:
    session = advance(game(), asks("LayRoute"))
    with table(qtbot, session, animation="slow", curtain=False) as page:
        play(page, 1)
        page.scene.clear_pieces()
        assert not page.scene.animator.running
        qtbot.wait(60)


def test_the_settings_choose_the_speed(qtbot, own_folders) -> None:
    for speed, factor in FACTORS.items():
        with table(qtbot, game(), animation=speed, lifted=False) as page:
            assert page.scene.animator.factor == factor
            assert bool(page.curtain.duration) == bool(factor)
