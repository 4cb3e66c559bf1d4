"""The fields of the position editor for Teotihuacan."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from ...kernel.position_builder_fields import (
    NONE,
    Editable,
    Group,
    bits_of,
    counted,
    held,
    seat_of,
    seat_option,
    seat_options,
    set_field,
    set_index,
    set_scaled,
)
from . import builder, names
from .builder import DISCS, TeotihuacanBuilder
from .builder_fields_pyramid import pyramid
from .position import BOT, SCORING, TeotihuacanPosition
from .workers import neutral_workers

WORSHIP: Final = "worship-"
"""The prefix for worship spaces that have the same name as a board."""
SPACE_OPTIONS: Final = [
    space if space not in names.BOARD_IDS else WORSHIP + space for space in names.SPACE_IDS
]
FOURTH: Final = names.DICE - 1


class TeotihuacanEditable(Editable[TeotihuacanPosition]):
    places: ClassVar[dict[str, list[str]]] = {
        "TE-2.1": ["ring"],
        "TE-2.2": ["royal"],
        "TE-2.3": ["technologies"],
        "TE-2.4": ["bonus"],
        "TE-1.8": ["first", "next"],
        "TE-16.2": ["bot-tiles", "direction"],
        "TE-I1": ["worker", "power", "neutral"],
        "TE-I2": ["worker"],
        "TE-I3": ["cocoa", "wood", "stone", "gold", "points"],
        "TE-I4": ["white", "eclipses"],
        "TE-I5": ["discoveries", "used", "pile", "beside", "discarded"],
        "TE-I6": ["decoration", "shown-decorations"],
        "TE-I7": ["pyramid", "shown-stones"],
        "TE-I8": ["row"],
        "TE-I9": ["temple", "avenue", "track"],
        "TE-I10": ["technologies", "learned"],
        "TE-I13": ["white", "discs"],
        "TE-15.1": ["pyramid", "discs"],
        "TE-8.18": ["pyramid", "decoration"],
        "pile": ["discoveries", "pile", "shown-stones", "shown-decorations"],
    }

    def builder(self, p: TeotihuacanPosition) -> TeotihuacanBuilder:
        return TeotihuacanBuilder(p, in_place=True)

    def is_set_up(self, p: TeotihuacanPosition) -> bool:
        return p.round > 0 and p.first_asked() >= 0

    def empty(self, players: int) -> TeotihuacanPosition:
        return builder.new_builder(players).position

    def groups(self, b: TeotihuacanBuilder) -> list[Group]:
        p = b.position
        seats = range(len(p.seats))
        found = [table(b), *(player(b, seat) for seat in seats), *(workers(b, seat) for seat in seats)]
        found += neutral(b)
        found += [boards(b), tracks(b), *pyramid(b)]
        if p.players == 1:
            found.append(bot(b))
        return found


def table(b: TeotihuacanBuilder) -> Group:
    p = b.position
    c = p.tables
    group = Group("table", "")
    group.action("next", "next", seat_options(p.players), lambda option: b.begin_turn(seat_of(option)))
    group.choice(
        "first", "first", seat_option(p.first), seat_options(p.players),
        lambda option: b.first_player(seat_of(option)),
    )  # fmt: skip
    group.number("round", "round", p.round, b.round, low=1)
    group.number("eclipses", "eclipses", p.eclipses, b.eclipses, high=c.eclipses - 1, about=["eclipse"])
    group.attribute("white", "white", p, "white", high=30, about=["calendar"])
    group.choice(
        "discs", "discs", next(name for name, n in DISCS.items() if n == p.discs), list(DISCS),
        lambda discs: b.calendar(p.white, discs),
    )  # fmt: skip
    return group


def player(b: TeotihuacanBuilder, seat: int) -> Group:
    p = b.position
    c = p.tables
    one = p.seats[seat]
    group = Group("players", "", seat)
    group.attribute(f"cocoa:{seat}", "cocoa", one, "cocoa", about=["cocoa"])
    for good, id_ in enumerate(names.RESOURCE_IDS):
        group.entry(f"{id_}:{seat}", id_, one.resources, good, about=[id_])
    for n, temple in enumerate(names.TEMPLE_IDS):
        group.entry(
            f"temple:{seat}:{temple}", f"temple-{temple}", one.temples, n, high=c.top_step, about=[temple]
        )
    group.attribute(f"avenue:{seat}", "avenue", one, "avenue", high=c.avenue_top, about=["avenue"])
    group.attribute(f"track:{seat}", "track", one, "track", high=c.track_top, about=["track"])
    group.set(
        f"learned:{seat}", "learned", held(one.technologies, names.TECHNOLOGY_IDS), names.TECHNOLOGY_IDS,
        lambda tiles: set_field(one, "technologies", bits_of(tiles, names.TECHNOLOGY_IDS)),
    )  # fmt: skip
    group.items(
        f"discoveries:{seat}", "discoveries", counted(one.tiles, names.DISCOVERY_IDS), names.DISCOVERY_IDS,
        lambda tiles: b.discoveries(seat, *tiles), repeats=True,
    )  # fmt: skip
    group.items(
        f"used:{seat}", "used", counted(one.used, names.DISCOVERY_IDS), names.DISCOVERY_IDS,
        lambda tiles: b.used_discoveries(seat, *tiles), repeats=True,
    )  # fmt: skip
    for n, source in enumerate(SCORING):
        group.number(
            f"points:{seat}:{source}", f"score-{source}", one.points[n] // names.TENTHS,
            partial(set_scaled, one.points, n, names.TENTHS), low=-99, high=400,
        )  # fmt: skip
    return group


# ---- workers ------------------------------------------------------------------------------------------


def workers(b: TeotihuacanBuilder, seat: int) -> Group:
    p = b.position
    group = Group("workers", "", seat)
    for n in range(names.DICE):
        die = seat * names.DICE + n
        group.choice(
            f"worker:{seat}:{n + 1}", f"worker-{n + 1}", place_of_worker(p, die),
            [*([NONE] if n == FOURTH else []), *names.BOARD_IDS, *SPACE_OPTIONS], partial(put_worker, b, die),
        )  # fmt: skip
        group.number(
            f"power:{seat}:{n + 1}", f"power-{n + 1}", p.power[die], partial(set_power, p, die), low=1,
            high=names.HIGHEST_POWER,
        )  # fmt: skip
    return group


def place_of_worker(p: TeotihuacanPosition, die: int) -> str:
    if p.at[die] == names.NOWHERE:
        return NONE
    return names.BOARD_IDS[p.at[die]] if p.space[die] == names.UNLOCKED else SPACE_OPTIONS[p.space[die]]


def put_worker(b: TeotihuacanBuilder, die: int, place: str) -> None:
    """Sets the place of a worker. A fourth worker that was not in play gets the power printed for it."""
    p = b.position
    p.space[die] = names.UNLOCKED
    if not place:
        p.at[die] = names.NOWHERE
        p.power[die] = p.tables.fourth_power
    elif place in SPACE_OPTIONS:
        p.space[die] = SPACE_OPTIONS.index(place)
        p.at[die] = names.BOARD_OF_SPACE[p.space[die]]
    else:
        p.at[die] = names.BOARD_IDS.index(place)
    p.forget()


def set_power(p: TeotihuacanPosition, die: int, power: int) -> None:
    p.power[die] = power


def neutral(b: TeotihuacanBuilder) -> list[Group]:
    """Returns the fields for the workers of neutral colours. Only three of the four workers of a colour are
    used.
    """
    p = b.position
    first = neutral_workers.first_colour(p)
    found: list[Group] = []
    for colour in range(len(p.at) // names.DICE - first):
        group = Group("workers", names.COLOUR_IDS[colour])
        for n in range(FOURTH):
            die = (first + colour) * names.DICE + n
            place = p.at[die]
            group.choice(
                f"neutral:{colour}:{n + 1}", f"worker-{n + 1}",
                names.BOARD_IDS[place] if place != names.NOWHERE else NONE, [NONE, *names.BOARD_IDS],
                partial(put_neutral_worker, p, die),
            )  # fmt: skip
        found.append(group)
    return found


def put_neutral_worker(p: TeotihuacanPosition, die: int, place: str) -> None:
    p.at[die] = names.BOARD_IDS.index(place) if place else names.NOWHERE


# ---- boards and tracks --------------------------------------------------------------------------------


def boards(b: TeotihuacanBuilder) -> Group:
    p = b.position
    c = p.tables
    group = Group("boards", "")
    group.items(
        "ring", "ring", [names.BOARD_IDS[board] for board in p.ring], names.BOARD_IDS,
        lambda ids: b.ring(*ids),
        low=names.BOARDS, high=names.BOARDS,
    )  # fmt: skip
    for space in range(names.ROYAL_SPACES):
        group.choice(
            f"royal:{space + 1}", f"palace{space + 1}", names.ROYAL_IDS[p.royal[space]], names.ROYAL_IDS,
            partial(set_index, p.royal, space, names.ROYAL_IDS),
            about=[f"palace{space + 1}"],
        )  # fmt: skip
    group.set(
        "technologies", "technologies",
        [names.TECHNOLOGY_IDS[tile] for tile in p.technologies if tile != names.NO_TECHNOLOGY],
        names.TECHNOLOGY_IDS, lambda tiles: b.technologies(*tiles), low=names.TECHNOLOGIES_IN_PLAY,
        high=names.TECHNOLOGIES_IN_PLAY,
    )  # fmt: skip
    for temple, id_ in enumerate(names.TEMPLE_IDS):
        group.choice(
            f"bonus:{id_}", f"bonus-{id_}", names.BONUS_IDS[p.bonuses[temple]], names.BONUS_IDS,
            partial(set_index, p.bonuses, temple, names.BONUS_IDS),
        )  # fmt: skip
    for row, id_ in enumerate(names.ROW_IDS):
        group.entry(
            f"row:{id_}", f"nobles-{id_}", p.rows, row, high=len(c.noble_rows[row]), about=[f"nobles {id_}"]
        )
    return group


def tracks(b: TeotihuacanBuilder) -> Group:
    """Returns the fields for discovery tiles beside the boards, on the tracks, and out of the game."""
    p = b.position
    group = Group("tiles", "")
    for side, board in enumerate(names.BOARD_OF_SIDE):
        tile = p.beside_boards[side]
        id_ = names.BOARD_IDS[board]
        group.choice(
            f"beside:{id_}", f"beside-{id_}", names.DISCOVERY_IDS[tile] if tile != names.NO_TILE else NONE,
            [NONE, *names.DISCOVERY_IDS], partial(put_beside, b, id_),
        )  # fmt: skip
    for n, id_ in enumerate(names.PILE_IDS):
        counts = p.piles[n * names.DISCOVERIES : (n + 1) * names.DISCOVERIES]
        group.items(
            f"pile:{id_}", id_, counted(counts, names.DISCOVERY_IDS), names.DISCOVERY_IDS,
            partial(put_on_track, b, id_), repeats=True,
        )  # fmt: skip
    group.items(
        "discarded", "discarded", counted(p.discarded, names.DISCOVERY_IDS), names.DISCOVERY_IDS,
        lambda tiles: b.discarded(*tiles), repeats=True,
    )  # fmt: skip
    return group


def put_beside(b: TeotihuacanBuilder, board: str, tile: str) -> None:
    b.board_tile(board, tile or None)


def put_on_track(b: TeotihuacanBuilder, pile: str, tiles: list[str]) -> None:
    b.track_tiles(pile, *tiles)


# ---- the Teotibot -------------------------------------------------------------------------------------


def bot(b: TeotihuacanBuilder) -> Group:
    p = b.position
    group = Group("bot", "", BOT)
    group.items(
        "bot-tiles", "bot-tiles", [names.BOT_TILE_IDS[tile] for tile in p.bot], names.BOT_TILE_IDS,
        lambda tiles: b.bot_tiles(*tiles), low=names.BOT_TILES, high=names.BOT_TILES,
    )  # fmt: skip
    for n, row in enumerate(("top", "bottom")):
        group.choice(
            f"direction:{row}", f"direction-{row}", names.DIRECTION_IDS[p.directions[n]], names.DIRECTION_IDS,
            partial(set_index, p.directions, n, names.DIRECTION_IDS),
        )  # fmt: skip
    return group


EDITABLE = TeotihuacanEditable()
