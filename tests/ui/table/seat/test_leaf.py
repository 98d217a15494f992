"""The leaf with the whole table of another seat: how it opens and closes, and what it shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hansetable.core import OfSeat
from hansetable.session.session import Session
from hansetable.session.slot import HUMAN, PlayerSlot
from hansetable.ui.table.page import HEIGHT, WIDTH
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.seat.last_turn import last_turn
from hansetable.ui.table.seat.leaf import _ARROWS, _CLOSE, LEAF, SeatLeaf
from tests.ui.table.page_fixture import speaking, table

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class _Done(OfSeat):
    """Something that a seat did."""

    what: str


RECORDS = Path(__file__).parents[3] / "records"


def played(name: str, actions: int, *people: int) -> Session:
    """Return a game of the tests after so many actions, with people at some seats."""
    whole = Session.of_text((RECORDS / f"{name}.hanse").read_text(encoding="utf-8"))
    slots = [
        PlayerSlot(slot.name, slot.colour, HUMAN if seat in people else slot.player)
        for seat, slot in enumerate(whole.slots)
    ]
    session = Session.new(
        whole.game.name, whole.header.seed, tuple(slots), dict(whole.header.options)
    )
    for seat, action in whole.actions[:actions]:
        session.submit(seat, action)
    return session


@pytest.fixture
def page(qtbot, own_folders) -> Iterator[PlayPage]:
    """Riga with four seats, late in the game; the first one decides."""
    with table(qtbot, played("riga-four-greedy", 274, 0), curtain=False) as page:
        yield page


def on_leaf(leaf: SeatLeaf, at: QPointF) -> QPoint:
    return (leaf._origin + at * leaf._scale).toPoint()


def click(leaf: SeatLeaf, at: QPointF) -> None:
    QTest.mouseClick(leaf, LEFT, NONE, on_leaf(leaf, at))


def test_a_click_on_the_area_of_a_seat_opens_its_table(page: PlayPage) -> None:
    view = page.view
    QTest.mouseClick(view.viewport(), LEFT, NONE, view.mapFromScene(QPointF(40, 16)))
    assert page.leaf.seat == 1 and page.leaf.isVisible() and page.leaf.hasFocus()
    assert page.leaf.geometry() == view.geometry(), "bar and list of seats stay free"
    assert not page.model.choice.touched and not page.prompt_bar.notice.text


def test_a_click_on_a_piece_of_its_panel_opens_it_too(qtbot, own_folders) -> None:
    with table(qtbot, played("novgorod-four-greedy", 400, 0), curtain=False) as page:
        for handle in ("1/office:luebeck", "1/career"):
            at = page.scene.pieces[handle].sceneBoundingRect().center()
            QTest.mouseClick(page.view.viewport(), LEFT, NONE, page.view.mapFromScene(at))
            assert page.leaf.seat == 1
            page.leaf.put_away()


def test_a_click_on_the_list_of_seats_opens_it_too(page: PlayPage) -> None:
    for seat in (1, 2, 3):
        QTest.mouseClick(page.sidebar.plates[seat], LEFT)
        assert page.leaf.seat == seat
    QTest.mouseClick(page.sidebar.plates[0], LEFT)
    assert page.leaf.seat is None, "the own table lies there"


@pytest.mark.parametrize("way", ["escape", "button", "outside", "toggle"])
def test_it_closes(page: PlayPage, way: str) -> None:
    leaf = page.leaf
    leaf.open(2)
    match way:
        case "escape":
            QTest.keyClick(leaf, Qt.Key.Key_Escape)
        case "button":
            click(leaf, _CLOSE.center())
        case "outside":
            click(leaf, QPointF(3, 300))
        case "toggle":
            leaf.toggle()
    assert leaf.seat is None and leaf.isHidden() and page.view.hasFocus()


def test_one_goes_from_seat_to_seat(page: PlayPage) -> None:
    leaf = page.leaf
    leaf.toggle()
    seen = []
    for _ in range(3):
        seen.append(leaf.seat)
        QTest.keyClick(leaf, Qt.Key.Key_Right)
    assert seen == [1, 2, 3] and leaf.seat == 1
    QTest.keyClick(leaf, Qt.Key.Key_Left)
    assert leaf.seat == 3
    click(leaf, _ARROWS[1].center())
    assert leaf.seat == 1
    tab = dict(leaf._tabs())[2]
    click(leaf, tab.center())
    assert leaf.seat == 2


def test_every_card_can_be_looked_at_with_mouse_and_keyboard(page: PlayPage) -> None:
    leaf = page.leaf
    leaf.open(3)
    built = [h for h, p in page.model.places.items() if p.owner == 3 and p.zone == "built"]
    assert set(built) <= set(leaf.spots)
    for rect in leaf.spots.values():
        assert LEAF.contains(rect)
    at = on_leaf(leaf, leaf.spots[built[0]].center())
    QTest.mouseMove(leaf, at)
    QTest.mouseMove(leaf, at + QPoint(1, 0))
    leaf._rest.timeout.emit()
    assert leaf.looked_at == built[0] and leaf._look is not None and leaf._look.faced
    for met in tour(leaf):
        assert leaf._texts.card(page.model.places[met], page.model.view).title


def tour(leaf: SeatLeaf) -> Iterator[str]:
    """Go once around with the Tab key: every piece is met, those that are alike once."""
    met: list[str] = []
    for _ in leaf.spots:
        QTest.keyClick(leaf, Qt.Key.Key_Tab)
        assert leaf.accessibleDescription()
        if leaf.looked_at in met:
            break
        met += leaf._focused
        yield leaf.looked_at
    assert sorted(met) == sorted(leaf.spots)


def test_goods_and_markers_that_are_alike_are_met_once(qtbot, own_folders) -> None:
    with table(qtbot, played("kogge-four-greedy", 120, 0), curtain=False) as page:
        page.leaf.open(1)
        places = page.model.places
        met = [places[handle].zone for handle in tour(page.leaf)]
        lie = [places[handle].zone for handle in page.leaf.spots]
        assert [met.count(zone) for zone in ("cargo", "hand")] == [1, 1]  # they are secret
        assert min(lie.count("cargo"), lie.count("hand")) > 1


def test_the_bar_can_be_used_while_it_is_open_and_an_own_action_closes_it(page: PlayPage) -> None:
    page.leaf.open(1)
    action = page.model.legal.actions[0]
    page.model.say(action)
    if page.model.weighed is not None:
        page.model.say(action)
    assert page.leaf.seat is None


def test_what_is_secret_is_not_on_it(qtbot, own_folders) -> None:
    with table(qtbot, played("riga-two-greedy", 100, 0), curtain=False) as page:
        page.leaf.open(1)
        hand = [p for p in page.leaf._known.values() if p.zone == "hand"]
        assert hand and not any(place.name for place in hand)
        page.leaf.grab()


def test_it_goes_before_the_curtain_falls(qtbot, own_folders) -> None:
    with table(qtbot, played("riga-four-greedy", 274, 0, 1), curtain=True) as page:
        page.leaf.open(2)
        page.model.curtain = 1
        page.model.curtainChanged.emit()
        assert page.leaf.seat is None and not page.leaf.spots


def test_what_changes_is_framed_for_a_moment(page: PlayPage) -> None:
    leaf, model = page.leaf, page.model
    leaf.open(1)
    handle = next(iter(leaf.spots))
    leaf._known[handle] = next(iter(model.places.values()))
    model.laid.emit()
    assert leaf._changed == {handle} and leaf._frames.isActive()
    leaf._frames.timeout.emit()
    assert not leaf._changed


def test_it_tells_the_last_turn_of_its_seat(qtbot, own_folders) -> None:
    with table(qtbot, played("novgorod-three-greedy", 311, 0), curtain=False) as page:
        leaf = page.leaf
        leaf.open(2)
        with patch("hansetable.ui.table.seat.leaf.paint_last_turn") as told:
            leaf.grab()
        assert told.call_args.args[-1] == "Danzig – Lübeck – Antwerpen – London; a mission"


def test_the_last_turn_is_the_last_in_which_the_seat_did_anything() -> None:
    told = [_Done(0, "a"), _Done(1, "b"), _Done(0, ""), _Done(1, "c"), _Done(1, "d")]
    both = lambda turn: "".join(event.what for event in turn)  # noqa: E731
    assert [last_turn(told, seat, both) for seat in (0, 1, 2)] == ["a", "cd", ""]


@pytest.mark.parametrize("code", ["de", "en"])
@pytest.mark.parametrize("size", [(853, 440), (1366, 742), (2560, 1400)])
def test_it_is_painted_at_every_size_in_both_languages(
    page: PlayPage, code: str, size: tuple[int, int]
) -> None:
    page.resize(*size)
    with speaking(code):
        QApplication.processEvents()
        page.leaf.open(3)
        picture = page.leaf.grab().toImage()
        assert picture.size() == page.leaf.size() * picture.devicePixelRatio()
        name = page.leaf.accessibleName()
        assert name == {"de": "Der Tisch von Tjark", "en": "The table of Tjark"}[code]


def test_the_number_of_a_tab_tells_how_many_win(qtbot, own_folders) -> None:
    with table(qtbot, played("kogge-four-greedy", 466, 0), curtain=False) as page:
        page.leaf.toggle()
        assert page.leaf._number(2) == "2/5"


def test_in_a_small_window_it_scrolls_and_is_as_large_as_usual(page: PlayPage) -> None:
    page.leaf.open(1)
    wide = {handle: rect.width() for handle, rect in page.leaf.spots.items()}
    page.resize(1024, 556)
    leaf = page.leaf
    part = leaf._scrolled
    assert part.factor * leaf._scale == pytest.approx(1.0) and leaf._scale < 0.8
    first = next(iter(leaf.spots))
    assert leaf.spots[first].width() * leaf._scale == pytest.approx(wide[first], abs=0.1)
    top = leaf.spots[first].top()
    QTest.keyClick(leaf, Qt.Key.Key_Down)
    assert leaf.spots[first].top() < top
    QTest.keyClick(leaf, Qt.Key.Key_Up)
    assert leaf.spots[first].top() == top and part.at == QPointF()
    for _ in leaf.spots:
        QTest.keyClick(leaf, Qt.Key.Key_Tab)
        assert part.room.contains(leaf.spots[leaf.looked_at]), leaf.looked_at
    page.resize(WIDTH, HEIGHT)
    assert part.factor == 1 and part.at == QPointF() and not list(part.bars())
