"""How reviews are computed: the choices judged and their order, saved results, text, and compared turns."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.kernel.chance import Rng
from patolli.kernel.errors import HiddenValue
from patolli.kernel.match import LogEntry
from patolli.kernel.position import TRUTH
from patolli.kernel.seats import CHANCE, SPECTATOR
from patolli.players import continuation
from patolli.players.expectation_table import Expectation
from patolli.players.move_comparison import GainDifference
from patolli.review import judgement, puzzle_judgement, review_run, turn_comparison
from patolli.review.bounded_pool import results_as_finished
from patolli.review.curve import CurvePoint
from patolli.review.gain_texts import MOST_REASONS, GainTexts
from patolli.review.judgement import Judge, JudgedChoice, ReachedResult, compared_worlds, first_look
from patolli.review.luck import ChanceLuck
from patolli.review.review import digest_of, rounded
from patolli.review.review_run import ReviewFile, ReviewRun
from patolli.review.review_texts import ReviewTexts
from patolli.review.timeline import Timeline
from patolli.review.turn_comparison import Compared, Turn, TurnComparison, different, interval_of

NOTHING: Any = None


def timeline_with(turns: list[tuple[int, int]], entries: int | None = None) -> Any:
    found = Timeline.__new__(Timeline)
    found.turns = turns
    found.entries = [LogEntry(0, 0, False)] * (len(turns) - 1 if entries is None else entries)
    return found


# ---- judged choices -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("depth", "first"), [(400, 100), (96, 24), (95, 95), (12, 12)])
def test_the_first_examination_has_a_quarter_of_the_depth(depth: int, first: int) -> None:
    assert first_look(depth) == first


@pytest.mark.parametrize(
    ("depth", "at_once", "high", "looks"),
    [
        (400, False, 0.9, [100]),
        (400, False, 1.0, [100, 400]),
        (400, True, 9.0, [400]),
        (40, False, 9.0, [40]),
    ],
)
def test_a_choice_that_may_cost_something_is_examined_again(
    depth: int, at_once: bool, high: float, looks: list[int]
) -> None:
    position = SimpleNamespace(observation=lambda seat: f"seen by {seat}")
    timeline: Any = SimpleNamespace(entries=[LogEntry(1, 7, False)], positions=[position])
    judge = Judge(timeline_with_game(timeline), NOTHING, depth, 1.0, at_once)
    found: list[int] = []

    def compared(at: int, observed: Any, chosen: int, iterations: int) -> JudgedChoice:
        assert (at, observed, chosen) == (0, "seen by 1", 7 if instead < 0 else instead)
        found.append(iterations)
        return JudgedChoice(0, 1, "a", "b", 0.0, 0.0, high)

    judge.compared = compared  # type: ignore[method-assign]
    for instead in (-1, 0, 5):
        found.clear()
        judge.judge(0, instead)
        assert found == looks


def timeline_with_game(timeline: Any) -> Any:
    timeline.game = None
    return timeline


def test_the_share_of_a_cost_that_is_left_depends_on_the_end_of_both_games() -> None:
    def result(points: list[float], win: list[float], over: bool) -> ReachedResult:
        return ReachedResult(Expectation(points, win), over)

    best = [result([10.0, 5.0], [0.6, 0.4], over) for over in (True, True, False)]
    chosen = [result([6.0, 10.0], [0.2, 0.8], over) for over in (True, False, True)]
    found = compared_worlds(best, chosen, 0, 0.5)
    assert found.goals == pytest.approx([5.0, 2.5, 2.5])
    assert found.points == [[4.0, -5.0], [2.0, -2.5], [2.0, -2.5]]
    assert found.win[0] == pytest.approx([0.4, -0.4])
    assert judgement.means(found.points) == pytest.approx([8 / 3, -10 / 3])


@pytest.mark.parametrize(
    ("worlds", "nothing"), [(["p"] * 3, True), (["p", "p", "q"], False), (["q"] * 3, False)]
)
def test_nothing_is_hidden_if_all_possible_worlds_are_the_true_one(worlds: list[str], nothing: bool) -> None:
    left = list(worlds)
    observed: Any = SimpleNamespace(determinize=lambda _rng: left.pop(0))
    true: Any = "p"
    assert judgement.nothing_hidden(true, observed) is nothing

    def hidden(_rng: Any) -> None:
        raise HiddenValue("x")

    observed.determinize = hidden
    assert not judgement.nothing_hidden(true, observed)


def test_the_best_answer_is_that_of_a_search_of_a_quarter_of_the_depth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ran: list[Any] = []

    def search_from(_game: Any, observed: Any, seat: int, iterations: int, _evaluator: Any) -> Any:
        ran.append((observed, seat, iterations))
        return SimpleNamespace(run=lambda *given: ran.append(given), chosen=lambda: 7)

    monkeypatch.setattr(judgement, "search_from", search_from)
    evaluator: Any = SimpleNamespace(game=None)
    observed: Any = "observed"
    assert judgement.best_answer(evaluator, observed, 1, 400) == 7
    assert ran == [("observed", 1, 100), ("observed", 100)]


def test_the_worlds_of_an_answer_are_those_of_every_other_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = {Rng(seed).below(10**9): seed for seed in range(-1, 6)}
    monkeypatch.setattr(
        continuation, "go_on", lambda _s, _o, _seat, move, rng: (move, seeds[rng.below(10**9)])
    )
    monkeypatch.setattr(judgement, "is_over", lambda p: p[1] == 2)
    judge = Judge.__new__(Judge)
    judge.model = SimpleNamespace(of=lambda p: p)  # type: ignore[assignment]
    found: Any = judge.results(NOTHING, NOTHING, 0, 7, 3)
    assert [(one.expected, one.over) for one in found] == [((7, 1), False), ((7, 2), True), ((7, 3), False)]


def test_only_a_complete_position_is_its_own_world() -> None:
    rng = Rng(1)
    for viewer in (TRUTH, SPECTATOR, 0):
        observed: Any = SimpleNamespace(viewer=viewer, copy=lambda: "copy", determinize=lambda given: given)
        found: Any = continuation.world(observed, rng)
        assert found == ("copy" if viewer == TRUTH else rng)


def test_an_answer_gets_only_the_visits_that_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    went: list[int] = []
    monkeypatch.setattr(continuation, "go_on", lambda _s, _o, _seat, move, _rng: went.append(move))
    search: Any = SimpleNamespace(root=SimpleNamespace(moves=[5, 7], visits=[4, 1]), rng=None)
    for move in (5, 7):
        continuation.add_visits(search, NOTHING, 0, move, 3)
    assert went == [7, 7]


def test_the_rivals_are_the_three_most_visited_other_answers() -> None:
    root = SimpleNamespace(
        moves=[1, 2, 3, 4, 5, 6], visits=[2, 9, 5, 5, 0, 3], first_values=[0, 0, 1, 2, 9, 0]
    )
    search: Any = SimpleNamespace(root=root)
    judge = Judge.__new__(Judge)
    assert judge.rivals(search, 2) == [4, 3, 6]
    assert judge.rivals(search, 4) == [2, 3, 6]
    root.visits = [0, 1, 0, 0, 0, 0]
    assert judge.rivals(search, 1) == [2]


# ---- order of work, and the file beside the record ----------------------------------------------------


def run_with(curve_: list[CurvePoint], to_examine: list[int], turns: list[tuple[int, int]]) -> Any:
    found = ReviewRun.__new__(ReviewRun)
    found.judged = {}
    key = SimpleNamespace()
    rough: Any = SimpleNamespace(curve=curve_, to_examine=to_examine, key=key)
    found.rough = rough
    found.timeline = timeline_with(turns)
    return found


def test_turns_that_changed_the_curve_most_are_examined_first() -> None:
    values = [(0, [5.0, 5.0]), (2, [6.0, 5.0]), (4, [6.0, -4.0]), (6, [6.004, -4.0])]
    points = [CurvePoint(at, 0, at // 2, one, [], []) for at, one in values]
    turns = [(0, 0), (0, 0), (0, 1), (0, 1), (0, 2), (0, 2), (0, 3)]
    run = run_with(points, [0, 1, 2, 3, 4, 5], turns)
    assert run.moved_by_turn() == {(0, 0): 1.0, (0, 1): 9.0, (0, 2): 0.0}
    assert run.waiting() == [2, 3, 0, 1, 4, 5]
    run.judged = {3: None, 0: None}
    assert run.waiting() == [2, 1, 4, 5]


def test_work_is_done_in_portions_of_four_and_its_progress_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = run_with([], list(range(6)), [(0, 0)] * 7)
    given: list[list[int]] = []

    def here(_run: Any, portions: list[list[int]]) -> Any:
        given.extend(portions)
        for portion in portions:
            yield [ChanceLuck(at, [], [], 0, 0.0) for at in portion]

    monkeypatch.setattr(review_run, "here", here)
    progress: list[tuple[int, int]] = []
    for _ in run.judge(1, lambda done, of: progress.append((done, of))):
        pass
    assert given == [[0, 1, 2, 3], [4, 5]]
    assert progress == [(4, 6), (6, 6)]
    assert sorted(run.judged) == list(range(6))
    several: list[int] = []

    def in_processes(_run: Any, _portions: Any, workers: int) -> Any:
        several.append(workers)
        yield []

    monkeypatch.setattr(review_run, "in_processes", in_processes)
    assert list(run.judge(2)) == [[]]
    assert several == [2]


def stored_run() -> Any:
    return SimpleNamespace(judged={}, rough=SimpleNamespace(to_examine=[1, 2, 3]))


class Saved:
    def __init__(self, path: Path, head: str = "key") -> None:
        self.run = stored_run()
        self.file = ReviewFile.__new__(ReviewFile)
        self.file.path, self.file.head = path, head
        self.file.run = self.run


def test_results_in_the_file_are_taken_up_again_except_broken_and_foreign_ones(tmp_path: Path) -> None:
    path = tmp_path / "game.review"
    first = Saved(path)
    assert first.file.resume() == 0, "there is no file yet"
    event, choice = ChanceLuck(2, [1.5], [], 6, 0.25), JudgedChoice(1, 0, "a", "b", 1.0, 0.5, 1.5, line=["b"])
    first.run.judged = {2: event}
    first.file.begin()
    first.file.add([choice, ChanceLuck(9, [], [], 0, 0.0)])
    with path.open("a") as file:
        file.write('{"at": 3, "chosen"\n[]\n')
    again = Saved(path)
    assert again.file.resume() == 2
    assert again.run.judged == {1: choice, 2: event}
    assert Saved(path, "another key").file.resume() == 0
    path.write_text("")
    assert Saved(path).file.resume() == 0
    path.write_bytes(b"\xff")
    assert Saved(path).file.resume() == 0


def test_numbers_are_rounded_everywhere_and_nothing_is_positive() -> None:
    found = rounded({"a": [1.23456, (-0.00001, 2)], "b": {"c": 0.12344}, "d": "1.23456"})
    assert found == {"a": [1.2346, [0.0, 2]], "b": {"c": 0.1234}, "d": "1.23456"}
    assert str(found["a"][1][0]) == "0.0"


def test_the_digest_covers_everything_but_itself() -> None:
    digest = digest_of({"a": 1, "b": 2})
    assert len(digest) == 16
    assert digest_of({"b": 2, "a": 1, "digest": "x"}) == digest
    assert digest_of({"a": 1, "b": 3}) != digest


class AtOnce(Executor):
    """An executor that runs tasks when they are submitted, and counts them."""

    def __init__(self) -> None:
        self.submitted: list[int] = []

    def submit(self, work: Any, item: int) -> Any:  # type: ignore[override]
        self.submitted.append(item)
        done: Future[int] = Future()
        done.set_result(work(item))
        return done


def test_only_a_part_of_the_work_is_queued_at_a_time() -> None:
    pool = AtOnce()
    results = results_as_finished(pool, lambda n: n * n, [1, 2, 3, 4, 5], lambda: 2)
    first = next(results)
    assert pool.submitted == [1, 2]
    assert sorted([first, *results]) == [1, 4, 9, 16, 25]
    assert pool.submitted == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("luck", [None, ChanceLuck(3, [1.0], [], 6, 0.5)])
def test_an_event_whose_turn_cannot_be_played_brings_no_luck(
    monkeypatch: pytest.MonkeyPatch, luck: ChanceLuck | None
) -> None:
    timeline = SimpleNamespace(
        entries=[None] * 3 + [LogEntry(CHANCE, 1, False), LogEntry(0, 1, False)], players=2
    )
    judge: Any = SimpleNamespace(timeline=timeline, judge=lambda at: f"judged {at}")
    monkeypatch.setattr(review_run, "settled_luck", lambda _timeline, _model, _at: luck)
    examiner = review_run.Examiner(judge, NOTHING)
    assert examiner.examine(3) == (luck or ChanceLuck(3, [0.0, 0.0], [], 0, 0.0))
    choice: Any = examiner.examine(4)
    assert choice == "judged 4"


# ---- texts --------------------------------------------------------------------------------------------


class Words:
    def __init__(self, language: str) -> None:
        self.language = language

    def format(self, message: str, **arguments: Any) -> str:
        return f"{message}({', '.join(str(one) for one in arguments.values())})"


@pytest.mark.parametrize(
    ("language", "value", "digits", "text"),
    [
        ("en", 1.25, 1, "+1.2"),
        ("de", -1.26, 1, "−1,3"),
        ("en", 0.04, 1, "0.0"),
        ("de", -0.04, 1, "0,0"),
        ("en", 0.06, 1, "+0.1"),
        ("en", 12.4, 0, "+12"),
        ("de", 0.4, 0, "0"),
    ],
)
def test_numbers_have_a_sign_unless_they_are_nothing(
    language: str, value: float, digits: int, text: str
) -> None:
    words: Any = Words(language)
    assert GainTexts(words).number(value, digits) == text
    assert GainTexts(words).amount(value, digits) == text.lstrip("+−")


def test_gains_and_losses_are_listed_in_their_own_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("patolli.review.gain_texts.gain_name", lambda _words, what, *_: what)
    words: Any = Words("en")
    rows = [("corn", False, 2.0), ("", False, 9.0), ("temple", True, -1.5), ("wood", False, 1.0)]
    found = [{"what": what, "points": points, "by": by} for what, points, by in rows]
    assert GainTexts(words).gains(found, "more", "less") == (
        "more(review-gain(corn, 2.0), review-gain(wood, 1.0)) "
        "less(review-gain-points(temple, review-points-amount(1.5, 1.5)))"
    )
    losses = [{"what": str(n), "points": True, "by": -1.0} for n in range(9)]
    gains = [{"what": f"+{n}", "points": False, "by": 1.0} for n in range(9)]
    listed = GainTexts(words).gains([*losses, *gains], "more", "less")
    assert listed.count("review-gain(") == listed.count("review-gain-points(") == MOST_REASONS
    twice = [{"what": "idols", "points": points, "by": 1.0} for points in (True, False)]
    assert GainTexts(words).gains(twice, "more", "less").count("idols") == 1
    assert GainTexts(words).gains([], "more", "less") == ""


def texts_with(words: Any) -> Any:
    texts = ReviewTexts.__new__(ReviewTexts)
    texts.words = words
    words.seat = lambda seat: f"seat {seat}"
    return texts


@pytest.mark.parametrize(
    ("reasons", "told"),
    [
        ([("corn", False, 2.0)], "review-more(review-gain(corn, 2.0))"),
        ([("corn", False, -2.0)], "review-less(review-gain(corn, 2.0)) by position"),
        ([("corn", False, 2.0), ("a", True, -1.0)], "review-more(review-gain(corn, 2.0)) less by position"),
        ([], "by position"),
    ],
)
def test_an_advantage_that_no_gain_explains_is_that_of_the_position(
    reasons: list[tuple[str, bool, float]], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("patolli.review.gain_texts.gain_name", lambda _words, what, *_: what)
    rows = [{"what": what, "points": points, "by": by} for what, points, by in reasons]
    one = JudgedChoice(0, 1, "a", "b", 2.0, 1.0, 3.0, lost_points=[-0.4, 1.5, -0.6], reasons=rows)
    less = "review-less(review-gain-points(a, review-points-amount(1.0, 1.0)))"
    changed = "seat 1 review-points-amount(1.5, +1.5), seat 2 review-points-amount(0.6, −0.6)"
    told = told.replace(" less", f" {less}").replace("by position", f"review-by-position({changed})")
    assert texts_with(Words("en")).reasons(one) == told


@pytest.mark.parametrize(("points", "named"), [(0.5, True), (-0.5, True), (0.49, False), (-0.49, False)])
def test_a_change_for_another_seat_is_named_from_half_a_point(points: float, named: bool) -> None:
    one = JudgedChoice(0, 0, "a", "b", 2.0, 1.0, 3.0, lost_points=[0.0, points])
    told = texts_with(Words("en")).by_position(one)
    assert "seat 0" in told
    assert ("seat 1" in told) is named


@pytest.mark.parametrize(("low", "high", "message"), [(2.0, 2.04, "-every-world"), (1.0, 3.0, "")])
def test_a_cost_has_no_range_if_it_is_the_same_in_every_world(low: float, high: float, message: str) -> None:
    texts = texts_with(Words("en"))
    texts.move = lambda _at, text: text
    assert texts.choice(JudgedChoice(0, 1, "a", "b", 2.0, low, high)).startswith(f"review-choice{message}(")


@pytest.mark.parametrize(
    ("explains", "text"),
    [
        (-0.1, "unknown()"),
        (0.0, "hardly()"),
        (0.0499, "hardly()"),
        (0.05, "explains(5)"),
        (0.126, "explains(13)"),
        (0.994, "explains(99)"),
    ],
)
def test_a_review_says_how_much_luck_explains(explains: float, text: str) -> None:
    texts = ReviewTexts.__new__(ReviewTexts)
    texts.words = Words("en")  # type: ignore[assignment]
    review: Any = SimpleNamespace(luck_explains=explains)
    assert texts.luck_worth(review) == f"review-luck-{text}"
    assert (texts.percent_number(0.126), texts.percent_number(0.994)) == ("+13", "+99")


def test_the_gains_of_a_puzzle_are_those_of_its_file() -> None:
    puzzle: Any = SimpleNamespace(reasons=[{"what": "corn", "points": False, "by": 2.0}])
    assert puzzle_judgement.gains(puzzle) == [GainDifference("corn", False, 2.0)]


# ---- compared turns -----------------------------------------------------------------------------------


def test_turns_with_the_same_end_are_the_same_turn() -> None:
    ends: list[Any] = ["x", "y", "x", "x", "z"]
    values = [1.0, 3.0, 3.0, 1.0, 2.0]
    turns = [Turn([n], end, value) for n, (end, value) in enumerate(zip(ends, values, strict=True))]
    assert [one.moves for one in different(turns, 9)] == [[1], [2], [4], [0]]
    assert [one.moves for one in different(turns, 2)] == [[1], [2]]


def test_the_margin_is_that_of_paired_worlds() -> None:
    found = Compared([], [[5.0, 7.0, 9.0, 1.0], [4.0, 4.0, 8.0, 0.0], [0.0, 9.0]])
    middle, low = found.margin()
    assert middle == 1.5
    assert low == pytest.approx(1.5 - 1.96 * (1.0 / 4) ** 0.5)
    assert found.margin(2)[0] == pytest.approx(1.5)
    assert interval_of([2.0]) == (2.0, 2.0)


def comparison(iterations: int, value: dict[int, float]) -> Any:
    found = TurnComparison.__new__(TurnComparison)
    found.iterations = iterations
    found.result = lambda at, world: value[at] + (100.0 if world == 0 else 0.0)  # type: ignore[method-assign]
    return found


def test_the_worse_half_of_the_turns_drops_out_after_each_round() -> None:
    turns: list[Any] = ["a", "b", "c", "d", "e"]
    race = comparison(90, {0: 1.0, 1: 5.0, 2: 3.0, 3: 4.0, 4: 2.0})
    found = race.compare(turns)
    assert [len(row) for row in race.results] == [6, 31, 16, 31, 6]
    assert found.turns == ["b", "d", "c", "e", "a"]
    assert found.means == [5.0, 4.0, 3.0, 2.0, 1.0]
    assert [len(row) for row in found.worlds] == [30, 30, 15, 5, 5], "the first world only trains the trees"


def test_the_first_quarter_of_the_worlds_is_not_counted() -> None:
    race = comparison(0, {})
    for fewest, left in ((1, 1), (2, 1), (7, 6), (8, 6), (12, 9)):
        race.results = [[0.0] * fewest, [0.0] * (fewest + 2), []]
        assert len(race.counted(0)) == left
        assert len(race.counted(1)) == left + 2


@pytest.mark.parametrize(
    ("drafts", "asked", "in_turn", "options", "start"),
    [
        ([], True, 1, 2, True), ([1], True, 1, 2, False), ([], False, 1, 2, False),
        ([], True, 0, 2, False), ([], True, 1, 1, False), ([], True, -9, 2, False),
    ],
)  # fmt: skip
def test_a_turn_starts_with_a_choice_of_the_seat_that_has_it(
    monkeypatch: pytest.MonkeyPatch, drafts: list[int], asked: bool, in_turn: int, options: int, start: bool
) -> None:
    monkeypatch.setattr(turn_comparison, "is_asked", lambda _p, seat: asked and seat == 1)
    monkeypatch.setattr(turn_comparison, "choices", lambda _p, _seat: [0] * options)

    def whose(_p: Any) -> int:
        if in_turn == -9:
            raise HiddenValue("turn")
        return in_turn

    game: Any = SimpleNamespace(in_turn=whose)
    observed: Any = SimpleNamespace(drafts=drafts, copy=lambda: None)
    assert turn_comparison.is_turn_start(game, observed, 1) is start
