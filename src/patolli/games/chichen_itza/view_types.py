"""The types of the game's view. The types in the web page are generated from them."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from . import fight_events, names

Creature = Literal["snake", "monkey", "jaguar", "triceratops", "caiman", "shaman", "kukulkan"]
HeroType = Literal["a", "b", "c"]
GemColour = Literal["yellow", "green", "white", "red", "blue"]
Gear = Literal["defense", "melee", "ranged", "magic"]
Spell = Literal["stone", "fire"]
Terrain = Literal["land", "water"]
TileKind = Literal["camp", "village", "temple", "mine", "ruin"]


PAGE_NAMES: Final = {
    "CREATURES": names.CREATURE_IDS,
    "HEROES": names.HERO_IDS,
    "COLOURS": names.COLOR_IDS,
    "GEMS": names.GEM_IDS,
    "STAR_LINES": names.STAR_IDS,
    "GEARS": names.GEAR_IDS,
    "GODS": names.GOD_IDS,
    "HERO_CARDS": names.HEROCARD_IDS,
    "TASKS": names.TASK_IDS,
    "GOODS": names.GOOD_IDS,
    "TREASURES": names.TREASURE_IDS,
    "ACTION_TILES": names.ACTIONTILE_IDS,
    "PLACES": names.PLACE_IDS,
    "PHASES": names.PHASE_IDS,
    "SYMBOLS": names.SYMBOL_IDS,
    "SPELLS": names.SPELL_IDS,
    "FIGHT_BEGINS": fight_events.event_names(fight_events.BEGINS),
    "FIGHT_SPOILS": fight_events.event_names(fight_events.SPOILS),
    "FIGHT_NEXT": fight_events.event_names(fight_events.NEXT),
}
"""Lists of ids in the order of their numbers in events, and lists of event names."""
PAGE_TABLES: Final = {
    "FIGHT_ENDS": fight_events.winners(),
    "PHASE_GEARS": {names.PHASE_IDS[i]: names.MEANS_IDS[names.MEANS[i]] for i in range(names.PHASES)},
}
PAGE_NUMBERS: Final = {"UNIT": names.TENTHS}


class TileView(TypedDict):
    id: str
    tile: str
    terrain: Terrain
    kind: TileKind
    gem: GemColour | None
    gems: int
    """The number of gems left."""
    q: int | None
    r: int | None
    edge: bool
    creature: Creature | None
    strength: int | None
    """The strength; null if the viewer does not know it."""
    strength_open: bool
    """Whether all seats know the strength."""
    ruin: str | None
    ruin_open: bool
    """Whether all seats know the ruin."""
    seat: int | None
    warriors: int
    heroes: list[HeroType]
    scouts_seat: list[int]


class ActionTileView(TypedDict):
    tile: str
    actions: list[str]
    prices: list[int] | None
    """The viewer's price of each action; null until the costs are dealt."""
    markers_seat: list[int]


class ActionBoardView(TypedDict):
    rows: int
    columns: int
    row_costs: list[int]
    column_costs: list[int]
    tiles: list[ActionTileView]
    coins_markers: list[int]
    """The number of markers of each seat on the coins space."""


class TaskView(TypedDict):
    task: str
    points: int
    round: int
    claimed_seat: list[int]
    met_seat: list[int]
    """The seats that currently meet the condition of the task."""


class AttackView(TypedDict):
    """A finished attack on the city."""

    round: int
    seat: int
    creature: Creature
    held: bool
    points: int


class BothSides(TypedDict):
    own: int
    foe: int


class GroupView(TypedDict):
    """A group that is moving or fighting. Fields that currently have no meaning are absent."""

    seat: int
    at: str
    warriors: int
    heroes: NotRequired[list[HeroType]]
    start: NotRequired[str]
    steps: NotRequired[int]
    creature: NotRequired[Creature]
    strength: NotRequired[int]
    hearts: NotRequired[int]
    dark_die: NotRequired[bool]
    """Whether the creature rolls its dark die."""
    foe_seat: NotRequired[int]
    foe_warriors: NotRequired[int]
    foe_heroes: NotRequired[list[HeroType]]
    phases: NotRequired[list[str]]
    phase: NotRequired[str]
    roller_seat: NotRequired[int]
    spell: NotRequired[Spell]
    dice: NotRequired[list[int]]
    hit_faces: NotRequired[list[int]]
    symbols: NotRequired[dict[str, int]]
    hits: NotRequired[BothSides]
    damage: NotRequired[BothSides]


