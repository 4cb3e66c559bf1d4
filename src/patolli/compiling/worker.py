"""The process that compiles the rules into the cache: `python -m patolli.compiling.worker`.

It prints its progress in percent, one number per line, and finally `ready`, or `failed` with a reason.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from . import cache, recipe

NICE: Final = 15
"""The niceness of the process, which gives way to games in progress."""
ERROR_LENGTH: Final = 4000
TRY: Final = """
import importlib, sys
from pathlib import Path
from patolli.compiling.finder import CompiledRules
rules = CompiledRules(Path(sys.argv[1]))
sys.meta_path.insert(0, rules)
for name in sorted(rules.files):
    importlib.import_module(name)
"""


def report(percent: int) -> None:
    print(percent, flush=True)  # other lines of output, from mypyc and the compiler, are ignored


@contextlib.contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Waits until no other process is compiling. On systems without file locks, two processes may compile at
    the same time.
    """
    with (folder / ".lock").open("w") as file:
        with contextlib.suppress(ImportError, OSError):
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def copy_sources(package: Path, target: Path) -> None:
    """Copies all Python files, so that mypy reads them without other installed packages."""
    for path in package.rglob("*.py"):
        new = target / "patolli" / path.relative_to(package)
        new.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, new)


def must_load(library: Path) -> None:
    """Checks that all new extensions can be imported, in a separate process."""
    # -P keeps Python from importing the copied sources in the working directory
    command = [sys.executable, "-P", "-c", TRY, str(library)]
    environment = {**os.environ, "PATOLLI_MYPYC": "0"}
    run = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if run.returncode:
        raise recipe.BuildError(f"the compiled rules cannot be loaded: {run.stderr[-ERROR_LENGTH:]}")


def make_entry() -> Path:
    """Compiles the rules of this installation and returns the cache entry. Waits if another process is
    compiling them.
    """
    folder = cache.folder()
    folder.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(folder):
        name = cache.key()
        if (folder / name).is_dir():
            return folder / name
        with tempfile.TemporaryDirectory(prefix=".", dir=folder, ignore_cleanup_errors=True) as scratch:
            sources = Path(scratch) / "src"
            copy_sources(cache.PACKAGE, sources)
            try:
                library = recipe.compile_modules(sources, Path(scratch) / "work", report)
                must_load(library)
            except (Exception, SystemExit) as fault:
                cache.failure(name).write_text(f"{fault}\n"[:ERROR_LENGTH], encoding="utf-8")
                raise
            return cache.keep(library, name)


def main() -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    try:
        make_entry()
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - after any failure, the plain rules are used
        print(f"failed {' '.join(str(fault).split())[-500:]}", flush=True)
        sys.exit(1)
    print("ready", flush=True)


if __name__ == "__main__":
    main()
