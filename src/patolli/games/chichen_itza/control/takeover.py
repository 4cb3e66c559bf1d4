"""Taking over a tile, and the bonus for it (CI-10)."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Task
from ....kernel.seats import EVERYBODY
from ....kernel.secrets import reveal
from .. import events, names
from ..actions import gears, recruitment, scouts
from ..board import group_units
from ..cards import hooks, offers
from ..cards.card import BEATEN, RUIN_BONUS, TAKEN, TAKEN_USE
from ..economy import goods, magic_cards
from ..position import ChichenPosition, own_ruins
from ..state.group import NO_GROUP
from ..step_bases import TileTask
from . import gem_star


def take(p: ChichenPosition) -> None:
    """CI-10.7: takes control immediately.

    The bonus follows, then the rewards for a defeated creature, and finally the treasures found by heroes.
    """
    group = p.group
    combat = p.combat
    group_units.settle(p, group.at)
    p.emit(events.TOOK, group.seat, group.at)
    p.push(AfterBonus(group.seat, group.at))
    if combat.creature >= 0 and combat.hearts == 0:
        p.push(BEAT_CREATURE)
    p.push(TileBonus(group.seat, group.at))


class TileBonus(TileTask):
    """CI-10.2: gives the bonus of the tile, which is due at every takeover."""

    id = "TileBonus"
    rule = "CI-10.2"

    def run(self, p: ChichenPosition) -> None:
        c = p.tables
        kind = c.kind[self.tile]
        for card in hooks.cards_of_side(p, names.FIRST, TAKEN):
            card.taken(p, self.seat, self.tile)
        if kind == names.VILLAGE:
            goods.gain_coins(p, self.seat, c.takeover_coins)
        elif kind == names.CAMP:
            goods.warriors_to_city(p, self.seat, c.takeover_warriors)
        elif kind == names.TEMPLE:
            goods.gain_idols(p, self.seat, c.takeover_idols)
        elif kind == names.MINE:
            take_gem(p, self.seat, c.gem[self.tile])
        else:
            offers.ask_side(p, RUIN_BONUS, names.FIRST, self.tile)
            p.then(ShowRuin(self.tile), GiveRuin(self.seat, self.tile))


class BeatCreature(Task[ChichenPosition]):
    """CI-10.7: gives the rewards from cards for a creature that has lost its last heart."""

    id = "BeatCreature"
    rule = "CI-10.7"

    def run(self, p: ChichenPosition) -> None:
        for card in hooks.cards_of_side(p, names.FIRST, BEATEN):
            card.beaten(p, p.group.seat, p.combat.strength)


class AfterBonus(TileTask):
    """CI-10.7: applies the cards that take effect on a tile just taken over."""

    id = "AfterBonus"
    rule = "CI-10.7"

    def run(self, p: ChichenPosition) -> None:
        offers.ask_side(p, TAKEN_USE, names.FIRST, self.tile)


def take_gem(p: ChichenPosition, seat: int, gem: int) -> None:
    """CI-10.4: gives a player a gem, but at most one of each colour.

    The gem activates the lines to the gems that the player already has.
    """
    player = p.seats[seat]
    if player.gems >> gem & 1:
        return
    lines = gem_star.lit(p, seat, gem)
    player.gems |= 1 << gem
    p.emit(events.GEM, seat, gem)
    gem_star.begin(p, seat, lines)


class ShowRuin(Task[ChichenPosition]):
    """CI-10.2, and CI-14.8 at the end of the game: turns a ruin face up."""

    id = "ShowRuin"
    rule = "CI-10.2"
    tile: int

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def run(self, p: ChichenPosition) -> None:
        if not p.ruins[0].decided(self.tile):
            p.then(scouts.DecideRuin(self.tile), self)
        elif p.ruins[0].knowers[self.tile] != EVERYBODY:
            markers = own_ruins(p)
            reveal(p, markers, self.tile, EVERYBODY)
            event = events.RUIN_COUNTED if p.group.kind == NO_GROUP else events.RUIN_SHOWN
            p.emit(event, self.tile, markers.at(self.tile))


class GiveRuin(TileTask):
    """CI-R1 to CI-R9: gives the bonus of the ruin on this tile."""

    id = "GiveRuin"
    rule = "CI-R10"

    def run(self, p: ChichenPosition) -> None:
        c = p.tables
        ruin = p.ruins[0].at(self.tile)
        if c.ruin_coins[ruin]:
            goods.gain_coins(p, self.seat, c.ruin_coins[ruin])
        if c.ruin_luck[ruin]:
            goods.gain_luck(p, self.seat, c.ruin_luck[ruin])
        if c.ruin_idols[ruin]:
            goods.gain_idols(p, self.seat, c.ruin_idols[ruin])
        if c.ruin_warriors[ruin]:
            goods.warriors_to_city(p, self.seat, c.ruin_warriors[ruin])
        for _ in range(c.ruin_gears[ruin]):
            p.push(AnyGear(self.seat))
        if c.ruin_heroes[ruin] and recruitment.illegal_reason(p, self.seat) == 0:
            p.push(recruitment.ChooseHero(self.seat, 1))
        if c.ruin_magic[ruin]:
            magic_cards.draw(p, self.seat, c.ruin_magic[ruin])


class AnyGear(Task[ChichenPosition]):
    """CI-6.6"""

    id = "AnyGear"
    rule = "CI-6.6"
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, p: ChichenPosition) -> None:
        gears.raise_any(p, self.seat)


BEAT_CREATURE: Final = BeatCreature()
