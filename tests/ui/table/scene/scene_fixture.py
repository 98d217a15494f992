"""Games of Novgorod in which a piece can mean one thing or several, and points of their table."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPoint, Qt

from tests.ui.table.page_fixture import advance, can, game, options

NONE = Qt.KeyboardModifier.NoModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def both_ways():
    """Return a game in which a card can be laid and serve as placeholder."""
    return advance(game(), lambda s: bool(twins(s)))


def twins(session):
    """Return the cities whose card can be laid and put face down behind the last city."""
    if not can("Lay", "Mark")(session):
        return []
    marked = {a.card for a in options(session, "Mark")}
    return [a.city for a in options(session, "Lay") if a.city in marked]


def middle_of_nothing(page) -> QPoint:
    """Return a point of the view where there is no piece."""
    view = page.view
    for x in range(10, view.width(), 20):
        for y in range(view.height() - 4, 0, -20):
            if page.scene.piece_at(view.mapToScene(QPoint(x, y))) is None:
                return QPoint(x, y)
    raise AssertionError("the table is full")


def said(page):
    return [action for _, action in page.model.session.actions]


def lines(session):
    """Return how many lines of each mission can be fulfilled now."""
    return Counter(action.mission for action in options(session, "Fulfil"))
