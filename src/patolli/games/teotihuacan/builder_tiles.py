"""The part of the position builder that places tiles: discovery tiles, the pyramid, decorations."""

from __future__ import annotations

from ...kernel.errors import PatolliError
from ...kernel.position_builder import PositionBuilder
from ...kernel.secrets import Pile
from ...kernel.secrets.knowledge import no_knowledge
from . import invariants, names
from .actions import decorations
from .position import DECORATION_DECK, DISCOVERY_DECK, STONE_DECK, TeotihuacanPosition


def number_of(name: str, ids: list[str], what: str) -> int:
    """Returns the number for this id."""
    if name not in ids:
        raise PatolliError(f"there is no {what} {name!r}; there are {', '.join(ids)}")
    return ids.index(name)


def to_stack(stack: Pile, *tiles: int) -> None:
    for tile in tiles:
        stack.rest[tile] += 1
    stack.size += len(tiles)
    stack.absent = [kind for kind in stack.absent if kind not in tiles]


def from_stack(stack: Pile, tile: int) -> None:
    """Takes a tile from the stack. Afterwards, no seat knows anything about the stack."""
    if stack.rest[tile] == 0:
        raise PatolliError(f"tile {tile} is not in its stack")
    stack.rest[tile] -= 1
    stack.size -= 1
    stack.sure = no_knowledge()


def exchange_shown(stack: Pile, shown: list[int], wanted: list[int]) -> list[int]:
    """Returns the displayed tiles to their stack, and takes the wanted ones from it."""
    to_stack(stack, *shown)
    for tile in wanted:
        from_stack(stack, tile)
    return wanted


