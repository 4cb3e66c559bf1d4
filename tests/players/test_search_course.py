"""The exact course of small searches: how often each move is visited, and with what value.

Every number is compared, because the moves of the bots depend on them. If an improvement of the search
changes the numbers, the new ones become the expected ones.
"""

from __future__ import annotations

import gc
import time
from typing import Any

import pytest

from patolli.kernel.errors import IllegalMove
from patolli.kernel.game import Game
from patolli.kernel.position import Position
from patolli.players.evaluator import Evaluator
from patolli.players.greedy_player import GreedyPlayer, is_asked, move_chains
from patolli.players.search import Search
from patolli.players.search_player import KEPT, PORTION, PendingSearch, SearchConfig, SearchPlayer, is_late
from patolli.players.search_tree import Node, chain_value, first_value

from ..kernel.lanterns.game import GAME as LANTERNS
from ..kernel.tables import walk
from .toys import Begging, Claims, March, Take, Timed, Toll, Toy, ToyGame, Wager

Course = list[tuple[int, int, float]]


def toll(players: int, stones: int, game: Game | None = None) -> Position:
    p = (game or ToyGame(Toll())).start(players)
    assert isinstance(p, Toy)
    p.stones = stones
    return p


def searched(game: Game, p: Position, seat: int, iterations: int, **changes: Any) -> Search:
    settings: dict[str, Any] = {
        "horizon": 3,
        "exploration": 3.0,
        "prior_temperature": 2.0,
        "opponent_weight": 0.25,
        "width": 2,
        "near": 2,
    } | changes
    search = Search(Evaluator(game), seat, 5, **settings)
    search.run(p.observation(seat), iterations)
    return search


def course(search: Search) -> Course:
    """Returns, for each depth, the number of questions, their visits, and the sum of their values."""
    assert search.root is not None
    level = [search.root, *search.sealed_roots.values()]
    found: Course = []
    while level:
        found.append(
            (len(level), sum(node.total for node in level), round(sum(node.sum for node in level), 2))
        )
        level = [
            *(child for node in level for child in node.children if child is not None),
            *(other for node in level for trees in node.sealed.values() for other in trees.values()),
        ]
    return found


def at_root(search: Search) -> dict[int, tuple[int, float, float]]:
    """Returns the visits, the value and the points of every move at the root."""
    root = search.root
    assert root is not None
    rows = zip(root.visits, root.sums, root.points, strict=True)
    return {
        move: (visits, round(value, 2), points)
        for move, (visits, value, points) in zip(root.moves, rows, strict=True)
    }


TOLL = ToyGame(Toll())
TIMED = Timed(Toll())
CASES: dict[str, tuple[Game, int, int, int, dict[str, Any]]] = {
    "two seats": (TOLL, 2, 14, 0, {}),
    "two seats, one round": (TOLL, 2, 14, 0, {"horizon": 2, "near": 1, "width": 0}),
    "three seats": (TOLL, 3, 14, 1, {"horizon": 5, "near": 0}),
    "three seats, turns counted": (TIMED, 3, 14, 2, {"horizon": 5, "near": 1}),
    "a chance of one in three": (ToyGame(Wager()), 2, 7, 0, {"prior_temperature": 20.0}),
    "alone": (TIMED, 1, 9, 0, {}),
    "a few stones": (ToyGame(Take()), 2, 7, 0, {"horizon": 9}),
    "asides": (Begging(Toll()), 2, 14, 0, {"width": 0}),
    "a chain": (ToyGame(March()), 2, 7, 0, {}),
    "sealed, first": (ToyGame(Claims()), 2, 7, 0, {}),
    "sealed, second": (ToyGame(Claims()), 2, 7, 1, {}),
}

