"""The properties of questions and answers, the streams of events, and what is compared before a view is
sent. The rules are made up.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from patolli import games
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.kernel.prospect_rules import NO_MOVE, ProspectRules
from patolli.table import view_diff
from patolli.table.protocol import Asked, Option
from patolli.table.rule_faults import RuleFaults
from patolli.table.view_diff import LastSent, SharedView, Streams, ViewerState, changed_entries


class Rules(ProspectRules[Any]):
    """Rules about the moves 1 to 3: 1 is free, 2 gives up something, 3 is dominated by 1, and 2 declines."""

    def declines(self, p: Any, seat: int, move: int) -> bool:
        return move == 2

    def is_free_action(self, p: Any, seat: int, move: int) -> bool:
        return move == 1

    def gives_up(self, p: Any, seat: int, move: int) -> bool:
        return move == 2

    def dominated_by(self, p: Any, seat: int, move: int, moves: list[int]) -> int:
        return 1 if move == 3 else NO_MOVE

    def notes(self, p: Any, seat: int, move: int) -> list[Any]:
        return [f"note {move}", ""]

    def warnings(self, p: Any, seat: int) -> list[Any]:
        return ["careful"]

    def already_chosen(self, p: Any, seat: int) -> list[int]:
        return [3]


class Failing(Rules):
    def gives_up(self, p: Any, seat: int, move: int) -> bool:
        raise LookupError("gives_up")


class Plain(ProspectRules[Any]):
    """Rules that know nothing about the answers."""


class Position:
    def __init__(self, default: int = 2, window: str = "") -> None:
        self.first, self.window = default, window
        self.drafts: list[Any] = []

    def question(self, seat: int) -> Any:
        return SimpleNamespace(kind="Asked", rule="R-1", numbers=[4], window=self.window)

    def legal_moves(self, seat: int) -> list[int]:
        return [1, 2]

    def asides(self, seat: int) -> list[int]:
        return [3]

    def default(self, seat: int) -> int:
        return self.first


class Words:
    def move(self, move: Any, question: Any) -> str:
        return f"words {move}"

    def question(self, question: Any, seat: int) -> str:
        return f"question of {seat}"

    def note(self, note: Any) -> str:
        return str(note).upper()


def asked(rules: Any, words: Any = None, p: Any = None, faults: RuleFaults | None = None) -> Asked:
    game: Any = SimpleNamespace(
        vocabulary=SimpleNamespace(text=lambda move: f"m{move}"), prospect_rules=lambda: rules
    )
    position: Any = p or Position()
    return view_diff.asked(game, position, 1, 7, words, faults or RuleFaults())


def properties(found: Asked) -> list[tuple[Any, ...]]:
    return [
        (one.text, one.free, one.gives_up, one.dominated_by, one.declines, one.passes)
        for one in (*found.options, *found.asides)
    ]


def test_answers_have_the_properties_that_the_rules_name() -> None:
    found = asked(Rules())
    assert (found.number, found.kind, found.rule, found.numbers, found.window) == (
        7,
        "Asked",
        "R-1",
        [4],
        "",
    )
    assert (found.default, found.words, found.warnings, found.chosen) == ("m2", "", [], [])
    assert properties(found) == [
        ("m1", True, False, "", False, False),
        ("m2", False, True, "", True, True),
        ("m3", False, False, "m1", False, False),
    ]
    assert [one.text for one in found.asides] == ["m3"]


def test_rules_without_hooks_give_answers_without_properties() -> None:
    assert [one[1:4] for one in properties(asked(Plain()))] == [(False, False, "")] * 3
    assert view_diff.own_hooks(Rules) == (True, True, True)
    assert view_diff.own_hooks(Plain) == (False, False, False)
    assert view_diff.own_hooks(Failing) == (True, True, True)


def test_a_hook_that_fails_is_left_out_and_the_others_count() -> None:
    faults = RuleFaults()
    found = asked(Failing(), faults=faults)
    assert [one[1:4] for one in properties(found)] == [
        (True, True, ""), (False, True, ""), (False, True, "m1"),
    ]  # fmt: skip
    assert list(faults.found) == [("Asked", "gives-up")]


@pytest.mark.parametrize(
    ("default", "sealed", "window", "passes"),
    [(2, False, "", True), (1, False, "", False), (2, True, "", False), (2, True, "a window", True)],
)
def test_the_default_answer_passes_if_it_declines(
    default: int, sealed: bool, window: str, passes: bool
) -> None:
    p = Position(default, window)
    p.drafts = ["draft"] * sealed
    assert any(one.passes for one in asked(Rules(), p=p).options) is passes


def test_questions_in_words_have_notes_and_warnings() -> None:
    found = asked(Rules(), Words())
    assert [(one.words, one.note) for one in (*found.options, *found.asides)] == [
        ("words 1", "NOTE 1"), ("words 2", "NOTE 2"), ("words 3", "NOTE 3"),
    ]  # fmt: skip
    assert (found.words, found.warnings, found.chosen) == ("question of 1", ["CAREFUL"], ["words 3"])
    assert properties(found) == properties(asked(Rules()))
    several: Any = ["a", "", "b"]
    words: Any = Words()
    assert view_diff.noted(several, words) == "A · B"
    assert view_diff.noted(several, None) == ""


def test_an_option_without_words_has_none() -> None:
    game: Any = SimpleNamespace(vocabulary=SimpleNamespace(text=lambda move: f"m{move}"))
    assert view_diff.options(game, [1], None, None) == [Option("m1", "")]
    words: Any = Words()
    assert view_diff.options(game, [1], None, words) == [Option("m1", "words 1")]


# ---- streams --------------------------------------------------------------------------------------------


def begun(moves: int = 4) -> Match:
    match = Match(games.load("lanterns"), 2, Seeded(1))
    play(match, moves)
    return match


def play(match: Match, moves: int) -> None:
    for _ in range(moves):
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[1])


def test_each_viewer_has_the_events_that_it_saw() -> None:
    match = begun()
    streams = Streams(match)
    first = list(streams.events_for(0))
    assert streams.lengths(2) == [len(first), len(streams.events_for(1))]
    assert streams.lengths(2) is streams.lengths(2), "it is cached"
    play(match, 4)
    now = streams.events_for(0)
    assert now[: len(first)] == first
    assert len(now) > len(first)
    assert streams.lengths(2)[0] == len(now)
    assert now == Streams(match).events_for(0)
    assert streams.events_for(0) == now, "nothing is added twice"
    streams.forget()
    assert (streams.of, streams.upto, streams.counted) == ({}, {}, (-1, []))
    assert streams.events_for(0) == now


# ---- changes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "now", "changed"),
    [
        ([[1], [2]], [[1], [3]], {"1": [3]}),
        ([{"a": 1}, {"a": 2}], [{"a": 0}, {"a": 2}], {"0": {"a": 0}}),
        ([[1], [2]], [[3], [4]], {}),
        ([[1]], [[2]], {}),
        ([1, 2], [1, 3], {}),
        ([[1], [2]], [[1], [2], [3]], {}),
        ("text", [[1], [2]], {}),
        ([[1], [2], [3]], [[1], [5], [6]], {"1": [5], "2": [6]}),
    ],
)
def test_single_entries_are_sent_if_some_have_not_changed(before: Any, now: Any, changed: Any) -> None:
    assert changed_entries(before, now) == changed


def test_changes_of_the_shared_view_are_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = SharedView(begun())
    counted: list[Any] = []
    usual = view_diff.changes_of

    def changes_of(before: Any, now: Any) -> Any:
        counted.append(before)
        return usual(before, now)

    monkeypatch.setattr(view_diff, "changes_of", changes_of)
    before = {**shared.table, "gone": 1}
    first = shared.changes(before)
    assert (first.table, first.entries, first.gone) == ({}, {}, ["gone"])
    assert shared.changes(before) is first
    assert shared.changes(dict(before)) == first
    assert len(counted) == 2


def state(match: Match, viewer: int) -> ViewerState:
    return ViewerState(match, viewer, 9, RuleFaults(), SharedView(match))


def test_only_seats_that_are_asked_have_a_question() -> None:
    match = begun()
    (seat,) = match.asked()
    mine, other, visitor = state(match, seat), state(match, 1 - seat), state(match, -2)
    assert mine.bare is not None
    assert mine.bare.number == 9
    assert (other.bare, visitor.bare) == (None, None)
    assert mine.question(None) is mine.bare
    words: Any = Words()
    assert other.question(words) is None
    assert (visitor.undo, visitor.viewer, visitor.outcome_back) == (False, -2, 0)
    assert mine.undo == match.can_undo(seat)
    play(match, 1)
    assert state(match, seat).undo == match.can_undo(seat)


def test_the_first_seat_may_take_back_its_answer() -> None:
    match = begun(1)
    assert [match.can_undo(seat) for seat in (0, 1)] == [True, False]
    assert [state(match, viewer).undo for viewer in (0, 1, -2)] == [True, False, False]


def test_a_view_is_compared_with_the_one_that_was_sent() -> None:
    match = begun()
    now = state(match, 0)
    assert now.changes(None).table == {**now.shared.table, **now.own}
    sent = LastSent(now, 3, 5, {"w": "turn"})
    assert not any(now.changes(sent))
    assert sent.same(LastSent(state(match, 0), 3, 5, {"w": "turn"}))
    for other in (
        LastSent(now, 4, 5, {"w": "turn"}), LastSent(now, 3, 6, {"w": "turn"}), LastSent(now, 3, 5, {}),
        LastSent(state(match, 1), 3, 5, {"w": "turn"}),
    ):  # fmt: skip
        assert not sent.same(other)
    play(match, 2)
    later = state(match, 0)
    assert any(later.changes(sent))
    merged = {**sent.shared, **sent.own}
    changes = later.changes(sent)
    merged.update(changes.table)
    for key, entries in changes.entries.items():
        merged[key] = [entries.get(str(n), one) for n, one in enumerate(merged[key])]
    for key in changes.gone:
        del merged[key]
    assert merged == {**later.shared.table, **later.own}


@pytest.mark.parametrize(
    ("name", "value"),
    [("asked", [5]), ("turn", 5), ("bare", "q"), ("undo", True), ("scores", {}), ("outcome_back", 5),
     ("chance", lambda words: "pending"), ("passed", lambda words: ["window"])],
)  # fmt: skip
def test_everything_that_is_always_sent_is_compared(name: str, value: Any) -> None:
    match = begun()
    one, other = state(match, -2), state(match, -2)
    assert one.fingerprint({}) == other.fingerprint({})
    setattr(other, name, value)
    assert one.fingerprint({}) != other.fingerprint({})
    assert one.fingerprint({}) != one.fingerprint({"w": "once"})
