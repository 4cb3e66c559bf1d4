"""Components of a box as rows: found by id, number or part. A number that a row lacks but another row has
is 0.
"""

from __future__ import annotations

import pytest

from patolli.game_index import RowKeys
from patolli.kernel.box import read_box
from patolli.texts.component_rows import ComponentRows, listed, zeros

BOX = """
[wheels.palenque]
source = "print"
confidence = "seed"
spaces = [{ space = 1, op = "harvest", corn = 3 }, { space = 2, op = "harvest", wood = 1, corn = 2 }]
bonus = { op = "score", points = 5 }

[tracks.theology]
source = "print"
confidence = "seed"
levels = [{ level = 1, op = "climb", steps = 1 }]

[tiles.B07]
source = "print"
confidence = "seed"
cost = { wood = 2 }
gain = { stone = 1 }
effects = [{ op = "climb", steps = 2 }]

[tiles.B08]
source = "print"
confidence = "seed"
cost = { gold = 1 }
rule = "per_kind"
kind = "farm"
points = 3

[supply]
source = "print"
confidence = "seed"
skulls = 13
piles = { wood = 3 }
"""
KEYS = RowKeys(
    numbered={"spaces": "space", "levels": "level", "effects": ""},
    numbers=["space", "level"],
    single=["bonus"],
    families={"op": "effect", "rule": "scoring"},
    gain="gain",
    itself="rule",
    omitted=["cost", "source", "confidence"],
)


@pytest.fixture
def rows() -> ComponentRows:
    return ComponentRows(read_box(BOX), KEYS)


@pytest.mark.parametrize(
    ("name", "effects"),
    [
        ("palenque 1", [{"space": 1, "op": "harvest", "corn": 3}]),
        ("Palenque 2", [{"space": 2, "op": "harvest", "wood": 1, "corn": 2}]),
        ("palenque 3", []),
        ("palenque", [{"op": "score", "points": 5}]),
        ("palenque bonus", [{"op": "score", "points": 5}]),
        ("theology bonus", []),
        ("theology", []),
        ("b07", [{"op": "gain", "stone": 1}, {"op": "climb", "steps": 2}]),
        ("B08", [{"rule": "per_kind", "kind": "farm", "points": 3}]),
        ("nowhere", []),
    ],
)
def test_effects_are_the_rows_that_belong_to_the_name(
    rows: ComponentRows, name: str, effects: list[dict[str, object]]
) -> None:
    assert rows.effects(name) == effects


def test_costs_and_messages_of_rows(rows: ComponentRows) -> None:
    assert rows.cost("B07") == {"wood": 2}
    assert rows.cost("palenque") == rows.cost("nowhere") == {}
    assert [rows.row_message(row) for row in rows.effects("b07")] == ["effect-gain", "effect-climb"]
    assert rows.row_message({"rule": "per_kind"}) == "scoring-per_kind"
    assert rows.row_message({"other": 1}) == ""


def test_a_row_has_0_for_numbers_of_other_rows_of_its_kind(rows: ComponentRows) -> None:
    first, second = rows.effects("palenque 1")[0], rows.effects("palenque 2")[0]
    assert rows.whole(first) == {"space": 1, "op": "harvest", "corn": 3, "wood": 0}
    assert rows.whole(second) == second
    assert rows.whole({"op": "climb", "steps": 2}) == {"op": "climb", "steps": 2, "level": 0}


def test_the_messages_of_a_whole_component_begin_with_its_own(rows: ComponentRows) -> None:
    assert rows.cards("B07") == ["card-b07", "card-tiles"]
    assert rows.cards("palenque 2") == ["card-palenque 2", "card-wheels"]
    assert rows.cards("supply") == ["card-supply"]


def test_a_card_has_0_for_numbers_that_only_others_of_its_list_have(rows: ComponentRows) -> None:
    assert rows.card("B07") == {
        "source": "print",
        "confidence": "seed",
        "points": 0,
        "cost": {"wood": 2, "gold": 0},
        "gain": {"stone": 1},
        "steps": 0,
        "effects": [{"op": "climb", "steps": 2}],
    }
    assert rows.card("b08")["cost"] == {"gold": 1, "wood": 0}
    assert rows.card("b08")["gain"] == {"stone": 0}


def test_a_numbered_row_is_merged_into_its_table(rows: ComponentRows) -> None:
    second = rows.card("palenque 2")
    assert (second["space"], second["wood"], second["corn"]) == (2, 1, 2)
    assert second["bonus"] == {"op": "score", "points": 5}
    whole = rows.card("palenque")
    assert (whole["space"], whole["wood"], whole["corn"]) == (0, 0, 0)
    assert rows.card("nowhere") == {}
    assert rows.card("supply")["piles"] == {"wood": 3}


def test_rows_and_numbers_of_a_table() -> None:
    assert list(listed({"a": [{"x": 1}, 5], "b": 3, "c": [{"y": 2}]})) == [{"x": 1}, {"y": 2}]
    assert zeros({"a": 5, "b": "x", "c": {"d": 2}}, {"c": {"e": 7}}) == {"a": 0, "c": {"e": 7, "d": 0}}
    assert zeros({"c": {"d": 2}}, {"c": 3}) == {"c": {"d": 0}}
