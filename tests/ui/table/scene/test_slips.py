"""Slips with a word above the rings of Novgorod, in the first steps of a person."""

import pytest

from hansetable.ui.settings.settings import Settings
from tests.ui.table.page_fixture import advance, game, options, speaking, table
from tests.ui.table.prompt.test_marks import hold


@pytest.fixture
def laying(qtbot, own_folders):
    """Of a person who has laid cards and can lay one more, or use it as a placeholder."""

    def both(session):
        lay, mark = ({a.begins for a in options(session, kind)} for kind in ("Lay", "Mark"))
        return session.decides() == 0 and bool(lay & mark)

    with speaking("en"), table(qtbot, advance(game(), both), curtain=False) as page:
        yield page


def words(page):
    return {word for _, word in page.slips.laid}


def sail(page):
    """Close the step; then somebody else is asked, or something else."""
    closing = next(action for action in page.model.legal.actions if action.CLOSES)
    page.model.say(closing)
    page.model.insist()


def test_slips_lie_above_their_rings_on_free_cloth(laying):
    assert not laying.slips.laid
    hold(laying, "Lay", "Mark")
    assert "next place" in words(laying) <= {"next place", "placeholder"}
    rings = [p.geometry.rect for p in laying.scene.pieces.values() if p.glow]
    faces = [p.geometry.rect for p in laying.scene.pieces.values() if p.geometry.face]
    bare = laying.scene.background.bare()
    for at, _ in laying.slips.laid:
        assert at.height() == 17 and bare(at)
        assert any(0 < ring.top() - at.bottom() < 8 for ring in rings)
        assert not any(at.intersects(face) for face in faces)


def test_without_a_held_thing_there_are_none(laying):
    hold(laying, "Lay", "Mark")
    laying.scene.let_go()
    assert not laying.slips.laid


def test_they_speak_the_language_of_the_moment(laying):
    hold(laying, "Lay", "Mark")
    with speaking("de"):
        assert "nächster Platz" in words(laying)


def test_after_three_steps_with_them_they_stay_away(laying):
    assert Settings().slips == 3
    hold(laying, "Lay", "Mark")
    assert Settings().slips == 3, "the step goes on"
    sail(laying)
    assert Settings().slips == 2, "a step with slips is over"
    laying.slips.follow()
    assert Settings().slips == 2


def test_who_knows_them_sees_none(laying):
    laying.settings.slips = 0
    hold(laying, "Lay", "Mark")
    assert not laying.slips.laid
