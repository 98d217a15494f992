"""Half-said answers: the one way from touched handles to an action."""

from __future__ import annotations

from collections.abc import Iterable

from hansetable.core.action import Action, Handle
from hansetable.core.value import Value


class Choice(Value):
    """The legal actions of a seat that are still possible, and what has been touched so far.

    ``rest`` has for each action the handles that remain to be touched.
    """

    actions: tuple[Action, ...] = ()
    touched: frozenset[Handle] = frozenset()
    rest: tuple[frozenset[Handle], ...] = ()

    @classmethod
    def of(cls, actions: Iterable[Action]) -> Choice:
        """Return the choice among ``actions`` with nothing said yet."""
        listed = tuple(actions)
        return cls(listed, frozenset(), tuple(action.touches() for action in listed))

    def touch(self, *handles: Handle) -> Choice:
        """Return the choice after one more touch; several handles are names of the one thing.

        Raises:
            KeyError: no action that is still possible is touched there.
        """
        names = frozenset(handles)
        keep = [i for i, could in enumerate(self._next) if could & names]
        if not keep:
            raise KeyError(" ".join(handles))
        return Choice(
            tuple(self.actions[i] for i in keep),
            self.touched | names,
            tuple(self.rest[i] - names for i in keep),
        )

    @property
    def targets(self) -> frozenset[Handle]:
        """The handles whose touch would say more, or pick up what is moved: they glow."""
        return frozenset().union(*self._next)

    @property
    def said(self) -> tuple[Action, ...]:
        """The actions that are fully said by what has been touched."""
        pairs = zip(self.actions, self.rest, strict=True)
        return tuple(action for action, rest in pairs if not rest)

    @property
    def alone(self) -> Action | None:
        """The one action that is fully said, if no touch could say more; else None."""
        said = self.said
        return said[0] if len(said) == 1 and not self.targets else None

    @property
    def usual(self) -> frozenset[Handle]:
        """Those of the `targets` that say more of what is meant not only seldom."""
        pairs = zip(self.actions, self._next, strict=True)
        return frozenset().union(*(could for action, could in pairs if action.MEANT >= 0))

    @property
    def _next(self) -> tuple[frozenset[Handle], ...]:
        """What each action could be touched by next: the rest, and at first what it moves."""
        if self.touched:
            return self.rest
        pairs = zip(self.actions, self.rest, strict=True)
        return tuple(rest | action.DRAGS for action, rest in pairs)
