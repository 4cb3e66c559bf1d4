"""Plays many games in parallel, with their observations in arrays. Each step advances every game:
`patolli.research.batch(game, players=4, n=256)`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernel.chance import Rng
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.seats import NOBODY
from . import fill_rows, rewards
from .batch_steps import Arrays, first_illegal, random_moves, show, step_all
from .encodings import NUMBERS, Encoding, WrongAction
from .episode import Episode

MOST_GAMES = 1_000_000


class Batch:
    """Games played in parallel, with observations and results in arrays. Every step overwrites the arrays.
    When a game ends, a new one begins in the same row.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        players: int,
        n: int,
        seed: int = 0,
        reward: str = "points",
        per: str = "end",
        options: dict[str, str] | None = None,
    ) -> None:
        rewards.check(reward, per)
        if not 1 <= n <= MOST_GAMES:
            raise PatolliError(f"a batch has 1 to {MOST_GAMES:,} games, not {n}")
        self.encoding = code = Encoding(game, players)
        self.n = n
        self.players = players
        self.by_points = reward == rewards.POINTS
        self.per_turn = per == rewards.TURN
        self.rng = Rng(seed)
        chosen = code.game.full_options(options or {})
        self.episodes = [
            Episode(
                code.game, code.features, players, chosen, code.questions, NUMBERS, seed * MOST_GAMES + row
            )
            for row in range(n)
        ]
        self.observations: Any = np.zeros((n, code.size), np.int16)
        """The observations of the seats to move, one row per game."""
        self.masks: Any = np.zeros((n, code.actions), np.int8)
        """One row per game, with 1 for each legal action of the seat to move."""
        self.seats: Any = np.zeros(n, np.int8)
        """The seat to move in each game."""
        self.rewards: Any = np.zeros((n, players), np.float32)
        """The rewards for the last step, by game and seat."""
        self.ended: Any = np.zeros(n, np.bool_)
        """Whether the last step ended the game. Its row then contains the first question of the next game."""
        self.cut_off: Any = np.zeros(n, np.bool_)
        """Whether the game was ended because it had too many decisions."""
        self.paid: Any = np.zeros((n, players), np.float64)
        self.arrays = Arrays(self.observations, self.masks, fill_rows.observation, fill_rows.mask)
        self.over: list[int] = []
        for row, one in enumerate(self.episodes):
            show(self.arrays, n, row, one)
        self.seats[:] = [one.seat for one in self.episodes]

    def step(self, actions: Any) -> None:
        """Takes one action in every game. If any of them is illegal, raises an error and changes nothing."""
        moves = self.checked(actions)
        row = first_illegal(self.episodes, moves)
        if row >= 0:
            one = self.episodes[row]
            why = one.position.refusal(one.seat, moves[row])
            raise WrongAction(f"game {row}: action {moves[row]}, which is not legal: {why}")
        self.ended[self.over] = False
        self.cut_off[self.over] = False
        self.rewards[slice(None) if self.per_turn else self.over] = 0
        over: list[int] = []
        step_all(self.episodes, moves, self.arrays, over)
        self.over = over
        for row in range(self.n) if self.per_turn else over:
            now = self.episodes[row].standing(self.by_points)
            self.rewards[row] = now - self.paid[row]
            self.paid[row] = now
        for row in over:
            one = self.episodes[row]
            self.ended[row] = True
            self.cut_off[row] = one.seat != NOBODY
            self.paid[row] = 0
            one.start_next()
            show(self.arrays, self.n, row, one)
        self.seats[:] = [one.seat for one in self.episodes]

    def checked(self, actions: Any) -> list[int]:
        found = np.asarray(actions)
        if found.shape != (self.n,):
            raise WrongAction(f"actions have the shape ({self.n},), not {found.shape}")
        if found.dtype.kind not in "iu":
            raise WrongAction(f"actions are whole numbers, not {found.dtype}")
        moves: list[int] = found.tolist()
        return moves

    def random_actions(self) -> Any:
        """Returns a legal action for every game, chosen at random with equal probabilities."""
        return np.array(random_moves(self.episodes, self.rng), np.int64)