Found = tuple[dict[int, tuple[int, float, float]], Course, int]
COURSES: dict[str, Found] = {
    "two seats": (
        {1: (2, 6.5, 8.0), 2: (5, 13.75, 17.0), 3: (83, 427.5, 487.0)},
        [(1, 90, 447.75), (3, 90, 129.0), (6, 90, 447.75)],
        0,
    ),
    "two seats, one round": (
        {1: (2, 0.5, 2.0), 2: (4, 2.25, 5.0), 3: (84, 192.25, 252.0)},
        [(1, 90, 195.0), (3, 90, 191.25)],
        0,
    ),
    "three seats": (
        {1: (2, 5.0, 8.0), 2: (4, 11.5, 16.0), 3: (84, 405.75, 491.0)},
        [(1, 90, 422.25), (3, 90, 422.25)],
        4,
    ),
    "three seats, turns counted": (
        {1: (2, 5.75, 8.0), 2: (4, 12.25, 17.0), 3: (84, 406.5, 492.0)},
        [(1, 90, 424.5), (3, 90, 229.0), (6, 90, 424.5)],
        3,
    ),
    "a chance of one in three": (
        {1: (21, 84.0, 84.0), 2: (1, 0.0, 0.0), 3: (68, 432.0, 432.0)},
        [(1, 90, 516.0)],
        0,
    ),
    "alone": (
        {1: (6, 38.0, 38.0), 2: (0, 0.0, 0.0), 3: (84, 733.0, 733.0)},
        [(1, 90, 771.0), (2, 90, 771.0), (5, 90, 771.0)],
        0,
    ),
    "a few stones": (
        {1: (3, 5.0, 10.0), 2: (1, -2.5, 0.0), 3: (86, 860.0, 860.0)},
        [(1, 90, 862.5), (3, 90, -187.5), (5, 62, 582.5), (3, 3, 17.5), (1, 1, 10.0)],
        2,
    ),
    "asides": (
        {
            1: (1, 3.25, 4.0),
            2: (1, 4.25, 5.0),
            3: (5, 26.25, 30.0),
            8: (1, 6.25, 7.0),
            9: (82, 1249.75, 1309.0),
        },
        [
            (1, 90, 1289.75),
            (5, 90, 1267.25),
            (9, 90, 1236.0),
            (12, 83, 1176.0),
            (10, 74, 1101.5),
            (8, 64, 997.0),
            (8, 56, 917.0),
            (6, 48, 812.5),
            (5, 41, 670.5),
            (6, 35, 60.5),
            (5, 28, 584.5),
        ],
        0,
    ),
    "a chain": (
        {1: (1, 1.0, 1.0), 2: (89, 1894.0, 1894.0)},
        [
            (1, 90, 1895.0),
            (1, 89, 1894.0),
            (1, 88, 1894.0),
            (1, 87, 1895.0),
            (1, 86, 1897.0),
            (1, 85, 1900.0),
            (1, 84, 1904.0),
        ],
        0,
    ),
    "sealed, first": ({1: (3, 4.5, 9.0), 2: (87, 531.25, 765.0)}, [(2, 180, 1295.25)], 0),
    "sealed, second": ({1: (88, 766.5, 963.0), 2: (2, 0.0, 0.0)}, [(2, 180, 1311.75)], 0),
}
"""For each case, the moves at the root, the course, and the number of cached replies."""


@pytest.mark.parametrize("name", CASES)
def test_a_small_search_takes_its_course(name: str) -> None:
    game, players, stones, seat, changes = CASES[name]
    p = toll(players, stones, game)
    while seat not in p.asked():
        p.play(p.asked()[0], 1)
    search = searched(game, p, seat, 90, **changes)
    assert (at_root(search), course(search), len(search.replies)) == COURSES[name]


