"""Builds the part of an observation that a board draws, using names in place of numbers."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from . import moves, names, view_previews, view_tracks, worship_orders
from .position import BOT, NOBODY, SCORING, TeotihuacanPosition
from .scoring import eclipse
from .setup import starting_rewards
from .tiles import technologies
from .view_types import (
    BoardSpaceView,
    BotPlaceView,
    BotView,
    DiscState,
    ForecastView,
    IconCellView,
    RoyalTileView,
    SetupView,
    StoneView,
    TechnologyView,
    TeotihuacanPlayerView,
    TeotihuacanView,
)
from .view_types_facts import Temple
from .workers import workers

V = TypeVar("V")
DISC_STATES: Final[list[DiscState]] = ["apart", "met", "extra-round"]
ACTION_PYRAMID: Final = [[0], [1, 2], [3, 4, 5]]
LOWEST_SUM: Final = 2
TEMPLES: Final[list[Temple]] = ["blue", "red", "green"]


def by_name(ids: list[str], values: list[V]) -> dict[Any, V]:
    """Returns a dictionary whose keys have the type that the view declares."""
    return dict(zip(ids, values, strict=True))


def show(p: TeotihuacanPosition) -> TeotihuacanView:
    ending = eclipse.points_if_over_now(p)
    forecast = view_previews.forecast(p)
    return {
        "players": p.players,
        "turn": p.turn,
        "first_seat": p.first,
        "round": p.round,
        "turns": p.turns,
        "white": p.white,
        "black": p.black,
        "discs": DISC_STATES[p.discs],
        "calendar": view_tracks.show_calendar(p),
        "eclipses": p.eclipses,
        "complete": p.complete,
        "options": {
            "first_game": p.first_game,
            "dark": p.dark,
            "draft": p.draft,
            "layout": p.layout,
            "any_on_board": p.any_on_board,
        },
        "active": view_previews.active_worker(p),
        "laying": view_previews.laying(p),
        "boards": [show_board(p, board) for board in p.ring],
        "royal": [show_royal(p, space) for space in range(names.ROYAL_SPACES)],
        "neutrals": neutrals(p),
        "neutral_power": view_tracks.neutral_power(p),
        "both_cost": p.tables.both_cost,
        "yield_columns": view_tracks.yield_columns(p),
        "ascended": view_tracks.ascended(p),
        "track_worth": view_tracks.track_worth(p),
        "nobles": view_tracks.noble_rows(p),
        "technologies": [show_technology(p, place) for place in range(names.TECHNOLOGIES_IN_PLAY)],
        "bonuses": by_name(names.TEMPLE_IDS, laid_out(p.bonuses, names.BONUS_IDS)),
        "buildings": view_tracks.show_buildings(p),
        "shown_decorations": [names.DECORATION_IDS[tile] for tile in p.shown_decorations],
        "shown_stones": [names.STONE_TILE_IDS[tile] for tile in p.shown_stones],
        "decorations": by_name(names.SIDE_IDS, [decorations(p, i) for i in range(len(names.SIDE_IDS))]),
        "stones": [stone(p, place) for place in range(names.PLACES) if p.stones[place] != names.EMPTY],
        "icons": icons(p),
        "piles": {name: pile(p, i) for i, name in enumerate(names.PILE_IDS)},
        "discarded": counted(p.discarded, 0),
        "stacks": {
            "discoveries": p.decks[0].length(),
            "decorations": p.decks[1].length(),
            "stones": p.decks[2].length(),
        },
        "setup": show_setup(p) if p.round == 0 else None,
        "bot": show_bot(p),
        "seats": [
            show_player(p, seat, ending[seat], forecast[seat] if forecast else None)
            for seat in range(len(p.seats))
        ],
    }


def laid_out(tiles: list[int], ids: list[str]) -> list[str | None]:
    """Returns the ids of the tiles, with None for those that have not been drawn yet."""
    return [None if tile == names.NO_TILE else ids[tile] for tile in tiles]


def show_board(p: TeotihuacanPosition, board: int) -> BoardSpaceView:
    """Returns a board in the ring: the colours present with their costs and gains, the workers that would
    act, and the worship spaces.
    """
    side = names.SIDE_OF_BOARD[board]
    spaces = names.SPACES_OF_BOARD[board]
    colours = workers.colours_present(p, board)
    return {
        "id": names.BOARD_IDS[board],
        "colours": colours,
        "pay": None if board == names.PALACE else colours * p.tables.colour_cost,
        "collect": p.tables.cocoa_base + colours * p.tables.cocoa_per_colour,
        "crew": view_previews.crew(p, board),
        "reached_by": view_previews.reached_by(p, board),
        "discovery": discovery(p.beside_boards[side]) if side >= 0 else None,
        "holder": holder(p, spaces[0]) if len(spaces) == 1 else None,
        "both": worship_orders.worthwhile(p, spaces[0]) if len(spaces) == 1 else [],
    }


def show_royal(p: TeotihuacanPosition, space: int) -> RoyalTileView:
    return {
        "id": laid_out(p.royal, names.ROYAL_IDS)[space],
        "space": names.SPACE_IDS[space],
        "holder": holder(p, space),
        "both": worship_orders.worthwhile(p, space),
    }


def holder(p: TeotihuacanPosition, space: int) -> int | None:
    """Returns the seat whose worker is locked in a worship space, or None."""
    die = workers.worker_in(p, space)
    return None if die == NOBODY else die // names.DICE


def show_technology(p: TeotihuacanPosition, place: int) -> TechnologyView:
    return {
        "id": laid_out(p.technologies, names.TECHNOLOGY_IDS)[place],
        "row": place // names.COLUMNS + 1,
        "temple": TEMPLES[p.tables.column_temple[place % names.COLUMNS]],
        "learned_by": learned_by(p, p.technologies[place]),
    }


def learned_by(p: TeotihuacanPosition, tile: int) -> list[int]:
    """Returns the seats that have learned a technology. They score points when others learn it."""
    if tile == names.NO_TILE:
        return []
    return [seat for seat in range(len(p.seats)) if technologies.owns(p, seat, tile)]


def free(p: TeotihuacanPosition, colour: int) -> dict[str, list[int]]:
    """Returns the powers of the unlocked workers on each board."""
    found: dict[str, list[int]] = {}
    for die in range(colour * names.DICE, (colour + 1) * names.DICE):
        if p.at[die] != names.NOWHERE and p.space[die] == names.UNLOCKED:
            found.setdefault(names.BOARD_IDS[p.at[die]], []).append(p.power[die])
    return found


def locked(p: TeotihuacanPosition, colour: int) -> dict[str, int]:
    """Returns the powers of the locked workers in each worship space."""
    dice = range(colour * names.DICE, (colour + 1) * names.DICE)
    return {names.SPACE_IDS[p.space[die]]: p.power[die] for die in dice if p.space[die] != names.UNLOCKED}


def neutrals(p: TeotihuacanPosition) -> dict[str, list[str]]:
    """Returns the boards of the neutral workers of each colour."""
    first = len(p.seats)
    return {
        names.COLOUR_IDS[colour - first]: list(free(p, colour))
        for colour in range(first, len(p.at) // names.DICE)
    }


def icons(p: TeotihuacanPosition) -> list[IconCellView]:
    """Returns the cells of the grid, each with its visible icon, its level, and the place of the bottom level
    to which it belongs.
    """
    levels = [0] * len(p.icons)
    for place in range(names.PLACES):
        if p.stones[place] != names.EMPTY:
            for cell in p.tables.place_cells[place]:
                levels[cell] = p.tables.place_level[place] + 1
    side = names.LEVEL_SIDE[0]
    return [
        {
            "row": cell // names.GRID,
            "column": cell % names.GRID,
            "icon": names.ICON_IDS[icon],
            "level": levels[cell],
            "place": names.PLACE_IDS[cell // names.GRID // 2 * side + cell % names.GRID // 2],
        }
        for cell, icon in enumerate(p.icons)
    ]


def decorations(p: TeotihuacanPosition, side: int) -> list[str | None]:
    first = side * names.STEPS_OF_SIDE
    laid = p.decorations[first : first + names.STEPS_OF_SIDE]
    return [None if tile == names.EMPTY else names.DECORATION_IDS[tile] for tile in laid]


def stone(p: TeotihuacanPosition, place: int) -> StoneView:
    laid = p.stones[place]
    return {
        "place": names.PLACE_IDS[place],
        "tile": names.STONE_TILE_IDS[laid // names.ROTATIONS],
        "rotation": laid % names.ROTATIONS,
        "level": p.tables.place_level[place] + 1,
    }


def discovery(tile: int) -> str | None:
    return None if tile == names.NO_TILE else names.DISCOVERY_IDS[tile]


def pile(p: TeotihuacanPosition, number: int) -> list[str]:
    return counted(p.piles, number * names.DISCOVERIES)


def counted(counts: list[int], first: int) -> list[str]:
    """Returns the ids of all these tiles, with a separate entry for each copy."""
    found: list[str] = []
    for tile, name in enumerate(names.DISCOVERY_IDS):
        found.extend([name] * counts[first + tile])
    return found


def show_setup(p: TeotihuacanPosition) -> SetupView:
    """Returns the starting tiles: the number dealt, the viewer's own tiles, the kept tiles, and those on
    offer in a draft.
    """
    own: list[int] = []
    chosen: list[int] = []
    if p.hands and 0 <= p.viewer < p.players:
        own = p.hands[p.viewer].held()
        if p.drafts:
            chosen = [move - moves.KEEP for move in p.drafts[p.viewer].moves]
    beside: dict[str, str] = {}
    if p.beside:
        for place, tile in enumerate(names.WITH_DISCOVERY):
            value = p.beside[0].values[place]
            if value >= 0:
                beside[names.STARTING_IDS[tile]] = names.DISCOVERY_IDS[value]
    offered = p.drafting or own
    choosing = bool(offered) and names.NO_TILE in p.kept
    kept = starting(p, p.viewer) if offered and 0 <= p.viewer < p.players else []
    return {
        "choosing": choosing,
        "shown": [names.STARTING_IDS[tile] for tile in offered] if choosing else kept,
        "dealt": [hand.size for hand in p.hands],
        "hand": [names.STARTING_IDS[tile] for tile in own],
        "chosen": [names.STARTING_IDS[tile] for tile in chosen],
        "offer": [names.STARTING_IDS[tile] for tile in p.drafting],
        "kept": [names.STARTING_IDS[tile] if tile != names.NO_TILE else None for tile in p.kept],
        "beside": beside,
        "neutral": [names.STARTING_IDS[tile] for tile in p.neutral_tiles],
    }


def bot_place(p: TeotihuacanPosition, place: int) -> BotPlaceView:
    """TE-16.3"""
    sums = p.tables.bot_position
    return {
        "place": place + 1,
        "tile": names.BOT_TILE_IDS[p.bot[place]],
        "sums": [LOWEST_SUM + i for i in range(len(sums)) if sums[i] == place],
    }


def show_bot(p: TeotihuacanPosition) -> BotView | None:
    if p.players > 1:
        return None
    return {
        "seat": BOT,
        "pyramid": [names.BOT_TILE_IDS[tile] for tile in p.bot[:6]],
        "rows": [[bot_place(p, place) for place in row if place < len(p.bot)] for row in ACTION_PYRAMID],
        "aside": [names.BOT_TILE_IDS[tile] for tile in p.bot[6:]],
        "directions": [names.DIRECTION_IDS[way] for way in p.directions],
    }


def starting(p: TeotihuacanPosition, seat: int) -> list[str]:
    kept = starting_rewards.kept_tiles(p, seat)
    return [names.STARTING_IDS[tile] for tile in kept if tile != names.NO_TILE]


def show_player(
    p: TeotihuacanPosition, seat: int, ending: list[int], forecast: ForecastView | None
) -> TeotihuacanPlayerView:
    player = p.seats[seat]
    return {
        "cocoa": player.cocoa,
        "resources": dict(zip(names.RESOURCE_IDS, player.resources, strict=True)),
        "workers": free(p, seat),
        "locked": locked(p, seat),
        "temples": by_name(names.TEMPLE_IDS, player.temples),
        "avenue": player.avenue,
        "track": player.track,
        "technologies": [
            name for tile, name in enumerate(names.TECHNOLOGY_IDS) if player.technologies & (1 << tile)
        ],
        "tiles": counted(player.tiles, 0),
        "mask_sets": view_tracks.mask_sets(p, seat),
        "used": counted(player.used, 0),
        "starting": starting(p, seat) if p.round == 0 and seat < p.players else [],
        "points": dict(zip(SCORING, player.points, strict=True)),
        "total": sum(player.points),
        "ending": {source: points * names.TENTHS for source, points in zip(SCORING, ending, strict=True)},
        "ending_total": sum(ending) * names.TENTHS,
        "forecast": forecast,
    }
