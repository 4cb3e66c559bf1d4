"""The reasons why a move can be illegal, each with its name, its rule and the names of its numbers. 0 means
legal.
"""

from __future__ import annotations

from typing import Final

from ...kernel.vocabulary import Lexicon

NOT_HELD: Final = 1
REPEATED: Final = 2
MARKER_NOT_HELD: Final = 3
HAS_MARKER: Final = 4
BESIDE_OWN_CAPITAL: Final = 5
SITE_TAKEN: Final = 6
NOT_THE_AZTECS: Final = 7
NO_T: Final = 8
SUPPLY_EMPTY: Final = 9
ARMY_FULL: Final = 10
ARMY_NOT_IN_CAPITAL: Final = 11
NO_GENERAL_LOST: Final = 12
TOO_MUCH: Final = 13
ENEMY_ARMY_THERE: Final = 14
FOREIGN_CAPITAL: Final = 15
OWN_POCHTECA_THERE: Final = 16
OWN_HAND: Final = 17
EMPTY_HAND: Final = 18
CAPITAL_IS_SAFE: Final = 19
ALREADY_STRUCK: Final = 20
NOT_NEUTRAL: Final = 21
NOT_INNER: Final = 22
CAPITAL_CLOSED: Final = 23
OWN_POCHTECA: Final = 24
NO_OWN_EXPEDITION: Final = 25
NO_ENEMY_EXPEDITION: Final = 26
NO_POCHTECA_THERE: Final = 27
NO_ENEMY_CITY: Final = 28
CITY_ASSIMILATED: Final = 29
ARMY_THERE: Final = 30
NO_OWN_CITY: Final = 31
ALREADY_ASSIMILATED: Final = 32
NOT_ASSIMILABLE: Final = 33
NOT_ON_THE_MAP: Final = 34
MISSION_TOO_DEAR: Final = 35
NO_SHIP_THERE: Final = 36
NO_ENEMY_SHIP_THERE: Final = 37
ATTACKED_ALREADY: Final = 38
EXTRA_COUNTER_IN_CONTAINER: Final = 40
GENERAL_LOST: Final = 41
ALREADY_ACTIVATED: Final = 42
NO_LAND_LEFT: Final = 43
NO_RIGHT_OF_WAY: Final = 44
WAS_REFUSED: Final = 45
NOT_AT_SEA: Final = 46
HAS_INTERCEPTED: Final = 47
NO_ARMY_ADJACENT: Final = 48
NO_SUCH_SIDE: Final = 49
NO_SUCH_SOLDIER: Final = 50
MUST_STAY_WHOLE: Final = 51
NOT_IN_BATTLE: Final = 52
IN_THE_BATTLE: Final = 53
NO_ARMY_BESIDE: Final = 54
NO_MOUNTAIN: Final = 55
NO_UNIT_LEFT: Final = 56
NO_WAY_BACK: Final = 57
MUST_NAME: Final = 58
NOT_ROLLED: Final = 59
ASCENDING: Final = 60
PEOPLE_TAKEN: Final = 61
AZTECS_TAKE_PART: Final = 62
NO_DIKE: Final = 63
# Reasons against moves that refer to pieces or places that do not exist
NOT_ADJACENT: Final = 64
NO_SUCH_PLAYER: Final = 65
NO_SUCH_LOT: Final = 66
NOTHING_TO_CANCEL: Final = 67
ONLY_TO_CANCEL: Final = 68
RESERVE_FOLLOWS: Final = 69
ONLY_RESERVE: Final = 70
LAST_COUNTER: Final = 71

