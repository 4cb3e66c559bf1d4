"""Loads compiled rules from the cache instead of the plain modules in the package."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class CompiledRules(MetaPathFinder):
    """Finds the extension modules of one cache entry."""

    def __init__(self, entry: Path) -> None:
        self.entry = entry
        self.files: dict[str, Path] = {}
        for above, _, files in os.walk(entry):
            package = Path(above).relative_to(entry).parts
            for file in files:
                stem, dot, suffix = file.partition(".")
                if dot + suffix in EXTENSION_SUFFIXES:
                    self.files[".".join([*package, stem])] = Path(above, file)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def active() -> bool:
    return any(isinstance(finder, CompiledRules) for finder in sys.meta_path)


def install() -> None:
    """Makes later imports use compiled rules if there are any for these sources."""
    from . import cache

    found = cache.entry()
    if found is not None and not active():
        sys.meta_path.insert(0, CompiledRules(found))
