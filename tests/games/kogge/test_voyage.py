"""Movement (K-40 to K-48)."""

from __future__ import annotations

from hansetable.games.kogge import events
from hansetable.games.kogge.multiset import size
from tests.games.kogge.builder import SetTable


def test_movement_comes_first_and_a_cog_may_stay(table: SetTable) -> None:
    """K-40"""
    t = table().give(0, cargo="ore").lay(tonsberg="salt").moving()
    assert t.can() == ["sail tonsberg:1", "sail tonsberg:2", "anchor"]
    t.say("anchor")
    assert t.at() == "tonsberg"
    assert t.can("sail") == []
    assert t.can("give") == []


def test_a_cog_moves_along_a_marker(table: SetTable) -> None:
    """K-41"""
    t = table().routes(tonsberg="8 4").moving()
    t.say("sail tonsberg:2")
    assert t.at() == "riga"
    assert t.can("sail") == []  # nothing to pay the next step with


def test_the_first_step_is_free_others_cost_one(table: SetTable) -> None:
    """K-42"""
    t = table().give(0, cargo="ore salt", hand="5").moving()
    stock, pool = size(t.state.stock), size(t.state.pool)
    t.say("sail tonsberg:1", "sail stockholm:1")
    assert t.can() == ["pay ore", "pay salt", "pay 5"]
    t.say("pay 5", "sail abo:1", "pay ore")
    assert t.at() == "reval"
    assert (t.cargo(), t.hand()) == ("salt", "")
    assert (size(t.state.stock), size(t.state.pool)) == (stock + 1, pool + 1)


def test_a_face_down_marker_is_announced_turned_up_and_used(table: SetTable) -> None:
    """K-43"""
    t = table().routes(tonsberg="8? 4").moving()
    view = t.state.seen_by(0)
    assert view.squares[0] == -1
    told = t.say("sail tonsberg:1")
    assert told == [
        events.RouteTurned("tonsberg:1", 8),
        events.Sailed(0, "kopenhagen", "tonsberg:1"),
    ]
    assert not t.state.down
    assert t.state.seen_by(2).squares[0] == 8


def test_nobody_enters_the_city_of_the_own_raid(table: SetTable) -> None:
    """K-44"""
    t = table().routes(tonsberg="8 4").raided("kopenhagen", 0).raided("riga", 1).moving()
    assert t.can("sail") == ["sail tonsberg:2"]


def test_a_face_down_marker_to_the_own_raid_ends_the_movement(table: SetTable) -> None:
    """K-44: the cost is lost, the cog stays."""
    t = table().give(0, hand="1").routes(stockholm="8? 4").raided("kopenhagen", 0).moving()
    t.say("sail tonsberg:1", "sail stockholm:1")
    told = t.say("pay 1")
    assert events.Blocked(0, "kopenhagen") in told
    assert t.at() == "stockholm"
    assert t.hand() == ""
    assert t.can("sail") == []
    assert "end" in t.can()


def test_goods_are_loaded_on_the_way_and_never_unloaded(table: SetTable) -> None:
    """K-45"""
    t = table().found("tonsberg", 0, "ore*2").found("stockholm", 0, "furs").found("abo", 1, "salt")
    t.moving()
    assert t.can("load") == ["load ore"]
    t.say("load ore", "sail tonsberg:1", "load furs", "sail stockholm:1", "pay furs")
    assert t.at() == "abo"
    assert t.can("load") == []
    assert t.cargo() == "ore"
    assert t.stored("tonsberg") == ["ore", ""]
    t.say("anchor")
    assert t.can("load") == []
    assert t.conserved()


def test_two_own_kontors_are_both_loaded_from(table: SetTable) -> None:
    """K-45"""
    t = table().found("tonsberg", 0, "ore").found("tonsberg", 0, "ore").moving()
    t.say("load ore", "load ore")
    assert t.cargo() == "ore ore"
    assert t.stored("tonsberg") == ["", ""]


def test_the_chip_two_fields_frees_the_second_step(table: SetTable) -> None:
    """K-46"""
    t = table().give(0, hand="1", chips="fields").moving()
    t.say("sail tonsberg:1", "sail stockholm:1")
    assert (t.at(), t.hand()) == ("abo", "1")
    t.say("sail abo:1", "pay 1")
    assert (t.at(), t.hand()) == ("reval", "")


def test_the_secret_path_leads_to_the_guild_master_for_one_more(table: SetTable) -> None:
    """K-47"""
    t = table().give(0, cargo="ore", hand="1", chips="path").moving()
    assert "path" in t.can()
    t.say("path", "pay ore")
    assert t.at() == "kopenhagen"
    assert "path" not in t.can()  # already there


def test_the_secret_path_as_a_later_step_costs_two(table: SetTable) -> None:
    """K-47"""
    t = table().give(0, cargo="ore", hand="1", chips="path").moving()
    t.say("sail tonsberg:1", "path", "pay ore")
    assert t.at() == "stockholm"
    t.say("pay 1")
    assert t.at() == "kopenhagen"


def test_the_secret_path_does_not_lead_to_the_own_raid(table: SetTable) -> None:
    """K-47"""
    t = table().give(0, cargo="ore", chips="path").raided("kopenhagen", 0).moving()
    assert "path" not in t.can()
    poor = table().give(0, chips="path").moving()
    assert "path" not in poor.can()


def test_a_cog_that_comes_back_has_not_moved(table: SetTable) -> None:
    """K-48"""
    t = table().give(0, cargo="furs", hand="1").lay(tonsberg="ore", stockholm="ore")
    t.routes(stockholm="0 2").moving()
    t.say("sail tonsberg:1", "sail stockholm:1", "pay 1", "anchor")
    assert t.can("give") == []
    other = table().give(0, cargo="furs").lay(stockholm="ore").moving()
    other.say("sail tonsberg:1", "anchor")
    assert other.can("give") == ["give furs"]
