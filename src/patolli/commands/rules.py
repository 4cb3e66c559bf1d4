"""`patolli rules`: shows and searches a game's rulebook, and lists the tests of each rule."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ..games import canonical_name
from ..rulebook import coverage
from ..rulebook.coverage import Coverage, checkout_tests
from ..rulebook.parser import Rulebook, rulebook
from ..texts import preferred_language
from ..texts.rule_text import contents, looked_up
from .parameters import GameName, Language


def rules(
    game: GameName,
    *words: str,
    language: Language = None,
    coverage: bool = False,
    tests: Path | None = None,
) -> int:
    """Show the rules of a game, or search them.

    Parameters
    ----------
    words
        Nothing for the table of contents, an id (TZ-5.5 or 5.5) for that rule, the number of a chapter for
        its rules, or words for the rules that contain all of them.
    coverage
        List each rule with the tests that name it; the exit status is 1 if a rule has none.
    tests
        The folder with the tests, for --coverage.
    """
    book = rulebook(canonical_name(game), language or preferred_language())
    if coverage:
        return show_coverage(book, tests)
    lines, status = looked_up(book, list(words)) if words else (list(contents(book)), 0)
    print("\n".join(lines))
    return status


def show_coverage(book: Rulebook, tests: Path | None) -> int:
    found = coverage.coverage(book, tests if tests is not None else checkout_tests())
    print("\n".join(coverage_lines(book, found)))
    return 1 if found.missing or found.faults else 0


def coverage_lines(book: Rulebook, found: Coverage) -> Iterator[str]:
    """Yields the rules with tests, then the rules that state no behaviour, then the rules without tests."""
    named = {rule: tests for rule, tests in found.tests.items() if tests}
    for rule, tests in named.items():
        yield f"{rule} {book.title(rule)}"
        yield from (f"    {test}" for test in dict.fromkeys(tests))
    for rule, reason in found.excused.items():
        yield f"{rule} {book.title(rule)}: no behaviour ({reason})"
    for rule in found.missing:
        yield f"{rule} {book.title(rule)}: no test"
    yield from found.faults
    yield (
        f"{len(named)} of {len(book.rules)} rules have tests, {len(found.excused)} state no behaviour, "
        f"{len(found.missing)} have none"
    )
