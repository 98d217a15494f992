"""What a seat can say."""

from __future__ import annotations

from typing import ClassVar

from hansetable.core.value import Value

Handle = str
"""The name of a thing that one can point at, such as ``office:visby`` or ``button:sail``."""


class Action(Value):
    """One answer to a step: a small value that can be compared, hashed, written, read and touched.

    Fields that are written to a record are ids (``str``), whole numbers or tuples of ids, never
    objects. A game may add fields with ``init=False`` that cache an index of an id.
    """

    TOUCHES: ClassVar[tuple[str, ...]]
    """The handles that the hand touches to say this; ``{0.city}`` stands for the field."""
    ACCEPTS: ClassVar[tuple[str, ...]] = ()
    """How the names of the things begin that this asks for next, or uses by itself: dropping one
    of them on what says this is as good as touching first the one and then the other."""
    DRAGS: ClassVar[frozenset[Handle]] = frozenset()
    """What this moves and may be touched before all else, though it need not be: one can pick it up
    and put it down on what is touched to say this."""

    def touches(self) -> frozenset[Handle]:
        """Return the handles that the hand touches to say this, in any order."""
        return frozenset([handle.format(self) for handle in self.TOUCHES])

    def cache(self, **values: object) -> None:
        """Keep what follows from the written fields, so that the rules need no look-up.

        It is for ``__post_init__``; the fields are declared with ``init=False, compare=False``.
        """
        for name, value in values.items():
            object.__setattr__(self, name, value)
