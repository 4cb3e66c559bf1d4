"""The editor's report on an invalid position: the violated rule, the seat, the message, and the fields that
could fix it.
"""

from __future__ import annotations

import pytest

from patolli.kernel.position_builder_fields import Group
from patolli.table.editor.editor_answers import MOST_FAULT_TEXT, MOST_PLACES, fault_message

FIELDS = (
    "corn:0",
    "corn:1",
    "temple:0:chaac",
    "temple:1:chaac",
    "wheel:palenque:3",
    "wheel:palenque:9",
    "cornice:0",
)
PLACES = {"TZ-I1": ["corn", "temple"], "TZ-I4": ["wheel"], "goods": ["corn"]}


@pytest.fixture
def groups() -> list[Group]:
    group = Group("all", "")
    for one in FIELDS:
        group.number(one, one, 0, lambda _: None)
    return [group]


@pytest.mark.parametrize(
    ("text", "rule", "seat", "fields"),
    [
        ("TZ-I1: too many", "TZ-I1", -1, ["corn:0", "corn:1", "temple:0:chaac", "temple:1:chaac"]),
        ("TZ-I1: seat 1 has too many", "TZ-I1", 1, ["corn:1", "temple:1:chaac"]),
        ("TZ-I1: seat 1 in the temple of Chaac", "TZ-I1", 1, ["temple:1:chaac"]),
        ("TZ-I1: seat 3 has too many", "TZ-I1", -1, ["corn:0", "corn:1", "temple:0:chaac", "temple:1:chaac"]),
        ("TZ-I4: nobody is on Palenque", "TZ-I4", -1, ["wheel:palenque:3", "wheel:palenque:9"]),
        ("TZ-I4: two workers on Palenque 9", "TZ-I4", -1, ["wheel:palenque:9"]),
        ("goods: too few", "goods", -1, ["corn:0", "corn:1"]),
        ("TZ-I9: a rule without fields", "TZ-I9", -1, []),
        ("9 of a kind", "", -1, []),
    ],
)
def test_a_fault_names_its_rule_seat_and_fields(
    groups: list[Group], text: str, rule: str, seat: int, fields: list[str]
) -> None:
    found = fault_message(text, groups, PLACES, 3)
    assert (found.rule, found.seat, found.text, found.fields) == (rule, seat, text, fields)


def test_a_long_text_is_cut_and_only_some_fields_are_named(groups: list[Group]) -> None:
    whole = "x" * MOST_FAULT_TEXT
    assert fault_message(whole, groups, PLACES, 2).text == whole
    cut = fault_message(whole + "y", groups, PLACES, 2).text
    assert cut == "x" * (MOST_FAULT_TEXT - 1) + "…"
    for number in range(2, 20):
        groups[0].number(f"corn:{number}", "", 0, lambda _: None)
    assert len(fault_message("goods: too few", groups, PLACES, 2).fields) == MOST_PLACES
