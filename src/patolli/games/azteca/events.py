"""All events, each with its name, its rule and the names of its numbers.

`area` is an index that counts from 0, with the lakes after the land; `sea` and `site` are the indexes of
lakes and dike sites.
"""

from __future__ import annotations

from typing import Final

from ...kernel.vocabulary import Lexicon

PEOPLE: Final = 0
FIRST_PLAYER: Final = 1
DEALT_MARKER: Final = 2
DEALT_MARKER_UNSEEN: Final = 3
PLACED_MARKER: Final = 4
PLACED_MARKER_UNSEEN: Final = 5
MARKER_SHOWN: Final = 6
DIKE_BUILT: Final = 7
DISTRIBUTED: Final = 8
ROUND: Final = 9
PHASE: Final = 10
LAKE_TRIBUTE: Final = 11
DISCARDED: Final = 12
DREW: Final = 13
DREW_UNSEEN: Final = 14
RESHUFFLED: Final = 15
CARD_PLAYED: Final = 16
SORCERER_LOOKED: Final = 17
SORCERER_SAW: Final = 18
STRIPPED: Final = 19
CANCELLED: Final = 20
ROLLED: Final = 21
ROLLED_AGAIN: Final = 22
STRUCK: Final = 23
TLALOC_GAVE: Final = 24
TRIBUTE: Final = 25
INCOME_SP: Final = 26
BOUGHT: Final = 27
PLACED_SOLDIERS: Final = 28
MARKET_SKIPPED: Final = 29
LOTS_LAID_OUT: Final = 30
LOOKED: Final = 31
SAW_LOT: Final = 32
BID: Final = 33
TIED: Final = 34
REBID: Final = 35
LOT_SOLD: Final = 36
LOT_VALUE: Final = 37
LOT_UNSOLD: Final = 38
BIDS_LOST: Final = 39
ORDERED: Final = 40
ORDERED_EXPEDITION: Final = 41
SUBMISSION: Final = 42
POCHTECA_REMOVED: Final = 43
ASSASSINATION: Final = 44
EXPEDITION: Final = 45
EXPEDITION_T: Final = 46
EXPEDITION_SP: Final = 47
POCHTECA_LOST: Final = 48
ALLIED: Final = 49
REBELLED: Final = 50
ASSIMILATED: Final = 51
SPYING: Final = 52
RESTED: Final = 53
SAILED: Final = 54
NAVAL_ATTACK: Final = 55
JOINED: Final = 56
STAYED_OUT: Final = 57
FAVOURED: Final = 58
SHIP_SUNK: Final = 59
BROKE_OFF: Final = 60
NAVAL_BATTLE_OVER: Final = 61
CONTROLLED: Final = 62
UNCONTROLLED: Final = 63
PERMISSION_ASKED: Final = 64
PERMISSION_OFFERED: Final = 65
PERMISSION_COUNTERED: Final = 66
PERMISSION_REFUSED: Final = 67
PERMISSION_GRANTED: Final = 68
CONTAINER: Final = 69
DIVERSION: Final = 70
COUNTER_DRAWN: Final = 71
ACTIVATED: Final = 72
NOT_ACTIVATED: Final = 73
RAID: Final = 74
REORGANISED: Final = 75
ANNOUNCED: Final = 76
ENTERED: Final = 77
STOPPED: Final = 78
FLOODED: Final = 79
DIKE_DESTROYED: Final = 80
WENT_BACK: Final = 81
INTERCEPTS: Final = 82
BATTLE: Final = 83
RESERVE_ANSWER: Final = 84
REINFORCED: Final = 85
ALLIANCE_OFFERED: Final = 86
ALLIANCE_TERMS: Final = 87
ALLIANCE_ANSWERED: Final = 88
ERUPTION: Final = 89
COUSIN: Final = 90
MOBILISED: Final = 91
NOT_MOBILISED: Final = 92
RESERVE_NAMED: Final = 93
STRENGTH: Final = 94
TERRAIN_SPEAR: Final = 95
CAPTURED: Final = 96
TEMPORARY_LOST: Final = 97
BURIED: Final = 98
NEUTRAL_LOST: Final = 99
RETREATED: Final = 100
RESERVE_WITHDREW: Final = 101
BATTLE_WON: Final = 102
BATTLE_UNDECIDED: Final = 103
PRISONERS: Final = 104
SURE_PRISONER: Final = 105
PROMISED_PRISONERS: Final = 106
EXPERIENCE: Final = 107
RESERVE_BACK: Final = 108
ARMY_DESTROYED: Final = 109
RETURNED: Final = 110
CITY_FOUNDED: Final = 111
CITY_TAKEN: Final = 112
PLUNDERED: Final = 113
PLUNDERED_SP: Final = 114
WITHDREW: Final = 115
RAID_RETURNED: Final = 116
POCHTECAS_HOME: Final = 117
GAVE: Final = 118
GAVE_SP: Final = 119
URN_OPENED: Final = 120
OFFERED: Final = 121
JUDGEMENT_CARD: Final = 122
JUDGEMENT_CARDS_SHUFFLED: Final = 123
JUDGED: Final = 124
STAIR: Final = 125
HELL: Final = 126
TIME_OVER: Final = 127
PYRAMID_REACHED: Final = 128
URN_SHOWN: Final = 129
KEPT_SP: Final = 130
WON: Final = 131
BOX_SHOWN: Final = 132
HAND_SHOWN: Final = 133
ACTIVATION_OVER: Final = 134
INFLUENCES: Final = 135
SEEKS_SUBMISSION: Final = 136
SENDS_ASSASSIN: Final = 137
MARCHES_NO_MORE: Final = 138
FIGHTS_TO_THE_END: Final = 139

