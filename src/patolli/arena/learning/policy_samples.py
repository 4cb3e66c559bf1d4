"""Samples for training a policy: questions from games, with the value of each legal move.

In the first generation, the value of a move is the value of the best chain of moves that begins with it.
Later generations can also learn from searches with an earlier policy, by counting the visits to each move at
every question in the search tree.
"""

from __future__ import annotations

import random
import time
from array import array
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp
from pathlib import Path

from ...games import load as load_game
from ...kernel.chance import Rng, Seeded
from ...kernel.game import Game
from ...kernel.match import Match
from ...players import policy_file
from ...players.legal_choices import choices
from ...players.policy import MOST_NUMBERS, Policy, question_of
from ...players.search_player import SearchConfig, SearchPlayer
from ...players.search_tree import Node, chain_value
from .self_play import GAMES_A_TASK, evaluator_of, features_of, gumbel

TEMPERATURES = (0.0, 0.5, 1.0, 2.0)
"""The noise levels that a seat can draw, in points. A seat keeps its level for a whole game."""
RANDOM = 0.02
"""The share of questions that a seat with noise answers with a random move."""
WIDTH = 3
"""The beam width of the search for the best chain of moves."""
SEARCHED = 0.3
"""The share of questions that are searched in games played with a policy. The policy alone answers the
others.
"""
LEAST_VISITS = 16
"""A question in a search tree becomes a sample if it has at least this many visits."""
PRIOR_TEMPERATURE = 0.75
FARTHEST = 30.0
"""Larger losses are clipped to this number of points."""
CROWD = 64
"""The maximum number of moves stored for a question; the best ones are kept."""


@dataclass(frozen=True)
class Collection:
    """A task that plays games for a few seconds. An empty `network` means the hand-made evaluation, and an
    empty `policy` means that games are played by chains of moves.
    """

    game: str
    network: str
    policy: str
    players: tuple[int, ...]
    number: int
    seconds: float
    deadline: float
    iterations: int = 200
    rollout: float = 0
    opponent_rounds: float = -1


@dataclass
class PolicySamples:
    """Samples for training. The moves, losses and shares of all questions are concatenated; `counts` contains
    the number of moves for each question.
    """

    inputs: array[int] = field(default_factory=lambda: array("h"))
    kinds: list[str] = field(default_factory=list)
    numbers: list[tuple[int, ...]] = field(default_factory=list)
    counts: array[int] = field(default_factory=lambda: array("i"))
    games: array[int] = field(default_factory=lambda: array("q"))
    moves: array[int] = field(default_factory=lambda: array("i"))
    losses: array[float] = field(default_factory=lambda: array("f"))
    """The value of the best move minus the value of each move, in points."""
    shares: array[float] = field(default_factory=lambda: array("f"))
    """The target share of visits for each move."""
    played: int = 0

    def add(
        self,
        question: tuple[list[int], str, list[int]],
        game: int,
        moves: list[int],
        values: list[float],
        shares: list[float],
    ) -> None:
        """Adds a question. `values` are in points."""
        inputs, kind, numbers = question
        best = max(values)
        order = sorted(range(len(moves)), key=lambda i: -values[i])[:CROWD]
        whole = sum(shares[i] for i in order)
        self.inputs.extend([max(-32768, min(32767, n)) for n in inputs])
        self.kinds.append(kind)
        self.numbers.append(tuple(numbers[:MOST_NUMBERS]))
        self.counts.append(len(order))
        self.games.append(game)
        for i in order:
            self.moves.append(moves[i])
            self.losses.append(min(FARTHEST, best - values[i]))
            self.shares.append(shares[i] / whole)


@lru_cache(maxsize=4)
def policy_at(name: str, path: str) -> Policy:
    return policy_file.policy_of(Path(path).read_bytes(), features_of(load_game(name)))[1]


def collect(task: Collection) -> PolicySamples:
    rng = random.Random(task.number)
    found = PolicySamples()
    end = min(task.deadline, time.time() + task.seconds)
    while time.time() < end:
        if task.policy:
            play_by_searches(task, found, rng)
        else:
            play_by_chains(task, found, rng)
    return found


