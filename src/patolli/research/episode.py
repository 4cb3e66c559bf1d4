# compiled
"""A game from a learner's point of view, without chance decisions and without questions that have only one
answer.
"""

from __future__ import annotations

from typing import Any, Final

from ..kernel.agenda import ChanceDecision, kind_of
from ..kernel.asides import may_open
from ..kernel.chance import Rng
from ..kernel.features import Features
from ..kernel.game import Game
from ..kernel.position import Position
from ..kernel.seats import CHANCE, NOBODY

LONGEST: Final = 20_000
"""The maximum number of decisions in a game. The longest games between random players have about 1,500."""


class Episode:
    """A game in progress. `seat` has to choose one of `moves`, or is NOBODY if the game is over."""

    game: Game
    features: Features
    players: int
    options: dict[str, str]
    kinds: dict[str, int]
    numbers: int
    position: Position
    rng: Rng
    seat: int
    moves: list[int]
    decisions: int
    cut_off: bool

    def __init__(
        self,
        game: Game,
        features: Features,
        players: int,
        options: dict[str, str],
        kinds: list[str],
        numbers: int,
        seed: int,
    ) -> None:
        self.game = game
        self.features = features
        self.players = players
        self.options = options
        self.kinds = {}
        for kind in kinds:
            self.kinds[kind] = len(self.kinds)
        self.numbers = numbers
        self.start(seed)

    def start(self, seed: int) -> None:
        """Starts a new game in which all chance outcomes follow from this seed."""
        self.rng = Rng(seed)
        self.start_next()

    def start_next(self) -> None:
        """Starts a new game that continues the sequence of random numbers."""
        self.position = self.game.start(self.players, self.options)
        self.decisions = 0
        self.cut_off = False
        self.go_on()

    def play(self, move: int) -> None:
        """Plays this move, and continues to the next choice."""
        p = self.position
        if move in p.offer(self.seat):
            p.answer(self.seat, move)
        else:
            p.play(self.seat, move)
        self.decisions += 1
        self.go_on()
        if self.decisions >= LONGEST and self.seat != NOBODY:
            self.cut_off = True

    def go_on(self) -> None:
        p = self.position
        while True:
            seat = p.first_asked()
            if seat == NOBODY:
                self.seat = NOBODY
                self.moves = []
                return
            options = p.offer_first(seat)
            if seat == CHANCE:
                if len(options) == 1:
                    p.answer(seat, options[0])
                else:
                    due = p.due()
                    assert isinstance(due, ChanceDecision)
                    p.answer(seat, options[self.rng.weighted(due.odds(p))])
            elif len(options) == 1 and not may_open(p, seat):
                p.answer(seat, options[0])
            else:
                self.seat = seat
                asides = p.asides(seat)
                self.moves = options + asides if asides else options
                return

    def observe(self, seat: int) -> list[int]:
        """Returns a seat's observation, with the question if the seat has one."""
        found = self.features.observe(self.position, seat)
        kind = -1
        numbers: list[int] = []
        if seat == self.seat:
            due: Any = self.position.decision(seat)
            kind = self.kinds[kind_of(due)]
            numbers = due.numbers(self.position, seat)
        bits = [0] * len(self.kinds)
        if kind >= 0:
            bits[kind] = 1
        found.extend(bits)
        if len(numbers) > self.numbers:
            numbers = numbers[: self.numbers]
        found.extend(numbers)
        for _ in range(self.numbers - len(numbers)):
            found.append(0)
        return found

    def standing(self, by_points: bool) -> list[float]:
        """Returns the points of each seat so far, or its share of the win if the game ended now."""
        scores = self.position.scores()
        if by_points:
            return [total / scores.unit for total in scores.totals()]
        winners = scores.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]
