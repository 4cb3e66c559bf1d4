"""A fake console that reads its input from a list or a function and stores the output."""

from __future__ import annotations

from collections.abc import Callable

from patolli.kernel.chance import ChanceSource, Seeded
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.terminal.console import Console
from patolli.terminal.seat_assignment import assign_seats
from patolli.terminal.terminal_table import TerminalTable
from patolli.texts import GameTexts, Messages

CURTAIN = "=== curtain ==="
SHOWN: list[TerminalTable] = []
"""The tables created by the current test."""


class Screen(Console):
    """A console without a terminal. After the last typed line, it sends Ctrl-D."""

    def __init__(self, typed: list[str] | Callable[[Screen], str | None]) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.typed = typed
        self.columns = 100

    def width(self) -> int:
        return self.columns

    def write(self, text: str = "") -> None:
        self.lines.extend(text.split("\n"))

    def ask(self, prompt: str) -> str | None:
        self.write(prompt)
        if not isinstance(self.typed, list):
            return self.typed(self)
        return self.typed.pop(0) if self.typed else None

    def clear(self) -> None:
        self.write(CURTAIN)

    def text(self) -> str:
        return "\n".join(self.lines)


def table(
    game: Game,
    seats: str,
    typed: list[str] | Callable[[Screen], str | None],
    language: str = "en",
    seed: int = 1,
    source: ChanceSource | None = None,
) -> tuple[TerminalTable, Screen]:
    """Returns a table whose game has not started, and its screen."""
    screen = Screen(typed)
    at_table = assign_seats(game, seats, None, Messages(language), seed)
    match = Match(game, len(at_table.names), source or Seeded(seed))
    SHOWN.append(TerminalTable(match, at_table, GameTexts(game, language, at_table.names), screen))
    return SHOWN[-1], screen
