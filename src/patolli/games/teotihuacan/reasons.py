"""The reasons why a move can be illegal, each with its name, its rule and the names of its numbers. 0 means
legal.

Each reason belongs to one rule. If two rules forbid a move for different reasons, there are two reasons.
"""

from __future__ import annotations

from typing import Final

from ...kernel.vocabulary import Lexicon

# Set-up
ALREADY_KEPT: Final = 1
# Turns
NOBODY_LOCKED: Final = 3
NORMAL_TURN: Final = 4
NOBODY_TO_UNLOCK: Final = 5
TOO_LITTLE_COCOA: Final = 6
NO_SUCH_WORKER: Final = 7
TOO_FAR: Final = 8
NO_TILE: Final = 9
MUST_UNLOCK_ONE: Final = 10
# The three options on a board
NO_MAIN_ACTION: Final = 11
NOT_POSSIBLE: Final = 12
OWN_WORKER_THERE: Final = 13
NO_BENEFIT: Final = 14
NO_TILE_THERE: Final = 15
PRICE_NOT_HELD: Final = 16
COCOA_FOR_PRICE: Final = 17
# Tracks
ON_TOP: Final = 18
TOP_TAKEN: Final = 19
NOT_PENDING: Final = 20
NO_TEMPLE_TO_CLIMB: Final = 21
# Main actions
NO_TEMPLE_TO_WORSHIP: Final = 22
HELP_NEEDED: Final = 23
OWNED: Final = 24
ROW_CLOSED: Final = 25
TOO_LITTLE_GOLD: Final = 26
ROW_FULL: Final = 27
NO_SUPPORT: Final = 28
SIDE_FULL: Final = 29
PLACE_TAKEN: Final = 30
COST_NOT_HELD: Final = 31
WOOD_NOT_HELD: Final = 32
DISCOUNT_NEEDED: Final = 33
NOTHING_TO_SAVE: Final = 34
# Workers and tiles
ALREADY_IN_PLAY: Final = 35
WITHOUT_EFFECT: Final = 36
NOT_NOW: Final = 37
NOT_HELD: Final = 38
NOT_HELD_TO_SELL: Final = 39
NEEDED_FOR_ACTION: Final = 40
NO_FAVOUR: Final = 41
# Further shortages, according to other rules
COCOA_TO_UNLOCK: Final = 42
COCOA_TO_DISPLACE: Final = 43
COCOA_FOR_BOTH: Final = 44
COCOA_FOR_BOTH_IN_PALACE: Final = 45
COCOA_FOR_REWARD: Final = 46
COCOA_FOR_GOODS: Final = 47
COCOA_FOR_PRIESTS: Final = 48
COCOA_FOR_POWER_UP: Final = 49
COCOA_FOR_UPKEEP: Final = 50
GOLD_FOR_DECORATION: Final = 51
NO_TILES_BELOW: Final = 52
ROW_NOT_REACHED: Final = 53
OWN_ROW_HAS_ROOM: Final = 54
# Moves that are not among the answers to the question
NO_UNLOCKED_WORKER: Final = 55
NOBODY_TO_TAKE_ALONG: Final = 56
SPACE_ELSEWHERE: Final = 57
NO_ROYAL_TILE_HERE: Final = 58
ROYAL_TILE_ONLY: Final = 59
NOBODY_TO_LEAVE_OUT: Final = 60
NOT_IN_PLAY: Final = 61
DECORATION_NOT_SHOWN: Final = 62
STONE_NOT_SHOWN: Final = 63
LOOKS_THE_SAME: Final = 64
NOT_ON_STEP: Final = 65
NOT_ON_AVENUE: Final = 66
NOT_BESIDE: Final = 67
NOT_USED_IN_ACTION: Final = 68
NOBODY_TO_POWER_UP: Final = 69
MASK_NOT_USED: Final = 70
USED_ELSEWHERE: Final = 71
NOT_AT_UPKEEP: Final = 72
NOT_DEALT: Final = 73
NOT_OFFERED: Final = 74
BOARD_NOT_NAMED: Final = 75
NOTHING_TO_PAY: Final = 76

