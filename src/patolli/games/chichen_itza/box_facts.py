"""Facts that depend only on the components, for the cards and tables on the web page."""

from __future__ import annotations

from typing import Any, Final

from . import names
from .combat import creature_roll, dice
from .components.tables import Components
from .view_types import ChichenFacts, DieRounds, GearLevelFacts

FACES: Final = [1, 2, 3, 4, 5, 6]
CREATURES: Final = list(range(len(names.CREATURE_IDS)))
ROUNDS: Final = list(range(1, names.ROUNDS + 1))


def facts(c: Components) -> ChichenFacts:
    return {
        "gear_levels": [gear_level(c, level) for level in range(1, names.TOP_LEVEL + 1)],
        "ranged_faces": faces_up_to(c.ranged_hits),
        "stone_faces": faces_up_to(c.spell_hits[names.STONE]),
        "fire_faces": faces_up_to(c.spell_hits[names.FIRE]),
        "hit_symbols": {card_id(creature): hit_symbols(c, creature) for creature in CREATURES},
        "light_die": die_rounds(c, 0),
        "dark_die": die_rounds(c, 1),
    }


def gear_level(c: Components, level: int) -> GearLevelFacts:
    """CI-6.1 to CI-6.6: returns the benefits of each gear at this level."""
    return {
        "level": level,
        "shields": c.shields_allowed[level],
        "melee_faces": faces_up_to(c.melee_hits[level]),
        "range": c.range[level],
        "ranged": c.attacks[level],
        "stone": limit(c.spells[names.STONE][level]),
        "fire": limit(c.spells[names.FIRE][level]),
    }


def faces_up_to(highest: int) -> list[int]:
    """CI-8.3: returns the die faces that hit, which are all faces up to the highest one."""
    bits = dice.up_to(highest)
    return [face for face in FACES if bits >> face & 1]


def limit(number: int) -> int | None:
    """Returns the maximum number of cards that can be cast, or None if there is no limit."""
    return None if number < 0 else number


def card_id(creature: int) -> Any:
    """Returns the id of a creature, with the type that the facts declare."""
    return names.CREATURE_IDS[creature]


def hit_symbols(c: Components, creature: int) -> dict[str, str]:
    """CI-9.3: returns the symbol with which a creature hits, for each phase in which it fights."""
    found: dict[str, str] = {}
    for phase in range(names.PHASES):
        symbol = creature_roll.symbol_in(c, creature, phase)
        if symbol >= 0:
            found[names.PHASE_IDS[phase]] = names.SYMBOL_IDS[symbol]
    return found


def die_rounds(c: Components, dark: int) -> DieRounds:
    """CI-3.3, CI-13.2: returns the rounds in which creatures roll this die, on the map and against
    the city.
    """
    return {
        "map": [n for n in ROUNDS if creature_roll.is_dark_round(c, n) == bool(dark)],
        "city": [n for n in ROUNDS if c.city_dark[n - 1] == dark],
    }
