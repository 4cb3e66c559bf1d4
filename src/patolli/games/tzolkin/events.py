"""All events, each with its name, its rule and the names of its numbers.

`source` is the number of a component in `sources`, `points` are in quarter points, and `good` is a number in
`names`.
"""

from __future__ import annotations

from typing import Final

from ...kernel.vocabulary import Lexicon

# Setup
MONUMENT_SHOWN: Final = 0
DISPLAYED: Final = 1
STARTS: Final = 2
DEALT: Final = 3
DEALT_UNSEEN: Final = 4
NEUTRAL_PLACED: Final = 5
NEUTRAL_OPPOSITE: Final = 6
KEPT: Final = 7
WEALTH_GAVE: Final = 8
# Round and turn
ROUND: Final = 9
TURN: Final = 10
BEGGED: Final = 11
ANGERED: Final = 12
PLACED: Final = 13
PLACED_START: Final = 14
MERCY: Final = 15
PICKED: Final = 16
STEPPED_BACK: Final = 17
ACTED: Final = 18
CHOSE_FREELY: Final = 19
ACTED_HIGHER: Final = 20
NO_ACTION: Final = 21
PAID: Final = 22
# The wheels
FISHED: Final = 23
HARVESTED: Final = 24
TILE_TAKEN: Final = 25
BURNED: Final = 26
HARVESTED_WITHOUT_TILE: Final = 27
GAINED: Final = 28
WORKER_GAINED: Final = 29
BOUGHT: Final = 30
SOLD: Final = 31
USED: Final = 32
OFFERED: Final = 33
OFFERING_SCORED: Final = 34
TOOK: Final = 35
# Temples and technologies
CLIMBED: Final = 36
CLIMB_LAPSED: Final = 37
TURNED_LIGHT: Final = 38
ADVANCED: Final = 39
LEVEL_GAVE: Final = 40
LEVEL_SCORED: Final = 41
LEVEL_SAVED: Final = 42
BONUS_GAVE: Final = 43
BONUS_SCORED: Final = 44
# Buildings and monuments
BUILT: Final = 45
MONUMENT_BUILT: Final = 46
BENEFITS_KEPT: Final = 47
TILE_GAVE: Final = 48
TILE_SCORED: Final = 49
LAPSED: Final = 50
SKULL_RETURNED: Final = 51
REFILLED: Final = 52
# Starting-player space and calendar
COLLECTED: Final = 53
START_WORKER_BACK: Final = 54
MARKER: Final = 55
TWO_DAYS: Final = 56
CORN_ADDED: Final = 57
DAY: Final = 58
FELL: Final = 59
NEUTRAL_RETURNED: Final = 60
# Food days, ages, and the end of the game
FOOD_DAY: Final = 61
FARM_FED: Final = 62
FED: Final = 63
UNFED: Final = 64
REWARDED: Final = 65
NO_SKULLS: Final = 66
TEMPLE_SCORED: Final = 67
HIGHEST: Final = 68
AGE_CHANGED: Final = 69
REMOVED: Final = 70
CONVERTED: Final = 71
CORN_SCORED: Final = 72
SKULLS_SCORED: Final = 73
MONUMENT_SCORED: Final = 74
WON: Final = 75