HIDDEN: dict[tuple[int, int], Found] = {
    (5, 2): (
        {0: (5, -1.25, 0.0), 1: (5, -1.25, 0.0), 2: (6, -1.0, 0.0), 3: (12, 1.75, 3.0), 4: (12, 1.75, 3.0)},
        [(3, 120, 16.0), (15, 120, 16.0), (24, 28, 22.5), (26, 26, 25.0), (6, 6, 5.0), (4, 4, 3.0)],
        8,
    ),
    (15, 0): (
        {165: (12, 21.75, 24.0), 166: (8, 13.25, 16.0), 167: (10, 17.5, 20.0), 159: (10, 17.5, 20.0)},
        [
            (1, 40, 70.0),
            (4, 40, 32.5),
            (23, 31, 12.25),
            (28, 28, 14.0),
            (28, 28, 14.0),
            (28, 28, 36.5),
            (10, 10, 17.5),
        ],
        3,
    ),
    (30, 1): (
        {
            0: (7, 14.0, 21.0),
            1: (7, 14.0, 21.0),
            2: (6, 11.75, 18.0),
            3: (12, 27.0, 39.0),
            4: (8, 17.0, 25.0),
        },
        [(3, 120, 272.5), (15, 120, 272.5), (22, 32, 65.25), (23, 23, 52.25), (1, 1, 1.75), (1, 1, 1.75)],
        8,
    ),
    (45, 1): (
        {165: (14, 35.0, 56.0), 166: (13, 32.75, 52.0), 167: (13, 32.75, 52.0)},
        [(1, 40, 100.5), (3, 40, 198.0), (23, 39, 189.5), (50, 57, 181.0), (30, 34, 62.5)],
        2,
    ),
}
"""The expected courses, by step of the game and by seat. The game has hidden hands, sealed bids
and asides.
"""


@pytest.mark.parametrize(("step", "seat"), HIDDEN)
def test_a_search_among_hidden_things_takes_its_course(step: int, seat: int) -> None:
    p = next(p for n, p in enumerate(walk(3, 8, 2)) if n == step)
    search = searched(LANTERNS, p, seat, 40, horizon=4, near=1)
    assert (at_root(search), course(search), len(search.replies)) == HIDDEN[step, seat]


def test_a_search_goes_on_where_it_stopped() -> None:
    at_once = searched(TIMED, toll(2, 14, TIMED), 0, 90)
    again = searched(TIMED, toll(2, 14, TIMED), 0, 60)
    again.run(toll(2, 14, TIMED).observation(0), 30)
    assert (at_root(again), again.iterations) == (at_root(at_once), 90)


def test_what_is_known_of_the_played_move_is_kept() -> None:
    search = searched(ToyGame(March()), ToyGame(March()).start(2), 0, 60)
    assert search.root is not None
    kept = search.root.children[search.root.moves.index(2)]
    assert kept is not None
    search.follow(2)
    assert search.root is kept
    search.follow(7)
    assert not search.decided(0)
    search.follow(1)
    assert not search.decided(0)


def test_before_the_first_iteration_nothing_is_chosen_or_decided() -> None:
    search = searched(TOLL, toll(2, 14), 0, 0)
    assert not search.decided(0)
    with pytest.raises(IllegalMove, match="nothing has been searched"):
        search.chosen()


def test_a_choice_is_decided_when_no_other_move_can_be_visited_as_often() -> None:
    search = searched(TOLL, toll(2, 14), 0, 0)
    search.root = node([1, 2, 3], visits=[2, 9, 5])
    assert search.chosen() == 2
    assert search.decided(3)
    assert search.decided(4)
    assert not search.decided(5)


def node(moves: list[int], **lists: list[Any]) -> Node:
    found = Node(0, 0)
    for move in moves:
        found.add(move, 0.0)
    for name, numbers in lists.items():
        setattr(found, name, numbers)
    found.total = sum(found.visits)
    found.sum = sum(found.sums)
    return found


def test_a_new_move_has_no_visits() -> None:
    found = Node(2, 4)
    found.add(7, 1.5)
    found.add(3, 2.5)
    assert (found.seat, found.width, found.total, found.sum) == (2, 4, 0, 0.0)
    assert (found.moves, found.first_values, found.children) == ([7, 3], [1.5, 2.5], [None, None])
    assert found.prior == found.sums == found.points == [0.0, 0.0]
    assert found.visits == [0, 0]


