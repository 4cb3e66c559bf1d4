"""Token buckets and work budgets, with a simulated clock."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.table import rate_limits
from patolli.table.rate_limits import TokenBucket, TokenBuckets
from patolli.table.refusal import Refusal
from patolli.table.settings import Settings
from patolli.table.work_budget import RESERVED, WorkBudget


class Time:
    """A fake clock."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(rate_limits, "time", clock)
    return clock


def test_a_bucket_gains_its_rate_up_to_its_size(time: Time) -> None:
    bucket = TokenBucket(2, 5)
    assert bucket.take(5)
    assert not bucket.take()
    time.now += 0.5
    assert bucket.refill() == 1
    assert bucket.take()
    assert not bucket.take(0.5)
    time.now += 1.5
    assert bucket.refill() == 3
    assert not bucket.take(3.5)
    assert bucket.take(3)
    time.now += 100
    assert bucket.refill() == 5


def test_a_charge_may_exceed_the_balance(time: Time) -> None:
    bucket = TokenBucket(2, 5)
    bucket.charge(7)
    assert bucket.refill() == -2
    time.now += 1
    bucket.charge(1)
    assert bucket.refill() == -1
    time.now += 1
    assert bucket.take()


def test_each_key_has_its_own_bucket(time: Time) -> None:
    buckets = TokenBuckets(1)
    assert buckets.bucket("a").burst == 10
    assert buckets.take("a", 10)
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.bucket("b").refill() == 9
    assert TokenBuckets(1, 3).bucket("a").burst == 3
    time.now += 1
    assert buckets.take("a")


def test_full_buckets_are_forgotten_when_there_are_many(time: Time) -> None:
    buckets = TokenBuckets(1, 4, most=3)
    for key in "abc":
        buckets.take(key, 4 if key != "b" else 1)
    time.now += 1  # now only bucket `b` is full
    buckets.bucket("d")
    assert list(buckets.of) == ["a", "b", "c", "d"]
    buckets.bucket("e")
    assert list(buckets.of) == ["a", "c", "e"]
    assert buckets.look_at == 4


def test_many_active_buckets_are_searched_seldom(time: Time) -> None:
    buckets = TokenBuckets(1, 4, most=3)
    for key in "abcde":
        buckets.take(key, 4)
    assert buckets.look_at == 8
    assert len(buckets.of) == 5


@pytest.fixture
def budget(time: Time, tmp_path: Path) -> WorkBudget:
    """A person may use 100 ms at once and then 10 ms per second. An address may use twice as much at once,
    and three times as much per second.
    """
    return WorkBudget(Settings(tmp_path, work_burst_seconds=0.1, person_work=10, address_work=30))


def test_work_is_reserved_and_settled_at_its_real_cost(budget: WorkBudget, time: Time) -> None:
    charge = budget.reserve("a seat", "an address")
    assert budget.persons.bucket("a seat").refill() == 100 - RESERVED
    assert budget.addresses.bucket("an address").refill() == 200 - RESERVED
    charge.settle(85)
    assert budget.persons.bucket("a seat").refill() == 15
    assert budget.addresses.bucket("an address").refill() == 115
    with pytest.raises(Refusal, match="for this seat"):
        budget.reserve("a seat", "an address")
    time.now += 0.5
    budget.reserve("a seat", "an address")
    assert budget.persons.bucket("a seat").refill() == 0


def test_people_without_a_seat_share_the_budget_of_their_address(budget: WorkBudget) -> None:
    budget.reserve("", "an address").settle(185)
    with pytest.raises(Refusal, match="for your address"):
        budget.reserve("", "an address")
    with pytest.raises(Refusal, match="for your address"):
        budget.reserve("another seat", "an address")
    budget.reserve("a seat", "").settle(80)
    budget.reserve("a seat", "")
    assert list(budget.persons.of) == ["another seat", "a seat"]
    assert list(budget.addresses.of) == ["an address"]
