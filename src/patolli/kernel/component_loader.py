"""Reads a game's components file into typed tables."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Generic, TypeVar

from .box import Box, read_box

COMPONENTS = "components.toml"
STRESS = "stress.toml"
"""The file with components for tests. Its values let random play reach every rule."""

C = TypeVar("C", bound=Box)


class ComponentLoader(Generic[C]):
    """Loads `components.toml` from a game's package.

    `make` creates an object of class C, and `read` fills its tables from the file. An owner's list must be as
    long as the printed one, unless `free_lists` contains its group and key ("tiles.effects").
    """

    package: str
    make: Callable[[], C]
    read: Callable[[C, Box], None]
    free_lists: list[str]
    loaded: dict[str, C]
    """The components that have already been loaded, by file name (COMPONENTS or STRESS)."""

    def __init__(
        self,
        package: str,
        make: Callable[[], C],
        read: Callable[[C, Box], None],
        free_lists: list[str] | None = None,
    ) -> None:
        self.package = package
        self.make = make
        self.read = read
        self.free_lists = free_lists or []
        self.loaded = {}

    def printed(self) -> C:
        """Returns the printed components. The file is read only once."""
        return self.once(COMPONENTS, None)

    def stress(self) -> C:
        """Returns the components for tests, with the values of `stress.toml`. The file is read only once."""
        return self.once(STRESS, STRESS)

    def from_owner(self, text: str) -> C:
        """Returns the components with the values from the text of an owner's file."""
        return self.load(text)

    def once(self, file: str, owner: str | None) -> C:
        if file not in self.loaded:
            self.loaded[file] = self.load(None if owner is None else self.text(owner))
        return self.loaded[file]

    def text(self, name: str) -> str:
        return files(self.package).joinpath(name).read_text(encoding="utf-8")

    def load(self, owner: str | None) -> C:
        box = read_box(self.text(COMPONENTS), owner, self.free_lists)
        components = self.make()
        components.tables = box.tables
        components.replaced = box.replaced
        components.digest = box.digest
        components.owner = box.owner
        self.read(components, box)
        box.done()
        return components
