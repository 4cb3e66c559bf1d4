"""Reads `tour.toml`, which contains a game's lessons with their positions and expected moves."""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from ... import game_index
from ...kernel.errors import PatolliError
from ...kernel.position import Position
from ...kernel.position_builder import PositionBuilder

FILE: Final = "tour.toml"
Call = list[Any]
"""The name of a function and its arguments. A table at the end contains keyword arguments: `["give", 0, {corn
= 5}]`.
"""


@dataclass(frozen=True)
class Mistake:
    """A likely wrong move. `name` determines the attribute of the step's message that replies to it."""

    name: str
    move: str
    """A pattern for the move, as in `answer`."""
    after: list[str] | None = None
    """If set, the reply is only used after exactly these moves."""


@dataclass(frozen=True)
class TourStep:
    id: str
    chapter: str = ""
    """The id of a chapter that begins with this step, or an empty string."""
    start: Call | None = None
    """The function of the game's builder module that creates the position, or None if the step continues from
    the end of the previous one.
    """
    build: list[Call] = field(default_factory=list)
    """The builder methods that are called, in this order."""
    answer: list[list[str]] = field(default_factory=list)
    """The solutions of the step, each a list of moves. In a move, `*` matches any words. `**` matches any
    number of moves. Without a solution, the step is only read.
    """
    script: list[str] = field(default_factory=list)
    """The moves of chance and of other seats, in order (`1: pass`, `chance: draw b07`). It may continue with
    moves of the player, such as `0: stop`, which are played after the solution.
    """
    expect: dict[str, Any] = field(default_factory=dict)
    """Values that the texts rely on: fields of the final position, by their path in a saved position."""
    point: list[str] = field(default_factory=list)
    """CSS selectors of the elements that the page highlights."""
    wrong: list[Mistake] = field(default_factory=list)


@dataclass(frozen=True)
class Tour:
    game: str
    steps: list[TourStep]
    rivals: list[str]
    """The names of the other players."""
    first_game: dict[str, str]
    """The suggested options for a game after the tour."""
    first_players: int

    def index(self, id_: str) -> int:
        for i, step in enumerate(self.steps):
            if step.id == id_:
                return i
        raise PatolliError(f"the tour of {self.game} has no step {id_!r}")

    def chapter_of(self, index: int) -> str:
        return next(step.chapter for step in reversed(self.steps[: index + 1]) if step.chapter)


def has_tour(game: str) -> bool:
    return game_index.folder(game).joinpath(FILE).is_file()


@lru_cache(maxsize=8)
def tour(game: str) -> Tour:
    import tomllib

    if not has_tour(game):
        raise PatolliError(f"{game} has no tour")
    given = tomllib.loads(game_index.folder(game).joinpath(FILE).read_text(encoding="utf-8"))
    steps = [read_step(one) for one in given["step"]]
    return Tour(
        game, steps, given.get("rivals", []), given.get("first_game", {}), given.get("first_players", 2)
    )


def read_step(given: dict[str, Any]) -> TourStep:
    answer = given.pop("answer", [])
    lines = [answer] if answer and isinstance(answer[0], str) else answer
    wrong = [Mistake(**one) for one in given.pop("wrong", [])]
    return TourStep(**given, answer=lines, wrong=wrong)


# ---- positions ----------------------------------------------------------------------------------------


def called(target: Any, call: Call) -> Any:
    name, *arguments = call
    named = arguments.pop() if arguments and isinstance(arguments[-1], dict) else {}
    if name.startswith("_") or not callable(getattr(target, name, None)):
        raise PatolliError(f"the builder has no {name!r}")
    return getattr(target, name)(*arguments, **named)


def builder_of(game: str, start: Call) -> PositionBuilder[Any]:
    """Returns the game's builder for the position with which a step begins."""
    module = importlib.import_module(game_index.module(game, "builder"))
    made = called(module, start)
    if isinstance(made, PositionBuilder):
        return made
    for found in vars(module).values():
        if (
            isinstance(found, type)
            and issubclass(found, PositionBuilder)
            and found.__module__ == module.__name__
        ):
            return found(made)  # type: ignore[call-arg]
    raise PatolliError(f"{game} has no builder")


def built(game: str, step: TourStep) -> Position:
    assert step.start is not None
    builder = builder_of(game, step.start)
    for call in step.build:
        called(builder, call)
    found: Position = builder.build()
    return found
