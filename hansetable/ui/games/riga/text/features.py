"""What Riga calls the features of a position, when a reason is given."""

from hansetable.ui.games.phrases import by_feature
from hansetable.ui.games.riga.text.names import Riga

FEATURES = by_feature(
    {
        Riga.tr("points of what is built"): ("open_score",),
        Riga.tr("knights"): ("knights",),
        Riga.tr("merchants"): ("merchants",),
        Riga.tr("pairs of knight and merchant"): ("sets",),
        Riga.tr("lodges built"): ("lodges",),
        Riga.tr("archives built"): ("archives", "archive_sets"),
        Riga.tr("money functions that can still be used"): (
            "money", "ready_kontors", "ready_banks", "ready_inns", "bank_ducats", "inn_ducats",
        ),
        Riga.tr("the crane, still unused"): ("ready_crane",),
        Riga.tr("the treasury, still unused"): ("ready_treasury",),
        Riga.tr("the builder’s yard, still unused"): ("ready_yard",),
        Riga.tr("manufactories"): ("manufactories",),
        Riga.tr("market halls"): ("market_halls",),
        Riga.tr("Riga buildings not yet built"): ("riga_unbuilt",),
        Riga.tr("cloth"): ("cloth",),
        Riga.tr("glass"): ("glass",),
        Riga.tr("wine"): ("wine",),
        Riga.tr("grain"): ("grain",),
        Riga.tr("goods"): ("goods", "unknown_goods"),
        Riga.tr("cards above the limit"): ("over_limit", "over_in_winter"),
        Riga.tr("what the goods will pay"): ("ducats",),
        Riga.tr("buildings in hand"): ("building_cards", "unknown_buildings"),
        Riga.tr("points in hand"): ("points_in_hand",),
        Riga.tr("what the buildings in hand cost"): ("cost_in_hand",),
        Riga.tr("lodges in hand"): ("lodges_in_hand", "lodges_joined", "lodge_pairs"),
        Riga.tr("archives in hand"): ("archives_in_hand",),
        Riga.tr("fortresses in hand"): ("fortresses_in_hand",),
        Riga.tr("guild halls in hand"): ("guildhalls_in_hand",),
        Riga.tr("money buildings in hand"): ("money_in_hand",),
        Riga.tr("builder’s yards in hand"): ("yards_in_hand",),
        Riga.tr("manufactories and market halls in hand"): ("makers_in_hand",),
        Riga.tr("cranes in hand"): ("cranes_in_hand",),
        Riga.tr("buildings that could be paid now"): ("payable", "payable_points"),
        Riga.tr("money lacking for buildings"): ("short", "cost_open"),
        Riga.tr("buildings that are paid for"): ("cost_covered",),
        Riga.tr("different cities in hand"): ("cities_in_hand",),
        Riga.tr("points of the others"): ("rival_score", "rivals_score"),
        Riga.tr("buildings in the hands of the others"): ("rival_cards", "rivals_cards"),
        Riga.tr("goods of the others"): ("rival_goods", "rivals_goods"),
        Riga.tr("money functions of the others"): ("rival_money", "rivals_money"),
        Riga.tr("cranes and yards of the others"): (
            "rival_cranes", "rivals_cranes", "rival_yards", "rivals_yards",
        ),
        Riga.tr("lodges and archives of the others"): (
            "rival_lodges", "rivals_lodges", "rival_archives", "rivals_archives", "rival_sets",
            "rivals_sets",
        ),
        Riga.tr("turns that the others still have"): ("rival_turns", "rivals_turns"),
        Riga.tr("what is left in the rows"): ("best_row", "second_row", "third_row"),
        Riga.tr("what is left in the display"): ("buildings_shown", "lodges_shown"),
    }
)  # fmt: skip
"""What each feature is about; those that are said alike are weighed together."""
