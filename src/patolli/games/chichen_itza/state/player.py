"""A player's board, cards and markers.

Sets of tiles, heroes, gems and cards are bit masks in which bit n represents item n.
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
    reserve: int  # the number of warriors in the reserve, which are on the strips
    city: int  # the number of warriors in the city
    shields: int  # active ones
    war: int  # the number of diplomacy markers that show war
    favor: int  # the index of the player's space on the favor track
    scouts: i64  # a bit mask of the tiles with the player's scouts
    gems: i64  # as bits
    tiles: i64  # a bit mask of the tiles with units of the player
    tasks: i64  # a bit mask of the stacks whose open task the player has claimed
    markers: i64  # a bit mask of the action tiles with a marker of the player
    placed: int  # the number of markers placed in this round
    used: i64  # a bit mask of the once-per-round effects that have been used
    swapped: i64  # a bit mask of the villages and camps whose yield is swapped in this supply phase
    gears: list[int]  # levels
    heroes: list[int]  # the place of the hero of each type
    cards: list[int]  # the hero card of each type, or -1 while the hero is on the player's board
    gods: list[int]  # a bit mask of the god cards of each colour
    powers: i64  # a bit mask of the hooks that the player's god cards use
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
