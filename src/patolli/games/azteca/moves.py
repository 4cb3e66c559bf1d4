"""All moves of Azteca. The number of a move never changes; new moves are added at the end."""

from __future__ import annotations

from typing import Final

from ...kernel.vocabulary import Vocabulary
from . import names

# Outcomes of chance
PEOPLE: Final = 110  # `people aztecs`
FIRST: Final = 114  # `first 2`
DEAL: Final = 118  # `deal 1`: a territory marker
TURN_UP: Final = 121  # `marker 1`: a marker not dealt to any player
DRAW: Final = 124  # `draw raid`
SPEAR: Final = 138
BLANK: Final = 139
ROLL: Final = 140  # `roll 4`; the numbers begin with face 1
LOT: Final = 146  # `slaves sl2`
EXPEDITION: Final = 149  # `expedition ex03`
COUNTER: Final = 157  # `counter 2`
EXTRA: Final = 161  # `diverted 2`
JUDGEMENT: Final = 165  # `card tz2`
# Set-up: moves such as `place 11`, `lay 1`, `dike 7`
PLACE: Final = 559
LAY: Final = 581
DIKE: Final = 234
# Hand cards
DISCARD: Final = 237  # `discard raid`
STRIP: Final = 251  # `strip raid`
TLENAMACAC: Final = 265  # `tlenamacac 1` chooses the first die
SORCERER: Final = 269  # `sorcerer 2`
CANCEL: Final = 273
INSUBORDINATION: Final = 274  # `insubordination 11`
TLALOC: Final = 304
SUBMISSION: Final = 305  # `submission 11`
YACATECUHTLI: Final = 335  # `yacatecuhtli 2`
ASSASSINATION: Final = 339  # `assassination 2 a`
CHALCHIUHTLICUE: Final = 351
RAID: Final = 352
REINFORCEMENTS: Final = 353  # `reinforcements attacker`
ALLIANCE: Final = 355  # `alliance 2 a`; the next question is how many prisoners to promise
ERUPTION: Final = 367
FLOOD: Final = 368
DIVERSION: Final = 369
# Buying: moves such as `buy warrior reserve`, `buy ship`, `buy dike 7`
BUY_SOLDIER: Final = 370
BUY_POCHTECA: Final = 378
BUY_GENERAL: Final = 379
BUY_SHIP: Final = 380
BUY_DIKE: Final = 381
# Slave market: moves such as `look 2`; bids are amounts
LOOK: Final = 384
# Pochtecas: moves such as `order 11`, `order exp`, `ally a`, `rest a`
ORDER: Final = 388
ORDER_EXPEDITION: Final = 418
MISSION: Final = 419
# Lakes: moves such as `sail s4`, `attack s4 2`, `join attacker`, `fight on`, `break off`
SAIL: Final = 434
ATTACK: Final = 441
JOIN: Final = 469
FIGHT_ON: Final = 471
BREAK_OFF: Final = 472
# Flower war: moves such as `activate a`, `reorganise`, `go 11`, `intercept a`, `send jaguar`, `lose warrior
# a`
ACTIVATE: Final = 473
REORGANISE: Final = 476
GO: Final = 477
INTERCEPT: Final = 514
SEND: Final = 517
LOSE: Final = 519
LOSE_TEMPORARY: Final = 527
RETREAT: Final = 528
RETREAT_RESERVE: Final = 558
NO_MORE_MARCHES: Final = 584  # `no march` passes for the rest of the round
TO_THE_END: Final = 585  # `to the end`: the side will not retreat from this battle
# Amounts are answers to questions about soldiers in boxes, bids, offers, promises and offerings. Questions
# about permissions are answered with yes or no.


def assassination(seat: int, letter: int) -> int:
    return ASSASSINATION + seat * names.POCHTECAS + letter


def alliance(seat: int, army: int) -> int:
    return ALLIANCE + seat * names.ARMIES + army


def buy_soldier(kind: int, box: int) -> int:
    return BUY_SOLDIER + kind * names.BOXES + box


def mission(kind: int, letter: int) -> int:
    return MISSION + kind * names.POCHTECAS + letter


def attack(sea: int, seat: int) -> int:
    return ATTACK + sea * names.MOST_PLAYERS + seat