REASONS: Final = Lexicon(
    {
        ALREADY_KEPT: "already-kept TE-3.5",
        NOBODY_LOCKED: "nobody-locked TE-6.2",
        NORMAL_TURN: "normal-turn TE-6.1",
        NOBODY_TO_UNLOCK: "nobody-to-unlock TE-6.5",
        TOO_LITTLE_COCOA: "too-little-cocoa TE-7.8 cost have",
        NO_SUCH_WORKER: "no-such-worker TE-6.5",
        TOO_FAR: "too-far TE-6.3 board",
        NO_TILE: "no-tile TE-11.4 discovery",
        MUST_UNLOCK_ONE: "must-unlock-one TE-6.5",
        NO_MAIN_ACTION: "no-main-action TE-7.8 board",
        NOT_POSSIBLE: "not-possible TE-7.8 board obstacle cost have",
        OWN_WORKER_THERE: "own-worker-there TE-7.3 space",
        NO_BENEFIT: "no-benefit TE-7.6 space",
        NO_TILE_THERE: "no-tile-there TE-7.6",
        PRICE_NOT_HELD: "price-not-held TE-11.1 discovery",
        COCOA_FOR_PRICE: "cocoa-for-price TE-7.6 discovery",
        ON_TOP: "on-top TE-9.6 temple",
        TOP_TAKEN: "top-taken TE-9.6 temple seat",
        NOT_PENDING: "not-pending TE-D22 temple",
        NO_TEMPLE_TO_CLIMB: "no-temple-to-climb TE-9.7",
        NO_TEMPLE_TO_WORSHIP: "no-temple-to-worship TE-7.6",
        HELP_NEEDED: "help-needed TE-11.7",
        OWNED: "owned TE-8.3 technology",
        ROW_CLOSED: "row-closed TE-8.3 technology",
        TOO_LITTLE_GOLD: "too-little-gold TE-8.4 cost have",
        ROW_FULL: "row-full TE-8.9 row",
        NO_SUPPORT: "no-support TE-8.12 place",
        SIDE_FULL: "side-full TE-8.12 side",
        PLACE_TAKEN: "place-taken TE-8.17 place",
        COST_NOT_HELD: "cost-not-held TE-8.17 wood stone",
        WOOD_NOT_HELD: "wood-not-held TE-8.8 wood stone",
        DISCOUNT_NEEDED: "discount-needed TE-13.5 wood stone",
        NOTHING_TO_SAVE: "nothing-to-save TE-13.5 good",
        ALREADY_IN_PLAY: "already-in-play TE-10.4",
        WITHOUT_EFFECT: "without-effect TE-11.4 discovery",
        NOT_NOW: "not-now TE-11.4 discovery",
        NOT_HELD: "not-held TE-12.2 amount have",
        NOT_HELD_TO_SELL: "not-held-to-sell TE-12.3 amount have",
        NEEDED_FOR_ACTION: "needed-for-action TE-11.1 discovery",
        NO_FAVOUR: "no-favour TE-11.6 discovery",
        COCOA_TO_UNLOCK: "cocoa-to-unlock TE-6.5 cost have",
        COCOA_TO_DISPLACE: "cocoa-to-displace TE-7.3 cost have",
        COCOA_FOR_BOTH: "cocoa-for-both TE-7.4 cost have",
        COCOA_FOR_BOTH_IN_PALACE: "cocoa-for-both-in-palace TE-7.5 cost have",
        COCOA_FOR_REWARD: "cocoa-for-reward TE-10.4 cost have",
        COCOA_FOR_GOODS: "cocoa-for-goods TE-12.2 cost have",
        COCOA_FOR_PRIESTS: "cocoa-for-priests TE-12.3 cost have",
        COCOA_FOR_POWER_UP: "cocoa-for-power-up TE-13.4 cost have",
        COCOA_FOR_UPKEEP: "cocoa-for-upkeep TE-14.6 cost have",
        GOLD_FOR_DECORATION: "gold-for-decoration TE-8.11 cost have",
        NO_TILES_BELOW: "no-tiles-below TE-8.17 place",
        ROW_NOT_REACHED: "row-not-reached TE-8.8 row",
        OWN_ROW_HAS_ROOM: "own-row-has-room TE-8.9 row",
        NO_UNLOCKED_WORKER: "no-unlocked-worker TE-6.3 board power",
        NOBODY_TO_TAKE_ALONG: "nobody-to-take-along TE-11.3 power",
        SPACE_ELSEWHERE: "space-elsewhere TE-6.3 space",
        NO_ROYAL_TILE_HERE: "no-royal-tile-here TE-7.4",
        ROYAL_TILE_ONLY: "royal-tile-only TE-7.5",
        NOBODY_TO_LEAVE_OUT: "nobody-to-leave-out TE-7.9 power",
        NOT_IN_PLAY: "not-in-play TE-8.3 technology",
        DECORATION_NOT_SHOWN: "decoration-not-shown TE-8.11 decoration",
        STONE_NOT_SHOWN: "stone-not-shown TE-8.16 stone_tile",
        LOOKS_THE_SAME: "looks-the-same TE-8.17",
        NOT_ON_STEP: "not-on-step TE-9.2 discovery",
        NOT_ON_AVENUE: "not-on-avenue TE-9.4 discovery",
        NOT_BESIDE: "not-beside TE-3.6 discovery",
        NOT_USED_IN_ACTION: "not-used-in-action TE-10.1 board power",
        NOBODY_TO_POWER_UP: "nobody-to-power-up TE-10.2 board power",
        MASK_NOT_USED: "mask-not-used TE-11.2 discovery",
        USED_ELSEWHERE: "used-elsewhere TE-11.4 discovery",
        NOT_AT_UPKEEP: "not-at-upkeep TE-11.4 discovery",
        NOT_DEALT: "not-dealt TE-3.5 starting",
        NOT_OFFERED: "not-offered TE-17.2 starting",
        BOARD_NOT_NAMED: "board-not-named TE-3.10 board",
        NOTHING_TO_PAY: "nothing-to-pay TE-14.6",
    }
)
