"""Players that make mistakes on purpose, as weak opponents that still play sensibly."""

from __future__ import annotations

from ..kernel.chance import Rng
from ..kernel.position import Position
from .evaluator import Evaluator
from .player import SeededPlayer
from .search_player import observation_key
from .search_tree import first_value

FEWEST = 2
"""The minimum number of moves among which a slip is chosen."""


class BlunderingPlayer:
    """Answers a percentage of questions with a random move instead of the inner player's."""

    def __init__(self, inner: SeededPlayer, seed: int, percent: int) -> None:
        self.inner = inner
        self.seed = seed
        self.percent = percent

    def reseed(self, seed: int, chair: str) -> None:
        self.seed = seed
        self.inner.reseed(seed, chair)

    def choose(self, observed: Position, seat: int) -> int:
        options = observed.legal_moves(seat)
        if len(options) == 1:
            return options[0]
        rng = Rng(int(observation_key(observed)[:12], 16) ^ self.seed)
        if rng.below(100) < self.percent:
            return self.mistake(observed, seat, options, rng)
        return self.inner.choose(observed, seat)

    def mistake(self, _observed: Position, _seat: int, options: list[int], rng: Rng) -> int:
        return options[rng.below(len(options))]


class SlippingPlayer(BlunderingPlayer):
    """Makes mistakes, but only chooses among the better half of the moves, according to an evaluation
    immediately after each move.
    """

    def __init__(self, inner: SeededPlayer, evaluator: Evaluator, seed: int, percent: int) -> None:
        super().__init__(inner, seed, percent)
        self.evaluator = evaluator

    def mistake(self, observed: Position, seat: int, options: list[int], rng: Rng) -> int:
        world = observed.determinize(Rng(self.seed))
        value = {move: first_value(self.evaluator, world, seat, move) for move in options}
        better = sorted(options, key=lambda move: -value[move])[: max(FEWEST, (len(options) + 1) // 2)]
        return better[rng.below(len(better))]
