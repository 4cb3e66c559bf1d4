"""The types of the game's view. The types in the web page are generated from them."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

from . import names
from .view_types_facts import PyramidSide, Temple, TeotihuacanFacts

DiscState = Literal["apart", "met", "extra-round"]
CalendarState = Literal["apart", "met", "extra-round", "eclipse"]
TrackState = Literal["past", "next", "later"]


PAGE_NAMES: Final = {
    "GOODS": names.GOOD_IDS,
    "RESOURCES": names.RESOURCE_IDS,
    "BOARDS": names.BOARD_IDS,
    "SPACES": names.SPACE_IDS,
    "TEMPLES": names.TEMPLE_IDS,
    "SIDES": names.SIDE_IDS,
    "ROWS": names.ROW_IDS,
    "BOT_TILES": names.BOT_TILE_IDS,
    "ECLIPSE_SOURCES": ["avenue", "track", "masks", "upkeep", "bonuses"],
    "LAST_ECLIPSE_SOURCES": ["bonuses"],
    "AFTER_UPKEEP": ["calendar-reset", "bonus-scored", "bot-technologies", "won", "bot-won"],
    "AFTER_BOT_TURN": ["round", "turn", "white-disc", "discs-met", "extra-round", "eclipse"],
    "BOT_TURN_RULES": ["TE-16.3"],
    "BOT_FURTHER_RULES": ["TE-16.13", "TE-16.5", "TE-16.14", "TE-16.15"],
}
"""Lists of ids in the order of their numbers in events and questions.

There are also lists of the sources of points in an eclipse (TE-14), of those that only the last eclipse has
(TE-15.2), of the events after all seats have paid upkeep, of the events after a turn of the Teotibot, and of
the rules of such a turn before and after the rule of its tile.
"""
PAGE_NUMBERS: Final = {"GRID": names.GRID, "LEVELS": names.LEVELS}
PAGE_TABLES: Final[dict[str, Any]] = {
    "BOARD_OF_SPACE": {
        space: names.BOARD_IDS[names.BOARD_OF_SPACE[i]] for i, space in enumerate(names.SPACE_IDS)
    },
    "BOT_TILE_RULE": {
        "xbld": "TE-16.6",
        "xdec": "TE-16.7",
        "xnob": "TE-16.8",
        "xalc": "TE-16.9",
        "xmsk": "TE-16.10",
        "xwor": "TE-16.11",
        "xmas": "TE-16.12",
    },
    "ECLIPSE_SOURCE": {
        "avenue-scored": "avenue",
        "track-scored": "track",
        "track-most": "track",
        "masks-scored": "masks",
        "upkeep": "upkeep",
        "waived": "upkeep",
        "upkeep-lost": "upkeep",
        "bonus-scored": "bonuses",
    },
    "ECLIPSE_SIGN": {
        "avenue-scored": 1,
        "track-scored": 1,
        "track-most": 1,
        "masks-scored": 1,
        "upkeep": 0,
        "waived": 0,
        "upkeep-lost": -1,
        "bonus-scored": 1,
    },
}
"""TE-14: the source to which each event of an eclipse belongs, and whether the event adds points, removes
points or does neither.

