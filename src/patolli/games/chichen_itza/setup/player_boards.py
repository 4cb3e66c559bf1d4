"""The players' turn order, coins and magic cards (CI-2.18 to CI-2.21)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from .. import events, moves, names
from ..components.tables import Components
from ..economy import magic_cards
from ..position import Chance, ChichenPosition
from ..state.player import Player


def new_player(c: Components) -> Player:
    """CI-2.18 to CI-2.21"""
    new = Player()
    new.coins = 0
    new.luck = c.luck_at_start
    new.idols = 0
    new.reserve = c.warriors - c.warriors_at_start
    new.city = c.warriors_at_start
    new.shields = 0
    new.war = 0
    new.favor = 0
    new.scouts = 0
    new.gems = 0
    new.tiles = 0
    new.tasks = 0
    new.markers = 0
    new.placed = 0
    new.used = 0
    new.swapped = 0
    new.gears = [c.gear_at_start] * names.GEARS
    new.heroes = [names.ON_BOARD] * names.HERO_TYPES
    new.cards = [names.NOTHING] * names.HERO_TYPES
    new.gods = [0] * names.COLORS
    new.powers = 0
    new.figures = []
    return new


class DealOrder(Task[ChichenPosition]):
    """CI-2.20: draws the turn order at random.

    The favor markers are stacked in this order, and each player gets the number of coins for their position
    in it.
    """

    id = "DealOrder"
    rule = "CI-2.20"

    def run(self, p: ChichenPosition) -> None:
        if len(p.order) < p.players:
            p.then(NEXT_IN_ORDER, DEAL_ORDER)


class NextInOrder(Chance):
    id = "NextInOrder"
    rule = "CI-2.20"

    def candidates(self, p: ChichenPosition, seat: int) -> list[int]:
        return [moves.ORDER + one for one in range(p.players) if one not in p.order]

    def take(self, p: ChichenPosition, seat: int, move: int) -> None:
        one = move - moves.ORDER
        p.seats[one].coins += p.tables.coins_at_start[len(p.order)]
        p.emit(events.ORDERED, one, len(p.order) + 1, p.seats[one].coins)
        p.order.append(one)
        p.favor.append(one)


class DealMagic(Task[ChichenPosition]):
    """CI-2.21: all players draw magic cards."""

    id = "DealMagic"
    rule = "CI-2.21"

    def run(self, p: ChichenPosition) -> None:
        for seat in reversed(p.order):
            magic_cards.draw(p, seat, p.tables.magic_at_start)


DEAL_ORDER: Final = DealOrder()
NEXT_IN_ORDER: Final = NextInOrder()
DEAL_MAGIC: Final = DealMagic()
