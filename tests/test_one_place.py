"""All code about a game is in the game's folder: shared code names no game, and a game from another package
can be played.
"""

import importlib.metadata
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from patolli import game_index, games
from patolli.arena.ladder import ladder_matches
from patolli.kernel.errors import PatolliError

ROOT = Path(__file__).parents[1]
OUTSIDE = "tests.kernel.lanterns"
NAMES = re.compile(r"tzolk|azteca|teotihuac|chich[eé]n|lanterns", re.IGNORECASE)
CODE = {".py", ".toml", ".ts", ".tsx", ".css"}
OF_GAMES = ("src/patolli/games/", *(f"web/src/boards/{name}/" for name in games.names()))


def shared_sources() -> Iterator[Path]:
    for folder in ("src/patolli", "web/src"):
        for file in sorted((ROOT / folder).rglob("*")):
            path = file.relative_to(ROOT).as_posix()
            built = "/static/" in path or "node_modules" in path
            if file.suffix in CODE and not path.startswith(OF_GAMES) and not built:
                yield file


@pytest.mark.parametrize("folder", ["src/patolli", "web/src"])
def test_shared_code_names_no_game(folder: str) -> None:
    found = [
        f"{file.relative_to(ROOT).as_posix()}:{number}: {line.strip()}"
        for file in shared_sources()
        if file.is_relative_to(ROOT / folder)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("file", ["pyproject.toml", "hatch_build.py", "web/vite.config.ts", "web/biome.json"])
def test_settings_of_tools_name_no_game(file: str) -> None:
    assert NAMES.findall((ROOT / file).read_text(encoding="utf-8")) == []


# A game from another package in the terminal, arena and fuzzer; tests/table and tests/browser test it at
# tables


def patolli(*words: str, typed: str = "") -> str:
    environment = {**os.environ, game_index.VARIABLE: OUTSIDE}
    done = subprocess.run(
        [sys.executable, "-m", "patolli", *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=environment,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_of_another_package_is_listed() -> None:
    assert "lanterns" in patolli("about")
    assert "lanterns" not in games.names()


def test_a_game_of_another_package_plays_in_the_terminal() -> None:
    printed = patolli("play", "Lanterns", "--seats", "you,greedy:1", "--seed", "3", typed="1\n0\n2\n" * 400)
    assert "night: 1" in printed
    assert "wins" in printed.splitlines()[-1]


def test_a_game_of_another_package_plays_in_the_arena() -> None:
    printed = patolli("arena", "lanterns", "--players", "greedy:1", "random", "--games", "2")
    assert printed.startswith("lanterns: 2 games")


def test_a_game_of_another_package_is_fuzzed() -> None:
    printed = patolli("fuzz", "lanterns", "--players", "2", "--games", "2")
    assert "lanterns, 2 players: 2 games" in printed
    assert "clean" in printed


def test_an_entry_point_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = EntryPoint("lanterns", OUTSIDE, game_index.GROUP)
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: [installed])
    monkeypatch.setenv(game_index.VARIABLE, " ")  # no game may have been loaded and cached before
    assert games.load("lanterns").title == "Lanterns"


def test_a_package_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(game_index.VARIABLE, "nowhere.nothing")
    with pytest.raises(PatolliError, match=r"should be in nowhere\.nothing\.game"):
        games.load("nothing")
    assert games.load("tzolkin").title


def test_every_manifest_is_read() -> None:
    for name in games.names():
        assert isinstance(game_index.manifest(name), game_index.Manifest)
        assert ladder_matches(name)


def test_a_manifest_with_an_unknown_key_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "misspelled"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / game_index.MANIFEST).write_text('[level]\nlevel-1 = "random"\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv(game_index.VARIABLE, "misspelled")
    with pytest.raises(ValueError, match="unknown keys: level"):
        game_index.manifest("misspelled")
