"""What Novgorod calls the features of a position, when a reason is given."""

from hansetable.ui.games.novgorod.text.names import Novgorod
from hansetable.ui.games.phrases import by_feature

_END = ("round", "most_seals", "top", "last_round", "ends_by_seals", "ends_by_career")

FEATURES = by_feature(
    {
        Novgorod.tr("seals"): ("seals",),
        Novgorod.tr("seals a turn"): ("seals_a_turn",),
        Novgorod.tr("seals that the next career step adds"): ("next_seals",),
        Novgorod.tr("career step"): ("level", "top_level"),
        Novgorod.tr("career steps lacking to be allowed to win"): ("steps_missing",),
        Novgorod.tr("the next career step costs ducats"): ("saves",),
        Novgorod.tr("privilege: +1 seal"): ("can_seal",),
        Novgorod.tr("privilege: speed +1"): ("can_speed",),
        Novgorod.tr("privilege: additional income"): ("can_income",),
        Novgorod.tr("privilege: cheaper missions"): ("can_mission",),
        Novgorod.tr("ducats"): ("ducats", "ten_ducats", "twenty_ducats", "money_worth"),
        Novgorod.tr("the speed of the ship"): ("speed_3", "speed_4", "speed_5"),
        Novgorod.tr("bonuses at the end"): ("bonuses", "variety"),
        Novgorod.tr("offices"): ("offices",),
        Novgorod.tr("income of the offices"): ("income",),
        Novgorod.tr("harbour fees saved"): ("fees_saved",),
        Novgorod.tr("neighbouring offices"): ("neighbours",),
        Novgorod.tr("a commodity in the hold"): ("stored",),
        Novgorod.tr("seals that artisans can bring"): ("crafts", "crafts_by_speed"),
        Novgorod.tr("what offices and ship will still earn"): ("fleet_worth",),
        Novgorod.tr("missions in hand"): ("missions_in_hand",),
        Novgorod.tr("half-done missions"): ("missions_begun",),
        Novgorod.tr("completed missions"): ("missions_done", "two_missions_done"),
        Novgorod.tr("mission halves whose goods are at hand"): ("lines_covered",),
        Novgorod.tr("missions for luxury goods"): ("luxury_missions",),
        Novgorod.tr("goods lacking for missions"): ("goods_lacking",),
        Novgorod.tr("seals of the others"): ("rival_seals", "rivals_seals"),
        Novgorod.tr("career of the others"): (
            "rival_level", "rivals_level", "rivals_top_level", "rival_loses", "rivals_loses",
        ),
        Novgorod.tr("ducats of the others"): ("rival_ducats", "rivals_ducats"),
        Novgorod.tr("speed of the others"): ("rival_speed", "rivals_speed"),
        Novgorod.tr("offices of the others"): ("rival_offices", "rivals_offices"),
        Novgorod.tr("missions of the others"): ("rival_missions", "rivals_missions"),
        Novgorod.tr("what the others get a turn"): ("rival_seals_a_turn", "rivals_seals_a_turn"),
        Novgorod.tr("how near the end is"): _END,
        Novgorod.tr("the place in the round"): ("place",),
    }
)  # fmt: skip
"""What each feature is about; those that are said alike are weighed together."""
