"""All events, each with its name, its rule and the names of its numbers.

The numbers of goods, places, cards, creatures and so on are defined in `names`. `heroes` is a bit mask of
hero types, and `faces` a bit mask of die faces.
"""

from __future__ import annotations

from typing import Final

from ...kernel.vocabulary import Lexicon

# Setup
LAID: Final = 0
CREATURE_PUT: Final = 1
TASK_SHOWN: Final = 2
GOD_SHOWN: Final = 3
HERO_SHOWN: Final = 4
ACTION_TILE_LAID: Final = 5
COST_DEALT: Final = 6
ORDERED: Final = 7
# Round and supply
ROUND: Final = 8
INCOME: Final = 9
SUPPLIED: Final = 10
SHIELDED: Final = 11
UPKEEP: Final = 12
HERO_LEFT: Final = 13
# Turns and actions
PLACED: Final = 14
PLACED_COINS: Final = 15
TOLL: Final = 16
GAINED: Final = 17
SPENT: Final = 18
RAISED: Final = 19
GOD_TAKEN: Final = 20
GOD_DRAWN: Final = 21
DREW: Final = 22
DREW_CARD: Final = 23
RESHUFFLED: Final = 24
SCOUTED: Final = 25
SAW_STRENGTH: Final = 26
SAW_RUIN: Final = 27
TREASURE: Final = 28
WAR: Final = 29
FAVOR: Final = 30
REINFORCED: Final = 31
REGROUPED: Final = 32
HERO_PUT: Final = 33
RECRUITED: Final = 34
EXCHANGED: Final = 35
CARD_USED: Final = 36
# Movement and combat
MARCHED: Final = 37
STEPPED: Final = 38
JOINED: Final = 39
ATTACKED: Final = 40
PEACE: Final = 41
FEE: Final = 42
MET: Final = 43
PHASE: Final = 44
CAST: Final = 45
ROLLED: Final = 46
ROLLED_AGAIN: Final = 47
BOUGHT_HIT: Final = 48
SCORED_HITS: Final = 49
CREATURE_ROLLED: Final = 50
CANCELLED: Final = 51
PREVENTED: Final = 52
WARRIORS_LOST: Final = 53
HERO_LOST: Final = 54
HEARTS_LOST: Final = 55
COINS_TAKEN: Final = 56
WIPED_OUT: Final = 57
WITHDREW: Final = 58
HELD: Final = 59
DEFEATED: Final = 60
FLED: Final = 61
TOOK: Final = 62
RUIN_SHOWN: Final = 63
GEM: Final = 64
STAR: Final = 65
# Events at the end of a round
CLAIMED: Final = 66
MARKERS_BACK: Final = 67
CITY_ATTACKED: Final = 68
CITY_HELD: Final = 69
CITY_LOST: Final = 70
TURN_ORDER: Final = 71
GOD_REMOVED: Final = 72
OVER: Final = 73
# Events that only one player sees
SAW_GOD: Final = 74
BURIED_GOD: Final = 75
BURIED: Final = 76
NOTHING_GAINED: Final = 78
WAITS: Final = 79
SWAPPED: Final = 80
AWAITED: Final = 81
FOLLOWED_UP: Final = 82
TREASURE_ROLLED: Final = 83
PAID: Final = 77
FORCES: Final = 84
SHIELDS_LOST: Final = 85
REPELLED: Final = 86
FELL_TO_CREATURE: Final = 87
DEFENDER_FELL: Final = 88
BOTH_FELL: Final = 89
LAST_BLOW: Final = 90
CITY_EMPTY: Final = 91
CALLED: Final = 92
GUARDED: Final = 93
RELOCATED: Final = 94
PACIFIED: Final = 95
GOD_RENEWED: Final = 96
COST_RENEWED: Final = 97
RUIN_COUNTED: Final = 98

