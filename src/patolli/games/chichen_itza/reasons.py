"""Why a move is not offered: the reason's name, its rule, and the names of its numbers. 0: offered."""

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
HERO_MUST_COME: Final = 25
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
NO_LEGAL_PLACE: Final = 36
LINE_DONE: Final = 37
NOT_IN_GROUP: Final = 38
WARRIORS_FIRST: Final = 39
NO_HERO_TO_MOVE: Final = 40

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
        HERO_MUST_COME: "hero-must-come CI-11.3",
        NO_CARD_OF_SPELL: "no-card-of-spell CI-8.11",
        TOO_MANY_CARDS: "too-many-cards CI-6.5 limit",
        NO_LUCK: "no-luck CI-8.8 cost have",
        LUCK_USED: "luck-used CI-8.8",
        ONLY_FIRST_ROLL: "only-first-roll CI-8.12",
        NO_SUCH_DIE: "no-such-die CI-8.9",
        NOT_USABLE: "not-usable CI-15.1",
        NOT_ENOUGH: "not-enough CI-8.6",
        MUST_USE_ALL: "must-use-all CI-13.3",
        NO_HERO_CARD: "no-hero-card CI-11.2",
        NO_LEGAL_PLACE: "no-legal-place CI-11.2",
        LINE_DONE: "line-done CI-10.5",
        NOT_IN_GROUP: "not-in-group CI-8.7",
        WARRIORS_FIRST: "warriors-first CI-8.7",
        NO_HERO_TO_MOVE: "no-hero-to-move CI-5.8",
    }
)
