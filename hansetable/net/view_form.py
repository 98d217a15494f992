"""The written form of views and events of a game, made from the fields that they declare."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from hansetable import games
from hansetable.core import Event, Result, Seat, State, Step
from hansetable.net.form import Form, FormError, Forms


class ViewForm:
    """Writes and reads the views and events of one game.

    Of a state everything is written but notes: fields that begin with None. What is read has the
    type that was declared, and lists of a fixed length have it.
    """

    def __init__(self, name: str) -> None:
        game = games.game(name)
        self._kind: Any = type(game.deal(game.seats[0], 0, {}))
        home = self._kind.__module__.rpartition(".")[0] + "."
        kinds: dict[type, list[type]] = {
            base: [kind for kind in _below(base) if kind.__module__.startswith(home)]
            for base in (Step, Event)
        }
        forms = Forms(kinds, game.verbs)
        self._events = forms.of(tuple[Event, ...])
        self._fields: dict[str, Form] = {"final": forms.of(Result | None)}
        for owner in self._kind.__mro__:
            names = vars(sys.modules[owner.__module__])
            for field, hint in vars(owner).get("__annotations__", {}).items():
                if self._kind._fields.get(field) is not None:
                    self._fields[field] = forms.of(eval(hint, names))

    def write(self, view: State) -> list[Any]:
        """Return a view as JSON."""
        return [form.write(getattr(view, name)) for name, form in self._fields.items()]

    def read(self, found: object, seats: int, viewer: Seat) -> State:
        """Return the view that JSON tells.

        Raises:
            FormError: it is no view of this viewer on a table of so many seats.
        """
        if not isinstance(found, list) or len(found) != len(self._fields):
            raise FormError(f"expected a view of {len(self._fields)} fields")
        view: State = self._kind.__new__(self._kind)
        self._kind.fill(view, seats)
        for (name, form), item in zip(self._fields.items(), found, strict=True):
            first = getattr(view, name)
            try:
                value = form.read(item)
            except FormError as problem:
                raise FormError(f"{name}: {problem}") from problem
            if isinstance(first, list) and first and len(value) != len(first):
                raise FormError(f"{name}: expected {len(first)} entries, found {len(value)}")
            # what is told apart by identity, such as the base game of Novgorod, stays itself
            setattr(view, name, first if value == first else value)
        if (view.n, view.viewer) != (seats, viewer) or not 0 <= view.turn < seats:
            raise FormError(f"expected a view of seat {viewer + 1} of {seats}")
        return view

    def write_events(self, events: Sequence[Event], viewer: Seat) -> list[Any]:
        """Return events as JSON, without what a viewer must not learn."""
        found: list[Any] = self._events.write([event.seen_by(viewer) for event in events])
        return found

    def read_events(self, found: object) -> tuple[Event, ...]:
        """Return the events that JSON tells.

        Raises:
            FormError: they are none of this game.
        """
        events: tuple[Event, ...] = self._events.read(found)
        return events


@cache
def view_form(name: str) -> ViewForm:
    """Return the written form of a game by its id."""
    return ViewForm(name)


def _below(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _below(kind)
