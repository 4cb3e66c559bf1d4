"""Compares the speed of random play and copying with that of an older version, both compiled, in alternating
samples.

The older version is a folder with its sources, as created by `git archive COMMIT | tar x -C FOLDER`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ["azteca", "chichen-itza", "teotihuacan", "tzolkin"]
MEASURED = {"play-out": "loop_moves", "copy": "copies"}


def compiled(tree: Path, target: Path) -> Path:
    """Compiles a copy of the package in `tree`, unless this has been done before."""
    if not target.exists():
        command = [sys.executable, "hatch_build.py", "--to", str(target)]
        subprocess.run(command, cwd=tree, check=True, stdout=subprocess.DEVNULL)
    return target


def sample(tree: Path, package: Path, game: str, first: int, games: int, copies: int) -> dict[str, float]:
    path = os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH", "")])])
    script = tree / "benchmarks" / "own_speed.py"
    run = subprocess.run(
        [sys.executable, script, game, str(first), str(games), str(copies)],
        env=dict(os.environ, PYTHONPATH=path, PYTHONHASHSEED="0"),
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, float] = json.loads(run.stdout)
    assert found["compiled"], f"{package} is not compiled"
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path, help="folder with the older tree")
    parser.add_argument("--game", choices=GAMES, action="append", help="else all")
    parser.add_argument("--pairs", type=int, default=11)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--copies", type=int, default=100_000)
    parser.add_argument(
        "--built", type=Path, default=ROOT / "build" / "benchmarks", help="for compiled copies"
    )
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    trees = [chosen.old.resolve(), ROOT]
    packages = [compiled(tree, chosen.built / name) for tree, name in zip(trees, ["old", "new"], strict=True)]
    print("| game | play-out, new / old | copy, new / old |\n|---|---:|---:|")
    for game in chosen.game or GAMES:
        ratios: dict[str, list[float]] = {name: [] for name in MEASURED}
        for pair in range(chosen.pairs):
            old, new = (
                sample(tree, package, game, 1 + 1000 * pair, chosen.games, chosen.copies)
                for tree, package in zip(trees, packages, strict=True)
            )
            for name, key in MEASURED.items():
                ratios[name].append(new[key] / old[key])
        medians = [f"{statistics.median(ratios[name]):.3f}" for name in MEASURED]
        print(f"| {game} | {' | '.join(medians)} |", flush=True)


if __name__ == "__main__":
    main()
