"""The package: imports, compiled modules, and the output of the command line."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import hatch_build
import patolli
from patolli import build_info, cli
from patolli.compiling import recipe

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "patolli"
KERNEL = sorted((PACKAGE / "kernel").rglob("*.py"))
GAMES = sorted((PACKAGE / "games").rglob("*.py"))


# Imports


def imported(source: Path) -> Iterator[str]:
    """Yields the full names of all modules imported anywhere in a file."""
    package = source.parent.relative_to(ROOT / "src").parts
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*above, *([node.module] if node.module else [])])
            # `from patolli import games` imports patolli.games; `from . import temples` imports a
            # neighbouring module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def foreign(source: Path, *rooms: str) -> list[str]:
    """Returns a file's imports from outside the standard library and the allowed packages."""
    return [
        name
        for name in imported(source)
        if name.partition(".")[0] not in sys.stdlib_module_names
        and not any(name == room or name.startswith(room + ".") for room in rooms)
    ]


@pytest.mark.parametrize("source", KERNEL, ids=lambda path: path.name)
def test_the_kernel_imports_only_the_standard_library(source: Path) -> None:
    compiler_names = ["mypy_extensions", "typing_extensions"] if source.name == "native.py" else []
    assert foreign(source, "patolli.kernel", *compiler_names) == []


@pytest.mark.parametrize("source", GAMES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_game_imports_only_the_standard_library_the_kernel_and_itself(source: Path) -> None:
    inside = source.relative_to(PACKAGE / "games").parts
    own = [f"patolli.games.{inside[0]}"] if len(inside) > 1 else ["patolli.games", "patolli.game_index"]
    assert foreign(source, "patolli.kernel", *own) == []


def test_a_foreign_import_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    source = tmp_path / "src/patolli/games/azteca/battle.py"
    source.parent.mkdir(parents=True)
    source.write_text(
        "import json, numpy.random\n"
        "from . import wall\n"
        "from ..tzolkin import corn\n"
        "from patolli.kernel.native import i64\n"
        "def late() -> None:\n    from patolli import players\n"
    )
    found = foreign(source, "patolli.kernel", "patolli.games.azteca")
    assert found == ["numpy.random", "patolli.games.tzolkin.corn", "patolli.players"]


# What is compiled


@pytest.mark.both
def test_compiled_rules_run_where_they_are_asked_for() -> None:
    if os.environ.get("PATOLLI_MYPYC") == "1":
        assert patolli.compiled()
    assert build_info.rules() == ("compiled" if patolli.compiled() else "plain")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Creates a small package tree with the structure of src."""
    files = {
        "patolli/__init__.py": "",
        "patolli/kernel/__init__.py": '"""Only a description."""\n',
        "patolli/kernel/secrets/__init__.py": '"""Names."""\n\nfrom .hands import Hands as Hands\n',
        "patolli/kernel/position_builder.py": "built = 1\n",
        "patolli/kernel/native.py": "i64 = int\n",
        "patolli/kernel/position.py": "corn = 1\n",
        "patolli/games/tzolkin/wheels/palenque.py": "",
        "patolli/games/tzolkin/conftest.py": "",
        "patolli/games/tzolkin/test_wheels.py": "",
        "patolli/players/greedy.py": "# compiled\n",
        "patolli/players/clicker.py": '"""Not one of the\n\n# compiled players."""\n',
        "patolli/table/server.py": "# compiled\n",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_the_modules_to_compile_are_found_not_listed(house: Path) -> None:
    assert [path.as_posix() for path in recipe.modules(house)] == [
        "patolli/games/tzolkin/wheels/palenque.py",
        "patolli/kernel/position.py",
        "patolli/players/greedy.py",
    ]


def test_a_compiled_module_never_shadows_a_newer_source_unnoticed(house: Path) -> None:
    package = house / "patolli"
    assert build_info.stale(package) == []

    extension = package / "kernel" / f"position{EXTENSION_SUFFIXES[0]}"
    extension.touch()
    assert build_info.stale(package) == [extension.relative_to(package).as_posix()], "a build cut short"

    (package / hatch_build.STAMP).write_text(hatch_build.stamp(house))
    assert build_info.stale(package) == []

    (package / "kernel" / "position.py").write_text("corn = 2\n")
    (package / "players" / "greedy.py").unlink()
    assert build_info.stale(package) == ["kernel/position.py", "players/greedy.py"]

    assert hatch_build.clean(house) == 1
    assert build_info.stale(package) == []
    assert not (package / hatch_build.STAMP).exists()


def test_extensions_of_another_python_do_not_count(house: Path) -> None:
    (house / "patolli" / "kernel" / "position.cpython-27-sundial.so").touch()
    assert build_info.stale(house / "patolli") == []


def test_a_missing_kernel_is_not_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_info, "PACKAGE", tmp_path)
    assert not patolli.compiled()


