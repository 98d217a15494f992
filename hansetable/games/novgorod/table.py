"""Where every piece lies, as data: the one description that the screen is drawn from.

Keys are handles; what each seat has one of is prefixed with the seat (``2/office:visby``). Only
pieces of the seat on turn say something: ``says`` are the handles that its actions touch.
"""

from __future__ import annotations

from collections.abc import Mapping

from hansetable.core import Handle, Place, Seat
from hansetable.games.novgorod.actions import LINES
from hansetable.games.novgorod.cards import BITS, BONUSES, CARDS, GOODS, SIDES, city_id, mission_id
from hansetable.games.novgorod.expert import pirate_price
from hansetable.games.novgorod.route import PLACEHOLDER, room
from hansetable.games.novgorod.special import ChooseSpecials, added_cost
from hansetable.games.novgorod.state import BASE, NovgorodState
from hansetable.games.novgorod.turn import FASTEST, LayRoute
from hansetable.games.novgorod.use import mission_bits

Places = dict[Handle, Place]


def pieces(view: NovgorodState) -> Mapping[Handle, Place]:
    """Return every piece and place of the table."""
    places: Places = {}
    _chart(view, places)
    _offers(view, places)
    for seat in range(view.n):
        _belongings(view, seat, places)
        _offices(view, seat, places)
        _missions(view, seat, places)
    _route(view, places)
    if view.expert is not BASE:
        _figures(view, places)
        _specials(view, places)
    return places


def sailed(view: NovgorodState) -> bool:
    """Tell whether the route lies complete, so that its cards can be used."""
    return bool(view.visited) and not isinstance(view.stack[-1], LayRoute)


def _spot(view: NovgorodState, c: int) -> str:
    """The handle of the place where the artisan of a city is laid."""
    return f"spot:{CARDS.artisans[view.artisan_at[c]].id}"


def _chart(view: NovgorodState, places: Places) -> None:
    """The ring: base offices, the offices left, the artisans (N-10, N-11)."""
    own = view.owned[view.turn]
    used = view.visited & ~view.artisans if sailed(view) else 0
    for c, city in enumerate(CARDS.cities):
        lays = () if own >> c & 1 else (f"office:{city.id}",)
        in_hold = not view.stored and view.hold[view.turn] == c and view.visited >> c & 1
        if not view.base >> c & 1 and not in_hold:
            places[f"base:{city.id}"] = Place(
                "base", "base", city.id, number=view.supply[c], says=lays, at=c
            )
        if view.supply[c]:
            places[f"stack:{city.id}"] = Place(
                "stack",
                "office",
                city.id,
                number=view.top(c),
                says=(f"stack:{city.id}", *lays),
                at=c,
            )
        artisan = CARDS.artisans[view.artisan_at[c]].id
        handle = f"artisan:{artisan}"
        if used >> c & 1:
            cards = [at for at, card in enumerate(view.route) if card % PLACEHOLDER == c]
            at = cards[-1]  # its placeholder, if it has one, lies to the right of it
            places[handle] = Place("work", "artisan", artisan, view.turn, at, at=c)
        else:
            places[handle] = Place("artisans", "artisan", artisan, says=(handle,), at=c)


def _offers(view: NovgorodState, places: Places) -> None:
    """Bonus cards, open missions and their pile (N-12, N-14)."""
    for i, card in enumerate(view.bonus):
        stage = view.bonus_stage[i]
        value = CARDS.bonus[card][min(stage, 1)]
        mark = ("", "low", "gone")[stage]
        places[f"bonus:{BONUSES[card]}"] = Place(
            "bonus", "bonus", BONUSES[card], index=i, number=value, mark=mark
        )
    for i, m in enumerate(view.display):
        handle = f"mission:{mission_id(m)}" if m >= 0 else f"unknown:{i}"
        places[handle] = Place("display", "mission", mission_id(m), index=i, says=(handle,))
    if view.pile:
        places["pile"] = Place("pile", "mission", number=len(view.pile), says=("pile",))


