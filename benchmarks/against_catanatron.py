"""Compares the speed of random play, and of copying positions, with that of Catanatron. Samples of both
programs alternate within one run, and the results are medians of ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "benchmarks"
PEER = "catanatron==3.2.1"
GOALS = {
    "tzolkin": {
        "plain loop": 10,
        "compiled loop": 60,
        "compiled, driven from Python": 30,
        "copying, compiled": 15,
    },
    "azteca": {"compiled loop": 25, "copying, compiled": 6},
    "chichen-itza": {"compiled loop": 30, "copying, compiled": 8},
    "teotihuacan": {"compiled loop": 30, "copying, compiled": 8},
}


def environment(name: str, *packages: str) -> Path:
    """Returns the Python interpreter of a separate environment, creating the environment if necessary."""
    folder = BUILD / name
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *packages], check=True)
    return python


def compiled_package() -> Path:
    """Compiles a copy of the package and returns its folder."""
    target = BUILD / "compiled"
    python = environment("compiler", "mypy[mypyc]==2.4.*", "setuptools>=77", "hatchling")
    subprocess.run([python, ROOT / "hatch_build.py", "--to", target], check=True, stdout=subprocess.DEVNULL)
    return target


def sample(python: Path, script: str, arguments: list[object], path: Path | None = None) -> dict[str, float]:
    env = dict(os.environ, PYTHONPATH=str(path) if path else "", PYTHONHASHSEED="0")
    words = [str(a) for a in arguments]
    run = subprocess.run(
        [python, ROOT / "benchmarks" / script, *words], env=env, check=True, capture_output=True, text=True
    )
    found = json.loads(run.stdout)
    assert isinstance(found, dict)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=400, help="per round, compiled; plain an eighth of it")
    parser.add_argument("--compiled", type=Path, help="a compiled copy that is there already")
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    peer = environment("peer", PEER)
    own = Path(sys.executable)
    compiled = chosen.compiled or compiled_package()
    rounds = []
    for n in range(chosen.rounds):
        first = 1 + 1000 * n
        theirs = sample(peer, "peer_catanatron.py", [first, 12, 5_000])
        plain = sample(
            own, "own_speed.py", [chosen.game, first, max(1, chosen.games // 8), 20_000], ROOT / "src"
        )
        fast = sample(own, "own_speed.py", [chosen.game, first, chosen.games, 100_000], compiled)
        assert fast["compiled"], "the compiled copy is not compiled"
        assert not plain["compiled"], "the plain rules are compiled: python hatch_build.py --in-place --clean"
        rounds.append((theirs, plain, fast))
        print(f"round {n + 1} of {chosen.rounds}", file=sys.stderr)
    print(table(chosen.game, rounds))


def table(game: str, rounds: list[tuple[dict[str, float], dict[str, float], dict[str, float]]]) -> str:
    rows = [
        ("plain loop", 1, "loop_choices", "choices"),
        ("compiled loop", 2, "loop_choices", "choices"),
        ("compiled, driven from Python", 2, "driven_choices", "choices"),
        ("plain loop, all moves", 1, "loop_moves", "moves"),
        ("compiled loop, all moves", 2, "loop_moves", "moves"),
        ("compiled, driven, all moves", 2, "driven_moves", "moves"),
        ("copying, plain", 1, "copies", "copies"),
        ("copying, compiled", 2, "copies", "copies"),
    ]
    lines = [
        f"| {game}, 4 players | per second | Catanatron | ratio | goal |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, which, mine, theirs in rows:
        ratio = statistics.median(r[which][mine] / r[0][theirs] for r in rounds)
        own = statistics.median(r[which][mine] for r in rounds)
        peer = statistics.median(r[0][theirs] for r in rounds)
        goal = f"{GOALS[game][name]} ×" if name in GOALS[game] else ""
        lines.append(f"| {name} | {own:,.0f} | {peer:,.0f} | {ratio:.1f} × | {goal} |")
    size = statistics.median(r[2]["bytes"] for r in rounds) / 1024
    size_goal = "under 6" if game == "tzolkin" else ""
    peer_size = statistics.median(r[0]["bytes"] for r in rounds) / 1024
    lines.append(f"| KB per position, compiled | {size:.2f} | {peer_size:.2f} | | {size_goal} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