EVENTS: Final = Lexicon(
    {
        MONUMENT_SHOWN: "monument-shown TZ-2.1 monument",
        DISPLAYED: "displayed TZ-2.2 building",
        STARTS: "starts TZ-2.6 seat",
        DEALT: "dealt TZ-2.7 seat wealth",
        DEALT_UNSEEN: "dealt-unseen TZ-2.7 seat",
        NEUTRAL_PLACED: "neutral-placed TZ-2.9 wheel space wealth",
        NEUTRAL_OPPOSITE: "neutral-opposite TZ-2.10 wheel space wealth",
        KEPT: "kept TZ-2.11 seat wealth",
        WEALTH_GAVE: "wealth-gave TZ-2.11 seat good amount source",
        ROUND: "round TZ-3.1 round day",
        TURN: "turn TZ-3.2 seat",
        BEGGED: "begged TZ-4.1 seat corn",
        ANGERED: "angered TZ-14.8 seat temple step worth from",
        PLACED: "placed TZ-5.2 seat wheel space corn",
        PLACED_START: "placed-start TZ-5.4 seat corn",
        MERCY: "mercy TZ-4.4 seat wheel space corn",
        PICKED: "picked TZ-6.2 seat wheel space",
        STEPPED_BACK: "stepped-back TZ-6.3 seat wheel action corn",
        ACTED: "acted TZ-6.2 seat wheel action",
        CHOSE_FREELY: "chose-freely TZ-6.5 seat wheel action corn",
        ACTED_HIGHER: "acted-higher TZ-15.12 seat wheel action source",
        NO_ACTION: "no-action TZ-6.2 seat wheel",
        PAID: "paid TZ-6.6 seat good amount source",
        FISHED: "fished TZ-7.1 seat corn source",
        HARVESTED: "harvested TZ-7.3 seat good amount source",
        TILE_TAKEN: "tile-taken TZ-7.6 seat good space",
        BURNED: "burned TZ-7.5 seat space",
        HARVESTED_WITHOUT_TILE: "harvested-without-tile TZ-15.5 seat space source",
        GAINED: "gained TZ-8.1 seat good amount source",
        WORKER_GAINED: "worker-gained TZ-10.3 seat amount source",
        BOUGHT: "bought TZ-10.2 seat good corn source amount",
        SOLD: "sold TZ-10.2 seat good corn source amount",
        USED: "used TZ-10.5 seat wheel action source",
        OFFERED: "offered TZ-11.1 seat action",
        OFFERING_SCORED: "offering-scored TZ-11.2 seat points source",
        TOOK: "took TZ-11.2 seat good amount source",
        CLIMBED: "climbed TZ-14.2 seat temple step source worth from",
        CLIMB_LAPSED: "climb-lapsed TZ-14.4 seat temple",
        TURNED_LIGHT: "turned-light TZ-14.6 seat",
        ADVANCED: "advanced TZ-15.1 seat technology level source from",
        LEVEL_GAVE: "level-gave TZ-15.1 seat good amount source",
        LEVEL_SCORED: "level-scored TZ-15.8 seat points source",
        LEVEL_SAVED: "level-saved TZ-15.8 seat good amount source",
        BONUS_GAVE: "bonus-gave TZ-15.3 seat good amount source",
        BONUS_SCORED: "bonus-scored TZ-15.3 seat points source",
        BUILT: "built TZ-16.2 seat building source",
        MONUMENT_BUILT: "monument-built TZ-16.6 seat monument source",
        BENEFITS_KEPT: "benefits-kept TZ-9.5 seat building",
        TILE_GAVE: "tile-gave TZ-16.2 seat good amount source",
        TILE_SCORED: "tile-scored TZ-16.2 seat points source",
        LAPSED: "lapsed TZ-16.5 seat",
        SKULL_RETURNED: "skull-returned TZ-16.7 seat",
        REFILLED: "refilled TZ-16.3 building",
        COLLECTED: "collected TZ-12.2 seat corn",
        START_WORKER_BACK: "start-worker-back TZ-12.3 seat",
        MARKER: "marker TZ-12.4 seat",
        TWO_DAYS: "two-days TZ-12.5 seat",
        CORN_ADDED: "corn-added TZ-13.1 corn",
        DAY: "day TZ-13.2 day",
        FELL: "fell TZ-13.2 seat wheel space",
        NEUTRAL_RETURNED: "neutral-returned TZ-13.3 wheel",
        FOOD_DAY: "food-day TZ-17.2 day kind age",
        FARM_FED: "farm-fed TZ-16.4 seat amount corn source",
        FED: "fed TZ-17.4 seat amount corn",
        UNFED: "unfed TZ-17.4 seat amount points",
        REWARDED: "rewarded TZ-17.6 seat temple good amount",
        NO_SKULLS: "no-skulls TZ-17.7 amount",
        TEMPLE_SCORED: "temple-scored TZ-17.8 seat temple step points",
        HIGHEST: "highest TZ-17.9 seat temple points",
        AGE_CHANGED: "age-changed TZ-18.1 age",
        REMOVED: "removed TZ-18.1 building",
        CONVERTED: "converted TZ-19.3 seat good amount corn",
        CORN_SCORED: "corn-scored TZ-19.3 seat corn points",
        SKULLS_SCORED: "skulls-scored TZ-19.3 seat amount points",
        MONUMENT_SCORED: "monument-scored TZ-16.8 seat points source",
        WON: "won TZ-19.4 seat",
    }
)
