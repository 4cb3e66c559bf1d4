"""The cache of rules compiled after the installation, in the user's cache folder.

Each entry is a folder named after a digest of the sources, the recipe and the Python version. Entries are
created by renaming a finished folder, so they are always complete.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

from . import recipe

PACKAGE: Final = Path(__file__).parents[1]
KEPT: Final = 3
"""The maximum number of entries. The oldest are deleted."""
FAILED: Final = ".failed"
"""The suffix of a file that contains the reason why compiling failed, so that it is not attempted again at
every start.
"""


def folder() -> Path:
    """Returns PATOLLI_CACHE, or a folder in the user's cache."""
    wish = os.environ.get("PATOLLI_CACHE")
    if wish:
        return Path(wish)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "patolli" / "compiled"


def key(sources: Path = PACKAGE.parent) -> str:
    python = f"{sys.implementation.cache_tag} {sysconfig.get_config_var('EXT_SUFFIX')}"
    digest = hashlib.sha256(python.encode())
    digest.update((PACKAGE / "compiling" / "recipe.py").read_bytes())
    for module in recipe.compiled_sources(sources):
        digest.update(module.as_posix().encode() + b"\0" + (sources / module).read_bytes() + b"\0")
    return digest.hexdigest()[:24]


def applies(package: Path = PACKAGE) -> bool:
    """Returns whether the cache is used. It is not used if the package itself contains compiled rules, or in
    a checkout, where sources change often.
    """
    if os.environ.get("PATOLLI_MYPYC") == "0" or (package / "compiled.stamp").exists():
        return False
    return not (package.parents[1] / "hatch_build.py").exists()


def entry() -> Path | None:
    """Returns the folder with compiled rules for the current sources, or None."""
    try:
        at = folder()
        if not at.is_dir() or not applies():
            return None
        found = at / key()
        return found if found.is_dir() else None
    except (OSError, RuntimeError):
        return None


def keep(built: Path, name: str) -> Path:
    """Turns a folder of extension modules into an entry. It must be on the same file system as the cache."""
    at = folder() / name
    with contextlib.suppress(OSError):  # another process may have been faster, with the same result
        built.rename(at)
    failure(name).unlink(missing_ok=True)
    forget_old(at)
    return at


def forget_old(newest: Path) -> None:
    entries = [path for path in folder().iterdir() if path.is_dir() and not path.name.startswith(".")]
    entries.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in [path for path in entries if path != newest][KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


def failure(name: str) -> Path:
    return folder() / (name + FAILED)
