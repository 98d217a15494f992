"""Numbers to ids, for events and places."""

from __future__ import annotations

from hansetable.games.kogge.cards import CITIES


def route_id(q: int) -> str:
    """Return the id of a route square, as ``abo:1``."""
    return f"{CITIES[q // 2]}:{q % 2 + 1}"