REASONS: Final = Lexicon(
    {
        NOT_HELD: "not-held AZ-5.7 card",
        REPEATED: "repeated AZ-5.7 card",
        MARKER_NOT_HELD: "marker-not-held AZ-4.4 marker",
        HAS_MARKER: "has-marker AZ-4.5 area",
        BESIDE_OWN_CAPITAL: "beside-own-capital AZ-4.5 area",
        SITE_TAKEN: "site-taken AZ-8.4 site",
        NOT_THE_AZTECS: "not-the-aztecs AZ-2.3",
        NO_T: "no-t AZ-8.1 price have",
        SUPPLY_EMPTY: "supply-empty AZ-2.7 unit",
        ARMY_FULL: "army-full AZ-8.2 army",
        ARMY_NOT_IN_CAPITAL: "army-not-in-capital AZ-8.2 army",
        NO_GENERAL_LOST: "no-general-lost AZ-8.5",
        TOO_MUCH: "too-much AZ-9.4 most",
        ENEMY_ARMY_THERE: "enemy-army-there AZ-10.3 area",
        FOREIGN_CAPITAL: "foreign-capital AZ-10.3 area",
        OWN_POCHTECA_THERE: "own-pochteca-there AZ-10.3 area",
        OWN_HAND: "own-hand AZ-16.2",
        EMPTY_HAND: "empty-hand AZ-16.2 seat",
        CAPITAL_IS_SAFE: "capital-is-safe AZ-16.3 area",
        ALREADY_STRUCK: "already-struck AZ-16.3 area",
        NOT_NEUTRAL: "not-neutral AZ-10.9 area",
        NOT_INNER: "not-inner AZ-10.9 area",
        CAPITAL_CLOSED: "capital-closed AZ-4.2 area",
        OWN_POCHTECA: "own-pochteca AZ-16.7",
        NO_OWN_EXPEDITION: "no-own-expedition AZ-16.6",
        NO_ENEMY_EXPEDITION: "no-enemy-expedition AZ-16.6 seat",
        NO_POCHTECA_THERE: "no-pochteca-there AZ-16.7 seat",
        NO_ENEMY_CITY: "no-enemy-city AZ-10.10 area",
        CITY_ASSIMILATED: "city-assimilated AZ-10.10 area",
        ARMY_THERE: "army-there AZ-10.10 area",
        NO_OWN_CITY: "no-own-city AZ-10.11 area",
        ALREADY_ASSIMILATED: "already-assimilated AZ-10.11 area",
        NOT_ASSIMILABLE: "not-assimilable AZ-10.11 area",
        NOT_ON_THE_MAP: "not-on-the-map AZ-10.7",
        MISSION_TOO_DEAR: "mission-too-dear AZ-10.7 price have",
        NO_SHIP_THERE: "no-ship-there AZ-11.2 sea",
        NO_ENEMY_SHIP_THERE: "no-enemy-ship-there AZ-11.2 sea seat",
        ATTACKED_ALREADY: "attacked-already AZ-11.2 sea",
        EXTRA_COUNTER_IN_CONTAINER: "extra-counter-in-container AZ-16.14",
        GENERAL_LOST: "general-lost AZ-12.2 army",
        ALREADY_ACTIVATED: "already-activated AZ-12.4 army",
        LAST_COUNTER: "last-counter AZ-12.4",
        NO_LAND_LEFT: "no-land-left AZ-12.10 area",
        NO_RIGHT_OF_WAY: "no-right-of-way AZ-11.11 area",
        WAS_REFUSED: "was-refused AZ-11.12 area",
        NOT_AT_SEA: "not-at-sea AZ-12.6",
        HAS_INTERCEPTED: "has-intercepted AZ-12.17 army",
        NO_ARMY_ADJACENT: "no-army-adjacent AZ-12.14 army",
        NO_SUCH_SIDE: "no-such-side AZ-16.10",
        NO_SUCH_SOLDIER: "no-such-soldier AZ-12.31 soldier",
        MUST_STAY_WHOLE: "must-stay-whole AZ-12.1 least most",
        NOT_IN_BATTLE: "not-in-battle AZ-16.11",
        IN_THE_BATTLE: "in-the-battle AZ-16.11 seat",
        NO_ARMY_BESIDE: "no-army-beside AZ-16.11 seat army",
        NO_MOUNTAIN: "no-mountain AZ-16.12 area",
        NO_UNIT_LEFT: "no-unit-left AZ-12.36",
        NO_WAY_BACK: "no-way-back AZ-12.37 area",
        MUST_NAME: "must-name AZ-12.28",
        NOT_ROLLED: "not-rolled AZ-5.6",
        ASCENDING: "ascending AZ-9.3",
        PEOPLE_TAKEN: "people-taken AZ-4.1 people",
        AZTECS_TAKE_PART: "aztecs-take-part AZ-4.1",
        NO_DIKE: "no-dike AZ-3.4 area",
        NOT_ADJACENT: "not-adjacent AZ-12.6 area",
        NO_SUCH_PLAYER: "no-such-player AZ-4.1 players",
        NO_SUCH_LOT: "no-such-lot AZ-9.2 most",
        NOTHING_TO_CANCEL: "nothing-to-cancel AZ-16.2",
        ONLY_TO_CANCEL: "only-to-cancel AZ-5.6",
        RESERVE_FOLLOWS: "reserve-follows AZ-12.37",
        ONLY_RESERVE: "only-reserve AZ-12.37",
    }
)
