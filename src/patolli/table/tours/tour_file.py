"""The file `tour.toml` of a game: its lessons, their initial positions, and the expected moves."""

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
"""A function and its arguments; a table at the end contains keyword arguments: `["give", 0, {corn = 5}]`."""


@dataclass(frozen=True)
class Mistake:
    """A likely wrong move, and the attribute of the step's message that replies to this move."""

    name: str
    move: str
    """A pattern for the wrong move, written like the patterns in `answer`."""
    after: list[str] | None = None
    """If set, the reply is given only after exactly these moves."""


@dataclass(frozen=True)
class TourStep:
    id: str
    chapter: str = ""
    """Begins this chapter."""
    start: Call | None = None
    """A function of the game's builder module that makes a position. None means that the step continues at
    the end of the previous one.
    """
    build: list[Call] = field(default_factory=list)
    """The methods of the builder that are called, in this order."""
    answer: list[list[str]] = field(default_factory=list)
    """The ways to solve the step. Each way is a list of the player's moves; in a move, `*` matches any words;
    the move `**` matches any number of moves. An empty list means that the player only reads the step.
    """
    script: list[str] = field(default_factory=list)
    """The answers of other seats and of chance, in order (`1: pass`, `chance: draw b07`). After the solution,
    the script also contains the player's own moves, such as `0: stop`.
    """
    expect: dict[str, Any] = field(default_factory=dict)
    """Facts on which the texts rely: fields of the final position, named by their path in a saved position.
    """
    point: list[str] = field(default_factory=list)
    """The CSS selectors of the elements that the page highlights."""
    wrong: list[Mistake] = field(default_factory=list)


@dataclass(frozen=True)
class Tour:
    game: str
    steps: list[TourStep]
    rivals: list[str]
    """The names of the other players."""
    first_game: dict[str, str]
    """The options of the game after the tour."""
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
    """Returns the game's own builder, with the initial position of a step."""
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
