"""Types of the facts that follow from the components; the page's types are generated from them."""

from __future__ import annotations

from typing import Literal, TypedDict

Temple = Literal["blue", "red", "green"]
PyramidSide = Literal["top", "right", "bottom", "left"]


class Amount(TypedDict):
    """An amount. If `power` is true, the number is added to the worker's power."""

    sign: str
    n: int
    power: bool


class RoyalFacts(TypedDict):
    """A royal tile: what it counts or takes, what it gives, and how often (null means always once)."""

    given: list[Amount]
    got: list[Amount]
    times: Amount | None


class TechnologyFacts(TypedDict):
    boards: list[str]
    """The boards where the technology has an effect. An empty list means all boards with a main action."""
    cost: list[Amount]
    given: list[Amount]
    got: list[Amount]


class DiscoveryFacts(TypedDict):
    mask: bool
    price: list[Amount]
    got: list[Amount]


class BonusFacts(TypedDict):
    """What a bonus tile counts (null if its points are fixed), and the points for each count, from low to
    high.
    """

    counts: str | None
    points: list[int]


class NobleFacts(TypedDict):
    """The cost and the Avenue steps of a building, and the number of spaces in the longest row."""

    cost: list[Amount]
    avenue: int
    spaces: int


class IconFacts(TypedDict):
    """An icon, and the temple in which a match climbs; null if the icon has no colour."""

    icon: str
    temple: Temple | None


class PlaceFacts(TypedDict):
    """The level of a pyramid place, and its upper left cell."""

    level: int
    row: int
    column: int


class DecorationCells(TypedDict):
    """The cells under half a and half b of a decoration."""

    rows: list[int]
    columns: list[int]


class TeotihuacanFacts(TypedDict):
    """Facts derived from the components alone."""

    royal: dict[str, RoyalFacts]
    technologies: dict[str, TechnologyFacts]
    discoveries: dict[str, DiscoveryFacts]
    bonuses: dict[str, BonusFacts]
    starting_boards: dict[str, list[str]]
    """The boards of the workers on each starting tile."""
    nobles: NobleFacts
    icons: dict[str, IconFacts]
    """The facts of each icon, by its code in the components."""
    stones: dict[str, list[list[str]]]
    """The icon codes of a pyramid tile by rotation, clockwise from the upper left."""
    decorations: dict[str, list[str]]
    """The icon codes of the two halves of a decoration."""
    side_icons: dict[PyramidSide, list[str]]
    """The icon codes under half a and half b of the first decoration."""
    side_cells: dict[PyramidSide, list[DecorationCells]]
    """The cells of a decoration, by step."""
    places: dict[str, PlaceFacts]
