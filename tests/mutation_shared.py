"""Mutation run over the packages outside the games: how many small faults do their tests detect?

    python -m tests.mutation_shared table [--sample 60 --seed 1]

The same as `tests/mutation.py` for packages whose tests start servers and processes: each mutant is written
into a copy of the package, and pytest runs the tests that call the changed function, the fastest first, until
one fails or their time is used up. docs/reports/mutation.md lists the survivors with reasons.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.mutation import mutants

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "patolli"
KEPT = ROOT / "build" / "mutation"
TESTS_OF = {
    "table": ("tests/table", "tests/tours"),
    "players": ("tests/players", "tests/arena"),
    "arena": ("tests/arena",),
    "texts": ("tests/texts", "tests/terminal"),
    "terminal": ("tests/terminal",),
    "review": ("tests/review",),
}
NOT_CODE = ("migrations", "__init__", "__main__", "learning")
"""Parts that are not mutated: code that runs once, and training, which needs additional packages."""
SECONDS = 40.0
"""The time limit for the tests of one mutant, as they measure it."""
PATIENCE = 240.0
NOT_RUN = 5
"""pytest's exit status when it found no test."""
Reach = dict[str, tuple[float, list[str]]]


class Mutant(NamedTuple):
    file: Path
    line: int
    change: str
    source: str


def modules(package: str) -> list[Path]:
    return [
        file
        for file in sorted((PACKAGE / package).rglob("*.py"))
        if not any(part in NOT_CODE for part in (*file.relative_to(PACKAGE).parts[:-1], file.stem))
    ]


def drawn(package: str, sample: int, seed: int) -> list[Mutant]:
    found = [
        (file, line, change, source)
        for file in modules(package)
        for line, change, source in mutants(file.read_text(encoding="utf-8"))
        if not is_wording(file, line)
    ]
    random.Random(seed).shuffle(found)
    return [Mutant(*one) for one in found[: sample or len(found)]]


def is_wording(file: Path, line: int) -> bool:
    """Lines that only log or print: tests need not detect changes there."""
    text = file.read_text(encoding="utf-8").splitlines()[line - 1]
    return "log." in text or "print(" in text or "__slots__" in text


def reach_of(package: str) -> Reach:
    """The functions that each test calls; cached for the commit."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    file = KEPT / f"{package}-{commit}.json"
    if not file.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "tests.function_reach",
        ]
        subprocess.run(
            [*command, *TESTS_OF[package]],
            cwd=ROOT,
            env={**os.environ, "FUNCTION_REACH": str(file)},
            check=False,
        )
    found: Reach = json.loads(file.read_text(encoding="utf-8"))
    return found


def function_lines(file: Path, line: int) -> list[int]:
    """The first lines of the functions around a line, the innermost first, counted with decorators."""
    around = [
        (node.lineno, min([node.lineno, *(one.lineno for one in node.decorator_list)]))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.lineno <= line <= (node.end_lineno or node.lineno)
    ]
    return [first for _, first in sorted(around, reverse=True)]


def tests_for(mutant: Mutant, reach: Reach) -> list[str]:
    """Tests that call the changed function, the quickest first; otherwise those that name the module."""
    name = mutant.file.relative_to(PACKAGE).as_posix()
    for first in function_lines(mutant.file, mutant.line)[:1]:
        place = f"{name}:{first}"
        reaching = sorted((seconds, test) for test, (seconds, places) in reach.items() if place in places)
        if reaching:
            return within_time(reaching)
    stem = mutant.file.stem.removeprefix("_")
    mentions = {
        file.relative_to(ROOT).as_posix()
        for folder in ("tests",)
        for file in (ROOT / folder).rglob("test_*.py")
        if stem in file.read_text(encoding="utf-8")
    }
    return within_time(
        sorted((seconds, test) for test, (seconds, _) in reach.items() if test.split("::")[0] in mentions)
    )


def within_time(tests: list[tuple[float, str]]) -> list[str]:
    chosen: list[str] = []
    total = 0.0
    for seconds, test in tests:
        total += seconds
        if chosen and total > SECONDS:
            break
        chosen.append(test)
    return chosen


def survives(mutant: Mutant, tests: list[str], copy: Path) -> bool:
    place = copy / "patolli" / mutant.file.relative_to(PACKAGE)
    place.unlink()
    place.write_text(mutant.source, encoding="utf-8")
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header", *tests],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(copy), str(ROOT)]), "PATOLLI_MYPYC": "0"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    finally:
        place.unlink()
        place.write_text(mutant.file.read_text(encoding="utf-8"), encoding="utf-8")
    return done.returncode in {0, NOT_RUN}


def run(package: str, sample: int, seed: int) -> None:
    reach = reach_of(package)
    chosen = drawn(package, sample, seed)
    lived: list[Mutant] = []
    with tempfile.TemporaryDirectory(prefix="patolli-mutants-") as scratch:
        copy = Path(scratch)
        without = shutil.ignore_patterns("__pycache__", "*.so", "static", "documentation")
        shutil.copytree(PACKAGE, copy / "patolli", ignore=without)
        for n, mutant in enumerate(chosen, 1):
            tests = tests_for(mutant, reach)
            alive = not tests or survives(mutant, tests, copy)
            if alive:
                lived.append(mutant)
                name = mutant.file.relative_to(PACKAGE).as_posix()
                line = mutant.file.read_text(encoding="utf-8").splitlines()[mutant.line - 1].strip()
                print(
                    f"survives: {name}:{mutant.line}: {mutant.change} ({len(tests)} tests): {line}",
                    flush=True,
                )
            if n % 10 == 0:
                print(f"{package}: {n} of {len(chosen)}, {len(lived)} survive", file=sys.stderr, flush=True)
    killed = len(chosen) - len(lived)
    print(f"{package}: {len(chosen)} mutants, {len(lived)} survive, {killed / len(chosen):.1%} killed")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation_shared", description="See the docstring.")
    parser.add_argument("package", choices=sorted(TESTS_OF))
    parser.add_argument("--sample", type=int, default=60, help="0: all")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    run(asked.package, asked.sample, asked.seed)


if __name__ == "__main__":
    main()
