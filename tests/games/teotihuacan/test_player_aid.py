"""Every statement of the player aid is covered by a rule, and every such rule by a test."""

from __future__ import annotations

import importlib
import tomllib
from pathlib import Path

import pytest

from patolli.rulebook import parser

AID = tomllib.loads((Path(__file__).parent / "player_aid.toml").read_text(encoding="utf-8"))
STATEMENTS = [(heading, one) for heading, part in AID.items() for one in part["statements"]]
HEADINGS = {
    "ZIEL-DES-SPIELS": 3, "SCHLUESSELBEGRIFFE": 8, "SPIELERREIHENFOLGE": 1, "KALENDER-ENTWICKLUNG": 4,
    "WERTUNG-EINER-EKLIPSE": 11, "MOEGLICHKEITEN-EINES-SPIELZUGS": 2, "AKTIONSTAFEL-AKTIVIEREN": 15,
    "HAUPTAKTIONEN": 2, "AKTIONSTAFEL-1": 3, "AKTIONSTAFELN-2-3-4": 2, "AKTIONSTAFEL-5": 5,
    "AKTIONSTAFEL-6": 7, "AKTIONSTAFEL-7": 10, "AKTIONSTAFEL-8": 8, "ARBEITER-VERSTAERKEN": 4,
    "AUFSTIEG-EINES-ARBEITERS": 9, "OFT-VERGESSENE-REGELN": 10, "AUFBAU-DES-SPIELBRETTS": 13,
    "AUFBAU-DER-SPIELER": 14,
}  # fmt: skip
"""The headings of the player aid, each with the number of statements below it."""


def test_no_statement_got_lost() -> None:
    assert {heading: len(part["statements"]) for heading, part in AID.items()} == HEADINGS


@pytest.mark.parametrize(("heading", "one"), STATEMENTS)
def test_every_statement_has_its_rules_and_a_test(heading: str, one: dict[str, str | list[str]]) -> None:
    known = parser.rulebook("teotihuacan", "en").rules
    assert all(rule in known for rule in one["rules"]), f"{heading}: {one['says']}"
    module, _, name = str(one["test"]).partition(".")
    function = getattr(importlib.import_module(f"{__package__}.{module}"), name)
    named = {rule for mark in function.pytestmark if mark.name == "rule" for rule in mark.args}
    assert named & set(one["rules"]), f"{name} names none of {one['rules']}"
