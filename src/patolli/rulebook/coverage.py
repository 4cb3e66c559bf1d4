"""Finds out which tests refer to which rules, by reading their source code.

A test refers to rules with `@pytest.mark.rule("TZ-5.5", ...)` on the test, on its class or on a parameter
set, or with `pytestmark` for a whole file or class.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeGuard

from .. import build_info
from ..kernel.errors import PatolliError
from .parser import Rulebook, no_behaviour

Tests = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Coverage:
    """The tests of each rule, the rules without tests, the rules that need none, and faults such as
    references to rules that do not exist.
    """

    tests: dict[str, list[str]]
    missing: list[str] = field(default_factory=list)
    excused: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def checkout_tests() -> Path:
    """Returns the folder with the tests in a checkout. An installed package has none."""
    root = build_info.PACKAGE.parent.parent
    tests = root / "tests"
    if not (root / "pyproject.toml").is_file() or not tests.is_dir():
        raise PatolliError("rule coverage needs a source checkout, or the tests with --tests DIR")
    return tests


def coverage(book: Rulebook, tests: Path) -> Coverage:
    """Returns which rules of a game have tests in this folder."""
    if not tests.is_dir():
        raise PatolliError(f"there is no folder {str(tests)!r}")
    excused = no_behaviour(book.game)
    found = Coverage({rule: [] for rule in book.rules})
    found.faults.extend(
        f"no_behaviour.toml: there is no rule {rule}" for rule in excused if rule not in book.rules
    )
    for file in sorted(tests.rglob("*.py")):
        name = file.relative_to(tests).as_posix()
        for test, line, rule in named_in(file.read_text(encoding="utf-8")):
            if rule is None:
                found.faults.append(f"{name}:{line}: a rule id must be a literal text")
            elif rule in found.tests:
                found.tests[rule].append(f"{name}::{test}" if test else name)
            elif rule.startswith(f"{book.prefix}-"):
                found.faults.append(f"{name}:{line}: there is no rule {rule}")
    for rule, where in found.tests.items():
        if not where and rule in excused:
            found.excused[rule] = excused[rule]
        elif not where:
            found.missing.append(rule)
        elif rule in excused:
            found.faults.append(f"no_behaviour.toml: {rule} has a test: {where[0]}")
    return found


def named_in(source: str) -> Iterator[tuple[str, int, str | None]]:
    """Yields (test, line, rule id) for each reference in a file. The id is None if it is not a literal
    string.
    """
    yield from _named(ast.parse(source), [], [])


def _named(
    where: ast.Module | ast.ClassDef, inherited: list[ast.expr], path: list[str]
) -> Iterator[tuple[str, int, str | None]]:
    marks = [*inherited, *(node.value for node in where.body if _is_pytestmark(node))]
    for node in where.body:
        if isinstance(node, Tests) and node.name.startswith("test"):
            for mark in [*marks, *node.decorator_list]:
                for line, rule in _rules_of(mark):
                    yield "::".join([*path, node.name]), line, rule
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _named(node, [*marks, *node.decorator_list], [*path, node.name])


def _is_pytestmark(node: ast.stmt) -> TypeGuard[ast.Assign]:
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    )


def _rules_of(mark: ast.expr) -> Iterator[tuple[int, str | None]]:
    for node in ast.walk(mark):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value
                else:
                    yield node.lineno, None
