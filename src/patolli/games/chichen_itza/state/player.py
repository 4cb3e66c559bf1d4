"""A player's board, cards and markers. Tiles, heroes, gems and cards are kept as bits: bit n is thing n."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.native import i64


class Player:
    """A player's board, cards and markers."""

    id: ClassVar[str] = "Player"

    coins: int
    luck: int
    idols: int
    reserve: int  # warriors on the strips
    city: int  # warriors in the city
    shields: int  # active ones
    war: int  # diplomacy markers on war
    favor: int  # number of the space on the favor track
    scouts: i64  # tiles with scouts, as bits
    gems: i64  # as bits
    tiles: i64  # tiles with units of the player, as bits
    tasks: i64  # stacks whose open task holds a warrior of the player, as bits
    markers: i64  # action tiles with a marker of the player, as bits
    placed: int  # markers placed in this round
    used: i64  # once-a-round effects already used, as bits
    swapped: i64  # villages and camps whose yield is swapped in this supply phase, as bits
    gears: list[int]  # levels
    heroes: list[int]  # by type: the place of the hero
    cards: list[int]  # by type: the hero card; -1 while the hero is on the player's board
    gods: list[int]  # by colour, as bits
    powers: i64  # the hooks that these god cards use, as bits
    figures: list[int]  # defeated creatures: 8 * creature + strength

    def copy(self) -> Player:
        new = Player()
        new.coins = self.coins
        new.luck = self.luck
        new.idols = self.idols
        new.reserve = self.reserve
        new.city = self.city
        new.shields = self.shields
        new.war = self.war
        new.favor = self.favor
        new.scouts = self.scouts
        new.gems = self.gems
        new.tiles = self.tiles
        new.tasks = self.tasks
        new.markers = self.markers
        new.placed = self.placed
        new.used = self.used
        new.swapped = self.swapped
        new.gears = self.gears[:]
        new.heroes = self.heroes[:]
        new.cards = self.cards[:]
        new.gods = self.gods[:]
        new.powers = self.powers
        new.figures = self.figures[:]
        return new
