"""Every legal action can be said in four ways: by clicks, by drag, by keyboard and in the list.

Scenes get real events of mouse and keyboard focus; whole tables with real windows are played in
``tests/ui/table``. Positions are drawn from games in which everybody says anything.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hansetable import games
from hansetable.core import Action, Handle, State
from hansetable.model.play import PlayModel
from hansetable.model.ways import PARTS, ways_on
from hansetable.session.session import Session
from hansetable.ui.games import game_ui
from hansetable.ui.table.scene.keyboard_cursor import WAYS, ahead
from hansetable.ui.table.scene.piece import PieceItem
from hansetable.ui.table.scene.play_scene import PlayScene
from hansetable.ui.table.sidebar.moves import Moves
from tests.golden import positions
from tests.ui.table.page_fixture import slots

BUTTON = "button:"
SIDES = ("off", "front", "back")


class RecordingModel(PlayModel):
    """Hears what is said at the table instead of playing it, so that all can be tried in turn."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.heard: list[Action] = []

    def say(self, action: Action) -> None:
        """Remember an answer."""
        self.heard.append(action)


class TableDriver:
    """The scene of one game with so many seats, on which positions are laid."""

    def __init__(self, name: str, seats: int, options: dict[str, str]) -> None:
        self.session = Session.new(name, 1, slots(("human",) * seats), options)
        self.model = RecordingModel(self.session)
        names = [slot.name for slot in self.session.slots]
        self.texts = game_ui(name).text(names)
        colours = [slot.colour for slot in self.session.slots]
        self.scene = PlayScene(self.model, game_ui(name).board(self.texts, names, colours))
        self.scene.animator.factor = 0
        self.menus = 0
        self.scene.menuWanted.connect(self._count)

    def _count(self) -> None:
        self.menus += 1

    def lay(self, state: State, seat: int) -> Sequence[Action]:
        """Lay a position for the seat that decides; returns its legal actions."""
        self.session.state = state
        self.model.show_only(seat)
        self.scene.update_glow()
        return self.model.choice.actions

    def begin(self) -> None:
        """Let go of everything, and hear nothing yet."""
        self.model.heard.clear()
        self.menus = 0
        self.model.release()
        self.scene.cursor.hide()  # as any press of the mouse does

    def said(self, action: Action) -> bool:
        """Whether an action was said, stands in an open menu, or waits for one more touch.

        It waits only if the touch that said it was the first, and it could not be taken back.
        """
        if self.model.choice.alone == action:
            assert not self.model.heard and self.model.is_final(action)
            self.scene.click(next(p for p in self.scene.pieces.values() if p.chosen))
        return self.model.heard == [action] or (
            self.menus > 0 and not self.model.heard and action in self.model.choice.said
        )

    # ---- the ways -------------------------------------------------------------------------------

    def order(self, action: Action, carried: bool = False) -> list[Handle]:
        """What is carried, if that is wanted; pieces, then places, then buttons."""

        def rank(handle: Handle) -> tuple[int, str]:
            if handle.startswith(BUTTON):
                return (2, handle)
            return (0 if self.piece(handle).geometry.face is not None else 1, handle)

        taken = sorted(action.DRAGS) if carried else []
        return [*taken, *sorted(action.touches(), key=rank)]

    def piece(self, handle: Handle, lifted: bool = False) -> PieceItem:
        """Return what says a handle and glows, before what does not."""
        found = [p for p in self.scene.pieces.values() if handle in p.says and not p.chosen]
        assert found, f"nothing that could be touched says {handle}"
        return max(
            found,
            key=lambda p: (p.geometry.lift and lifted, p.glow > 0, p.geometry.face is not None),
        )

    def press(self, handle: Handle) -> None:
        """Press a button of the bar; terms of a trade have none and are said in the list."""
        assert handle in [way.handle for way in ways_on(self.model)]
        self.model.touch(handle)

    def by_clicks(self, action: Action, carried: bool) -> None:
        """Click what the action touches, and before it what it carries, if that is wanted."""
        for handle in self.order(action, carried):
            if handle.startswith(BUTTON):
                self.press(handle)
            else:
                at = reach(self.scene, self.piece(handle), handle)
                self.mouse(QEvent.Type.GraphicsSceneMousePress, at)
                self.mouse(QEvent.Type.GraphicsSceneMouseRelease, at)

    def by_drag(self, action: Action) -> bool:
        """Drag a piece of the action to a place of it; False if nothing of it can be lifted."""
        rest = self.order(action, carried=True)
        lifted = [h for h in rest if not h.startswith(BUTTON) and self.piece(h, True).geometry.lift]
        lifted = [h for h in lifted if self.piece(h, True).geometry.face is not None]
        if not lifted:
            return False
        first = lifted[0]
        rest.remove(first)
        piece = self.piece(first, lifted=True)
        at = reach(self.scene, piece, first)
        self.mouse(QEvent.Type.GraphicsSceneMousePress, at)
        self.mouse(QEvent.Type.GraphicsSceneMouseMove, at + QPointF(9, 9))
        if rest and not rest[0].startswith(BUTTON):
            second = rest.pop(0)
            at = reach(self.scene, self.piece(second), second, without=piece)
        self.mouse(QEvent.Type.GraphicsSceneMouseMove, at)
        self.mouse(QEvent.Type.GraphicsSceneMouseRelease, at)
        for handle in rest:
            if handle.startswith(BUTTON):
                self.press(handle)
            else:
                self.scene.click(self.piece(handle))
        return True

    def by_keys(self, action: Action, walk: bool, carried: bool) -> None:
        """Lead the ring to what the action touches, and touch it; ``walk`` with the Tab key."""
        cursor = self.scene.cursor
        for handle in self.order(action, carried):
            if handle.startswith(BUTTON):
                self.press(handle)
                continue
            able = cursor.touchable()
            target = next(p for p in able if handle in p.says and not p.chosen)
            if walk:
                cursor.hide()
                while cursor.handle != target.handle:
                    assert cursor.turn(forward=True), f"Tab does not lead to {target.handle}"
            cursor.point_at(target.handle)
            assert cursor.touch()

    def by_list(self, action: Action) -> None:
        """Play the line of the list that says the action."""
        moves = Moves()
        moves.offer(self.model.choice.actions, lambda a: self.texts.action(a, self.model.view))
        row = moves.listed.index(action)
        assert moves.item(row).text()
        self.model.say(moves.listed[row])

    def mouse(self, kind: QEvent.Type, at: QPointF) -> None:
        """Give the scene an event of the mouse."""
        event = QGraphicsSceneMouseEvent(kind)
        event.setScenePos(at)
        left = Qt.MouseButton.LeftButton
        event.setButton(left)
        event.setButtons(left)
        {
            QEvent.Type.GraphicsSceneMousePress: self.scene.mousePressEvent,
            QEvent.Type.GraphicsSceneMouseMove: self.scene.mouseMoveEvent,
            QEvent.Type.GraphicsSceneMouseRelease: self.scene.mouseReleaseEvent,
        }[kind](event)


