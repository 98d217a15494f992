"""What Kogge calls the features of a position, when a reason is given."""

from hansetable.ui.games.kogge.text.names import Kogge
from hansetable.ui.games.phrases import by_feature

FEATURES = by_feature(
    {
        Kogge.tr("development points"): ("points", "points_squared", "four_points"),
        Kogge.tr("kontors"): ("kontors",),
        Kogge.tr("bonus chips"): (
            "chips", "chip_trade", "chip_marker", "chip_fields", "chip_path",
        ),
        Kogge.tr("goods on the cog"): (
            "goods", "cargo_points", "cargo_worth", "unknown_goods", "most_of_one", "six_of_one",
        ),
        Kogge.tr("kinds of goods"): ("kinds", "all_kinds"),
        Kogge.tr("goods in store"): ("stored", "stored_points"),
        Kogge.tr("ore"): ("ore",),
        Kogge.tr("furs"): ("furs",),
        Kogge.tr("amber"): ("amber",),
        Kogge.tr("salt"): ("salt",),
        Kogge.tr("raid markers"): ("raids", "second_raid"),
        Kogge.tr("cities that are closed"): ("cities_closed",),
        Kogge.tr("route markers in hand"): ("markers", "unknown_markers", "kinds_of_markers"),
        Kogge.tr("equal route markers"): (
            "most_equal_markers", "pair_of_markers", "three_markers",
        ),
        Kogge.tr("the way to the next kontor"): (
            "founding", "nearest_site", "can_found", "founds_fourth", "founds_fifth", "easy_sites",
        ),
        Kogge.tr("goods lacking for the next kontor"): ("goods_lacking",),
        Kogge.tr("route markers lacking for the next kontor"): ("markers_lacking",),
        Kogge.tr("what lies in the cities near"): ("rich_city", "goods_here", "points_here"),
        Kogge.tr("cities within reach"): ("cities_near", "cities_within_two"),
        Kogge.tr("the way to the guild master"): ("guild_far", "guild_here", "guild_near"),
        Kogge.tr("the bid"): ("bid",),
        Kogge.tr("development of the others"): (
            "rival_points", "rivals_points", "rival_points_squared", "rival_four_points",
            "rival_can_win", "rival_kontors", "rivals_kontors",
        ),
        Kogge.tr("goods of the others"): ("rival_cargo", "rivals_cargo"),
        Kogge.tr("route markers of the others"): ("rival_markers", "rivals_markers"),
        Kogge.tr("raid markers of the others"): ("rival_raids", "rivals_raids"),
        Kogge.tr("victory points, and the lead in them"): (
            "victory_points", "lead", "lead_on_average",
        ),
        Kogge.tr("the offer"): ("own_offer", "offer_price", "offers_declined"),
        Kogge.tr("the place in the round"): ("place", "on_turn"),
        Kogge.tr("piles to choose from"): ("piles",),
        Kogge.tr("what is at stake in the fight"): ("stake",),
    }
)  # fmt: skip
"""What each feature is about; those that are said alike are weighed together."""
