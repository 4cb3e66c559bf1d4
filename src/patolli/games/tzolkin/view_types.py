"""The types of the game's view. The types in the web page are generated from them."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from . import names

WheelName = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen"]
TempleName = Literal["chaac", "quetzalcoatl", "kukulcan"]
TechnologyName = Literal["agriculture", "extraction", "architecture", "theology"]
Resource = Literal["wood", "stone", "gold"]
FoodKind = Literal["mid_age", "end_age"]
Worker = int | Literal["neutral"] | None
"""The number of a seat, "neutral", or null for an empty position."""


PAGE_NAMES: Final = {
    "GOODS": names.GOOD_IDS,
    "RESOURCES": names.RESOURCE_IDS,
    "WHEELS": names.WHEEL_IDS,
    "TEMPLES": names.TEMPLE_IDS,
    "TECHNOLOGIES": names.TECHNOLOGY_IDS,
}
"""Lists of ids. Numbers in events are indexes into these lists."""
PAGE_NUMBERS: Final = {
    "UNIT": names.QUARTERS,
    "TECHNOLOGY_LEVELS": names.TECHNOLOGY_LEVELS,
    "MOST_DAYS": names.MOST_DAYS,
}


class JungleSpace(TypedDict):
    """The tiles left on a jungle space."""

    action: int
    corn: int
    wood: int
    free: int
    """The number of corn tiles not covered by wood tiles."""
    stacks: int
    """The number of stacks at the start of the game."""


class Placement(TypedDict):
    """The space and the price of the next worker placed on a wheel."""

    space: int
    corn: int
    next: int | None
    """The worker's space on the next day; null if it falls off."""


class WorkerOutlook(TypedDict):
    """The actions available to a worker on a space, and its movement until it falls off the wheel."""

    falls_in: int
    back: dict[str, int]
    """The price in corn for stepping back to each lower action."""
    next: int | None
    """The worker's space on the next day; null if it falls off."""
    arrives: dict[str, int]
    """The number of days until the worker reaches each higher space."""


class TilePrice(TypedDict):
    """The goods that the viewer lacks for a tile, and the tile's price in corn (Uxmal 4), which is null for
    monuments.
    """

    lacking: dict[str, int]
    payable: bool
    """Whether the viewer can pay the full cost of the tile."""
    corn: int | None


class NextFood(TypedDict):
    """The cost of the next food day."""

    workers: int
    corn: int
    unfed: int
    points_lost: int


class FoodTooth(TypedDict):
    """A food day on the calendar."""

    tooth: int
    day: int
    kind: FoodKind
    age: int
    days: int
    """Until then."""
    coming: bool
    """Whether the food day is still to come."""


class TempleStep(TypedDict):
    """The points of a step at the end of an age, and the goods of the step in the middle of an age."""

    points: int
    goods: dict[str, int]


class TemplePoints(TypedDict):
    """The points for the seat's current step in a temple and for the next one, which is null if the seat
    cannot climb.
    """

    now: int
    next: int | None


class NextLevel(TypedDict):
    """The next level of a technology (null for the bonus), its price in resources, and the number of
    resources that the seat has.
    """

    level: int | None
    cost: int
    have: int


class TzolkinPlayerView(TypedDict):
    corn: int
    resources: dict[Resource, int]
    skulls: int
    can_offer: bool
    """Whether the seat has the skull needed for an offering."""
    workers: int
    hand: int
    on_wheels: int
    light: bool
    temples: dict[TempleName, int]
    temple_points: dict[TempleName, TemplePoints]
    technologies: dict[TechnologyName, int]
    next_levels: dict[TechnologyName, NextLevel]
    corn_tiles: int
    wood_tiles: int
    buildings: list[str]
    monuments: list[str]
    wealth: list[str]
    farms: list[str]
    """The tiles in `wealth` that help to feed workers."""
    spared: int
    """The number of resources that architecture saves on a building."""
    points: dict[str, int]
    quarter_points: int
    food: NextFood
    ending: dict[str, int]
    """The points from each source that the seat would have if the game ended now, in quarter points."""
    ending_total: int


class TzolkinSharedView(TypedDict):
    """The part of the view that is the same for all seats."""

    players: int
    turn: int
    round: int
    day: int
    turned: int
    """The number of teeth by which the wheels have turned. Workers stay on their tooth when a wheel turns."""
    food_days: int
    next_food_day: int | None
    food_in: int | None
    """The number of days until the next food day; null after the last one."""
    next_food_kind: FoodKind | None
    days_until: list[int | None]
    """The number of days until each tooth of the calendar is reached; null if the tooth is past."""
    food_teeth: list[FoodTooth]
    corn_teeth: list[int]
    """The teeth of the calendar with corn."""
    days_left: int
    """The number of days until the last food day."""
    age: int
    marker: int
    starting_space: int | None
    corn_on_calendar: int
    placed: int
    picked: int
    placements: dict[WheelName, Placement | None]
    """The space and the price of the next worker on each wheel; null if the wheel is full."""
    start_corn: int
    """The current price of the starting-player space."""
    outlooks: dict[WheelName, dict[str, WorkerOutlook]]
    """By space."""
    temple_steps: dict[TempleName, list[TempleStep]]
    wheels: dict[WheelName, list[Worker]]
    falling: dict[WheelName, int | None]
    """The space on each wheel from which a worker will fall off on the next day; null if none will."""
    jungle: list[JungleSpace]
    skulls: int
    offerings: dict[str, Worker]
    """The owner of the skull on each space of Chichen Itza."""
    display: list[str]
    deck: int
    monuments: list[str]
    monument_points: dict[str, list[int]]
    """The points that each monument would score for each seat now."""
    neutral_tiles: list[str]
    dealt: list[int]
    seats: list[TzolkinPlayerView]


class TzolkinOwnView(TypedDict):
    """The part of the view that depends on the viewer."""

    tile_prices: dict[str, TilePrice]
    """The prices of the tiles on the board for the viewer."""
    hand: list[str]
    keeping: list[str]
    """The tiles in `hand` that the viewer has chosen so far."""


class TzolkinView(TzolkinSharedView, TzolkinOwnView):
    pass


View = TzolkinView


class ScaleStep(TypedDict):
    """A step of a monument's scale: `points` apply when at least `count` items are counted."""

    count: int
    points: int


class MonumentFacts(TypedDict):
    """How a monument scores: either by a number of points per item, which depends on the number of players,
    or by a scale.

    `least` and `most` are the lowest and the highest count for which the scale gives points.
    """

    each: dict[str, int]
    scale: list[ScaleStep]
    """The counts at which the points increase."""
    least: int
    most: int


class HighestBonus(TypedDict):
    """The bonus for the highest seat in a temple at the end of an age."""

    age: int
    points: int
    shared: int
    """The quarter points for each of several highest seats."""


class TzolkinFacts(TypedDict):
    """Facts that depend only on the components."""

    monuments: dict[str, MonumentFacts]
    acts: dict[WheelName, list[int]]
    """The spaces with an action or a choice of actions."""
    level_costs: dict[TechnologyName, dict[str, int]]
    """The number of resources that it costs to reach each level."""
    highest: dict[TempleName, list[HighestBonus]]
    rules: dict[str, str]
    """The rule that explains each space, step and technology, by the id of its card."""


Facts = TzolkinFacts
