# compiled
"""The greedy player: a beam search over the moves of its own turn, guided by an evaluation."""

from __future__ import annotations

from ..kernel.chance import Rng
from ..kernel.game import Game
from ..kernel.position import Position
from .evaluator import Evaluator
from .legal_choices import apply_choice, choices

WIDTH: int = 8
"""The beam width: how many unfinished chains of moves are kept at each step."""
LONGEST: int = 60
"""The maximum number of moves in a chain."""


class MoveChain:
    """A sequence of moves by one seat, the position it leads to, and the value of that position for
    the seat.
    """

    position: Position
    moves: list[int]
    value: int

    def __init__(self, position: Position, moves: list[int], value: int) -> None:
        self.position = position
        self.moves = moves
        self.value = value


def is_asked(p: Position, seat: int) -> bool:
    """Returns whether this seat has a question to answer."""
    if p.drafts:
        return len(p.drafts[seat].desk) > 0
    return p.first_asked() == seat


def value_of(chain: MoveChain) -> int:
    return chain.value


def move_chains(evaluator: Evaluator, world: Position, seat: int, width: int) -> list[MoveChain]:
    """Returns complete chains of moves, the best first. A chain is complete when chance or another seat has
    to decide.
    """
    ends: list[MoveChain] = []
    open_chains = [MoveChain(world, [], 0)]
    for _ in range(LONGEST):
        longer: list[MoveChain] = []
        for chain in open_chains:
            for move in choices(chain.position, seat):
                after = chain.position.copy()
                apply_choice(after, seat, move)
                found = MoveChain(after, [*chain.moves, move], evaluator.value(after, seat))
                if is_asked(after, seat):
                    longer.append(found)
                else:
                    ends.append(found)
        if not longer:
            break
        longer.sort(key=value_of, reverse=True)
        open_chains = longer[:width]
    ends.sort(key=value_of, reverse=True)
    return ends


def best(evaluator: Evaluator, world: Position, seat: int, width: int) -> int:
    options = world.legal_moves(seat)
    if len(options) == 1:
        return options[0]
    return move_chains(evaluator, world, seat, width)[0].moves[0]


class GreedyPlayer:
    game: Game
    evaluator: Evaluator
    seed: int
    width: int

    def __init__(self, game: Game, seed: int, width: int = WIDTH, evaluator: Evaluator | None = None) -> None:
        self.game = game
        self.evaluator = evaluator if evaluator is not None else Evaluator(game)
        self.seed = seed
        self.width = width

    def reseed(self, seed: int, _chair: str) -> None:
        self.seed = seed

    def choose(self, observed: Position, seat: int) -> int:
        return best(self.evaluator, observed.determinize(Rng(self.seed)), seat, self.width)
