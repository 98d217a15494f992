"""All reasons of Novgorod, each with the rule that it comes from."""

from __future__ import annotations

from typing import Final

from hansetable.core import Refusal

REASONS: Final = {
    # at any time
    "over": "N-100",
    "turn": "N-30",
    "other": "N-30",
    "secret": "N-130",
    "bonus": "N-95",
    "seals": "N-90",
    "completed": "N-58",
    "later": "N-30",
    "past": "N-30",
    "useless": "N-30",
    # a thing put on another
    "goes": "N-50",
    "apart": "N-50",
    "artisan-city": "N-52",
    # preparation
    "side-first": "N-15",
    "pick-first": "N-20",
    "two-offices": "N-20",
    "two-missions": "N-20",
    "same-city": "N-21",
    "pair-dear": "N-23",
    "base-stays": "N-42",
    "sold-out": "N-80",
    # phase 1
    "no-neighbour": "N-40",
    "no-city": "N-40",
    "full": "N-41",
    "own-office": "N-42",
    "placeholder": "N-43",
    "one-placeholder": "N-43",
    "no-placeholder": "N-43",
    "placeholder-own": "N-43",
    "placeholder-hold": "N-43",
    "placeholder-fees": "N-46",
    "visited": "N-44",
    "fee": "N-46",
    "route-fees": "N-46",
    # privileges
    "privilege-used": "N-31",
    "privilege-covered": "N-61",
    "privilege-speed": "N-41",
    "privilege-seal": "N-91",
    "privilege-pirate": "N-116",
    # phase 2
    "not-laid": "N-50",
    "card-used": "N-50",
    "artisan-right": "N-51",
    "artisan-away": "N-52",
    "artisan-done": "N-52",
    "artisan-lacks": "N-53",
    "fees": "N-46",
    "base-idle": "N-64",
    "base-income": "N-64",
    "no-income": "N-64",
    "base-store": "N-63",
    "stored": "N-63",
    "no-store": "N-63",
    "hold-waits": "N-66",
    "mission-goods": "N-56",
    "mission-luxury": "N-56",
    "mission-first": "N-56",
    "mission-other": "N-56",
    "by-itself": "N-56",
    "career-top": "N-60",
    "career-ducats": "N-60",
    "career-lacks": "N-60",
    "career-together": "N-60",
    "career-first": "N-60",
    "career-other": "N-60",
    "rest": "N-60",
    "keep-first": "N-67",
    # phase 3
    "owned": "N-80",
    "bought": "N-80",
    "office-dear": "N-80",
    "ship-dear": "N-80",
    "fastest": "N-80",
    "mission-dear": "N-80",
    "poor": "N-80",
    "three-missions": "N-81",
    "cheap-first": "N-83",
    "cheap-dear": "N-83",
    "no-missions": "N-85",
    # the expert game
    "merchant": "N-112",
    "pirate-here": "N-115",
    "pirate-goes": "N-115",
    "pirate-dear": "N-115",
    "pirate-long": "N-115",
    "pirate-wait": "N-115",
    "pirate-slow": "N-115",
    "pirate-full": "N-115",
    "pirate-when": "N-116",
    "pirate-privilege": "N-116",
    "pirate-first": "N-116",
    "pirate-skipped": "N-116",
    "cover": "N-120",
    "special-once": "N-121",
    "special-dear": "N-121",
    "special-lacks": "N-121",
    "special-together": "N-121",
    "special-set": "N-121",
    "special-chosen": "N-121",
    "special-cheap": "N-121",
    "special-choose": "N-121",
    "special-first": "N-121",
}
"""The rule of each reason."""


def no(why: str, *about: str | int) -> Refusal:
    """Return a refusal for a reason, with what its sentence names."""
    return Refusal(REASONS[why], why, about)
