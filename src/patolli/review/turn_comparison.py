"""Compares whole turns of a seat, given what the seat can know.

A turn consists of the choices of the seat until its turn ends or until the first chance decision or hidden
value. Sequences of choices that lead to the same position count as the same turn.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from ..kernel.chance import Rng
from ..kernel.errors import HiddenValue, IllegalMove
from ..kernel.foresight import turn_of
from ..kernel.game import Game
from ..kernel.match import only_option
from ..kernel.position import Position
from ..players import continuation
from ..players.evaluator import Evaluator
from ..players.expectations import ExpectationModel
from ..players.greedy_player import is_asked
from ..players.legal_choices import apply_choice, choices
from ..players.search import Search
from ..players.search_player import SearchConfig
from ..players.search_tree import Node
from .judgement import SURE, goal

LONGEST: Final = 40
"""The maximum number of choices in a turn."""
UNCOUNTED: Final = 4
"""The results from the first quarter of the worlds are not counted, because they only train the
search trees.
"""
SEED_STEP: Final = 1_000_003
"""World n of seed s is sampled with the random seed `s * SEED_STEP + n`."""


@dataclass
class Turn:
    """A whole turn: its moves, the position at its end in the sampled world, and the value of that
    position.
    """

    moves: list[int]
    end: Position
    value: float = 0.0

    def same_end(self, other: Turn) -> bool:
        return self.end == other.end


def world_for(observed: Position) -> Position:
    """Returns one fixed possible world, in which all turns are played so that their ends can be compared."""
    return continuation.world(observed, Rng(1))


class TurnRules:
    """Plays turns that begin at one question, and determines where they end."""

    def __init__(self, game: Game, observed: Position, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.world = world_for(observed)
        self.turn = turn_of(game, observed)

    def goes_on(self, p: Position) -> bool:
        return (
            not p.drafts
            and is_asked(p, self.seat)
            and p.barrier == self.world.barrier
            and turn_of(self.game, p) == self.turn
        )

    def played(self, moves: Iterable[int]) -> Turn:
        """Plays these choices, with all forced moves before, between and after them. Raises an error if a
        choice is illegal.
        """
        p = self.world.copy()
        made: list[int] = []
        self.take_forced(p, made)
        for move in moves:
            if not self.goes_on(p):
                raise IllegalMove("the turn has ended")
            p.play(self.seat, move)
            made.append(move)
            self.take_forced(p, made)
        return Turn(made, p)

    def take_forced(self, p: Position, made: list[int]) -> None:
        while self.goes_on(p) and (move := only_option(p, self.seat)) >= 0:
            p.answer(self.seat, move)
            made.append(move)

    def is_whole(self, turn: Turn) -> bool:
        return not self.goes_on(turn.end)

    def chosen(self, moves: list[int]) -> list[int]:
        """Returns the moves that were not forced."""
        p = self.world.copy()
        found: list[int] = []
        for move in moves:
            if only_option(p, self.seat) != move:
                found.append(move)
            apply_choice(p, self.seat, move)
        return found


def best_turns(rules: TurnRules, evaluator: Evaluator, begun: list[int], width: int, most: int) -> list[Turn]:
    """Finds complete turns that begin with the moves `begun`, by a beam search. Returns turns with different
    ends, the best first.
    """
    seat = rules.seat
    start = rules.world.copy()
    for move in begun:
        apply_choice(start, seat, move)
    ends: list[Turn] = []
    open_turns = [Turn(list(begun), start)]
    if not rules.goes_on(start):
        return open_turns
    for _ in range(LONGEST):
        longer: list[Turn] = []
        for turn in open_turns:
            for move in choices(turn.end, seat):
                after = turn.end.copy()
                apply_choice(after, seat, move)
                found = Turn([*turn.moves, move], after, float(evaluator.value(after, seat)))
                (longer if rules.goes_on(after) else ends).append(found)
        if not longer:
            break
        open_turns = different(longer, width)
    return different(ends, most)


def different(turns: list[Turn], most: int) -> list[Turn]:
    """Returns the best turns. A turn that ends in the same position as a better one is left out."""
    found: list[Turn] = []
    for turn in sorted(turns, key=lambda one: -one.value):
        if len(found) >= most:
            break
        if not any(one.value == turn.value and one.same_end(turn) for one in found):
            found.append(turn)
    return found


def search_with(
    evaluator: Evaluator, observed: Position, seat: int, iterations: int, seed: int, planned: int = 0
) -> Search:
    """Returns a new search with the horizon of a search of `planned` iterations."""
    game, config = evaluator.game, SearchConfig(iterations)
    unit = evaluator.unit(observed)
    found = Search(
        evaluator,
        seat,
        seed,
        max(1, round(game.horizon_rounds(planned or iterations) * observed.players)),
        config.exploration * unit,
        config.prior_temperature * unit,
        config.opponent_weight,
        config.width,
        round(game.opponent_rounds() * observed.players),
    )
    found.start = game.turn_count(observed)
    return found


def searched_turn(
    rules: TurnRules, evaluator: Evaluator, observed: Position, iterations: int, seed: int, planned: int
) -> Turn:
    """Returns the turn that a search with this many iterations plays. Choices that the search does not reach
    are made by the evaluator.
    """
    search = search_with(evaluator, observed, rules.seat, iterations, seed, planned)
    search.run(observed, iterations)
    moves: list[int] = []
    p = rules.world.copy()
    node = search.root
    while node is not None and node.seat == rules.seat and node.total > 0 and rules.goes_on(p):
        at = node.most_tried()
        move = node.moves[at]
        options = choices(p, rules.seat)
        if move not in options or len(options) == 1:
            move = options[0] if len(options) == 1 else -1
            if move < 0:
                break
            apply_choice(p, rules.seat, move)
            moves.append(move)
            continue
        apply_choice(p, rules.seat, move)
        moves.append(move)
        node = node.children[at]
    return best_turns(rules, evaluator, moves, 2, 1)[0]


@dataclass
class Compared:
    """Turns with their expected results in the same possible worlds, the best turn first."""

    turns: list[Turn]
    worlds: list[list[float]]
    """For each turn, the seat's goal at the horizon, in every world that is counted."""
    means: list[float] = field(default_factory=list)

    def margin(self, rival: int = 1) -> tuple[float, float]:
        """Returns by how much the first turn is better than a rival, and the lower end of the confidence
        interval.
        """
        differences = [a - b for a, b in zip(self.worlds[0], self.worlds[rival], strict=False)]
        return interval_of(differences)


