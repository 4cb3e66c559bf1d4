"""All events, each with its name, its rule and the names of its numbers."""

from __future__ import annotations

from typing import Final

from ...kernel.vocabulary import Lexicon

# Set-up
STARTS: Final = 1
BOARD_LAID: Final = 2
ROYAL_LAID: Final = 3
TECHNOLOGIES_LAID: Final = 4
BONUS_LAID: Final = 5
STONE_LAID: Final = 6
TILE_ON_TRACK: Final = 7
DEALT: Final = 8
DEALT_UNSEEN: Final = 9
BESIDE: Final = 10
OFFERED: Final = 11
KEPT: Final = 12
RETURNED: Final = 13
STANDS: Final = 14
NEUTRAL_TILE: Final = 15
NEUTRAL_STANDS: Final = 16
SEAT_COCOA: Final = 17
# Goods and points
GAINED: Final = 20
PAID: Final = 21
WAIVED: Final = 22
SCORED: Final = 23
# Turns
ROUND: Final = 30
TURN: Final = 31
PASSED: Final = 32
MOVED: Final = 33
UNLOCKED: Final = 34
DISPLACED: Final = 35
COLLECTED: Final = 36
WORSHIPPED: Final = 37
MAIN_ACTION: Final = 38
HELPED: Final = 39
DECORATION_SHOWN: Final = 40
STONE_SHOWN: Final = 41
DISCOVERY_SHOWN: Final = 42
# Tracks and workers
CLIMBED: Final = 50
CLIMB_LAPSED: Final = 51
AVENUE: Final = 52
AVENUE_LAPSED: Final = 53
TRACK: Final = 54
POWERED_UP: Final = 55
WASTED: Final = 56
ASCENDED: Final = 57
REWARDED: Final = 58
FOURTH_WORKER: Final = 59
# Tiles
CLAIMED: Final = 70
CLAIM_LAPSED: Final = 71
USED: Final = 72
LEARNED: Final = 73
BUILT: Final = 74
DECORATED: Final = 75
LAID: Final = 76
MATCHED: Final = 77
COMPLETED: Final = 78
SAVED: Final = 79
TOO_DEAR: Final = 80
# Calendar, eclipses, and the end of the game
WHITE_DISC: Final = 90
DISCS_MET: Final = 91
EXTRA_ROUND: Final = 92
ECLIPSE: Final = 93
AVENUE_SCORED: Final = 94
TRACK_SCORED: Final = 95
TRACK_MOST: Final = 96
MASKS_SCORED: Final = 97
UPKEEP: Final = 98
UPKEEP_LOST: Final = 99
CALENDAR_RESET: Final = 100
BONUS_SCORED: Final = 101
WON: Final = 102
TRACK_RESET: Final = 103
# The Teotibot
BOT_PYRAMID: Final = 110
BOT_DIRECTIONS: Final = 111
BOT_ROLLED: Final = 112
BOT_TILE: Final = 113
BOT_FAILED: Final = 114
BOT_ADVANCED: Final = 115
BOT_FILLED: Final = 116
BOT_ASIDE: Final = 117
BOT_EXCHANGED: Final = 118
BOT_WORSHIPPED: Final = 119
BOT_DISCARDED: Final = 120
BOT_LEFTOVERS: Final = 121
BOT_TECHNOLOGIES: Final = 122
BOT_WON: Final = 123
BOT_TRIED: Final = 124
BOT_STARTS: Final = 125

