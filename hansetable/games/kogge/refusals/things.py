"""What a thing on the table is to the seat that touches it."""

from __future__ import annotations

from hansetable.core import Place, Seat

_GOODS = {"city": "ware", "store": "stored", "pile": "piled", "given": "bill", "taken": "bill"}
_MARKERS = {"bids": "laid", "staked": "staked", "pair": "pair"}


def what(place: Place, seat: Seat) -> str:
    """Return the kind of a thing, told apart by where it lies and whose it is."""
    mine = place.owner == seat
    match place.kind:
        case "good":
            return _GOODS.get(place.zone) or ("cargo" if mine else "theirs")
        case "marker":
            return _MARKERS.get(place.zone) or ("hand" if mine else "theirs")
        case "raid" if place.zone == "raided":
            return "laid-raid"
        case "raid" if mine:
            return "second" if place.mark else "raid"
        case "chip" if place.zone == "own" and mine:
            return "own-chip"
        case "raid" | "chip" if place.zone != "chips":
            return "their-raid"
        case "stock":
            return place.zone
        case "area":
            return f"area:{place.zone}"
        case _:
            return place.kind
