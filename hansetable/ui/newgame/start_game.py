"""Dealing: a game as it was set up, and the same again."""

from __future__ import annotations

import secrets

from hansetable.session.record import Header
from hansetable.session.session import Session
from hansetable.ui.newgame.setup import Setup


def new_session(setup: Setup) -> Session:
    """Deal a game as it was set up; without a seed the cards fall at random."""
    seed = setup.seed if setup.seed is not None else secrets.randbelow(10**9)
    return Session.new(setup.game, seed, setup.seats, dict(setup.options), setup.practice)


def rematch_of(header: Header) -> Session:
    """Deal a game with the same set-up, other cards, and everybody one seat further."""
    slots = (*header.slots[1:], header.slots[0])
    seed, options = secrets.randbelow(10**9), dict(header.options)
    return Session.new(header.game, seed, slots, options, header.practice)
