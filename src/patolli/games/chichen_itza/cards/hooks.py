"""The points in the rules at which cards take effect. Each function queries the cards that use one hook.

God cards apply to their owner, and hero cards to the group in which their hero moves or fights.
docs/card-hooks.md describes all hooks.
"""

from __future__ import annotations

from ....kernel.native import i64
from .. import names
from ..position import ChichenPosition
from ..state.player import Player
from .card import (
    CONTROL,
    DICE,
    DIE,
    DISCOUNT,
    EXTRA_HITS,
    FACES,
    FEE,
    FOE_DICE,
    FOE_FACES,
    FOLLOW,
    GATHER,
    HEARTS,
    IDOLS,
    JUMP,
    LIMIT,
    MARKERS,
    MAXIMUM,
    NO_MARKERS,
    REINFORCE,
    SCORE,
    SILENCE,
    TOLL,
    UPKEEP,
    Card,
)
from .registry import ALL, GODS_WITH, HEROES_WITH, NONE, POWERS

# ---- whose cards -----------------------------------------------------------------------------------------


def gods(player: Player, hook: i64) -> list[Card]:
    if not player.powers >> hook & 1:
        return NONE
    found = NONE
    using = GODS_WITH[hook]
    for color in range(names.COLORS):
        bits: i64 = player.gods[color] & using[color]
        number = color * names.PER_COLOR
        while bits > 0:
            if bits & 1:
                found = [*found, ALL[number]]
            bits >>= 1
            number += 1
    return found


def heroes(player: Player, group: i64, hook: i64) -> list[Card]:
    """Returns the cards of these heroes that use this hook. `group` is a bit mask of hero types."""
    found = NONE
    using: i64 = HEROES_WITH[hook]
    for hero in range(names.HERO_TYPES):
        if group >> hero & 1:
            card: i64 = player.cards[hero]
            if card >= 0 and using >> card & 1:
                found = [*found, ALL[names.GODS + card]]
    return found


def heroes_at(player: Player, place: i64) -> i64:
    """Returns a bit mask of the types of the heroes at this place."""
    found: i64 = 0
    if player.heroes[0] == place:
        found = 1
    if player.heroes[1] == place:
        found |= 2
    if player.heroes[2] == place:
        found |= 4
    return found


def seat_of(p: ChichenPosition, side: int) -> int:
    """Returns the player on this side of the combat, or -1 for the creature."""
    return p.group.seat if side == names.FIRST else p.combat.foe


def heroes_of(p: ChichenPosition, side: int) -> i64:
    """Returns a bit mask of the types of the heroes fighting on this side."""
    if side == names.FIRST:
        return p.group.heroes
    return heroes_at(p.seats[p.combat.foe], p.group.at) if p.combat.foe >= 0 else 0


def cards_of_side(p: ChichenPosition, side: int, hook: i64) -> list[Card]:
    """Returns the cards on this side of the combat that use this hook, hero cards first."""
    combat = p.combat
    if (
        combat.phase >= 0
        and not (combat.first_hooks if side == names.FIRST else combat.second_hooks) >> hook & 1
    ):
        return NONE
    seat = seat_of(p, side)
    if seat < 0:
        return NONE
    player = p.seats[seat]
    if HEROES_WITH[hook]:
        group = heroes_of(p, side)
        if group:
            found = heroes(player, group, hook)
            if found:
                return [*found, *gods(player, hook)]
    return gods(player, hook)


def used_by(p: ChichenPosition, side: int) -> i64:
    """Returns a bit mask of the hooks that cards on this side use. Heroes lost later in the phase still
    count.
    """
    seat = seat_of(p, side)
    if seat < 0:
        return 0
    player = p.seats[seat]
    found: i64 = player.powers
    group = heroes_of(p, side)
    for hero in range(names.HERO_TYPES):
        if group >> hero & 1:
            found |= POWERS[names.GODS + player.cards[hero]]
    return found


# ---- prices and placing ----------------------------------------------------------------------------------


def price(p: ChichenPosition, seat: int, tile: int, action: int, printed: int) -> int:
    """CI-5.5: returns the price after all discounts, which is at least 0, or the lowest maximum price set by
    a card if this is less.
    """
    cost = discounted(p, seat, tile, printed, gods(p.seats[seat], DISCOUNT))
    for card in gods(p.seats[seat], MAXIMUM):
        cost = min(cost, card.maximum(p, seat, action))
    return cost


def discounted(p: ChichenPosition, seat: int, tile: int, cost: int, cards: list[Card]) -> int:
    for card in cards:
        cost = max(0, card.discount(p, seat, tile, cost))
    return cost


def toll(p: ChichenPosition, owner: int, seat: int, tile: int) -> int:
    """Returns the amount that `seat` must pay to `owner` to place a marker on this tile.

    The tolls of several cards add up.
    """
    if not p.seats[owner].powers >> TOLL & 1:
        return 0
    owed = 0
    for card in gods(p.seats[owner], TOLL):
        owed += card.toll(p, owner, seat, tile)
    return owed


