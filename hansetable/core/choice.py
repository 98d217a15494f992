"""Half-said answers: the one way from touched handles to an action."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from hansetable.core.action import Action, Handle


@dataclass(frozen=True, slots=True)
class Choice:
    """The legal actions of a seat, and the handles that have been touched so far."""

    actions: tuple[Action, ...]
    touched: frozenset[Handle] = frozenset()
    _touches: tuple[frozenset[Handle], ...] = field(default=(), repr=False, compare=False)

    @classmethod
    def of(cls, actions: Iterable[Action]) -> Choice:
        """Return the choice among ``actions`` with nothing said yet."""
        listed = tuple(actions)
        return cls(listed, frozenset(), tuple(action.touches() for action in listed))

    def touch(self, handle: Handle) -> Choice:
        """Return the choice after one more touch.

        Raises:
            KeyError: no action that is still possible is touched there.
        """
        keep = [i for i, needs in enumerate(self._touches) if handle in needs]
        if handle in self.touched or not keep:
            raise KeyError(handle)
        return Choice(
            tuple(self.actions[i] for i in keep),
            self.touched | {handle},
            tuple(self._touches[i] for i in keep),
        )

    @property
    def targets(self) -> frozenset[Handle]:
        """The handles whose touch would say more: they glow."""
        return frozenset().union(*self._touches) - self.touched

    @property
    def said(self) -> tuple[Action, ...]:
        """The actions that are fully said by what has been touched."""
        if not self.touched:
            return ()
        pairs = zip(self.actions, self._touches, strict=True)
        return tuple(action for action, needs in pairs if needs == self.touched)
