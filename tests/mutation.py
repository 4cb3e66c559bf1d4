"""Mutation run over the rule modules of a game: how many small faults do its tests detect?

    python -m tests.mutation tzolkin [CHAPTER ...] [--sample 400 --seed 1]

Each mutant differs in one operator, number, condition, result or call. A forked process applies the change to
the imported modules (`tests.hot_patch`) and calls the game's tests as plain functions, fastest first, until
one fails, so a mutant takes only milliseconds. Only tests that reach the changed function are called. If
there are none, the function runs during the import, and all tests are called. With --sample, a random part of
all mutants is tried. Survivors are listed; `docs/reports/mutation.md` explains them.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import multiprocessing
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest

from tests import hot_patch

ROOT = Path(__file__).resolve().parent.parent
# Modules without rules, such as tables, display text, views, invariants and evaluations
NO_CHAPTER = (
    "__init__", "components", "events", "game", "invariants", "moves", "names", "position",
    "reasons", "sources", "view", "evaluation", "builder", "text_board",
)  # fmt: skip
NOT_CALLED = ("test_builder", "test_components", "test_fuzz", "test_golden")
PATIENCE = 20
"""The tests may take this many times their usual duration, plus ten seconds."""
QUICK = 0.2
"""Tests that take at most this many seconds are first run with the unchanged module."""
SURVIVES, NOTICED, OUT_OF_TIME = "survives", "noticed", "out of time"

SWAPS: dict[type[ast.AST], list[type[ast.AST]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Add: [ast.Sub],
    ast.Sub: [ast.Add],
    ast.Mult: [ast.FloorDiv],
    ast.FloorDiv: [ast.Mult],
    ast.Mod: [ast.Mult],
    ast.BitOr: [ast.BitAnd],
    ast.BitAnd: [ast.BitOr],
    ast.And: [ast.Or],
    ast.Or: [ast.And],
}

Test = tuple[str, Callable[..., None], dict[str, Any]]
Reaching = tuple[Test, frozenset[tuple[str, int]], float]
"""A test, the functions it reaches (file and first line), and its duration in seconds."""
TESTS: list[Reaching] = []
"""Filled once, before the processes for the modules are forked."""


def mutants(
    source: str, nodes: Callable[[ast.AST], Iterator[ast.AST]] = ast.walk
) -> Iterator[tuple[int, str, str]]:
    """Yields mutants as (line, change, changed source)."""
    tree = ast.parse(source)
    for node in nodes(tree):
        for told, change, back in changes(node):
            change()
            yield getattr(node, "lineno", 0), told, ast.unparse(tree)
            back()


def changes(node: ast.AST) -> Iterator[tuple[str, Callable[[], None], Callable[[], None]]]:
    """Yields the possible changes to a node: a name, a function that makes the change, and one that reverts
    it.
    """
    if isinstance(node, ast.Compare):
        for other in SWAPS.get(type(node.ops[0]), []):
            yield swap(node, "ops", [other(), *node.ops[1:]], other.__name__)
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp):
        for other in SWAPS.get(type(node.op), []):
            yield swap(node, "op", other(), other.__name__)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        value = not node.value if isinstance(node.value, bool) else node.value + 1
        yield swap(node, "value", value, str(value))
    elif isinstance(node, ast.IfExp):
        yield swap(node, "test", ast.UnaryOp(ast.Not(), node.test), "the other branch")
    elif isinstance(node, ast.If):
        yield swap(node, "test", ast.Constant(False), "never")
    elif isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        yield swap(node, "value", ast.Constant(None), "nothing")
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield swap(node, "value", ast.Constant(None), "not called")


def swap(
    node: ast.AST, field: str, new: object, told: str
) -> tuple[str, Callable[[], None], Callable[[], None]]:
    old = getattr(node, field)
    return told, lambda: setattr(node, field, new), lambda: setattr(node, field, old)


class Collector:
    """A pytest plugin that collects the tests as plain functions with their arguments, instead of running
    them.
    """

    def __init__(self) -> None:
        self.tests: list[Test] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> bool:
        given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
        if "tmp_path" not in given:  # such a folder would be temporary and shared
            self.tests.append((pyfuncitem.nodeid, pyfuncitem.obj, given))
        return True


def collected(game: str) -> list[Test]:
    collector = Collector()
    folder = ROOT / "tests" / "games" / game
    files = [str(f) for f in sorted(folder.glob("test_*.py")) if f.stem not in NOT_CALLED]
    with Path(os.devnull).open("w", encoding="utf-8") as quiet, contextlib.redirect_stdout(quiet):
        pytest.main(["-q", "-p", "no:cacheprovider", "-m", "not slow", *files], plugins=[collector])
    return collector.tests


def tried(module: ModuleType, whole: str, source: str, tests: list[Reaching]) -> str:
    """Runs the tests with this source in place of the module, in a separate process. Returns the outcome."""
    child = os.fork()
    if child == 0:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        signal.alarm(10 + int(PATIENCE * sum(seconds for _, _, seconds in tests)))
        try:
            standing, changed = [compile(one, str(module.__file__), "exec") for one in (whole, source)]
            as_it_stands = hot_patch.read(module, standing)
            take_back(module)
            hot_patch.lay(module, as_it_stands, hot_patch.read(module, changed))
            adopt(module)
            for (_, test, given), _, _ in tests:
                test(**given)
        except BaseException:  # noqa: BLE001  whatever it is, the mutant was noticed
            os._exit(1)
        os._exit(0)
    ended = os.waitpid(child, 0)[1]
    if os.WIFSIGNALED(ended) and os.WTERMSIG(ended) == signal.SIGALRM:
        return OUT_OF_TIME
    return NOTICED if ended else SURVIVES


def take_back(module: ModuleType) -> None:
    """Removes the module's entries from a registry, if the tests of the game define how."""
    if registers(module):
        registers(module).take_back(module)


