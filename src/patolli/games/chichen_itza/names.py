"""The numbers and ids of all things in the game. A components file cannot change them."""

from __future__ import annotations

from typing import Final

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
TENTHS: Final = 10  # scores and prospects are stored in tenths of a point
NOBODY: Final = -1
NOTHING: Final = -1

# Goods.
COINS: Final = 0
LUCK: Final = 1
IDOLS: Final = 2
WARRIORS: Final = 3
MAGIC: Final = 4
SHIELDS: Final = 5
GOOD_IDS: Final[list[str]] = ["coins", "luck", "idols", "warriors", "magic-cards", "shields"]

# Places: the 28 terrain tiles and the city, with two further places for heroes.
TILES: Final = 28
CITY: Final = 28
ON_BOARD: Final = -1  # the place of a hero on the owner's board
MARCHING: Final = 29  # the place of a hero who is part of the group that moves or fights
TILE_IDS: Final[list[str]] = [f"P{n:02}" for n in range(1, TILES + 1)]
PLACE_IDS: Final[list[str]] = [*TILE_IDS, "city"]
START_IDS: Final[list[str]] = PLACE_IDS

# Terrains, which are also types of movement. The action "move hero" uses the type FREE.
LAND: Final = 0
WATER: Final = 1
FREE: Final = 2
TERRAIN_IDS: Final[list[str]] = ["land", "water"]

# Kinds of tiles.
CAMP: Final = 0
VILLAGE: Final = 1
TEMPLE: Final = 2
MINE: Final = 3
RUIN: Final = 4
KINDS: Final = 5
KIND_IDS: Final[list[str]] = ["camp", "village", "temple", "mine", "ruin"]

# Gems.
YELLOW: Final = 0
GREEN_GEM: Final = 1
WHITE: Final = 2
RED_GEM: Final = 3
BLUE_GEM: Final = 4
GEMS: Final = 5
GEM_IDS: Final[list[str]] = ["yellow", "green", "white", "red", "blue"]

# Bonuses of the gem star: goods, followed by a god card of each colour.
STAR_LINES: Final = 10
STAR_IDS: Final[list[str]] = [
    "yellow-green", "yellow-white", "yellow-red", "yellow-blue", "green-white",
    "green-red", "green-blue", "white-red", "white-blue", "red-blue",
]  # fmt: skip
LINE_IDS: Final[list[str]] = STAR_IDS
BONUS_COINS: Final = 0
BONUS_LUCK: Final = 1
BONUS_IDOLS: Final = 2
BONUS_WARRIORS: Final = 3
BONUS_MAGIC: Final = 4
BONUS_GEAR: Final = 5
BONUS_GOD: Final = 6  # + colour
BONUS_IDS: Final[list[str]] = [
    "coins", "luck", "idols", "warriors", "magic_cards", "gear",
    "god_gold", "god_green", "god_red", "god_blue",
]  # fmt: skip

# Gears.
DEFENSE: Final = 0
MELEE_GEAR: Final = 1
RANGED_GEAR: Final = 2
MAGIC_GEAR: Final = 3
GEARS: Final = 4
TOP_LEVEL: Final = 6
GEAR_IDS: Final[list[str]] = ["defense", "melee", "ranged", "magic"]

# Magic cards.
STONE: Final = 0
FIRE: Final = 1
SPELLS: Final = 2
SPELL_IDS: Final[list[str]] = ["stone", "fire"]

# Colours of god cards. Card n of a colour has the number 20 * colour + n.
GOLD: Final = 0
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 3
COLORS: Final = 4
PER_COLOR: Final = 20
GODS: Final = 80
COLOR_IDS: Final[list[str]] = ["gold", "green", "red", "blue"]
GOD_IDS: Final[list[str]] = [f"G{n:02}" for n in range(1, GODS + 1)]

# Heroes. Card n of a type has the number 8 * type + n.
HERO_TYPES: Final = 3
PER_TYPE: Final = 8
HEROES: Final = 24
HERO_IDS: Final[list[str]] = ["a", "b", "c"]
HEROCARD_IDS: Final[list[str]] = [f"H{n:02}" for n in range(1, HEROES + 1)]
CARD_A_IDS: Final[list[str]] = HEROCARD_IDS  # the names of their cards in questions about three heroes
CARD_B_IDS: Final[list[str]] = HEROCARD_IDS
CARD_C_IDS: Final[list[str]] = HEROCARD_IDS

# All cards in one list, god cards before hero cards, for moves such as "use g47" and "use h09".
CARD_IDS: Final[list[str]] = [*GOD_IDS, *HEROCARD_IDS]
CARDS: Final = GODS + HEROES

# Tasks and their four stacks.
TASKS: Final = 23
STACKS: Final = 4
TASK_IDS: Final[list[str]] = [f"T{n:02}" for n in range(1, TASKS + 1)]
STACK_IDS: Final[list[str]] = ["sun", "sun-moon", "moon", "moon-star"]

