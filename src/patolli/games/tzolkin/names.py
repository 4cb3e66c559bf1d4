"""The numbers and ids of all things in the game. A components file cannot change them."""

from __future__ import annotations

from typing import Final

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
QUARTERS: Final = 4  # scores are stored in quarter points (TZ-19.3)

# Goods. The first three are the resources.
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
SKULL: Final = 3
CORN: Final = 4
RESOURCES: Final = 3
GOODS: Final = 5
NO_GOOD: Final = -1
GOOD_IDS: Final[list[str]] = ["wood", "stone", "gold", "skull", "corn"]
RESOURCE_IDS: Final[list[str]] = GOOD_IDS[:RESOURCES]

# Wheels, and the highest space number of any wheel.
PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN: Final = 4
WHEELS: Final = 5
HIGHEST_SPACE: Final = 10
WHEEL_IDS: Final[list[str]] = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen"]

# Temples.
CHAAC: Final = 0
QUETZALCOATL: Final = 1
KUKULCAN: Final = 2
TEMPLES: Final = 3
TEMPLE_IDS: Final[list[str]] = ["chaac", "quetzalcoatl", "kukulcan"]

# Technologies.
AGRICULTURE: Final = 0
EXTRACTION: Final = 1
ARCHITECTURE: Final = 2
THEOLOGY: Final = 3
TECHNOLOGIES: Final = 4
TECHNOLOGY_LEVELS: Final = 3
TECHNOLOGY_IDS: Final[list[str]] = ["agriculture", "extraction", "architecture", "theology"]

# Kinds of buildings. A monument counts as one of these kinds, too, according to its frame.
FARM: Final = 0
CITY: Final = 1
TOMB: Final = 2
SHRINE: Final = 3
KINDS: Final = 4
KIND_IDS: Final[list[str]] = ["farm", "city", "tomb", "shrine"]

# Ages.
AGE_1: Final = 0
AGE_2: Final = 1
AGES: Final = 2
MOST_DAYS: Final = 2
"""TZ-12.5: the maximum number of days by which the calendar advances at the end of a round."""

# Kinds of food days.
MID_AGE: Final = 0
END_OF_AGE: Final = 1
FOOD_DAY_IDS: Final[list[str]] = ["mid_age", "end_age"]

# Tiles.
BUILDINGS: Final = 32
MONUMENTS: Final = 13
WEALTH_TILES: Final = 21
BUILDING_IDS: Final[list[str]] = [f"B{b:02}" for b in range(1, BUILDINGS + 1)]
MONUMENT_IDS: Final[list[str]] = [f"M{m:02}" for m in range(1, MONUMENTS + 1)]
WEALTH_IDS: Final[list[str]] = [f"W{w:02}" for w in range(1, WEALTH_TILES + 1)]

# The effects of tiles and of technology bonuses, as tuples (effect, a, b).
GAIN: Final = 0  # a: good, b: amount
POINTS: Final = 1  # a: victory points
WORKER: Final = 2  # a is the number of workers
ADVANCE: Final = 3  # a: technology, b: steps
ADVANCE_ANY: Final = 4  # a is the number of technology advances; the player chooses each technology
STEP_UP: Final = 5  # a: temple, b: steps
STEP_UP_ANY: Final = 6  # a is the number of temple steps; the player chooses each temple
BUILD: Final = 7  # the player builds one building as with Tikal 2
MARKET: Final = 8  # the player trades as with Uxmal 2
PAID_ACTION: Final = 9  # a is the corn that the player pays for an action, as with Uxmal 5
GAIN_ANY: Final = 10  # a is the number of resources; the player chooses each one
FEED_FREE: Final = 11  # a is the number of workers that need no corn
FEED_DISCOUNT: Final = 12  # a is the reduction of the corn that each worker needs
EFFECT_IDS: Final[list[str]] = [
    "gain", "vp", "worker", "tech", "tech_choice", "temple", "temple_choice", "build", "market",
    "paid_action", "resource_choice", "feed_free", "feed_discount",
]  # fmt: skip

# How monuments score (TZ-16.8).
PER_KIND: Final = 0
PER_STRUCTURE: Final = 1
PER_MONUMENT_OF_ALL: Final = 2
PER_CORN_TILE: Final = 3
PER_WOOD_TILE: Final = 4
BY_WORKERS: Final = 5
PER_TECHNOLOGY_LEVEL: Final = 6
BY_MASTERED_TECHNOLOGIES: Final = 7
BEST_TEMPLE: Final = 8
TEMPLE_POINTS: Final = 9
PER_OFFERED_SKULL: Final = 10
MONUMENT_RULE_IDS: Final[list[str]] = [
    "per_kind", "per_structure", "per_monument_of_all", "per_corn_tile", "per_wood_tile", "workers",
    "per_tech_level", "maxed_techs", "best_temple", "temple_points", "per_offered_skull",
]  # fmt: skip
