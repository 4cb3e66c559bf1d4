"""Reads the technologies from the components. The effects of a level include those of all lower levels
(TZ-15).
"""

from __future__ import annotations

from ....kernel.box import Box, Table, all_read
from .. import names
from .tables import Components


def read_technologies(c: Components, box: Box) -> None:
    c.technology_cost = []
    for name in names.TECHNOLOGY_IDS:
        table = box.table(f"technologies.{name}")
        table.must("levels", names.TECHNOLOGY_LEVELS)
        c.technology_cost.append([*table.numbers("cost_to_level"), table.number("bonus_cost")])
    c.technology_bonus = [
        (names.STEP_UP_ANY, _bonus(box, "agriculture", "temple_choice", "steps"), 0),
        (names.GAIN_ANY, _bonus(box, "extraction", "resource_choice", "n"), 0),
        (names.POINTS, _bonus(box, "architecture", "vp", "n"), 0),
        (names.GAIN, names.SKULL, _bonus(box, "theology", "gain", "skull")),
    ]
    rows = _levels(box, "agriculture", ["harvest_corn_bonus", "harvest_without_tile", "fish_bonus"])
    c.harvest_bonus = _by_level(rows, "harvest_corn_bonus", "corn")
    c.fish_bonus = _by_level(rows, "fish_bonus", "corn")
    c.harvest_without_tile = _from_level(rows, "harvest_without_tile", "corn", 0)
    all_read(rows)
    rows = _levels(box, "extraction", ["resource_bonus"])
    c.extraction_bonus = [[0] * names.RESOURCES for _ in range(names.TECHNOLOGY_LEVELS + 1)]
    for row in rows:
        resource = row.one_of("good", names.RESOURCE_IDS)
        for level, more in enumerate(_by_level([row], "resource_bonus", "n")):
            c.extraction_bonus[level][resource] += more
    all_read(rows)
    rows = _levels(box, "architecture", ["build_corn_bonus", "build_vp_bonus", "build_discount"])
    c.build_corn = _by_level(rows, "build_corn_bonus", "corn")
    c.build_points = _by_level(rows, "build_vp_bonus", "vp")
    c.build_discount = _by_level(rows, "build_discount", "resources")
    c.build_discount_corn = _by_level(rows, "build_discount", "corn")
    all_read(rows)
    rows = _levels(box, "theology", ["next_higher_action", "offering_step", "skull_bonus"])
    c.next_higher_action = _from_level(rows, "next_higher_action", "offset", 1)
    c.offering_step_cost = _by_level(rows, "offering_step", "cost_any_resource")
    c.offering_steps = _by_level(rows, "offering_step", "steps")
    c.skull_bonus = _by_level(rows, "skull_bonus", "skull")
    all_read(rows)


def _bonus(box: Box, technology: str, op: str, key: str) -> int:
    row = box.table(f"technologies.{technology}").row("bonus")
    row.must("op", op)
    amount = row.number(key, 1)
    row.done()
    return amount


def _levels(box: Box, technology: str, ops: list[str]) -> list[Table]:
    rows = box.table(f"technologies.{technology}").rows("effects")
    for row in rows:
        row.one_of("op", ops)
        row.number("level", 1, names.TECHNOLOGY_LEVELS)
    return rows


def _by_level(rows: list[Table], op: str, key: str) -> list[int]:
    """Returns the sum of the values up to each level."""
    sums = [0] * (names.TECHNOLOGY_LEVELS + 1)
    for row in rows:
        if row.value("op") == op:
            for level in range(row.number("level"), len(sums)):
                sums[level] += row.number(key)
    return sums


def _from_level(rows: list[Table], op: str, key: str, fixed: int) -> list[bool]:
    """Returns whether an option is allowed at each level. The number of the option is fixed by the rules."""
    for row in rows:
        if row.value("op") == op:
            row.must(key, fixed)
    return [level > 0 for level in _by_level(rows, op, "level")]
