"""Types of the game's view; the page's types are generated from them."""

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
"""Ids in the order in which events number them."""
PAGE_NUMBERS: Final = {
    "UNIT": names.QUARTERS,
    "TECHNOLOGY_LEVELS": names.TECHNOLOGY_LEVELS,
    "MOST_DAYS": names.MOST_DAYS,
}


class JungleSpace(TypedDict):
    """Tiles left on a jungle space, by the action that harvests them."""

    action: int
    corn: int
    wood: int
    free: int
    """Corn tiles not covered by a wood tile."""
    stacks: int
    """Number of stacks at the start."""


class Placement(TypedDict):
    """The space of the next worker placed on a wheel, and its price."""

    space: int
    corn: int
    next: int | None
    """The worker's space tomorrow; null: it falls off."""


class WorkerOutlook(TypedDict):
    """The possibilities of a worker on a space, and when it falls off its wheel."""

    falls_in: int
    back: dict[str, int]
    """By lower action: the corn paid to step back to it."""
    next: int | None
    """The worker's space tomorrow; null: it falls off."""
    arrives: dict[str, int]
    """By higher space: the days until the worker reaches it."""


class TilePrice(TypedDict):
    """What the viewer lacks for a tile, and the tile's price in corn (Uxmal 4); null for monuments."""

    lacking: dict[str, int]
    payable: bool
    """Nothing is lacking."""
    corn: int | None


class NextFood(TypedDict):
    """What the next food day will cost."""

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
    """The day has not been held yet."""


class TempleStep(TypedDict):
    """The points of a step at the end of an age, and its goods in the middle of an age."""

    points: int
    goods: dict[str, int]


class TemplePoints(TypedDict):
    """The points of the seat's step in a temple, and of the step above; null: it cannot climb."""

    now: int
    next: int | None


class NextLevel(TypedDict):
    """The next level of a technology (null: its bonus), its price in resources, and the resources of the
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
    """The seat has the skull that an offering costs."""
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
    """Tiles of `wealth` that help to feed workers."""
    spared: int
    """Resources that architecture saves on a building."""
    points: dict[str, int]
    quarter_points: int
    food: NextFood
    ending: dict[str, int]
    """Quarter points by source if the game ended now."""
    ending_total: int


class TzolkinSharedView(TypedDict):
    """The part of the view that all seats share."""

    players: int
    turn: int
    round: int
    day: int
    turned: int
    """How many teeth the wheels have turned; a worker stays on its tooth."""
    food_days: int
    next_food_day: int | None
    food_in: int | None
    """Days until then."""
    next_food_kind: FoodKind | None
    days_until: list[int | None]
    """By tooth of the calendar; null: past."""
    food_teeth: list[FoodTooth]
    corn_teeth: list[int]
    """Teeth of the calendar that hold corn."""
    days_left: int
    """Days until the last food day."""
    age: int
    marker: int
    starting_space: int | None
    corn_on_calendar: int
    placed: int
    picked: int
    placements: dict[WheelName, Placement | None]
    """Null: the wheel is full."""
    start_corn: int
    """Current price of the starting player space."""
    outlooks: dict[WheelName, dict[str, WorkerOutlook]]
    """By space."""
    temple_steps: dict[TempleName, list[TempleStep]]
    wheels: dict[WheelName, list[Worker]]
    falling: dict[WheelName, int | None]
    """The space whose worker falls off on the next day."""
    jungle: list[JungleSpace]
    skulls: int
    offerings: dict[str, Worker]
    """The owner of the skull on each space of Chichen Itza."""
    display: list[str]
    deck: int
    monuments: list[str]
    monument_points: dict[str, list[int]]
    """Current points of each monument, by seat."""
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
    """How a monument scores: points per thing by number of players, or a scale.

    `least`, `most`: the counts for which the scale gives points.
    """

    each: dict[str, int]
    scale: list[ScaleStep]
    """The counts at which its points rise."""
    least: int
    most: int


class HighestBonus(TypedDict):
    """What the highest seat in a temple gets at the end of an age."""

    age: int
    points: int
    shared: int
    """Quarter points for each seat if several are the highest."""


class TzolkinFacts(TypedDict):
    """Facts derived from the components alone."""

    monuments: dict[str, MonumentFacts]
    acts: dict[WheelName, list[int]]
    """The spaces with an action or a choice of actions."""
    level_costs: dict[TechnologyName, dict[str, int]]
    """Resources for the step to a level."""
    highest: dict[TempleName, list[HighestBonus]]
    rules: dict[str, str]
    """By the id of a card: the rule that explains its space, step or technology."""


Facts = TzolkinFacts
