"""The reasons why a move can be illegal, each with its name, its rule and the names of its numbers. 0 means
legal.
"""

from __future__ import annotations

from typing import Final

from ...kernel.vocabulary import Lexicon

# Setup, begging, placing
ALREADY_KEPT: Final = 1
ON_BOTTOM: Final = 3
MUST_BEG: Final = 4
NO_WORKER_IN_HAND: Final = 5
WHEEL_FULL: Final = 6
START_TAKEN: Final = 7
TOO_LITTLE_CORN: Final = 8
NO_PAYABLE_SPACE: Final = 9
NOT_CHEAPEST: Final = 10
MUST_PLACE_ONE: Final = 11
# Picking up
NO_WORKER_ON_WHEELS: Final = 12
NOT_OWN_WORKER: Final = 13
MUST_PICK_ONE: Final = 14
ABOVE_SPACE: Final = 15
NO_ACTION_ON_SPACE: Final = 16
NO_CORN_TO_STEP_BACK: Final = 17
NO_HIGHER_ACTION: Final = 18
# The wheels
NO_WOOD_TILE: Final = 19
NO_CORN_TILE: Final = 20
ALL_ON_BOTTOM: Final = 21
NEEDS_AGRICULTURE: Final = 22
CORN_TILE_THERE: Final = 23
JUNGLE_EMPTY: Final = 24
NO_SKULL_IN_SUPPLY: Final = 25
NO_ADVANCE_PAYABLE: Final = 26
NOTHING_TO_BUILD: Final = 27
NO_RESOURCE: Final = 28
NO_TEMPLE_TO_CLIMB: Final = 29
NO_CORN_FOR_ACTION: Final = 30
NOTHING_TO_TRADE: Final = 31
ALL_WORKERS_IN_PLAY: Final = 32
NO_ACTION_TO_PAY_FOR: Final = 33
NOT_THE_SAME_AGAIN: Final = 34
NO_SKULL: Final = 35
SLOT_TAKEN: Final = 36
# Temples, technologies, buildings, market
ON_TOP: Final = 37
TOP_TAKEN: Final = 38
SAME_TEMPLE: Final = 39
TOO_FEW_RESOURCES: Final = 40
BONUS_WITHOUT_EFFECT: Final = 41
NOT_HELD: Final = 42
REST_NOT_HELD: Final = 43
NOT_ON_DISPLAY: Final = 44
COST_NOT_PAYABLE: Final = 45
CORN_COST_NOT_PAYABLE: Final = 46
BENEFITS_NEEDED: Final = 47
NOT_REQUIRED: Final = 48
NO_CORN_TO_BUY: Final = 49
NOTHING_TO_SELL: Final = 50
OTHER_DIRECTION: Final = 51
MONUMENT_NOT_HERE: Final = 54
NOT_BOTH: Final = 55
# Moves that refer to components that are not there
NOT_DEALT: Final = 56
NO_SUCH_SPACE: Final = 57
NO_SUCH_ACTION: Final = 58
# Starting-player space
BOARD_DARK: Final = 52
WORKER_WOULD_FALL: Final = 53

