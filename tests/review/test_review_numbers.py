"""Exact figures of reviews: luck, curves, turning points, drawn curves, and comparisons of turns."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from patolli.kernel.chance import Rng
from patolli.kernel.match import LogEntry
from patolli.kernel.seats import CHANCE
from patolli.players.expectation_table import Expectation
from patolli.review import curve_svg, luck
from patolli.review.curve import CurvePoint, curve, sources_of
from patolli.review.curve_svg import (
    Axis,
    axis_of,
    chart,
    grid,
    marks_of,
    points_lines,
    spread,
    turn_of_point,
    win_lines,
)
from patolli.review.judgement import JudgedChoice
from patolli.review.luck import ChanceLuck, at_end_of_turn, drawn, luck_of
from patolli.review.rounds import round_of
from patolli.review.timeline import Timeline
from patolli.review.turning_points import TurningPoint, turning_points, weight
from patolli.review.verdicts import Thresholds, thresholds_of

LIMITS = Thresholds(1.0, 2.0, 4.0)
NOTHING: Any = None

# ---- luck ---------------------------------------------------------------------------------------------


class Roll:
    """A position in which a die with three faces is rolled; the probability of the last face is one half."""

    def __init__(self, came: int = -1) -> None:
        self.came = came

    def copy(self) -> Roll:
        return Roll(self.came)

    def legal_moves(self, _seat: int) -> list[int]:
        return [4, 5, 6]

    def odds(self) -> list[int]:
        return [1, 1, 2]

    def answer(self, seat: int, move: int) -> None:
        assert seat == CHANCE
        self.came = move


VALUES = {
    4: Expectation([8.0, 0.0], [0.8, 0.2]),
    5: Expectation([4.0, 4.0], [0.4, 0.6]),
    6: Expectation([0.0, 2.0], [0.2, 0.8]),
}


def rolled(turn: int, corrections: tuple[float, float] = (1.0, 1.0), came: int = 5) -> ChanceLuck | None:
    timeline: Any = SimpleNamespace(
        positions=[None, Roll()], entries=[None, LogEntry(CHANCE, came, False)], turns=[(0, 0), (0, turn)]
    )
    model: Any = SimpleNamespace(corrections=SimpleNamespace(luck=corrections[0], setup_luck=corrections[1]))
    return luck_of(timeline, model, 1, lambda _, p: VALUES[p.came])  # type: ignore[attr-defined]


def test_luck_is_the_value_of_an_outcome_without_the_mean_of_all() -> None:
    found = rolled(1)
    assert found is not None
    assert (found.at, found.outcomes, found.probability) == (1, 3, 0.25)
    assert found.points == pytest.approx([1.0, 2.0])
    assert found.win == pytest.approx([0.0, 0.0])
    last = rolled(1, came=6)
    assert last is not None
    assert last.points == pytest.approx([-3.0, 0.0])
    assert last.probability == 0.5


def test_luck_of_the_first_turn_has_its_own_share() -> None:
    first, later = rolled(0, (0.5, 0.25)), rolled(3, (0.5, 0.25))
    assert first is not None
    assert later is not None
    assert first.points == pytest.approx([0.25, 0.5])
    assert later.points == pytest.approx([0.5, 1.0])


def test_positions_that_cannot_be_evaluated_have_no_luck() -> None:
    def unknown(_model: Any, _p: Any) -> Expectation:
        raise LookupError

    timeline: Any = SimpleNamespace(positions=[Roll()], entries=[LogEntry(CHANCE, 4, False)], turns=[(0, 0)])
    assert luck_of(timeline, NOTHING, 0, unknown) is None


@pytest.mark.parametrize(("below", "outcome"), [(0, 4), (1, 5), (2, 6), (3, 6)])
def test_outcomes_are_drawn_by_their_odds(below: int, outcome: int) -> None:
    rng: Any = SimpleNamespace(below=lambda most: below if most == 4 else -1)
    p: Any = Roll()
    assert drawn(p, rng) == outcome


def test_a_position_without_an_evaluation_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(_p: Any) -> Expectation:
        raise LookupError

    def play_turn(*_: Any) -> bool:
        raise AssertionError

    monkeypatch.setattr(luck, "play_turn", play_turn)
    model: Any = SimpleNamespace(of=unknown)
    start: Any = Roll()
    with pytest.raises(LookupError):
        at_end_of_turn(model, start)


class Course:
    """A position that asks these seats (or chance) one after the other. The turn ends when seat
    9 is asked.
    """

    def __init__(self, asked: list[int]) -> None:
        self.left = asked
        self.made: list[tuple[int, int]] = []

    def asked(self) -> list[int]:
        return self.left[:1]

    def answer(self, seat: int, move: int) -> None:
        self.made.append((seat, move))
        self.left = self.left[1:]


@pytest.mark.parametrize(
    ("asked", "made", "by_chance"),
    [
        ([0, CHANCE, 1, 9, 0], [(0, 5), (CHANCE, 6), (1, 5)], True),
        ([0, 1], [(0, 5), (1, 5)], False),
        ([9], [], False),
        ([], [], False),
    ],
)
def test_a_turn_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch, asked: list[int], made: list[tuple[int, int]], by_chance: bool
) -> None:
    start: Any = Course(asked)
    monkeypatch.setattr(luck, "turn_of", lambda _game, p: p.made if p.asked() == [9] and p.made else 0)
    monkeypatch.setattr(luck, "drawn", lambda _p, _rng: 6)
    monkeypatch.setattr(luck, "best", lambda _evaluator, _p, _seat, _width: 5)
    monkeypatch.setattr(luck, "apply_choice", lambda p, seat, move: p.answer(seat, move))
    model: Any = SimpleNamespace(game=None, evaluator=None)
    if asked == [9]:
        monkeypatch.setattr(luck, "LONGEST", 0)
    assert luck.play_turn(model, start, Rng(1)) is by_chance
    assert start.made == made


@pytest.mark.parametrize(("by_chance", "played"), [(True, [1, 2, 3]), (False, [1])])
def test_a_turn_with_later_chance_is_played_three_times(
    monkeypatch: pytest.MonkeyPatch, by_chance: bool, played: list[int]
) -> None:
    seeds = {Rng(seed).below(10**9): seed for seed in range(5)}
    found: list[int] = []

    def play_turn(_model: Any, p: Any, rng: Rng) -> bool:
        p.came = seeds[rng.below(10**9)]
        found.append(p.came)
        return by_chance

    monkeypatch.setattr(luck, "play_turn", play_turn)
    model: Any = SimpleNamespace(of=lambda p: Expectation([float(p.came), 0.0], [0.1 * p.came]))
    start: Any = Roll(9)
    expected = at_end_of_turn(model, start)
    assert found == played
    middle = sum(played) / len(played)
    assert expected.points == pytest.approx([middle, 0.0])
    assert expected.win == pytest.approx([0.1 * middle])


# ---- timelines and curves -----------------------------------------------------------------------------


def timeline_with(turns: list[tuple[int, int]], entries: int | None = None) -> Any:
    found = Timeline.__new__(Timeline)
    found.turns = turns
    found.entries = [LogEntry(0, 0, False)] * (len(turns) - 1 if entries is None else entries)
    return found


@pytest.mark.parametrize(
    ("turns", "starts"),
    [
        ([(0, 0), (0, 0), (1, 1), (1, 1)], [0, 2, 3]),
        ([(0, 0), (1, 1), (0, 2)], [0, 1, 2]),
        ([(0, 0), (1, 0), (1, 1)], [0, 1, 2]),
        ([(0, 0)], [0]),
    ],
)
def test_turns_start_where_seat_or_number_change_and_the_game_ends(
    turns: list[tuple[int, int]], starts: list[int]
) -> None:
    timeline = timeline_with(turns)
    assert timeline.turn_starts() == starts
    timeline.positions = list(turns)
    assert timeline.end is turns[-1]


@pytest.mark.parametrize(("shown", "round_"), [(1, 1), (7, 7), (0, 0), (-1, 0), (None, 0), ("last", 0)])
def test_a_round_is_a_positive_number(shown: object, round_: int) -> None:
    assert round_of(SimpleNamespace(round=shown)) == round_
    assert round_of(SimpleNamespace()) == 0


@pytest.mark.parametrize(
    ("entry", "options", "choice"),
    [
        (LogEntry(0, 4, False), [4, 5], True),
        (LogEntry(0, 4, True), [4, 5], False),
        (LogEntry(CHANCE, 4, False), [4, 5], False),
        (LogEntry(0, 4, False), [4], False),
        (LogEntry(0, 6, False), [4, 5], False),
    ],
)
def test_a_choice_is_an_answer_out_of_several(entry: LogEntry, options: list[int], choice: bool) -> None:
    found = timeline_with([(0, 0), (0, 0)])
    found.entries = [entry]
    found.options = lambda _at: options
    assert found.is_choice(0) is choice
    assert found.decisions() == ([0] if choice else [])
    assert found.chance_events() == ([0] if entry.seat == CHANCE else [])


class Scored:
    def __init__(self, points: float | None, table: list[list[int]]) -> None:
        self.points = points
        self.table = table
        self.players = 2

    def scores(self) -> Any:
        return SimpleNamespace(unit=2, table=self.table, sources=["a", "b", "c"])


def test_a_curve_begins_with_the_usual_result_and_ends_with_the_game() -> None:
    timeline = timeline_with([(0, 0), (0, 1), (1, 2), (1, 2), (0, 3), (0, 3)])
    points = [50.0, None, 40.0, 41.0, 30.0, 20.0]
    timeline.positions = [Scored(one, [[2, 1, 0], [4, 0, 0]]) for one in points]
    timeline.begun = False

    def of(p: Any) -> Expectation:
        if p.points is None:
            raise LookupError
        return Expectation([p.points, 0.0], [0.5, 0.5])

    model: Any = SimpleNamespace(
        of=of, before_play=lambda players: Expectation([float(players)] * 2, [0.3] * 2)
    )
    found = curve(timeline, model)
    assert [(one.at, one.seat, one.turn, one.points[0]) for one in found] == [
        (0, -1, 0, 2.0), (2, 1, 2, 40.0), (4, 0, 3, 30.0), (5, -1, 3, 20.0),
    ]  # fmt: skip
    assert found[0].sources == [[0.0] * 3] * 2
    assert found[1].sources == [[1.0, 0.5, 0.0], [2.0, 0.0, 0.0]]
    timeline.begun = True
    begun = curve(timeline, model)
    assert (begun[0].points[0], begun[0].sources) == (50.0, sources_of(timeline.positions[0]))


POINTS = [
    CurvePoint(at, 0, turn, [float(at), 1.0], [0.25, 0.75], []) for at, turn in ((0, 0), (3, 1), (7, 2))
]


def test_lines_of_a_curve_are_points_or_percent_by_turn() -> None:
    assert points_lines(POINTS) == [[(0, 0.0), (1, 3.0), (2, 7.0)], [(0, 1.0), (1, 1.0), (2, 1.0)]]
    assert win_lines(POINTS)[1] == [(0, 75.0), (1, 75.0), (2, 75.0)]
    assert [turn_of_point(POINTS, at) for at in (-1, 0, 2, 3, 6, 7, 9)] == [0, 0, 0, 1, 1, 2, 2]
    turning = [TurningPoint(at, "luck", 0, [], []) for at in (2, 8)]
    assert marks_of(POINTS, turning, ["a", "b"]) == [(0, "a"), (2, "b")]


@pytest.mark.parametrize(
    ("low", "high", "lines"),
    [
        (0, 8, [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        (0, 9, [0, 2, 4, 6, 8]),
        (0, 17, [0, 5, 10, 15]),
        (0, 41, [0, 10, 20, 30, 40]),
        (0, 81, [0, 20, 40, 60, 80]),
        (-3, 20, [0, 5, 10, 15, 20]),
        (-7, 20, [-5, 0, 5, 10, 15, 20]),
        (0, 161, [0, 50, 100, 150]),
    ],
)
def test_grid_lines_are_at_round_values(low: float, high: float, lines: list[float]) -> None:
    assert grid(low, high) == lines


def test_a_chart_draws_each_line_and_each_mark_at_its_place() -> None:
    drawn_ = chart(
        "<Points>",
        ["Ana", "B&B"],
        [[(0, 0.0), (2, 4.0)], [(0, 2.0), (2, -4.0)]],
        [(1, "a > b")],
        " %",
        Axis("Turn", [(0, 1), (2, 3)]),
    )
    left, right, top, bottom = curve_svg.LEFT, curve_svg.RIGHT, curve_svg.TOP, curve_svg.BOTTOM
    end, middle = curve_svg.WIDTH - right, (curve_svg.HEIGHT - bottom + top) / 2
    assert f'd="M{left:.1f} {middle:.1f}L{end:.1f} {top:.1f}"' in drawn_
    assert f"L{end:.1f} {curve_svg.HEIGHT - bottom:.1f}" in drawn_
    assert f'class="mark" d="M{(left + end) / 2:.1f} {top}V{curve_svg.HEIGHT - bottom}"' in drawn_
    assert f'<circle class="mark-number" cx="{(left + end) / 2:.1f}"' in drawn_
    assert f'x="{end:.1f}" y="{curve_svg.HEIGHT - 8}" text-anchor="middle">3<' in drawn_
    assert drawn_.count('class="grid"') == 9
    assert ">-4 %</text>" in drawn_
    assert ">Turn</text>" in drawn_
    assert "<title>a &gt; b</title>" in drawn_
    assert 'aria-label="&lt;Points&gt;"' in drawn_
    assert drawn_.count("B&amp;B") == 2
    assert drawn_.count(f'stroke="{curve_svg.COLOURS[0]}"') == 2
    assert drawn_.count(f'stroke-dasharray="{curve_svg.DASHES[1]}"') == 2


def test_the_axis_counts_rounds_where_they_begin_or_turns() -> None:
    def at(turn: int, number: int) -> CurvePoint:
        return CurvePoint(turn, 0, turn, [], [], [], number)

    in_rounds = [at(0, 0), at(1, 1), at(2, 1), at(3, 2), at(4, 2), at(5, 3)]
    assert axis_of(in_rounds, "Round", "Turn") == Axis("Round", [(1, 1), (3, 2), (5, 3)])
    in_turns = [at(turn, 0) for turn in (0, 0, 1, 2)]
    assert axis_of(in_turns, "Round", "Turn") == Axis("Turn", [(0, 1), (1, 2), (2, 3)])
    many = [at(turn, 0) for turn in range(60)]
    assert axis_of(many, "Round", "Turn").ticks[:2] == [(4, 5), (9, 10)]
    steps = {16: 1, 17: 5, 84: 5, 85: 10, 169: 10, 170: 20, 400: 20}
    for turns, step in steps.items():
        shown = [number for _, number in axis_of([at(n, 0) for n in range(turns)], "Round", "Turn").ticks]
        assert shown == list(range(step, turns + 1, step))
    assert axis_of([at(1, 2), at(2, 3)], "Round", "Turn").ticks == [(1, 2), (2, 3)]


def test_the_curve_of_a_short_game_fills_its_chart() -> None:
    drawn_ = chart("T", ["a"], [[(0, 0.0), (1, 1.0)]], [], "", Axis("Turn", []))
    assert f"L{curve_svg.WIDTH - curve_svg.RIGHT:.1f} {curve_svg.TOP:.1f}" in drawn_
    assert "<path" in chart("T", ["a"], [[(0, 0.0)]], [], "", Axis("Turn", []))


def test_numbers_in_circles_do_not_cover_each_other() -> None:
    assert spread([10.0, 30.0, 31.0], 5, 100) == [10.0, 30.0, 35.0]
    assert spread([90.0, 98.0, 99.0], 5, 100) == [90.0, 95.0, 100.0]
    assert spread([], 5, 100) == []


# ---- turning points -----------------------------------------------------------------------------------


def chance(at: int, moved: float) -> ChanceLuck:
    return ChanceLuck(at, [50 * moved, -50 * moved], [moved, -moved], 6, 1 / 6)


def blunder(at: int, moved: float, low: float = 4.0) -> JudgedChoice:
    return JudgedChoice(
        at, 1, "a", "b", 5.0, low, 6.0, true_points=[-50 * moved, 50 * moved], true_win=[-moved, moved]
    )


def test_choices_weigh_more_than_luck_and_points_count_where_nobody_can_win() -> None:
    assert weight(TurningPoint(0, "luck", 0, [9.0], [-0.2, 0.1])) == 0.2
    assert weight(TurningPoint(0, "choice", 0, [9.0], [-0.2, 0.1])) == pytest.approx(0.3)
    assert weight(TurningPoint(0, "luck", 0, [10.0, -20.0], [])) == 0.4


def test_each_turn_has_at_most_one_choice_and_one_event() -> None:
    timeline = timeline_with([(0, 0), (0, 0), (0, 0), (1, 0), (1, 1)])
    events = [chance(0, 0.2), chance(1, 0.3), chance(3, 0.1)]
    made = [blunder(2, 0.2), blunder(4, 0.2, low=-1.0), JudgedChoice(4, 1, "a", "b", 5.0, 4.0, 6.0)]
    found = turning_points(timeline, events, made, LIMITS)
    assert [(one.at, one.kind, one.seat) for one in found] == [
        (1, "luck", 0),
        (2, "choice", 1),
        (3, "luck", 0),
    ]
    assert (found[1].points, found[1].win) == ([10.0, -10.0], [0.2, -0.2])


def test_there_are_at_most_five_and_after_three_only_large_ones() -> None:
    timeline = timeline_with([(0, n) for n in range(12)])
    assert len(turning_points(timeline, [chance(at, 0.3) for at in range(9)], [], LIMITS)) == 5
    events = [chance(at, moved) for at, moved in enumerate((0.02, 0.3, 0.039, 0.041, 0.2, 0.1))]
    assert [one.at for one in turning_points(timeline, events, [], LIMITS)] == [1, 3, 4, 5]
    small = [chance(0, 0.01), chance(1, 0.0099)]
    assert [one.at for one in turning_points(timeline, small, [], LIMITS)] == [0]
    loser = ChanceLuck(0, [10.0, -20.0], [], 6, 1 / 6)
    assert turning_points(timeline, [loser], [], LIMITS)[0].seat == 1


def test_fitted_thresholds_come_before_shares_of_the_spread() -> None:
    table: Any = SimpleNamespace(thresholds=[1.0, 2.0, 3.0], spread=8.0)
    assert thresholds_of(table) == Thresholds(1.0, 2.0, 3.0)
    table.thresholds = []
    assert thresholds_of(table).blunder == pytest.approx(2.0)
