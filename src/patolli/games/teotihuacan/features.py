"""Features of Teotihuacan for learned evaluations and for research."""

from __future__ import annotations

from typing import Final

from ...kernel.bits import shifted
from ...kernel.features import Features, add_bits, added, blocks_of_others, total, who_is_asked
from ...kernel.native import i64
from . import names
from .evaluation import prices as pricing
from .evaluation import seats as evaluation
from .evaluation.pending_steps import pending_value
from .feature_blocks import DECORATIONS_SHOWN, EACH_OTHER, JUDGEMENT, OTHERS, OWN, TABLE
from .position import (
    FROM_CONSTRUCTION,
    FROM_DECORATIONS,
    FROM_MASKS,
    FROM_NOBLES,
    Player,
    TeotihuacanPosition,
)
from .scoring import upkeep


class TeotihuacanFeatures(Features[TeotihuacanPosition]):
    """The features of Teotihuacan. Those of the observing seat come first, followed by the other seats in
    turn order.
    """

    def __init__(self) -> None:
        self.version = 1
        self.observation = [*OWN, *blocks_of_others(EACH_OTHER, OTHERS), *TABLE]
        self.judgement = JUDGEMENT

    def observe(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        return observed(p, seat)

    def evaluation_inputs(self, p: TeotihuacanPosition, seat: int) -> list[int]:
        pr = pricing.prices(p)
        f = observed(p, seat)
        player = p.seats[seat]
        if p.round == 0 and p.technologies[0] < 0:
            f.extend(NO_JUDGEMENT)
            return f
        goods = evaluation.goods_held(player, pr)
        workers = evaluation.workers(p, seat, pr)
        tracks = evaluation.tracks(p, seat, player, pr)
        tiles = evaluation.tiles(p, player, pr)
        unpaid = evaluation.unpaid_upkeep(p, seat, player, pr)
        pending = pending_value(p, seat, pr) if p.drafts or p.turn == seat else 0
        whole = sum(player.points) * pricing.POINT + goods + workers + tracks + tiles + unpaid + pending
        f.append(whole * names.TENTHS // pricing.POINT)
        f.append(goods)
        f.append(workers)
        f.append(tracks)
        f.append(tiles)
        f.append(unpaid)
        f.append(pending)
        f.append(max(0, pr.soon))
        f.append(max(0, pr.left))
        return f


NO_JUDGEMENT: Final = [0] * total(JUDGEMENT)


def observed(p: TeotihuacanPosition, seat: int) -> list[int]:
    f: list[int] = []
    add_own(f, p, seat)
    add_others(f, p, seat)
    add_table(f, p, seat)
    return f


def add_own(f: list[int], p: TeotihuacanPosition, seat: int) -> None:
    me = p.seats[seat]
    add_goods_and_tracks(f, me)
    f.append(place_on_track(p, seat))
    add_bits(f, me.technologies, names.TECHNOLOGIES)
    f.extend(me.tiles)
    f.append(added(me.used))
    add_workers(f, p, seat)
    due = upkeep.cocoa_due(p, seat)
    f.append(due)
    f.append(due - me.cocoa if due > me.cocoa else 0)
    add_starting(f, p, seat)
    f.append(added(me.points))
    f.append(me.points[FROM_NOBLES])
    f.append(me.points[FROM_DECORATIONS])
    f.append(me.points[FROM_CONSTRUCTION])
    f.append(me.points[FROM_MASKS])


def add_goods_and_tracks(f: list[int], player: Player) -> None:
    """Adds the goods and tracks of any seat."""
    f.append(player.cocoa)
    f.extend(player.resources)
    f.extend(player.temples)
    f.append(player.avenue)
    f.append(player.track)


def place_on_track(p: TeotihuacanPosition, seat: int) -> int:
    own = p.seats[seat].track
    best = -1
    for other in range(p.players):
        if other != seat:
            best = max(best, p.seats[other].track)
    return 1 if own > best else 2 if own == best else 3


def add_workers(f: list[int], p: TeotihuacanPosition, seat: int) -> None:
    """Adds the workers' number, powers, boards and possible destinations."""
    powers = [0] * names.HIGHEST_POWER
    there = [0] * names.BOARDS
    power_there = [0] * names.BOARDS
    lowest = [0] * names.BOARDS
    reach = [0] * names.BOARDS
    locked: i64 = 0
    number = 0
    least = p.tables.steps_least
    most = p.tables.steps_most
    first = seat * names.DICE
    for die in range(first, first + names.DICE):
        board = p.at[die]
        if board == names.NOWHERE:
            continue
        power = p.power[die]
        number += 1
        if 1 <= power <= names.HIGHEST_POWER:
            powers[power - 1] += 1
        if p.space[die] != names.UNLOCKED:
            locked |= shifted(1, p.space[die])
            continue
        there[board] += 1
        power_there[board] += power
        if lowest[board] == 0 or power < lowest[board]:
            lowest[board] = power
        slot = p.slots[board]
        for steps in range(least, most + 1):
            reach[p.ring[(slot + steps) % names.BOARDS]] += 1
    f.append(number)
    f.extend(powers)
    f.extend(there)
    f.extend(power_there)
    f.extend(lowest)
    f.extend(reach)
    add_bits(f, locked, names.SPACES)


def add_starting(f: list[int], p: TeotihuacanPosition, seat: int) -> None:
    """Adds the starting tiles during set-up. They have no effect afterwards."""
    if p.round > 0:
        f.extend(NO_STARTING)
        return
    mask: i64 = 0
    if p.hands:
        held = p.hands[seat].cards
        for tile in range(names.STARTING_TILES):
            if held[tile] > 0:
                mask |= shifted(1, tile)
    for tile in p.kept[2 * seat : 2 * seat + 2]:
        if tile >= 0:
            mask |= shifted(1, tile)
    add_bits(f, mask, names.STARTING_TILES)


NO_STARTING: Final = [0] * names.STARTING_TILES


def add_others(f: list[int], p: TeotihuacanPosition, seat: int) -> None:
    own = added(p.seats[seat].points)
    for number in range(1, p.players):
        other = (seat + number) % p.players
        him = p.seats[other]
        f.append(1)
        add_goods_and_tracks(f, him)
        f.append(number_of_bits(him.technologies))
        add_tile_counts(f, him)
        add_worker_counts(f, p, other)
        f.append(own - added(him.points))
        f.append(1 if p.turn == other else 0)
    for _ in range(p.players, names.MOST_PLAYERS):
        f.extend(NOBODY_THERE)


NOBODY_THERE: Final = [0] * total(EACH_OTHER)


def number_of_bits(mask: i64) -> int:
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def add_tile_counts(f: list[int], player: Player) -> None:
    masks = 0
    others = 0
    for tile in range(names.DISCOVERIES):
        if tile < names.MASKS:
            masks += player.tiles[tile]
        else:
            others += player.tiles[tile]
    f.append(masks)
    f.append(others)


def add_worker_counts(f: list[int], p: TeotihuacanPosition, seat: int) -> None:
    number = 0
    power = 0
    locked = 0
    first = seat * names.DICE
    for die in range(first, first + names.DICE):
        if p.at[die] != names.NOWHERE:
            number += 1
            power += p.power[die]
            if p.space[die] != names.UNLOCKED:
                locked += 1
    f.append(number)
    f.append(power)
    f.append(locked)


def add_table(f: list[int], p: TeotihuacanPosition, seat: int) -> None:
    own_turn = p.turn == seat
    f.append(p.players)
    f.append((p.first - seat) % p.players + 1)
    f.append(p.round)
    f.append(p.turns)
    f.append(max(0, p.black - p.white))
    f.append(p.eclipses)
    f.append(p.discs + 1)
    f.append(1 if p.complete else 0)
    f.append(who_is_asked(p, seat))
    f.append(len(p.agenda))
    f.append(1 if own_turn else 0)
    f.append(1 if (seat - p.first) % p.players < p.turns else 0)
    moving = own_turn and p.active >= 0
    f.append(p.at[p.active] + 1 if moving else 0)
    f.append(p.workers if moving else 0)
    add_colours(f, p)
    for tile in p.royal:
        f.append(tile + 1)
    for tile in p.technologies:
        f.append(tile + 1)
    for tile in p.bonuses:
        f.append(tile + 1)
    for tile in p.beside_boards:
        f.append(tile + 1)
    f.extend(p.rows)
    f.append(p.taken())
    for side in range(names.PYRAMID_SIDES):
        laid = 0
        for step in range(names.STEPS_OF_SIDE):
            if p.decorations[side * names.STEPS_OF_SIDE + step] != names.EMPTY:
                laid += 1
        f.append(laid)
    for place in range(DECORATIONS_SHOWN):
        f.append(p.shown_decorations[place] + 1 if place < len(p.shown_decorations) else 0)
    for level in range(names.LEVELS):
        laid = 0
        for place in range(names.FIRST_PLACE[level], names.FIRST_PLACE[level + 1]):
            if p.stones[place] != names.EMPTY:
                laid += 1
        f.append(laid)
    for pile in range(names.PILES):
        left = 0
        for tile in range(pile * names.DISCOVERIES, (pile + 1) * names.DISCOVERIES):
            left += p.piles[tile]
        f.append(left)


def add_colours(f: list[int], p: TeotihuacanPosition) -> None:
    """Adds the colours with an unlocked worker on each board, and the occupied worship spaces."""
    found = [0] * names.BOARDS
    last = [-1] * names.BOARDS
    spaces: i64 = 0
    for die in range(len(p.at)):
        board = p.at[die]
        if board == names.NOWHERE:
            continue
        if p.space[die] != names.UNLOCKED:
            spaces |= shifted(1, p.space[die])
        elif last[board] != die // names.DICE and die not in (p.active, p.second):
            last[board] = die // names.DICE
            found[board] += 1
    f.extend(found)
    add_bits(f, spaces, names.SPACES)


FEATURES: Final = TeotihuacanFeatures()
