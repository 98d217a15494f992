"""Every reason why something cannot be said in Novgorod: its rule, and what it tells of.

The names after the rule say what `Refusal.about` holds, in this order: ids of cities, goods,
missions, cards and privileges, seats, the number of a phase, and numbers; ``has`` and ``money`` are
the ducats of a seat. What begins with a star is the last and may be several.
"""

from __future__ import annotations

from hansetable.core import Reasons

TWO_OR_MORE = ":2"
"""Marks a luxury good that must be made from two or more commodities (N-121)."""

REASONS = Reasons(
    {
        # at any time
        "over": ("N-100",),
        "turn": ("N-30", "seat"),
        "other": ("N-30", "seat"),
        "secret": ("N-130", "seat"),
        "bonus": ("N-95", "bonus"),
        "seals": ("N-90", "seat"),
        "completed": ("N-58", "mission"),
        "later": ("N-30", "phase"),
        "past": ("N-30", "phase"),
        "useless": ("N-30",),
        # a piece put on another
        "goes": ("N-50", "*places"),
        "apart": ("N-50",),
        "artisan-city": ("N-52", "city", "here"),
        # preparation
        "side-first": ("N-15",),
        "pick-first": ("N-20",),
        "two-offices": ("N-20",),
        "two-missions": ("N-20",),
        "same-city": ("N-21", "city"),
        "pair-dear": ("N-23", "city", "price", "most", "taken"),
        "base-stays": ("N-42", "city"),
        "sold-out": ("N-80", "city"),
        # phase 1
        "no-neighbour": ("N-40", "city", "last"),
        "only-placeholder": ("N-43", "city", "last"),
        "no-city": ("N-40", "city"),
        "full": ("N-41", "most"),
        "own-office": ("N-42", "city"),
        "placeholder": ("N-43", "city"),
        "one-placeholder": ("N-43", "city"),
        "no-placeholder": ("N-43", "city"),
        "placeholder-own": ("N-43", "city"),
        "placeholder-hold": ("N-43", "city"),
        "placeholder-fees": ("N-46", "city", "fees", "money"),
        "visited": ("N-44", "city"),
        "fee": ("N-46", "city", "fees", "money"),
        "route-fees": ("N-46", "fees", "money"),
        # privileges
        "privilege-used": ("N-31",),
        "privilege-covered": ("N-61", "privilege"),
        "privilege-speed": ("N-41", "number"),
        "privilege-seal": ("N-91",),
        "privilege-pirate": ("N-116",),
        "privilege-back": ("N-116",),
        # phase 2
        "not-laid": ("N-50", "city"),
        "card-used": ("N-50", "city"),
        "artisan-right": ("N-51", "city", "*goods"),
        "artisan-away": ("N-52", "city"),
        "artisan-done": ("N-52", "city"),
        "artisan-lacks": ("N-53", "city", "*goods"),
        "fees": ("N-46", "fees", "money"),
        "fees-left": ("N-46", "fees", "money"),
        "base-idle": ("N-64", "city"),
        "base-income": ("N-64", "city"),
        "no-income": ("N-64",),
        "base-store": ("N-63", "city"),
        "stored": ("N-63", "city"),
        "no-store": ("N-63",),
        "hold-waits": ("N-66", "good"),
        "mission-goods": ("N-56", "line", "*goods"),
        "mission-luxury": ("N-56", "line", "luxury"),
        "mission-first": ("N-56", "mission", "row"),
        "mission-other": ("N-56", "good"),
        "by-itself": ("N-56", "good"),
        "career-top": ("N-60",),
        "career-ducats": ("N-60", "level", "missing"),
        "career-lacks": ("N-60", "level", "commodities", "luxuries"),
        "career-together": ("N-60", "level"),
        "career-first": ("N-60", "level"),
        "career-other": ("N-60", "good"),
        "rest": ("N-60", "level"),
        "keep-first": ("N-67", "mission"),
        # phase 3
        "owned": ("N-80", "city"),
        "bought": ("N-80",),
        "office-dear": ("N-80", "city", "price", "has"),
        "ship-dear": ("N-80", "speed", "price", "has"),
        "fastest": ("N-80", "speed"),
        "mission-dear": ("N-80", "price", "has"),
        "poor": ("N-80", "has"),
        "three-missions": ("N-81",),
        "cheap-first": ("N-83",),
        "cheap-dear": ("N-83", "price", "has"),
        "cheap-way": ("N-83",),
        "no-missions": ("N-85",),
        # the expert game
        "merchant": ("N-112",),
        "pirate-here": ("N-115", "city"),
        "pirate-goes": ("N-115",),
        "pirate-dear": ("N-115", "price", "has"),
        "pirate-long": ("N-115", "city"),
        "pirate-wait": ("N-115",),
        "pirate-slow": ("N-115", "city"),
        "pirate-full": ("N-115", "city"),
        "pirate-when": ("N-116",),
        "pirate-privilege": ("N-116",),
        "pirate-first": ("N-116",),
        "pirate-skipped": ("N-116", "city"),
        "cover": ("N-120",),
        "special-once": ("N-121",),
        "special-dear": ("N-121", "price", "has", "cheap"),
        "special-way": ("N-121", "price", "has", "less"),
        "special-lacks": ("N-121", "*goods"),
        "special-together": ("N-121",),
        "special-set": ("N-121",),
        "special-chosen": ("N-121",),
        "special-cheap": ("N-121",),
        "special-choose": ("N-121",),
        "special-first": ("N-121", "special"),
    }
)
no = REASONS.refusal
