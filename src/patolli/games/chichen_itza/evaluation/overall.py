"""The value of a position for each player, in tenths of a point. It is an estimate and not part of the rules.

It includes the points already scored and the value of other assets that can still be used before the game
ends.
"""

from __future__ import annotations

from typing import Final

from .. import names
from ..actions import treasures
from ..board import units
from ..cards import hooks
from ..economy import magic_cards
from ..position import ChichenPosition
from ..rounds import final_scoring
from ..state.group import CITY_DEFENCE
from . import combat

# The value of one piece of each kind in tenths of a point, as long as there is time to use it
COIN: Final = 4
MANY_COINS: Final = 12  # the number of coins above which each coin counts half
LUCK: Final = 5
IDOL: Final = 4  # the value of an idol beyond the point that it scores
MAGIC_CARD: Final = 5
SHIELD: Final = 4
WAR_MARKER: Final = 3
FAVOR: Final = 3
SCOUT: Final = 5
# The value of one piece of each kind in tenths of a point, for each remaining round
GEAR: Final = [4, 8, 7, 5]
WARRIOR: Final = 3
COIN_A_ROUND: Final = 3
VILLAGE: Final = 7
CAMP: Final = 4
TEMPLE: Final = 12
GOD: Final = [5, 5, 6, 0]
HERO: Final = 4
# The value of a gem beyond its points, in tenths of a point, as long as more gems can be gained
GEM: Final = 20
TREASURE: Final = 8


def rounds_left(p: ChichenPosition) -> int:
    """Returns the time left in the game, in quarters of a round."""
    if p.round == 0:
        return 4 * names.ROUNDS
    turns = p.players * p.tables.actions_per_round
    return 4 * (names.ROUNDS - p.round) + 4 * max(0, turns - p.turns) // turns


def evaluate(p: ChichenPosition) -> list[int]:
    return [evaluate_seat(p, seat) for seat in range(p.players)]


def evaluate_seat(p: ChichenPosition, seat: int) -> int:
    left = rounds_left(p)
    found = names.TENTHS * sum(final_scoring.points(p, seat))
    if p.agenda:
        found += pending(p, seat)
    found += city_to_defend(p, seat)
    if left > 0:
        found += held(p, seat, left) + lasting(p, seat) * left // 4
    return found


def city_to_defend(p: ChichenPosition, seat: int) -> int:
    """Returns the expected gain from this round's attack if this seat is due to defend the city."""
    if p.favor and p.favor[0] == seat and len(p.attacks) < p.round and p.group.kind != CITY_DEFENCE:
        return combat.city(p, seat)
    return 0


def held(p: ChichenPosition, seat: int, left: int) -> int:
    """Returns the value of goods that can be used up. It becomes small towards the end of the game."""
    player = p.seats[seat]
    goods = COIN * min(player.coins, MANY_COINS) + COIN * max(0, player.coins - MANY_COINS) // 2
    goods += LUCK * player.luck + IDOL * player.idols + MAGIC_CARD * p.hands[seat].size
    goods += SHIELD * player.shields + WAR_MARKER * player.war + FAVOR * player.favor
    goods += SCOUT * units.count(player.scouts & creature_tiles(p))
    if units.count(player.gems) < names.GEMS:
        goods += GEM * units.count(player.gems)
    return goods * min(left, 4) // 4


def creature_tiles(p: ChichenPosition) -> int:
    return sum([1 << tile for tile in range(names.TILES) if p.creatures[tile] >= 0])


def lasting(p: ChichenPosition, seat: int) -> int:
    """Returns the value of assets that have an effect in each round."""
    player = p.seats[seat]
    kinds = p.tables.of_kind
    controlled = hooks.controlled(p, seat)
    found = sum([GEAR[gear] * (player.gears[gear] - 1) for gear in range(names.GEARS)])
    found += VILLAGE * units.count(controlled & kinds[names.VILLAGE])
    found += CAMP * units.count(controlled & kinds[names.CAMP])
    found += TEMPLE * units.count(controlled & kinds[names.TEMPLE])
    found += WARRIOR * (p.tables.warriors - player.reserve)
    found += COIN_A_ROUND * income(p, seat)
    for color in range(names.COLORS):
        found += GOD[color] * units.count(player.gods[color])
    for hero in range(names.HERO_TYPES):
        if player.heroes[hero] >= 0:
            found += HERO - COIN_A_ROUND * p.tables.upkeep[player.cards[hero]] // 2
    return found


def income(p: ChichenPosition, seat: int) -> int:
    """Returns the coins that the strips bring per round."""
    reserve = p.seats[seat].reserve
    coins = 0
    for strip in range(len(p.tables.strip_spaces) - 1, -1, -1):
        if reserve > 0:
            coins += p.tables.strip_coins[strip]
        reserve -= p.tables.strip_spaces[strip]
    return coins


def pending(p: ChichenPosition, seat: int) -> int:
    """Returns the value of pending gains, such as a combat, cards to draw, or a treasure to find."""
    found = 0
    if p.combat.phase >= 0 or p.combat.creature >= 0 or p.combat.foe >= 0:
        found += combat.prospect(p, seat)
    for step in p.agenda:
        if isinstance(step, magic_cards.DrawCards):
            if step.seat == seat:
                found += MAGIC_CARD * step.number
        elif isinstance(step, magic_cards.DrawCard):
            if step.seat == seat:
                found += MAGIC_CARD * step.number
        elif isinstance(step, treasures.FindTreasure) and step.seat == seat:
            found += TREASURE
    return found
