"""Where everything lies, as data."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hansetable.core.state import SPECTATOR
from hansetable.games.kogge import GAME
from hansetable.games.kogge.cards import CITY
from hansetable.games.kogge.multiset import size
from tests.games.kogge.builder import SetTable
from tests.games.kogge.test_secrecy import somewhere


def says(table_of: object, handle: str) -> list[str]:
    """The pieces that say a handle."""
    assert isinstance(table_of, dict)
    return [key for key, place in table_of.items() if handle in place.says]


@pytest.mark.parametrize("seed", range(25))
def test_every_good_and_every_marker_lies_somewhere(seed: int) -> None:
    """K-8: the table shows 66 goods and 90 markers, to every viewer."""
    s = somewhere(seed)
    for viewer in (*range(s.n), SPECTATOR):
        places = GAME.pieces(s.seen_by(viewer))
        found = Counter(place.kind for place in places.values())
        stock = sum(place.number for key, place in places.items() if key.startswith("supply:"))
        assert found["good"] + stock == 66
        assert found["marker"] + found["route"] + places["pool"].number == 90
        spots = Counter((p.zone, p.kind, p.owner, p.at, p.index) for p in places.values())
        assert max(spots.values()) == 1


def test_goods_lie_on_cities_and_in_kontors(table: SetTable) -> None:
    """K-90"""
    t = table().lay(abo="ore*2").found("abo", 1, "salt").raided("riga", 2)
    places = GAME.pieces(t.state)
    ore = places["abo/good:ore#1"]
    assert (ore.zone, ore.at) == ("city", CITY["abo"])
    assert places["site:abo:1"].owner == 1
    salt = places["site:abo:1/good:salt#0"]
    assert (salt.zone, salt.at) == ("store", 2 * CITY["abo"])
    assert places["site:abo:2"].kind == "site"
    raided = places["2/raided:riga:1"]
    assert (raided.zone, raided.at) == ("raided", CITY["riga"])
    assert places["city:riga"].mark == "raided"


def test_face_down_routes_have_no_face(table: SetTable) -> None:
    """K-66, K-90"""
    t = table().routes(abo="3? 4")
    t.state.known[1] = 1 << 4
    for viewer, name in ((0, ""), (1, "3")):
        place = GAME.pieces(t.state.seen_by(viewer))["route:abo:1"]
        assert (place.name, place.mark) == (name, "down")
    assert GAME.pieces(t.state.seen_by(0))["route:abo:2"].name == "4"


def test_hidden_goods_and_markers_have_no_name(table: SetTable) -> None:
    """K-90"""
    t = table().give(0, cargo="ore salt", hand="5")
    places = GAME.pieces(t.state.seen_by(1))
    mine = [place for place in places.values() if place.zone in ("cargo", "hand")]
    assert len(mine) == 3
    assert {place.name for place in mine} == {""}


def test_goods_on_a_bill_lie_beside_the_cargo(table: SetTable) -> None:
    """K-65"""
    t = table().give(0, cargo="furs*2").lay(tonsberg="ore*3").acting(came_from="abo")
    t.say("give furs", "take ore")
    places = GAME.pieces(t.state.seen_by(0))
    zones = Counter(
        (place.zone, place.at, place.name) for place in places.values() if place.kind == "good"
    )
    assert (
        zones["cargo", -1, "furs"] == zones["given", -1, "furs"] == zones["taken", -1, "ore"] == 1
    )
    assert zones["city", CITY["tonsberg"], "ore"] == 2


def test_what_pieces_say(table: SetTable) -> None:
    """Touching is said by the cog's own city, sites, goods, routes and markers."""
    t = table().give(0, cargo="ore", hand="5").lay(tonsberg="salt").found("tonsberg", 0, "furs")
    t.acting()
    places = dict(GAME.pieces(t.state.seen_by(0)))
    assert says(places, "here") == ["city:tonsberg"]
    assert says(places, "found") == ["site:tonsberg:2"]
    assert says(places, "good:ore") == ["0/good:ore#0"]
    assert says(places, "take:salt") == ["tonsberg/good:salt#0"]
    assert says(places, "store:furs") == ["site:tonsberg:1/good:furs#0"]
    assert says(places, "raid") == ["0/raid#0"]
    assert says(dict(GAME.pieces(t.state.seen_by(1))), "good:ore") == []


def test_the_cities_of_the_guild_master_say_how_far(table: SetTable) -> None:
    """K-30"""
    t = table().raided("tonsberg", 1).steering()
    places = dict(GAME.pieces(t.state.seen_by(0)))
    assert says(places, "steer:1") == ["city:stockholm"]
    assert says(places, "steer:2") == ["city:abo"]


def test_reachable_cities_say_the_route_that_leads_there(table: SetTable) -> None:
    """K-41: a face-down route leads nowhere that one can point at."""
    t = table().routes(tonsberg="8 4?").moving()
    places = dict(GAME.pieces(t.state.seen_by(0)))
    assert says(places, "route:tonsberg:1") == ["city:kopenhagen", "route:tonsberg:1"]
    assert says(places, "route:tonsberg:2") == ["route:tonsberg:2"]
    both = table().routes(tonsberg="4 4").moving()
    assert dict(GAME.pieces(both.state))["city:riga"].says == ("route:tonsberg:1",)


def test_the_first_city_can_be_pointed_at() -> None:
    """K-15"""
    s = GAME.deal(2, 1, {})
    places = dict(GAME.pieces(s.seen_by(1)))
    assert says(places, "marker:4") == ["city:riga", "1/marker:4#0"]


def test_robbed_goods_lie_in_two_piles(table: SetTable) -> None:
    """K-67"""
    t = table().give(1, at="tonsberg", cargo="ore salt*3").acting()
    t.say("raid-cog 2", "part salt")
    for viewer, names in ((0, {"ore", "salt"}), (1, {"ore", "salt"}), (2, {""})):
        places = GAME.pieces(t.state.seen_by(viewer))
        lying = [place for place in places.values() if (place.zone, place.kind) == ("pile", "good")]
        assert len(lying) == 4
        assert {place.name for place in lying} == names


def test_the_standing_counts_what_everybody_sees(table: SetTable) -> None:
    """K-80, K-90"""
    t = table().found("riga", 0, "salt").give(0, cargo="ore furs", hand="1 2 3", chips="path")
    assert GAME.scoreboard(t.state.seen_by(1))[0] == {
        "points": 2, "kontors": 1, "goods": 2, "markers": 3, "raids": 1, "order": 1, "victory": 47,
    }  # fmt: skip


def test_a_random_game_can_be_shown_from_beginning_to_end() -> None:
    random = Random(3)
    s = GAME.deal(4, 3, {"conflicts": "on", "taxes": "on"})
    while s.asked():
        assert len(GAME.pieces(s.seen_by(0))) > 100
        seat = s.asked()[0]
        s.push(seat, random.choice(s.listed(seat)))
    assert sum(size(cargo) for cargo in s.cargo) == sum(
        place.zone == "cargo" for place in GAME.pieces(s).values()
    )
