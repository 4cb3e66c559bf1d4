"""Types of what a view shows; the page's types are generated from them."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

from . import names

Temple = Literal["blue", "red", "green"]
PyramidSide = Literal["top", "right", "bottom", "left"]
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
    "ECLIPSE_SOURCES": ["avenue", "track", "masks", "upkeep"],
    "AFTER_UPKEEP": ["calendar-reset", "bonus-scored", "bot-technologies", "won", "bot-won"],
    "AFTER_BOT_TURN": ["round", "turn", "white-disc", "discs-met", "extra-round", "eclipse"],
    "BOT_TURN_RULES": ["TE-16.3"],
    "BOT_FURTHER_RULES": ["TE-16.13", "TE-16.5", "TE-16.14", "TE-16.15"],
}
"""As events and questions number them; sources of points in an eclipse; events when all have paid (TE-14).

Besides: events that come after the turn of the Teotibot, and rules of its turn: before and after its tile's.
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
    },
    "ECLIPSE_SIGN": {
        "avenue-scored": 1,
        "track-scored": 1,
        "track-most": 1,
        "masks-scored": 1,
        "upkeep": 0,
        "waived": 0,
        "upkeep-lost": -1,
    },
}
"""TE-14: to which source an event of an eclipse belongs, and whether its points are won, none or lost.

Besides: the boards of worship spaces, and the rules of the Teotibot's tiles.
"""


class OptionsView(TypedDict):
    first_game: bool
    dark: bool
    draft: bool
    layout: int
    any_on_board: bool


class ActiveWorkerView(TypedDict):
    """The worker that was chosen in this turn."""

    seat: int
    board: str
    power: int


class CrewView(TypedDict):
    """Who would take the main action of a board with the chosen worker.

    `row` and `column`, from 0: those that apply in the printed grid of yields or prices.
    """

    workers: int
    lowest: int
    row: int
    column: int


class RotationView(TypedDict):
    """What a pyramid tile would bring on a place in this rotation; one rotation of a place is the best."""

    rotation: int
    points: int
    matches: list[bool]
    temples: list[Temple]
    best: bool


class DecorationPlaceView(TypedDict):
    """What a decoration would bring on a side."""

    step: int
    points: int
    matches: int
    temples: list[Temple]


class SavingView(TypedDict):
    """What a tile costs after a saving, in resources, and how much of it is saved."""

    price: dict[str, int]
    saved: int


class LayingView(TypedDict):
    """The pyramid tile or decoration to be laid now, and what it would bring wherever it may lie."""

    tile: str | None
    places: dict[str, list[RotationView]]
    prices: dict[str, dict[str, int]]
    """What a tile costs on a place, in resources, before the discount."""
    savings: dict[str, dict[str, SavingView]]
    """By place and resource that is saved."""
    discount: int
    """Resources that may be saved on this tile."""
    sides: dict[PyramidSide, DecorationPlaceView]
    tiles: dict[str, dict[PyramidSide, DecorationPlaceView]]
    """Before a decoration is chosen: those on display."""
    best: dict[str, int]
    """Before a tile is chosen: the most points that each tile on display would score."""


class ForecastView(TypedDict):
    """The next eclipse as things are: points by source, cocoa due, points lost for cocoa that is missing.

    `total`: all these points together. `helps`: discovery tiles that are needed for the upkeep; points lost
    are counted with them.
    """

    avenue: int
    track: int
    masks: int
    upkeep: int
    unpaid: int
    total: int
    helps: list[str]


class CalendarView(TypedDict):
    """The eclipse that is scored now or comes next, and how far the sun is covered in percent.

    `left`: spaces between the discs. `spaces` are on the calendar.
    """

    state: CalendarState
    left: int
    covered: int
    eclipse: int
    eclipses: int
    last: bool
    """The game ends with this eclipse."""
    spaces: int


class TrackWorthView(TypedDict):
    """The points of a step of the pyramid track in one of the eclipses."""

    points: int
    state: TrackState


class RowSpaceView(TypedDict):
    """A space of the buildings row."""

    value: int
    covered: bool
    counts: bool


class NobleRowView(TypedDict):
    """A row of the Nobles; `applies`: the chosen worker and those on the board would build here."""

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
    """The powers of a column of the yields."""

    least: int
    most: int


class AscendedView(TypedDict):
    """Where a worker that ascends goes, and its power there."""

    board: str
    power: int


