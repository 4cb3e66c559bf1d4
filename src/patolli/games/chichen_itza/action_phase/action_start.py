"""The actions (CI-6): whether each can be started (CI-5.8), and the steps that carry it out."""

from __future__ import annotations

from typing import Final

from .. import moves, names, reasons
from ..actions import gears, god_display, recruitment, reinforcement, scouts, war_and_favor
from ..cards import card_events, hooks
from ..cards.card import EITHER_TERRAIN
from ..economy import magic_cards
from ..movement import destinations, march
from ..position import Ask, ChichenPosition

ONLY: Final = [[names.LAND], [names.WATER]]
EITHER: Final = [[names.LAND, names.WATER], [names.WATER, names.LAND]]


def illegal_reason(p: ChichenPosition, seat: int, action: int, coins: int) -> int:
    """CI-5.8: returns the reason why this action cannot be started with the remaining coins; 0 if it can."""
    if action < names.GEARS:
        return reasons.GEAR_ON_TOP if p.seats[seat].gears[action] >= names.TOP_LEVEL else 0
    if action == names.GOD_CARD:
        return god_display.illegal_reason(p, seat)
    if action == names.SCOUT:
        return scouts.illegal_reason(p, seat)
    if action == names.RECRUIT:
        return recruitment.illegal_reason(p, seat)
    if action in (names.LAND_MOVEMENT, names.WATER_MOVEMENT):
        for terrain in terrains(p, seat, action):
            if destinations.can_move(p, seat, terrain, coins):
                return 0
        return reasons.NO_DESTINATION
    if action == names.MOVE_HERO:
        for hero in range(names.HERO_TYPES):
            if destinations.can_move_hero(p, seat, hero, coins):
                return 0
        on_the_map = max(p.seats[seat].heroes) >= 0
        return reasons.NO_DESTINATION if on_the_map else reasons.NO_HERO_TO_MOVE
    return 0


def hero_illegal_reason(p: ChichenPosition, seat: int, hero: int, coins: int) -> int:
    return 0 if destinations.can_move_hero(p, seat, hero, coins) else reasons.NO_DESTINATION


def terrains(p: ChichenPosition, seat: int, action: int) -> list[int]:
    """CI-7.3, CI-G38: returns the types of movement that this action may use."""
    own = action - names.LAND_MOVEMENT
    return EITHER[own] if hooks.gods(p.seats[seat], EITHER_TERRAIN) else ONLY[own]


def perform(p: ChichenPosition, seat: int, action: int) -> None:
    """Puts the steps that carry out the action on the agenda."""
    if action < names.GEARS:
        gears.raise_gear(p, seat, action)
    elif action == names.GOD_CARD:
        p.push(god_display.TAKE_GOD)
    elif action == names.MAGIC_CARDS:
        magic_cards.draw(p, seat, p.tables.magic_action)
    elif action == names.SCOUT:
        p.push(scouts.PLACE_SCOUT)
    elif action == names.WAR:
        war_and_favor.declare_war(p, seat)
    elif action == names.FAVOR:
        war_and_favor.gain_favor(p, seat)
    elif action == names.REINFORCEMENT:
        reinforcement.reinforce(p, seat)
    elif action == names.REGROUP:
        reinforcement.regroup(p, seat, with_treasure=True)
    elif action == names.RECRUIT:
        p.push(recruitment.ChooseHero(seat, 0))
    elif action == names.MOVE_HERO:
        p.push(CHOOSE_MOVER)
    elif len(terrains(p, seat, action)) > 1:
        p.push(ChooseTerrain(action))
    else:
        march.begin(p, seat, action - names.LAND_MOVEMENT)


def move_hero(p: ChichenPosition, seat: int, hero: int) -> None:
    march.begin_hero(p, seat, hero)


class ChooseTerrain(Ask):
    """CI-G38: the action is carried out as a land or as a water movement."""

    id = "ChooseTerrain"
    rule = "CI-G38"
    action: int

    def __init__(self, action: int) -> None:
        self.action = action

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.AS + terrain for terrain in terrains(p, seat, self.action)]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        can = destinations.can_move(p, seat, move - moves.AS, p.seats[seat].coins)
        return 0 if can else reasons.NO_DESTINATION

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        if move - moves.AS != self.action - names.LAND_MOVEMENT:
            card_events.emit_gods(p, seat, EITHER_TERRAIN)
        march.begin(p, seat, move - moves.AS)


class ChooseMover(Ask):
    """CI-D15: the choice of the hero who moves."""

    id = "ChooseMover"
    rule = "CI-D15"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.HERO + hero for hero in range(names.HERO_TYPES)]

    def illegal_reason(self, p: ChichenPosition, seat: int, move: int) -> int:
        hero = move - moves.HERO
        if p.seats[seat].heroes[hero] < 0:
            return reasons.HERO_NOT_THERE
        can = destinations.can_move_hero(p, seat, hero, p.seats[seat].coins)
        return 0 if can else reasons.NO_DESTINATION

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        move_hero(p, seat, move - moves.HERO)


CHOOSE_MOVER: Final = ChooseMover()
