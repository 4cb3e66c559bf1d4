# compiled
"""Information-set Monte Carlo tree search with a value for every seat.

Each iteration samples a world that is consistent with the seat's knowledge, walks down the tree, draws chance
outcomes according to their odds, and evaluates the position reached after some turns. In the tree, every seat
maximizes its own gain. More than `near` turns ahead (usually after the seat's own next turn), the other seats
play the move with the best immediate evaluation, which is cached.

With a policy, an iteration leaves the tree at the first new question. From there, the policy's best moves are
played until chance or another seat has to decide, or for `rollout` turns. This module contains nothing about
particular games.
"""

from __future__ import annotations

from ..kernel.chance import Rng
from ..kernel.errors import IllegalMove
from ..kernel.game import Game
from ..kernel.position import Position
from ..kernel.seats import CHANCE, NOBODY
from . import search_tree
from .evaluator import Evaluator
from .greedy_player import is_asked
from .legal_choices import choices
from .policy import Policy
from .search_tree import Branch, Node

MOST_ASIDES: int = 8
"""The maximum number of asides in an iteration, which guarantees that it ends."""


UNDECIDED: int = -9
"""Used instead of a move if all moves have the same immediate evaluation."""


class Search:
    """A search that begins at one question. Its tree can be reused for the next question of the seat."""

    game: Game
    evaluator: Evaluator
    seat: int
    rng: Rng
    horizon: int  # the number of turns to look ahead
    exploration: float  # the exploration constant, in units of the evaluation
    prior_temperature: float  # the softmax temperature of the priors, in the same units
    # the weight of the best opponent's value, which is subtracted from a seat's own value
    opponent_weight: float
    width: int  # the beam width for the priors of the seat's own moves; 0 means immediate evaluations
    # the number of turns ahead within which other seats' moves are searched; later ones are cached
    near: int
    policy: Policy | None  # scores the moves at new questions, so that they need not be evaluated one by one
    # the number of turns that the policy plays after a new question; 0 means until another seat decides
    rollout: int
    unit: int  # the value of one point
    start: int  # the turn in which the search begins
    root: Node | None
    # the trees of the other seats if the root is a round of sealed answers
    sealed_roots: dict[int, Node]
    replies: dict[tuple[int, ...], int]  # cached moves of other seats more than `near` turns ahead
    keeps_questions: bool  # whether nodes keep their questions, which is needed for training policies
    iterations: int
    path: list[Node]
    places: list[int]

    def __init__(
        self,
        evaluator: Evaluator,
        seat: int,
        seed: int,
        horizon: int,
        exploration: float,
        prior_temperature: float,
        opponent_weight: float,
        width: int,
        near: int,
        policy: Policy | None = None,
        rollout: int = 0,
        unit: int = 1,
    ) -> None:
        self.game = evaluator.game
        self.evaluator = evaluator
        self.seat = seat
        self.rng = Rng(seed)
        self.horizon = horizon
        self.exploration = exploration
        self.prior_temperature = prior_temperature
        self.opponent_weight = opponent_weight
        self.width = width
        self.near = near
        self.policy = policy
        self.rollout = rollout
        self.unit = unit
        self.start = -1
        self.root = None
        self.sealed_roots = {}
        self.replies = {}
        self.keeps_questions = False
        self.iterations = 0
        self.path = []
        self.places = []

    def run(self, observed: Position, iterations: int) -> None:
        """Runs further iterations from this question."""
        if self.start < 0:
            self.start = self.game.turn_count(observed)
        for _ in range(iterations):
            self.iterate(observed)
            self.iterations += 1

    def iterate(self, observed: Position) -> None:
        p = observed.determinize(self.rng)
        self.path = []
        self.places = []
        self.walk(p)
        self.back_up(p)

    def walk(self, p: Position, to_horizon: bool = False) -> None:
        """Walks down the tree to the horizon. Every question on the way becomes a node, but with a policy
        only the first new one does.

        If another seat is asked than in the world that added a node, the walk ends there, except with
        `to_horizon`.
        """
        trunk = Branch(None, 0, self.root)
        side: dict[int, Branch] = {}
        sealed = self.sealed_roots
        counts_turns = self.start >= 0
        turns = 0
        asides = 0
        last = self.seat
        limit = self.horizon
        policy = self.policy
        grown = NOBODY  # the seat that had the new question after which the policy takes over
        while True:
            seat = self.seat if p.drafts and is_asked(p, self.seat) else p.first_asked()
            if seat == NOBODY or (grown not in (NOBODY, seat) and self.rollout == 0):
                return
            if seat == CHANCE:
                outcomes = p.legal_moves(CHANCE)
                p.answer(CHANCE, outcomes[self.rng.weighted(p.odds())] if len(outcomes) > 1 else outcomes[0])
                continue
            if counts_turns:
                turns = self.game.turn_count(p) - self.start
            elif seat != last:
                turns += 1
                last = seat
            if turns >= limit:
                return
            options = choices(p, seat) if asides < MOST_ASIDES else p.legal_moves(seat)
            if len(options) == 1:
                p.answer(seat, options[0])
                continue
            if seat != self.seat and (turns > self.near or grown not in (NOBODY, seat)):
                known = self.reply(p, seat, turns)
                if known != UNDECIDED:
                    p.answer(seat, known)
                    continue
            if grown != NOBODY and policy is not None:
                move = policy.best(p, seat, options)
                if move in p.offer(seat):
                    p.answer(seat, move)
                else:
                    p.play(seat, move)
                    asides += 1
                continue
            branch = trunk
            if p.drafts:
                if not side:
                    sealed = trunk.sealed_children(self.sealed_roots)
                    side[self.seat] = trunk
                if seat not in side:
                    side[seat] = Branch(None, 0, sealed.get(seat))
                branch = side[seat]
            elif side:
                side = {}
            node = branch.node
            if node is None:
                own = turns == 0 and seat == self.seat
                node = self.expand(p, seat, options, own)
                if policy is not None:
                    grown = seat
                    limit = min(limit, turns + max(1, self.rollout))
                if branch.parent is not None:
                    branch.parent.children[branch.at] = node
                elif branch is trunk:
                    self.root = node
                else:
                    sealed[seat] = node
            elif node.seat != seat:
                # in another world, this node was a question to another seat, so its statistics do not apply
                if not to_horizon or p.drafts or policy is not None:
                    return
                node = self.twin(node, p, seat, options, turns == 0 and seat == self.seat)
            elif options != node.moves:
                self.widen(node, p, options)
            if policy is not None and not node.refined and branch is trunk and branch.parent is None:
                search_tree.refine(self.evaluator, policy, node, p, options, self.prior_temperature)
            at = node.choose(options, self.exploration)
            self.path.append(node)
            self.places.append(at)
            if node.moves[at] in p.offer(seat):
                p.answer(seat, node.moves[at])
            else:
                p.play(seat, node.moves[at])
                asides += 1
            branch.parent = node
            branch.at = at
            branch.node = node.children[at]

    def twin(self, node: Node, p: Position, seat: int, options: list[int], own: bool) -> Node:
        """Returns the node for a question that another seat was asked in the world that added the node."""
        if node.twins is None:
            node.twins = {}
        found = node.twins.get(seat)
        if found is None:
            found = self.expand(p, seat, options, own)
            node.twins[seat] = found
        elif options != found.moves:
            self.widen(found, p, options)
        return found

    def expand(self, p: Position, seat: int, options: list[int], own: bool) -> Node:
        """Creates a node with a first evaluation of every option."""
        node = Node(seat, self.width if own else 0)
        self.widen(node, p, options)
        if self.keeps_questions and self.policy is not None:
            node.question = self.policy.question(p, seat)
        return node

    def widen(self, node: Node, p: Position, options: list[int]) -> None:
        """Adds moves that no earlier world has offered, with a first evaluation."""
        policy = self.policy
        if policy is None:
            search_tree.widen(self.evaluator, node, p, options, self.prior_temperature)
        else:
            scores = policy.scores(p, node.seat, options)
            search_tree.add_scored(node, options, scores, self.unit, self.prior_temperature)

    def reply(self, p: Position, seat: int, turns: int) -> int:
        """Returns the cached move of another seat more than `near` turns ahead: the best one when the
        question first occurred.
        """
        options = p.legal_moves(seat)
        key = (turns, seat, *options)
        if key in self.replies:
            return self.replies[key]
        if self.policy is not None:
            self.replies[key] = self.policy.best(p, seat, options)
        else:
            seen = [search_tree.first_value(self.evaluator, p, seat, move) for move in options]
            best = max(seen)
            self.replies[key] = options[seen.index(best)] if min(seen) < best else UNDECIDED
        return self.replies[key]

    def back_up(self, p: Position) -> None:
        """Evaluates the position at the end of the path, and updates all nodes on the path."""
        gains, points = self.gains_alone(p) if self.opponent_weight == 0 else self.gains(p)
        for i in range(len(self.path)):
            node = self.path[i]
            at = self.places[i]
            gain = gains[node.seat]
            node.total += 1
            node.sum += gain
            node.visits[at] += 1
            node.sums[at] += gain
            node.points[at] += float(points[node.seat])

    def gains(self, p: Position) -> tuple[list[float], list[int]]:
        """Returns the gain of each seat, which is its value minus the weighted value of its best opponent,
        and its points.
        """
        values, points = self.evaluator.evaluate(p)
        gains: list[float] = []
        for seat in range(len(values)):
            best = -1_000_000_000
            for other in range(len(values)):
                if other != seat and values[other] > best:
                    best = values[other]
            gains.append(values[seat] - self.opponent_weight * (best if len(values) > 1 else 0))
        return gains, points

    def gains_alone(self, p: Position) -> tuple[list[float], list[int]]:
        """Does the same as `gains` for searches in which opponents do not count. Only seats on the path are
        evaluated.
        """
        gains: list[float] = [0.0] * p.players
        points: list[int] = [0] * p.players
        known: list[bool] = [False] * p.players
        for node in self.path:
            seat = node.seat
            if not known[seat]:
                known[seat] = True
                value, points[seat] = self.evaluator.evaluate_seat(p, seat)
                gains[seat] = float(value)
        return gains, points

    def chosen(self) -> int:
        root = self.root
        if root is None:
            raise IllegalMove("nothing has been searched yet")
        return root.moves[root.most_tried()]

    def decided(self, left: int) -> bool:
        """Returns whether the remaining iterations cannot change which move is visited most."""
        root = self.root
        if root is None:
            return False
        best = root.most_tried()
        for i in range(len(root.moves)):
            if i != best and root.visits[i] + left > root.visits[best]:
                return False
        return True

    def follow(self, move: int) -> None:
        """Continues with the part of the tree below the move that was played."""
        root = self.root
        if root is not None:
            self.root = root.children[root.moves.index(move)] if move in root.moves else None
