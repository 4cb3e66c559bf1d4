"""Types of what a view shows; the page's types are generated from them."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from . import names

WheelName = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen"]
TempleName = Literal["chaac", "quetzalcoatl", "kukulcan"]
TechnologyName = Literal["agriculture", "extraction", "architecture", "theology"]
Resource = Literal["wood", "stone", "gold"]
FoodKind = Literal["mid_age", "end_age"]
Worker = int | Literal["neutral"] | None
"""A seat, a worker of no player, or nobody."""


PAGE_NAMES: Final = {
    "GOODS": names.GOOD_IDS,
    "RESOURCES": names.RESOURCE_IDS,
    "WHEELS": names.WHEEL_IDS,
    "TEMPLES": names.TEMPLE_IDS,
    "TECHNOLOGIES": names.TECHNOLOGY_IDS,
}
"""As events number them."""
PAGE_NUMBERS: Final = {
    "UNIT": names.QUARTERS,
    "TECHNOLOGY_LEVELS": names.TECHNOLOGY_LEVELS,
    "MOST_DAYS": names.MOST_DAYS,
}


class JungleSpace(TypedDict):
    """Tiles left on a space of the jungle, by the action that harvests them."""

    action: int
    corn: int
    wood: int
    free: int
    """Corn tiles without a wood tile on them."""
    stacks: int
    """As many as there were at the start."""


class Placement(TypedDict):
    """Where the next worker on a wheel would stand, and what it costs."""

    space: int
    corn: int
    next: int | None
    """Where it stands tomorrow; nothing: it falls off."""


class WorkerOutlook(TypedDict):
    """What a worker on a space may do, and when it falls off its wheel."""

    falls_in: int
    back: dict[str, int]
    """By lower action: the corn for stepping back to it."""
    next: int | None
    """Where it stands tomorrow; nothing: it falls off."""
    arrives: dict[str, int]
    """By higher space, the days until it is there."""


class TilePrice(TypedDict):
    """What the viewer lacks for a tile, and its price in corn (Uxmal 4); monuments have none."""

    lacking: dict[str, int]
    payable: bool
    """Nothing is lacking."""
    corn: int | None


class NextFood(TypedDict):
    """What the next food day will take."""

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
    """It has not been held yet."""


class TempleStep(TypedDict):
    """What a step is worth at the end of an age, and the goods that it gives in the middle of one."""

    points: int
    goods: dict[str, int]


class TemplePoints(TypedDict):
    """What a seat's step in a temple is worth, and the next one; nothing: it cannot climb."""

    now: int
    next: int | None


class NextLevel(TypedDict):
    """The next level of a technology (nothing: its bonus), its price in resources, and what the seat has."""

    level: int | None
    cost: int
    have: int


class TzolkinPlayerView(TypedDict):
    corn: int
    resources: dict[Resource, int]
    skulls: int
    can_offer: bool
    """Has the skull that an offering costs."""
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
    """Of `wealth`: tiles that help to feed."""
    spared: int
    """Resources that architecture spares at a building."""
    points: dict[str, int]
    quarter_points: int
    food: NextFood
    ending: dict[str, int]
    """Quarter points by source, if the game ended now."""
    ending_total: int


class TzolkinSharedView(TypedDict):
    """What all see alike."""

    players: int
    turn: int
    round: int
    day: int
    turned: int
    """By how many teeth the wheels have turned; a worker stays on its tooth."""
    food_days: int
    next_food_day: int | None
    food_in: int | None
    """Days until then."""
    next_food_kind: FoodKind | None
    days_until: list[int | None]
    """By tooth of the calendar; nothing: it is past."""
    food_teeth: list[FoodTooth]
    corn_teeth: list[int]
    """Where the corn on the calendar is."""
    days_left: int
    """Until the last food day."""
    age: int
    marker: int
    starting_space: int | None
    corn_on_calendar: int
    placed: int
    picked: int
    placements: dict[WheelName, Placement | None]
    """Nothing: the wheel is full."""
    start_corn: int
    """What the starting player space costs now."""
    outlooks: dict[WheelName, dict[str, WorkerOutlook]]
    """By space."""
    temple_steps: dict[TempleName, list[TempleStep]]
    wheels: dict[WheelName, list[Worker]]
    jungle: list[JungleSpace]
    skulls: int
    offerings: dict[str, Worker]
    """Whose skull lies in Chichen Itza, by space."""
    display: list[str]
    deck: int
    monuments: list[str]
    monument_points: dict[str, list[int]]
    """What each monument is worth now, by seat."""
    neutral_tiles: list[str]
    dealt: list[int]
    seats: list[TzolkinPlayerView]


class TzolkinOwnView(TypedDict):
    """What each viewer sees differently."""

    tile_prices: dict[str, TilePrice]
    """Of the tiles on the board, for the viewer."""
    hand: list[str]
    keeping: list[str]
    """Of `hand`: what the viewer has already chosen."""


class TzolkinView(TzolkinSharedView, TzolkinOwnView):
    pass


View = TzolkinView


class ScaleStep(TypedDict):
    """From this count on a monument scores so."""

    count: int
    points: int


class MonumentFacts(TypedDict):
    """How a monument scores: points for each thing, by number of players; or by a scale.

    `least`, `most`: the counts for which the scale gives points.
    """

    each: dict[str, int]
    scale: list[ScaleStep]
    """The counts at which its points rise."""
    least: int
    most: int


class HighestBonus(TypedDict):
    """What the highest in a temple gets at the end of an age."""

    age: int
    points: int
    shared: int
    """Quarter points of each, where several are the highest."""


class TzolkinFacts(TypedDict):
    """What follows from the components alone."""

    monuments: dict[str, MonumentFacts]
    acts: dict[WheelName, list[int]]
    """The spaces with an action or the choice of one."""
    level_costs: dict[TechnologyName, dict[str, int]]
    """Resources for the step to a level."""
    highest: dict[TempleName, list[HighestBonus]]
    rules: dict[str, str]
    """The rule that explains a space, a step or a technology, by the id of its card."""


Facts = TzolkinFacts
