"""Exceptions in optional parts of a question, such as prospects: the first exception of each kind is kept and
logged once.
"""

from __future__ import annotations

import pytest

from patolli.table import rule_faults
from patolli.table.rule_faults import LoggedFaults, RuleFaults


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
