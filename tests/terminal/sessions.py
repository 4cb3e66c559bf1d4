"""Short terminal sessions with the proving game, with a one-line board and without lists of answers."""

from __future__ import annotations

import re
from typing import Any

from patolli.kernel.chance import ChanceSource, TypedChance
from patolli.texts import GameTexts
from tests.kernel.lanterns.game import GAME
from tests.terminal.screen import Screen, table


class Board:
    """A board drawn as a single line."""

    def board(self, shown: dict[str, Any], texts: GameTexts, seat: int, width: int) -> list[str]:
        return [f"[board for {texts.seat(seat)}]"]

    def holdings(self, shown: dict[str, Any], texts: GameTexts, seat: int, width: int) -> list[str]:
        return [f"[{shown['beans'][seat]} beans]"]

    def change(self, before: dict[str, Any], after: dict[str, Any], texts: GameTexts, seat: int) -> str:
        return ""


def session(seats: str, typed: list[str], source: ChanceSource | None = None) -> tuple[list[str], list[str]]:
    """Plays a session. Returns the lines on the screen, including what was typed after each prompt, and the
    moves with their seats.
    """
    played, screen = table(GAME, seats, [], source=source)
    entered = list(typed)

    def answer(_: Screen) -> str | None:
        if not entered:
            return None
        screen.lines[-1] += entered[0]
        return entered.pop(0)

    screen.typed = answer
    screen.remark = lambda text: screen.write(f"~ {text}")  # type: ignore[method-assign]
    played.text_board = Board()
    played.run()
    left_out = re.compile(r" {2,}\d+  |      (Type what came|computer draw this|“save FILE”)")
    lines = [line for line in screen.lines if not left_out.match(line)]
    return lines, [f"{GAME.vocabulary.text(entry.move)} by {entry.seat}" for entry in played.match.log]


def by_hand() -> TypedChance:
    return TypedChance(bytes(32), [])
