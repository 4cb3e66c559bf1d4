"""Reads the components of a game into its own typed tables."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Generic, TypeVar

from .box import Box, read_box

COMPONENTS = "components.toml"
STRESS = "stress.toml"
"""An owner's file with which even careless play reaches every rule; for testing."""

C = TypeVar("C", bound=Box)


class ComponentLoader(Generic[C]):
    """Loads `components.toml` from a game's folder; `read` fills the tables of a new C from it.

    A replaced list keeps its length, but for those in `free_lists`, named by group and key ("tiles.effects").
    """

    package: str
    make: Callable[[], C]
    read: Callable[[C, Box], None]
    free_lists: list[str]
    loaded: dict[str, C]
    """What never changes: the printed components and those of the stress file, by file."""

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
        """The components as they are printed; read once."""
        return self.once(COMPONENTS, None)

    def stress(self) -> C:
        """The components with the values of `stress.toml`; read once."""
        return self.once(STRESS, STRESS)

    def from_owner(self, text: str) -> C:
        """The components with the values that the owner of a box replaced."""
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