def adopt(module: ModuleType) -> None:
    """Converts the registry entries of the changed module to the imported classes."""
    if registers(module):
        hot_patch.adopted(module, registers(module).registered(module))


def registers(module: ModuleType) -> Any:
    game = module.__name__.split(".")[2]
    known = (ROOT / "tests" / "games" / game / "mutation_registry.py").exists()
    return importlib.import_module(f"tests.games.{game}.mutation_registry") if known else None


def calls(tests: list[Test]) -> list[Reaching]:
    """Returns the tests, fastest first, with the rule functions that each of them reaches."""
    found = []
    for test in tests:
        reached: set[tuple[str, int]] = set()

        def watch(frame: FrameType, event: str, _: object, reached: set[tuple[str, int]] = reached) -> None:
            if event == "call":
                reached.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

        began = time.process_time()
        sys.setprofile(watch)
        try:
            test[1](**test[2])
        except Exception as fault:  # noqa: BLE001  it needs more of pytest than its parameters
            print(f"left out: {test[0]}: {fault}", file=sys.stderr)
            continue
        finally:
            sys.setprofile(None)
        seconds = time.process_time() - began
        found.append((test, frozenset(r for r in reached if "/games/" in r[0]), seconds))
    return sorted(found, key=lambda one: one[2])


def functions(source: str) -> list[tuple[int, int, int]]:
    """Returns the first line, the first line of the body and the last line of every function. Inner functions
    come after outer ones.
    """
    kinds = ast.FunctionDef | ast.AsyncFunctionDef
    return [
        (min([n.lineno, *(d.lineno for d in n.decorator_list)]), n.body[0].lineno, n.end_lineno or n.lineno)
        for n in ast.walk(ast.parse(source))
        if isinstance(n, kinds)
    ]


def run_chapter(game: str, chapter: str, share: float, seed: int) -> tuple[str, int, list[str], int]:
    """Tries the mutants of a module. Returns its name, the number of mutants, the survivors, and the number
    of timeouts.
    """
    module = importlib.import_module(f"patolli.games.{game}.{chapter}")
    file = str(module.__file__)
    source = Path(file).read_text(encoding="utf-8")
    lines, defined = source.splitlines(), functions(source)
    dice = random.Random(f"{seed} {chapter}")
    count, alive, late = 0, [], 0
    reaching = [one for one in TESTS if one[2] < QUICK and any(place == file for place, _ in one[1])]
    if tried(module, source, source, reaching) != SURVIVES:
        raise RuntimeError(f"{chapter}: the tests fail with the unchanged module; was it edited meanwhile?")
    for line, told, changed in mutants(source):
        if dice.random() >= share:
            continue
        count += 1
        inside = [first for first, body, end in defined if body <= line <= end]
        able = [one for one in TESTS if inside and (file, inside[-1]) in one[1]]
        found = tried(module, source, changed, able or TESTS)
        late += found == OUT_OF_TIME
        if found == SURVIVES:
            alive.append(f"{chapter} {line}: {told}: {lines[line - 1].strip()}")
    return chapter, count, alive, late


def size(game: str, chapter: str) -> int:
    file = ROOT / "src" / "patolli" / "games" / game / Path(*chapter.split(".")).with_suffix(".py")
    return sum(1 for _ in mutants(file.read_text(encoding="utf-8")))


def chapters(game: str) -> list[str]:
    folder = ROOT / "src" / "patolli" / "games" / game
    found = [f.relative_to(folder).with_suffix("") for f in sorted(folder.rglob("*.py"))]
    return [".".join(f.parts) for f in found if not any(part.startswith(NO_CHAPTER) for part in f.parts)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("chapter", nargs="*")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--sample", type=int, default=0, help="about this many mutants; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    wanted = chosen.chapter or chapters(chosen.game)
    share = chosen.sample / sum(size(chosen.game, one) for one in wanted) if chosen.sample else 1.0
    total, survivors, out_of_time = 0, [], 0
    TESTS.extend(calls(collected(chosen.game)))
    with multiprocessing.get_context("fork").Pool(chosen.workers, maxtasksperchild=1) as pool:
        asked = [pool.apply_async(run_chapter, (chosen.game, one, share, chosen.seed)) for one in wanted]
        for chapter, count, alive, late in (one.get() for one in asked):
            print(f"| {chapter} | {count} | {len(alive)} |", flush=True)
            total += count
            out_of_time += late
            survivors.extend(alive)
    killed = f"{100 * (1 - len(survivors) / total):.1f} % killed"
    print(f"{total} mutants, {len(survivors)} survive: {killed}, {out_of_time} of them by timeout")
    print("\n".join(survivors))


if __name__ == "__main__":
    main()