class BoardSpaceView(TypedDict):
    """A board of the ring: colours present, what they cost and give, who would act, discovery, worship.

    `both`: the orders in which both benefits of its space are worth choosing. `pay`: nothing where there is
    no main action.
    """

    id: str
    colours: int
    pay: int | None
    collect: int
    crew: CrewView | None
    reached_by: list[str]
    """While a worker is chosen: the answers that choose one which could go there."""
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
    """A cell of the grid: the visible icon, its level, and the square below everything."""

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
    """Starting tiles: how many were dealt, those of the viewer, those that were kept, those in the draft."""

    choosing: bool
    """Tiles are still to be chosen, by the viewer or by others."""
    shown: list[str]
    """To the viewer: the tiles to choose from; when all have chosen, those that the viewer kept."""
    dealt: list[int]
    hand: list[str]
    chosen: list[str]
    """Of the viewer's hand, those to be kept so far, while nobody has shown theirs."""
    offer: list[str]
    kept: list[str | None]
    beside: dict[str, str]
    neutral: list[str]


class BotPlaceView(TypedDict):
    """A place of the action pyramid, the tile on it, and the sums of the dice that name it."""

    place: int
    tile: str
    sums: list[int]


class BotView(TypedDict):
    """`rows`: the action pyramid from its top; `pyramid`: its tiles in order."""

    seat: int
    pyramid: list[str]
    rows: list[list[BotPlaceView]]
    aside: list[str]
    directions: list[str]


class TeotihuacanPlayerView(TypedDict):
    cocoa: int
    resources: dict[str, int]
    workers: dict[str, list[int]]
    """Powers of unlocked workers by board."""
    locked: dict[str, int]
    """Powers of locked workers by worship space."""
    temples: dict[Temple, int]
    avenue: int
    track: int
    technologies: list[str]
    tiles: list[str]
    mask_sets: list[MaskSetView]
    used: list[str]
    starting: list[str]
    """Starting tiles that were kept, before the first round."""
    points: dict[str, int]
    total: int
    ending: dict[str, int]
    """Tenths of points by source, if the game ended now."""
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
    """Boards of neutral workers by colour."""
    neutral_power: int
    both_cost: int
    """Cocoa for the second benefit of a worship space."""
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


class Amount(TypedDict):
    """How many of something; with `power`: how many more than the power of the worker."""

    sign: str
    n: int
    power: bool


class RoyalFacts(TypedDict):
    """A royal tile: what is counted or given, what is got for it, and how often (nothing: once, always)."""

    given: list[Amount]
    got: list[Amount]
    times: Amount | None


class TechnologyFacts(TypedDict):
    boards: list[str]
    """Where it works; empty: on all boards with a main action."""
    cost: list[Amount]
    given: list[Amount]
    got: list[Amount]


class DiscoveryFacts(TypedDict):
    mask: bool
    price: list[Amount]
    got: list[Amount]


class BonusFacts(TypedDict):
    """What a bonus tile counts (nothing: its points are fixed), and its points for each, from low to high."""

    counts: str | None
    points: list[int]


class NobleFacts(TypedDict):
    """What a building costs and brings beside points; the spaces of the longest row."""

    cost: list[Amount]
    avenue: int
    spaces: int


class IconFacts(TypedDict):
    """An icon, and the temple in which a match of it climbs; nothing: it is not coloured."""

    icon: str
    temple: Temple | None


class PlaceFacts(TypedDict):
    """The level of a place of the pyramid, and its upper left cell."""

    level: int
    row: int
    column: int


class DecorationCells(TypedDict):
    """The cells of half a and half b of a decoration."""

    rows: list[int]
    columns: list[int]


class TeotihuacanFacts(TypedDict):
    """What follows from the components alone."""

    royal: dict[str, RoyalFacts]
    technologies: dict[str, TechnologyFacts]
    discoveries: dict[str, DiscoveryFacts]
    bonuses: dict[str, BonusFacts]
    starting_boards: dict[str, list[str]]
    """The boards of the workers of a starting tile."""
    nobles: NobleFacts
    icons: dict[str, IconFacts]
    """By the code of the components."""
    stones: dict[str, list[list[str]]]
    """The codes of a pyramid tile by rotation, clockwise from the upper left."""
    decorations: dict[str, list[str]]
    """The codes of the two halves."""
    side_icons: dict[PyramidSide, list[str]]
    """The codes that half a and half b of the first decoration cover."""
    side_cells: dict[PyramidSide, list[DecorationCells]]
    """Where a decoration lies, by step."""
    places: dict[str, PlaceFacts]


Facts = TeotihuacanFacts