def _belongings(view: NovgorodState, seat: Seat, places: Places) -> None:
    """Ship, trackers, career card and privileges of a seat, and the places beside them."""
    acts = seat == view.turn
    speed = view.speed[seat]

    def put(
        zone: str, kind: str, *, name: str = "", number: int = 0, mark: str = "", says: str = ""
    ) -> None:
        said = (says or zone,) if acts else ()
        places[f"{seat}/{zone}"] = Place(zone, kind, name, seat, 0, number, mark, said)

    put("ship", "ship", number=speed)
    if speed < FASTEST:
        put("next-ship", "ship", number=speed + 1)
    put("money", "tracker", name="ducats", number=view.money[seat], says="purse")
    put("seals", "tracker", name="seals", number=view.seals[seat])
    for area in ("hand", "hold"):
        put(area, "area")
    card = view.career_side(seat)
    put("career", "career", name=card.id, mark=card.side, number=view.level[seat])
    for i, kind in enumerate(card.privileges):
        handle = f"privilege:{kind}"
        covered = i < view.level[seat]
        mark = "covered" if covered else "used" if acts and view.privilege else ""
        sends = kind == "pirate" and view.expert.pirate_side  # N-116
        says = (handle, "figure:pirate") if sends else (handle,)
        places[f"{seat}/{handle}"] = Place(
            "privileges", "privilege", kind, seat, i, mark=mark,
            says=says if acts and not covered else (),
        )  # fmt: skip


def _offices(view: NovgorodState, seat: Seat, places: Places) -> None:
    """The offices in a seat's hand and hold; those on the route are laid by `_route`."""
    acts = seat == view.turn
    on_route = view.visited | view.barred if acts else 0
    hand = 0
    for c in BITS[view.owned[seat]]:
        city = city_id(c)
        stored = view.hold[seat] == c and not (on_route >> c & 1 and not view.stored)
        if on_route >> c & 1 and not stored:
            continue
        zone = "hold" if stored else "hand"
        if stored and acts and sailed(view):
            says: tuple[str, ...] = (f"hold:{CARDS.cities[c].good}", "hold")
        else:
            says = (f"office:{city}",) if acts else ()
        number = view.office[seat * GOODS + c]
        index = hand if zone == "hand" else 0
        hand += zone == "hand"
        places[f"{seat}/office:{city}"] = Place(
            zone, "office", city, seat, index, number, says=says, at=c
        )


def _missions(view: NovgorodState, seat: Seat, places: Places) -> None:
    """The missions in hand, to the left of the ship and under it (N-58)."""
    acts = seat == view.turn
    pending = view.lines if acts else 0
    for i, m in enumerate(mission_bits(view.hand[seat])):
        says = tuple(_line(m, line) for line in LINES) if acts else ()
        places[f"mission:{mission_id(m)}"] = Place(
            "hand", "mission", mission_id(m), seat, i, says=says
        )
    known = view.hand[seat].bit_count()
    for i in range(view.unknown[seat]):
        places[f"{seat}/hidden:{i}"] = Place("hand", "mission", owner=seat, index=known + i)
    for i, m in enumerate(mission_bits(view.left[seat] | pending)):
        says = (_line(m, "lower"),) if acts else ()
        places[f"mission:{mission_id(m)}"] = Place(
            "left", "mission", mission_id(m), seat, i, mark="upper", says=says
        )
    for i, m in enumerate(mission_bits(view.under[seat])):
        mark = "" if view.seen[seat - 1] >> m & 1 else "secret"  # N-122
        places[f"mission:{mission_id(m)}"] = Place(
            "under", "mission", mission_id(m), seat, i, mark=mark
        )
    if view.expert.column:
        known = view.under[seat].bit_count()
        for i in range(view.expert.hidden[seat]):
            places[f"{seat}/covered:{i}"] = Place("under", "mission", owner=seat, index=known + i)


def _line(m: int, line: str) -> Handle:
    return f"line:{mission_id(m)}:{line}"


