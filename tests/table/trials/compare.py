"""Runs the trial `load` in this checkout and in another one, alternating, so that both have the same
conditions.

    git worktree add ../before 99853950
    python -m tests.table.trials.compare ../before 200 3

Compiled rules are used if both checkouts have them in build/compiled. The exit status is 1 if the server uses
more CPU time per move than before; moves per second would also depend on other programs. The result is the
median of the ratios of all rounds, with a tolerance of 3 in 100 for noise.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from .serving import ROOT

TABLES: Final = 200
ROUNDS: Final = 3
LEAST: Final = 0.97
KEPT: Final = "the table"
"""The name of the figure in the result of `load`."""


def rules_of(checkout: Path, compiled: bool) -> Path:
    return checkout / "build" / "compiled" if compiled else checkout / "src"


def load(checkout: Path, compiled: bool, tables: int) -> dict[str, Any]:
    path = os.pathsep.join([str(rules_of(checkout, compiled)), str(checkout)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.table.trials", "load", str(tables)],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": path, "PATOLLI_MYPYC": str(int(compiled))},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def run(other: Path, tables: int, rounds: int) -> dict[str, Any]:
    compiled = all(rules_of(one, True).is_dir() for one in (ROOT, other))
    moves: dict[str, list[float]] = {"before": [], "now": []}
    work: dict[str, list[float]] = {"before": [], "now": []}
    for n in range(rounds):
        pair = [("before", other), ("now", ROOT)]
        for name, checkout in pair if n % 2 == 0 else reversed(pair):
            found = load(checkout, compiled, tables)[KEPT]
            moves[name].append(float(found["per second"]))
            work[name].append(float(found["work ms"]))
    ratio = statistics.median(a / b for a, b in zip(work["before"], work["now"], strict=True))
    return {
        "rules": "compiled" if compiled else "plain",
        "moves a second": moves,
        "processor ms a move": work,
        "work before / now": round(ratio, 3),
        "faults": [] if ratio >= LEAST else [f"a move is dearer than before: {ratio:.2f}"],
    }


if __name__ == "__main__":
    given = [int(number) for number in sys.argv[2:]]
    result = run(Path(sys.argv[1]).resolve(), *[*given, *[TABLES, ROUNDS][len(given) :]])
    print(json.dumps(result, indent=1))
    sys.exit(1 if result["faults"] else 0)
