"""Compiling rules after the installation: the location of the cache, when it is used, and how
it is filled.
"""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path

import pytest

from patolli.compiling import background, cache, finder, recipe, worker
from patolli.compiling.background import BackgroundCompiler

SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installation without compiled rules: a site-packages folder, and an empty cache next to it."""
    sources = tmp_path / "lib" / "site-packages"
    for name in ("kernel/position.py", "games/tzolkin/corn.py", "compiling/recipe.py"):
        path = sources / "patolli" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("corn = 1\n")
    monkeypatch.setenv("PATOLLI_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("PATOLLI_MYPYC", raising=False)
    monkeypatch.setattr(cache, "PACKAGE", sources / "patolli")
    monkeypatch.setattr(cache.key, "__defaults__", (sources,))
    monkeypatch.setattr(cache.applies, "__defaults__", (sources / "patolli",))
    return sources


def compiled(_sources: Path, work: Path, report: recipe.Report | None = None) -> Path:
    """A fake compiler that creates empty libraries."""
    library = work / "lib"
    (library / "patolli/kernel").mkdir(parents=True)
    (library / f"patolli/kernel/position{SUFFIX}").touch()
    (library / f"patolli_kernel__mypyc{SUFFIX}").touch()
    if report is not None:
        report(100)
    return library


def fails(_sources: Path, _work: Path, _report: recipe.Report | None = None) -> Path:
    raise recipe.BuildError("the compiler crashed")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recipe, "compile_modules", compiled)
    monkeypatch.setattr(worker, "must_load", lambda library: None)


@pytest.mark.usefixtures("quick")
def test_what_was_compiled_is_found_until_a_source_changes(installed: Path) -> None:
    assert cache.entry() is None
    made = worker.make_entry()
    assert cache.entry() == made
    (installed / "patolli/kernel/position.py").write_text("corn = 2\n")
    assert cache.entry() is None
    (installed / "patolli/kernel/position.py").write_text("corn = 1\n")
    assert cache.entry() == made, "a text of another file needs no compiler"


@pytest.mark.usefixtures("quick")
def test_a_second_process_uses_what_the_first_has_made(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = worker.make_entry()
    monkeypatch.setattr(recipe, "compile_modules", fails)
    assert worker.make_entry() == made


@pytest.mark.usefixtures("quick")
def test_old_entries_are_deleted(installed: Path) -> None:
    made = []
    for n in range(cache.KEPT + 2):
        (installed / "patolli/kernel/position.py").write_text(f"corn = {n}\n")
        made.append(worker.make_entry())
    assert [path.is_dir() for path in made[-1:]] == [True]
    assert sum(path.is_dir() for path in made) == cache.KEPT


@pytest.mark.usefixtures("installed")
def test_a_failure_is_kept_and_not_tried_at_every_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recipe, "compile_modules", fails)
    monkeypatch.setattr(recipe, "can_compile", lambda: True)
    assert background.obstacle() == ""
    with pytest.raises(recipe.BuildError):
        worker.make_entry()
    assert "crashed" in cache.failure(cache.key()).read_text()
    assert background.obstacle() == "failed"
    assert [path.name for path in cache.folder().iterdir() if path.is_dir()] == [], (
        "no half of an entry stays"
    )


@pytest.mark.usefixtures("quick")
def test_not_in_a_checkout_nor_where_rules_are_compiled_nor_where_plain_ones_are_wanted(
    installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker.make_entry()
    monkeypatch.setenv("PATOLLI_MYPYC", "0")
    assert cache.entry() is None
    assert background.obstacle() == "off"
    monkeypatch.delenv("PATOLLI_MYPYC")
    (installed / "patolli/compiled.stamp").touch()
    assert cache.entry() is None
    (installed / "patolli/compiled.stamp").unlink()
    assert cache.entry() is not None
    (installed.parent / "hatch_build.py").touch()
    assert cache.entry() is None
    assert background.obstacle() == "checkout"


@pytest.mark.usefixtures("installed")
def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(recipe, "can_compile", lambda: False)
    assert background.obstacle() == "no-compiler"
    monkeypatch.setattr(recipe, "can_compile", lambda: True)
    monkeypatch.setattr(background, "find_spec", lambda name: None)
    assert background.obstacle() == "no-mypyc"
    monkeypatch.undo()
    monkeypatch.setattr(cache, "applies", lambda: True)
    monkeypatch.setattr(recipe, "can_compile", lambda: True)
    (tmp_path / "file").touch()
    monkeypatch.setenv("PATOLLI_CACHE", str(tmp_path / "file" / "below"))
    assert background.obstacle() == "read-only"


def test_the_finder_serves_modules_and_their_libraries_only(tmp_path: Path) -> None:
    library = compiled(tmp_path, tmp_path)
    rules = finder.CompiledRules(library)
    for name in ("patolli.kernel.position", "patolli_kernel__mypyc"):
        spec = rules.find_spec(name)
        assert spec is not None
        assert isinstance(spec.loader, ExtensionFileLoader)
    assert rules.find_spec("patolli.kernel") is None
    assert rules.find_spec("patolli.table.server") is None
    assert not finder.active()
    sys.meta_path.insert(0, rules)
    try:
        assert finder.active()
    finally:
        sys.meta_path.remove(rules)


def followed(monkeypatch: pytest.MonkeyPatch, lines: str) -> tuple[BackgroundCompiler, list[str]]:
    monkeypatch.setattr(background, "WORKER", "tests.compiling.silent_compiler")
    monkeypatch.setenv("PATOLLI_TEST_LINES", lines)
    compiler, told = BackgroundCompiler(), list[str]()
    compiler.state = "compiling"
    compiler.follow(told.append)
    return compiler, told


def test_the_server_follows_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler, told = followed(monkeypatch, "10,patolli/x.py: warning: 3,55,ready")
    assert (compiler.state, compiler.percent, compiler.generation) == ("ready", 55, 1)
    assert "bots and previews use them now" in told[-1]


def test_a_compiler_that_fails_leaves_plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler, told = followed(monkeypatch, "10,failed no room left")
    assert (compiler.state, compiler.why, compiler.generation) == ("plain", "failed", 0)
    assert told[-1].endswith("could not be compiled: no room left")


def test_groups_share_libraries() -> None:
    found = [Path("patolli/kernel/a.py"), Path("patolli/games/x/b.py"), Path("patolli/games/x/c/d.py")]
    assert recipe.groups(found) == [
        (["patolli/kernel/a.py"], "patolli_kernel"),
        (["patolli/games/x/b.py", "patolli/games/x/c/d.py"], "patolli_x"),
    ]


def test_rules_that_cannot_be_loaded_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = compiled(tmp_path, tmp_path)  # empty files are not valid extension modules
    with pytest.raises(recipe.BuildError, match="cannot be loaded"):
        worker.must_load(library)


def test_the_trial_imports_the_installed_package_not_the_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "patolli").mkdir()
    (tmp_path / "patolli/__init__.py").write_text("raise RuntimeError('a copy of the sources')\n")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lib").mkdir()
    worker.must_load(tmp_path / "lib")