class HeroView(TypedDict):
    hero: HeroType
    place: str
    """The id of a tile, `city`, `home` or `group`."""
    card: str | None


class FigureView(TypedDict):
    """A defeated creature."""

    creature: Creature
    strength: int


class StripView(TypedDict):
    """A strip of the reserve, with its income or the points that it scores at the end of the game."""

    spaces: int
    warriors: int
    coins: NotRequired[int]
    points: NotRequired[int]


class GearValues(TypedDict):
    """The effects of the gears at their current levels."""

    shields: int
    melee_faces: list[int]
    """The faces that hit."""
    ranged: int
    """Dice."""
    stone: int | None
    """The maximum number of cards that can be cast; null if there is no limit."""
    fire: int | None


class GearLevelFacts(GearValues):
    """The effects of one level of each gear, including the range of groups."""

    level: int
    range: int


class DieRounds(TypedDict):
    """The rounds in which creatures roll one of their two dice."""

    map: list[int]
    city: list[int]
    """The rounds in which creatures roll this die when they attack the city."""


class ChichenFacts(TypedDict):
    """Facts that the rules derive from the components. They are sent once, with the components."""

    gear_levels: list[GearLevelFacts]
    """In ascending order of levels."""
    ranged_faces: list[int]
    """The faces that hit."""
    stone_faces: list[int]
    fire_faces: list[int]
    hit_symbols: dict[Creature, dict[str, str]]
    """The symbol with which each creature hits, by phase. A creature does not fight in the phases that are
    missing.
    """
    light_die: DieRounds
    dark_die: DieRounds


class ChichenPlayerView(TypedDict):
    coins: int
    luck: int
    idols: int
    reserve: int
    strips: list[StripView]
    """From the highest strip to the lowest."""
    income: int
    city: int
    shields: int
    shields_allowed: int
    war: int
    """The number of diplomacy markers that show war."""
    peace: int
    favor: int
    gears: dict[Gear, int]
    gear_values: GearValues
    range: int
    limit: int
    tiles: list[str]
    scouts: int
    gems: list[GemColour]
    lines: list[str]
    """The lines of the gem star whose bonuses have been granted."""
    placed: int
    gods: list[str]
    heroes: list[HeroView]
    figures: list[FigureView]
    hand: int
    """The number of magic cards in the hand."""
    cards: dict[Spell, int] | None
    """The seat's magic cards that the viewer knows; null if the viewer knows none."""
    points: int
    ending: dict[str, int]
    """The points from each source that the seat would have if the game ended now, in tenths of a point."""
    ending_total: int


class RoundView(TypedDict):
    """A round on the round track."""

    round: int
    dark: bool
    """Whether it is a night round, in which creatures on the map roll their dark die."""
    tasks: bool
    """Whether tasks are checked at the end of the round."""
    city_strength: int
    """The strength of the creature that attacks the city at the end of the round."""


class ChichenView(TypedDict):
    moving_group: GroupView | None
    players: int
    turn: int
    round: int
    turns: int
    rounds: list[RoundView]
    free_layout: bool
    order: list[int]
    favor_order: list[int]
    """The seats in ascending order of favour."""
    defender: int | None
    """The seat that would have to defend the city now."""
    tiles: list[TileView]
    unseen: dict[Creature, list[int]]
    """The strengths of each creature's figures that the viewer has not seen yet."""
    row: list[str]
    board: ActionBoardView
    tasks: list[TaskView]
    display: list[str | None]
    god_decks: list[int]
    hero_cards: list[str | None]
    hero_stacks: list[int]
    magic_deck: int
    discards: dict[Spell, int]
    luck: int
    idols: int
    attacks: list[AttackView]
    attacks_left: int
    city_cards: list[Creature]
    seats: list[ChichenPlayerView]


View = ChichenView
Facts = ChichenFacts
