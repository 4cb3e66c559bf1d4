"""Limits on what one IP address may use, and on the number of tables and the disk space of the server."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.table.limits import MEGABYTE, AddressLimits, Limits, free_disk, least_free, network_of
from patolli.table.refusal import Refusal
from patolli.table.settings import Settings


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one(address: str, counted: str) -> None:
    assert network_of(address) == counted


@pytest.fixture
def limits(tmp_path: Path) -> AddressLimits:
    few = Limits(tables=3, tables_per_hour=2, key_rate=1, write_rate=1, write_burst=100, reports_per_hour=2)
    return AddressLimits(Settings(tmp_path, limits=few))


def disk(monkeypatch: pytest.MonkeyPatch, total: int, free: int) -> None:
    usage = SimpleNamespace(total=total * MEGABYTE, free=free * MEGABYTE)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: usage)


@pytest.mark.parametrize(
    ("total", "free", "room"), [(10_000, 100, True), (10_000, 99, False), (200, 10, True), (200, 9, False)]
)
def test_a_twentieth_of_a_small_disk_stays_free(
    monkeypatch: pytest.MonkeyPatch, limits: AddressLimits, total: int, free: int, room: bool
) -> None:
    disk(monkeypatch, total, free)
    assert least_free(limits.data, 100 * MEGABYTE) == min(100, total // 20) * MEGABYTE
    if room:
        limits.must_have_room(0)
    else:
        with pytest.raises(Refusal, match="no room for new tables"):
            limits.must_have_room(0)


def test_the_number_of_tables_is_limited(monkeypatch: pytest.MonkeyPatch, limits: AddressLimits) -> None:
    disk(monkeypatch, 10_000, 5_000)
    limits.must_have_room(2)
    with pytest.raises(Refusal, match="its limit of tables"):
        limits.must_have_room(3)


def test_a_disk_that_cannot_be_measured_is_no_reason_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Path) -> Any:
        raise OSError

    monkeypatch.setattr(shutil, "disk_usage", broken)
    assert free_disk(Path()) >= 1 << 62
    assert least_free(Path(), 5) == 0


@pytest.mark.parametrize(
    ("use", "times"),
    [
        (lambda limits: limits.take_table("a"), 4),
        (lambda limits: limits.take_keys("a", 5), 2),
        (lambda limits: limits.take_bytes("a", 50), 2),
    ],
)
def test_one_address_uses_its_burst_and_is_then_refused(
    limits: AddressLimits, use: Callable[[AddressLimits], None], times: int
) -> None:
    for _ in range(times):
        use(limits)
    with pytest.raises(Refusal) as refused:
        use(limits)
    assert refused.value.error == "too-many"


def test_one_address_reports_twice_at_once(limits: AddressLimits) -> None:
    assert [limits.reports.take("a") for _ in range(3)] == [True, True, False]


def test_rates_are_per_hour_or_per_second(limits: AddressLimits) -> None:
    assert limits.made.rate == 2 / 3600
    assert limits.reports.rate == 2 / 3600
    assert (limits.keys.rate, limits.written.rate) == (1, 1)
    assert limits.messages.rate == 200


def test_bytes_without_an_address_are_not_counted(limits: AddressLimits) -> None:
    limits.take_bytes("", 1_000_000)
    assert limits.written.of == {}
