"""Plays a match between two networks, or between a network and the hand-made evaluation.

python -m patolli.arena.learning.compare GAME FIRST OTHER --players 4 --games 400 [--iterations 200]

FIRST and OTHER are network files, or the word hand-made. FIRST has one seat and plays against copies of
OTHER. Both play greedily or, with --iterations, by searching.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from ...games import canonical_name
from ...kernel.errors import PatolliError
from ..script_parser import script_parser
from . import matches
from .matches import Contender, MatchLimits, Pairing

BY_HAND = "hand-made"


def contender(text: str, iterations: int) -> Contender:
    if text != BY_HAND and not Path(text).is_file():
        raise PatolliError(f"there is no network {text}; the hand-made evaluation is called {BY_HAND}")
    return Contender("" if text == BY_HAND else text, iterations)


def main() -> None:
    parser = script_parser("patolli.arena.learning.compare", __doc__)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("other")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--other-iterations", type=int, default=-1, help="default: the value of --iterations")
    parser.add_argument("--times", type=float, default=0.0, help="a sequential test, for example 1.5")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    other_iterations = given.iterations if given.other_iterations < 0 else given.other_iterations
    try:
        pairing = Pairing(
            canonical_name(given.game),
            given.players,
            contender(given.first, given.iterations),
            contender(given.other, other_iterations),
            given.seed,
        )
        with ProcessPoolExecutor(given.workers, mp_context=multiprocessing.get_context("spawn")) as pool:
            limits = MatchLimits(given.games, given.minutes * 60, given.times)
            print(matches.run(pool, pairing, limits), flush=True)
    except PatolliError as fault:
        sys.exit(f"compare: {fault}")


if __name__ == "__main__":
    main()
