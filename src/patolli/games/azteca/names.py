"""The numbers and ids of all things in the game. A components file cannot change them."""

from __future__ import annotations

from typing import Final

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
NOBODY: Final = -1
TENTHS: Final = 10  # Scores are stored in tenths of a point, because evaluations need fractions of points.
SEAT_IDS: Final[list[str]] = ["0", "1", "2", "3"]

# Peoples (AZ-1.1).
AZTECS: Final = 0
PEOPLES: Final = 4
PEOPLE_IDS: Final[list[str]] = ["aztecs", "tepanecs", "chichimecs", "toltecs"]

# Areas (AZ-3.8), with the lakes after the land.
LAND: Final = 30
SEAS: Final = 7
AREAS: Final = LAND + SEAS
LAND_IDS: Final[list[str]] = [str(area) for area in range(1, LAND + 1)]
SEA_IDS: Final[list[str]] = [f"S{sea}" for sea in range(1, SEAS + 1)]
AREA_IDS: Final[list[str]] = [*LAND_IDS, *SEA_IDS]
INNER_AREAS: Final = 22

# Kinds of areas (AZ-3.1).
INNER: Final = 0
CAPITAL: Final = 1
OUTER: Final = 2
SEA: Final = 3
KIND_IDS: Final[list[str]] = ["inner", "capital", "outer", "sea"]

# The terrain at a border (AZ-3.3).
NO_BORDER: Final = 0
PLAIN: Final = 1
MOUNTAIN: Final = 2
SWAMP: Final = 3
CHINAMPAS: Final = 4
DIKE: Final = 5
LAKE: Final = 6
TERRAIN_IDS: Final[list[str]] = ["none", "plain", "mountain", "swamp", "chinampas", "dike", "sea"]
DIKES: Final = 3
SITE_IDS: Final[list[str]] = ["7", "8", "10"]

# Soldiers, and the boxes of an army display (AZ-2.2).
WARRIOR: Final = 0
JAGUAR: Final = 1
SOLDIERS: Final = 2
SOLDIER_IDS: Final[list[str]] = ["warrior", "jaguar"]
ARMIES: Final = 3
RESERVE: Final = 3
BOXES: Final = 4
LETTERS: Final[list[str]] = ["a", "b", "c"]
ARMY_IDS: Final[list[str]] = LETTERS
LETTER_IDS: Final[list[str]] = LETTERS
BOX_IDS: Final[list[str]] = ["a", "b", "c", "reserve"]

# Units that can be bought (AZ-2.6).
POCHTECA: Final = 2
GENERAL: Final = 3
SHIP: Final = 4
DIKE_UNIT: Final = 5
UNITS: Final = 6
UNIT_IDS: Final[list[str]] = ["warrior", "jaguar", "pochteca", "general", "ship", "dike"]

# The places other than areas where a pochteca can be.
IN_SUPPLY: Final = -3
IN_CAPITAL: Final = -2
IN_MEXICO: Final = -1
POCHTECAS: Final = 3

# The kinds of territory markers and slave cards.
MARKER_KINDS: Final = 3
MARKER_IDS: Final[list[str]] = ["marker0", "marker1", "marker2"]
SLAVE_KINDS: Final = 3
SLAVE_IDS: Final[list[str]] = ["SL1", "SL2", "SL3"]
MOST_LOTS: Final = 4

# Expedition cards.
EXPEDITIONS: Final = 8
EXPEDITION_IDS: Final[list[str]] = [f"EX{e:02}" for e in range(1, EXPEDITIONS + 1)]
GIVES_TRIBUTE: Final = 0
GIVES_SP: Final = 1
GIVES_NOTHING: Final = 2
EXPEDITION_EFFECTS: Final = ["tribute", "sp", "nothing"]

# Hand cards (AZ-16).
TLENAMACAC: Final = 0
SORCERER: Final = 1
INSUBORDINATION: Final = 2
TLALOC: Final = 3
SUBMISSION: Final = 4
YACATECUHTLI: Final = 5
ASSASSINATION: Final = 6
CHALCHIUHTLICUE: Final = 7
RAID: Final = 8
REINFORCEMENTS: Final = 9
ALLIANCE: Final = 10
ERUPTION: Final = 11
FLOOD: Final = 12
DIVERSION: Final = 13
CARDS: Final = 14
CARD_IDS: Final[list[str]] = [
    "tlenamacac", "sorcerer", "insubordination", "tlaloc", "submission", "yacatecuhtli", "assassination",
    "chalchiuhtlicue", "raid", "reinforcements", "alliance", "eruption", "flood", "diversion",
]  # fmt: skip
NO_CARD: Final = -1

