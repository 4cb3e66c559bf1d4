"""Features of Chichén Itzá for learned evaluations and for research."""

from __future__ import annotations

from typing import Final

from ...kernel.bits import shifted
from ...kernel.features import Features, add_bits, added, blocks_of_others, total, who_is_asked
from ...kernel.native import i64
from . import names
from .actions import treasures
from .board import units
from .cards import hooks
from .combat import sides
from .economy import magic_cards
from .evaluation import combat as judgement
from .evaluation import overall
from .feature_blocks import EACH_OTHER, FIGHT, JUDGEMENT, OTHERS, OWN, TABLE
from .position import ChichenPosition
from .rounds import final_scoring
from .state.group import CITY_DEFENCE, NO_GROUP
from .state.player import Player


class ChichenFeatures(Features[ChichenPosition]):
    """The features of Chichén Itzá. Those of the observing seat come first, followed by the other seats in
    seat order.
    """

    def __init__(self) -> None:
        self.version = 1
        self.others_alike = True
        self.observation = [*OWN, *blocks_of_others(EACH_OTHER, OTHERS), *TABLE, *FIGHT]
        self.judgement = JUDGEMENT

    def observe(self, p: ChichenPosition, seat: int) -> list[int]:
        return observed(p, seat, final_scoring.points(p, seat))

    def evaluation_inputs(self, p: ChichenPosition, seat: int) -> list[int]:
        points = final_scoring.points(p, seat)
        f = observed(p, seat, points)
        left = overall.rounds_left(p)
        pending = overall.pending(p, seat) if p.agenda else 0
        city = overall.city_to_defend(p, seat)
        held = overall.held(p, seat, left) if left > 0 else 0
        lasting = overall.lasting(p, seat) * left // 4 if left > 0 else 0
        f.append(names.TENTHS * sum(points) + pending + city + held + lasting)
        f.append(held)
        f.append(lasting)
        f.append(pending)
        f.append(city)
        return f


def observed(p: ChichenPosition, seat: int, points: list[int]) -> list[int]:
    f: list[int] = []
    controlled = hooks.controlled(p, seat)
    creatures: i64 = 0
    for tile in range(names.TILES):
        if p.creatures[tile] >= 0:
            creatures |= shifted(1, tile)
    add_own(f, p, seat, controlled, creatures)
    f.extend(points)
    add_others(f, p, seat, added(points))
    add_table(f, p, seat)
    add_surroundings(f, p, seat, controlled, creatures)
    add_fight(f, p, seat)
    return f


def add_own(f: list[int], p: ChichenPosition, seat: int, controlled: i64, creatures: i64) -> None:
    c = p.tables
    me = p.seats[seat]
    add_goods(f, me)
    f.append(me.war)
    f.append(me.favor)
    f.append(rank(p.favor, seat))
    f.append(rank(p.order, seat))
    f.append(me.placed)
    hand = p.hands[seat].cards
    f.append(hand[names.STONE])
    f.append(hand[names.FIRE])
    f.append(overall.income(p, seat))
    f.append(len(me.figures))
    by_tile = [0] * names.TILES
    own_tiles = units.bits(me.tiles)
    for tile in own_tiles:
        by_tile[tile] = p.warriors[tile]
    for place in me.heroes:
        if 0 <= place < names.TILES and me.tiles >> place & 1:
            by_tile[place] += 1
    out = 0
    lone = 0
    for tile in own_tiles:
        out += by_tile[tile]
        if by_tile[tile] == 1:
            lone += 1
    for tile in units.bits(controlled & ~me.tiles):
        by_tile[tile] = 1
    f.append(out)
    f.append(lone)
    f.append(units.count(controlled & c.of_terrain[names.LAND]))
    f.append(units.count(controlled & c.of_terrain[names.WATER]))
    for kind in range(names.KINDS):
        f.append(units.count(controlled & c.of_kind[kind]))
    f.append(units.count(me.scouts & creatures))
    f.append(units.count(me.scouts & ~creatures))
    f.append(units.count(me.used))
    f.extend(me.gears)
    add_bits(f, me.gems, names.GEMS)
    add_bits(f, me.tasks, names.STACKS)
    for card in me.cards:
        f.append(card % names.PER_TYPE + 1 if card >= 0 else 0)
    for place in me.heroes:
        f.append(1 if 0 <= place < names.CITY else 0)
    add_bits(f, me.markers, names.ACTION_TILES)
    f.extend(by_tile)
    for gods in me.gods:
        add_bits(f, gods, names.PER_COLOR)


def add_goods(f: list[int], player: Player) -> None:
    """Adds the goods and warriors of any seat."""
    f.append(player.coins)
    f.append(player.luck)
    f.append(player.idols)
    f.append(player.reserve)
    f.append(player.city)
    f.append(player.shields)


def rank(row: list[int], seat: int) -> int:
    for i in range(len(row)):
        if row[i] == seat:
            return i + 1
    return 0


def add_others(f: list[int], p: ChichenPosition, seat: int, own: int) -> None:
    for number in range(1, p.players):
        other = (seat + number) % p.players
        him = p.seats[other]
        controlled = hooks.controlled(p, other)
        f.append(1)
        add_goods(f, him)
        f.append(rank(p.favor, other))
        f.append(rank(p.order, other))
        f.append(him.placed)
        f.append(p.hands[other].size)
        f.append(units.count(him.gems))
        f.append(units.count(him.tasks))
        heroes = 0
        for place in him.heroes:
            if place >= 0:
                heroes += 1
        f.append(heroes)
        gods = 0
        for owned in him.gods:
            gods += units.count(owned)
        f.append(gods)
        f.extend(him.gears)
        for kind in range(names.KINDS):
            f.append(units.count(controlled & p.tables.of_kind[kind]))
        f.append(own - added(final_scoring.points(p, other)))
    for _ in range(p.players, names.MOST_PLAYERS):
        f.extend(NOBODY_THERE)


