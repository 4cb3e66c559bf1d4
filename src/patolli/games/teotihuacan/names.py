"""The numbers and ids of all things in the game. A components file cannot change them."""

from __future__ import annotations

from typing import Final

FEWEST_PLAYERS: Final = 1
MOST_PLAYERS: Final = 4
TENTHS: Final = 10  # scores are stored in tenths of a point, because evaluations need fractions of points

# Goods. The first three are the resources; cocoa is not a resource (TE-1.7).
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
COCOA: Final = 3
RESOURCES: Final = 3
GOODS: Final = 4
GOOD_IDS: Final[list[str]] = ["wood", "stone", "gold", "cocoa"]
RESOURCE_IDS: Final[list[str]] = GOOD_IDS[:RESOURCES]

# Action boards (TE-1.1). The number of a board is one less than the number printed on it.
PALACE: Final = 0
FOREST: Final = 1
QUARRY: Final = 2
MINE: Final = 3
ALCHEMY: Final = 4
NOBLES: Final = 5
DECORATIONS: Final = 6
CONSTRUCTION: Final = 7
BOARDS: Final = 8
NOWHERE: Final = -1
BOARD_IDS: Final[list[str]] = ["palace", "forest", "quarry", "mine", "alchemy", "nobles", "deco", "build"]
FROM_IDS: Final[list[str]] = BOARD_IDS  # the places at which a worker's move can start
TO_IDS: Final[list[str]] = BOARD_IDS

# Worship spaces (TE-7.2): three in the Palace, and one on each of four boards.
SPACE_IDS: Final[list[str]] = ["palace1", "palace2", "palace3", "forest", "quarry", "mine", "deco"]
SPACES: Final = 7
ROYAL_SPACES: Final = 3
BOARD_OF_SPACE: Final[list[int]] = [PALACE, PALACE, PALACE, FOREST, QUARRY, MINE, DECORATIONS]
SPACES_OF_BOARD: Final = [[0, 1, 2], [3], [4], [5], [], [], [6], []]
UNLOCKED: Final = -1
# The index of the discovery tile in each board's worship area, or -1.
SIDE_OF_BOARD: Final = [0, 1, 2, 3, -1, -1, 4, -1]
SIDES: Final = 5
BOARD_OF_SIDE: Final = [PALACE, FOREST, QUARRY, MINE, DECORATIONS]

# Dice.
DICE: Final = 4
HIGHEST_POWER: Final = 5
EXPERIENCED: Final = 4  # the minimum power of an experienced worker (TE-1.5)
ASCENDS: Final = 6
WORKERS_USED: Final = 3

# Temples, which are also the first three icons.
BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
TEMPLES: Final = 3
TEMPLE_IDS: Final[list[str]] = ["blue", "red", "green"]
GLYPH: Final = 3
COLOURED: Final = 4  # added to the number of an icon if the icon is coloured
ICON_IDS: Final[list[str]] = ["statue", "headdress", "serpent", "glyph"]
ICON_CODES: Final[list[str]] = ["S", "H", "F", "O", "S+", "H+", "F+"]  # the codes used in the components file

# Piles of discovery tiles on tracks: three on the Avenue and four in temples (TE-2.10, TE-2.11).
PILE_IDS: Final[list[str]] = ["avenue3", "avenue6", "avenue8", "blue4", "red5", "green3", "green6"]
PILES: Final = 7
AVENUE_PILES: Final = 3
TEMPLE_PILE_IDS: Final[list[str]] = ["blue_4", "red_5", "green_3", "green_6"]

# Technologies (TE-13).
T01: Final = 0
T03: Final = 1
T05: Final = 2
T07: Final = 3
T09: Final = 4
T11: Final = 5
T13: Final = 6
T15: Final = 7
T17: Final = 8
TECHNOLOGIES: Final = 9
TECHNOLOGIES_IN_PLAY: Final = 6
COLUMNS: Final = 3
NO_TECHNOLOGY: Final = -1
TECHNOLOGY_IDS: Final[list[str]] = ["t01", "t03", "t05", "t07", "t09", "t11", "t13", "t15", "t17"]

# Royal tiles (TE-12), with the effect of each kind.
ROYAL_IDS: Final[list[str]] = ["ra4", "ra5", "ra9", "rb2", "rb6", "rb7", "rc1", "rc3", "rc8"]
ROYAL_TILES: Final = 9
CATEGORY_IDS: Final[list[str]] = ["A", "B", "C"]
VP_TECHNOLOGIES: Final = 0
VP_TRACK: Final = 1
VP_AVENUE: Final = 2
EXCHANGE: Final = 3
MIX: Final = 4
ROYAL_COCOA: Final = 5
SELL: Final = 6
ROYAL_CLIMB: Final = 7
ROYAL_KIND_IDS: Final[list[str]] = [
    "vp_technologies",
    "vp_track",
    "vp_avenue",
    "exchange",
    "mix",
    "cocoa",
    "sell",
    "climb",
]

