"""Measures one sample of Patolli: random playouts, random play driven from Python, and copying.
Prints JSON.
"""

from __future__ import annotations

import json
import random
import sys
import time
import tracemalloc

import patolli
from patolli import games
from patolli.kernel.chance import Rng
from patolli.kernel.game import Game
from patolli.kernel.playout import playout
from patolli.kernel.position import Position
from patolli.kernel.seats import CHANCE

PLAYERS = 4


def closed_loop(game: Game, seeds: range) -> tuple[int, int, float]:
    """Returns moves, choices and seconds, including the set-up of each game, as in Catanatron's loop."""
    moves = choices = 0
    began = time.process_time()
    for seed in seeds:
        done = playout(game.start(PLAYERS), Rng(seed))
        moves += done.moves
        choices += done.choices
    return moves, choices, time.process_time() - began


def driven(game: Game, seeds: range) -> tuple[int, int, float]:
    """Plays the same games through the Python interface: `asked`, `options`, `odds`, `play`."""
    moves = choices = 0
    began = time.process_time()
    for seed in seeds:
        randrange = random.Random(seed).randrange
        p = game.start(PLAYERS)
        while asked := p.asked():
            seat = asked[0]
            options = p.legal_moves(seat)
            moves += 1
            if len(options) == 1:
                p.play(seat, options[0])
            elif seat == CHANCE:
                p.play(seat, random.choices(options, p.odds())[0])
            else:
                choices += 1
                p.play(seat, options[randrange(len(options))])
    return moves, choices, time.process_time() - began


def half_way(game: Game) -> Position:
    p: Position = game.start(PLAYERS)
    dice = Rng(1)
    whole = playout(p.copy(), Rng(1)).moves
    for _ in range(whole // 2):
        for seat in p.asked()[:1]:
            options = p.legal_moves(seat)
            p.play(seat, options[dice.below(len(options))])
    return p


def main(name: str, first: int, count: int, copies: int) -> None:
    game = games.load(name)
    game.printed_box()  # the box is read once for all games, as Catanatron reads its tables once on import
    seeds = range(first, first + count)
    loop_moves, loop_choices, loop_time = closed_loop(game, seeds)
    moves, choices, spent = driven(game, seeds)
    p = half_way(game)
    began = time.process_time()
    for _ in range(copies):
        p.copy()
    copying = time.process_time() - began
    kept = [p] * 200
    tracemalloc.start()
    for i in range(len(kept)):
        kept[i] = p.copy()
    size = tracemalloc.get_traced_memory()[0] / len(kept)
    print(
        json.dumps(
            {
                "compiled": patolli.compiled(),
                "loop_moves": loop_moves / loop_time,
                "loop_choices": loop_choices / loop_time,
                "driven_moves": moves / spent,
                "driven_choices": choices / spent,
                "copies": copies / copying,
                "bytes": size,
            }
        )
    )


if __name__ == "__main__":
    main(sys.argv[1], *(int(word) for word in sys.argv[2:5]))
