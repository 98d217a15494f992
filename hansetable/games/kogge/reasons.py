"""Every reason why something cannot be said in Kogge: its rule, and what it tells of; questions.

The names after the rule say what `Refusal.about` holds, in this order: ``city``, ``here`` and
``other`` are cities by number, ``name`` and ``who`` seats, ``good`` and ``kind`` goods by id,
``marker`` the number of a marker, ``number``, ``goods``, ``markers`` and ``fee`` numbers;
``missing`` and ``names`` are the last and may be several.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar

from hansetable.core import Action, Reasons, Refusal, Seat, Step

REASONS = Reasons(
    {
        # who decides
        "over": ("K-80",),
        "over-guild": ("K-32",),
        "turn": ("K-20", "*names"),
        "other": ("K-20",),
        "offer-open": ("K-71", "name"),
        "offered": ("K-71", "name"),
        # what is only to look at
        "order": ("K-27",),
        "goal": ("K-32",),
        "laid-raid": ("K-68", "name", "city"),
        "own-chip": ("K-6",),
        "their-piece": ("K-70", "name"),
        "trade-window": ("K-70", "name"),
        "trade-apart": ("K-70", "name"),
        "trade-later": ("K-70",),
        "offers-used": ("K-71", "number"),
        "bid-lies": ("K-28",),
        "second-raid": ("K-61", "number"),
        # the beginning
        "start-first": ("K-15",),
        "start-barred": ("K-15", "city"),
        "start-full": ("K-15", "city"),
        "start-chosen": ("K-15",),
        "start-secret": ("K-15",),
        "look-first": ("K-D2", "city"),
        "look-own-number": ("K-D2", "city"),
        "look-route": ("K-D2", "city"),
        # bids, guild master, taxes
        "must-pass": ("K-24",),
        "bid-taken": ("K-23", "marker"),
        "bid-markers": ("K-23",),
        "onto-bids": ("K-23",),
        "bids-first": ("K-20",),
        "guild-first": ("K-30", "city", "other"),
        "guild-passes": ("K-30", "city"),
        "guild-step": ("K-30", "city", "other"),
        "tax-first": ("K-A1",),
        "tax-goods": ("K-A1",),
        "tax-supply": ("K-A1",),
        # movement
        "move-first": ("K-40",),
        "closed": ("K-44", "city"),
        "no-fare": ("K-42", "fee"),
        "not-from-here": ("K-41", "here", "city"),
        "no-route": ("K-41", "here", "city"),
        "lies-here": ("K-40", "city"),
        "own-cog": ("K-41",),
        "route-first": ("K-42",),
        "free-step": ("K-42",),
        "no-path": ("K-47",),
        "path-here": ("K-47",),
        "no-path-fare": ("K-47", "fee"),
        "pay-first": ("K-42", "fee"),
        "load-goods": ("K-45",),
        "load-elsewhere": ("K-45", "city", "here"),
        "store-empty": ("K-45", "city"),
        "their-kontor": ("K-45", "name"),
        "drive-first": ("K-68", "name"),
        "drive-closed": ("K-44", "name", "city"),
        "drive-route": ("K-68", "name", "here"),
        # actions
        "move-over": ("K-40",),
        "found-elsewhere": ("K-60", "here"),
        "found-done": ("K-60",),
        "found-lacks": ("K-60", "city", "*missing"),
        "found-alone": ("K-60",),
        "site-taken": ("K-60", "name"),
        "load-over": ("K-45",),
        "no-storing": ("K-45",),
        "guild-elsewhere": ("K-61", "city"),
        "guild-done": ("K-61",),
        "guild-how": ("K-61",),
        "chip-gone": ("K-61",),
        "chip-lacks": ("K-61", "number", "*missing"),
        "chip-goods": ("K-61", "number"),
        "raid-lacks": ("K-61", "number", "*missing"),
        "raid-markers": ("K-61", "number"),
        "pool-lacks": ("K-61", "marker", "good"),
        "supply-empty": ("K-61", "kind"),
        "supply-lacks": ("K-61", "kind"),
        "goods-for-markers": ("K-61",),
        "markers-for-goods": ("K-61",),
        "pairs-done": ("K-62",),
        "pairs-lack": ("K-62",),
        "pairs-goods": ("K-62",),
        "exchange-elsewhere": ("K-65", "here"),
        "exchange-done": ("K-65",),
        "not-moved": ("K-48", "here"),
        "city-empty": ("K-65", "here"),
        "nothing-to-give": ("K-65",),
        "same-kind": ("K-65", "here", "kind"),
        "give-first": ("K-65",),
        "onto-city": ("K-65", "here"),
        "route-elsewhere": ("K-66", "here"),
        "route-done": ("K-66",),
        "face-down": ("K-66",),
        "both-down": ("K-66", "here"),
        "no-marker": ("K-66",),
        "own-number": ("K-66", "here"),
        "route-marker": ("K-66",),
        "raid-none": ("K-67",),
        "raid-elsewhere": ("K-67", "here"),
        "raid-own": ("K-67",),
        "raid-empty": ("K-69", "name"),
        "raid-city": ("K-67", "here"),
        "no-memory": ("K-66",),
        "memory-done": ("K-D5",),
        "memory-lacks": ("K-D5",),
        "bids-over": ("K-20",),
        "no-raid-now": ("K-67",),
        "no-conflict-now": ("K-C1",),
        "good-where": ("K-60",),
        "marker-where": ("K-60",),
        "raid-where": ("K-67",),
        "look-how": ("K-D5",),
        # the exchange
        "take-first": ("K-65", "good"),
        "take-same": ("K-65", "kind"),
        "take-most": ("K-65", "number", "good"),
        "bill-lies": ("K-65",),
        "exchange-first": ("K-65",),
        # raids, conflicts
        "part-first": ("K-67", "name"),
        "part-laid": ("K-67",),
        "part-choice": ("K-67", "name"),
        "pile-first": ("K-67",),
        "pile-whole": ("K-67",),
        "attack-first": ("K-C1",),
        "attack-self": ("K-C1",),
        "attack-elsewhere": ("K-C1", "name", "here"),
        "attack-twice": ("K-C5", "name"),
        "attack-other": ("K-C5", "name"),
        "fight-first": ("K-C2",),
        "fight-markers": ("K-C2",),
        "fight-onto": ("K-C2",),
        "fight-lies": ("K-C2",),
        "fight-ready": ("K-C2",),
        "wish-first": ("K-C3", "number"),
        # offers in the trade window
        "offer-nothing": ("K-70",),
        "offer-equal": ("K-70",),
        "offer-declined": ("K-71",),
        "offer-apart": ("K-70", "name"),
        "offer-mine": ("K-71",),
        "offer-theirs": ("K-71", "name"),
        "offer-now": ("K-70",),
    }
)
no = lru_cache(maxsize=1 << 12)(REASONS.refusal)
"""The refusal for a reason."""

Guard = Callable[[Any, Seat], Refusal | None]
"""Why a seat can say no action of a kind; None if nothing forbids all of them."""


class KoggeStep(Step):
    """A question of Kogge."""

    GUARDS: ClassVar[Mapping[type[Action], Guard]] = {}

    def refuses(self, s: Any, seat: Seat, action: Action) -> Refusal | None:
        refused = Step.refuses(self, s, seat, action)
        if refused and (guard := self.GUARDS.get(type(action))):
            return guard(s, seat) or refused
        return refused

    def market(self, s: Any) -> bool:
        """Tell whether players may trade while this is asked (K-70)."""
        return False

    def laid(self) -> int:
        """Return the goods of the seat on turn that lie open on a bill, as a pack (K-65)."""
        return 0

    def shows_piles(self, viewer: Seat) -> bool:
        """Tell whether a viewer sees the piles of a robbed cargo (K-67)."""
        return False

    def shows_routes(self, s: Any, viewer: Seat) -> bool:
        """Tell whether a viewer is looking at the routes of its city (K-D2, K-D5)."""
        return False
