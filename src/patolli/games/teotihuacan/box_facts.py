"""Facts that follow from the components alone, for drawing boards."""

from __future__ import annotations

from typing import Any, Final

from . import names
from .components.tables import Components
from .view_types_facts import (
    Amount,
    BonusFacts,
    DecorationCells,
    DiscoveryFacts,
    IconFacts,
    NobleFacts,
    PlaceFacts,
    RoyalFacts,
    TechnologyFacts,
    TeotihuacanFacts,
)

ROYAL_COUNTS: Final[dict[int, str]] = {
    names.VP_TECHNOLOGIES: "technology",
    names.VP_TRACK: "track",
    names.VP_AVENUE: "avenue",
}
"""The things that each scoring royal tile counts."""
MODIFY: Final[dict[int, str]] = {
    names.DTWIN: "twin",
    names.DFREE: "free",
    names.DLEAP: "leap",
    names.DHELP: "worker-plus",
}
"""The discovery tiles that modify an action."""
BONUS_COUNTS: Final[list[str | None]] = [
    "mask-set",
    "technology",
    None,
    "avenue",
    "bonus",
    "discovery",
    "worker",
]
"""The things that each bonus tile counts; None if its points are fixed."""
ANY_RESOURCE: Final = "r"


def facts(c: Components) -> TeotihuacanFacts:
    sides: list[Any] = list(names.SIDE_IDS)
    return {
        "royal": {name: royal(c, tile) for tile, name in enumerate(names.ROYAL_IDS)},
        "technologies": {name: technology(c, tile) for tile, name in enumerate(names.TECHNOLOGY_IDS)},
        "discoveries": {name: discovery(c, tile) for tile, name in enumerate(names.DISCOVERY_IDS)},
        "bonuses": {name: bonus(c, tile) for tile, name in enumerate(names.BONUS_IDS)},
        "starting_boards": {
            name: [names.BOARD_IDS[board] for board in c.starting_boards[tile]]
            for tile, name in enumerate(names.STARTING_IDS)
        },
        "nobles": nobles(c),
        "icons": {code: icon(number) for number, code in enumerate(names.ICON_CODES)},
        "stones": {
            name: [[names.ICON_CODES[one] for one in turned] for turned in c.stone_turned[tile]]
            for tile, name in enumerate(names.STONE_TILE_IDS)
        },
        "decorations": {
            name: [names.ICON_CODES[one] for one in c.decoration_icons[tile]]
            for tile, name in enumerate(names.DECORATION_IDS)
        },
        "side_icons": {
            name: [names.ICON_CODES[one] for one in c.side_printed[side]] for side, name in enumerate(sides)
        },
        "side_cells": {name: decoration_cells(c, side) for side, name in enumerate(sides)},
        "places": {name: place_facts(c, place) for place, name in enumerate(names.PLACE_IDS)},
    }


def amount(sign: str, n: int) -> Amount:
    return {"sign": sign, "n": n, "power": False}


def by_power(sign: str, more: int) -> Amount:
    """Returns an amount equal to the worker's power plus `more`."""
    return {"sign": sign, "n": more, "power": True}


def some(amounts: list[Amount]) -> list[Amount]:
    return [one for one in amounts if one["n"] != 0]


def goods(counts: list[int]) -> list[Amount]:
    return some([amount(names.GOOD_IDS[good], n) for good, n in enumerate(counts)])


def royal(c: Components, tile: int) -> RoyalFacts:
    """TE-12: returns what a royal tile counts or takes, what it gives, and how often."""
    kind = c.royal_kind[tile]
    more = c.royal_more[tile]
    given: list[Amount] = []
    got: list[Amount] = []
    times: Amount | None = by_power("times", more)
    if kind in ROYAL_COUNTS:
        given = [amount(ROYAL_COUNTS[kind], 1)]
        got = [amount("vp", c.royal_points[tile])]
    elif kind == names.ROYAL_COCOA:
        got = [by_power("cocoa", more)]
        times = None
    elif kind == names.SELL:
        given = [amount(ANY_RESOURCE, 1)]
        got = [amount("cocoa", c.royal_cocoa[tile])]
    else:
        given = [amount("cocoa", c.royal_cocoa[tile])]
        if kind == names.EXCHANGE:
            got = goods(c.royal_gain[tile])
        elif kind == names.ROYAL_CLIMB:
            got = [amount("temple-any", 1)]
        else:
            given.append(amount(ANY_RESOURCE, c.royal_resources[tile]))
            got = [by_power(ANY_RESOURCE, more)]
            times = amount("times", 1)
    return {"given": given, "got": got, "times": times}