# Dice (AZ-2.5). A spear counts 1, a blank 0, and a white die its number.
RED: Final = 0
YELLOW: Final = 1
WHITE: Final = 2
STRONGER_DIE: Final = YELLOW
WEAKER_DIE: Final = RED
DICE_IDS: Final[list[str]] = ["red", "yellow", "white"]
COLOUR_IDS: Final[list[str]] = DICE_IDS
MOST_DICE: Final = 4
WHITE_FACES: Final = 6
SPEAR: Final = 1
BLANK: Final = 0
NOT_ROLLED: Final = -1

# Purposes of a roll.
FOR_TLALOC: Final = 0
FOR_SUBMISSION: Final = 1
FOR_ASSASSINATION: Final = 2
FOR_REBELLION: Final = 3
FOR_SHIPS: Final = 4
FOR_MOBILISATION: Final = 5
FOR_TERRAIN: Final = 6
FOR_BATTLE: Final = 7
FOR_JUDGEMENT: Final = 8
ROLL_IDS: Final[list[str]] = [
    "roll-tlaloc", "roll-submission", "roll-assassination", "roll-rebellion", "roll-ships",
    "roll-mobilisation", "roll-terrain", "roll-battle", "roll-judgement",
]  # fmt: skip
# The numbers that represent the face of each die in questions. Unused dice show nothing.
SHOWS_NOTHING: Final = 0
SHOWS_FACE: Final = 1  # the number of a blank face; a spear and the faces of a white die follow
DIE_A_IDS: Final[list[str]] = [
    "none", "face-blank", "face-spear", *(f"face-{number}" for number in range(1, WHITE_FACES + 1)),
]  # fmt: skip
DIE_B_IDS: Final[list[str]] = DIE_A_IDS
DIE_C_IDS: Final[list[str]] = DIE_A_IDS
DIE_D_IDS: Final[list[str]] = DIE_A_IDS

# The cards of Tezcatlipoca.
TEZCATLIPOCA_CARDS: Final = 3
TEZCATLIPOCA_IDS: Final[list[str]] = ["TZ1", "TZ2", "TZ3"]
JUDGEMENT_IDS: Final[list[str]] = TEZCATLIPOCA_IDS

# Missions of a pochteca on the map (AZ-10.9 to AZ-10.12).
ALLY: Final = 0
REBEL: Final = 1
ASSIMILATE: Final = 2
SPY: Final = 3
REST: Final = 4
MISSION_IDS: Final[list[str]] = ["alliance", "rebellion", "assimilation", "espionage"]
USUAL_MISSIONS: Final[list[int]] = [ALLY, ASSIMILATE, REBEL]
"""The preferred missions of a pochteca. It carries out the first one that is possible."""
MISSION_VERBS: Final = ["ally", "rebel", "assimilate", "spy", "rest"]

# Sides of a battle.
ATTACKER: Final = 0
DEFENDER: Final = 1
NO_SIDE: Final = -1
SIDE_IDS: Final[list[str]] = ["attacker", "defender"]

# The purposes for which a lake is used (AZ-11.12).
FOR_MARCH: Final = 0
FOR_INTERCEPTION: Final = 1
FOR_RETREAT: Final = 2
PURPOSE_IDS: Final[list[str]] = ["march", "interception", "retreat"]

# The phases of a round (AZ-1.6).
PHASES: Final = 8
SET_UP: Final = 0
DRAW_CARDS: Final = 1
TRIBUTE: Final = 2
PURCHASE: Final = 3
SLAVE_MARKET: Final = 4
POCHTECA_PHASE: Final = 5
LAKES: Final = 6
FLOWER_WAR: Final = 7
JUDGEMENT: Final = 8
PHASE_IDS: Final[list[str]] = [
    "setup", "cards", "tribute", "purchase", "slaves", "pochtecas", "lakes", "war", "judgement",
]  # fmt: skip

# The outcome (AZ-14).
RUNNING: Final = 0
HELL: Final = 1
PYRAMID: Final = 2

MOST_AMOUNT: Final = 99
MOST_PROMISE: Final = 8
EVERY_SEAT: Final = 15