def lose(kind: int, box: int) -> int:
    return LOSE + kind * names.BOXES + box


def vocabulary() -> Vocabulary:
    v = Vocabulary()
    cards = names.CARD_IDS
    seas = [name.lower() for name in names.SEA_IDS]
    seats = names.SEAT_IDS
    values = [str(kind) for kind in range(names.MARKER_KINDS)]
    dikes = names.SITE_IDS
    armies = [f"{seat} {letter}" for seat in seats for letter in names.LETTERS]
    soldiers = [f"{kind} {box}" for kind in names.SOLDIER_IDS for box in names.BOX_IDS]
    v.series(PEOPLE, "people", names.PEOPLE_IDS)
    v.series(FIRST, "first", seats)
    v.series(DEAL, "deal", values)
    v.series(TURN_UP, "marker", values)
    v.series(DRAW, "draw", cards)
    v.add(SPEAR, "spear")
    v.add(BLANK, "blank")
    v.series(ROLL, "roll", [str(face) for face in range(1, names.WHITE_FACES + 1)])
    v.series(LOT, "slaves", [name.lower() for name in names.SLAVE_IDS])
    v.series(EXPEDITION, "expedition", [name.lower() for name in names.EXPEDITION_IDS])
    v.series(COUNTER, "counter", seats)
    v.series(EXTRA, "diverted", seats)
    v.series(JUDGEMENT, "card", [name.lower() for name in names.TEZCATLIPOCA_IDS])
    v.series(PLACE, "place", names.LAND_IDS[: names.INNER_AREAS])
    v.series(LAY, "lay", values)
    v.series(DIKE, "dike", dikes)
    v.series(DISCARD, "discard", cards)
    v.series(STRIP, "strip", cards)
    v.series(TLENAMACAC, "tlenamacac", [str(die) for die in range(1, names.MOST_DICE + 1)])
    v.series(SORCERER, "sorcerer", seats)
    v.add(CANCEL, "sorcerer cancel")
    v.series(INSUBORDINATION, "insubordination", names.LAND_IDS)
    v.add(TLALOC, "tlaloc")
    v.series(SUBMISSION, "submission", names.LAND_IDS)
    v.series(YACATECUHTLI, "yacatecuhtli", seats)
    v.series(ASSASSINATION, "assassination", armies)
    v.add(CHALCHIUHTLICUE, "chalchiuhtlicue")
    v.add(RAID, "raid")
    v.series(REINFORCEMENTS, "reinforcements", names.SIDE_IDS)
    v.series(ALLIANCE, "alliance", armies)
    v.add(ERUPTION, "eruption")
    v.add(FLOOD, "flood")
    v.add(DIVERSION, "diversion")
    v.series(BUY_SOLDIER, "buy", soldiers)
    v.series(BUY_POCHTECA, "buy", ["pochteca", "general", "ship", *(f"dike {site}" for site in dikes)])
    v.series(LOOK, "look", [str(lot) for lot in range(1, names.MOST_LOTS + 1)])
    v.series(ORDER, "order", [*names.LAND_IDS, "exp"])
    missions = [f"{verb} {letter}" for verb in names.MISSION_VERBS for letter in names.LETTERS]
    for i, text in enumerate(missions):
        v.add(MISSION + i, text)
    v.series(SAIL, "sail", seas)
    v.series(ATTACK, "attack", [f"{sea} {seat}" for sea in seas for seat in seats])
    v.series(JOIN, "join", names.SIDE_IDS)
    v.add(FIGHT_ON, "fight on")
    v.add(BREAK_OFF, "break off")
    v.series(ACTIVATE, "activate", names.LETTERS)
    v.add(REORGANISE, "reorganise")
    v.series(GO, "go", [area.lower() for area in names.AREA_IDS])
    v.series(INTERCEPT, "intercept", names.LETTERS)
    v.series(SEND, "send", names.SOLDIER_IDS)
    v.series(LOSE, "lose", [*soldiers, "temporary"])
    v.series(RETREAT, "retreat", [*names.LAND_IDS, "reserve"])
    v.add(NO_MORE_MARCHES, "no march")
    v.add(TO_THE_END, "to the end")
    return v


VOCABULARY: Final = vocabulary()