def reach(
    scene: PlayScene, piece: PieceItem, handle: Handle, without: PieceItem | None = None
) -> QPointF:
    """Return a point of the table where the mouse reaches what says a handle."""
    rect = piece.face_rect()
    for x in (0.5, 0.1, 0.9, 0.3, 0.7):
        for y in (0.5, 0.1, 0.93, 0.3, 0.75):
            local = QPointF(rect.x() + rect.width() * x, rect.y() + rect.height() * y)
            at = piece.mapToScene(local)
            found = scene.piece_at(at, without)
            if found is not None and handle in found.says and not found.chosen:
                return at
    raise AssertionError(f"the mouse does not reach {handle}")


# ---- the games -----------------------------------------------------------------------------------


def every_way(
    name: str, seats: int, seed: int, options: dict[str, str], most: int, each: int
) -> tuple[int, int]:
    """Try actions of some positions of a game; returns how many were said, and how many dragged.

    Args:
        name: the game.
        seats: how many play.
        seed: of the cards and of what is said.
        options: of the game.
        most: how many positions are looked at.
        each: how many actions of each are tried.
    """
    driver, chance = TableDriver(name, seats, options), random.Random(seed)
    tried = dragged = 0
    for state, seat in sample(name, seats, seed, options, most):
        actions = driver.lay(state, seat)
        assert actions
        listed = [a for a in actions if not only_listed(a)]
        for action in chance.sample(listed, min(each, len(listed))):
            where = f"{name} {seats} {seed}: {action}"
            driver.begin()
            driver.by_clicks(action, carried=tried % 2 > 0)
            assert driver.said(action), f"by clicks: {where}"
            driver.begin()
            if driver.by_drag(action):
                dragged += 1
                assert driver.said(action), f"by drag: {where}"
            driver.begin()
            driver.by_keys(action, walk=tried % 5 == 0, carried=tried % 2 == 0)
            assert driver.said(action), f"by keyboard: {where}"
            driver.begin()
            driver.by_list(action)
            assert driver.said(action), f"in the list: {where}"
            tried += 1
    return tried, dragged


