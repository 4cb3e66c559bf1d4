"""Class and module names must be unique outside the games, and class names within each game."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from patolli import games

PACKAGE = Path(__file__).parents[1] / "src" / "patolli"
NOT_SHARED = {"games", "web"}
NOT_COMPARED = {"__init__", "__main__"}
NAMED_BY_OTHERS = ("commands/", "table/store/migrations/")
"""Modules whose names are fixed by something else: a command's module is named after the command, and a
migration after its change.
"""
ON_THE_WIRE = {"Scores"}
"""Kernel classes that have a counterpart of the same name in `table/protocol`."""
NOUNS_IN_ING = {"begging", "ending", "scoring"}
"""Words ending in -ing that are nouns in a game's rulebook."""
METAPHORS = {
    "again", "ears", "eyes", "house", "keeper", "live", "manner", "news", "picture", "shelf", "sight",
    "talk", "words",
}  # fmt: skip


def sources() -> Iterator[tuple[str, Path]]:
    """Yields every Python file outside the games' folders, with its path inside the package."""
    for file in sorted(PACKAGE.rglob("*.py")):
        path = file.relative_to(PACKAGE)
        if path.parts[0] not in NOT_SHARED:
            yield path.as_posix(), file


def sources_of(game: str) -> Iterator[tuple[str, Path]]:
    for file in sorted((PACKAGE / "games" / game.replace("-", "_")).rglob("*.py")):
        yield file.relative_to(PACKAGE).as_posix(), file


def classes(files: Iterable[tuple[str, Path]]) -> dict[str, list[str]]:
    """Returns, for each class name, the files that define such a class."""
    found: dict[str, list[str]] = defaultdict(list)
    for path, file in files:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path)
    return found


def test_a_class_name_has_one_meaning() -> None:
    found = classes(sources())
    twice = {name: paths for name, paths in found.items() if len(paths) > 1 and name not in ON_THE_WIRE}
    assert twice == {}
    assert all(len(found[name]) == 2 for name in ON_THE_WIRE)


@pytest.mark.parametrize("game", games.names())
def test_a_class_name_has_one_meaning_in_a_game(game: str) -> None:
    found = classes(sources_of(game))
    assert len(found) > 50
    assert {name: paths for name, paths in found.items() if len(paths) > 1} == {}


def test_a_module_name_has_one_meaning() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path, file in sources():
        if file.stem not in NOT_COMPARED and not path.startswith(NAMED_BY_OTHERS):
            found[file.stem].append(path)
    assert {name: paths for name, paths in found.items() if len(paths) > 1} == {}


def test_no_module_is_named_by_a_bare_gerund_or_a_metaphor() -> None:
    everything = [*sources(), *(one for game in games.names() for one in sources_of(game))]
    wrong = [
        path
        for path, file in everything
        if (re.fullmatch(r"[a-z]+ing", file.stem) and file.stem not in NOUNS_IN_ING) or file.stem in METAPHORS
    ]
    assert wrong == []
