"""The pieces of a table: where they lie, and which one is at a point."""

from __future__ import annotations

from hansetable.session.session import Session
from hansetable.ui.games.novgorod.board import layout
from tests.ui.mouse_driver import MouseDriver
from tests.ui.table.page_fixture import PEOPLE, advance, asks, game, options, slots, table


def test_a_bought_office_lies_in_the_hand(qtbot, own_folders) -> None:
    with table(qtbot, game(("human", "greedy"), seed=2)) as page:
        session = page.model.session
        if session.decides() != 0:
            session.submit(1, options(session, "BuyOffice")[0])
        wanted = options(session, "BuyOffice")[0]
        MouseDriver(page).drag(f"stack:{wanted.city}", "hand")
        piece = page.scene.pieces[f"0/office:{wanted.city}"]
        assert layout.HAND.contains(piece.pos()) and piece.pos() == piece.home()


def test_what_a_board_adds_to_a_piece_is_none_by_itself(qtbot, own_folders) -> None:
    """The arrow of a route sticks out of its square a little."""
    session = advance(Session.new("kogge", 3, slots(PEOPLE), {}), asks("Move"))
    with table(qtbot, session) as page:
        added = [p for h, p in page.scene.pieces.items() if h not in page.model.places]
        assert any(piece.handle.startswith("heading/") for piece in added)
        for piece in added:
            rect = piece.mapRectToScene(piece.face_rect())
            for corner in (rect.topRight(), rect.bottomLeft(), rect.center()):
                assert page.scene.piece_at(corner) not in added
