"""The search player. It has a budget of iterations for each turn, and reuses its tree within the turn."""

from __future__ import annotations

import gc
import hashlib
import json
import time
from collections import OrderedDict

from ..kernel import serialization
from ..kernel.errors import HiddenValue
from ..kernel.game import Game
from ..kernel.match import only_option
from ..kernel.position import Position
from .evaluator import Evaluator
from .greedy_player import is_asked
from .policy import Policy
from .search import Search

KEPT = 16
"""The number of trees kept for later questions in the same turn."""
PORTION = 25
"""The number of iterations between checks whether the choice is already decided."""


def observation_key(observed: Position) -> str:
    """Returns a hash of an observation. It is the same in all worlds that the seat cannot distinguish."""
    return hashlib.sha256(json.dumps(serialization.save(observed), sort_keys=True).encode()).hexdigest()


class SearchConfig:
    """The settings of a search. Values are in points.

    If `rounds` is 0, the game determines the horizon. If `opponent_rounds` is negative, the game also
    determines for how many rounds the opponents' moves are searched. `rollout` is for searches with a policy:
    the number of rounds that the policy plays after a new question. If it is 0, the policy plays until chance
    or another seat has to decide.
    """

    def __init__(
        self,
        iterations: int = 1000,
        *,
        seconds: float = 0.0,
        rounds: float = 0,
        exploration: float = 1.0,
        prior_temperature: float = 0.75,
        opponent_weight: float = 0.2,
        width: float = 4,
        rollout: float = 0,
        opponent_rounds: float = -1,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.rounds = rounds
        self.exploration = exploration
        self.prior_temperature = prior_temperature
        self.opponent_weight = opponent_weight
        self.width = int(width)
        self.rollout = rollout
        self.opponent_rounds = opponent_rounds


class PendingSearch:
    """A search kept for the next question in the same turn, with the remaining budget of the turn."""

    def __init__(self, search: Search, left: int, seconds: float) -> None:
        self.search = search
        self.left = left
        self.seconds = seconds


class SearchPlayer:
    """Plays any game, at several tables at a time. With the same seed, it always gives the same answer to the
    same question.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        config: SearchConfig,
        evaluator: Evaluator | None = None,
        policy: Policy | None = None,
    ) -> None:
        self.game = game
        self.evaluator = evaluator if evaluator is not None else Evaluator(game)
        self.policy = policy
        self.seed = seed
        self.chair = ""
        self.config = config
        self.keeps_questions = False
        """Whether trees keep their questions, which is needed for training policies."""
        self.pending: OrderedDict[str, PendingSearch] = OrderedDict()
        self.iterations = 0

    def reseed(self, seed: int, chair: str) -> None:
        self.seed = seed
        self.chair = chair

    def choose(self, observed: Position, seat: int) -> int:
        options = observed.legal_moves(seat)
        if len(options) == 1:
            return options[0]
        tree = self.think(observed, seat)
        move = tree.search.chosen()
        tree.search.follow(move)
        self.keep(tree, observed, seat, move)
        return move

    def think(self, observed: Position, seat: int) -> PendingSearch:
        """Spends this question's share of the turn's iterations, and returns the tree."""
        tree = self.pending.pop(self.chair + observation_key(observed), None)
        if tree is None:
            tree = self.new_tree(observed, seat)
        search = tree.search
        known = search.root.total if search.root is not None else 0
        spend = min(tree.left, max(0, self.budget() // 2 - known))
        if known == 0:
            spend = max(1, spend)
        began = time.monotonic()
        collecting = gc.isenabled()
        gc.disable()  # the tree has no cycles, and garbage collection would take a quarter of the time
        try:
            while spend > 0 and not search.decided(spend):
                done = self.portion(tree, observed, min(spend, PORTION), began)
                spend -= done
                tree.left -= done
                self.iterations += done
                if is_late(tree, began):
                    break
        finally:
            if collecting:
                gc.enable()
        if tree.seconds:
            tree.seconds = max(0.001, tree.seconds - (time.monotonic() - began))
        return tree

    def portion(self, tree: PendingSearch, observed: Position, most: int, began: float) -> int:
        """Runs some iterations and returns their number. If there is a time limit, it is checked after each
        one.
        """
        if not tree.seconds:
            tree.search.run(observed, most)
            return most
        done = 0
        while done < most:
            tree.search.run(observed, 1)
            done += 1
            if is_late(tree, began):
                break
        return done

    def new_tree(self, observed: Position, seat: int) -> PendingSearch:
        m = self.config
        unit = self.evaluator.unit(observed)
        horizon = max(1, round((m.rounds or self.game.horizon_rounds(m.iterations)) * observed.players))
        rounds = m.opponent_rounds if m.opponent_rounds >= 0 else self.game.opponent_rounds()
        near = round(rounds * observed.players)
        seed = int(observation_key(observed)[:12], 16) ^ self.seed
        search = Search(
            self.evaluator,
            seat,
            seed,
            horizon,
            m.exploration * unit,
            m.prior_temperature * unit,
            m.opponent_weight,
            m.width,
            near,
            self.policy,
            round(m.rollout * observed.players),
            unit,
        )
        search.keeps_questions = self.keeps_questions
        return PendingSearch(search, self.budget(), m.seconds)

    def budget(self) -> int:
        """Returns the number of iterations for one segment of a turn."""
        return max(1, self.config.iterations // self.game.turn_segments())

    def keep(self, tree: PendingSearch, observed: Position, seat: int, move: int) -> None:
        """Keeps the tree if, in all possible worlds, the same seat has the next question."""
        if tree.search.root is None:
            return
        after = observed.copy()
        try:
            after.play(seat, move)
            while is_asked(after, seat) and (forced := only_option(after, seat)) >= 0:
                after.answer(seat, forced)
            if not is_asked(after, seat):
                return
            self.pending[self.chair + observation_key(after)] = tree
        except HiddenValue:  # the next question depends on hidden information
            return
        while len(self.pending) > KEPT:
            self.pending.popitem(last=False)


def is_late(tree: PendingSearch, began: float) -> bool:
    """Returns whether this question has taken half of the time left for its turn."""
    return tree.seconds > 0 and time.monotonic() - began > tree.seconds / 2
