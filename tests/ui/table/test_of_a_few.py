"""One of a few cards is chosen: numbers, the others, and the place where it will lie."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from hansetable.session.session import Session
from hansetable.ui.table.scene.dotted_way import find_way
from tests.ui.table.page_fixture import advance, options, slots, table


@pytest.fixture
def keeping(qtbot, own_folders):
    """A person keeps one of two buildings of Riga."""
    session = Session.new("riga", 3, slots(("human", "greedy", "greedy")), {})
    advance(session, lambda s: s.decides() == 0 and bool(options(s, "Keep")))
    with table(qtbot, session) as page:
        yield page


def numbers(page):
    """The numbers on the table, by the title of their card."""
    pieces = [piece for piece in page.scene.pieces.values() if piece.number]
    card = page.texts.card
    return {card(page.model.places[p.handle], page.model.view).title: p.number for p in pieces}


def press(page, key):
    return page.take_key(
        QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, chr(key.value))
    )


def test_a_card_carries_the_number_of_its_button_and_the_key_takes_it(keeping):
    buttons = keeping.prompt_bar.buttons.values()
    deeds = {f"Keep the {card.lower()}": number for card, number in numbers(keeping).items()}
    assert deeds == {button.text(): button.key for button in buttons}
    assert sorted(numbers(keeping).values()) == ["1", "2"]
    second = next(p for p in keeping.scene.pieces.values() if p.number == "2")
    assert press(keeping, Qt.Key.Key_2)
    assert second.chosen


def test_where_the_bar_has_no_room_for_the_buttons_no_card_has_a_number(keeping):
    bar = keeping.prompt_bar
    bar.answers.offer(10)
    assert not numbers(keeping)
    assert not bar.answers.press_number(1)


# ---- one is held ---------------------------------------------------------------------------------


@pytest.fixture
def held(keeping):
    """The first of the two buildings is held."""
    keeping.scene.click(pieces(keeping, "drawn")[0])
    return keeping


def pieces(page, zone, kind="building"):
    places = page.model.places
    found = (h for h, p in places.items() if (p.owner, p.zone, p.kind) == (0, zone, kind))
    return [page.scene.pieces[handle] for handle in found]


def test_the_other_keeps_a_soft_glow_and_says_what_a_click_means(held):
    first, other = pieces(held, "drawn")
    assert first.chosen and (other.glow, other.seldom) == (0.6, False)
    card = held._words(held.model.places[other.handle])
    assert held.texts.action(held.model.legal.touch(*other.says).actions[0], None)[1:] in card.now


def test_a_click_on_the_other_moves_the_choice_to_it(held):
    first, other = pieces(held, "drawn")
    held.scene.click(other)
    assert other.chosen and not first.chosen and first.glow == 0.6


def test_the_keyboard_goes_on_to_the_place_and_not_to_the_other(keeping):
    keeping.scene.cursor.go("right")
    keeping.scene.cursor.touch()
    assert keeping.scene.cursor.piece is pieces(keeping, "hand", "area")[0]


def test_the_place_where_it_will_lie_is_lit_with_its_word(held):
    place = pieces(held, "hand", "area")[0]
    assert place.glow and place.geometry.word == "keep it here"
    spot = place.lit_rect().translated(place.home())
    assert spot.size().toTuple() == (88, 118) and place.geometry.rect.contains(spot)
    action = held.model.choice.actions[0]
    held.model.say(action)
    held.scene.animator.stop()
    assert pieces(held, "hand")[0].geometry.rect == spot
    assert not pieces(held, "hand", "area")[0].geometry.word


# ---- the way to its place ------------------------------------------------------------------------


def test_dots_lead_to_the_only_place_and_lie_on_free_cloth(held):
    way, place = held.scene.way, pieces(held, "hand", "area")[0]
    spot = place.lit_rect().translated(place.home())
    assert way.isVisible() and 0 < way.dots[-1].x() - spot.right() < 16
    assert spot.top() < way.dots[-1].y() < spot.bottom()
    rects = [p.geometry.rect for p in held.scene.pieces.values() if p.geometry.face is not None]
    assert not any(rect.contains(dot) for rect in rects for dot in way.dots)
    assert way.drawn == 1.0, "at once, without animation"


def test_the_way_is_drawn_quickly_and_then_stands_still(keeping, qtbot):
    keeping.scene.animator.factor = 1.0
    keeping.scene.click(pieces(keeping, "drawn")[0])
    way = keeping.scene.way
    assert way.drawn < 1.0
    qtbot.waitUntil(lambda: way.drawn == 1.0)
    assert not way.moving
    dots = way.dots
    held_over = pieces(keeping, "drawn")[1]
    keeping.scene.hover(held_over)
    assert way.dots is dots and not way.moving


def test_without_a_held_card_or_while_it_is_dragged_there_is_no_way(held):
    held.scene._lift(pieces(held, "drawn")[0], QPointF(400, 400))
    assert not held.scene.way.isVisible()
    held.scene.let_go()
    assert not held.scene.way.isVisible()


def test_the_curtain_hides_the_way(held):
    held.scene.clear_pieces()
    assert not held.scene.way.isVisible()


def test_there_is_no_way_over_what_lies_on_the_cloth():
    start, end = QRectF(300, 0, 60, 80), QRectF(0, 300, 60, 80)
    assert find_way(start, end, lambda dot: True)
    around = find_way(start, end, lambda dot: dot.y() < 250 or dot.x() > 200)
    assert not around
    below = find_way(start, end, lambda dot: not (100 < dot.x() < 200 and dot.y() > 330))
    assert below and below[-1].x() < 60, "it comes from above, where the side is taken"


def test_things_side_by_side_need_no_way():
    assert not find_way(QRectF(0, 0, 60, 80), QRectF(70, 0, 60, 80), lambda dot: True)
