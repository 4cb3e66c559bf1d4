"""Mutation run over the packages outside the games: how many small faults do their tests detect?

    python -m tests.mutation_shared table [--sample 60 --seed 1]
    python -m tests.mutation_shared table --portion 2/4            (a quarter of the sample)
    python -m tests.mutation_shared table --only table/clock.py:57 table/chat.py     (all faults there)

This corresponds to `tests/mutation.py`, but the tests of these packages start servers and processes. So each
mutant is written to a copy of the package, and a forked process runs pytest with the tests that call the
changed function, fastest first, until one fails or the time limit is reached. docs/reports/mutation.md lists
the survivors with reasons.

The functions called by each test are recorded once and stored in `build/mutation`, in one file per test
module. They are recorded again when the test module changes. Tests that fail without a mutation are left out.

If `build/compiled` contains up-to-date compiled rules, the tests use them. The package under test itself is
never compiled.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from patolli.build_info import STAMP, extensions, stale
from tests import forked_pytest
from tests.mutation import mutants
from tests.table import postgres

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "patolli"
KEPT = ROOT / "build" / "mutation"
COMPILED = ROOT / "build" / "compiled"
TESTS_OF = {
    "table": ("tests/table", "tests/tours"),
    "players": ("tests/players", "tests/arena"),
    "arena": ("tests/arena", "tests/players/test_program_player.py"),
    "texts": ("tests/texts", "tests/terminal", "tests/test_rulebook.py"),
    "terminal": ("tests/terminal",),
    "review": (
        "tests/review",
        "tests/arena/test_measured_games.py",
        "tests/arena/test_puzzle_miner.py",
        "tests/table/test_reviews.py",
        "tests/table/test_trials.py",
        "tests/table/test_puzzle_requests.py",
    ),
}
NOT_CODE = ("migrations", "__init__", "__main__", "learning")
"""Parts that are not mutated: code that runs only once, and training, which needs additional packages."""
SECONDS = 40.0
"""The maximum total duration of the tests for one mutant, according to their recorded durations."""
PATIENCE = 240.0
Reach = dict[str, tuple[float, list[str]]]


ON_POSTGRES = ("test_several_servers", "test_workers", "test_moving", "test_archive")
"""The test modules that `.ci/run` also runs on PostgreSQL."""


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
    found = every_mutant(modules(package))
    random.Random(seed).shuffle(found)
    counted = [one for one in found if not is_guard(one)]
    return counted[: sample or len(counted)]


def at_places(package: str, places: list[str]) -> list[Mutant]:
    """Returns all mutants at these places, given as FILE or FILE:LINE."""
    known = [one for one in every_mutant(modules(package)) if not is_guard(one)]
    return [
        one for one in known if not {name_of(one.file), f"{name_of(one.file)}:{one.line}"}.isdisjoint(places)
    ]


def every_mutant(files: list[Path]) -> list[Mutant]:
    return [
        Mutant(file, line, change, source)
        for file in files
        for line, change, source in mutants(file.read_text(encoding="utf-8"), evaluated)
        if not is_wording(file, line) and not is_layout(file, change)
    ]


def name_of(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


def evaluated(node: ast.AST) -> Iterator[ast.AST]:
    """Yields all nodes in this subtree except annotations, which are never evaluated."""
    yield node
    for field, value in ast.iter_fields(node):
        if field not in {"annotation", "returns"}:
            for below in value if isinstance(value, list) else [value]:
                if isinstance(below, ast.AST):
                    yield from evaluated(below)


WORDING = ("log.", "print(", "__slots__", "add_argument(", "gc.", "if __name__ ==")
DRAWINGS = ("arena/plots.py", "arena/reliability_plots.py", "review/curve_svg.py")


def is_wording(file: Path, line: int) -> bool:
    """Returns whether a line only logs, prints, defines command-line options, or controls
    garbage collection.
    """
    text = file.read_text(encoding="utf-8").splitlines()[line - 1]
    return any(one in text for one in WORDING)


GUARDS = ("strict=True", "frozen=True", "kw_only=True", "if TYPE_CHECKING")


def is_guard(one: Mutant) -> bool:
    """Returns whether the change disables a guard against programming errors, such as `strict=True`."""
    text = one.file.read_text(encoding="utf-8").splitlines()[one.line - 1]
    return one.change in {"False", "never"} and any(guard in text for guard in GUARDS)


def is_layout(file: Path, change: str) -> bool:
    """Returns whether the change is a number in a drawing, where a slightly wider margin is not a fault."""
    return name_of(file) in DRAWINGS and change.isdecimal()


class Copy(NamedTuple):
    """A copy of the package that will be mutated, and whether its rules are compiled."""

    folder: Path
    compiled: bool

    def environment(self) -> dict[str, str]:
        path = os.pathsep.join([str(self.folder), str(ROOT)])
        return {**os.environ, "PYTHONPATH": path, "PATOLLI_MYPYC": str(int(self.compiled))}


def copied(package: str, folder: Path) -> Copy:
    """Copies the sources, and the compiled rules if they are up to date. The package itself is
    not compiled.
    """
    without = shutil.ignore_patterns("*.so", STAMP, "static", "documentation")
    shutil.copytree(PACKAGE, folder / "patolli", ignore=without)
    own = COMPILED / "patolli" / package
    every = extensions(COMPILED / "patolli")
    built = [one for one in every if not (one.is_relative_to(own) and has_source(one))]
    if not built:
        return Copy(folder, False)
    for one in [*built, *COMPILED.glob("*.so")]:
        shutil.copy2(one, folder / one.relative_to(COMPILED))
    stamp = (COMPILED / "patolli" / STAMP).read_text(encoding="utf-8").splitlines(keepends=True)
    others = [line for line in stamp if not line.split(" ", 1)[1].startswith(f"{package}/")]
    (folder / "patolli" / STAMP).write_text("".join(others), encoding="utf-8")
    outdated = stale(folder / "patolli")
    if outdated:
        print(f"the compiled rules are outdated and not used: {outdated[0]} …", file=sys.stderr)
        for one in [*folder.rglob("*.so"), folder / "patolli" / STAMP]:
            one.unlink()
    return Copy(folder, not outdated)


def has_source(extension: Path) -> bool:
    return extension.with_name(f"{extension.name.partition('.')[0]}.py").exists()


def reach_of(package: str, copy: Copy) -> Reach:
    """Returns the functions called by each test, recording test modules that have changed."""
    files = [file for place in TESTS_OF[package] for file in test_modules(ROOT / place)]
    if postgres.VARIABLE in os.environ:
        files = [file for file in files if file.stem in ON_POSTGRES]
    records = {file: record_of(file, copy) for file in files}
    missing = {file: kept for file, kept in records.items() if not kept.exists()}
    if missing:
        KEPT.mkdir(parents=True, exist_ok=True)
        record(missing, copy)
    found: Reach = {}
    for kept in records.values():
        found |= json.loads(kept.read_text(encoding="utf-8"))
    return found


def test_modules(place: Path) -> list[Path]:
    return [place] if place.is_file() else sorted(place.rglob("test_*.py"))


def record_of(file: Path, copy: Copy) -> Path:
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
    rules = "-compiled" if copy.compiled else ""
    rules += "-postgres" if postgres.VARIABLE in os.environ else ""
    return KEPT / f"{'.'.join(file.relative_to(ROOT).with_suffix('').parts)}-{digest}{rules}.json"


def record(missing: dict[Path, Path], copy: Copy) -> None:
    """Runs these test modules and stores the functions called by each test."""
    out = copy.folder / "reach.json"
    options = ["-q", "-p", "no:cacheprovider", "-p", "tests.function_reach"]
    subprocess.run(
        [sys.executable, "-m", "pytest", *options, *map(str, missing)],
        cwd=ROOT,
        env={**copy.environment(), "FUNCTION_REACH": str(out)},
        check=False,
    )
    found: Reach = json.loads(out.read_text(encoding="utf-8"))
    for file, kept in missing.items():
        name = file.relative_to(ROOT).as_posix()
        own = {test: called for test, called in found.items() if test.split("::")[0] == name}
        kept.write_text(json.dumps(own), encoding="utf-8")


def function_around(file: Path, line: int) -> str:
    """Returns the qualified name of the innermost function at a line, or "" outside functions."""
    found = ""

    def visit(node: ast.AST, names: list[str]) -> None:
        nonlocal found
        for below in ast.iter_child_nodes(node):
            if isinstance(below, ast.ClassDef):
                visit(below, [*names, below.name])
            elif isinstance(below, ast.FunctionDef | ast.AsyncFunctionDef):
                if below.lineno <= line <= (below.end_lineno or below.lineno):
                    found = ".".join([*names, below.name])
                visit(below, [*names, below.name, "<locals>"])
            else:
                visit(below, names)

    visit(ast.parse(file.read_text(encoding="utf-8")), [])
    return found


def tests_for(mutant: Mutant, reach: Reach) -> list[str]:
    """Returns the tests that call the changed function. If there are none, or if the change is outside
    functions, returns the tests that call any function of the module, or else all tests.

    Tests in modules that mention the changed module come first, followed by the fastest ones.
    """
    name = name_of(mutant.file)
    around = function_around(mutant.file, mutant.line)
    place = f"{name}:{around}"
    stem = mutant.file.stem.removeprefix("_")
    modules = {test.split("::")[0] for test in reach}
    mentions = {one for one in modules if stem in (ROOT / one).read_text(encoding="utf-8")}
    near = {
        test
        for test, (_, places) in reach.items()
        if test.split("::")[0] in mentions or any(one.startswith(f"{name}:") for one in places)
    }
    reaching = {test for test, (_, places) in reach.items() if around and place in places}
    chosen = reaching or near or reach
    ordered = sorted((test.split("::")[0] not in mentions, reach[test][0], test) for test in chosen)
    return within_time([(seconds, test) for _, seconds, test in ordered])


def within_time(tests: list[tuple[float, str]]) -> list[str]:
    chosen: list[str] = []
    total = 0.0
    for seconds, test in tests:
        total += seconds
        if chosen and total > SECONDS:
            break
        chosen.append(test)
    return chosen


class Trial:
    """Runs tests against the mutants of one package."""

    def __init__(self, package: str, folder: Path) -> None:
        self.copy = copied(package, folder)
        compileall.compile_dir(folder, quiet=1)
        forked_pytest.prepare(package, self.copy.environment(), folder)
        self.sound: dict[str, bool] = {}
        """For each test that failed with a mutant, whether it passes without one."""

    def killer(self, mutant: Mutant, tests: list[str]) -> str | None:
        """Returns the first test that fails with the mutant, "" if the time runs out, or None if the mutant
        survives. Tests that also fail without the mutant do not count.
        """
        while tests:
            found = self.planted(mutant, tests)
            if not found or found not in tests:
                return found
            if found not in self.sound:
                self.sound[found] = forked_pytest.first_failure([found], PATIENCE) is None
            if self.sound[found]:
                return found
            tests = [one for one in tests if one != found]
        return None

    def planted(self, mutant: Mutant, tests: list[str]) -> str | None:
        place = self.copy.folder / "patolli" / mutant.file.relative_to(PACKAGE)
        place.write_text(mutant.source, encoding="utf-8")
        try:
            return forked_pytest.first_failure(tests, PATIENCE)
        finally:
            place.write_text(mutant.file.read_text(encoding="utf-8"), encoding="utf-8")


def run(package: str, chosen: list[Mutant]) -> None:
    lived = late = 0
    with tempfile.TemporaryDirectory(prefix="patolli-mutants-") as scratch:
        trial = Trial(package, Path(scratch))
        reach = reach_of(package, trial.copy)
        for n, mutant in enumerate(chosen, 1):
            tests = tests_for(mutant, reach)
            killer = trial.killer(mutant, tests)
            lived += killer is None
            late += killer == ""
            if killer is None:
                name = name_of(mutant.file)
                line = mutant.file.read_text(encoding="utf-8").splitlines()[mutant.line - 1].strip()
                print(
                    f"survives: {name}:{mutant.line}: {mutant.change} ({len(tests)} tests): {line}",
                    flush=True,
                )
            if n % 10 == 0:
                print(f"{package}: {n} of {len(chosen)}, {lived} survive", file=sys.stderr, flush=True)
    killed = (len(chosen) - lived) / max(1, len(chosen))
    print(
        f"{package}: {len(chosen)} mutants, {lived} survive, {killed:.1%} killed, {late} of them by timeout"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation_shared", description="See the docstring.")
    parser.add_argument("package", choices=sorted(TESTS_OF))
    parser.add_argument("--sample", type=int, default=60, help="0: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--portion", default="1/1", metavar="K/N", help="the K-th of N portions of the sample"
    )
    parser.add_argument("--only", nargs="+", metavar="FILE[:LINE]", help="all mutants of these places")
    parser.add_argument("--postgres", action="store_true", help="only tests that need PostgreSQL, and on it")
    asked = parser.parse_args()
    places = asked.only
    chosen = at_places(asked.package, places) if places else drawn(asked.package, asked.sample, asked.seed)
    portion, portions = map(int, asked.portion.split("/"))
    chosen = chosen[portion - 1 :: portions]
    if not asked.postgres:
        run(asked.package, chosen)
        return
    with postgres.server() as address:
        os.environ[postgres.VARIABLE] = address
        run(asked.package, chosen)


if __name__ == "__main__":
    main()