def test_priors_are_a_softmax_with_a_little_for_each_move() -> None:
    found = node([1, 2, 3], first_values=[4.0, 6.0, 5.0])
    found.weigh(2.0)
    assert found.highest == 6.0
    assert found.first_sight() == 1
    # 1/e, 1 and 1/√e add up to 1.9744; the prior is 97 % of their shares, plus 1 % each
    assert found.prior == pytest.approx([0.190734, 0.501286, 0.307980], abs=1e-6)


def test_a_move_is_chosen_by_what_it_has_brought_and_by_its_prior() -> None:
    found = node([1, 2], first_values=[5.0, 6.0], visits=[1, 3], sums=[8.0, 12.0], prior=[0.25, 0.75])
    found.highest = 6.0
    # the mean of all four visits is 5, and the factor of the prior is e·√(4 + 1), so the scores are
    # (8 + 5 - 1) / 2 + e·√5·0.25 / 2 for move 1 and (12 + 5) / 4 + e·√5·0.75 / 4 for move 2
    assert found.choose([1, 2], 0.0) == 0
    even = (6 - 4.25) / (5**0.5 * (0.75 / 4 - 0.25 / 2))
    assert found.choose([1, 2], even - 0.01) == 0
    assert found.choose([1, 2], even + 0.01) == 1


def test_at_first_the_prior_decides_and_of_equal_moves_the_first() -> None:
    found = node([1, 2, 3], first_values=[6.0, 6.0, 6.0], prior=[0.2, 0.4, 0.4])
    found.highest = 6.0
    assert found.choose([1, 2, 3], 1.0) == 1
    found.prior = [0.4, 0.4, 0.2]
    assert found.choose([1, 2, 3], 1.0) == 0
    losing = node([1, 2], first_values=[-9.0, 0.0], prior=[0.5, 0.5])
    assert losing.choose([1], 0.0) == 0  # the only move offered, however bad it is


def test_only_moves_that_this_world_offers_are_chosen() -> None:
    found = node([1, 2, 3], visits=[0, 0, 0], prior=[0.8, 0.1, 0.1])
    assert found.choose([2, 3], 1.0) == 1
    assert found.choose([3], 1.0) == 2


def test_a_move_that_is_seldom_visited_gets_one_visit_in_thirty_two() -> None:
    found = node([1, 2], visits=[63, 0], sums=[630.0, 0.0], prior=[1.0, 0.0])
    assert found.choose([1, 2], 0.0) == 0
    found.visits, found.total = [64, 0], 64
    assert found.choose([1, 2], 0.0) == 1
    found.visits, found.total = [63, 1], 64
    assert found.choose([1, 2], 0.0) == 0


def test_of_moves_visited_equally_often_the_better_one_counts() -> None:
    assert node([1, 2, 3], visits=[4, 4, 3], sums=[1.0, 2.0, 9.0]).most_tried() == 1
    assert node([1, 2, 3], visits=[4, 4, 4], sums=[2.0, 2.0, 1.0]).most_tried() == 0
    assert node([1, 2], visits=[3, 4], sums=[9.0, 1.0]).most_tried() == 1


@pytest.mark.parametrize(
    ("gained", "weight", "gains"),
    [
        ([8], 0.5, [8.0]),
        ([8, 5], 0.5, [5.5, 1.0]),
        ([8, 5, 6], 0.5, [5.0, 1.0, 2.0]),
        ([-3, -5], 1.0, [2.0, -2.0]),
    ],
)
def test_a_visit_is_worth_the_own_points_less_a_share_of_the_best_opponents(
    gained: list[int], weight: float, gains: list[float]
) -> None:
    p = toll(len(gained), 14)
    assert isinstance(p, Toy)
    p.gained = gained
    search = searched(TOLL, p, 0, 0, opponent_weight=weight)
    for seat, gain in enumerate(gains):
        visited = node([1, 2])
        visited.seat = seat
        search.path, search.places = [visited], [1]
        search.back_up(p)
        search.back_up(p)
        assert (visited.total, visited.visits, visited.sum, visited.sums) == (
            2,
            [0, 2],
            2 * gain,
            [0.0, 2 * gain],
        )
        assert visited.points == [0.0, 2.0 * gained[seat]]


