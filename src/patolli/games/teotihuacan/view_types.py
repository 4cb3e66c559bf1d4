"""Types of what a view shows; the page's types are generated from them."""

from __future__ import annotations

from typing import Literal, TypedDict

Temple = Literal["blue", "red", "green"]
PyramidSide = Literal["top", "right", "bottom", "left"]
DiscState = Literal["apart", "met", "extra-round"]


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
    """Who would take the main action of a board with the chosen worker; `column` is that of the yields."""

    workers: int
    lowest: int
    column: int


class RotationView(TypedDict):
    """What a pyramid tile would bring on a place in this rotation."""

    rotation: int
    points: int
    matches: list[bool]
    temples: list[Temple]


class DecorationPlaceView(TypedDict):
    """What a decoration would bring on a side."""

    step: int
    points: int
    matches: int
    temples: list[Temple]


class LayingView(TypedDict):
    """The pyramid tile or decoration to be laid now, and what it would bring wherever it may lie."""

    tile: str | None
    places: dict[str, list[RotationView]]
    sides: dict[PyramidSide, DecorationPlaceView]
    tiles: dict[str, dict[PyramidSide, DecorationPlaceView]]
    """Before a decoration is chosen: those on display."""
    best: dict[str, int]
    """Before a tile is chosen: the most points that each tile on display would score."""


class ForecastView(TypedDict):
    """The next eclipse as things are: points by source, cocoa due, points lost for cocoa that is missing."""

    avenue: int
    track: int
    masks: int
    upkeep: int
    unpaid: int


class BoardSpaceView(TypedDict):
    """A board of the ring: colours present, what they cost and give, who would act, discovery, worship."""

    id: str
    colours: int
    pay: int
    collect: int
    crew: CrewView | None
    discovery: str | None
    holder: int | None


class RoyalTileView(TypedDict):
    id: str | None
    space: str
    holder: int | None


class TechnologyView(TypedDict):
    id: str | None
    row: int
    temple: Temple
    learned_by: list[int]


class BuildingsView(TypedDict):
    taken: int
    value: int
    rows: dict[str, int]


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
    dealt: list[int]
    hand: list[str]
    offer: list[str]
    kept: list[str | None]
    beside: dict[str, str]
    neutral: list[str]


class BotView(TypedDict):
    seat: int
    pyramid: list[str]
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
    used: list[str]
    points: dict[str, int]
    total: int
    ending: dict[str, int]
    """Tenths of points by source, if the game ended now."""
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
    eclipses: int
    complete: bool
    options: OptionsView
    active: ActiveWorkerView | None
    laying: LayingView | None
    boards: list[BoardSpaceView]
    royal: list[RoyalTileView]
    neutrals: dict[str, list[str]]
    """Boards of neutral workers by colour."""
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
