"""Measures one sample of Catanatron: Catan with four random players in its own play loop. Prints JSON."""

import json
import random
import sys
import time
import tracemalloc
from collections.abc import Iterable
from typing import Any

from catanatron import Color, Game, RandomPlayer

COLORS = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]


class Counting(RandomPlayer):  # type: ignore[misc]
    """A random player that also counts its decisions."""

    moves = 0
    choices = 0

    def decide(self, game: Game, playable_actions: list[Any]) -> Any:
        Counting.moves += 1
        Counting.choices += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def play(kind: type[RandomPlayer], seeds: Iterable[int]) -> None:
    for seed in seeds:
        random.seed(seed)
        Game([kind(color) for color in COLORS], seed=seed).play()


def half_way() -> Game:
    random.seed(1)
    game = Game([RandomPlayer(color) for color in COLORS], seed=1)
    for _ in range(500):
        game.play_tick()
    return game


def main(first: int, games: int, copies: int) -> None:
    seeds = range(first, first + games)
    began = time.process_time()
    play(RandomPlayer, seeds)
    spent = time.process_time() - began
    play(Counting, seeds)  # plays the same games again, because counting would disturb the timing
    game = half_way()
    began = time.process_time()
    for _ in range(copies):
        game.copy()
    copying = time.process_time() - began
    kept = [game] * 200
    tracemalloc.start()
    for i in range(len(kept)):
        kept[i] = game.copy()
    size = tracemalloc.get_traced_memory()[0] / len(kept)
    print(
        json.dumps(
            {
                "moves": Counting.moves / spent,
                "choices": Counting.choices / spent,
                "copies": copies / copying,
                "bytes": size,
            }
        )
    )


main(*(int(word) for word in sys.argv[1:4]))