def test_moves_are_first_judged_right_after_them_or_after_their_best_chain() -> None:
    game = ToyGame(March())
    p = game.start(2)
    evaluator = Evaluator(game)
    assert [first_value(evaluator, p, 0, move) for move in (1, 2)] == [1.0, -1.0]
    assert [chain_value(evaluator, p, 0, move, 1) for move in (1, 2)] == [1.0, 23.0]


def test_chains_end_with_the_turn_and_the_best_comes_first() -> None:
    game = Begging(Toll())
    p = toll(2, 14, game)
    chains = move_chains(Evaluator(game), p, 0, 1)
    assert len(chains) == 180  # a chain has at most sixty moves, and there are three ways to end each chain
    assert (chains[0].value, chains[0].moves) == (2 * 59 + 3, [9] * 59 + [3])
    assert [one.value for one in chains] == sorted((one.value for one in chains), reverse=True)
    wider = move_chains(Evaluator(game), p, 0, 2)
    assert len(wider) == 3 + 59 * 6
    assert [one.value for one in wider[:3]] == [121, 120, 120]
    assert GreedyPlayer(game, 1, 2).choose(p.observation(0), 0) == 9


def test_in_a_sealed_round_each_seat_is_asked_until_it_has_answered() -> None:
    p = ToyGame(Claims()).start(2)
    assert is_asked(p, 0)
    assert is_asked(p, 1)
    p.play(0, 1)
    assert not is_asked(p, 0)
    assert is_asked(p, 1)


# ---- the player -------------------------------------------------------------------------------------------


def player(game: Game, iterations: int, **settings: Any) -> SearchPlayer:
    return SearchPlayer(game, 1, SearchConfig(iterations, **settings))


NEVER_SURE = {"exploration": 1000.0, "prior_temperature": 1000.0}


def test_a_question_gets_half_the_iterations_of_its_turn() -> None:
    thinker = player(TIMED, 101, **NEVER_SURE)
    tree = thinker.think(toll(2, 14, TIMED).observation(0), 0)
    assert tree.search.root is not None
    assert (tree.search.root.total, tree.left, thinker.iterations) == (50, 51, 50)
    assert player(TIMED, 1).think(toll(2, 14, TIMED).observation(0), 0).left == 0


def test_a_clear_choice_is_made_after_a_few_portions() -> None:
    thinker = player(TIMED, 1000)
    assert thinker.choose(toll(2, 14, TIMED).observation(0), 0) == 3
    assert thinker.iterations % PORTION == 0
    assert thinker.iterations == 300
    assert gc.isenabled()


def test_garbage_collection_stays_off_where_it_was_off() -> None:
    gc.disable()
    try:
        player(TIMED, 10).choose(toll(2, 14, TIMED).observation(0), 0)
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_the_tree_is_kept_for_the_next_question_of_the_turn() -> None:
    game = ToyGame(March())
    thinker = player(game, 100, exploration=50.0, prior_temperature=50.0)
    p = game.start(2)
    spent, left = [], []
    while p.asked() == [0]:
        assert thinker.choose(p.observation(0), 0) == 2
        spent.append(thinker.iterations)
        left += [tree.left for tree in thinker.pending.values()]
        p.play(0, 2)
    # the first question gets half of the turn's iterations; the fifth one already had 27 visits and gets 23
    # more
    assert spent == [50, 50, 50, 50, 73, 73, 73]
    assert left == [50, 50, 50, 50, 27, 27]