EVENTS: Final = Lexicon(
    {
        STARTS: "starts TE-3.1 seat",
        BOARD_LAID: "board-laid TE-2.1 board slot",
        ROYAL_LAID: "royal-laid TE-2.2 royal space",
        TECHNOLOGIES_LAID: "technology-laid TE-2.3 technology spot",
        BONUS_LAID: "bonus-laid TE-2.4 bonus temple",
        STONE_LAID: "stone-laid TE-2.8 stone_tile place rotation",
        TILE_ON_TRACK: "tile-on-track TE-2.11 discovery pile",
        DEALT: "dealt TE-3.5 seat starting",
        DEALT_UNSEEN: "dealt-unseen TE-3.5 seat",
        BESIDE: "beside TE-3.6 starting discovery",
        OFFERED: "offered TE-17.2 starting",
        KEPT: "kept TE-3.5 seat starting",
        RETURNED: "returned TE-3.6 discovery",
        STANDS: "stands TE-3.10 seat board power",
        NEUTRAL_TILE: "neutral-tile TE-5.1 starting",
        NEUTRAL_STANDS: "neutral-stands TE-5.1 colour board",
        SEAT_COCOA: "seat-cocoa TE-3.2 seat good amount",
        GAINED: "gained TE-1.7 seat good amount source",
        PAID: "paid TE-1.7 seat good amount source",
        WAIVED: "waived TE-11.6 seat amount source",
        SCORED: "scored TE-1.9 seat points source",
        ROUND: "round TE-1.8 round white black",
        TURN: "turn TE-6.1 seat",
        PASSED: "passed TE-6.2 seat",
        MOVED: "moved TE-6.3 seat from to power colours",
        UNLOCKED: "unlocked TE-1.4 seat space",
        DISPLACED: "displaced TE-7.3 seat space by_seat",
        COLLECTED: "collected TE-7.1 seat board amount",
        WORSHIPPED: "worshipped TE-7.2 seat space benefit",
        MAIN_ACTION: "main-action TE-7.8 seat board workers lowest cost",
        HELPED: "helped TE-11.7 seat workers source",
        DECORATION_SHOWN: "decoration-shown TE-6.7 decoration",
        STONE_SHOWN: "stone-shown TE-6.7 stone_tile",
        DISCOVERY_SHOWN: "discovery-shown TE-6.7 discovery board",
        CLIMBED: "climbed TE-9.1 seat temple step source from",
        CLIMB_LAPSED: "climb-lapsed TE-9.7 seat temple source",
        AVENUE: "avenue TE-9.4 seat step source",
        AVENUE_LAPSED: "avenue-lapsed TE-9.4 seat source",
        TRACK: "track TE-9.5 seat step source",
        POWERED_UP: "powered-up TE-10.1 seat board power source",
        WASTED: "wasted TE-10.2 seat amount source",
        ASCENDED: "ascended TE-10.3 seat board",
        REWARDED: "rewarded TE-10.4 seat reward",
        FOURTH_WORKER: "fourth-worker TE-10.4 seat board power source",
        CLAIMED: "claimed TE-11.1 seat discovery source",
        CLAIM_LAPSED: "claim-lapsed TE-7.6 seat",
        USED: "used TE-11.3 seat discovery source",
        LEARNED: "learned TE-8.4 seat technology source",
        BUILT: "built TE-8.8 seat row points source",
        DECORATED: "decorated TE-8.12 seat decoration side step source",
        LAID: "laid TE-8.17 seat stone_tile place rotation source",
        MATCHED: "matched TE-8.18 seat icon coloured source",
        COMPLETED: "completed TE-8.22 seat",
        SAVED: "saved TE-13.5 seat good amount source",
        TOO_DEAR: "too-dear TE-11.1 seat discovery step",
        WHITE_DISC: "white-disc TE-14.1 white black",
        DISCS_MET: "discs-met TE-14.2 white",
        EXTRA_ROUND: "extra-round TE-14.2 eclipse",
        ECLIPSE: "eclipse TE-14.3 eclipse final",
        AVENUE_SCORED: "avenue-scored TE-14.3 seat step value points",
        TRACK_SCORED: "track-scored TE-14.4 seat step points",
        TRACK_MOST: "track-most TE-14.4 seat points",
        MASKS_SCORED: "masks-scored TE-14.5 seat kinds points masks",
        UPKEEP: "upkeep TE-14.6 seat due amount",
        UPKEEP_LOST: "upkeep-lost TE-14.6 seat unpaid points",
        CALENDAR_RESET: "calendar-reset TE-14.7 white black",
        BONUS_SCORED: "bonus-scored TE-15.2 seat temple points source",
        WON: "won TE-15.3 seat points",
        TRACK_RESET: "track-reset TE-14.4 eclipse",
        BOT_PYRAMID: "bot-pyramid TE-16.2 bot_tile position",
        BOT_DIRECTIONS: "bot-directions TE-16.2 direction position",
        BOT_ROLLED: "bot-rolled TE-16.3 sum position",
        BOT_TILE: "bot-tile TE-16.3 bot_tile source",
        BOT_FAILED: "bot-failed TE-16.13 bot_tile",
        BOT_ADVANCED: "bot-advanced TE-16.5 from to power",
        BOT_FILLED: "bot-filled TE-16.3 position bot_tile below",
        BOT_ASIDE: "bot-aside TE-16.3 bot_tile",
        BOT_EXCHANGED: "bot-exchanged TE-16.13 amount points",
        BOT_WORSHIPPED: "bot-worshipped TE-16.11 space",
        BOT_DISCARDED: "bot-discarded TE-16.11 discovery board",
        BOT_LEFTOVERS: "bot-leftovers TE-16.16 amount points",
        BOT_TECHNOLOGIES: "bot-technologies TE-16.16 amount points",
        BOT_WON: "bot-won TE-16.16 points",
        BOT_TRIED: "bot-tried TE-16.12 board bot_tile",
        BOT_STARTS: "bot-starts TE-16.1 seat",
    }
)
