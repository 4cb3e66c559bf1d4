"""Sealed choices: the open questions and answers of each seat, and what the others can see of them."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from patolli.kernel import serialization
from patolli.kernel.agenda import Step
from patolli.kernel.chance import Rng
from patolli.kernel.errors import IllegalMove, RuleError
from patolli.kernel.events import EventLog
from patolli.kernel.seats import CHANCE
from patolli.kernel.simultaneous import SimultaneousRound, take_back

from .lanterns.game import Camp, Dusk, Give
from .tables import at_auction, at_turn, say, texts, unchanged, viewers

both = pytest.mark.both

CHAINS = {0: ["0 2", "0 3"], 1: ["1 4", "1 1"], 2: ["2 0", "2 0"]}


@both
def test_a_later_answer_is_bounded_by_the_own_draft() -> None:
    p = at_auction("fire", "rain", "wind")
    assert texts(p.legal_moves(0)) == ["0", "1", "2", "3", "4"]
    say(p, "0 4")
    assert p.question(0).kind == "BidForCard"
    assert p.question(0).numbers == [2]
    assert texts(p.legal_moves(0)) == ["0", "1", "2"]
    assert texts(p.legal_moves(1)) == ["0", "1", "2", "3", "4"]
    with unchanged(p), pytest.raises(IllegalMove, match=r"'3' is not offered: too-dear \(PG-3.1\)"):
        say(p, "0 3")


@both
def test_answers_touch_nothing_shared_until_the_last_is_in() -> None:
    p = at_auction("fire", "rain", "wind")
    public = p.copy()
    event_log = EventLog()
    p.event_log = event_log
    say(p, "0 2", "0 3", "1 4", "1 1", "2 0")
    there = p.copy()
    there.drafts = public.drafts
    assert serialization.difference(public, there) == ""
    assert event_log.events == []
    assert p.asked() == [2]
    say(p, "2 0")
    assert p.beans == [3, 2, 6]  # seat 1 pays for the lead, seat 0 for the card
    assert p.lead == 1
    assert p.asked() == [CHANCE]
    assert p.drafts == []


@both
def test_a_sealed_round_is_a_barrier_when_it_opens_and_when_it_is_unsealed() -> None:
    p = at_turn("fire", "rain")
    say(p, "0 rest", "0 serve shrine1", "1 rest")
    barrier = p.barrier
    say(p, "1 serve shrine1")
    assert p.asked() == [0, 1]
    assert p.barrier == barrier + 1
    say(p, "0 0")
    assert p.barrier == barrier + 1
    say(p, "1 0")
    assert p.barrier > barrier + 1


@both
def test_chains_of_different_seats_commute() -> None:
    ends: list[Camp] = []
    for order in set(itertools.permutations([0, 0, 1, 1, 2, 2])):
        p = at_auction("fire", "rain", "wind")
        given = {seat: iter(chain) for seat, chain in CHAINS.items()}
        for seat in order:
            say(p, next(given[seat]))
        ends.append(p)
    assert len(ends) == 90
    for end in ends[1:]:
        assert serialization.difference(ends[0], end) == ""


@both
def test_the_last_answer_can_be_taken_back_when_others_have_answered() -> None:
    p = at_auction("fire", "rain", "wind")
    say(p, "0 2")
    half = p.copy()
    say(p, "1 4", "1 1", "0 3")
    assert p.asked() == [2]
    take_back(p, 0)
    assert p.asked() == [0, 2]
    assert p.question(0).kind == "BidForCard"
    assert p.drafts[1].moves == [4, 1]
    assert serialization.difference(p.drafts[0], half.drafts[0]) == ""
    take_back(p, 0)
    assert p.question(0).kind == "BidForLead"
    assert texts(p.legal_moves(0)) == ["0", "1", "2", "3", "4"]
    say(p, "0 4", "0 2", "2 0", "2 0")
    assert p.lead == 0  # both bid 4, and seat 0 is first in turn order


@both
def test_taking_back_and_answering_again_leaves_no_trace() -> None:
    p = at_auction("fire", "rain", "wind")
    say(p, "0 2", "0 3", "1 1")
    q = p.copy()
    take_back(q, 0)
    take_back(q, 0)
    say(q, "0 1", "0 1")
    take_back(q, 0)
    take_back(q, 0)
    say(q, "0 2", "0 3")
    assert serialization.difference(p, q) == ""


@both
@pytest.mark.parametrize("seat", [0, 1, 5, -1, -2])
def test_nothing_can_be_taken_back_where_nothing_was_answered(seat: int) -> None:
    p = at_auction("fire", "rain")
    with unchanged(p), pytest.raises(IllegalMove):
        take_back(p, seat)
    p = at_turn("fire", "rain")
    with unchanged(p), pytest.raises(IllegalMove):
        take_back(p, seat)


@both
def test_others_see_only_whether_a_seat_has_answered() -> None:
    fresh = at_auction("fire", "rain", "wind")
    half = fresh.copy()
    say(half, "0 2")
    for viewer in viewers(fresh):
        if viewer != 0:
            assert serialization.difference(fresh.observation(viewer), half.observation(viewer)) == ""
    one, other = half.copy(), fresh.copy()
    say(one, "0 3")
    say(other, "0 4", "0 0")
    for viewer in viewers(fresh):
        if viewer != 0:
            assert serialization.difference(one.observation(viewer), other.observation(viewer)) == ""
    assert one.observation(1).asked() == [1, 2]
    assert one.observation(0).drafts[0].moves == [2, 3]


@both
def test_a_short_chain_looks_like_a_long_one() -> None:
    """A seat that bids all its beans for the lead is not asked for a second bid. The others must not notice
    this.
    """
    short, long = at_auction("fire", "rain", "wind"), at_auction("fire", "rain", "wind")
    for p in (short, long):
        p.supply += p.beans[0] - 2
        p.beans[0] = 2
    say(short, "0 2")
    say(long, "0 0", "0 2")
    assert short.asked() == long.asked() == [1, 2]
    for viewer in (1, 2, -2):
        assert serialization.difference(short.observation(viewer), long.observation(viewer)) == ""


@both
def test_a_guess_answers_for_those_who_have_answered_only() -> None:
    p = at_auction("fire", "rain", "wind")
    say(p, "0 2", "0 3", "1 4")
    g = p.sample_world(2, Rng(3))
    assert len(g.drafts[0].moves) == 2
    assert g.drafts[1].moves == []
    assert g.asked() == [1, 2]
    seen = set()
    for n in range(200):
        moves = p.sample_world(2, Rng(n)).drafts[0].moves
        assert 1 <= len(moves) <= 2
        assert sum(moves) <= 6
        seen.add(tuple(moves))
    assert len(seen) == 22  # all pairs of bids up to 4 with a sum of at most 6
    assert g.observation(2).asked() == p.observation(2).asked()


class DiceOnDesks(SimultaneousRound[Camp]):
    def desks(self, p: Camp) -> list[list[Step[Any]]]:
        return [[Dusk()], [Give()]]

    def unseal(self, p: Camp, answers: list[list[int]]) -> None:
        raise AssertionError(answers)


@both
def test_chance_on_a_desk_is_refused() -> None:
    p = at_turn("fire", "rain")
    p.push(DiceOnDesks())
    p.forget()
    p.run_on()
    with pytest.raises(RuleError, match="Dusk is on a seat's desk"):
        p.legal_moves(0)


class NobodyAsked(SimultaneousRound[Camp]):
    def desks(self, p: Camp) -> list[list[Step[Any]]]:
        return [[] for _ in range(p.players)]

    def unseal(self, p: Camp, answers: list[list[int]]) -> None:
        p.curses = 10 + len(answers)


@both
def test_a_round_that_asks_nobody_is_opened_at_once() -> None:
    p = at_turn("fire", "rain")
    p.push(NobodyAsked())
    p.run_on()
    assert (p.curses, p.drafts, p.asked()) == (12, [], [0])


class OneAsked(SimultaneousRound[Camp]):
    def desks(self, p: Camp) -> list[list[Step[Any]]]:
        return [[], [Give(), Give()]]

    def unseal(self, p: Camp, answers: list[list[int]]) -> None:
        p.curses = len(answers[0]) * 100 + sum(answers[1])


@both
def test_a_desk_may_hold_several_decisions_and_others_none() -> None:
    p = at_turn("fire", "rain")
    p.push(OneAsked())
    p.run_on()
    assert p.asked() == [1]
    with unchanged(p), pytest.raises(IllegalMove, match="seat 0 is not asked"):
        p.play(0, 1)
    p.play(1, 1)
    p.play(1, 2)
    assert (p.curses, p.asked()) == (3, [0])
