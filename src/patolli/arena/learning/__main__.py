"""Trains a network for one game by self-play.

python -m patolli.arena.learning GAME --minutes 10 --seeds 1,2,3 --out DIR [--players 4,3,2] [--workers N]

Generation 0 is played with the hand-made evaluation. Later generations are played by a pool of players: the
newest networks, their predecessors, the hand-made evaluation, and careless players. Games are played while
networks are being trained. One network is trained for each seed, all on the same games. At the end, the
networks of all seeds play matches against the hand-made evaluation. For the best network, the mix of output
heads that wins the most games is chosen, and a sequential test decides whether the network is accepted. An
accepted network is saved as DIR/result.net. DIR/report.html describes the training. A run that was
interrupted is resumed when it is started again with the same DIR.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from ...games import canonical_name
from ...kernel.errors import PatolliError
from ..ray_cluster import RayPool
from ..script_parser import script_parser
from . import training_report
from .plan import MIXES, Plan
from .self_play import step_back
from .training_run import Training


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(","))


def fractions(text: str) -> tuple[float, ...]:
    return tuple(float(part) for part in text.split(","))


def mixes(text: str) -> tuple[tuple[int, ...], ...]:
    return tuple(numbers(part) for part in text.split("/"))


def parser() -> argparse.ArgumentParser:
    found = script_parser("patolli.arena.learning", __doc__)
    found.add_argument("game")
    found.add_argument("--out", required=True, type=Path)
    found.add_argument(
        "--players", type=numbers, default=(4, 3, 2), help="4,4,3,2: twice as many games for four players"
    )
    found.add_argument("--minutes", type=float, default=10)
    found.add_argument("--generations", type=int, default=6)
    found.add_argument("--seeds", type=numbers, default=(1,), help="1,2,3: one network is trained per seed")
    found.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    found.add_argument("--ray", default="", help="play on this Ray cluster, with --workers parallel tasks")
    found.add_argument("--sizes", type=numbers, default=(256, 32, 32))
    found.add_argument("--mixes", type=mixes, default=MIXES, help="1000,0,0/0,0,40000")
    found.add_argument("--dropout", type=float, default=0.1)
    found.add_argument(
        "--passes",
        type=fractions,
        default=(4.0, 1.5),
        help="passes over the games: first training, later ones",
    )
    found.add_argument(
        "--styled", type=float, default=0.35, help="share of seats that try a style of the game"
    )
    found.add_argument("--plain-generations", type=int, default=2, help="last generations without styles")
    found.add_argument("--device", default="cpu", help="device for torch: cpu or cuda")
    found.add_argument("--batch", type=int, default=0, help="samples in one step of training")
    found.add_argument("--against", default="", help="a network that the new one must beat")
    found.add_argument("--begin", default="", help="a network to start from")
    return found


def workers_of(plan: Plan, ray: str) -> Executor:
    """Returns the executor whose worker processes play the games."""
    if ray:
        return RayPool(ray, lambda line: print(line, file=sys.stderr, flush=True))
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(plan.workers, mp_context=context, initializer=step_back)


def main() -> None:
    given = vars(parser().parse_args())
    out, ray = given.pop("out"), given.pop("ray")
    missing = [name for name in ("numpy", "torch") if find_spec(name) is None]
    if missing:
        sys.exit(f"learning: {' and '.join(missing)} missing: pip install 'patolli[learn]'")
    try:
        plan = Plan(**{**given, "game": canonical_name(given["game"])})
        with workers_of(plan, ray) as pool:
            training = Training(plan, out, pool)
            try:
                training.run()
            finally:
                page = training_report.page(plan, training.folder.lines)
                (out / "report.html").write_text(page, encoding="utf-8")
    except PatolliError as fault:
        sys.exit(f"learning: {fault}")


if __name__ == "__main__":
    main()