REASONS: Final = Lexicon(
    {
        ALREADY_KEPT: "already-kept TZ-2.11",
        ON_BOTTOM: "on-bottom TZ-14.8 temple",
        MUST_BEG: "must-beg TZ-4.3",
        NO_WORKER_IN_HAND: "no-worker-in-hand TZ-5.1",
        WHEEL_FULL: "wheel-full TZ-5.3 wheel",
        START_TAKEN: "start-taken TZ-5.4 seat",
        TOO_LITTLE_CORN: "too-little-corn TZ-5.6 cost have",
        NO_PAYABLE_SPACE: "no-payable-space TZ-5.6 cost have",
        NOT_CHEAPEST: "not-cheapest TZ-4.4 cost cheapest",
        MUST_PLACE_ONE: "must-place-one TZ-3.3",
        NO_WORKER_ON_WHEELS: "no-worker-on-wheels TZ-6.1",
        NOT_OWN_WORKER: "not-own-worker TZ-6.1 wheel space",
        MUST_PICK_ONE: "must-pick-one TZ-3.3",
        ABOVE_SPACE: "above-space TZ-6.2 space action",
        NO_ACTION_ON_SPACE: "no-action-on-space TZ-6.4",
        NO_CORN_TO_STEP_BACK: "no-corn-to-step-back TZ-6.3 cost have",
        NO_HIGHER_ACTION: "no-higher-action TZ-15.12",
        NO_WOOD_TILE: "no-wood-tile TZ-7.4 space",
        NO_CORN_TILE: "no-corn-tile TZ-7.4 space",
        ALL_ON_BOTTOM: "all-on-bottom TZ-7.5",
        NEEDS_AGRICULTURE: "needs-agriculture TZ-15.5 level",
        CORN_TILE_THERE: "corn-tile-there TZ-15.5 space",
        JUNGLE_EMPTY: "jungle-empty TZ-7.7 space",
        NO_SKULL_IN_SUPPLY: "no-skull-in-supply TZ-8.2",
        NO_ADVANCE_PAYABLE: "no-advance-payable TZ-15.2 have",
        NOTHING_TO_BUILD: "nothing-to-build TZ-16.2",
        NO_RESOURCE: "no-resource TZ-9.8 cost have",
        NO_TEMPLE_TO_CLIMB: "no-temple-to-climb TZ-14.5",
        NO_CORN_FOR_ACTION: "no-corn-for-action TZ-6.6 cost have",
        NOTHING_TO_TRADE: "nothing-to-trade TZ-10.2",
        ALL_WORKERS_IN_PLAY: "all-workers-in-play TZ-10.3 have",
        NO_ACTION_TO_PAY_FOR: "no-action-to-pay-for TZ-10.5 cost have",
        NOT_THE_SAME_AGAIN: "not-the-same-again TZ-10.5",
        NO_SKULL: "no-skull TZ-11.1",
        SLOT_TAKEN: "slot-taken TZ-11.1 action",
        ON_TOP: "on-top TZ-14.4 temple",
        TOP_TAKEN: "top-taken TZ-14.3 temple seat",
        SAME_TEMPLE: "same-temple TZ-9.8 temple",
        TOO_FEW_RESOURCES: "too-few-resources TZ-15.2 cost have",
        BONUS_WITHOUT_EFFECT: "bonus-without-effect TZ-15.11 technology",
        NOT_HELD: "not-held TZ-6.6 amount have",
        REST_NOT_HELD: "rest-not-held TZ-6.6 amount have",
        NOT_ON_DISPLAY: "not-on-display TZ-16.2",
        COST_NOT_PAYABLE: "cost-not-payable TZ-16.2 wood stone gold skull",
        CORN_COST_NOT_PAYABLE: "corn-cost-not-payable TZ-10.4 cost have",
        MONUMENT_NOT_HERE: "monument-not-here TZ-16.6",
        NOT_BOTH: "not-both TZ-9.4",
        BENEFITS_NEEDED: "benefits-needed TZ-9.5 wood stone gold",
        NOT_REQUIRED: "not-required TZ-15.8 good",
        NO_CORN_TO_BUY: "no-corn-to-buy TZ-10.2 cost have",
        NOTHING_TO_SELL: "nothing-to-sell TZ-10.2 good",
        OTHER_DIRECTION: "other-direction TZ-10.2 good",
        NOT_DEALT: "not-dealt TZ-2.7",
        NO_SUCH_SPACE: "no-such-space TZ-1.2 wheel highest",
        NO_SUCH_ACTION: "no-such-action TZ-6.2 wheel last",
        BOARD_DARK: "board-dark TZ-12.5",
        WORKER_WOULD_FALL: "worker-would-fall TZ-12.5 wheel seat",
    }
)