def only_listed(action: Action) -> bool:
    """Whether an action has neither pieces nor a button: terms of a trade, said in the list."""
    return all(h.startswith(BUTTON) and h.count(":") > PARTS for h in action.touches())


def sample(
    name: str, seats: int, seed: int, options: dict[str, str], most: int
) -> Iterator[tuple[State, int]]:
    """Some positions of a game, spread over its whole length; the first ones differ by seed."""
    chance, kept = random.Random(seed), {}
    for number, (state, seat, _) in enumerate(positions(name, seats, seed, **options)):
        place = number if number < most else chance.randrange(number + 1)
        if place < most:  # each position stays with the same chance
            kept[place] = number, state.clone(), seat
    for _, state, seat in sorted(kept.values(), key=lambda position: position[0]):
        yield state, seat


CASES = [
    (name, seats, chosen)
    for name in games.GAMES
    for seats in games.game(name).seats
    for chosen in (0, -1)
]
"""Every game and number of players, with the first and the last value of every option."""


@pytest.mark.parametrize(("name", "seats", "chosen"), CASES)
def test_every_action_is_said_in_every_way(
    qapp, own_folders, name: str, seats: int, chosen: int
) -> None:
    options = {option.name: option.values[chosen] for option in games.game(name).options}
    tried, dragged = every_way(name, seats, 3, options, most=12, each=5)
    assert tried > 20 and dragged > 0


@pytest.mark.parametrize("name", games.GAMES)
def test_arrow_keys_lead_everywhere(qapp, own_folders, name: str) -> None:
    """From each thing that can be touched to every other one, whatever the position."""
    options = {option.name: option.values[-1] for option in games.game(name).options}
    driver = TableDriver(name, 4, options)
    for state, seat in sample(name, 4, 5, options, most=40):
        driver.lay(state, seat)
        driver.begin()
        points = driver.scene.cursor.points(driver.scene.cursor.touchable())
        for start in list(points)[:3]:
            seen, queue = {start}, [start]
            while queue:
                here = queue.pop()
                others = {h: point for h, point in points.items() if h != here}
                found = {ahead(points[here], way, others) for way in WAYS.values()}
                queue += [h for h in found if h is not None and h not in seen]
                seen |= found - {None}
            assert seen == set(points)


def expert(seed: int) -> tuple[int, dict[str, str]]:
    """The seats and options of one of many expert games, so that all sides come."""
    chance = random.Random(seed)
    seats = 2 + seed % 3
    return seats, {
        "merchant": chance.choice(SIDES[seed % 2 :]),
        "pirate": chance.choice(SIDES),
        "starts": chance.choice(("fixed", "random")),
        "special": "on" if seed % 5 else "off",
        "careers": chance.choice(("first", "choose")),
    }


@pytest.mark.timeout(240)
def test_fifty_expert_games_are_said_in_every_way(qapp, own_folders) -> None:
    """A few moments of each; ``-m soak`` looks at many more."""
    tried = dragged = 0
    for seed in range(50):
        seats, options = expert(seed)
        more, further = every_way("novgorod", seats, seed, options, most=4, each=4)
        tried, dragged = tried + more, dragged + further
    assert tried > 400 and dragged > 100


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seed", range(50))
def test_expert_games_as_a_whole_are_said_in_every_way(qapp, own_folders, seed: int) -> None:
    seats, options = expert(seed)
    every_way("novgorod", seats, seed, options, most=10_000, each=10_000)