def _route(view: NovgorodState, places: Places) -> None:
    """The route of the player on turn: cards, placeholders and the next free place (N-40)."""
    seat = view.turn
    usable = sailed(view)
    later = [card // PLACEHOLDER - 2 for card in view.route if card >= 2 * PLACEHOLDER]
    first = (k for k in BITS[view.barred] if k not in later)
    for at, card in enumerate(view.route):
        c = card % PLACEHOLDER
        city = city_id(c)
        if card >= PLACEHOLDER:
            k = card // PLACEHOLDER - 2
            own = city_id(next(first) if k < 0 else k)
            says: tuple[str, ...] = (_spot(view, c),) if usable and view.spots >> c & 1 else ()
            places[f"{seat}/office:{own}"] = Place("route", "back", own, seat, at, says=says, at=c)
            continue
        fresh = bool(view.fresh >> c & 1)
        says = () if usable else (f"mark:{city}",) if at == len(view.route) - 1 else ()
        if usable and fresh:
            says = (f"good:{CARDS.cities[c].good}", f"office:{city}", _spot(view, c))
        mark = "" if fresh or not usable else "used"
        if view.base >> c & 1:
            places[f"base:{city}"] = Place(
                "route", "base", city, seat, at, mark=mark, says=says, at=c
            )
        elif c != stored(view):
            places[f"{seat}/office:{city}"] = Place(
                "route", "office", city, seat, at, view.office[seat * GOODS + c], mark, says, c
            )
    hold = view.hold[seat]
    if hold >= 0 and view.visited >> hold & 1 and not view.stored:  # N-45
        says = (f"hold:{CARDS.cities[hold].good}", "hold") if usable else ()
        places[f"base:{city_id(hold)}"] = Place(
            "hold", "base", city_id(hold), seat, says=says, at=hold
        )
    if view.stack and isinstance(view.stack[-1], LayRoute):
        places[f"{seat}/route"] = Place(
            "route",
            "slot",
            owner=seat,
            index=len(view.route),
            mark="" if room(view, seat) > 0 else "full",
            says=("route",),
        )


def stored(view: NovgorodState) -> int:
    """Return the city whose office has left the route for the hold in this turn, or -1 (N-63)."""
    hold = view.hold[view.turn]
    return hold if view.stored and hold >= 0 and not view.base >> hold & 1 else -1


def _figures(view: NovgorodState, places: Places) -> None:
    """Merchant and pirate, and the cities that he can be moved to (N-110 to N-116)."""
    expert = view.expert
    if expert.merchant >= 0:
        places["figure:merchant"] = Place(
            "figures", "merchant", SIDES[expert.merchant_side], at=expert.merchant
        )
    if expert.pirate >= 0:
        places["figure:pirate"] = Place(
            "figures",
            "pirate",
            SIDES[expert.pirate_side],
            at=expert.pirate,
            number=pirate_price(view, view.turn),
            says=("figure:pirate",),
        )
        for c, city in enumerate(CARDS.cities):
            says = (f"city:{city.id}",)
            places[says[0]] = Place("city", "harbour", city.id, says=says, at=c)


def _specials(view: NovgorodState, places: Places) -> None:
    """The column of special missions, each with what it costs now, and its cover (N-120)."""
    step = view.stack[-1] if view.stack else None
    chosen = step.cards if isinstance(step, ChooseSpecials) else ()
    for i, (card, part) in enumerate(view.expert.column):
        special = CARDS.specials[card].id
        handle = f"special:{special}"
        places[handle] = Place(
            "special",
            "special",
            special,
            index=i,
            number=added_cost(view, chosen, card),
            mark="chosen" if card in chosen else "",
            says=(handle,),
            at=part,
        )
    if view.expert.column:
        cover = mission_id(view.expert.cover)
        places["cover"] = Place("special", "mission", cover, index=len(CARDS.specials))


def scoreboard(view: NovgorodState) -> list[Mapping[str, int]]:
    """Return seals, ducats, cards in hand, speed, and missions done of each seat."""
    rows: list[Mapping[str, int]] = []
    for seat in range(view.n):
        out = (view.visited | view.barred) if seat == view.turn else 0
        if view.hold[seat] >= 0:
            out |= 1 << view.hold[seat]
        offices = (view.owned[seat] & ~out).bit_count()
        missions = view.hand[seat].bit_count() + view.unknown[seat]
        rows.append(
            {
                "seals": view.seals[seat],
                "ducats": view.money[seat],
                "cards": offices + missions,
                "speed": view.speed[seat],
                "done": view.completed(seat),
            }
        )
    return rows
