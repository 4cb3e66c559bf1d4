"""The limits of a server are those that its documentation names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from patolli.table import community, lobby, presence, refusal
from patolli.table.limits import MEGABYTE, SMALL_DISK, Limits
from patolli.table.protocol import Tokens, schema
from patolli.table.settings import Settings

DOCS = Path(__file__).resolve().parents[2] / "docs"
LIMITS = Limits()
SETTINGS = Settings(Path())


def section(file: str, heading: str) -> str:
    text = (DOCS / file).read_text(encoding="utf-8")
    return text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def n(value: float) -> str:
    return f"{value:,.0f}"


@pytest.mark.parametrize(
    "phrase",
    [
        f"a header has at most {LIMITS.most_header / 1024:g} KB",
        f"{n(LIMITS.header_seconds)} s, {n(LIMITS.body_seconds)} s, {n(LIMITS.hello_seconds)} s",
        f"{n(lobby.MOST_KEYS)} keys each",
        f"{n(LIMITS.connections_per_address)} per address ({n(LIMITS.connection_rate)} new ones a second",
        f"{n(LIMITS.connections)} in all",
        f"{n(LIMITS.sockets_per_address)} per address, {n(LIMITS.sockets_per_seat)} per seat",
        f"{n(SETTINGS.most_sockets)} in all",
        f"{n(SETTINGS.http_rate)} changes and {n(LIMITS.get_rate)} reads a second per address",
        f"{n(SETTINGS.socket_rate)} messages a second per socket and {n(LIMITS.message_rate)} per address",
        f"{n(LIMITS.key_rate)} keys a second per address",
        f"reserves of {n(SETTINGS.work_burst_seconds)} and {n(2 * SETTINGS.work_burst_seconds)} seconds",
        f"{n(LIMITS.tables_per_hour)} per hour from each address (bursts of {n(LIMITS.tables_per_hour * 2)})",
        f"{n(LIMITS.tables)} waiting or running tables in all",
        f"{n(community.reports_by_seat.burst)} per hour from each seat",
        f"{n(community.reports_by_seat.rate * 3600)} per hour from each seat",
        f"{n(LIMITS.reports_per_hour)} per hour from each address",
        f"{n(LIMITS.write_rate / 1000)} KB of chat, notes and components per second",
        f"bursts of {n(LIMITS.write_burst / 1e6)} MB",
        f"{n(LIMITS.chat_lines)} lines of chat per table",
        f"if less than {n(LIMITS.free_disk / 2**20)} MB are free",
        f"{n(LIMITS.matches)} matches",
        f"unread output of {LIMITS.unread_per_client / 2**20:g} MB per client",
        f"and {LIMITS.unread_per_address / 2**20:g} MB per address",
    ],
)
def test_a_limit_has_its_documented_value(phrase: str) -> None:
    assert phrase in section("table.md", "Limits")


def test_a_twentieth_of_a_small_disk_stays_free_and_of_the_time() -> None:
    assert (SMALL_DISK, lobby.SHARE) == (20, 20)
    assert MEGABYTE == 2**20
    assert "a twentieth of a small disk" in section("table.md", "Limits")
    assert "a twentieth of the server" in section("table.md", "Limits")


def test_a_list_of_keys_has_its_documented_length() -> None:
    most = schema()["$defs"][Tokens.__name__]["properties"]["tokens"]["maxItems"]
    assert f"{most} keys per request" in section("table.md", "Limits")


def test_a_person_is_away_after_ten_minutes_or_a_day() -> None:
    assert (presence.LONGEST, presence.LONGEST_OVER_DAYS) == (10 * 60_000, 24 * 3_600_000)


def test_errors_have_only_documented_statuses() -> None:
    """Every other error is a conflict with the state of the table."""
    named = re.search(r"with status ([0-9, or]+)", (DOCS / "protocol.md").read_text(encoding="utf-8"))
    assert named is not None
    documented = {int(one) for one in re.findall(r"\d+", named[1])}
    assert {*refusal.STATUS.values(), refusal.Refusal("another", "").status} == documented
    denied = {name for name, status in refusal.STATUS.items() if status == 403}
    assert denied == {"not-yours", "not-host", "foreign-origin", "foreign-host", "banned"}
