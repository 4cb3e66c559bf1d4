"""The types of the game's view. The types of the page are generated from them."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from . import names

WheelName = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen"]
TempleName = Literal["chaac", "quetzalcoatl", "kukulcan"]
TechnologyName = Literal["agriculture", "extraction", "architecture", "theology"]
Resource = Literal["wood", "stone", "gold"]
FoodKind = Literal["mid_age", "end_age"]
Worker = int | Literal["neutral"] | None
"""A seat, a neutral worker, or null."""


PAGE_NAMES: Final = {
    "GOODS": names.GOOD_IDS,
    "RESOURCES": names.RESOURCE_IDS,
    "WHEELS": names.WHEEL_IDS,
    "TEMPLES": names.TEMPLE_IDS,
    "TECHNOLOGIES": names.TECHNOLOGY_IDS,
}
"""Lists of ids. The numbers in events are indexes into these lists."""
PAGE_NUMBERS: Final = {
    "UNIT": names.QUARTERS,
    "TECHNOLOGY_LEVELS": names.TECHNOLOGY_LEVELS,
    "MOST_DAYS": names.MOST_DAYS,
}


class JungleSpace(TypedDict):
    """The tiles that are left on a jungle space."""

    action: int
    corn: int
    wood: int
    free: int
    """The number of corn tiles that no wood tile covers."""
    stacks: int
    """The number of stacks at the start."""


class Placement(TypedDict):
    """The space of the next worker that is placed on a wheel, and the price."""

    space: int
    corn: int
    next: int | None
    """The worker's space on the next day; null if the worker falls off."""


class WorkerOutlook(TypedDict):
    """What a worker on a space can do, and when the worker falls off the wheel."""

    falls_in: int
    back: dict[str, int]
    """For each lower action, the corn that the player pays to step back to it."""
    next: int | None
    """The worker's space on the next day; null if the worker falls off."""
    arrives: dict[str, int]
    """For each higher space, the number of days until the worker reaches it."""


class TilePrice(TypedDict):
    """The goods that the viewer lacks for a tile, and the tile's price in corn (Uxmal 4), which is null for
    monuments.
    """

    lacking: dict[str, int]
    payable: bool
    """Whether the viewer has everything that the tile costs."""
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
    """Whether the food day has not taken place yet."""


class TempleStep(TypedDict):
    """The points of a step at the end of an age, and its goods in the middle of an age."""

    points: int
    goods: dict[str, int]


class TemplePoints(TypedDict):
    """The points of the seat's step in a temple and of the step above, which is null if the seat cannot
    climb.
    """

    now: int
    next: int | None


class NextLevel(TypedDict):
    """The next level of a technology (null for the bonus), its price in resources, and the resources of the
    seat.
    """

    level: int | None
    cost: int
    have: int


class TzolkinPlayerView(TypedDict):
    corn: int
    resources: dict[Resource, int]
    skulls: int
    can_offer: bool
    """Whether the seat has the skull that an offering costs."""
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
    """The tiles of `wealth` that help to feed workers."""
    spared: int
    """The number of resources that architecture saves on a building."""
    points: dict[str, int]
    quarter_points: int
    food: NextFood
    ending: dict[str, int]
    """For each source, the quarter points if the game ended now."""
    ending_total: int


class TzolkinSharedView(TypedDict):
    """The part of the view that all seats share."""

    players: int
    turn: int
    round: int
    day: int
    turned: int
    """The number of teeth that the wheels have turned. A worker stays on the same tooth when a
    wheel turns.
    """
    food_days: int
    next_food_day: int | None
    food_in: int | None
    """The number of days until the next food day."""
    next_food_kind: FoodKind | None
    days_until: list[int | None]
    """For each tooth of the calendar, the days until it is reached; null if the tooth is past."""
    food_teeth: list[FoodTooth]
    corn_teeth: list[int]
    """The teeth of the calendar that have corn."""
    days_left: int
    """The number of days until the last food day."""
    age: int
    marker: int
    starting_space: int | None
    corn_on_calendar: int
    placed: int
    picked: int
    placements: dict[WheelName, Placement | None]
    """For each wheel, the space and the price of the next worker; null if the wheel is full."""
    start_corn: int
    """The current price of the starting-player space."""
    outlooks: dict[WheelName, dict[str, WorkerOutlook]]
    """By space."""
    temple_steps: dict[TempleName, list[TempleStep]]
    wheels: dict[WheelName, list[Worker]]
    falling: dict[WheelName, int | None]
    """For each wheel, the space whose worker falls off on the next day."""
    jungle: list[JungleSpace]
    skulls: int
    offerings: dict[str, Worker]
    """The owner of the skull on each space of Chichen Itza."""
    display: list[str]
    deck: int
    monuments: list[str]
    monument_points: dict[str, list[int]]
    """The current points of each monument, for each seat."""
    neutral_tiles: list[str]
    dealt: list[int]
    seats: list[TzolkinPlayerView]


class TzolkinOwnView(TypedDict):
    """The part of the view that differs between viewers."""

    tile_prices: dict[str, TilePrice]
    """The viewer's prices for the tiles on the board."""
    hand: list[str]
    keeping: list[str]
    """The tiles of `hand` that the viewer has already chosen."""


class TzolkinView(TzolkinSharedView, TzolkinOwnView):
    pass


View = TzolkinView


class ScaleStep(TypedDict):
    """The points that a monument scores from this count on."""

    count: int
    points: int


class MonumentFacts(TypedDict):
    """How a monument scores: by points for each item that it counts, which depend on the number of players,
    or by a scale.

    `least` and `most` are the counts for which the scale gives points.
    """

    each: dict[str, int]
    scale: list[ScaleStep]
    """The counts at which the points of the monument rise."""
    least: int
    most: int


class HighestBonus(TypedDict):
    """The bonus for the highest seat in a temple at the end of an age."""

    age: int
    points: int
    shared: int
    """The quarter points for each seat, if several seats are the highest."""


class TzolkinFacts(TypedDict):
    """Facts that depend only on the components."""

    monuments: dict[str, MonumentFacts]
    acts: dict[WheelName, list[int]]
    """The spaces with an action or a choice of actions."""
    level_costs: dict[TechnologyName, dict[str, int]]
    """For each level, the number of resources that the step to this level costs."""
    highest: dict[TempleName, list[HighestBonus]]
    rules: dict[str, str]
    """The rule that explains a space, step or technology, by the id of its card."""


Facts = TzolkinFacts
