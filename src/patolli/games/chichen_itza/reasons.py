"""The reasons why a move can be illegal, each with its name, its rule and the names of its numbers. 0 means
legal.
"""

from __future__ import annotations

from typing import Final

from ...kernel.vocabulary import Lexicon

TOUCHES_TOO_FEW: Final = 1
HEX_TAKEN: Final = 2
NO_IDOL: Final = 3
NONE_LEFT_TO_GAIN: Final = 4
TOO_FEW_COINS: Final = 5
OWN_MARKER: Final = 6
GEAR_ON_TOP: Final = 7
NO_SCOUT_LEFT: Final = 8
NO_TILE_TO_SCOUT: Final = 9
NO_GOD_TO_TAKE: Final = 10
NO_HERO_TO_RECRUIT: Final = 11
NO_DESTINATION: Final = 12
OWN_SCOUT: Final = 13
NOT_SHOWN: Final = 14
NO_WARRIOR_LEFT: Final = 15
NOT_CONTROLLED: Final = 16
TILE_FULL: Final = 17
NO_UNITS_THERE: Final = 18
HERO_NOT_THERE: Final = 19
OUT_OF_REACH: Final = 20
NO_WAR_MARKER: Final = 21
NO_COINS_FOR_FEE: Final = 22
GROUP_EMPTY: Final = 23
GROUP_TOO_LARGE: Final = 24
NO_CARD_OF_SPELL: Final = 26
TOO_MANY_CARDS: Final = 27
NO_LUCK: Final = 28
LUCK_USED: Final = 29
ONLY_FIRST_ROLL: Final = 30
NO_SUCH_DIE: Final = 31
NOT_USABLE: Final = 32
NOT_ENOUGH: Final = 33
MUST_USE_ALL: Final = 34
NO_HERO_CARD: Final = 35
LINE_DONE: Final = 37
NOT_IN_GROUP: Final = 38
NO_HERO_TO_MOVE: Final = 40
# Reasons for moves that are not among the answers to a question
TILE_NOT_IN_PLAY: Final = 41
ACTION_NOT_IN_PLAY: Final = 42
NO_FREE_HERO: Final = 43
DECK_EMPTY: Final = 44
ONLY_COINS_HELP: Final = 45
OTHER_HERO_ASKED: Final = 46
MUST_LEAVE: Final = 47
WRONG_TERRAIN: Final = 48
NOT_ADJACENT: Final = 49
NO_STEPS_LEFT: Final = 50
NOT_YOUR_CARD: Final = 51
OTHER_CARD_ASKED: Final = 52
CANNOT_MIX: Final = 53
TOO_FEW_CARDS: Final = 54
GEM_MISSING: Final = 55
NOT_LOOKED_AT: Final = 56
CARD_NOT_THERE: Final = 57
NO_DICE: Final = 58
UPKEEP_DECIDED: Final = 59
HERO_NOT_ON_MAP: Final = 60
NO_WARRIOR_THERE: Final = 61
NOT_BEFORE_RESULT: Final = 62

REASONS: Final = Lexicon(
    {
        TOUCHES_TOO_FEW: "touches-too-few CI-2.4",
        HEX_TAKEN: "hex-taken CI-2.4",
        NO_IDOL: "no-idol CI-15.3",
        NONE_LEFT_TO_GAIN: "none-left-to-gain CI-15.9",
        TOO_FEW_COINS: "too-few-coins CI-5.6 cost have",
        OWN_MARKER: "own-marker CI-5.2",
        GEAR_ON_TOP: "gear-on-top CI-5.8",
        NO_SCOUT_LEFT: "no-scout-left CI-5.8",
        NO_TILE_TO_SCOUT: "no-tile-to-scout CI-5.8",
        NO_GOD_TO_TAKE: "no-god-to-take CI-5.8",
        NO_HERO_TO_RECRUIT: "no-hero-to-recruit CI-5.8",
        NO_DESTINATION: "no-destination CI-5.8",
        OWN_SCOUT: "own-scout CI-6.11",
        NOT_SHOWN: "not-shown CI-6.7",
        NO_WARRIOR_LEFT: "no-warrior-left CI-15.6",
        NOT_CONTROLLED: "not-controlled CI-6.17",
        TILE_FULL: "tile-full CI-6.17 limit",
        NO_UNITS_THERE: "no-units-there CI-7.1",
        HERO_NOT_THERE: "hero-not-there CI-7.1",
        OUT_OF_REACH: "out-of-reach CI-7.2",
        NO_WAR_MARKER: "no-war-marker CI-7.7",
        NO_COINS_FOR_FEE: "no-coins-for-fee CI-G19 cost have",
        GROUP_EMPTY: "group-empty CI-5.9",
        GROUP_TOO_LARGE: "group-too-large CI-7.1 limit",
        NO_CARD_OF_SPELL: "no-card-of-spell CI-8.11",
        TOO_MANY_CARDS: "too-many-cards CI-6.5 limit",
        NO_LUCK: "no-luck CI-8.8 cost have",
        LUCK_USED: "luck-used CI-8.8",
        ONLY_FIRST_ROLL: "only-first-roll CI-8.12",
        NO_SUCH_DIE: "no-such-die CI-8.9",
        NOT_USABLE: "not-usable CI-15.1",
        NOT_ENOUGH: "not-enough CI-7.1",
        MUST_USE_ALL: "must-use-all CI-13.3",
        NO_HERO_CARD: "no-hero-card CI-11.2",
        LINE_DONE: "line-done CI-10.5",
        NOT_IN_GROUP: "not-in-group CI-8.7",
        NO_HERO_TO_MOVE: "no-hero-to-move CI-5.8",
        TILE_NOT_IN_PLAY: "tile-not-in-play CI-2.2",
        ACTION_NOT_IN_PLAY: "action-not-in-play CI-2.15",
        NO_FREE_HERO: "no-free-hero CI-H01",
        DECK_EMPTY: "deck-empty CI-G30",
        ONLY_COINS_HELP: "only-coins-help CI-15.3",
        OTHER_HERO_ASKED: "other-hero-asked CI-7.1",
        MUST_LEAVE: "must-leave CI-7.2",
        WRONG_TERRAIN: "wrong-terrain CI-7.3",
        NOT_ADJACENT: "not-adjacent CI-7.2",
        NO_STEPS_LEFT: "no-steps-left CI-7.2",
        NOT_YOUR_CARD: "not-your-card CI-15.1",
        OTHER_CARD_ASKED: "other-card-asked CI-15.1",
        CANNOT_MIX: "cannot-mix CI-8.11",
        TOO_FEW_CARDS: "too-few-cards CI-8.11",
        GEM_MISSING: "gem-missing CI-10.5",
        NOT_LOOKED_AT: "not-looked-at CI-G30",
        CARD_NOT_THERE: "card-not-there CI-15.1",
        NO_DICE: "no-dice CI-8.8",
        UPKEEP_DECIDED: "upkeep-decided CI-4.5",
        HERO_NOT_ON_MAP: "hero-not-on-map CI-4.5",
        NO_WARRIOR_THERE: "no-warrior-there CI-H21",
        NOT_BEFORE_RESULT: "not-before-result CI-15.4",
    }
)
