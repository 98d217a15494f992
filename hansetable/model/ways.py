"""The next clicks that have a name: what the bar offers as buttons, and which one is the main one.

They follow from the legal actions alone, so that every game has them without a word of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hansetable.core import BUTTON, Action, Handle, Place, Value
from hansetable.model.play import PlayModel

MOST = 4
"""So many ways on are buttons; more are found by touching what glows."""
PARTS = 2
"""A handle of more parts, ``button:offer:2:cogs:ore:salt``, is no button but one of many terms."""
PLAN = "plan:"
"""The button that plays what the table proposes; no action touches it."""
LET_GO = "let go:"
"""The button that forgets what was touched, or does not give up what was asked about."""
INSIST = "insist:"
"""The button that says what gives something up for good."""
SAY = "say:"
"""How the handle of a button begins that says one of the answers which are still possible."""


class Way(Value):
    """One next click that has a name.

    ``action`` is what it says; None if it only takes the piece of its handle, or says nothing. It
    is ``main`` if it is the obvious one, and it ``closes`` if it ends the step and so is there
    whatever is touched. It is ``spare`` if it can be said on the table just as well.
    """

    handle: Handle
    action: Action | None = None
    main: bool = False
    closes: bool = False
    spare: bool = False


def ways_on(model: PlayModel) -> Sequence[Way]:
    """Return the next clicks of the person at the screen, in the order of their buttons.

    At most one is the main one: what was chosen and can only mean one thing; of several things
    the one that is mostly meant, if it can be taken back; what closes a step only if nothing
    useful is left to do in it.
    """
    if not model.mine:
        return ()
    if model.weighed is not None:
        return [Way(INSIST, model.weighed), Way(LET_GO, main=True)]
    actions = model.legal.actions
    closing = [Way(action.begins, action, closes=True) for action in actions if action.CLOSES]
    if model.choice.touched:
        return [Way(LET_GO), *_held(model), *closing]
    return _open(model, closing)


def piece_of(model: PlayModel, handle: Handle) -> Place:
    """Return the piece that says a handle, and as little else as possible."""
    found = [place for place in model.places.values() if handle in place.says]
    return min(found, key=lambda place: (not place.name, len(place.says)))


def place_of(model: PlayModel, way: Way) -> Handle:
    """Return the key of a piece whose touch means a way on and nothing else; empty for none."""
    choice = model.choice

    def means(place: Place) -> bool:
        if not choice.touched:
            return place == piece_of(model, way.handle)
        says = not choice.targets.isdisjoint(place.says)
        return says and choice.touch(*place.says).actions == (way.action,)

    found = (key for key, place in model.places.items() if way.spare and means(place))
    return next(found, "")


def held(model: PlayModel) -> Place:
    """Return the piece that was touched; of several the one that says most."""
    touched = model.choice.touched
    found = [place for place in model.places.values() if not touched.isdisjoint(place.says)]
    return max(found, key=lambda p: (touched >= {*p.says}, len(p.says), bool(p.name)))


def instead(model: PlayModel) -> frozenset[Handle]:
    """Return what says the others of a few things, of which one is held that can mean one thing."""
    touched = model.choice.touched
    if not touched or len(model.choice.actions) != 1:
        return frozenset()
    open_ones = (action for action in model.legal.actions if not action.CLOSES)
    few = {action.begins for action in open_ones if not action.begins.startswith(BUTTON)}
    return frozenset(few) - touched if len(few) <= MOST else frozenset()


def meant(model: PlayModel) -> Action | None:
    """Return what the held thing means by itself, if it has one obvious meaning."""
    return next((way.action for way in ways_on(model) if way.main), None)


def _held(model: PlayModel) -> Sequence[Way]:
    """What the held thing can mean, if that is little."""
    actions = model.choice.actions
    if len(actions) > MOST:
        return ()
    return _with_main(
        model, [Way(f"{SAY}{i}", action, spare=True) for i, action in enumerate(actions)]
    )


def _open(model: PlayModel, closing: Sequence[Way]) -> Sequence[Way]:
    """What can be said with nothing touched: answers, pieces if they are few, what closes."""
    pieces: dict[Handle, list[Action]] = {}
    answers: list[Way] = []
    for action in model.legal.actions:
        handle = action.begins
        if action.CLOSES:
            continue
        if not handle.startswith(BUTTON):
            pieces.setdefault(handle, []).append(action)
        elif handle.count(":") <= PARTS:
            answers.append(Way(handle, action))
    if model.plan:
        return [*answers, Way(PLAN, main=True), *closing]
    if len(pieces) + len(answers) <= MOST:
        for handle, actions in pieces.items():
            alone = len(actions) == 1 and len(actions[0].touches()) == 1
            says = alone and not model.is_final(actions[0])
            answers.append(Way(handle, actions[0] if says else None, spare=True))
    if len(closing) == 1 and not model.useful:
        return [*answers, replace(closing[0], main=True)]
    return [*answers, *closing] if closing else _with_main(model, answers)


def _with_main(model: PlayModel, ways: Sequence[Way]) -> Sequence[Way]:
    """Let the only way be the main one, or that which is mostly meant and can be taken back."""
    if len(ways) == 1:
        return [replace(ways[0], main=True)]
    mostly = [way for way in ways if way.action is not None and way.action.MEANT > 0]
    if len(mostly) != 1 or mostly[0].action is None or model.is_final(mostly[0].action):
        return ways
    return [way for way in ways if way != mostly[0]] + [replace(mostly[0], main=True)]
