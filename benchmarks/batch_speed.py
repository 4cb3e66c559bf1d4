"""Compares batched steps, including observations, with PettingZoo's chess and OpenSpiel's backgammon.

    PYTHONPATH=build/compiled .venv/bin/python benchmarks/batch_speed.py [--seconds 5] [--profile]

Prints the table of docs/speed.md: decisions per second of CPU time on one core. All sides choose random legal
actions; every decision has its observation and its mask.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

import numpy as np
import pyspiel
from pettingzoo.classic import chess_v6

import patolli
from patolli import research
from patolli.research.batched import Batch

GOALS = {"tzolkin": 100_000}
GOAL = 50_000
PLAYERS = 4
GAMES = 256


def ours(game: str, seconds: float) -> float:
    batch = research.batch(game, players=PLAYERS, n=GAMES)
    for _ in range(20):
        batch.step(batch.random_actions())
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        batch.step(batch.random_actions())
        steps += 1
    return steps * GAMES / (time.process_time() - began)


def chess(seconds: float) -> float:
    env = chess_v6.env()
    random = np.random.default_rng(1)
    decisions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=decisions)
        for _ in env.agent_iter():
            observation, _, ended, cut_off, _ = env.last()
            legal = np.flatnonzero(observation["action_mask"])
            env.step(None if ended or cut_off else int(random.choice(legal)))
            decisions += 1
            if time.process_time() - began > seconds:
                break
    return decisions / (time.process_time() - began)


def backgammon(seconds: float) -> float:
    game = pyspiel.load_game("backgammon")
    random = np.random.default_rng(1)
    decisions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[int(random.integers(6))][0])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(random.integers(len(legal)))])
            decisions += 1
    return decisions / (time.process_time() - began)


def profile(batch: Batch, steps: int = 200) -> Counter[str]:
    """Measures each part of a step separately, in microseconds per decision."""
    found: Counter[str] = Counter()
    for _ in range(steps):
        clock = time.process_time_ns()
        for one in batch.episodes:
            one.features.observe(one.position, one.seat)
        found["numbers of the observation"] += time.process_time_ns() - clock
        clock = time.process_time_ns()
        actions = batch.random_actions()
        found["random actions"] += time.process_time_ns() - clock
        clock = time.process_time_ns()
        batch.step(actions)
        found["the whole step"] += time.process_time_ns() - clock
    return Counter({name: spent / steps / GAMES / 1000 for name, spent in found.items()})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--games", nargs="*", default=patolli.game_names())
    parser.add_argument("--profile", action="store_true")
    arguments = parser.parse_args()
    rules = "compiled" if patolli.compiled() else "plain"
    print(f"{rules} rules, {GAMES} games of {PLAYERS} players\n")
    print("| | decisions a second | goal |\n|---|---:|---:|")
    for game in arguments.games:
        print(f"| {game} | {ours(game, arguments.seconds):,.0f} | {GOALS.get(game, GOAL):,} |", flush=True)
    print(f"| PettingZoo's chess | {chess(arguments.seconds):,.0f} | |", flush=True)
    print(f"| OpenSpiel's backgammon | {backgammon(arguments.seconds):,.0f} | |", flush=True)
    if arguments.profile:
        for game in arguments.games:
            spent = profile(research.batch(game, players=PLAYERS, n=GAMES))
            print(f"\n{game}: " + ", ".join(f"{name} {each:.2f} µs" for name, each in spent.items()))


if __name__ == "__main__":
    main()
