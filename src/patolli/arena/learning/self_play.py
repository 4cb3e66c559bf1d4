"""Plays games between players from a pool, and takes samples: positions with the final results of their
games.
"""

from __future__ import annotations

import math
import os
import random
import time
from array import array
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from ...games import load as load_game
from ...kernel.chance import Rng, Seeded
from ...kernel.errors import PatolliError
from ...kernel.features import Features
from ...kernel.game import Game
from ...kernel.match import Match
from ...kernel.position import Position
from ...players import network_file
from ...players.evaluator import Evaluator, NetworkEvaluator
from ...players.greedy_player import GreedyPlayer, move_chains
from ...players.legal_choices import apply_choice
from . import styles

KEEP = 0.6
"""The share of moves after which the position becomes a sample for the player who moved."""
OTHER_VIEW = 0.1
"""The share of these positions that also become a sample for another seat."""
TURN_VIEW = 0.8
"""The share of turn starts at which the position becomes a sample for a random seat."""
NOISY = 0.25
"""The share of questions to which a player with noise does not simply give its best answer."""
RANDOM = 0.01
"""The share of questions that such a player answers at random."""
CARELESS = 0.05
"""The share of seats played by a careless player with the hand-made evaluation. The positions of these seats
do not become samples.
"""
CARELESS_RANDOM = 0.2
"""The share of questions that a careless player answers at random."""
MOST_SAMPLES = 500
"""The maximum number of samples from one game. Further samples from the same game would add little."""
TASK_SECONDS = 5.0
"""The number of seconds after which a worker returns its games and gets a new task with the newest
networks.
"""
GAMES_A_TASK = 1000
"""The maximum number of games per task. It prevents two tasks from using the same game number."""
TEMPERATURES = (0.0, 0.5, 1.0, 2.0)
"""The noise levels that a player can draw, in points. A player keeps its level for a whole game."""
WIDTHS = (2, 3, 4)
"""The beam widths that a player can draw. Players with width 1 are too weak in games with long turns for
their games to be good training data, and width 8 takes too long.
"""


@dataclass(frozen=True)
class SelfPlay:
    """A task that plays games for a few seconds. An empty path means the hand-made evaluation."""

    game: str
    networks: tuple[str, ...]
    players: tuple[int, ...]
    """The number of players of each game is drawn from these numbers. A number that occurs twice is drawn
    twice as often.
    """
    number: int
    """The number of the task, from which its random seeds are derived."""
    deadline: float
    """The wall-clock time at which unfinished games are abandoned."""
    seconds: float = TASK_SECONDS
    games: int = GAMES_A_TASK
    """The maximum number of games."""
    styled: float = 0.0
    """The share of seats that try a style, if the game declares styles."""


@dataclass
class Samples:
    """The inputs of the network, one row per sample, with further data about each row."""

    inputs: array[int] = field(default_factory=lambda: array("h"))
    about: array[float] = field(default_factory=lambda: array("d"))
    """For each sample: game, seat, turn, number of the move, number of players, final points, margin, and
    share of the win.
    """
    games: int = 0
    lost_by_all: int = 0
    points: float = 0.0
    seconds: float = 0.0
    by_style: dict[str, list[float]] = field(default_factory=dict)
    """For each style, the number of its seats, the sum of their points, and the sum of their wins, each
    multiplied by the number of players, so that the mean is 1 if all seats are equally strong. The key ""
    collects the trained seats without a style.
    """

    def add_seat(self, style: str, points: float, wins: float) -> None:
        found = self.by_style.setdefault(style, [0, 0.0, 0.0])
        for at, number in enumerate((1, points, wins)):
            found[at] += number


ABOUT = 8


@lru_cache(maxsize=16)
def evaluator_of(name: str, path: str) -> Evaluator:
    game = load_game(name)
    if not path:
        return Evaluator(game)
    features = features_of(game)
    header, layers = network_file.read(Path(path).read_bytes(), features)
    return NetworkEvaluator(game, features, network_file.runnable(layers), header.mix)


def features_of(game: Game) -> Features:
    features = game.features()
    if features is None:
        raise PatolliError(f"{game.name} declares no features to learn from")
    return features


@dataclass
class PoolPlayer:
    player: GreedyPlayer
    temperature: float
    careless: bool = False
    taught: bool = True
    """Whether the positions of this player become samples. A network should learn to predict games between
    networks. Once there are networks, seats with the hand-made evaluation are therefore left out.
    """
    style: str = ""
    """The style that this player tries, or an empty string. The bonus of the style affects the player's
    choices, but is not included in the results of its games.
    """
    plan: list[int] = field(default_factory=list)
    """The remaining moves of the chain that the player has planned. At a table, a player reconsiders every
    move of its turn; in self-play, that would take more than half of the time and would rarely change a move.
    """
    planned: int = -1
    """The number of the last question that the player answered from its plan."""

    def best(self, world: Position, seat: int, number: int, options: list[int]) -> int:
        if self.planned != number - 1 or not self.plan or self.plan[0] not in options:
            self.plan = move_chains(self.player.evaluator, world, seat, self.player.width)[0].moves
        self.planned = number
        return self.plan.pop(0)


