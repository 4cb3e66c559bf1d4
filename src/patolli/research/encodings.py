"""The actions and observations of a game as numbers, which are the same in every interface.

An action is the number of a move in the game's vocabulary, so it means the same at every question and in all
later versions. The observation consists of the game's features (`Features.observation`), followed by the
seat's question.
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
"""The maximum number of a question's numbers that an observation includes. Further numbers are omitted."""
LEAST: Final = -32768
MOST: Final = 32767
"""Observations are 16-bit integers, and larger values are limited to this value."""


class WrongAction(PatolliError, ValueError):
    """An illegal action was refused, and the game has not changed."""


class ClosedEnvironment(PatolliError, RuntimeError):
    """The environment was closed, or has not been reset yet."""


class Encoding:
    """The encoding of one game for one number of players."""

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
        """The number of action ids. Some ids are unused and therefore never legal."""
        self.questions = question_kinds(self.game)
        """The kinds of questions; each has its own bit in the observation, in this order."""
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
        """Returns the text of an action in the notation of records."""
        return self.game.vocabulary.text(action)

    def action(self, text: str) -> int:
        """Returns the action with this text."""
        return self.game.vocabulary.move(text)

    def checked(self, action: object) -> int:
        """Returns an action as a plain number. Raises an error with an explanation for anything else."""
        given: Any = action
        try:
            if hasattr(given, "item"):  # of NumPy
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
        """Returns the lowest and highest possible value for every number in an observation."""
        low, high = [], []
        for block in self.blocks:
            low += [LEAST if block.kind == AMOUNT else 0] * block.size
            high += [1 if block.most == 1 and block.kind != AMOUNT else MOST] * block.size
        return low, high

    def scale(self) -> list[float]:
        """Returns factors that scale the numbers of an observation to about -1 to 1."""
        return [1 / block.most for block in self.blocks for _ in range(block.size)]

    def digest(self) -> str:
        """Returns a digest that identifies the encoding. A trained model works only with the encoding for
        which it was trained.
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
