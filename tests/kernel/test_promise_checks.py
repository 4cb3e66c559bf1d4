"""The fuzzer compares previews, and the notes that games add to them, with the actual result of
each answer.
"""

from __future__ import annotations

import pytest

from patolli.kernel import serialization
from patolli.kernel.events import Event
from patolli.kernel.foresight import Foresight
from patolli.kernel.fuzzing import promise_checks, prospect_checks
from patolli.kernel.fuzzing.checks import CheckFailure
from patolli.kernel.position import TRUTH
from patolli.kernel.prospect_rules import POINTS, Amount, AnswerNote, ExpectedAnswer
from tests.kernel.lanterns import game as lanterns
from tests.kernel.lanterns.game import GAME, Camp
from tests.kernel.tables import walk

pytestmark = pytest.mark.both


def act() -> Camp:
    """Returns a question at which resting leads to a shrine."""
    for p in walk(2, 3):
        if isinstance(p.agenda[-1], lanterns.Act):
            seat = p.asked()[0]
            q = p.copy()
            q.play(seat, lanterns.REST)
            if seat in q.asked() and isinstance(q.agenda[-1], lanterns.Serve):
                return p
    raise AssertionError


def test_the_last_answer_is_compared_too(monkeypatch: pytest.MonkeyPatch) -> None:
    p = next(
        p
        for p in walk(2, 3)
        if isinstance(p.agenda[-1], lanterns.Serve) and len(p.legal_moves(p.asked()[0])) > 1
    )
    last = p.legal_moves(p.asked()[0])[-1]
    right = lanterns.Serve.take

    def take(self: lanterns.Serve, p: Camp, seat: int, move: int) -> None:
        right(self, p, seat, move)
        if p.viewer != TRUTH and move == last:
            p.beans[seat] += 1

    prospect_checks.prospects(GAME, p)
    monkeypatch.setattr(lanterns.Serve, "take", take)
    with pytest.raises(CheckFailure, match=r"serve shrine\d shows beans"):
        prospect_checks.prospects(GAME, p)


@pytest.mark.parametrize(
    "wrong",
    [
        [Amount("beans", -2), Amount(POINTS, 1)],
        [Amount("beans", -1), Amount(POINTS, 2)],
        [Amount("bean", -1), Amount(POINTS, 1)],
    ],
    ids=["price", "points", "name"],
)
def test_an_amount_for_later_that_never_comes_is_caught(
    monkeypatch: pytest.MonkeyPatch, wrong: list[Amount]
) -> None:
    p = act()
    prospect_checks.prospects(GAME, p)
    right = lanterns.LanternProspects.deferred

    def deferred(
        self: lanterns.LanternProspects, p: Camp, seat: int, move: int, after: Camp, events: list[Event]
    ) -> list[Amount]:
        return wrong if right(self, p, seat, move, after, events) else []

    monkeypatch.setattr(lanterns.LanternProspects, "deferred", deferred)
    with pytest.raises(CheckFailure, match="rest never gives"):
        prospect_checks.prospects(GAME, p)


def test_amounts_for_later_are_looked_for_with_usual_answers_first() -> None:
    p = act()
    seat = p.asked()[0]
    ways = [one.p for one in promise_checks.ways_on(GAME, p, seat)]
    assert ways[0] is p
    rested = p.copy()
    rested.play(seat, p.default(seat))
    assert serialization.difference(ways[1], rested) == ""
    served = rested.copy()
    served.play(seat, rested.default(seat))
    assert serialization.difference(ways[2], served) == ""
    for move in p.legal_moves(seat):
        after = p.copy()
        after.play(seat, move)
        assert any(serialization.difference(one, after) == "" for one in ways)


def test_a_better_answer_that_gives_less_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    p = act()
    seat = p.asked()[0]
    observed = p.observation(seat)
    foresight = Foresight(GAME, observed, seat, [])
    found = {lanterns.REST: foresight.of([lanterns.REST]), lanterns.SEARCH: foresight.of([lanterns.REST])}
    monkeypatch.setattr(lanterns.LanternProspects, "dominated_by", search_is_better)
    promise_checks.dominated(GAME, observed, seat, found)
    found[lanterns.REST].points[seat] += 1
    with pytest.raises(CheckFailure, match="rest gives more points than search"):
        promise_checks.dominated(GAME, observed, seat, found)


def search_is_better(
    self: lanterns.LanternProspects, p: Camp, seat: int, move: int, options: list[int]
) -> int:
    return lanterns.SEARCH if move == lanterns.REST else -1


def test_a_missing_answer_that_can_be_played_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    p = act()
    seat = p.asked()[0]
    observed = p.observation(seat)

    def expected(self: lanterns.LanternProspects, p: Camp, seat: int) -> list[ExpectedAnswer]:
        return [ExpectedAnswer(lanterns.SEARCH, AnswerNote("burial"))]

    monkeypatch.setattr(lanterns.LanternProspects, "expected_answers", expected)
    promise_checks.missing(GAME, p, observed, seat, [lanterns.SEARCH])
    with pytest.raises(CheckFailure, match="search is expected, and not explained"):
        promise_checks.missing(GAME, p, observed, seat, [])


def test_a_number_at_a_place_that_playing_does_not_bear_out_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    p = act()
    monkeypatch.setattr(lanterns.LanternProspects, "faults", lambda self, p, seat: ["shrine1 has no room"])
    with pytest.raises(CheckFailure, match="shrine1 has no room"):
        prospect_checks.prospects(GAME, p)
