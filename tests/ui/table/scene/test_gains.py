"""What is gained flies to its seat, and is counted in the list of seats; no time passes here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from hansetable.ai import LEVELS
from hansetable.games import GAMES
from hansetable.session.session import Session
from hansetable.ui.table.play_page import PlayPage
from hansetable.ui.table.scene.gains import APART, FLIGHT, Gain, Gains, Left, LeftItem
from hansetable.ui.table.scene.pictures import Picture
from hansetable.ui.table.sidebar.seats import COUNTS
from tests.ui.table.page_fixture import advance, slots, table

SEAT, OTHER, SOURCE = QRectF(8, 8, 540, 80), QRectF(560, 8, 540, 80), QPointF(300, 500)


class Clock:
    """A clock that goes when it is told to."""

    now = 0

    def start(self) -> None:
        self.now = 0

    def elapsed(self) -> int:
        return self.now


@pytest.fixture
def gains(qapp: object) -> Iterator[Gains]:
    scene = QGraphicsScene()
    gains = Gains(scene)
    gains._clock = Clock()
    yield gains
    gains.clear()


def test_what_is_gained_flies_to_its_seat_one_after_the_other(gains: Gains) -> None:
    gains.show([Gain("seal", 2, SEAT), Gain("ducat", 3, SEAT), Gain("ducat", -4, OTHER)], SOURCE)
    first, second, lost = gains.items
    assert first.pos() == second.pos() == SOURCE
    assert lost.pos() == lost.end and OTHER.contains(lost.pos())
    gains._clock.now = FLIGHT // 2
    gains._frame()
    assert SOURCE.y() > second.pos().y() > first.pos().y() > SEAT.bottom()
    gains._clock.now = FLIGHT + 3 * APART + 1
    gains._frame()
    assert first.pos() == first.end != second.end == second.pos()
    assert SEAT.contains(first.pos()) and SEAT.contains(second.pos())
    assert not gains._timer.isActive() and len(gains.items) == 3
    gains.clear()
    assert not gains.items and not gains.parent().items()


def test_a_card_that_has_left_the_table_flies_and_is_gone(gains: Gains) -> None:
    left = Left((Picture.whole(QPixmap()),), QRectF(100, 400, 60, 84))
    gains.show([Gain("cards", 1, SEAT)], SOURCE, left=[LeftItem(left, SEAT.center())])
    (card,) = gains.flying
    assert card.pos() == left.rect.center() and card.isVisible()
    gains._clock.now = FLIGHT // 2
    gains._frame()
    assert SEAT.bottom() < card.pos().y() < left.rect.y() and card.scale() < 1
    gains._clock.now = FLIGHT + APART + 1
    gains._frame()
    assert not card.isVisible() and not gains._timer.isActive()
    gains.factor = 0.0
    gains.show([], SOURCE, left=[LeftItem(left, SEAT.center())])
    assert not gains.flying and not gains.parent().items()


def test_without_motion_it_stands_at_both_ends(gains: Gains) -> None:
    gains.factor = 0.0
    gains.show([Gain("seal", 2, SEAT), Gain("ducat", -4, OTHER)], SOURCE)
    assert {(item.icon, item.pos() == SOURCE) for item in gains.items} == {
        ("seal", True), ("seal", False), ("ducat", False),
    }  # fmt: skip
    assert not gains._timer.isActive()


def test_where_nothing_is_named_it_only_stands_at_the_seat(gains: Gains) -> None:
    gains.show([Gain("seal", 2, SEAT)], None)
    assert gains.items[0].pos() == gains.items[0].end


def test_slips_hide_no_number(gains: Gains) -> None:
    number = QRectF(SEAT.center().x() + 20, SEAT.y() + 6, 30, 20)
    gains.show([Gain("seal", 2, SEAT), Gain("seal", 1, OTHER)], SOURCE, [number])
    here, other = gains.items
    assert here.end.y() > SEAT.center().y() and other.end.y() < OTHER.center().y()


def follow(page: PlayPage) -> None:
    """Let the AI play until the person decides, and look at what each action changes."""
    model, found = page.model, 0
    player = LEVELS["greedy"](model.game, 3)
    while model.session.decides() not in (0, None):
        seat = model.session.decides()
        before = model.game.scoreboard(model.view)
        model._act(player.choose(model.session.state.seen_by(seat), seat, 1))
        now = model.game.scoreboard(model.view)
        beat = model.showing.beat
        if beat is not None:
            shown = {(item.icon, item.number) for item in page.scene.gains.items}
            for who, (old, new) in enumerate(zip(before, now, strict=True)):
                for key, icon, _ in page.board.columns:
                    changed = new[key] - old[key]
                    found += changed != 0
                    assert not changed or any(icon == shown_icon for shown_icon, _ in shown)
                    assert page.sidebar.plates[who].number(key) == new[key]
        while model.showing.beat is not None:
            model.showing._timer.timeout.emit()
        assert not page.scene.gains.items
    assert found


@pytest.mark.parametrize("name", GAMES)
def test_every_change_of_the_numbers_is_shown(qtbot: QtBot, own_folders: object, name: str) -> None:
    session = Session.new(name, 3, slots(("human", "greedy", "greedy")), {})
    advance(session, lambda s: len(s.actions) > 70 and s.decides() == 0)
    with table(qtbot, advance(session, lambda s: s.decides() == 1)) as page:
        for seat in range(3):
            area = page.board.seat_area(3, seat, 0)
            assert page.scene.sceneRect().contains(area)
        follow(page)


def test_a_number_is_counted_up_when_the_slip_has_arrived(
    qtbot: QtBot, own_folders: object
) -> None:
    session = Session.new("novgorod", 3, slots(("human", "greedy")), {})
    with table(qtbot, session) as page:
        plate = page.sidebar.plates[0]
        clock = plate._since = Clock()
        plate.say({**plate._numbers, "seals": 8}, "", True)
        plate.count({"seals": 6}, 1.0)
        seen = []
        for clock.now in (0, FLIGHT, FLIGHT + COUNTS // 2, FLIGHT + COUNTS):
            seen.append(plate.shown("seals"))
        assert seen == [2, 2, 5, 8] and plate.number("seals") == 8
        page.view.grab()
        score = page.scene.background.scores[1, "seals"]
        other = page.sidebar.plates[1]
        other._since = Clock()
        other.count({"seals": 2}, 1.0)
        assert page.scene.scores.told(1, "seals") == (2, 2)
        assert score.said(-2) == "−2"
        other._since.now = FLIGHT + COUNTS
        assert page.scene.scores.told(1, "seals") == (0, 2)
        clock.now = 5000
        plate._tick()
        assert not plate._changed and not plate._clock.isActive()
        clock.now = 0
        plate.count({"seals": 6}, 0.0)
        assert plate.shown("seals") == 8
