"""The invariants of a position (TE-I1 to TE-I17). Each fault is named after its invariant."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.position import TRUTH
from . import names
from .position import (
    APART,
    DECORATION_DECK,
    DISCOVERY_DECK,
    SCORING,
    STONE_DECK,
    Player,
    TeotihuacanPosition,
)
from .setup.board_setup import RotateStartTile
from .tiles import technologies

POWERS: Final = range(1, names.HIGHEST_POWER + 1)


def faults(p: TeotihuacanPosition) -> list[str]:
    found = shape(p)
    if found:
        return found
    found += fixed(p)
    found += dice(p)
    for seat in range(len(p.seats)):
        found += player_faults(p, seat)
    found += calendar_faults(p)
    found += tiles(p)
    found += pyramid(p)
    found += tracks(p)
    return found


def shape(p: TeotihuacanPosition) -> list[str]:
    """Checks the lengths of all lists, because the other checks depend on them."""
    colours = len(p.seats) + p.tables.neutral_colours[p.players]
    lengths: list[tuple[list[Any], int]] = [
        (p.seats, 2 if p.players == 1 else p.players),
        (p.ring, names.BOARDS),
        (p.slots, names.BOARDS),
        (p.royal, names.ROYAL_SPACES),
        (p.technologies, names.TECHNOLOGIES_IN_PLAY),
        (p.bonuses, names.TEMPLES),
        (p.at, colours * names.DICE),
        (p.power, colours * names.DICE),
        (p.space, colours * names.DICE),
        (p.rows, names.ROWS),
        (p.decorations, names.PYRAMID_SIDES * names.STEPS_OF_SIDE),
        (p.stones, names.PLACES),
        (p.icons, names.GRID * names.GRID),
        (p.beside_boards, names.SIDES),
        (p.piles, names.PILES * names.DISCOVERIES),
        (p.discarded, names.DISCOVERIES),
        (p.kept, p.players * p.tables.kept),
    ]
    for i, (values, length) in enumerate(lengths):
        if len(values) != length:
            return [f"list {i} has {len(values)} entries, not {length}"]
    for player in p.seats:
        if (
            len(player.resources) != names.RESOURCES
            or len(player.temples) != names.TEMPLES
            or len(player.tiles) != names.DISCOVERIES
            or len(player.used) != names.DISCOVERIES
            or len(player.points) != len(SCORING)
        ):
            return ["a player's list has a wrong length"]
    return []


def fixed(p: TeotihuacanPosition) -> list[str]:
    """Checks the components that the set-up lays out only once (TE-2.1 to TE-2.4)."""
    found: list[str] = []
    if sorted(p.ring) != list(range(names.BOARDS)) or p.ring[0] != names.PALACE:
        found.append(f"TE-2.1: ring {p.ring}")
    elif p.ring[4] != names.CONSTRUCTION or any(p.slots[p.ring[s]] != s for s in range(names.BOARDS)):
        found.append(f"TE-2.1: ring {p.ring}, slots {p.slots}")
    if p.round == 0:
        return found  # the set-up is not finished yet
    if len(set(p.royal)) != names.ROYAL_SPACES or not inside(p.royal, names.ROYAL_TILES):
        found.append(f"TE-2.2: royal tiles {p.royal}")
    if sorted(set(p.technologies)) != p.technologies or not inside(p.technologies, names.TECHNOLOGIES):
        found.append(f"TE-2.3: technologies {p.technologies}")
    if len(set(p.bonuses)) != names.TEMPLES or not inside(p.bonuses, names.BONUSES):
        found.append(f"TE-2.4: bonus tiles {p.bonuses}")
    if not 0 <= p.first < p.players or not 0 <= p.turns <= p.players + 1:
        found.append(f"TE-1.8: first {p.first}, turns {p.turns}")
    if p.players == 1 and (sorted(p.bot) != list(range(names.BOT_TILES)) or not inside(p.directions, 2)):
        found.append(f"TE-16.2: pyramid {p.bot}, directions {p.directions}")
    return found


def inside(values: list[int], below: int) -> bool:
    return all(0 <= value < below for value in values)


def dice(p: TeotihuacanPosition) -> list[str]:
    """TE-I1, TE-I2"""
    found: list[str] = []
    for colour in range(len(p.at) // names.DICE):
        first = colour * names.DICE
        playing = [die for die in range(first, first + names.DICE) if p.at[die] != names.NOWHERE]
        neutral = colour >= len(p.seats)
        if not all(names.NOWHERE <= p.at[die] < names.BOARDS for die in range(first, first + names.DICE)):
            found.append(f"TE-I1: colour {colour} is on {p.at[first : first + names.DICE]}")
        if any(p.power[die] not in POWERS for die in range(first, first + names.DICE)):
            found.append(f"TE-I1: colour {colour} has powers {p.power[first : first + names.DICE]}")
        if p.round > 0:
            least = 0 if neutral else names.DICE - 1
            most = names.DICE - 1 if neutral else names.DICE
            if not least <= len(playing) <= most:
                found.append(f"TE-I1: colour {colour} has {len(playing)} dice in play")
        if (
            colour < p.players
            and p.at[first + 3] == names.NOWHERE
            and p.power[first + 3] != p.tables.fourth_power
        ):
            found.append(f"TE-I1: the waiting die has power {p.power[first + 3]}")
        for die in range(first, first + names.DICE):
            space = p.space[die]
            if space == names.UNLOCKED:
                continue
            if neutral or not 0 <= space < names.SPACES or p.at[die] != names.BOARD_OF_SPACE[space]:
                found.append(f"TE-I2: die {die} is locked in space {space}")
    locked = [space for space in p.space if space != names.UNLOCKED]
    if len(set(locked)) != len(locked):
        found.append(f"TE-I2: worship spaces {locked}")
    for die in (p.active, p.second):
        if die != -1 and not p.turn * names.DICE <= die < (p.turn + 1) * names.DICE:
            found.append(f"TE-6.3: worker {die} is active in the turn of {p.turn}")
    if not 0 <= p.colours <= names.MOST_PLAYERS:
        found.append(f"TE-I12: {p.colours} colours")
    return found


def player_faults(p: TeotihuacanPosition, seat: int) -> list[str]:
    """TE-I3, TE-I9, TE-I10"""
    player: Player = p.seats[seat]
    c = p.tables
    found: list[str] = []
    if player.cocoa < 0 or min(player.resources) < 0 or sum(player.points) < c.least_points:
        found.append(f"TE-I3: seat {seat} has {player.cocoa}, {player.resources}, {sum(player.points)}")
    if min(player.tiles) < 0 or min(player.used) < 0:
        found.append(f"TE-I5: seat {seat} has tiles {player.tiles}, {player.used}")
    if not all(0 <= step <= c.top_step for step in player.temples):
        found.append(f"TE-I9: seat {seat} in temples {player.temples}")
    if not 0 <= player.avenue <= c.avenue_top or not 0 <= player.track <= c.track_top:
        found.append(f"TE-I9: seat {seat} on avenue {player.avenue}, track {player.track}")
    every = 0
    for tile in p.technologies:
        if tile != names.NO_TECHNOLOGY:
            every |= 1 << tile
    if player.technologies & ~every or technologies.count(p, seat) > names.TECHNOLOGIES_IN_PLAY:
        found.append(f"TE-I10: seat {seat} owns technologies {player.technologies}")
    return found


def tracks(p: TeotihuacanPosition) -> list[str]:
    """TE-I9: checks that there is at most one marker on top of each temple."""
    found: list[str] = []
    for temple in range(names.TEMPLES):
        if sum(1 for player in p.seats if player.temples[temple] == p.tables.top_step) > 1:
            found.append(f"TE-I9: several on top of temple {temple}")
    return found


def calendar_faults(p: TeotihuacanPosition) -> list[str]:
    """TE-I4, TE-I13 to TE-I15: checks the calendar."""
    c = p.tables
    found: list[str] = []
    over = p.eclipses == c.eclipses
    if not 0 <= p.white <= p.black or not 0 <= p.eclipses <= c.eclipses:
        found.append(f"TE-I4: white {p.white}, black {p.black}, eclipses {p.eclipses}")
    moved = p.black - c.black_start[p.players]
    # upkeep is paid before the calendar is reset
    resets = [c.black_shift * p.eclipses, c.black_shift * (p.eclipses - 1)]
    if not over and moved not in resets:
        found.append(f"TE-I4: black {p.black} after {p.eclipses} eclipses")
    if (p.discs == APART) != (p.white < p.black):
        found.append(f"TE-I13: white {p.white}, black {p.black}, discs {p.discs}")
    if p.complete != (p.stones[names.PLACES - 1] != names.EMPTY) and p.discs == APART:
        found.append("TE-15.1: the pyramid is complete and the discs are apart")
    return found


def tiles(p: TeotihuacanPosition) -> list[str]:
    """TE-I5, TE-I6, TE-I8: checks that no components have been lost or added."""
    found: list[str] = []
    c = p.tables
    if p.viewer == TRUTH:
        deck = p.decks[DISCOVERY_DECK]
        for kind in range(names.DISCOVERIES):
            total = deck.rest[kind] + deck.tail.count(kind) + p.discarded[kind]
            total += p.beside_boards.count(kind)
            total += sum(p.piles[pile * names.DISCOVERIES + kind] for pile in range(names.PILES))
            total += sum(player.tiles[kind] + player.used[kind] for player in p.seats)
            if p.beside:
                total += p.beside[0].values.count(kind)
            if total != c.discovery_copies[kind]:
                found.append(f"TE-I5: {total} tiles {names.DISCOVERY_IDS[kind]}")
    size = p.decks[DECORATION_DECK].length() + len(p.shown_decorations)
    laid = [tile for tile in p.decorations if tile != names.EMPTY]
    if size + len(laid) != names.DECORATION_TILES or len(set(laid + p.shown_decorations)) != len(
        laid + p.shown_decorations
    ):
        found.append(f"TE-I6: decorations {laid}, shown {p.shown_decorations}")
    for row in range(names.ROWS):
        if not 0 <= p.rows[row] <= len(c.noble_rows[row]):
            found.append(f"TE-I8: {p.rows[row]} buildings in row {row}")
    if p.taken() > c.buildings:
        found.append(f"TE-I8: {p.taken()} buildings")
    return found


def pyramid(p: TeotihuacanPosition) -> list[str]:
    """TE-I6, TE-I7: checks the pyramid, and that the visible icons are those of the topmost tiles."""
    c = p.tables
    found: list[str] = []
    laid = [stone // names.ROTATIONS for stone in p.stones if stone != names.EMPTY]
    every = laid + p.shown_stones
    pending = sum(1 for step in p.agenda if isinstance(step, RotateStartTile))
    if len(set(every)) != len(every) or not inside(every, names.PYRAMID_TILES):
        found.append(f"TE-I7: pyramid tiles {every}")
    if len(every) + p.decks[STONE_DECK].length() + pending != names.PYRAMID_TILES:
        found.append(f"TE-I7: {len(every)} pyramid tiles out of the stack")
    for place in range(names.PLACES):
        if p.stones[place] == names.EMPTY:
            continue
        if any(p.stones[below] == names.EMPTY for below in c.place_support[place]):
            found.append(f"TE-I7: {names.PLACE_IDS[place]} has no support")
    for side in range(names.PYRAMID_SIDES):
        steps = p.decorations[side * names.STEPS_OF_SIDE : (side + 1) * names.STEPS_OF_SIDE]
        for step, tile in enumerate(steps):
            if tile == names.EMPTY:
                continue
            gap = step > 0 and steps[step - 1] == names.EMPTY
            if gap or any(p.stones[below] == names.EMPTY for below in c.side_support[side][step]):
                found.append(f"TE-I6: step {step} of side {side} has no support")
    if not found and visible_icons(p) != p.icons:
        found.append("TE-8.18: the visible icons are not those of the tiles")
    return found


def visible_icons(p: TeotihuacanPosition) -> list[int]:
    """TE-8.18: returns the visible icon of each cell, which is on the topmost tile or decoration."""
    c = p.tables
    icons = c.grid[:]
    for place in range(names.PLACES):
        stone = p.stones[place]
        if stone != names.EMPTY:
            turned = c.stone_turned[stone // names.ROTATIONS][stone % names.ROTATIONS]
            for i, cell in enumerate(c.place_cells[place]):
                icons[cell] = turned[i] % names.COLOURED
    for side in range(names.PYRAMID_SIDES):
        for step in range(names.STEPS_OF_SIDE):
            tile = p.decorations[side * names.STEPS_OF_SIDE + step]
            if tile != names.EMPTY:
                for half, cell in enumerate(c.side_cells[side][step]):
                    icons[cell] = c.decoration_icons[tile][half] % names.COLOURED
    return icons


def faults_between(before: TeotihuacanPosition, after: TeotihuacanPosition) -> list[str]:
    """TE-I9, TE-I13, TE-I15: checks that certain values never decrease and that the disc moves one space at a
    time.
    """
    found: list[str] = []
    for seat in range(len(before.seats)):
        old, new = before.seats[seat], after.seats[seat]
        if any(new.temples[temple] < old.temples[temple] for temple in range(names.TEMPLES)):
            found.append(f"TE-I9: seat {seat} went down in a temple")
        if new.avenue < old.avenue or new.technologies & old.technologies != old.technologies:
            found.append(f"TE-I9: seat {seat} lost a step or a technology")
        if any(new.used[kind] < old.used[kind] for kind in range(names.DISCOVERIES)):
            found.append(f"TE-I5: seat {seat} used a tile that is fresh again")
    if after.eclipses < before.eclipses or after.round < before.round or after.round > before.round + 1:
        found.append("TE-I15: time ran backwards, or too fast")
    jumped = after.complete and not before.complete
    same = after.eclipses == before.eclipses and after.black == before.black
    if same and not jumped and not 0 <= after.white - before.white <= names.DICE:
        found.append(f"TE-I13: the white disc went from {before.white} to {after.white}")
    if before.complete and not after.complete:
        found.append("TE-I7: the pyramid is incomplete again")
    return found
