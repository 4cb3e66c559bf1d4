# compiled
"""The searching player: information-set Monte-Carlo tree search with a value for every seat.

Each iteration deals a world from what the seat knows, walks down the tree, lets fate fall by its odds, and
values the position some turns ahead by the game's `evaluate`. What a seat does in the tree follows from what
it would gain, so nobody is thought to be kinder or more hostile than he is. What is no longer near (usually
all after its own next turn) others do as looks best at first sight, which is remembered. No game is known
here.
"""

from __future__ import annotations

from ..kernel.chance import Rng
from ..kernel.errors import IllegalMove
from ..kernel.game import Game
from ..kernel.position import Position
from ..kernel.seats import CHANCE, NOBODY
from . import search_tree
from .greedy_player import is_asked
from .legal_choices import choices
from .search_tree import Branch, Node

MOST_ASIDES: int = 8
"""Within one look ahead; so that it comes to an end."""


UNDECIDED: int = -9
"""No move: all look the same at first sight."""


class Search:
    """One search from one question on; the tree can be kept for the seat's next question."""

    game: Game
    seat: int
    rng: Rng
    horizon: int  # turns to look ahead
    exploration: float  # how far the unlikely is tried, in units of the scores
    prior_temperature: float  # how much worse a move may look and still be tried, in the same units
    opponent_weight: float  # how much the best of the others counts against the own score
    width: int  # chains of the own turn that are followed to judge its answers; 0: none
    near: int  # so many turns ahead the answers of others are searched; later they are remembered
    start: int  # the moment at which the turn began
    root: Node | None
    sealed_roots: dict[int, Node]  # what others are asked under seal at the start, by seat
    replies: dict[tuple[int, ...], int]  # of the others, where it is no longer near
    iterations: int
    path: list[Node]
    places: list[int]

    def __init__(
        self,
        game: Game,
        seat: int,
        seed: int,
        horizon: int,
        exploration: float,
        prior_temperature: float,
        opponent_weight: float,
        width: int,
        near: int,
    ) -> None:
        self.game = game
        self.seat = seat
        self.rng = Rng(seed)
        self.horizon = horizon
        self.exploration = exploration
        self.prior_temperature = prior_temperature
        self.opponent_weight = opponent_weight
        self.width = width
        self.near = near
        self.start = -1
        self.root = None
        self.sealed_roots = {}
        self.replies = {}
        self.iterations = 0
        self.path = []
        self.places = []

    def run(self, observed: Position, iterations: int) -> None:
        """So many iterations more from this question on."""
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
        self.back_up(self.game.evaluate(p))

    def walk(self, p: Position) -> None:
        """Down the tree and on to the horizon; every question on the way becomes a node."""
        trunk = Branch(None, 0, self.root)
        side: dict[int, Branch] = {}
        sealed = self.sealed_roots
        counts_turns = self.start >= 0
        turns = 0
        asides = 0
        last = self.seat
        while True:
            seat = self.seat if p.drafts and is_asked(p, self.seat) else p.first_asked()
            if seat == NOBODY:
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
            if turns >= self.horizon:
                return
            options = choices(p, seat) if asides < MOST_ASIDES else p.legal_moves(seat)
            if len(options) == 1:
                p.answer(seat, options[0])
                continue
            if turns > self.near and seat != self.seat:
                known = self.reply(p, seat, turns)
                if known != UNDECIDED:
                    p.answer(seat, known)
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
                node = search_tree.expand(
                    self.game, p, seat, options, self.prior_temperature, self.width if own else 0
                )
                if branch.parent is not None:
                    branch.parent.children[branch.at] = node
                elif branch is trunk:
                    self.root = node
                else:
                    sealed[seat] = node
            elif node.seat != seat:
                return  # another world has led to another seat; what is known here does not fit
            elif options != node.moves:
                search_tree.widen(self.game, node, p, options, self.prior_temperature)
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

    def reply(self, p: Position, seat: int, turns: int) -> int:
        """What another seat does far ahead: what looked best when it was first offered the same."""
        options = p.legal_moves(seat)
        key = (turns, seat, *options)
        if key not in self.replies:
            seen = [search_tree.first_value(self.game, p, seat, move) for move in options]
            best = max(seen)
            self.replies[key] = options[seen.index(best)] if min(seen) < best else UNDECIDED
        return self.replies[key]

    def back_up(self, values: list[int]) -> None:
        gains: list[float] = []
        for seat in range(len(values)):
            best = -1_000_000
            for other in range(len(values)):
                if other != seat and values[other] > best:
                    best = values[other]
            gains.append(values[seat] - self.opponent_weight * (best if len(values) > 1 else 0))
        for i in range(len(self.path)):
            node = self.path[i]
            at = self.places[i]
            gain = gains[node.seat]
            node.total += 1
            node.sum += gain
            node.visits[at] += 1
            node.sums[at] += gain
            node.points[at] += float(values[node.seat])

    def chosen(self) -> int:
        """The move tried most."""
        root = self.root
        if root is None:
            raise IllegalMove("nothing has been searched yet")
        return root.moves[root.most_tried()]

    def decided(self, left: int) -> bool:
        """Can no other move be tried more often in what is left?"""
        root = self.root
        if root is None:
            return False
        best = root.most_tried()
        for i in range(len(root.moves)):
            if i != best and root.visits[i] + left > root.visits[best]:
                return False
        return True

    def follow(self, move: int) -> None:
        """The move was made: keep what is known of what comes after it."""
        root = self.root
        if root is not None:
            self.root = root.children[root.moves.index(move)] if move in root.moves else None