def play_by_chains(task: Collection, found: PolicySamples, rng: random.Random) -> None:
    """Plays a game in which each seat plays the first move of its best chain, usually with some noise."""
    game = load_game(task.game)
    evaluator = evaluator_of(task.game, task.network)
    features = features_of(game)
    number, match, noise = new_game(game, task, found, rng)
    step = 0
    while not match.over() and time.time() < task.deadline:
        step += 1
        seat = match.asked()[0]
        observed = match.position.observation(seat)
        if len(observed.legal_moves(seat)) == 1:
            match.play(seat, observed.legal_moves(seat)[0])
            continue
        world = observed.determinize(Rng(number + step))
        options = choices(world, seat)
        unit = evaluator.unit(world)
        values = [chain_value(evaluator, world, seat, move, WIDTH) / unit for move in options]
        best = max(values)
        shares = [exp((value - best) / PRIOR_TEMPERATURE) for value in values]
        found.add(question_of(features, world, seat), number, options, values, shares)
        match.play(seat, noisy(options, values, noise[seat], rng))
    found.played += match.over()


def new_game(
    game: Game, task: Collection, found: PolicySamples, rng: random.Random
) -> tuple[int, Match, list[float]]:
    players = rng.choice(task.players)
    number = task.number * GAMES_A_TASK + found.played
    noise = [rng.choice(TEMPERATURES) for _ in range(players)]
    return number, Match(game, players, Seeded(number)), noise


def noisy(options: list[int], values: list[float], temperature: float, rng: random.Random) -> int:
    if temperature > 0 and rng.random() < RANDOM:
        return rng.choice(options)
    noise = [temperature * gumbel(rng) if temperature > 0 else 0.0 for _ in options]
    return options[max(range(len(options)), key=lambda i: values[i] + noise[i])]


def play_by_searches(task: Collection, found: PolicySamples, rng: random.Random) -> None:
    """Plays a game in which some questions are searched and the policy answers the others."""
    game = load_game(task.game)
    evaluator = evaluator_of(task.game, task.network)
    policy = policy_at(task.game, task.policy)
    number, match, noise = new_game(game, task, found, rng)
    config = SearchConfig(
        2 * task.iterations * game.turn_segments(),
        rollout=task.rollout,
        opponent_rounds=task.opponent_rounds,
    )
    step = 0
    while not match.over() and time.time() < task.deadline:
        step += 1
        seat = match.asked()[0]
        observed = match.position.observation(seat)
        options = observed.legal_moves(seat)
        if len(options) == 1:
            match.play(seat, options[0])
            continue
        if rng.random() >= SEARCHED:
            world = observed.determinize(Rng(number + step))
            options = choices(world, seat)
            scores = [score / 1000 for score in policy.scores(world, seat, options)]
            match.play(seat, noisy(options, scores, noise[seat], rng))
            continue
        player = SearchPlayer(game, number + step, config, evaluator, policy)
        player.keeps_questions = True
        search = player.think(observed, seat).search
        assert search.root is not None
        add_tree(found, number, search.root, evaluator.unit(observed))
        match.play(seat, search.chosen())
    found.played += match.over()


def add_tree(found: PolicySamples, number: int, root: Node, unit: int) -> None:
    """Adds each question in the search tree that has enough visits."""
    nodes = [root]
    while nodes:
        node = nodes.pop()
        if node.total < LEAST_VISITS:
            continue
        nodes += [child for child in node.children if child is not None]
        nodes += [other for others in node.sealed.values() for other in others.values()]
        if node.question is None:
            continue
        mean = node.sum / node.total
        values = [
            (node.sums[i] + mean + node.first_values[i] - node.highest) / (node.visits[i] + 1) / unit
            for i in range(len(node.moves))
        ]
        found.add(node.question, number, node.moves, values, [visits + 0.1 for visits in node.visits])
