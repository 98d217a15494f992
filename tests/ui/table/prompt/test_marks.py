"""The marks in the bar that tell the rings of Novgorod apart."""

import pytest
from PySide6.QtCore import QRectF

from hansetable.ui.art.canvas import Canvas
from hansetable.ui.table.prompt import marks
from tests.ui.table.page_fixture import advance, game, options, speaking, table


def both(session):
    """Whether a card can be laid next or be a placeholder, and another can be taken back."""
    lay, mark = ({a.begins for a in options(session, kind)} for kind in ("Lay", "Mark"))
    return bool(lay & mark) and type(session.actions[-1][1]).__name__ == "Lay"


@pytest.fixture
def laying(qtbot, own_folders):
    session = advance(game(("human", "greedy", "greedy")), lambda s: s.decides() == 0 and both(s))
    with speaking("en"), table(qtbot, session, curtain=False) as page:
        yield page


def hold(page, *kinds):
    """Hold a card that can mean actions of these kinds and no others."""
    for handle in page.model.places:
        says = page.model.places[handle].says
        try:
            actions = page.model.legal.touch(*says).actions
        except KeyError:
            continue
        if {type(action).__name__ for action in actions} == set(kinds):
            return page.model.touch(*says)
    raise AssertionError(kinds)


def test_each_ring_has_its_mark_and_so_has_the_disc(laying, monkeypatch):
    bar = laying.prompt_bar
    assert not bar.marks
    hold(laying, "Lay", "Mark")
    said = [("whole", "next place"), ("broken", "placeholder"), ("undo", "take back")]
    assert bar.marks == said
    assert "broken ring" in bar.accessibleName(), "in words for who does not see them"
    drawn = []
    monkeypatch.setattr(Canvas, "ring_mark", lambda _, at, broken: drawn.append((at, broken)))
    monkeypatch.setattr(Canvas, "disc", lambda _, at, *sign: drawn.append((at, sign)))
    bar.grab()
    assert [look for _, look in drawn] == [False, True, ("undo", 10)]
    assert [at.size().toTuple() for at, _ in drawn] == [(12, 15), (12, 15), (16, 16)]
    room = QRectF(bar._words_room())
    assert all(room.contains(at) for at, _ in drawn)


def test_the_marks_go_with_what_is_held(laying):
    hold(laying, "Lay", "Mark")
    laying.scene.let_go()
    assert not laying.prompt_bar.marks


def test_marks_without_room_leave_it_to_the_words(laying, monkeypatch):
    hold(laying, "Lay", "Mark")
    monkeypatch.setattr(marks, "width", lambda canvas, found: 10_000.0)
    monkeypatch.setattr(marks, "draw", lambda *_: pytest.fail("no room"))
    laying.prompt_bar.grab()