# Creatures, their symbols and abilities.
SNAKE: Final = 0
MONKEY: Final = 1
JAGUAR: Final = 2
TRICERATOPS: Final = 3
CAIMAN: Final = 4
SHAMAN: Final = 5
KUKULKAN: Final = 6
CREATURES: Final = 7
CREATURE_IDS: Final[list[str]] = ["snake", "monkey", "jaguar", "triceratops", "caiman", "shaman", "kukulkan"]
STRONGEST: Final = 6
HIT: Final = 0
SHOT: Final = 1
STONE_SYMBOL: Final = 2
FIRE_SYMBOL: Final = 3
SHIELD: Final = 4
COIN: Final = 5
SYMBOLS: Final = 6
SYMBOL_IDS: Final[list[str]] = ["hit", "ranged", "stone", "fire", "shield", "coin"]
NO_ABILITY: Final = 0
TAKES_COINS: Final = 1
MELEE_ONLY: Final = 2
SHIELDS_ITSELF: Final = 3
ROLLS_ON: Final = 4
ABILITY_IDS: Final[list[str]] = ["none", "coins", "no-magic-no-ranged", "shields", "chain"]

# Ruins.
RUINS: Final = 12
RUIN_IDS: Final[list[str]] = [f"RU{n:02}" for n in range(1, RUINS + 1)]

# Treasures, by number. The components file says which die face yields which treasure.
TREASURES: Final = 6
TREASURE_WARRIOR: Final = 0
TREASURE_LUCK: Final = 1
TREASURE_MAGIC: Final = 2
TREASURE_COINS: Final = 3
TREASURE_IDOL: Final = 4
TREASURE_GEAR: Final = 5
TREASURE_IDS: Final[list[str]] = ["warrior", "luck", "magic-card", "coins", "idol", "gear"]

# Actions. Each of the first four raises the gear with the same number.
GOD_CARD: Final = 4
MAGIC_CARDS: Final = 5
SCOUT: Final = 6
WAR: Final = 7
FAVOR: Final = 8
REINFORCEMENT: Final = 9
REGROUP: Final = 10
LAND_MOVEMENT: Final = 11
WATER_MOVEMENT: Final = 12
RECRUIT: Final = 13
MOVE_HERO: Final = 14
ACTIONS: Final = 15
ACTION_IDS: Final[list[str]] = [
    "defense", "melee", "ranged", "magic", "god-card", "magic-cards", "scout", "war", "favor",
    "reinforcement", "regroup", "land", "water", "recruit", "move-hero",
]  # fmt: skip

# Action tiles, and the actions on them.
ACTION_TILES: Final = 21
ACTIONTILE_IDS: Final[list[str]] = [
    "scout", "land-1", "water-1", "hero", "defense", "melee", "ranged", "magic", "god-card", "magic-cards",
    "war", "favor", "reinforcement", "regroup", "land-2", "water-2", "war-favor", "reinforcement-regroup",
    "defense-melee", "ranged-magic", "god-magic-cards",
]  # fmt: skip
ACTIONS_ON: Final = [
    [SCOUT], [LAND_MOVEMENT], [WATER_MOVEMENT], [RECRUIT, MOVE_HERO], [DEFENSE], [MELEE_GEAR], [RANGED_GEAR],
    [MAGIC_GEAR], [GOD_CARD], [MAGIC_CARDS], [WAR], [FAVOR], [REINFORCEMENT], [REGROUP], [LAND_MOVEMENT],
    [WATER_MOVEMENT], [WAR, FAVOR], [REINFORCEMENT, REGROUP], [DEFENSE, MELEE_GEAR],
    [RANGED_GEAR, MAGIC_GEAR], [GOD_CARD, MAGIC_CARDS],
]  # fmt: skip
HERO_TILE: Final = 3

# Phases of a combat, in order of play.
MAGIC_1: Final = 0
MAGIC_2: Final = 1
RANGED_1: Final = 2
RANGED_2: Final = 3
MELEE_1: Final = 4
MELEE_2: Final = 5
MELEE_3: Final = 6
MELEE_4: Final = 7
PHASES: Final = 8
PHASE_IDS: Final[list[str]] = [
    "magic-1", "magic-2", "ranged-1", "ranged-2", "melee-1", "melee-2", "melee-3", "melee-4",
]  # fmt: skip
USUAL_PHASES: Final = 1 << MAGIC_1 | 1 << RANGED_1 | 1 << MELEE_1 | 1 << MELEE_2 | 1 << MELEE_3
DISTANT_PHASES: Final = 1 << MAGIC_1 | 1 << MAGIC_2 | 1 << RANGED_1 | 1 << RANGED_2
# The means of combat used in each phase.
BY_MAGIC: Final = 0
BY_RANGED: Final = 1
BY_MELEE: Final = 2
MEANS: Final[list[int]] = [BY_MAGIC, BY_MAGIC, BY_RANGED, BY_RANGED, BY_MELEE, BY_MELEE, BY_MELEE, BY_MELEE]
MEANS_IDS: Final[list[str]] = ["magic", "ranged", "melee"]

# Sides of a combat: the one that rolls first and the other one, which is a player or a creature.
FIRST: Final = 0
SECOND: Final = 1

ROUNDS: Final = 6
GRID: Final = 27  # the number of hexes along each axis of the grid
MIDDLE: Final = 13