EVENTS: Final = Lexicon(
    {
        PEOPLE: "people AZ-4.1 seat people",
        FIRST_PLAYER: "first-player AZ-5.1 seat",
        DEALT_MARKER: "dealt-marker AZ-4.4 seat marker",
        DEALT_MARKER_UNSEEN: "dealt-marker-unseen AZ-4.4 seat",
        PLACED_MARKER: "placed-marker AZ-4.5 seat marker area",
        PLACED_MARKER_UNSEEN: "placed-marker-unseen AZ-4.5 seat area",
        MARKER_SHOWN: "marker-shown AZ-4.6 area value",
        DIKE_BUILT: "dike-built AZ-8.4 seat site",
        DISTRIBUTED: "distributed AZ-4.8 seat a b c reserve",
        ROUND: "round AZ-1.6 round first_seat",
        PHASE: "phase AZ-1.6 phase",
        LAKE_TRIBUTE: "lake-tribute AZ-6.1 seat t",
        DISCARDED: "discarded AZ-6.2 seat card",
        DREW: "drew AZ-6.2 seat card",
        DREW_UNSEEN: "drew-unseen AZ-6.2 seat",
        RESHUFFLED: "reshuffled AZ-5.8 cards",
        CARD_PLAYED: "card-played AZ-5.7 seat card",
        SORCERER_LOOKED: "sorcerer-looked AZ-16.2 seat other_seat",
        SORCERER_SAW: "sorcerer-saw AZ-16.2 seat other_seat card number",
        STRIPPED: "stripped AZ-16.2 seat other_seat card",
        CANCELLED: "cancelled AZ-16.2 seat",
        ROLLED: "rolled AZ-2.5 seat die colour face roll",
        ROLLED_AGAIN: "rolled-again AZ-16.1 seat die",
        STRUCK: "struck AZ-16.3 seat area",
        TLALOC_GAVE: "tlaloc-gave AZ-16.4 seat t",
        TRIBUTE: "tribute AZ-7.3 seat capital inner outer lakes t",
        INCOME_SP: "income-sp AZ-7.4 seat markers assimilated outer sp",
        BOUGHT: "bought AZ-8.1 seat unit number t",
        PLACED_SOLDIERS: "placed-soldiers AZ-8.2 seat a b c reserve",
        MARKET_SKIPPED: "market-skipped AZ-9.1",
        LOTS_LAID_OUT: "lots-laid-out AZ-9.2 lots",
        LOOKED: "looked AZ-9.3 seat lot",
        SAW_LOT: "saw-lot AZ-9.3 seat lot sp",
        BID: "bid AZ-9.4 seat lot t",
        TIED: "tied AZ-9.6 lot t",
        REBID: "rebid AZ-9.6 seat lot t",
        LOT_SOLD: "lot-sold AZ-9.5 seat lot t",
        LOT_VALUE: "lot-value AZ-9.8 seat lot sp",
        LOT_UNSOLD: "lot-unsold AZ-9.5 lot",
        BIDS_LOST: "bids-lost AZ-9.7 lot",
        ORDERED: "ordered AZ-10.4 seat letter area",
        ORDERED_EXPEDITION: "ordered-expedition AZ-10.4 seat letter",
        SUBMISSION: "submission AZ-16.5 seat area success",
        POCHTECA_REMOVED: "pochteca-removed AZ-16.6 seat other_seat letter",
        ASSASSINATION: "assassination AZ-16.7 seat other_seat letter success",
        EXPEDITION: "expedition AZ-10.6 seat letter expedition",
        EXPEDITION_T: "expedition-t AZ-10.6 seat t expedition",
        EXPEDITION_SP: "expedition-sp AZ-10.6 seat sp expedition",
        POCHTECA_LOST: "pochteca-lost AZ-10.13 seat letter expedition",
        ALLIED: "allied AZ-10.9 seat letter area",
        REBELLED: "rebelled AZ-10.10 seat letter area success",
        ASSIMILATED: "assimilated AZ-10.11 seat letter area",
        SPYING: "spying AZ-10.12 seat letter area",
        RESTED: "rested AZ-10.7 seat letter",
        SAILED: "sailed AZ-11.1 seat sea ships",
        NAVAL_ATTACK: "naval-attack AZ-11.2 seat other_seat sea",
        JOINED: "joined AZ-11.5 seat side",
        STAYED_OUT: "stayed-out AZ-11.5 seat",
        FAVOURED: "favoured AZ-16.8 seat side",
        SHIP_SUNK: "ship-sunk AZ-11.7 seat sea",
        BROKE_OFF: "broke-off AZ-11.3 seat sea",
        NAVAL_BATTLE_OVER: "naval-battle-over AZ-11.9 sea",
        CONTROLLED: "controlled AZ-11.10 sea seat",
        UNCONTROLLED: "uncontrolled AZ-11.10 sea",
        PERMISSION_ASKED: "permission-asked AZ-11.12 seat other_seat sea purpose",
        PERMISSION_OFFERED: "permission-offered AZ-11.12 seat other_seat sea t",
        PERMISSION_COUNTERED: "permission-countered AZ-11.12 seat other_seat sea t",
        PERMISSION_REFUSED: "permission-refused AZ-11.12 seat other_seat sea",
        PERMISSION_GRANTED: "permission-granted AZ-11.12 seat other_seat sea t",
        CONTAINER: "container AZ-12.3 seat counters",
        DIVERSION: "diversion AZ-16.14 seat",
        COUNTER_DRAWN: "counter-drawn AZ-12.3 seat extra",
        ACTIVATED: "activated AZ-12.4 seat army area",
        NOT_ACTIVATED: "not-activated AZ-12.4 seat",
        RAID: "raid AZ-16.9 seat army",
        REORGANISED: "reorganised AZ-12.11 seat a b c reserve",
        ANNOUNCED: "announced AZ-12.6 seat army area",
        ENTERED: "entered AZ-12.6 seat army area",
        STOPPED: "stopped AZ-12.6 seat army area",
        FLOODED: "flooded AZ-16.13 seat area",
        DIKE_DESTROYED: "dike-destroyed AZ-16.13 site",
        WENT_BACK: "went-back AZ-12.10 seat army area",
        INTERCEPTS: "intercepts AZ-12.14 seat army area",
        BATTLE: "battle AZ-12.27 attacker_seat army defender_seat area",
        RESERVE_ANSWER: "reserve-answer AZ-12.28 seat defends",
        REINFORCED: "reinforced AZ-16.10 seat side",
        ALLIANCE_OFFERED: "alliance-offered AZ-16.11 seat other_seat army",
        ALLIANCE_TERMS: "alliance-terms AZ-16.11 seat other_seat army prisoners",
        ALLIANCE_ANSWERED: "alliance-answered AZ-16.11 seat accepted",
        ERUPTION: "eruption AZ-16.12 seat",
        COUSIN: "cousin AZ-12.31 seat soldier",
        MOBILISED: "mobilised AZ-12.32 area soldier",
        NOT_MOBILISED: "not-mobilised AZ-12.32 area",
        RESERVE_NAMED: "reserve-named AZ-12.24 seat warriors jaguars",
        STRENGTH: "strength AZ-12.35 side warriors jaguars value",
        TERRAIN_SPEAR: "terrain-spear AZ-12.34 seat",
        CAPTURED: "captured AZ-12.36 seat soldier side",
        TEMPORARY_LOST: "temporary-lost AZ-16.10 side",
        BURIED: "buried AZ-16.12 seat soldier",
        NEUTRAL_LOST: "neutral-lost AZ-12.40 soldier",
        RETREATED: "retreated AZ-12.37 seat army area",
        RESERVE_WITHDREW: "reserve-withdrew AZ-12.37 seat",
        BATTLE_WON: "battle-won AZ-12.42 side seat",
        BATTLE_UNDECIDED: "battle-undecided AZ-12.46",
        PRISONERS: "prisoners AZ-12.42 seat sp",
        SURE_PRISONER: "sure-prisoner AZ-12.44 seat sp",
        PROMISED_PRISONERS: "promised-prisoners AZ-16.11 seat sp",
        EXPERIENCE: "experience AZ-12.45 seat box number",
        RESERVE_BACK: "reserve-back AZ-12.26 seat warriors jaguars",
        ARMY_DESTROYED: "army-destroyed AZ-12.2 seat army",
        RETURNED: "returned AZ-12.16 seat army area",
        CITY_FOUNDED: "city-founded AZ-12.47 seat area",
        CITY_TAKEN: "city-taken AZ-12.47 seat other_seat area",
        PLUNDERED: "plundered AZ-12.49 seat other_seat t",
        PLUNDERED_SP: "plundered-sp AZ-12.49 seat other_seat sp",
        WITHDREW: "withdrew AZ-12.49 seat army area",
        RAID_RETURNED: "raid-returned AZ-16.9 seat army area",
        POCHTECAS_HOME: "pochtecas-home AZ-10.13",
        GAVE: "gave AZ-13.2 seat",
        GAVE_SP: "gave-sp AZ-13.2 seat sp",
        URN_OPENED: "urn-opened AZ-13.3 total steps rest",
        OFFERED: "offered AZ-13.4 seat sp",
        JUDGEMENT_CARD: "judgement-card AZ-13.6 judgement value",
        JUDGEMENT_CARDS_SHUFFLED: "judgement-cards-shuffled AZ-13.8",
        JUDGED: "judged AZ-13.6 die offering value descends reached",
        STAIR: "stair AZ-13.6 step",
        HELL: "hell AZ-14.1",
        TIME_OVER: "time-over AZ-14.6",
        PYRAMID_REACHED: "pyramid-reached AZ-14.2",
        URN_SHOWN: "urn-shown AZ-14.2 seat sp",
        KEPT_SP: "kept-sp AZ-14.4 seat sp",
        WON: "won AZ-14.2 seat",
        BOX_SHOWN: "box-shown AZ-12.33 seat box warriors jaguars",
        HAND_SHOWN: "hand-shown AZ-14.2 seat card number",
        ACTIVATION_OVER: "activation-over AZ-12.5 seat army",
        INFLUENCES: "influences AZ-16.1 seat die",
        SEEKS_SUBMISSION: "seeks-submission AZ-16.5 seat area",
        MARCHES_NO_MORE: "marches-no-more AZ-12.4 seat",
        FIGHTS_TO_THE_END: "fights-to-the-end AZ-12.37 seat",
        SENDS_ASSASSIN: "sends-assassin AZ-16.7 seat other_seat letter",
    }
)
