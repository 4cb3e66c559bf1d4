"""Random playouts, in a single loop that is compiled together with the rules."""

from __future__ import annotations

from .agenda import ChanceDecision
from .chance import Rng
from .errors import Runaway
from .native import i64
from .position import Position
from .seats import CHANCE, NOBODY

LONGEST: int = 100_000
"""The maximum length of a game, in moves."""


class Playout:
    """The statistics of one playout: the numbers of all moves, of chance moves, and of moves with a
    choice.
    """

    moves: int
    chance_moves: int
    choices: int


def playout(p: Position, rng: Rng, longest: int = LONGEST) -> Playout:
    """Plays a game to its end. Each seat chooses uniformly among its legal moves, and chance follows its
    odds.
    """
    moves: i64 = 0
    chance_moves: i64 = 0
    choices: i64 = 0
    p.unwatched = True
    while True:
        seat = p.first_asked()
        if seat == NOBODY:
            break
        options = p.offer_first(seat)
        n: i64 = len(options)
        moves += 1
        if seat == CHANCE:
            chance_moves += 1
            if n == 1:
                p.answer(seat, options[0])
            else:
                due = p.due()
                assert isinstance(due, ChanceDecision)
                p.answer(seat, options[rng.weighted(due.odds(p))])
        elif n == 1:
            p.answer(seat, options[0])
        else:
            choices += 1
            p.answer(seat, options[rng.below(n)])
        if moves > longest:
            raise Runaway(f"a game of more than {longest} moves")
    p.unwatched = False
    result = Playout()
    result.moves = moves
    result.chance_moves = chance_moves
    result.choices = choices
    return result
