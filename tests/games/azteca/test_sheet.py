"""Every statement on the short-rules sheet has a rule, and a test marked with that rule (docs/azteca.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from patolli.rulebook.coverage import named_in
from patolli.rulebook.parser import rulebook

HERE = Path(__file__).parent
ROWS = re.findall(
    r"^\| (.+?) \| (AZ-[\d.]+) \| `(test_\w+)::(test_\w+)` \|$",
    (HERE.parents[2] / "docs" / "azteca.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def test_the_whole_sheet_is_there() -> None:
    assert len(ROWS) == 94
    phases = {statement.partition(":")[0] for statement, *_ in ROWS}
    assert {"1", "2", "2.1", "3", "4", "5", "6", "7", "8", "8.1", "8.2", "End"} <= phases


@pytest.mark.parametrize(("statement", "rule", "file", "test"), ROWS)
def test_a_statement_has_its_rule_and_its_test(statement: str, rule: str, file: str, test: str) -> None:
    assert rule in rulebook("azteca", "en").rules
    named = {(name, r) for name, _, r in named_in((HERE / f"{file}.py").read_text(encoding="utf-8"))}
    assert (test, rule) in named, statement
