"""The sources of gains, costs and points. Events contain the number of the component."""

from __future__ import annotations

from typing import Final

from . import names

NOTHING: Final = 0
ACTION: Final = 0  # add 10 * the number of the wheel and the number of the action
BUILDING: Final = 60
MONUMENT: Final = 100
WEALTH: Final = 120
TECHNOLOGY: Final = 150  # add 4 * the number of the technology and the level
BONUS: Final = 4  # the number that represents the bonus in place of a level
SOURCES: Final = 170


def action(wheel: int, number: int) -> int:
    return ACTION + wheel * 10 + number


def level(technology: int, reached: int) -> int:
    return TECHNOLOGY + technology * 4 + reached


def components() -> dict[int, str]:
    """Returns the name of each component with a visible effect, by its number."""
    found: dict[int, str] = {}
    for wheel, name in enumerate(names.WHEEL_IDS):
        for number in range(1, 10 if wheel == names.CHICHEN else 6):
            found[action(wheel, number)] = f"{name} {number}"
    for tile, name in enumerate(names.BUILDING_IDS):
        found[BUILDING + tile] = name
    for tile, name in enumerate(names.MONUMENT_IDS):
        found[MONUMENT + tile] = name
    for tile, name in enumerate(names.WEALTH_IDS):
        found[WEALTH + tile] = name
    for technology, name in enumerate(names.TECHNOLOGY_IDS):
        for reached in range(1, names.TECHNOLOGY_LEVELS + 1):
            found[level(technology, reached)] = f"{name} {reached}"
        found[level(technology, BONUS)] = f"{name} bonus"
    return found


COMPONENTS: Final = components()