EVENTS: Final = Lexicon(
    {
        LAID: "laid CI-2.2 tile hex",
        CREATURE_PUT: "creature-put CI-2.9 tile creature",
        TASK_SHOWN: "task-shown CI-2.11 task",
        GOD_SHOWN: "god-shown CI-2.12 god",
        HERO_SHOWN: "hero-shown CI-2.13 herocard",
        ACTION_TILE_LAID: "action-tile-laid CI-2.15 space actiontile",
        COST_DEALT: "cost-dealt CI-2.16 row column cost",
        ORDERED: "ordered CI-2.20 seat number coins",
        ROUND: "round CI-3.1 round",
        INCOME: "income CI-4.1 seat amount",
        SUPPLIED: "supplied CI-4.2 seat amount",
        SHIELDED: "shielded CI-4.4 seat amount",
        UPKEEP: "upkeep CI-4.5 seat hero amount",
        HERO_LEFT: "hero-left CI-4.5 seat hero herocard",
        PLACED: "placed CI-5.1 seat actiontile action amount",
        PLACED_COINS: "placed-coins CI-5.7 seat amount",
        TOLL: "toll CI-5.6 seat other_seat amount",
        GAINED: "gained CI-15.9 seat good amount",
        SPENT: "spent CI-15.9 seat good amount",
        RAISED: "raised CI-6.1 seat gear level",
        GOD_TAKEN: "god-taken CI-6.7 seat god",
        GOD_DRAWN: "god-drawn CI-10.6 seat god",
        DREW: "drew CI-6.9 seat spell",
        DREW_CARD: "drew-card CI-6.9 seat",
        RESHUFFLED: "reshuffled CI-6.10 amount",
        SCOUTED: "scouted CI-6.11 seat tile",
        SAW_STRENGTH: "saw-strength CI-6.12 seat tile creature strength",
        SAW_RUIN: "saw-ruin CI-6.12 seat tile ruin",
        TREASURE: "treasure CI-6.13 seat treasure",
        WAR: "war CI-6.15 seat amount",
        FAVOR: "favor CI-6.16 seat space",
        REINFORCED: "reinforced CI-6.17 seat place amount",
        REGROUPED: "regrouped CI-6.18 seat place amount",
        HERO_PUT: "hero-put CI-6.18 seat hero place",
        RECRUITED: "recruited CI-11.2 seat hero herocard place",
        EXCHANGED: "exchanged CI-15.3 seat good amount",
        CARD_USED: "card-used CI-15.1 seat card",
        MARCHED: "marched CI-7.1 seat start place amount heroes",
        STEPPED: "stepped CI-7.2 seat place",
        JOINED: "joined CI-7.1 seat place amount",
        ATTACKED: "attacked CI-7.7 seat other_seat place round",
        PEACE: "peace CI-7.7 seat amount",
        FEE: "fee CI-G19 seat other_seat amount",
        MET: "met CI-9.1 seat place creature strength round",
        PHASE: "phase CI-8.2 phase dark",
        CAST: "cast CI-8.11 seat spell stones fires",
        ROLLED: "rolled CI-8.3 seat face",
        ROLLED_AGAIN: "rolled-again CI-8.9 seat amount",
        BOUGHT_HIT: "bought-hit CI-8.8 seat",
        SCORED_HITS: "scored-hits CI-8.3 seat amount faces follow_faces",
        CREATURE_ROLLED: "creature-rolled CI-9.2 creature face amount shields coins symbol total",
        CANCELLED: "cancelled CI-C4 amount",
        PREVENTED: "prevented CI-8.6 seat idols",
        WARRIORS_LOST: "warriors-lost CI-8.7 seat amount",
        HERO_LOST: "hero-lost CI-8.7 seat hero herocard",
        HEARTS_LOST: "hearts-lost CI-9.1 amount left",
        COINS_TAKEN: "coins-taken CI-C1 seat amount",
        WIPED_OUT: "wiped-out CI-8.16 seat",
        WITHDREW: "withdrew CI-8.17 seat place",
        HELD: "held CI-8.16 seat place",
        DEFEATED: "defeated CI-9.5 seat creature strength",
        FLED: "fled CI-9.6 creature place",
        TOOK: "took CI-10.1 seat place",
        RUIN_SHOWN: "ruin-shown CI-10.2 place ruin",
        GEM: "gem CI-10.4 seat gem",
        STAR: "star CI-10.5 seat line",
        CLAIMED: "claimed CI-12.1 seat task",
        MARKERS_BACK: "markers-back CI-12.3",
        CITY_ATTACKED: "city-attacked CI-13.1 seat creature strength round",
        CITY_HELD: "city-held CI-13.7 seat creature points",
        CITY_LOST: "city-lost CI-13.6 seat creature points",
        TURN_ORDER: "turn-order CI-12.4 seat number",
        GOD_REMOVED: "god-removed CI-12.5 god",
        OVER: "over CI-14.12 seat",
        SAW_GOD: "saw-god CI-G30 seat god",
        BURIED_GOD: "buried-god CI-G30 seat god",
        BURIED: "buried CI-G30 seat amount",
        WAITS: "waits CI-2.4 tile",
        NOTHING_GAINED: "nothing-gained CI-15.6 seat good",
        SWAPPED: "swapped CI-G27 seat tile",
        AWAITED: "awaited CI-7.6 place creature",
        FOLLOWED_UP: "followed-up CI-8.10 seat face",
        TREASURE_ROLLED: "treasure-rolled CI-6.13 seat face",
        PAID: "paid CI-15.7 seat amount",
        FORCES: "forces CI-8.1 seat amount heroes",
        SHIELDS_LOST: "shields-lost CI-8.5 seat amount",
        REPELLED: "repelled CI-9.7 seat creature place",
        FELL_TO_CREATURE: "fell-to-creature CI-9.9 seat creature",
        DEFENDER_FELL: "defender-fell CI-8.19 seat",
        BOTH_FELL: "both-fell CI-8.18 seat other_seat",
        LAST_BLOW: "last-blow CI-9.8 seat creature strength",
        CITY_EMPTY: "city-empty CI-13.5 seat creature points",
        CALLED: "called CI-H21 seat place amount",
        GUARDED: "guarded CI-4.7 seat place amount",
        RELOCATED: "relocated CI-H07 seat hero place",
        PACIFIED: "pacified CI-G34 seat amount",
        GOD_RENEWED: "god-renewed CI-12.5 god",
        COST_RENEWED: "cost-renewed CI-12.3 row column cost",
        RUIN_COUNTED: "ruin-counted CI-14.8 place ruin",
    }
)
