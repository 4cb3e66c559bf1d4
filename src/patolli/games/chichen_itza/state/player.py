"""A player's board, cards and markers.

Tiles, heroes, gems and cards are stored as bits: bit n represents item n.
"""

from __future__ import annotations

from typing import ClassVar

from ....kernel.native import i64


class Player:
    """A player's board, cards and markers."""

    id: ClassVar[str] = "Player"

    coins: int
    luck: int
    idols: int
    reserve: int  # the number of warriors on the strips
    city: int  # the number of warriors in the city
    shields: int  # active ones
    war: int  # the number of diplomacy markers that show war
    favor: int  # the number of the space on the favor track
    scouts: i64  # the tiles with the player's scouts, as bits
    gems: i64  # as bits
    tiles: i64  # the tiles with units of the player, as bits
    tasks: i64  # the stacks whose open task has a warrior of the player, as bits
    markers: i64  # the action tiles with a marker of the player, as bits
    placed: int  # the number of markers that the player has placed in this round
    used: i64  # the effects with a limit of one use per round that have been used, as bits
    swapped: i64  # the villages and camps whose yield is swapped in this supply phase, as bits
    gears: list[int]  # levels
    heroes: list[int]  # the place of the hero of each type
    cards: list[int]  # the hero card of each type, or -1 while the hero is on the player's board
    gods: list[int]  # the god cards of each colour, as bits
    powers: i64  # the hooks that the player's god cards use, as bits
    figures: list[int]  # the defeated creatures, encoded as 8 * creature + strength

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