NOBODY_THERE: Final = [0] * total(EACH_OTHER)


def add_table(f: list[int], p: ChichenPosition, seat: int) -> None:
    draws = 0
    finds = 0
    for step in p.agenda:
        if isinstance(step, magic_cards.DrawCards):
            if step.seat == seat:
                draws += step.number
        elif isinstance(step, magic_cards.DrawCard):
            if step.seat == seat:
                draws += step.number
        elif isinstance(step, treasures.FindTreasure) and step.seat == seat:
            finds += 1
    f.append(p.players)
    f.append(p.round)
    f.append(p.turns)
    f.append(overall.rounds_left(p))
    f.append(len(p.attacks))
    f.append(who_is_asked(p, seat))
    f.append(len(p.agenda))
    f.append(1 if p.turn == seat else 0)
    f.append(draws)
    f.append(finds)
    for stack in range(names.STACKS):
        f.append(p.tasks[stack] + 1 if stack < len(p.tasks) else 0)
    for god in p.display:
        f.append(god % names.PER_COLOR + 1 if god >= 0 else 0)
    for hero in p.hero_top:
        f.append(hero % names.PER_TYPE + 1 if hero >= 0 else 0)


def add_surroundings(f: list[int], p: ChichenPosition, seat: int, controlled: i64, creatures: i64) -> None:
    """Adds the features of tiles adjacent to the seat's units or to the city."""
    c = p.tables
    me = p.seats[seat]
    near: i64 = p.land.near[names.CITY]
    laid: i64 = 0
    taken: i64 = 0
    for player in p.seats:
        taken |= player.tiles
    weak: i64 = 0
    everywhere = [0] * names.CREATURES
    for tile in range(names.TILES):
        if p.land.hexes[tile] >= 0:
            laid |= shifted(1, tile)
        if me.tiles >> tile & 1:
            near |= p.land.near[tile]
        if p.warriors[tile] <= 1:
            weak |= shifted(1, tile)
        if p.creatures[tile] >= 0:
            everywhere[p.creatures[tile]] += 1
    others = taken & ~me.tiles
    beside = [0] * names.CREATURES
    gems = 0
    for tile in units.bits(near & laid):
        if p.creatures[tile] >= 0:
            beside[p.creatures[tile]] += 1
        gem = c.gem[tile]
        if gem >= 0 and not controlled >> tile & 1 and not me.gems >> gem & 1:
            gems += 1
    f.extend(everywhere)
    f.extend(beside)
    for kind in range(names.KINDS):
        f.append(units.count(near & creatures & c.of_kind[kind]))
    f.append(units.count(near & laid & ~taken & ~creatures))
    f.append(units.count(near & others))
    f.append(units.count(near & others & weak))
    f.append(gems)
    f.append(units.count(near & creatures & me.scouts))


def add_fight(f: list[int], p: ChichenPosition, seat: int) -> None:
    group = p.group
    combat = p.combat
    fights = combat.phase >= 0 or combat.creature >= 0 or combat.foe >= 0
    if fights and seat in (group.seat, combat.foe):
        add_own_fight(f, p, seat, names.FIRST if seat == group.seat else names.SECOND)
        f.extend(NO_MARCH)
        return
    f.append(4 if fights else 0)
    f.extend(NO_FIGHT)
    if fights or group.kind == NO_GROUP:
        f.extend(NO_MARCH)
        return
    own = group.seat == seat
    f.append(1 if own else 2)
    f.append(group.steps if own else 0)
    f.append(group.warriors + units.COUNT[group.heroes] if own else 0)


MARCH: Final = 3
NO_MARCH: Final = [0] * MARCH
NO_FIGHT: Final = [0] * (total(FIGHT) - MARCH - 1)


def add_own_fight(f: list[int], p: ChichenPosition, seat: int, side: int) -> None:
    group = p.group
    combat = p.combat
    c = p.tables
    first = side == names.FIRST
    rolled = judgement.rolled(p, side)
    rolled_by_other = 0
    others = 0
    if combat.creature >= 0:
        hearts = judgement.hearts_of(p, seat)
    else:
        rolled_by_other = judgement.rolled(p, 1 - side)
        others = sides.size(p, 1 - side)
        hearts = others + judgement.shields(p, 1 - side) - rolled_by_other
    hearts = max(0, hearts - rolled)
    own = sides.size(p, side) + judgement.shields(p, side)
    strength = judgement.strength(p, side)
    if combat.creature >= 0:
        against = judgement.creature(p, combat.phase if hearts == 0 and combat.phase >= 0 else names.PHASES)
    else:
        against = judgement.strength(p, 1 - side)
    on_tile = group.at < names.TILES
    f.append(3 if not first else 2 if group.kind == CITY_DEFENCE else 1)
    f.append(combat.creature + 1)
    f.append(combat.phase + 1)
    f.append(c.kind[group.at] + 1 if on_tile else 0)
    f.append(hearts)
    f.append(own)
    f.append(sides.size(p, side))
    f.append(others)
    f.append(strength)
    f.append(against)
    f.append(judgement.chance(strength, 100 * hearts))
    f.append(judgement.chance(against, 100 * own))
    f.append(judgement.prize(p, seat) if first else 0)
    f.append(
        1
        if first and on_tile and c.gem[group.at] >= 0 and not p.seats[seat].gems >> c.gem[group.at] & 1
        else 0
    )
    f.append(rolled)
    f.append(rolled_by_other)
    f.append(combat.dice_left)
    f.append(combat.damage[side])


FEATURES: Final = ChichenFeatures()