def test_a_single_answer_needs_no_search() -> None:
    thinker = player(TIMED, 100)
    assert thinker.choose(toll(2, 1, TIMED).observation(0), 0) == 1
    assert thinker.iterations == 0


def test_only_the_last_few_trees_are_kept_each_for_its_chair() -> None:
    game = ToyGame(March())
    thinker = player(game, 2)
    for chair in range(KEPT + 3):
        thinker.reseed(1, f"{chair}:")
        p = game.start(2)
        tree = thinker.new_tree(p.observation(0), 0)
        tree.search.run(p.observation(0), 2)
        thinker.keep(tree, p.observation(0), 0, 2)
    assert [key.split(":")[0] for key in thinker.pending] == [str(chair) for chair in range(3, KEPT + 3)]


def test_no_tree_is_kept_at_the_end_of_a_turn_or_without_a_search() -> None:
    game = ToyGame(March())
    p = game.start(2)
    thinker = player(game, 2)
    tree = thinker.new_tree(p.observation(0), 0)
    thinker.keep(tree, p.observation(0), 0, 2)
    assert not thinker.pending
    tree.search.run(p.observation(0), 2)
    thinker.keep(tree, p.observation(0), 0, 1)
    assert not thinker.pending
    thinker.keep(tree, p.observation(0), 0, 2)
    assert list(thinker.pending.values()) == [tree]


class Hundredths(Evaluator):
    def unit(self, p: Position) -> int:
        return 100


def test_settings_in_points_become_units_of_the_evaluation() -> None:
    game = ToyGame(Toll())
    config = SearchConfig(
        700, rounds=2.5, exploration=3.0, prior_temperature=0.5, opponent_weight=0.4, width=6
    )
    thinker = SearchPlayer(game, 1, config, Hundredths(game))
    observed = toll(3, 14, game).observation(0)
    tree = thinker.new_tree(observed, 0)
    search = tree.search
    assert (search.horizon, search.near, search.width) == (8, 3, 6)
    assert (search.exploration, search.prior_temperature, search.opponent_weight) == (300.0, 50.0, 0.4)
    assert (tree.left, tree.seconds) == (700, 0.0)
    other = SearchPlayer(game, 2, config).new_tree(observed, 0)
    assert other.search.rng.word() != SearchPlayer(game, 1, config).new_tree(observed, 0).search.rng.word()


def test_the_usual_settings() -> None:
    usual = SearchConfig()
    assert (usual.iterations, usual.seconds, usual.rounds, usual.width) == (1000, 0.0, 0, 4)
    assert (usual.exploration, usual.prior_temperature, usual.opponent_weight) == (1.0, 0.75, 0.2)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces the clock by one that advances by a second whenever it is read."""
    ticks = iter(range(1000))
    monkeypatch.setattr("patolli.players.search_player.time.monotonic", lambda: float(next(ticks)))


@pytest.mark.usefixtures("ticking")
def test_a_question_gets_half_the_time_of_its_turn() -> None:
    thinker = player(TIMED, 1000, seconds=20.0, **NEVER_SURE)
    tree = thinker.think(toll(2, 14, TIMED).observation(0), 0)
    assert thinker.iterations == 11  # the clock is read once at the beginning and after each iteration
    assert tree.left == 989
    assert tree.seconds == 20 - 13


def test_the_time_left_never_ends_the_search_of_a_player_without_a_limit() -> None:
    search = searched(TOLL, toll(2, 14), 0, 0)
    assert not is_late(PendingSearch(search, 5, 0.0), 0.0)
    assert not is_late(PendingSearch(search, 5, 4.0), time.monotonic())
    assert is_late(PendingSearch(search, 5, 4.0), time.monotonic() - 2.1)
    assert not is_late(PendingSearch(search, 5, 4.0), time.monotonic() - 1.0)
