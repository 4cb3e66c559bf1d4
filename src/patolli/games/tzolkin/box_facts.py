"""Facts that follow from the components and the rules, for drawing boards. Web pages receive them once, with
the components.
"""

from __future__ import annotations

from typing import Any, Final

from . import names
from .components.tables import Components
from .food_days import highest_bonus
from .view_types import HighestBonus, MonumentFacts, ScaleStep, TzolkinFacts

SPACE_RULES: Final[list[list[str]]] = [
    ["TZ-7.1", "TZ-7.2", "TZ-7.3", "TZ-7.3", "TZ-7.3"],
    ["TZ-8.1"] * 5,
    ["TZ-9.1", "TZ-9.2", "TZ-9.3", "TZ-9.4", "TZ-9.8"],
    ["TZ-10.1", "TZ-10.2", "TZ-10.3", "TZ-10.4", "TZ-10.5"],
    ["TZ-11.1"] * 9,
]
"""The rule for each action on each wheel."""
FREE_CHOICE: Final = "TZ-6.5"
NO_ACTION: Final = "TZ-6.4"
TECHNOLOGY_RULES: Final[list[str]] = ["TZ-15.5", "TZ-15.6", "TZ-15.8", "TZ-15.11"]
STEP: Final = "TZ-14.1"
TOP_STEP: Final = "TZ-14.3"


def facts(c: Components) -> TzolkinFacts:
    return {
        "monuments": {name: monument(c, number) for number, name in enumerate(names.MONUMENT_IDS)},
        "acts": {name: acting_spaces(c, wheel) for wheel, name in enumerate(wheel_names())},
        "level_costs": {name: level_costs(c, number) for number, name in enumerate(technology_names())},
        "highest": {name: highest(c, temple) for temple, name in enumerate(temple_names())},
        "rules": rules(c),
    }


def wheel_names() -> list[Any]:
    """Returns the ids of the wheels, with the type that the facts declare."""
    return list(names.WHEEL_IDS)


def technology_names() -> list[Any]:
    return list(names.TECHNOLOGY_IDS)


def temple_names() -> list[Any]:
    return list(names.TEMPLE_IDS)


def monument(c: Components, number: int) -> MonumentFacts:
    """TZ-16.8: returns how a monument scores. This is either a number of points per item, which depends on
    the number of players, or a scale.
    """
    scale = c.monument_scale[number]
    by_players = c.monument_rule[number] == names.PER_MONUMENT_OF_ALL
    scored = [] if by_players else [count for count, points in enumerate(scale) if points > 0]
    rising: list[ScaleStep] = [
        {"count": count, "points": scale[count]}
        for count in scored
        if count == 0 or scale[count] > scale[count - 1]
    ]
    return {
        "each": {
            str(players): scale[players] if by_players else c.monument_points[number]
            for players in range(names.FEWEST_PLAYERS, names.MOST_PLAYERS + 1)
        },
        "scale": rising,
        "least": scored[0] if scored else 0,
        "most": scored[-1] if scored else 0,
    }


def acting_spaces(c: Components, wheel: int) -> list[int]:
    """TZ-6.4, TZ-6.5: returns the spaces that have an action or let the player choose one."""
    return [space for space in range(1, c.top_space[wheel] + 1) if acts(c, wheel, space)]


def acts(c: Components, wheel: int, space: int) -> bool:
    return 1 <= space <= c.last_action[wheel] or c.free_choice[wheel][space]


def level_costs(c: Components, technology: int) -> dict[str, int]:
    """TZ-15.2"""
    return {str(level + 1): c.technology_cost[technology][level] for level in range(names.TECHNOLOGY_LEVELS)}


def highest(c: Components, temple: int) -> list[HighestBonus]:
    """TZ-17.9: returns the bonus for the highest player at the end of each age."""
    return [
        {
            "age": age + 1,
            "points": c.highest_bonus[age][temple],
            "shared": highest_bonus(c, age, temple, several=True),
        }
        for age in range(names.AGES)
    ]


def rules(c: Components) -> dict[str, str]:
    """Returns the rule that explains each space, step and technology, by the id of its card."""
    found = dict(zip(names.TECHNOLOGY_IDS, TECHNOLOGY_RULES, strict=True))
    for wheel, name in enumerate(names.WHEEL_IDS):
        for space in range(c.top_space[wheel] + 1):
            found[f"{name} {space}"] = space_rule(c, wheel, space)
    for temple, name in enumerate(names.TEMPLE_IDS):
        for step in range(c.temple_top[temple] + 1):
            found[f"{name} {step}"] = TOP_STEP if step == c.temple_top[temple] else STEP
    return found


def space_rule(c: Components, wheel: int, space: int) -> str:
    if c.free_choice[wheel][space]:
        return FREE_CHOICE
    return SPACE_RULES[wheel][space - 1] if acts(c, wheel, space) else NO_ACTION
