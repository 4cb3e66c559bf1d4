"""What the components in a box say, as rows that words can be made from.

A component is named by the last part of its table (`B07`, `chaac`), or by that and a number (`palenque 3`,
`theology 2`) or `bonus`: then those rows of the table count. Ids are taken whatever their case. No
game is imported here, but some keys of components files are known: `actions`, `effects`, `bonus`, `goods` and
the numbers `space`, `level` and `step`. What a row does (its `op`, `kind` or `rule`) names the message that
tells it. What is told as a whole, like a card with a text, has a message of its own or that of its list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ..kernel.box import Box

Row = Mapping[str, Any]

COUNTED: Final = {"actions": "space", "effects": "level"}
"""Lists of rows, and the key that numbers their rows."""
NUMBERS: Final = [*COUNTED.values(), "step"]
FAMILIES: Final = {"op": "effect", "kind": "action", "rule": "scoring"}
"""The keys that say what a row does, and how its messages begin."""
NOT_TOLD: Final = {"id", "name", "cost", "source", "confidence", "note", "formula", "where"}


class ComponentRows:
    """Looks components up in one box."""

    def __init__(self, box: Box) -> None:
        self.tables: dict[str, Row] = {}
        self.lists: dict[str, str] = {}  # the list that each stands in
        for path, table in box.tables.items():
            where, _, name = path.rpartition(".")
            self.tables.setdefault(name.lower(), table.values)
            self.lists.setdefault(name.lower(), where)
        self.alike: dict[str, dict[str, Any]] = {}  # every number that one of this list can have, as 0
        for name, values in self.tables.items():
            if self.lists[name]:
                alike = self.alike.setdefault(self.lists[name], {})
                for row in [*listed(values), values]:
                    alike.update(zeros(row, alike))
        self.blank: dict[str, dict[str, int]] = {}  # every number that a row of this kind can have, as 0
        for values in self.tables.values():
            for row in rows_of(values):
                numbers = {key: 0 for key, value in row.items() if isinstance(value, int)}
                self.blank.setdefault(row_message(row), {}).update(numbers)

    def cards(self, name: str) -> list[str]:
        """The messages that tell a whole component, its own first: `card-g01`, `card-god-cards`."""
        found = name.lower()
        where = self.lists.get(found) or self.lists.get(found.partition(" ")[0], "")
        return [f"card-{one}" for one in (found, where) if one]

    def card(self, name: str) -> Row:
        """The table of a component, with 0 for numbers that only others of its list have.

        For `blue 3` the row with that number stands beside what the whole table says.
        """
        first, _, rest = name.lower().partition(" ")
        table = self.tables.get(name.lower(), self.tables.get(first, {}))
        whole = {**self.alike.get(self.lists.get(first, ""), {})}
        for row in [table, *(row for row in listed(table) if rest and numbered(row) == rest)]:
            for key, value in row.items():
                inner = isinstance(value, Mapping) and isinstance(whole.get(key), Mapping)
                whole[key] = {**whole[key], **value} if inner else value
        return whole

    def cost(self, name: str) -> Mapping[str, int]:
        """What it costs to get a tile, by good."""
        cost: Mapping[str, int] = self.tables.get(name.lower(), {}).get("cost", {})
        return cost

    def effects(self, name: str) -> list[Row]:
        """What a component does, row by row."""
        first, _, rest = name.lower().partition(" ")
        table = self.tables.get(first, {})
        if rest == "bonus":
            return [table["bonus"]] if "bonus" in table else []
        if rest:
            return [row for row in rows_of(table) if numbered(row) == rest]
        rows = [row for row in rows_of(table) if not numbered(row)]
        return [{"op": "gain", **table["goods"]}, *rows] if table.get("goods") else rows

    def whole(self, row: Row) -> Row:
        """A row with 0 for every number that others of its kind have."""
        return {**row, **{key: 0 for key in self.blank.get(row_message(row), {}) if key not in row}}


def rows_of(table: Row) -> Iterator[Row]:
    """All rows of a table that do something."""
    for rows in COUNTED:
        yield from table.get(rows, [])
    if isinstance(table.get("bonus"), Mapping):
        yield table["bonus"]
    if "rule" in table:  # a monument is one row itself; its kind is its frame
        yield {key: value for key, value in table.items() if key not in NOT_TOLD and key != "kind"}


def listed(table: Row) -> Iterator[Row]:
    """The rows that stand in lists of a table."""
    for value in table.values():
        if isinstance(value, list):
            yield from (row for row in value if isinstance(row, Mapping))


def zeros(row: Row, known: Row) -> dict[str, Any]:
    """0 for each number of a row, also for those of tables within it."""
    found: dict[str, Any] = {key: 0 for key, value in row.items() if isinstance(value, int)}
    for key, value in row.items():
        if isinstance(value, Mapping):
            before = known.get(key)
            found[key] = {**(before if isinstance(before, Mapping) else {}), **zeros(value, {})}
    return found


def numbered(row: Row) -> str:
    """The number of a row in its list, or nothing."""
    return next((str(row[key]) for key in NUMBERS if key in row), "")


def row_message(row: Row) -> str:
    """The message that tells a row: `effect-gain`, `action-harvest`, `scoring-per_kind`."""
    return next((f"{family}-{row[key]}" for key, family in FAMILIES.items() if key in row), "")
