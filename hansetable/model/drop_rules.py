"""What is put into another thing, as a good into a mission."""

from __future__ import annotations

from collections.abc import Sequence

from hansetable.core import Action, Choice, Game, Handle, Place, Seat, State


def dropped_actions(
    game: Game, view: State, seat: Seat, legal: Choice, held: Handle, target: Sequence[Handle]
) -> list[Action]:
    """Return the whole answers that a target says by itself and that take in a held thing.

    ``held`` is the key of its place, ``target`` what the other says, ``legal`` the choice of the
    seat with nothing touched yet; see `Action.ACCEPTS`.
    """
    place = game.pieces(view)[held]
    said = legal.touch(*target).said if legal.targets & set(target) else ()
    return [action for action in said if _accepts(game, view, seat, action, held, place)]


def _accepts(
    game: Game, view: State, seat: Seat, action: Action, held: Handle, place: Place
) -> bool:
    names = {name for name in place.says if name.startswith(action.ACCEPTS)}
    if not names:
        return False
    after = view.clone()
    after.push(seat, action)
    there = game.pieces(after).get(held)
    if there is None or there.mark != place.mark:
        return True
    return any(names & option.touches() for option in after.listed(seat))