# ---- limits and control ----------------------------------------------------------------------------------


def limit(p: ChichenPosition, seat: int) -> int:
    """Returns how many units of this player can be on a tile or move together."""
    units = p.tables.units_on_tile
    for card in gods(p.seats[seat], LIMIT):
        units = max(units, card.limit(p, seat, units))
    return units


def controlled(p: ChichenPosition, seat: int) -> i64:
    """CI-10.1: returns a bit mask of the tiles that this player controls."""
    player = p.seats[seat]
    found = player.tiles
    for card in gods(player, CONTROL):
        found |= card.controls(p, seat)
    return found


def idol_factor(p: ChichenPosition, seat: int) -> int:
    """Returns the factor by which the yield of an idol is multiplied, whether goods or prevented damage."""
    factor = 1
    for card in gods(p.seats[seat], IDOLS):
        factor *= card.idol_factor(p, seat)
    return factor


def upkeep(p: ChichenPosition, seat: int, coins: int) -> int:
    for card in gods(p.seats[seat], UPKEEP):
        coins = card.upkeep(p, seat, coins)
    return coins


def reinforcements(p: ChichenPosition, seat: int) -> int:
    warriors = p.tables.reinforcements
    for card in gods(p.seats[seat], REINFORCE):
        warriors = card.reinforcements(p, seat, warriors)
    return warriors


# ---- movement --------------------------------------------------------------------------------------------


def jumps(p: ChichenPosition, seat: int, group: i64, terrain: int) -> bool:
    """Returns whether a hero allows its group to go directly to any tile with this type of movement."""
    if group:
        for card in heroes(p.seats[seat], group, JUMP):
            if card.jumps(p, terrain):
                return True
    return False


def gathers(p: ChichenPosition, seat: int, terrain: int) -> bool:
    """Returns whether warriors along the way can join the group."""
    for card in gods(p.seats[seat], GATHER):  # noqa: SIM110  compiled, a loop is faster
        if card.gathers(p, terrain):
            return True
    return False


def fee(p: ChichenPosition, owner: int) -> int:
    """Returns the amount that an attacker must pay to this player before the combat."""
    if not p.seats[owner].powers >> FEE & 1:
        return 0
    return sum([card.fee(p, owner) for card in gods(p.seats[owner], FEE)])


def markers(p: ChichenPosition, owner: int, seat: int, group: i64) -> int:
    """CI-7.7: returns how many markers `seat` must turn to attack `owner`.

    The cards of the attacker's heroes apply last.
    """
    number = p.tables.markers_per_attack
    for card in gods(p.seats[owner], MARKERS):
        number = max(number, card.markers(p, owner, number))
    if group and heroes(p.seats[seat], group, NO_MARKERS):
        return 0
    return number


# ---- combat ----------------------------------------------------------------------------------------------


def hearts(p: ChichenPosition, printed: int) -> int:
    for card in cards_of_side(p, names.FIRST, HEARTS):
        printed = card.hearts(p, names.FIRST, printed)
    return printed


def dark(p: ChichenPosition, usual: int) -> int:
    """Returns 1 if the creature rolls its dark die, otherwise 0."""
    for card in cards_of_side(p, names.FIRST, DIE):
        usual = card.die(p, names.FIRST, usual)
    return usual


def dice(p: ChichenPosition, side: int, number: int) -> int:
    """CI-8.15: returns the number of dice after all additions and deductions, at least 0."""
    for card in cards_of_side(p, side, DICE):
        number += card.dice(p, side)
    for card in cards_of_side(p, 1 - side, FOE_DICE):
        number += card.foe_dice(p, 1 - side)
    return max(0, number)


def faces(p: ChichenPosition, side: int, hitting: int) -> int:
    """Returns the faces that hit. Cards of this side add faces first, and then cards of the opponent remove
    some.
    """
    for card in cards_of_side(p, side, FACES):
        hitting = card.faces(p, side, hitting)
    for card in cards_of_side(p, 1 - side, FOE_FACES):
        hitting = card.foe_faces(p, 1 - side, hitting)
    return hitting


def follow(p: ChichenPosition, side: int, hitting: int, earning: int) -> int:
    """Returns the hitting faces that earn a follow-up die, given all of this side's cards."""
    for card in cards_of_side(p, side, FOLLOW):
        earning |= card.follow(p, side, hitting) & hitting
    return earning


def extra_hits(p: ChichenPosition, side: int) -> int:
    hits = 0
    for card in cards_of_side(p, side, EXTRA_HITS):
        hits += card.extra_hits(p, side)
    return hits


def silenced(p: ChichenPosition, side: int) -> bool:
    """Returns whether a card of the opponent prevents this side from rolling in this phase."""
    for card in cards_of_side(p, 1 - side, SILENCE):  # noqa: SIM110
        if card.silences(p, 1 - side):
            return True
    return False


# ---- the end ---------------------------------------------------------------------------------------------


def points(p: ChichenPosition, seat: int) -> int:
    return sum(card.points(p, seat) for card in gods(p.seats[seat], SCORE))