There are also tables with the board of each worship space and the rule of each Teotibot tile.
"""


class OptionsView(TypedDict):
    first_game: bool
    dark: bool
    draft: bool
    layout: int
    any_on_board: bool


class ActiveWorkerView(TypedDict):
    """The worker chosen in this turn."""

    seat: int
    board: str
    power: int


class CrewView(TypedDict):
    """The workers that would carry out a board's main action if the chosen worker were there.

    `row` and `column` (from 0) select the entry in the printed table of gains or prices.
    """

    workers: int
    lowest: int
    row: int
    column: int


class RotationView(TypedDict):
    """The gain from a pyramid tile on a place in one rotation. The best rotation for each place is marked."""

    rotation: int
    points: int
    matches: list[bool]
    temples: list[Temple]
    best: bool


class GainView(TypedDict):
    """The gain from a tile: its points and the temple steps."""

    points: int
    temples: list[Temple]


class DecorationPlaceView(TypedDict):
    """The gain from a decoration on a side."""

    step: int
    points: int
    matches: int
    temples: list[Temple]


class SavingView(TypedDict):
    """The price of a tile after a discount, in resources, and the amount saved."""

    price: dict[str, int]
    saved: int


class LayingView(TypedDict):
    """The pyramid tile or decoration that has to be laid now, and the gain from it on each possible place."""

    tile: str | None
    places: dict[str, list[RotationView]]
    prices: dict[str, dict[str, int]]
    """The price of each place before a discount, in resources."""
    unpayable: list[str]
    """The places whose price the player does not hold."""
    savings: dict[str, dict[str, SavingView]]
    """The price of each place after the discount, by the resource that is saved."""
    discount: int
    """The number of resources that the player can save on this tile."""
    sides: dict[PyramidSide, DecorationPlaceView]
    tiles: dict[str, dict[PyramidSide, DecorationPlaceView]]
    """The gains from each decoration on display, until one has been chosen."""
    best: dict[str, GainView]
    """The best gain from each tile on display on a place that the player can pay for, until one has been
    chosen. Temple steps count as well as points.
    """


class ForecastView(TypedDict):
    """What would happen if the next eclipse came now: points by source, the cocoa due, and the points lost
    for missing cocoa.

    `total` is the sum of these points. `helps` lists the discovery tiles needed for the upkeep; the points
    lost are computed as if they were used.
    """

    avenue: int
    track: int
    masks: int
    upkeep: int
    unpaid: int
    total: int
    helps: list[str]


class CalendarView(TypedDict):
    """The current or next eclipse, and the percentage of the sun that is covered.

    `left` is the number of spaces between the discs, and `spaces` is the total number of spaces on the
    calendar.
    """

    state: CalendarState
    left: int
    covered: int
    eclipse: int
    eclipses: int
    last: bool
    """True if the game ends with this eclipse."""
    spaces: int


class TrackWorthView(TypedDict):
    """The points for a step on the pyramid track in one of the eclipses."""

    points: int
    state: TrackState


class RowSpaceView(TypedDict):
    """A space in the row of buildings."""

    value: int
    covered: bool
    counts: bool


class NobleRowView(TypedDict):
    """A row of the Nobles. `applies` is true if the chosen worker and those on the board would build in this
    row.
    """

    id: str
    workers: int
    values: list[int]
    built: int
    next: int | None
    applies: bool


class MaskSetView(TypedDict):
    masks: list[str]
    points: int


class YieldColumnView(TypedDict):
    """The range of powers for a column in the table of gains."""

    least: int
    most: int


class AscendedView(TypedDict):
    """The destination and the power of a worker that ascends."""

    board: str
    power: int


class BoardSpaceView(TypedDict):
    """A board in the ring: its colours, costs and gains, the workers that would act, its discovery tile and
    its worship spaces.

    `both` contains the orders in which it makes sense for a worker to take both benefits of the worship
    space. `pay` is null if the board has no main action.
    """

    id: str
    colours: int
    pay: int | None
    collect: int
    crew: CrewView | None
    reached_by: list[str]
    """The moves of the workers that can reach the board, while the player is choosing a worker."""
    discovery: str | None
    holder: int | None
    both: list[str]


class RoyalTileView(TypedDict):
    id: str | None
    space: str
    holder: int | None
    both: list[str]


class TechnologyView(TypedDict):
    id: str | None
    row: int
    temple: Temple
    learned_by: list[int]


class BuildingsView(TypedDict):
    taken: int
    value: int
    rows: dict[str, int]
    spaces: list[RowSpaceView]


class StoneView(TypedDict):
    place: str
    tile: str
    rotation: int
    level: int


class IconCellView(TypedDict):
    """A cell of the grid, with its visible icon, its level, and the place of the bottom level to which it
    belongs.
    """

    row: int
    column: int
    icon: str
    level: int
    place: str


class StacksView(TypedDict):
    discoveries: int
    decorations: int
    stones: int


class SetupView(TypedDict):
    """The starting tiles: the number dealt, the viewer's own tiles, the kept tiles, and those on offer in a
    draft.
    """

    choosing: bool
    """True while the viewer or other seats still have to choose tiles."""
    shown: list[str]
    """The tiles that the viewer can choose from; once all seats have chosen, the tiles that the viewer has
    kept.
    """
    dealt: list[int]
    hand: list[str]
    chosen: list[str]
    """The tiles in the viewer's hand that have been chosen so far, until all seats reveal theirs."""
    offer: list[str]
    kept: list[str | None]
    beside: dict[str, str]
    neutral: list[str]


class BotPlaceView(TypedDict):
    """A place in the action pyramid, its tile, and the sums of the dice that select it."""

    place: int
    tile: str
    sums: list[int]


class BotView(TypedDict):
    """The Teotibot. `rows` contains the rows of the action pyramid from the top, and `pyramid` its tiles in
    order.
    """

    seat: int
    pyramid: list[str]
    rows: list[list[BotPlaceView]]
    aside: list[str]
    directions: list[str]


class TeotihuacanPlayerView(TypedDict):
    cocoa: int
    resources: dict[str, int]
    workers: dict[str, list[int]]
    """The powers of the unlocked workers on each board."""
    locked: dict[str, int]
    """The powers of the locked workers in each worship space."""
    temples: dict[Temple, int]
    avenue: int
    track: int
    technologies: list[str]
    tiles: list[str]
    mask_sets: list[MaskSetView]
    used: list[str]
    starting: list[str]
    """The kept starting tiles, shown until the first round."""
    points: dict[str, int]
    total: int
    ending: dict[str, int]
    """The points from each source that the seat would have if the game ended now, in tenths of a point."""
    ending_total: int
    forecast: ForecastView | None


class TeotihuacanView(TypedDict):
    players: int
    turn: int
    first_seat: int
    round: int
    turns: int
    white: int
    black: int
    discs: DiscState
    calendar: CalendarView
    eclipses: int
    complete: bool
    options: OptionsView
    active: ActiveWorkerView | None
    laying: LayingView | None
    boards: list[BoardSpaceView]
    royal: list[RoyalTileView]
    neutrals: dict[str, list[str]]
    """The boards of the neutral workers of each colour."""
    neutral_power: int
    both_cost: int
    """The price in cocoa for the second benefit of a worship space."""
    yield_columns: list[YieldColumnView]
    ascended: AscendedView
    track_worth: list[TrackWorthView]
    nobles: list[NobleRowView]
    technologies: list[TechnologyView]
    bonuses: dict[Temple, str | None]
    buildings: BuildingsView
    shown_decorations: list[str]
    shown_stones: list[str]
    decorations: dict[PyramidSide, list[str | None]]
    stones: list[StoneView]
    icons: list[IconCellView]
    piles: dict[str, list[str]]
    discarded: list[str]
    stacks: StacksView
    setup: SetupView | None
    bot: BotView | None
    seats: list[TeotihuacanPlayerView]


View = TeotihuacanView


Facts = TeotihuacanFacts