def test_an_unknown_wish_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_MYPYC", "perhaps")
    with pytest.raises(recipe.BuildError, match="'perhaps'; it can be 0"):
        hatch_build.wish()


# The command line


def patolli_says(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "patolli.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_about_welcomes() -> None:
    said = patolli_says("about")
    assert said.returncode == 0
    assert said.stdout.startswith(f"Patolli {patolli.__version__}, {build_info.rules()} rules\nGames: ")
    assert all(f"patolli {command.name} " in said.stdout for command in cli.COMMANDS)
    assert said.stderr == ""


def test_without_arguments_the_table_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(cli, "run", called.append)
    cli.main([])
    assert called == [["serve"]]


def test_version() -> None:
    assert patolli_says("--version").stdout == patolli.__version__ + "\n"


def test_help_names_every_command() -> None:
    said = patolli_says("--help")
    assert said.returncode == 0
    assert all(command.summary[:20] in said.stdout for command in cli.COMMANDS)


@pytest.mark.parametrize("command", cli.COMMANDS, ids=lambda command: command.name)
def test_every_command_can_be_imported_and_explains_itself(command: cli.Command) -> None:
    said = patolli_says(command.name, "--help")
    assert said.returncode == 0
    assert said.stdout.startswith(f"Usage: patolli {command.name}")


def test_an_unknown_command_is_one_line_and_status_2() -> None:
    said = patolli_says("dance")
    assert said.returncode == 2
    assert said.stdout == ""
    assert re.fullmatch(r"patolli: .*dance.*\n", said.stderr)


def test_bad_input_is_one_line_and_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    errors = pytest.importorskip("patolli.kernel.errors")

    def refuses(words: list[str]) -> None:
        raise errors.PatolliError("TZ-5.5: no worker\nis left")

    monkeypatch.setattr(cli, "run", refuses)
    with pytest.raises(SystemExit) as exit_:
        cli.main(["replay", "lost.txt"])
    assert exit_.value.code == 2
    assert capsys.readouterr().err == "patolli: TZ-5.5: no worker is left\n"


def test_stale_rules_are_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_info, "stale", lambda: ["kernel/position.py", "kernel/agenda.py"])
    cli.main(["--version"])
    heard = capsys.readouterr()
    assert heard.out == patolli.__version__ + "\n"
    assert "older than their sources (kernel/position.py and 1 more)" in heard.err


def test_the_welcome_imports_no_rules_and_no_parser() -> None:
    code = "import sys; from patolli.cli import main; main(['about']); print(*sorted(sys.modules))"
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    loaded = said.stdout.splitlines()[-1].split()
    assert not {"cyclopts", "patolli.kernel", "patolli.games"} & set(loaded)


def test_the_package_runs_as_a_module() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "patolli", "about"], capture_output=True, text=True, check=True
    )
    assert told.stdout.startswith("Patolli ")


def test_the_library_is_what_the_package_offers() -> None:
    from patolli import LIBRARY, api

    assert set(api.__all__) == LIBRARY