def technology(c: Components, tile: int) -> TechnologyFacts:
    """TE-13: returns the boards on which a technology works, and its effect there."""
    boards = [board for board in range(names.BOARDS) if c.technology_boards[tile][board]]
    everywhere = [board for board in range(names.BOARDS) if board != names.PALACE]
    given: list[Amount] = []
    got = [
        amount("cocoa", c.technology_cocoa[tile]),
        amount("vp", c.technology_points[tile]),
        amount("own_resource", c.technology_resource[tile]),
        amount("temple_any", c.technology_temples[tile]),
    ]
    if tile == names.T13:
        given = [amount("cocoa", c.technology_price)]
        got = [amount("power-up", c.technology_power_ups)]
    elif tile == names.T15:
        got = [amount("worker-plus", c.technology_workers), amount("saved", c.technology_discount)]
    return {
        "boards": [] if boards == everywhere else [names.BOARD_IDS[board] for board in boards],
        "cost": [amount("gold", c.technology_cost[tile])],
        "given": given,
        "got": some(got),
    }


def discovery(c: Components, tile: int) -> DiscoveryFacts:
    """TE-11: returns the price and the effect of a discovery tile."""
    mask = tile < names.MASKS
    got = [
        amount("vp", c.discovery_points[tile]),
        amount("resource_any", c.discovery_any[tile]),
        amount("avenue", c.discovery_avenue[tile]),
        amount("temple_any", c.discovery_climb_any[tile]),
        *(amount(f"temple_{name}", c.discovery_climb[tile][i]) for i, name in enumerate(names.TEMPLE_IDS)),
        amount("cocoa", c.discovery_cocoa[tile]),
        amount("power_up", c.discovery_power_ups[tile]),
    ]
    if mask:
        got = [amount(names.DISCOVERY_IDS[tile], 1)]
    elif tile in MODIFY:
        got = [amount(MODIFY[tile], 1)]
    return {"mask": mask, "price": goods(c.discovery_price[tile]), "got": some(got)}


def bonus(c: Components, tile: int) -> BonusFacts:
    """TE-15: returns what a bonus tile counts and the points for each of these things. Points for workers
    depend on their power.
    """
    points = [c.bonus_points[tile]]
    if tile == names.BMASK:
        points = []  # mask sets have points of their own
    elif tile == names.BWORK:
        points = [c.bonus_low, c.bonus_high]
    return {"counts": BONUS_COUNTS[tile], "points": points}


def nobles(c: Components) -> NobleFacts:
    """TE-8.8, TE-8.9: returns the cost of a building and the Avenue steps that it gives in addition to its
    points.
    """
    return {
        "cost": goods(c.noble_cost),
        "avenue": c.noble_avenue,
        "spaces": max(len(values) for values in c.noble_rows),
    }


def icon(number: int) -> IconFacts:
    """TE-8.19: returns an icon and the temple that a match with it advances in, or None if the icon has no
    colour.
    """
    temples: list[Any] = list(names.TEMPLE_IDS)
    if number < names.COLOURED:
        return {"icon": names.ICON_IDS[number], "temple": None}
    plain = number - names.COLOURED
    return {"icon": names.ICON_IDS[plain], "temple": temples[plain]}


def place_facts(c: Components, place: int) -> PlaceFacts:
    """TE-8.17: returns the level of a place and its upper left cell."""
    first = c.place_cells[place][0]
    return {"level": c.place_level[place] + 1, "row": first // names.GRID, "column": first % names.GRID}


def decoration_cells(c: Components, side: int) -> list[DecorationCells]:
    """TE-8.12: returns the cells under halves a and b of a decoration on each step. Step 0 is next to the
    grid.
    """
    cells = c.side_cells[side]
    found: list[DecorationCells] = []
    for step in range(names.STEPS_OF_SIDE):
        first, second = cells[max(1, step)]
        out = cells[1][0] - cells[2][0] if step == 0 else 0
        rows, columns = (out // names.GRID, 0) if out % names.GRID == 0 else (0, out)
        found.append(
            {
                "rows": [first // names.GRID + rows, second // names.GRID + rows],
                "columns": [first % names.GRID + columns, second % names.GRID + columns],
            }
        )
    return found
