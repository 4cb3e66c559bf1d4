# compiled
"""The search tree, with statistics about the moves at each question."""

from __future__ import annotations

from math import exp, sqrt

from ..kernel.position import Position
from .evaluator import THOUSAND, Evaluator
from .greedy_player import LONGEST, is_asked, move_chains
from .legal_choices import apply_choice, choices
from .policy import Policy

SELDOM: int = 32
"""One in this many visits is shared equally among all moves, whatever their priors."""


class Node:
    """A question to one seat. Its lists contain the moves from all worlds, although each world may offer
    different ones.
    """

    seat: int
    # the beam width for evaluating a new move; 0 means that no chains are searched
    width: int
    moves: list[int]
    # the seat's value directly after each move, or after the best chain that begins with it
    first_values: list[float]
    prior: list[float]
    visits: list[int]
    sums: list[float]
    points: list[float]  # the sums of the seat's expected points, in units of the scores
    children: list[Node | None]
    # for each move, the trees of the other seats if a round of sealed answers follows
    sealed: dict[int, dict[int, Node]]
    # the nodes for the questions that other seats are asked in other worlds, by seat
    twins: dict[int, Node] | None
    refined: bool  # whether the policy's scores have been replaced by values
    # the inputs, the kind and the numbers of the question, if it is kept
    question: tuple[list[int], str, list[int]] | None
    total: int
    sum: float
    highest: float

    def __init__(self, seat: int, width: int) -> None:
        self.seat = seat
        self.width = width
        self.moves = []
        self.first_values = []
        self.prior = []
        self.visits = []
        self.sums = []
        self.points = []
        self.children = []
        self.sealed = {}
        self.twins = None
        self.refined = False
        self.question = None
        self.total = 0
        self.sum = 0.0
        self.highest = 0.0

    def add(self, move: int, first_value: float) -> None:
        self.moves.append(move)
        self.first_values.append(first_value)
        self.prior.append(0.0)
        self.visits.append(0)
        self.sums.append(0.0)
        self.points.append(0.0)
        self.children.append(None)

    def weigh(self, prior_temperature: float) -> None:
        """Computes the priors as a softmax of the first evaluations."""
        self.highest = max(self.first_values)
        whole = 0.0
        for i in range(len(self.moves)):
            self.prior[i] = exp((self.first_values[i] - self.highest) / prior_temperature)
            whole += self.prior[i]
        for i in range(len(self.moves)):
            self.prior[i] = 0.97 * self.prior[i] / whole + 0.03 / len(self.moves)

    def first_sight(self) -> int:
        return self.first_values.index(self.highest)

    def choose(self, options: list[int], exploration: float) -> int:
        """Returns the index of the move to visit next, among those that this world offers."""
        mean = self.sum / self.total if self.total > 0 else 0.0
        pull = exploration * sqrt(self.total + 1.0)
        least = self.total // (SELDOM * len(self.moves))
        best = -1
        best_score = 0.0
        same = len(options) == len(self.moves)
        for i in range(len(self.moves)):
            if not same and self.moves[i] not in options:
                continue
            n = self.visits[i]
            if n < least:
                return i  # its first evaluation may be wrong
            expected = (self.sums[i] + mean + (self.first_values[i] - self.highest)) / (n + 1)
            score = expected + pull * self.prior[i] / (n + 1)
            if best < 0 or score > best_score:
                best = i
                best_score = score
        return best

    def most_tried(self) -> int:
        """Returns the index of the most visited move. Of several such moves, the best one is returned."""
        best = 0
        for i in range(1, len(self.moves)):
            if self.visits[i] > self.visits[best] or (
                self.visits[i] == self.visits[best] and self.sums[i] > self.sums[best]
            ):
                best = i
        return best


class Branch:
    """A place in the tree: the root, or the place after one of the moves of a node.

    In a round of sealed answers, every seat has its own branch, because it does not know the answers of the
    others.
    """

    parent: Node | None
    at: int
    node: Node | None

    def __init__(self, parent: Node | None, at: int, node: Node | None) -> None:
        self.parent = parent
        self.at = at
        self.node = node

    def sealed_children(self, at_the_start: dict[int, Node]) -> dict[int, Node]:
        """Returns the trees of the other seats, by seat, for a round of sealed answers that begins here."""
        if self.parent is None:
            return at_the_start
        return self.parent.sealed.setdefault(self.at, {})


def widen(
    evaluator: Evaluator, node: Node, p: Position, options: list[int], prior_temperature: float
) -> None:
    """Adds moves that no earlier world has offered. They are evaluated directly after the move, or after the
    best chain that begins with it.
    """
    known = len(node.moves)
    for move in options:
        if move not in node.moves:
            seat, width = node.seat, node.width
            node.add(
                move,
                chain_value(evaluator, p, seat, move, width)
                if width > 0
                else first_value(evaluator, p, seat, move),
            )
    if len(node.moves) > known:
        node.weigh(prior_temperature)


def add_scored(
    node: Node, options: list[int], scores: list[int], unit: int, prior_temperature: float
) -> None:
    """Adds moves that no earlier world has offered, with the policy's scores, which are in thousandths of a
    point.
    """
    known = len(node.moves)
    for i in range(len(options)):
        if options[i] not in node.moves:
            node.add(options[i], scores[i] * unit / THOUSAND)
    if len(node.moves) > known:
        node.weigh(prior_temperature)


def refine(
    evaluator: Evaluator,
    policy: Policy,
    node: Node,
    p: Position,
    options: list[int],
    prior_temperature: float,
) -> None:
    """Replaces the policy's scores of these moves by the values at the end of the chains that the policy
    plays after them.
    """
    node.refined = True
    values = [policy_chain_value(evaluator, policy, p, node.seat, move) for move in options]
    best = max(values)
    for i in range(len(options)):
        node.first_values[node.moves.index(options[i])] = values[i] - best
    node.weigh(prior_temperature)


def policy_chain_value(evaluator: Evaluator, policy: Policy, p: Position, seat: int, move: int) -> float:
    after = p.copy()
    apply_choice(after, seat, move)
    for _ in range(LONGEST):
        if not is_asked(after, seat):
            break
        options = choices(after, seat)
        apply_choice(after, seat, options[0] if len(options) == 1 else policy.best(after, seat, options))
    return float(evaluator.value(after, seat))


def chain_value(evaluator: Evaluator, p: Position, seat: int, move: int, width: int) -> float:
    """Returns the value at the end of the best chain of moves that begins with this move."""
    after = p.copy()
    apply_choice(after, seat, move)
    if not is_asked(after, seat):
        return float(evaluator.value(after, seat))
    return float(move_chains(evaluator, after, seat, width)[0].value)


def first_value(evaluator: Evaluator, p: Position, seat: int, move: int) -> float:
    after = p.copy()
    apply_choice(after, seat, move)
    return float(evaluator.value(after, seat))
