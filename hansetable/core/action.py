"""What a seat can say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, ClassVar

from hansetable.core.value import Value

Handle = str
"""The name of a thing that one can point at, such as ``office:visby`` or ``button:sail``."""
BUTTON = "button:"
"""How the handle of a button begins."""


class Action(Value):
    """One answer to a step: a small value that can be compared, hashed, written, read and touched.

    Fields that are written to a record are ids (``str``), whole numbers or tuples of ids, never
    objects. A field that is an `index` or `derived` is not written: it saves the rules a look-up.
    """

    VERB: ClassVar[str]
    """The written name of this kind of action: ``BuyOffice`` is ``buy-office``."""
    WRITTEN: ClassVar[tuple[tuple[str, str], ...]] = ()
    """The fields that are written, each with its form: ``str``, ``int`` or ``tuple``."""
    TOUCHES: ClassVar[tuple[str, ...]] = ()
    """The handles that the hand touches to say this; ``{0.city}`` stands for the field. Without
    any it is said by a button that is named after its verb."""
    ACCEPTS: ClassVar[tuple[str, ...]] = ()
    """How the names of the things begin that this asks for next, or uses by itself: dropping one
    of them on what says this is as good as touching first the one and then the other."""
    DRAGS: ClassVar[frozenset[Handle]] = frozenset()
    """What this moves and may be touched before all else, though it need not be: one can pick it up
    and put it down on what is touched to say this."""
    LEAVES: ClassVar[str] = ""
    """What says the card that this lays down, if it can be told from others; see ``TOUCHES``."""
    CLOSES: ClassVar[bool] = False
    """Whether this ends a step, a phase or a turn, so that what was not done in it is left."""
    MEANT: ClassVar[int] = 0
    """1 if this is mostly meant where the same touch could say several things, -1 if seldom."""
    QUIETS: ClassVar[bool] = False
    """Whether this sends away what another seat wants, of which one may want to hear no more."""
    _ruled: ClassVar[tuple[tuple[str, Mapping[str, Any]], ...]] = ()
    """The fields that take only some values, or are an index, with what is declared of them."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.VERB = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        declared = fields(cls)
        cls.WRITTEN = tuple((f.name, str(f.type).split("[")[0]) for f in declared if f.init)
        cls._ruled = tuple((field.name, field.metadata) for field in declared if field.metadata)

    def __post_init__(self) -> None:
        for name, declared in self._ruled:
            if "ids" in declared:
                self.cache(**{name: declared["ids"][getattr(self, declared["of"])]})
            elif getattr(self, name) not in declared["values"]:
                raise ValueError(getattr(self, name))

    def touches(self) -> frozenset[Handle]:
        """Return the handles that the hand touches to say this, in any order."""
        if not self.TOUCHES:
            return frozenset((BUTTON + self.VERB,))
        return frozenset([handle.format(self) for handle in self.TOUCHES])

    @property
    def left(self) -> Handle:
        """What says the card that this lays down; empty if it lays none."""
        return self.LEAVES.format(self)

    @property
    def begins(self) -> Handle:
        """What the hand takes first to say this: the piece, before the place where it goes."""
        return self.TOUCHES[0].format(self) if self.TOUCHES else min(self.touches())

    def cache(self, **values: object) -> None:
        """Keep the values of derived fields: for ``__post_init__``."""
        for name, value in values.items():
            object.__setattr__(self, name, value)
