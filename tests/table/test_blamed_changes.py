"""If the loader rejects an edited components file, the changes closest to the fault are undone."""

from __future__ import annotations

import pytest

from patolli.kernel.box import BoxError
from patolli.table.protocol import WorkshopProblem
from patolli.table.workshop import blame, is_within


def fault(where: str) -> BoxError:
    found = BoxError(f"{where} must be a number")
    found.where, found.what = where, "must be a number"
    return found


def changes() -> dict[str, dict[str, object]]:
    return {"tiles.b07": {"cost": 1, "points": 2}, "tiles.b08": {"cost": 3}, "supply": {"skulls": "x"}}


@pytest.mark.parametrize(
    ("where", "removed"),
    [
        ("tiles.b07.cost", [("tiles.b07", "cost")]),
        ("tiles.b07.cost[1]", [("tiles.b07", "cost")]),
        ("tiles.b07", [("tiles.b07", "cost"), ("tiles.b07", "points")]),
        ("tiles.b07.gain", [("tiles.b07", "cost"), ("tiles.b07", "points")]),
        ("tiles", [("tiles.b07", "cost"), ("tiles.b07", "points"), ("tiles.b08", "cost")]),
        ("tiles.b09", [("tiles.b07", "cost"), ("tiles.b07", "points"), ("tiles.b08", "cost")]),
        ("supply.skulls", [("supply", "skulls")]),
    ],
)
def test_the_changes_closest_to_the_fault_are_removed(where: str, removed: list[tuple[str, str]]) -> None:
    left: dict[str, dict[str, object]] = changes()
    problems: list[WorkshopProblem] = []
    blame(left, fault(where), problems)
    assert [(one.path, one.key, one.text, one.kind) for one in problems] == [
        (path, key, f"{where} must be a number", "refused") for path, key in removed
    ]
    kept = {(path, key) for path, values in left.items() for key in values}
    assert kept == {(path, key) for path, values in changes().items() for key in values} - set(removed)
    assert all(left.values())


def test_a_fault_elsewhere_removes_every_change() -> None:
    left: dict[str, dict[str, object]] = changes()
    problems: list[WorkshopProblem] = []
    blame(left, fault("markets.first"), problems)
    assert (left, len(problems)) == ({}, 4)


def test_a_fault_without_changes_is_raised() -> None:
    with pytest.raises(BoxError, match="must be a number"):
        blame({}, fault("tiles.b07"), [])


def test_a_place_is_within_another() -> None:
    assert is_within("tiles.b07", "tiles.b07")
    assert is_within("tiles.b07.cost", "tiles.b07")
    assert is_within("tiles.b07[2]", "tiles.b07")
    assert not is_within("tiles.b071", "tiles.b07")
