"""Why something cannot be done in Riga: all reasons, and the questions that give them."""

from __future__ import annotations

from typing import Any, ClassVar

from hansetable.core import Action, Reasons, Refusal, Seat, Step

REASONS = Reasons(
    {
        "over": ("R-80",),
        "turn": ("R-24", "seat"),
        "name-others": ("R-13", "seat"),
        "kept": ("R-14", "*seats"),
        "winter-done": ("R-26", "*seats"),
        "other-hand": ("R-90", "seat"),
        "other-display": ("R-35", "seat"),
        "pile-goods": ("R-50",),
        "pile-buildings": ("R-42",),
        "discarded": ("R-11",),
        "separator": ("R-23",),
        "cover": ("R-38",),
        "seat": ("R-13",),
        "laid": ("R-32",),
        "no-discard": ("R-39",),
        "name": ("R-13",),
        "keep": ("R-14",),
        "take": ("R-30",),
        "row-empty": ("R-21", "row"),
        "must-row": ("R-60", "*rows"),
        "whole-row": ("R-30",),
        "swap": ("R-60",),
        "no-other": ("R-60", "good"),
        "same-row": ("R-60", "row"),
        "same-good": ("R-60", "good"),
        "taken": ("R-30",),
        "to-hand": ("R-30",),
        "bill": ("R-31",),
        "bill-first": ("R-32", "good"),
        "three": ("R-31", "most"),
        "short": ("R-32", "building", "cost", "missing"),
        "short-fresh": ("R-36", "building", "missing"),
        "short-barred": ("R-33", "building", "missing", "*goods"),
        "short-together": ("R-34", "building", "missing"),
        "city-empty": ("R-31", "city"),
        "one-city": ("R-34", "city"),
        "begun": ("R-34", "due"),
        "barred": ("R-33", "good", "city"),
        "superfluous": ("R-39", "thing", "value", "due"),
        "craned": ("R-46", "building"),
        "planned": ("R-32", "building", "due"),
        "lasting": ("R-36", "building"),
        "fresh": ("R-36", "building"),
        "used": ("R-38", "building"),
        "shows-0": ("R-63",),
        "nothing-to-draw": ("R-11", "building"),
        "no-swap": ("R-60",),
        "too-late": ("R-60",),
        "pay-first": ("R-32", "building"),
        "pays-bill": ("R-37", "building"),
        "halves-bill": ("R-46", "building"),
        "worth-nothing": ("R-52", "building"),
        "deposit": ("R-63", "due"),
        "school": ("R-61",),
        "draft": ("R-42",),
        "choose": ("R-50",),
        "winter": ("R-26", "number"),
        "aside": ("R-26",),
        "not-hand": ("R-15",),
        "put-in-hand": ("R-30",),
        "put-aside": ("R-26",),
        "put-in-city": ("R-31", "building", "city"),
        "other-city": ("R-31", "building", "city"),
        "use-on-hand": ("R-36", "building"),
        "use-on-rows": ("R-60", "building"),
        "crane-on-bill": ("R-46",),
        "bill-on-crane": ("R-46", "building"),
        "not-there": ("R-30",),
    }
)
"""Every reason with the rule that it comes from, unless a piece has a rule of its own."""
no = REASONS.refusal


class Question(Step):
    """A question of Riga.

    ``why`` is the reason against all that is no answer, unless there is a better one; ``waits`` is
    why those that are not asked must wait.
    """

    why: ClassVar[str] = "not-there"
    waits: ClassVar[str] = "turn"

    def refuses(self, s: Any, seat: Seat, action: Action) -> Refusal | None:
        return None if action in self.options(s, seat) else self.otherwise(s, seat)

    def otherwise(self, s: Any, seat: Seat) -> Refusal:
        """Return why a thing that has no reason of its own means nothing now."""
        return no(self.why)