# Discovery tiles (TE-11).
MASKS: Final = 7  # the kinds of tiles below this number are masks
DVP: Final = 7
DRES3: Final = 8
DRES2: Final = 9
DAVE: Final = 10
DTANY: Final = 11
DTBLU: Final = 12
DTRED: Final = 13
DTGRN: Final = 14
DCOC: Final = 15
DPOW: Final = 16
DTWIN: Final = 17
DFREE: Final = 18
DLEAP: Final = 19
DHELP: Final = 20
DISCOVERIES: Final = 21
NO_TILE: Final = -1
DISCOVERY_IDS: Final[list[str]] = [
    "m1", "m2", "m3", "m4", "m5", "m6", "m7",
    "dvp", "dres3", "dres2", "dave", "dtany", "dtblu", "dtred", "dtgrn", "dcoc", "dpow",
    "dtwin", "dfree", "dleap", "dhelp",
]  # fmt: skip

# Temple bonus tiles (TE-15.2).
BMASK: Final = 0
BTECH: Final = 1
BFLAT: Final = 2
BAVE: Final = 3
BBON: Final = 4
BDISC: Final = 5
BWORK: Final = 6
BONUSES: Final = 7
BONUS_IDS: Final[list[str]] = ["bmask", "btech", "bflat", "bave", "bbon", "bdisc", "bwork"]

# Starting tiles, with those that have a discovery symbol (TE-3.6).
STARTING_TILES: Final = 18
STARTING_IDS: Final[list[str]] = [f"s{n:02}" for n in range(1, STARTING_TILES + 1)]
WITH_DISCOVERY: Final = [13, 15]
COLOUR_IDS: Final[list[str]] = ["neutral1", "neutral2"]

# Decorations (TE-8.11 to TE-8.15), on four sides with four steps each.
DECORATION_TILES: Final = 15
DECORATION_IDS: Final[list[str]] = [f"k{n:02}" for n in range(1, DECORATION_TILES + 1)]
SIDE_IDS: Final[list[str]] = ["top", "right", "bottom", "left"]
PYRAMID_SIDES: Final = 4
STEPS_OF_SIDE: Final = 4
EMPTY: Final = -1

# The pyramid (TE-8.16 to TE-8.22). Tiles cover 2 by 2 cells of an 8 by 8 grid.
PYRAMID_TILES: Final = 32
STONE_TILE_IDS: Final[list[str]] = [f"p{n:02}" for n in range(1, PYRAMID_TILES + 1)]
LEVELS: Final = 4
LEVEL_SIDE: Final = [4, 3, 2, 1]
FIRST_PLACE: Final = [0, 16, 25, 29, 30]  # the first place of each level, then the number of places
PLACES: Final = 30
GRID: Final = 8
ROTATIONS: Final = 4
PLACE_IDS: Final[list[str]] = [
    f"{level + 1}{'abcd'[row]}{column + 1}"
    for level in range(LEVELS)
    for row in range(LEVEL_SIDE[level])
    for column in range(LEVEL_SIDE[level])
]

# Nobles (TE-8.8): the rows of buildings.
ROW_IDS: Final[list[str]] = ["top", "middle", "bottom"]
ROWS: Final = 3

# Reasons why a main action is impossible (TE-7.8). Messages contain these numbers.
OBSTACLES: Final = [
    "gold", "learned", "row-two", "wood", "buildings", "rows", "decoration-gold", "decorations", "sides",
    "tiles", "places", "stone",
]  # fmt: skip
OBSTACLE_GOLD: Final = 0
OBSTACLE_LEARNED: Final = 1
OBSTACLE_ROW_TWO: Final = 2
OBSTACLE_WOOD: Final = 3
OBSTACLE_BUILDINGS: Final = 4
OBSTACLE_ROWS: Final = 5
OBSTACLE_DECORATION_GOLD: Final = 6
OBSTACLE_DECORATIONS: Final = 7
OBSTACLE_SIDES: Final = 8
OBSTACLE_TILES: Final = 9
OBSTACLE_PLACES: Final = 10
OBSTACLE_STONE: Final = 11

# Rewards of an ascension (TE-10.4).
REWARD_VP: Final = 0
REWARD_COCOA: Final = 1
REWARD_TEMPLE: Final = 2
REWARD_TEMPLES: Final = 3
REWARD_WORKER: Final = 4
REWARDS: Final = 5
REWARD_IDS: Final[list[str]] = ["av5", "ac5", "at1", "at2", "aw4"]

# Benefits of worship (TE-7.4, TE-7.5).
TEMPLE_ONLY: Final = 0
DISCOVERY_ONLY: Final = 1
TEMPLE_FIRST: Final = 2
DISCOVERY_FIRST: Final = 3
ROYAL_ONLY: Final = 4
ROYAL_FIRST: Final = 5
ROYAL_LAST: Final = 6
BENEFIT_IDS: Final[list[str]] = [
    "temple", "discovery", "temple-discovery", "discovery-temple",
    "royal", "royal-discovery", "discovery-royal",
]  # fmt: skip

# Solo game (TE-16): the tiles of the Teotibot and the boards on which it acts.
XALC: Final = 0
XBLD: Final = 1
XDEC: Final = 2
XNOB: Final = 3
XMSK: Final = 4
XMAS: Final = 5
XWOR: Final = 6
BOT_TILES: Final = 7
BOT_TILE_IDS: Final[list[str]] = ["xalc", "xbld", "xdec", "xnob", "xmsk", "xmas", "xwor"]
DIRECTION_IDS: Final[list[str]] = ["left", "right"]