def step_back() -> None:
    """Lowers the priority of a worker process, so that training gets enough CPU time."""
    if hasattr(os, "nice"):
        os.nice(5)


def play(task: SelfPlay) -> Samples:
    rng = random.Random(task.number)
    found = Samples()
    began = time.time()
    end = min(task.deadline, began + task.seconds)
    while time.time() < end and found.games < task.games:
        play_game(task, found, rng)
    found.seconds = time.time() - began
    return found


def play_game(task: SelfPlay, found: Samples, rng: random.Random) -> None:
    """Plays one game and adds its samples. A game that is abandoned at the deadline adds none. If all seats
    lose together, all of them count as having 0 points.
    """
    game = load_game(task.game)
    features = features_of(game)
    players = rng.choice(task.players)
    number = task.number * GAMES_A_TASK + found.games
    match = Match(game, players, Seeded(number))
    seated = [pool_player(task, number + seat, rng) for seat in range(players)]
    rows: list[tuple[int, int, int]] = []
    inputs = array("h")
    turn, step = -1, 0

    def keep(p: Position, seat: int) -> None:
        inputs.extend([max(-32768, min(32767, n)) for n in features.evaluation_inputs(p, seat)])
        rows.append((seat, turn, step))

    while not match.over():
        if time.time() > task.deadline:
            return
        seat = match.asked()[0]
        observed = match.position.observation(seat)
        world = observed.determinize(Rng(number + step))
        step += 1
        now = game.turn_count(world)
        if now != turn:
            turn = now
            viewer = rng.randrange(players)
            if rng.random() < TURN_VIEW and seated[viewer].taught:
                keep(world, viewer)
        move = choose(seated[seat], observed, world, seat, step, rng)
        if rng.random() < KEEP:
            after = world.copy()
            apply_choice(after, seat, move)
            if seated[seat].taught:
                keep(after, seat)
            other = (seat + rng.randrange(players)) % players
            if other != seat and rng.random() < OTHER_VIEW and seated[other].taught:
                keep(after, other)
        match.play(seat, move)
    scores = match.position.scores()
    winners = scores.winners()
    totals = [total / scores.unit if winners else 0.0 for total in scores.totals()]
    width = len(inputs) // max(1, len(rows))
    for row in sorted(rng.sample(range(len(rows)), min(len(rows), MOST_SAMPLES))):
        seat, turn_, order = rows[row]
        margin = totals[seat] - max([t for s, t in enumerate(totals) if s != seat], default=0.0)
        won = 1 / len(winners) if seat in winners else 0.0
        found.about.extend((number, seat, turn_, order, players, totals[seat], margin, won))
        found.inputs.extend(inputs[row * width : (row + 1) * width])
    found.games += 1
    found.lost_by_all += not winners
    found.points += sum(totals) / players
    for seat, bot in enumerate(seated):
        if bot.taught:
            won = players / len(winners) if seat in winners else 0.0
            found.add_seat(bot.style, totals[seat], won)


def pool_player(task: SelfPlay, seed: int, rng: random.Random) -> PoolPlayer:
    if rng.random() < CARELESS:
        by_hand = evaluator_of(task.game, "")
        return PoolPlayer(GreedyPlayer(by_hand.game, seed, 1, by_hand), 0.0, careless=True, taught=False)
    path = rng.choice(task.networks)
    evaluator = evaluator_of(task.game, path)
    found = PoolPlayer(
        GreedyPlayer(evaluator.game, seed, rng.choice(WIDTHS), evaluator),
        rng.choice(TEMPERATURES),
        taught=bool(path) or not any(task.networks),
    )
    if found.taught and task.styled > 0 and rng.random() < task.styled:
        features = features_of(evaluator.game)
        style = styles.drawn(task.game, features, rng)
        if style is not None:
            found.player.evaluator = styles.StyledEvaluator(evaluator, features, style, rng)
            found.style = style.name
    return found


def choose(
    bot: PoolPlayer, observed: Position, world: Position, seat: int, number: int, rng: random.Random
) -> int:
    """Returns the player's best move or, for some questions, a random move or the best move after adding
    noise to the values.
    """
    options = observed.legal_moves(seat)
    if len(options) == 1:
        return options[0]
    if bot.careless and rng.random() < CARELESS_RANDOM:
        return rng.choice(options)
    if bot.temperature > 0:
        luck = rng.random()
        if luck < RANDOM:
            return rng.choice(options)
        if luck < NOISY:
            return noisy_choice(bot, world, seat, rng)
    return bot.best(world, seat, number, options)


def noisy_choice(bot: PoolPlayer, world: Position, seat: int, rng: random.Random) -> int:
    evaluator = bot.player.evaluator
    unit = evaluator.unit(world)
    best: dict[int, float] = {}
    for chain in move_chains(evaluator, world, seat, bot.player.width):
        best.setdefault(chain.moves[0], chain.value / unit)
    return max(best, key=lambda move: best[move] + bot.temperature * gumbel(rng))


def gumbel(rng: random.Random) -> float:
    return -math.log(-math.log(rng.random() * 0.999999 + 1e-9))
