"""What each request to a step of a tour is answered: shown moments, their events, and the expected moves."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from patolli import games
from patolli.kernel.errors import PatolliError
from patolli.table.protocol import TourState
from patolli.table.refusal import Refusal
from patolli.table.rule_faults import RuleFaults
from patolli.table.tours import tour_answers, tour_file
from patolli.table.tours.tour_file import Mistake, TourStep
from patolli.table.tours.tour_run import TourRun, beside, finished, first_position, start_of
from patolli.table.tours.tour_texts import tour_texts
from patolli.texts import GameTexts


@pytest.fixture
def words() -> GameTexts:
    game = games.load("tzolkin")
    return GameTexts(game, "en", ["Ana", "Itzel"], game.printed_box())


def request(step: str, *played: str, texts: list[str] | None = None, **more: Any) -> dict[str, Any]:
    return {
        "game": "tzolkin", "step": step, "played": list(played), "texts": texts or [], "values": None,
        "language": "", "names": ["Ana", "Itzel"], **more,
    }  # fmt: skip


def play(words: GameTexts | None, step: str, *played: str, texts: list[str] | None = None) -> TourState:
    return tour_answers.play(request(step, *played, texts=texts), words, RuleFaults())


Moment = tuple[int, int, bool, int | None]


def moments(state: TourState) -> list[Moment]:
    """Returns for each update the events that the page has, all events, whether a move can be taken back, and
    the number of the question.
    """
    for one in state.updates:
        assert one.seat == 0
        assert len(one.shows.events) == one.shows.stream.last - one.shows.kept
    return [
        (
            one.shows.kept,
            one.shows.stream.last,
            one.shows.undo,
            None if one.shows.question is None else one.shows.question.number,
        )
        for one in state.updates
    ]


@pytest.mark.parametrize(
    ("played", "texts", "verdict", "shown"),
    [
        ([], [], "begun", [(0, 0, False, 1001)]),
        (["place palenque"], [], "on", [(0, 1, True, 1002)]),
        ([], ["place palenque"], "on", [(0, 1, True, 1002)]),
        (
            ["place palenque"],
            ["stop"],
            "done",
            [(1, 2, False, None), (2, 2, False, None), (2, 3, False, None), (3, 7, False, None)],
        ),
        (["place palenque", "stop"], [], "done", [(0, 7, False, None)]),
        (["place palenque"], ["place palenque"], "wrong", [(1, 1, True, 1002)]),
        ([], ["place tikal"], "wrong", [(0, 0, False, 1001)]),
    ],
)
def test_new_moves_are_shown_one_by_one_and_earlier_ones_at_once(
    words: GameTexts, played: list[str], texts: list[str], verdict: str, shown: list[Moment]
) -> None:
    state = play(words, "place", *played, texts=texts)
    assert (state.verdict, moments(state)) == (verdict, shown)
    assert state.played == (played if verdict == "wrong" else [*played, *texts])
    assert bool(state.feedback) == (verdict == "wrong")


def test_only_the_first_mistake_that_fits_is_answered(words: GameTexts) -> None:
    first = play(words, "place", texts=["place tikal"]).feedback
    second = play(words, "place", "place palenque", texts=["place tikal"]).feedback
    assert "That wheel has its day later" in first
    assert "One is enough this time" in second
    assert play(None, "place", texts=["place tikal"]).feedback == first


def test_an_unexpected_move_is_described(words: GameTexts) -> None:
    before = ("turn pick", "pick tikal 1")
    assert "is not what this step asks for" in play(words, "technology", *before, texts=["act none"]).feedback
    assert play(None, "technology", *before, texts=["act none"]).feedback == ""
    with pytest.raises(Refusal) as refused:
        play(words, "technology", *before, texts=["place start"])
    assert refused.value.error == "not-offered"


def test_the_expected_moves_lead_to_a_solution(words: GameTexts) -> None:
    assert play(words, "place").expected == ["place palenque", "stop"]
    assert play(words, "place", "place palenque").expected == ["stop"]
    assert play(words, "place", "place palenque", "stop").expected == []
    steps = ["turn pick", "pick uxmal 1", "act 1"]
    expected = play(words, "temple", *steps).expected
    assert expected[0] == "climb chaac"
    assert len(expected) == len(set(expected)) > 1
    assert all(one.startswith("climb ") for one in expected)


def test_a_step_to_read_is_done_at_once(words: GameTexts) -> None:
    state = play(words, "goal")
    assert (state.verdict, state.expected, moments(state)) == ("done", [], [(0, 0, False, None)])
    assert not state.new_position
    assert not play(words, "place").new_position
    assert play(words, "back").new_position
    with pytest.raises(Refusal) as refused:
        tour_answers.observed(request("goal"))
    assert refused.value.error == "not-asked"
    with pytest.raises(Refusal) as refused:
        tour_answers.play({**request("goal"), "values": [1]}, words, RuleFaults())
    assert refused.value.error == "not-asked"


def test_questions_of_all_steps_have_different_numbers() -> None:
    observed, number = tour_answers.observed(request("place", "place palenque"))
    assert (observed.viewer, number) == (0, 1002)
    assert tour_answers.observed(request("pick"))[1] == 3001


@pytest.mark.parametrize(
    "played", [["place uxmal"], ["place palenque", "stop", "place palenque"], ["no such move"]]
)
def test_moves_that_do_not_belong_to_the_step_are_stale(played: list[str]) -> None:
    with pytest.raises(Refusal) as refused:
        tour_answers.run_to("tzolkin", "place", played)
    assert refused.value.error == "stale"


def test_lessons_say_what_is_to_be_done() -> None:
    found = tour_answers.info("tzolkin", "en")
    assert (found.players, found.options, found.chapters[0].id) == (2, {}, "turn")
    first = found.chapters[0].steps
    assert [(one.id, one.task) for one in first[:2]] == [("goal", False), ("place", True)]
    assert tour_answers.names_of("tzolkin", "Ana") == ["Ana", "Itzel"]


# ---- the script -----------------------------------------------------------------------------------------


def run_of(step: TourStep) -> TourRun:
    return TourRun(games.load("tzolkin"), step, first_position("tzolkin", 1).copy())


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0: pass", "0 is not asked when the script says 'pass'"),
        ("1: pick tikal 3", "1 cannot 'pick tikal 3'"),
    ],
)
def test_a_script_that_does_not_fit_is_named(line: str, why: str) -> None:
    run = run_of(TourStep("x", answer=[["place palenque", "stop"]], script=[line]))
    run.play("place palenque")
    with pytest.raises(PatolliError, match=f"step x: {why}"):
        run.play("stop")


def test_moments_are_kept_before_moves_of_others_and_at_the_end() -> None:
    answer = [["place palenque", "stop"]]
    run = run_of(TourStep("x", answer=answer, script=["1: pass", "1: place uxmal", "1: stop"]))
    assert len(run.frames) == 1
    assert run.play("place palenque") == []
    assert [one.events for one in run.frames] == [0, 1]
    run.keep_frame()
    assert len(run.frames) == 2, "nothing has changed since"
    run.play("stop")
    assert run.script == []
    assert [one.events for one in run.frames] == [0, 1, 2, 2, 3, 7]
    assert run.is_done()
    assert not run.is_asked()


def test_a_mistake_may_count_only_after_certain_moves() -> None:
    wrong = [Mistake("early", "stop", []), Mistake("second", "place *", ["a"]), Mistake("other", "place *")]
    run = run_of(TourStep("x", answer=[["stop"]], wrong=wrong))
    assert run.mistake("stop") is wrong[0]
    assert run.mistake("place uxmal") is wrong[2]
    assert run.mistake("pass") is None
    run.played.append("a")
    assert run.mistake("place uxmal") is wrong[1]
    assert run.mistake("stop") is None


def test_patterns_for_any_moves_may_be_skipped() -> None:
    lines = [["**", "**", "end"], ["**"]]
    assert beside(lines, (0, 0)) == [(0, 0), (0, 1), (0, 2)]
    assert beside(lines, (0, 2)) == [(0, 2)]
    assert beside(lines, (1, 0)) == [(1, 0), (1, 1)]
    assert beside(lines, (1, 1)) == [(1, 1)]


def test_a_step_continues_from_the_solution_of_the_previous_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert finished("tzolkin", 1).position == start_of("tzolkin", 2).position
    assert finished("tzolkin", 0).played == []
    tour: Any = SimpleNamespace(steps=[TourStep("a", answer=[["stop"]])])
    monkeypatch.setattr(tour_file, "tour", lambda game: tour)
    with pytest.raises(PatolliError, match="the first step of the tour of toy has no position"):
        first_position("toy", 0)


def test_texts_that_are_missing_are_empty() -> None:
    texts = tour_texts("tzolkin", "en")
    assert texts.step("place") == texts.text("tour-place") != ""
    assert texts.step("place", "task") not in ("", texts.step("place"))
    assert [texts.has("tour-place"), texts.has("tour-place", "task"), texts.has("tour-place", "none")] == [
        True, True, False,
    ]  # fmt: skip
    assert texts.has("none") is False
    assert texts.text("none") == texts.step("place", "none") == ""
    with pytest.raises(PatolliError, match="the tour of tzolkin has no texts in 'xx'"):
        tour_texts("tzolkin", "xx")
