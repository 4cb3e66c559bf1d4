"""Episodes, rewards and rendering for the PettingZoo and Gymnasium environments."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernel.game import Game
from ..kernel.position import Position
from ..kernel.seats import NOBODY
from ..terminal.text_board import text_board_of
from ..texts import GameTexts
from . import rewards
from .encodings import LEAST, MOST, NUMBERS, ClosedEnvironment, Encoding, WrongAction
from .episode import Episode

WIDTH = 100
RENDER_MODES = ("human", "ansi")
SEEDS = 2**62


class Session:
    """The games that an environment plays, one after the other."""

    def __init__(
        self, game: str | Game, players: int, reward: str, per: str, options: dict[str, str] | None
    ) -> None:
        rewards.check(reward, per)
        self.encoding = Encoding(game, players)
        self.game = self.encoding.game
        self.players = players
        self.options = self.game.full_options(options or {})
        self.by_points = reward == rewards.POINTS
        self.per_turn = per == rewards.TURN
        self.episode: Episode | None = None
        self.paid = [0.0] * players
        self.closed = False

    def start(self, seed: int) -> None:
        """Starts a new game. This also reopens a closed environment."""
        code = self.encoding
        self.episode = Episode(
            self.game, code.features, self.players, self.options, code.questions, NUMBERS, seed
        )
        self.paid = [0.0] * self.players
        self.closed = False

    def running(self) -> Episode:
        if self.closed:
            raise ClosedEnvironment("the environment is closed; reset() opens it again")
        if self.episode is None:
            raise ClosedEnvironment("there is no game yet; call reset() first")
        return self.episode

    def play(self, action: object) -> None:
        """Takes an action for the seat to move. An illegal action raises an error and changes nothing."""
        episode = self.running()
        number = self.encoding.checked(action)
        if episode.seat == NOBODY or episode.cut_off:
            raise WrongAction("the game is over; call reset() for another")
        if number not in episode.moves:
            raise WrongAction(f"action {number}, which is not legal: {self.refusal(number)}")
        episode.play(number)

    def refusal(self, action: int) -> str:
        episode = self.running()
        if not self.game.vocabulary.knows(action):
            return "it is not a move of this game"
        return episode.position.refusal(episode.seat, action)

    def earned(self) -> list[float]:
        """Returns the reward of each seat since the last call."""
        episode = self.running()
        over = episode.seat == NOBODY or episode.cut_off
        if not over and not self.per_turn:
            return [0.0] * self.players
        now = episode.standing(self.by_points)
        found = [now[seat] - self.paid[seat] for seat in range(self.players)]
        self.paid = now
        return found

    def numbers(self, seat: int) -> Any:
        found = np.array(self.running().observe(seat), dtype=np.int64)
        return np.clip(found, LEAST, MOST).astype(np.int16)

    def mask(self, seat: int) -> Any:
        """Returns a mask with 1 for every legal action of the seat. It is all 0 if it is not the
        seat's move.
        """
        episode = self.running()
        found = np.zeros(self.encoding.actions, dtype=np.int8)
        if seat == episode.seat and not episode.cut_off:
            found[episode.moves] = 1
        return found

    def bounds(self) -> tuple[Any, Any]:
        low, high = self.encoding.bounds()
        return np.array(low, dtype=np.int16), np.array(high, dtype=np.int16)

    def table(self, seat: int) -> str:
        return table_text(self.game, self.running().position, seat)

    def rendered(self, mode: str | None, seat: int) -> str | None:
        """Returns (`ansi`) or prints (`human`) the text board as seen by this seat."""
        if mode == "ansi":
            return self.table(seat)
        if mode is not None:
            print(self.table(seat))
        return None


def table_text(game: Game, position: Position, seat: int) -> str:
    plain = GameTexts(game, "en")
    texts = GameTexts(game, "en", [plain.seat(number) for number in range(position.players)], position.box)
    return "\n".join(
        text_board_of(game.name).board(game.show(position.observation(seat)), texts, seat, WIDTH)
    )
