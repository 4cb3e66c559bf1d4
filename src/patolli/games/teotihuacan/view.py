"""What is shown of a veiled position: everything a board must draw, by name."""

from __future__ import annotations

from typing import Any

from . import eclipse, names
from .position import BOT, NOBODY, SCORING, STARTING_DECK, Player, TeotihuacanPosition


def show(p: TeotihuacanPosition) -> dict[str, Any]:
    ending = eclipse.ending(p)
    return {
        "players": p.players,
        "turn": p.turn,
        "first": p.first,
        "round": p.round,
        "turns": p.turns,
        "white": p.white,
        "black": p.black,
        "discs": ["apart", "met", "extra-round"][p.discs],
        "eclipses": p.eclipses,
        "complete": p.complete,
        "options": {
            "first_game": p.first_game,
            "dark": p.dark,
            "draft": p.draft,
            "layout": p.layout,
            "any_on_board": p.any_on_board,
        },
        "ring": [names.BOARD_IDS[board] for board in p.ring],
        "royal": laid_out(p.royal, names.ROYAL_IDS),
        "technologies": laid_out(p.technologies, names.TECHNOLOGY_IDS),
        "bonuses": dict(zip(names.TEMPLE_IDS, laid_out(p.bonuses, names.BONUS_IDS), strict=True)),
        "workers": workers(p),
        "active": None if p.active == NOBODY else p.active,
        "second": None if p.second == NOBODY else p.second,
        "colours": p.colours,
        "buildings": {
            "taken": p.taken(),
            "value": p.tables.row_values[p.taken()],
            "rows": dict(zip(names.ROW_IDS, p.rows, strict=True)),
        },
        "shown_decorations": [names.DECORATION_IDS[tile] for tile in p.shown_decorations],
        "shown_stones": [names.STONE_TILE_IDS[tile] for tile in p.shown_stones],
        "decorations": {side: decorations(p, i) for i, side in enumerate(names.SIDE_IDS)},
        "stones": [stone(p, place) for place in range(names.PLACES) if p.stones[place] != names.EMPTY],
        "icons": [
            "".join(names.ICON_CODES[icon] for icon in p.icons[row * names.GRID : (row + 1) * names.GRID])
            for row in range(names.GRID)
        ],
        "discoveries": {
            names.BOARD_IDS[names.BOARD_OF_SIDE[side]]: discovery(tile)
            for side, tile in enumerate(p.beside_boards)
        },
        "piles": {name: pile(p, i) for i, name in enumerate(names.PILE_IDS)},
        "discarded": counted(p.discarded, 0),
        "stacks": {
            "discoveries": p.decks[0].length(),
            "decorations": p.decks[1].length(),
            "stones": p.decks[2].length(),
        },
        "setup": show_setup(p),
        "bot": show_bot(p),
        "seats": [show_player(player, ending[seat]) for seat, player in enumerate(p.seats)],
    }


def laid_out(tiles: list[int], ids: list[str]) -> list[str | None]:
    """By id; nothing where chance has not drawn yet."""
    return [None if tile == names.NO_TILE else ids[tile] for tile in tiles]


def workers(p: TeotihuacanPosition) -> list[dict[str, Any]]:
    """Every die in play: its owner (a seat, "bot", or a neutral colour), board, power and worship space."""
    found: list[dict[str, Any]] = []
    for die in range(len(p.at)):
        if p.at[die] != names.NOWHERE:
            space = p.space[die]
            found.append(
                {
                    "die": die,
                    "owner": owner(p, die // names.DICE),
                    "board": names.BOARD_IDS[p.at[die]],
                    "power": p.power[die],
                    "space": None if space == names.UNLOCKED else names.SPACE_IDS[space],
                    "used": p.active != NOBODY
                    and die // names.DICE == p.turn
                    and p.crew & (1 << die % names.DICE) != 0,
                }
            )
    return found


def owner(p: TeotihuacanPosition, colour: int) -> int | str:
    if colour < p.players:
        return colour
    if colour < len(p.seats):
        return "bot"
    return names.COLOUR_IDS[colour - len(p.seats)]


def decorations(p: TeotihuacanPosition, side: int) -> list[str | None]:
    first = side * names.STEPS_OF_SIDE
    laid = p.decorations[first : first + names.STEPS_OF_SIDE]
    return [None if tile == names.EMPTY else names.DECORATION_IDS[tile] for tile in laid]


def stone(p: TeotihuacanPosition, place: int) -> dict[str, Any]:
    laid = p.stones[place]
    return {
        "place": names.PLACE_IDS[place],
        "tile": names.STONE_TILE_IDS[laid // names.ROTATIONS],
        "rotation": laid % names.ROTATIONS,
    }


def discovery(tile: int) -> str | None:
    return None if tile == names.NO_TILE else names.DISCOVERY_IDS[tile]


def pile(p: TeotihuacanPosition, number: int) -> list[str]:
    return counted(p.piles, number * names.DISCOVERIES)


def counted(counts: list[int], first: int) -> list[str]:
    """Every tile by its id, those with several copies several times."""
    found: list[str] = []
    for tile, name in enumerate(names.DISCOVERY_IDS):
        found.extend([name] * counts[first + tile])
    return found


def show_setup(p: TeotihuacanPosition) -> dict[str, Any]:
    """Starting tiles: how many were dealt, the own ones, those that were kept, those in the draft."""
    mine: list[int] = []
    if p.hands and 0 <= p.viewer < p.players:
        mine = p.hands[p.viewer].held()
    beside: dict[str, str] = {}
    if p.beside:
        for place, tile in enumerate(names.WITH_DISCOVERY):
            value = p.beside[0].values[place]
            if value >= 0:
                beside[names.STARTING_IDS[tile]] = names.DISCOVERY_IDS[value]
    return {
        "choosing": len(p.decks) > STARTING_DECK,
        "dealt": [hand.size for hand in p.hands],
        "hand": [names.STARTING_IDS[tile] for tile in mine],
        "offer": [names.STARTING_IDS[tile] for tile in p.drafting],
        "kept": [names.STARTING_IDS[tile] if tile != names.NO_TILE else None for tile in p.kept],
        "beside": beside,
        "neutral": [names.STARTING_IDS[tile] for tile in p.neutral_tiles],
    }


def show_bot(p: TeotihuacanPosition) -> dict[str, Any] | None:
    if p.players > 1:
        return None
    return {
        "seat": BOT,
        "pyramid": [names.BOT_TILE_IDS[tile] for tile in p.bot[:6]],
        "aside": [names.BOT_TILE_IDS[tile] for tile in p.bot[6:]],
        "directions": [names.DIRECTION_IDS[way] for way in p.directions],
    }


def show_player(player: Player, ending: list[int]) -> dict[str, Any]:
    return {
        "cocoa": player.cocoa,
        "resources": dict(zip(names.RESOURCE_IDS, player.resources, strict=True)),
        "temples": dict(zip(names.TEMPLE_IDS, player.temples, strict=True)),
        "avenue": player.avenue,
        "track": player.track,
        "technologies": [
            name for tile, name in enumerate(names.TECHNOLOGY_IDS) if player.technologies & (1 << tile)
        ],
        "tiles": counted(player.tiles, 0),
        "used": counted(player.used, 0),
        "points": dict(zip(SCORING, player.points, strict=True)),
        "total": sum(player.points),
        "ending": {source: points * names.TENTHS for source, points in zip(SCORING, ending, strict=True)},
    }
