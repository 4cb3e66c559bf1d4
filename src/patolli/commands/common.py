"""Helpers for several commands: files, options of a game, and parallel work."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from ..kernel.box import Box
from ..kernel.errors import PatolliError
from ..kernel.game import Game

T = TypeVar("T")


MOST_BYTES: Final = 64_000_000


def read_text(file: Path, most: int = MOST_BYTES) -> str:
    """Reads a text file that the user named. Raises an error if it has more than `most` bytes."""
    try:
        with file.open("rb") as opened:
            found = opened.read(most + 1)
        if len(found) > most:
            raise PatolliError(f"{file} has more than {most} bytes")
        return found.decode("utf-8").replace("\r\n", "\n")
    except OSError as fault:
        raise PatolliError(f"{file} cannot be read: {fault.strerror or fault}") from None
    except UnicodeDecodeError:
        raise PatolliError(f"{file} is not a text file") from None


def write_whole(file: Path, text: str) -> None:
    """Writes a file atomically."""
    draft = file.with_name(file.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def box_of(game: Game, components: Path | None) -> Box:
    """Returns the printed components, or those in the given components file."""
    return game.printed_box() if components is None else game.owners_box(read_text(components))


def options_of(given: list[str]) -> dict[str, str]:
    """Parses options given as name=value."""
    chosen: dict[str, str] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise PatolliError(f"an option is given as name=value, not {one!r}")
        chosen[name.strip()] = value.strip()
    return chosen


def portions(games: int, workers: int) -> list[range]:
    """Splits the games into portions small enough for all workers to finish at about the same time."""
    size = max(1, min(50, -(-games // max(1, workers * 4))))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def spread(work: Callable[[range], T], games: int, workers: int) -> list[T]:
    """Runs `work` on all portions, in this process or in several, and returns the results in order."""
    if games < 1 or workers < 1:
        raise PatolliError("at least one game and one worker are needed")
    if workers == 1:
        return [work(portion) for portion in portions(games, 1)]
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(work, portions(games, workers)))
