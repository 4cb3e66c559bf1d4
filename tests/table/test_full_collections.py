"""Full garbage collections are rare, but never postponed for too long."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from patolli.table import full_collections
from patolli.table.full_collections import IDLE_SECONDS, SECONDS, FullCollections, keep_rare


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def usual_thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


@pytest.mark.parametrize(("idle", "seconds"), [(False, SECONDS), (True, IDLE_SECONDS)])
def test_a_full_collection_comes_when_it_is_due(
    monkeypatch: pytest.MonkeyPatch, idle: bool, seconds: float
) -> None:
    clock = Clock()
    made: list[float] = []
    monkeypatch.setattr(full_collections, "time", clock)
    monkeypatch.setattr(gc, "collect", lambda: made.append(clock.now))
    collections = FullCollections()
    for second in range(int(seconds * 2.5)):
        clock.now = float(second)
        collections.collect_if_due(idle)
    assert made == [seconds, seconds * 2]


@pytest.mark.usefixtures("usual_thresholds")
def test_many_new_objects_bring_no_full_collection() -> None:
    keep_rare()
    before = gc.get_stats()[2]["collections"]
    kept = [[n] for n in range(300_000)]
    assert gc.get_stats()[2]["collections"] == before
    assert len(kept) == 300_000
