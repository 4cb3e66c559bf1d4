"""The fields of the position editor for the pyramid and its decorations."""

from __future__ import annotations

from functools import partial

from ...kernel.position_builder_fields import NONE, Group
from . import names
from .builder import TeotihuacanBuilder
from .builder_tiles import from_stack, to_stack
from .position import DECORATION_DECK, STONE_DECK


def pyramid(b: TeotihuacanBuilder) -> list[Group]:
    p = b.position
    shown = Group("pyramid", "")
    shown.items(
        "shown-stones", "shown-stones", [names.STONE_TILE_IDS[tile] for tile in p.shown_stones],
        names.STONE_TILE_IDS, partial(show_stones, b),
    )  # fmt: skip
    shown.items(
        "shown-decorations", "shown-decorations",
        [names.DECORATION_IDS[tile] for tile in p.shown_decorations],
        names.DECORATION_IDS, partial(show_decorations, b),
    )  # fmt: skip
    for side, side_id in enumerate(names.SIDE_IDS):
        for step in range(names.STEPS_OF_SIDE):
            tile = p.decorations[side * names.STEPS_OF_SIDE + step]
            shown.choice(
                f"decoration:{side_id}:{step + 1}", f"decoration-{side_id}-{step + 1}",
                names.DECORATION_IDS[tile] if tile != names.EMPTY else NONE, [NONE, *names.DECORATION_IDS],
                partial(set_decoration, b, side * names.STEPS_OF_SIDE + step),
                about=[side_id] if step == 0 else [],
            )  # fmt: skip
    found = [shown]
    for level in range(names.LEVELS):
        group = Group("pyramid", f"level-{level + 1}")
        for place in range(names.FIRST_PLACE[level], names.FIRST_PLACE[level + 1]):
            id_ = names.PLACE_IDS[place]
            stone = p.stones[place]
            empty = stone == names.EMPTY
            group.choice(
                f"pyramid:{id_}", id_, NONE if empty else names.STONE_TILE_IDS[stone // names.ROTATIONS],
                [NONE, *names.STONE_TILE_IDS], partial(set_stone, b, place), about=[id_],
            )  # fmt: skip
            if not empty:
                group.number(
                    f"rotation:{id_}", "rotation", stone % names.ROTATIONS, partial(turn_stone, b, place),
                    high=names.ROTATIONS - 1,
                )  # fmt: skip
        found.append(group)
    return found


def take_stone(b: TeotihuacanBuilder, tile: int) -> None:
    """Takes a pyramid tile from its place, the display or the stack."""
    p = b.position
    for place, stone in enumerate(p.stones):
        if stone != names.EMPTY and stone // names.ROTATIONS == tile:
            p.stones[place] = names.EMPTY
            return
    if tile in p.shown_stones:
        p.shown_stones.remove(tile)
    else:
        from_stack(p.decks[STONE_DECK], tile)


def stones_changed(b: TeotihuacanBuilder) -> None:
    p = b.position
    p.complete = p.stones[names.PLACES - 1] != names.EMPTY
    b.update_icons()


def set_stone(b: TeotihuacanBuilder, place: int, tile: str) -> None:
    p = b.position
    if p.stones[place] != names.EMPTY:
        to_stack(p.decks[STONE_DECK], p.stones[place] // names.ROTATIONS)
        p.stones[place] = names.EMPTY
    if tile:
        number = names.STONE_TILE_IDS.index(tile)
        take_stone(b, number)
        p.stones[place] = number * names.ROTATIONS
    stones_changed(b)


def turn_stone(b: TeotihuacanBuilder, place: int, rotation: int) -> None:
    p = b.position
    p.stones[place] = p.stones[place] // names.ROTATIONS * names.ROTATIONS + rotation
    stones_changed(b)


def show_stones(b: TeotihuacanBuilder, tiles: list[str]) -> None:
    p = b.position
    to_stack(p.decks[STONE_DECK], *p.shown_stones)
    p.shown_stones = []
    wanted = [names.STONE_TILE_IDS.index(name) for name in tiles]
    for tile in wanted:
        take_stone(b, tile)
    p.shown_stones = wanted
    stones_changed(b)


def take_decoration(b: TeotihuacanBuilder, tile: int) -> None:
    p = b.position
    if tile in p.decorations:
        p.decorations[p.decorations.index(tile)] = names.EMPTY
    elif tile in p.shown_decorations:
        p.shown_decorations.remove(tile)
    else:
        from_stack(p.decks[DECORATION_DECK], tile)


def set_decoration(b: TeotihuacanBuilder, at: int, name: str) -> None:
    p = b.position
    if p.decorations[at] != names.EMPTY:
        to_stack(p.decks[DECORATION_DECK], p.decorations[at])
        p.decorations[at] = names.EMPTY
    if name:
        tile = names.DECORATION_IDS.index(name)
        take_decoration(b, tile)
        p.decorations[at] = tile
    b.update_icons()


def show_decorations(b: TeotihuacanBuilder, tiles: list[str]) -> None:
    p = b.position
    to_stack(p.decks[DECORATION_DECK], *p.shown_decorations)
    p.shown_decorations = []
    for name in tiles:
        take_decoration(b, names.DECORATION_IDS.index(name))
    p.shown_decorations = [names.DECORATION_IDS.index(name) for name in tiles]
    b.update_icons()
