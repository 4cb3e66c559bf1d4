"""Trains MaskablePPO of sb3-contrib to play one seat of a game, through the Gymnasium environment.

    pip install 'patolli[research]' sb3-contrib
    python examples/research/train_ppo.py --minutes 3 --seed 1 --games 60 --out ppo/

Writes `curve.json` (share of wins and points against random players, measured in separate games during
training) and prints the result of the final match with its 95 % interval.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from patolli.arena.statistics import wilson
from patolli.research import gymnasium

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="tzolkin")
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--minutes", type=float, default=4)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--games", type=int, default=100, help="of the final match")
parser.add_argument("--out", type=Path, default=Path("ppo"))
arguments = parser.parse_args()


def match(model: MaskablePPO, games: int, seed: int) -> tuple[float, float, float]:
    """Plays a match. Returns the number of wins, and the mean points of the learner and of the first random
    player.
    """
    env = gymnasium.env(arguments.game, arguments.players, scaled=True, reward="win")
    wins, own, other = 0.0, [], []
    for number in range(games):
        observation, info = env.reset(seed=seed + number)
        ended = False
        while not ended:
            action, _ = model.predict(observation, action_masks=info["action_mask"])
            observation, _, ended, _, info = env.step(action)
        wins += info["win"]
        own.append(info["points"][0])
        other.append(info["points"][1])
    return wins, float(np.mean(own)), float(np.mean(other))


class Curve(BaseCallback):  # type: ignore[misc]
    """Stops the training when its time is up, and plays small matches in between, whose time
    does not count.
    """

    def __init__(self) -> None:
        super().__init__()
        self.began = time.monotonic()
        self.points: list[dict[str, float]] = []

    def _on_step(self) -> bool:
        return bool(time.monotonic() - self.began < arguments.minutes * 60)

    def _on_rollout_start(self) -> None:
        if self.num_timesteps % 16384 == 0:
            before = time.monotonic()
            wins, own, other = match(self.model, 20, 900_000)
            self.points.append(
                {"decisions": self.num_timesteps, "wins": wins / 20, "points": own, "random": other}
            )
            print(self.points[-1], flush=True)
            self.began += time.monotonic() - before


env = gymnasium.env(arguments.game, arguments.players, scaled=True, reward="points", per="turn")
model = MaskablePPO(
    "MlpPolicy", env, n_steps=2048, batch_size=256, gamma=0.997, ent_coef=0.01, learning_rate=5e-4,
    policy_kwargs={"net_arch": [128]}, seed=arguments.seed, device="cpu",
)  # fmt: skip
curve = Curve()
model.learn(10**9, callback=curve)
wins, own, other = match(model, arguments.games, 1_000_000)
low, high = wilson(wins, arguments.games)
result = {
    "game": arguments.game, "players": arguments.players, "seed": arguments.seed,
    "minutes": arguments.minutes,
    "decisions": model.num_timesteps, "games": arguments.games, "wins": wins, "interval": [low, high],
    "points": own, "random": other, "curve": curve.points,
}  # fmt: skip
arguments.out.mkdir(parents=True, exist_ok=True)
(arguments.out / "curve.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
print(f"{wins:g} wins of {arguments.games} ({low:.0%} to {high:.0%}), points {own:.1f} against {other:.1f}")
