"""Why something cannot be said now, as data; the screen has the sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hansetable.core.value import Value


class Refusal(Value):
    """Why an action or a touch means nothing now.

    ``rule`` is the id of the rule that forbids it ("N-40"), ``why`` names the reason among those
    of the game ("no-neighbour"), and ``about`` holds what the sentence names: ids and numbers, in
    the order of the reason's fields.
    """

    rule: str
    why: str
    about: tuple[str | int, ...] = ()


class Reasons(Mapping[str, tuple[str, ...]]):
    """All reasons of a game: each with the rule that it comes from and the fields of its sentence.

    ``{"closed": ("K-44", "city")}`` is a reason of rule K-44 that is about a city. The last field
    may begin with a star: it takes all that is left, as in a call of Python.
    """

    def __init__(self, table: Mapping[str, tuple[str, ...]]) -> None:
        self._table = table

    def __getitem__(self, why: str) -> tuple[str, ...]:
        return self._table[why]

    def __iter__(self) -> Iterator[str]:
        return iter(self._table)

    def __len__(self) -> int:
        return len(self._table)

    def refusal(self, why: str, *about: str | int, rule: str = "") -> Refusal:
        """Return a refusal for a reason; ``rule`` is given where a piece has one of its own.

        Raises:
            KeyError: the game has no such reason.
        """
        return Refusal(rule or self._table[why][0], why, about)

    def told(self, refusal: Refusal) -> dict[str, object]:
        """Return what a refusal is about, by field.

        Raises:
            ValueError: the refusal is not about as many things as its reason has fields.
        """
        fields, about = self._table[refusal.why][1:], list[object](refusal.about)
        if fields and fields[-1].startswith("*"):
            last = len(fields) - 1
            fields = (*fields[:last], fields[last][1:])
            about[last:] = [refusal.about[last:]]
        return dict(zip(fields, about, strict=True))