def interval_of(differences: list[float]) -> tuple[float, float]:
    middle = sum(differences) / len(differences)
    squares = sum((one - middle) ** 2 for one in differences)
    error = math.sqrt(squares / max(1, len(differences) - 1) / len(differences))
    return middle, middle - SURE * error


class TurnComparison:
    """Compares turns by continuing the game after them in the same possible worlds, up to the horizon of a
    search.
    """

    def __init__(
        self,
        model: ExpectationModel,
        observed: Position,
        seat: int,
        iterations: int,
        seed: int,
        planned: int = 0,
    ) -> None:
        self.model = model
        self.observed = observed
        self.seat = seat
        self.iterations = iterations
        self.seed = seed
        self.search = search_with(model.evaluator, observed, seat, iterations, seed, planned)
        self.trees: list[Node | None] = []
        self.turns: list[Turn] = []
        self.results: list[list[float]] = []

    def compare(self, turns: list[Turn]) -> Compared:
        """Compares turns in several rounds. The worse half is dropped after each round, so that most
        iterations go to the best turns.
        """
        self.turns = turns
        self.trees = [None] * len(turns)
        self.results = [[] for _ in turns]
        racing = list(range(len(turns)))
        rounds = max(1, math.ceil(math.log2(len(turns))))
        for number in range(rounds):
            tries = max(1, self.iterations // rounds // len(racing))
            for at in racing:
                self.go_on(at, len(self.results[at]) + tries)
            racing.sort(key=lambda at: -self.mean(at))
            if number + 1 < rounds:
                racing = racing[: max(2, (len(racing) + 1) // 2)]
        order = sorted(range(len(turns)), key=lambda at: (at not in racing, -self.mean(at)))
        return Compared(
            [turns[at] for at in order],
            [self.counted(at) for at in order],
            [self.mean(at) for at in order],
        )

    def go_on(self, at: int, worlds: int) -> None:
        while len(self.results[at]) < worlds:
            self.results[at].append(self.result(at, len(self.results[at])))

    def counted(self, at: int) -> list[float]:
        """Returns the results of a turn that are counted. The same first worlds are left out for every turn,
        so that the results can be compared world by world.
        """
        fewest = min(len(row) for row in self.results if row)
        return self.results[at][max(1, fewest // UNCOUNTED) if fewest > 1 else 0 :]

    def mean(self, at: int) -> float:
        counted = self.counted(at)
        return sum(counted) / len(counted)

    def result(self, at: int, world: int) -> float:
        return goal(self.model.of(self.reached(at, world)).points, self.seat)

    def reached(self, at: int, world: int) -> Position:
        """Continues the game after a turn in one world and returns the position at the horizon. The result is
        added to the search tree of this turn.
        """
        search = self.search
        search.rng = Rng(self.seed * SEED_STEP + world)
        p = continuation.world(self.observed, search.rng)
        for move in self.turns[at].moves:
            apply_choice(p, self.seat, move)
        search.root, search.path, search.places = self.trees[at], [], []
        search.walk(p)
        self.trees[at] = search.root
        search.back_up(p)
        return p


def is_turn_start(game: Game, observed: Position, seat: int) -> bool:
    """Returns whether the seat has a choice in its own turn, with no answers waiting to be revealed."""
    if observed.drafts or not is_asked(observed, seat):
        return False
    try:
        return game.in_turn(observed) == seat and len(choices(observed.copy(), seat)) > 1
    except HiddenValue:
        return False
