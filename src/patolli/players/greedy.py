# compiled
"""The greedy player: it looks through the whole chain of its turn and takes the end that is worth most."""

from __future__ import annotations

from ..kernel.chance import Dice
from ..kernel.game import Game
from ..kernel.position import Position
from ..kernel.seats import CHANCE, NOBODY

WIDTH: int = 8
"""How many half-finished chains are kept at each step."""
LONGEST: int = 60
"""No chain of one turn is longer."""


class Line:
    """A chain of own moves: where it leads, how it begins, and what its end is worth to the seat."""

    position: Position
    moves: list[int]
    value: int

    def __init__(self, position: Position, moves: list[int], value: int) -> None:
        self.position = position
        self.moves = moves
        self.value = value


def is_asked(p: Position, seat: int) -> bool:
    """Is it (also) this seat that owes a choice?"""
    if p.drafts:
        return len(p.drafts[seat].desk) > 0
    return p.first_asked() == seat


def value_of(line: Line) -> int:
    return line.value


def lines(game: Game, world: Position, seat: int, width: int) -> list[Line]:
    """The best ends of this seat's chains, best first; chance and other seats end a chain."""
    ends: list[Line] = []
    open_lines = [Line(world, [], 0)]
    for _ in range(LONGEST):
        longer: list[Line] = []
        for line in open_lines:
            for move in line.position.options(seat):
                after = line.position.copy()
                after.answer(seat, move)
                found = Line(after, [*line.moves, move], game.worth_of(after, seat))
                if is_asked(after, seat):
                    longer.append(found)
                else:
                    ends.append(found)
        if not longer:
            break
        longer.sort(key=value_of, reverse=True)
        open_lines = longer[:width]
    ends.sort(key=value_of, reverse=True)
    return ends


def best(game: Game, world: Position, seat: int, width: int) -> int:
    options = world.options(seat)
    if len(options) == 1:
        return options[0]
    return lines(game, world, seat, width)[0].moves[0]


def eager(game: Game, p: Position, seat: int) -> int:
    """The move after which the position is worth most to this seat, looking no further."""
    options = p.options(seat)
    chosen = options[0]
    if len(options) > 1:
        highest = 0
        first = True
        for move in options:
            after = p.copy()
            after.answer(seat, move)
            value = game.worth_of(after, seat)
            if first or value > highest:
                chosen = move
                highest = value
                first = False
    return chosen


def play_eagerly(game: Game, p: Position, dice: Dice, turns: int) -> None:
    """Let every seat move eagerly and fate by its odds, until so many times another seat was to move."""
    last = p.first_asked()
    while True:
        seat = p.first_asked()
        if seat == NOBODY:
            return
        if seat == CHANCE:
            options = p.options(CHANCE)
            p.answer(CHANCE, options[dice.weighted(p.odds())] if len(options) > 1 else options[0])
            continue
        if seat != last:
            turns -= 1
            if turns <= 0:
                return
            last = seat
        p.answer(seat, eager(game, p, seat))


class Greedy:
    """One greedy player."""

    game: Game
    seed: int
    width: int

    def __init__(self, game: Game, seed: int, width: int = WIDTH) -> None:
        self.game = game
        self.seed = seed
        self.width = width

    def choose(self, veiled: Position, seat: int) -> int:
        return best(self.game, veiled.fill(Dice(self.seed)), seat, self.width)
