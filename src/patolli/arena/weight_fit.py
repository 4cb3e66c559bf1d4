"""`python -m patolli.arena.weight_fit GAME --out FILE`: fits the weights of a game's evaluation to results.

In each round, games are played by greedy players whose weights differ slightly. Every end of a turn is a
sample, with the evaluation, its slope for each weight, and the later result. The weights are then changed
towards those that would have given the best predictions, and the next round begins with them.

The game's module `evaluation` must have three names: `printed` returns the weights as rows of integers in
hundredths of a point, `PriceModel` is made from such weights, and `use` sets the model to evaluate with.
"""

from __future__ import annotations

import argparse
import importlib
import random
from array import array
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..games import load as load_game
from ..kernel.chance import Seeded
from ..kernel.match import Match
from ..players.greedy_player import GreedyPlayer
from .least_squares import NormalEquations

Weights = dict[str, list[int]]
TD_LAMBDA = 0.9
"""The λ of TD(λ): how much later results count compared with the evaluation one turn later."""
SAMPLE_DECAY = 0.5
"""The factor by which the weight of samples decreases with each round."""


@dataclass(frozen=True)
class TuningConfig:
    game: str
    players: int
    width: int  # the beam width of the greedy players
    noise: float  # how much the weights of the players vary


@dataclass
class GameSamples:
    """The samples from one game: `slopes` for each weight and sample, `errors` for each sample, and `points`
    for each seat.
    """

    slopes: list[array[float]]
    errors: array[float]
    points: list[float]


def scale(number: int) -> float:
    """Returns the maximum change of a weight in one round."""
    return max(25.0, 0.3 * abs(number))


def evaluation_of(game: str) -> Any:
    return importlib.import_module(load_game(game).package + ".evaluation")


def flat(weights: Weights) -> list[int]:
    return [number for row in weights.values() for number in row]


def moved(weights: Weights, by: list[float]) -> Weights:
    steps = iter(by)
    return {name: [round(number + next(steps)) for number in row] for name, row in weights.items()}


def play(config: TuningConfig, weights: Weights, seed: int) -> GameSamples:
    """Plays a game between players with slightly varied weights, and returns its samples."""
    rules, evaluation = load_game(config.game), evaluation_of(config.game)
    rng = random.Random(seed)
    numbers = flat(weights)

    def varied() -> Any:
        return evaluation.PriceModel(
            moved(weights, [config.noise * scale(number) * rng.gauss(0, 1) for number in numbers])
        )

    models = [varied() for _ in range(config.players)]
    plain = evaluation.PriceModel(weights)
    nudges = [max(10, round(0.15 * abs(number))) for number in numbers]
    nudged = [
        evaluation.PriceModel(moved(weights, [float(nudge) * (i == k) for i in range(len(numbers))]))
        for k, nudge in enumerate(nudges)
    ]
    player = GreedyPlayer(rules, seed, config.width)
    match = Match(rules, config.players, Seeded(seed))
    unit = match.position.scores().unit
    samples: list[list[tuple[float, list[float]]]] = [[] for _ in models]
    turn, before = -1, -1
    while not match.over():
        p = match.position
        seat = match.asked()[0]
        if rules.turn_count(p) != turn and not p.drafts:
            if before not in (-1, seat):
                evaluation.use(plain)
                value = rules.evaluate_seat(p, before) * 100 / unit
                slopes = []
                for model, nudge in zip(nudged, nudges, strict=True):
                    evaluation.use(model)
                    slopes.append((rules.evaluate_seat(p, before) * 100 / unit - value) / nudge)
                samples[before].append((value, slopes))
            turn = rules.turn_count(p)
        before = seat
        evaluation.use(models[seat])
        match.play(seat, player.choose(p.observation(seat), seat))
    evaluation.use(evaluation.PriceModel(evaluation.printed()))
    points = [total / unit for total in match.position.scores().totals()]
    return samples_of(samples, points, len(numbers))


def samples_of(samples: list[list[tuple[float, list[float]]]], points: list[float], size: int) -> GameSamples:
    """Returns samples with the error of each evaluation, computed from the last one backwards."""
    found = GameSamples([array("d") for _ in range(size)], array("d"), points)
    for seat, of_seat in enumerate(samples):
        later = points[seat] * 100
        for value, slopes in reversed(of_seat):
            found.errors.append(later - value)
            for column, slope in zip(found.slopes, slopes, strict=True):
                column.append(slope)
            later = (1 - TD_LAMBDA) * value + TD_LAMBDA * later
    return found


def written(text: str, weights: Weights) -> str:
    """Returns the text of a weights file with its numbers replaced."""
    lines = []
    for line in text.splitlines():
        name, equals, _ = line.partition(" = ")
        lines.append(f"{name} = {weights[name]}" if equals and name in weights else line)
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument(
        "--out", type=Path, required=True, help="the file for the new weights, written after every round"
    )
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--games", type=int, default=100, help="games in each round")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--width", type=int, default=1, help="the players are greedy:WIDTH")
    parser.add_argument("--noise", type=float, default=0.5, help="how different the players' weights are")
    parser.add_argument("--held", type=float, default=5e-4, help="strength of the ridge penalty")
    parser.add_argument("--step", type=float, default=0.6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    config = TuningConfig(chosen.game, chosen.players, chosen.width, chosen.noise)
    evaluation = evaluation_of(chosen.game)
    weights: Weights = evaluation.printed()
    file = Path(evaluation.__file__).with_name("weights.toml").read_text(encoding="utf-8")
    sums = NormalEquations(len(flat(weights)))
    with ProcessPoolExecutor(chosen.workers) as pool:
        for number in range(chosen.rounds):
            seeds = [chosen.seed * 1_000_000 + number * chosen.games + game for game in range(chosen.games)]
            results = list(pool.map(play, [config] * len(seeds), [weights] * len(seeds), seeds))
            sums.decay(SAMPLE_DECAY)
            for one in results:
                sums.add(one.slopes, one.errors)
            far = [scale(one) for one in flat(weights)]
            found = [chosen.step * by for by in sums.solve([chosen.held * 1e4 / one**2 for one in far])]
            by = [
                float(round(max(-1.2 * most, min(1.2 * most, one))))
                for one, most in zip(found, far, strict=True)
            ]
            weights = moved(weights, by)
            sums.move(by)
            chosen.out.write_text(written(file, weights), encoding="utf-8")
            points = [sum(one.points) / len(one.points) for one in results]
            best = [max(one.points) for one in results]
            error = sum(sum(e * e for e in one.errors) for one in results) / sum(
                len(o.errors) for o in results
            )
            print(
                f"{number + 1}: {sum(points) / len(points):.1f} points, winners {sum(best) / len(best):.1f}, "
                f"predicted to within {error**0.5 / 100:.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
