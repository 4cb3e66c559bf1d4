"""The types of the facts that follow from the components. The types in the web page are generated
from them.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Temple = Literal["blue", "red", "green"]
PyramidSide = Literal["top", "right", "bottom", "left"]


class Amount(TypedDict):
    """An amount. If `power` is true, `n` is added to the worker's power."""

    sign: str
    n: int
    power: bool


class RoyalFacts(TypedDict):
    """A royal tile: what it counts or takes, what it gives, and how often (null for exactly once)."""

    given: list[Amount]
    got: list[Amount]
    times: Amount | None


class TechnologyFacts(TypedDict):
    boards: list[str]
    """The boards on which the technology has an effect; empty if these are all boards with a main action."""
    cost: list[Amount]
    given: list[Amount]
    got: list[Amount]


class DiscoveryFacts(TypedDict):
    mask: bool
    price: list[Amount]
    got: list[Amount]


class BonusFacts(TypedDict):
    """What a bonus tile counts (null if its points are fixed), and the points in ascending order."""

    counts: str | None
    points: list[int]


class NobleFacts(TypedDict):
    """The cost of a building, the Avenue steps that it gives, and the number of spaces in the longest row."""

    cost: list[Amount]
    avenue: int
    spaces: int


class IconFacts(TypedDict):
    """An icon and the temple in which a match gives a step; null if the icon has no colour."""

    icon: str
    temple: Temple | None


class PlaceFacts(TypedDict):
    """The level of a place in the pyramid and its upper left cell."""

    level: int
    row: int
    column: int


class DecorationCells(TypedDict):
    """The cells under halves a and b of a decoration."""

    rows: list[int]
    columns: list[int]


class TeotihuacanFacts(TypedDict):
    """Facts that follow from the components alone."""

    royal: dict[str, RoyalFacts]
    technologies: dict[str, TechnologyFacts]
    discoveries: dict[str, DiscoveryFacts]
    bonuses: dict[str, BonusFacts]
    starting_boards: dict[str, list[str]]
    """The boards that each starting tile shows for workers."""
    nobles: NobleFacts
    icons: dict[str, IconFacts]
    """The facts of each icon, by its code in the components."""
    stones: dict[str, list[list[str]]]
    """The icon codes of each pyramid tile in each rotation, clockwise from the upper left."""
    decorations: dict[str, list[str]]
    """The icon codes of the two halves of each decoration."""
    side_icons: dict[PyramidSide, list[str]]
    """The icon codes on each side that halves a and b of the first decoration cover."""
    side_cells: dict[PyramidSide, list[DecorationCells]]
    """The cells of the decorations on each side, by step."""
    places: dict[str, PlaceFacts]
