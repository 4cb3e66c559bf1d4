"""Players that are separate programs, in any language and on any machine (docs/bot-protocol.md).

./mybot           ./mybot:seconds=2:memory=512     (a file on this machine)
tcp:host:9000                                      (a program that listens at this address)
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from ..kernel import seat_view
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from ..kernel.scores import Scores
from .bot_program import SOCKET, BotProgram, place_and_settings
from .bot_program import is_program as is_program

VARIABLE: Final = "PATOLLI_BOTS"
"""The environment variable with the programs that the server offers, one line `name=program` for each. Worker
processes read it, too.
"""
MOST_NAME: Final = 40


class ProgramPlayer:
    def __init__(self, name: str, game: Game, seed: int, show_errors: bool = False) -> None:
        self.program = BotProgram(name, show_errors)
        self.game = game
        self.seed = seed
        self.chair = "1"
        self.asked = 0

    def reseed(self, seed: int, chair: str) -> None:
        self.seed = seed
        self.chair = chair or "1"

    def choose(self, observed: Position, seat: int) -> int:
        self.asked += 1
        about = {
            "game": self.game.name,
            "edition": self.game.edition,
            "players": observed.players,
            "seat": seat,
            "seed": self.seed,
        }
        text = self.program.choose(about, self.question(observed, seat))
        return self.game.vocabulary.move(text)

    def question(self, observed: Position, seat: int) -> dict[str, Any]:
        features = self.game.features()
        numbers = {} if features is None else {"numbers": features.observe(observed, seat)}
        return {
            "id": self.chair,
            "number": self.asked,
            **seat_view.view(self.game, observed, seat),
            **numbers,
        }

    def end_game(self, scores: Scores) -> None:
        """Informs the program that the game is over, and lets it exit."""
        self.program.over(self.chair, seat_view.scores_dict(scores))
        self.program.close()


def offered_bots() -> dict[str, str]:
    """Returns the programs that this server offers as bots, by name."""
    lines = os.environ.get(VARIABLE, "").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def offer_bots(given: list[str], taken: list[str]) -> None:
    """Makes this process and its child processes offer these programs, each given as name=program."""
    lines: list[str] = []
    names = list(taken)
    for one in given:
        name, equals, program = (part.strip() for part in one.partition("="))
        if not equals or not 0 < len(name) <= MOST_NAME or not name.isprintable():
            raise PatolliError(
                f"a bot is given as name=program, with a name of 1 to {MOST_NAME} characters, not {one!r}"
            )
        if name in names or ":" in name:
            raise PatolliError(f"{name!r} is not free as the name of a bot")
        BotProgram(program)
        if not program.startswith(SOCKET):
            place = place_and_settings(program)[0]
            program = str(Path(place).expanduser().resolve()) + program[len(place) :]
        names.append(name)
        lines.append(f"{name}={program}")
    os.environ[VARIABLE] = "\n".join(lines)