class TileBuilder(PositionBuilder[TeotihuacanPosition]):
    """Places tiles. Each tile is taken from its stack, and the tile that it replaces returns to its stack."""

    # ---- discovery tiles ------------------------------------------------------------------------------

    def discoveries(self, seat: int, *tiles: str) -> None:
        """Sets the discovery tiles that can still be used, including masks."""
        self.position.seats[seat].tiles = self.exchange(self.position.seats[seat].tiles, tiles)

    def used_discoveries(self, seat: int, *tiles: str) -> None:
        """Sets the used discovery tiles."""
        self.position.seats[seat].used = self.exchange(self.position.seats[seat].used, tiles)

    def add_discoveries(self, seat: int, *tiles: str) -> None:
        """Adds discovery tiles that can still be used."""
        for name in tiles:
            self.position.seats[seat].tiles[self.take_discovery(name)] += 1

    def discarded(self, *tiles: str) -> None:
        """Sets the discovery tiles that are out of the game."""
        self.position.discarded = self.position.discarded[:]
        self.position.discarded = self.exchange(self.position.discarded, tiles)

    def board_tile(self, board: str, tile: str | None) -> None:
        """Sets the discovery tile in the worship area of a board, or removes it."""
        p = self.position
        side = names.SIDE_OF_BOARD[number_of(board, names.BOARD_IDS, "board")]
        if side < 0:
            raise PatolliError(f"there is no discovery tile beside {board}")
        if p.beside_boards[side] != names.NO_TILE:
            self.return_discovery(p.beside_boards[side])
            p.beside_boards[side] = names.NO_TILE
        if tile is not None:
            p.beside_boards[side] = self.take_discovery(tile)
        p.forget()

    def track_tiles(self, pile: str, *tiles: str) -> None:
        """Sets the discovery tiles on a step of the Avenue or of a temple, such as "avenue3" or "blue4"."""
        p = self.position
        first = number_of(pile, names.PILE_IDS, "pile") * names.DISCOVERIES
        for tile in range(names.DISCOVERIES):
            while p.piles[first + tile] > 0:
                p.piles[first + tile] -= 1
                self.return_discovery(tile)
        for name in tiles:
            p.piles[first + self.take_discovery(name)] += 1

    def exchange(self, counts: list[int], tiles: tuple[str, ...]) -> list[int]:
        """Returns the counted tiles to the stack and takes `tiles` from it. Returns the new counts."""
        for tile in range(names.DISCOVERIES):
            while counts[tile] > 0:
                counts[tile] -= 1
                self.return_discovery(tile)
        new = [0] * names.DISCOVERIES
        for name in tiles:
            new[self.take_discovery(name)] += 1
        return new

    def return_discovery(self, tile: int) -> None:
        to_stack(self.position.decks[DISCOVERY_DECK], tile)
        self.position.forget()

    def take_discovery(self, name: str) -> int:
        """Takes a tile from the stack. If there is none left, it is taken from a track or a board, which gets
        another tile in exchange.
        """
        p = self.position
        tile = number_of(name, names.DISCOVERY_IDS, "discovery tile")
        deck = p.decks[DISCOVERY_DECK]
        if deck.rest[tile] == 0:
            other = next((kind for kind in range(names.DISCOVERIES) if deck.rest[kind] > 0), names.NO_TILE)
            piles = [at for at in range(names.PILES) if p.piles[at * names.DISCOVERIES + tile] > 0]
            if other == names.NO_TILE or not (piles or tile in p.beside_boards):
                raise PatolliError(f"every discovery tile {name} is owned by a player or discarded")
            if piles:
                p.piles[piles[0] * names.DISCOVERIES + tile] -= 1
                p.piles[piles[0] * names.DISCOVERIES + other] += 1
            else:
                p.beside_boards[p.beside_boards.index(tile)] = other
            from_stack(deck, other)
            to_stack(deck, tile)
        from_stack(deck, tile)
        p.forget()
        return tile

    # ---- the pyramid ----------------------------------------------------------------------------------

    def clear_pyramid(self) -> None:
        """Returns all tiles of the pyramid and the display to the stack, and all decorations to theirs."""
        p = self.position
        for stone in p.stones:
            if stone != names.EMPTY:
                to_stack(p.decks[STONE_DECK], stone // names.ROTATIONS)
        p.stones = [names.EMPTY] * names.PLACES
        self.show_pyramid_tiles()
        for tile in p.decorations:
            if tile != names.EMPTY:
                to_stack(p.decks[DECORATION_DECK], tile)
        p.decorations = [names.EMPTY] * (names.PYRAMID_SIDES * names.STEPS_OF_SIDE)
        p.complete = False
        self.update_icons()

    def lay_pyramid_tile(self, place: str, tile: str | None = None, rotation: int = 0) -> None:
        """Lays a tile from the stack on this place; without a name, the last tile in the stack."""
        p = self.position
        at = number_of(place, names.PLACE_IDS, "place")
        deck = p.decks[STONE_DECK]
        if p.stones[at] != names.EMPTY:
            raise PatolliError(f"there is a tile on {place}")
        if tile is None:
            number = max(kind for kind in range(names.PYRAMID_TILES) if deck.rest[kind] > 0)
        else:
            number = number_of(tile, names.STONE_TILE_IDS, "pyramid tile")
        from_stack(deck, number)
        p.stones[at] = number * names.ROTATIONS + rotation
        p.complete = p.complete or at == names.PLACES - 1
        self.update_icons()

    def show_pyramid_tiles(self, *tiles: str) -> None:
        """Sets the pyramid tiles on display, in this order."""
        p = self.position
        wanted = [number_of(name, names.STONE_TILE_IDS, "pyramid tile") for name in tiles]
        p.shown_stones = exchange_shown(p.decks[STONE_DECK], p.shown_stones, wanted)
        p.forget()

    def show_decorations(self, *tiles: str) -> None:
        """Sets the decorations on display, in this order."""
        p = self.position
        wanted = [number_of(name, names.DECORATION_IDS, "decoration") for name in tiles]
        p.shown_decorations = exchange_shown(p.decks[DECORATION_DECK], p.shown_decorations, wanted)
        p.forget()

    def lay_decoration(self, side: str, tile: str) -> None:
        """Lays a decoration from the stack on the next free step of a side."""
        p = self.position
        at = number_of(side, names.SIDE_IDS, "side")
        if decorations.next_step(p, at) == names.STEPS_OF_SIDE:
            raise PatolliError(f"side {side} is full")
        number = number_of(tile, names.DECORATION_IDS, "decoration")
        from_stack(p.decks[DECORATION_DECK], number)
        p.decorations[at * names.STEPS_OF_SIDE + decorations.next_step(p, at)] = number
        self.update_icons()

    def update_icons(self) -> None:
        """Updates the visible icons of the pyramid to match its tiles."""
        self.position.icons = invariants.visible_icons(self.position)
        self.position.forget()
