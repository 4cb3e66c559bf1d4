"""Exceptions in optional parts of a question, such as prospects: the first exception of each kind is kept and
logged once.
"""

from __future__ import annotations

import pytest

from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.table import prospects, query_answers, rule_faults, view_diff
from patolli.table.protocol import Prospects
from patolli.table.rule_faults import LoggedFaults, RuleFaults
from tests.kernel.lanterns.game import GAME, LanternProspects


def broken(*_: object) -> int:
    raise ValueError("boom")


@pytest.mark.faulty_rules
def test_the_usual_value_replaces_what_failed_and_the_place_is_kept() -> None:
    faults = RuleFaults()
    assert faults.contained("Act", "notes", 7, lambda a, b: a + b, 1, b=2) == 3
    assert faults.found == {}
    assert faults.contained("Act", "notes", 7, broken, 1) == 7
    (why,) = faults.found.values()
    line = broken.__code__.co_firstlineno + 1
    assert why == f"ValueError in test_contained_faults.py:{line}"


@pytest.mark.faulty_rules
def test_only_the_first_fault_of_a_part_is_kept_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rule_faults, "MOST_FAULTS", 2)
    faults = LoggedFaults("a table")
    for kind, part, why in (("Act", "notes", "first"), ("Act", "notes", "second"), ("Act", "free", "third")):
        faults.add(kind, part, why)
    faults.add("Pay", "notes", "fourth")
    assert faults.found == {("Act", "notes"): "first", ("Act", "free"): "third"}
    logged = [(one.table, one.question, one.part, one.why) for one in caplog.records]  # type: ignore[attr-defined]
    assert logged == [("a table", "Act", "notes", "first"), ("a table", "Act", "free", "third")]


# ---- what a client assumes instead ------------------------------------------------------------------------


def question() -> tuple[Position, int]:
    """Returns what a seat knows when it must choose an action, and the seat."""
    match = Match(GAME, 2, Seeded(3))
    while match.position.question(seat := match.asked()[0]).kind != "Act":
        match.play(seat, match.position.default(seat))
    return match.position.observation(seat), seat


def found_parts() -> list[Prospects]:
    observed, seat = question()
    return list(prospects.parts(GAME, observed, seat, None, RuleFaults()))


@pytest.mark.faulty_rules
def test_where_it_is_unknown_whether_there_are_odds_they_are_looked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(prospects, "ODDS_STEPS", 500)
    monkeypatch.setattr(prospects, "is_at_stake", lambda *_: False)
    monkeypatch.setattr(type(GAME), "open_stakes", lambda *_: [])
    assert [one.odds_follow for one in found_parts() if one.odds_follow] == []
    monkeypatch.setattr(type(GAME), "open_stakes", broken)
    found = found_parts()
    assert [one.odds_follow for one in found][-2:] == [True, False]
    assert [one.done for one in found][-2:] == [False, True]
    assert [one.part for one in found] == list(range(len(found)))


@pytest.mark.faulty_rules
def test_an_answer_of_unknown_cost_counts_as_one_that_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    right = [one for part in found_parts() for one in part.answers]
    assert not all(one.costs for one in right)
    monkeypatch.setattr(LanternProspects, "gives_up", broken)
    found = found_parts()
    assert all(one.costs for part in found for one in part.answers)
    chains = [one for part in found for one in part.chains or []]
    assert chains
    assert all(one.gives_up for one in chains)
    observed, seat = question()
    first = GAME.vocabulary.text(observed.legal_moves(seat)[0])
    assert query_answers.preview(GAME, observed, seat, [first], None).costs


@pytest.mark.faulty_rules
def test_an_answer_with_unknown_stakes_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prospects, "is_at_stake", broken)
    monkeypatch.setattr(query_answers, "is_at_stake", broken)
    assert not any(one.at_stake for part in found_parts() for one in part.answers)
    observed, seat = question()
    first = GAME.vocabulary.text(observed.legal_moves(seat)[0])
    assert not query_answers.preview(GAME, observed, seat, [first], None, with_odds=True).at_stake


@pytest.mark.faulty_rules
def test_a_question_whose_remarks_fail_assumes_the_least(monkeypatch: pytest.MonkeyPatch) -> None:
    observed, seat = question()
    for hook in ("declines", "is_free_action", "gives_up", "dominated_by"):
        monkeypatch.setattr(LanternProspects, hook, broken)
    asked = view_diff.bare_question(GAME, observed, seat, 1, RuleFaults())
    assert asked.options
    for option in [*asked.options, *asked.asides]:
        assert (option.declines, option.free, option.gives_up) == (False, False, True)
        assert not option.passes
        assert not option.dominated_by
