"""The actions and observations of a game as numbers, which are the same in all interfaces.

An action is the number of a move in the game's vocabulary. It therefore means the same at every question, and
in all later versions. An observation consists of the game's features (`Features.observation`), followed by
the question.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from ..games import canonical_name
from ..games import load as load_game
from ..kernel import serialization
from ..kernel.agenda import ChanceDecision, Decision
from ..kernel.errors import PatolliError
from ..kernel.features import AMOUNT, Block, Features, amounts, bits, total
from ..kernel.game import Game

NUMBERS: Final = 4
"""The maximum number of a question's numbers that an observation includes; further ones are left out."""
LEAST: Final = -32768
MOST: Final = 32767
"""Observations are 16-bit integers; larger values are clipped."""


class WrongAction(PatolliError, ValueError):
    """Raised for an illegal action. The game has not changed."""


class ClosedEnvironment(PatolliError, RuntimeError):
    """Raised if the environment is closed or has not been reset yet."""


class Encoding:
    """The encoding of a game for a certain number of players."""

    def __init__(self, game: str | Game, players: int) -> None:
        self.game: Game = load_game(canonical_name(game)) if isinstance(game, str) else game
        if not self.game.fewest <= players <= self.game.most:
            raise PatolliError(
                f"{self.game.name} is for {self.game.fewest} to {self.game.most} players, not {players}"
            )
        self.players = players
        features = self.game.features()
        if features is None:
            raise PatolliError(f"{self.game.name} declares no features, so there is nothing to observe")
        self.features: Features = features
        self.actions = max(self.game.vocabulary.texts) + 1
        """The number of actions. Some of them are unused, and therefore never legal."""
        self.questions = question_kinds(self.game)
        """The kinds of questions. Each has a bit in the observation, in this order."""
        self.blocks: list[Block] = [
            *self.features.observation,
            bits(
                "question.kind",
                len(self.questions),
                "which question the seat is asked; none if no bit is set",
            ),
            amounts("question.numbers", NUMBERS, 100, "the first numbers of the question"),
        ]
        self.size = total(self.blocks)
        """The number of values in an observation."""

    def text(self, action: int) -> str:
        """Returns an action in the notation of records."""
        return self.game.vocabulary.text(action)

    def action(self, text: str) -> int:
        return self.game.vocabulary.move(text)

    def checked(self, action: object) -> int:
        """Returns an action as an int. Raises an error that explains the problem for anything that is not an
        action.
        """
        given: Any = action
        try:
            if hasattr(given, "item"):  # NumPy scalars and arrays
                given = given.item()
            number = int(given)
        except (TypeError, ValueError, OverflowError):
            raise WrongAction(f"an action is one whole number, not {shape_of(action)}") from None
        if number != given:
            raise WrongAction(f"an action is one whole number, not {given!r}")
        if not 0 <= number < self.actions:
            raise WrongAction(f"actions of {self.game.name} are 0 to {self.actions - 1}, not {number}")
        return number

    def bounds(self) -> tuple[list[int], list[int]]:
        """Returns the lowest and the highest possible value of every number in an observation."""
        low, high = [], []
        for block in self.blocks:
            low += [LEAST if block.kind == AMOUNT else 0] * block.size
            high += [1 if block.most == 1 and block.kind != AMOUNT else MOST] * block.size
        return low, high

    def scale(self) -> list[float]:
        """Returns factors that scale the numbers in an observation to about -1 to 1."""
        return [1 / block.most for block in self.blocks for _ in range(block.size)]

    def digest(self) -> str:
        """Returns a digest of the encoding. A trained model works only with the encoding it was
        trained with.
        """
        lines = [self.game.name, str(self.game.edition), str(self.actions), self.features.digest()]
        return sha256("\n".join([*lines, *self.questions]).encode()).hexdigest()[:16]


def question_kinds(game: Game) -> list[str]:
    return sorted(
        name
        for name, step in serialization.steps_of(game).items()
        if issubclass(step, Decision) and not issubclass(step, ChanceDecision)
    )


def shape_of(value: object) -> str:
    shape = getattr(value, "shape", None)
    return f"an array of shape {shape}" if shape is not None else repr(value)
