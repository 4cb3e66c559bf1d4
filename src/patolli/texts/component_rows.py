"""Presents components as rows that texts can describe.

The name of a component is the last part of its table's path (`B07`, `chaac`). It may be followed by a number
(`palenque 3`, `theology 2`) or by the name of an inner table (`theology bonus`); in this case, only the
corresponding rows are used. Names are not case-sensitive. `game.toml` declares which keys contain rows
(`patolli.game_index.RowKeys`), and the operation of a row determines the message that describes it. A
component that is described as a whole, such as a card with a text, has its own message or shares one with its
list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..game_index import RowKeys
from ..kernel.box import Box

Row = Mapping[str, Any]


class ComponentRows:
    """Looks up the components of one box."""

    def __init__(self, box: Box, keys: RowKeys) -> None:
        self.keys = keys
        self.tables: dict[str, Row] = {}
        self.lists: dict[str, str] = {}  # the name of the list that contains a component
        for path, table in box.tables.items():
            where, _, name = path.rpartition(".")
            self.tables.setdefault(name.lower(), table.values)
            self.lists.setdefault(name.lower(), where)
        # all numbers that entries of a list can have, with the value 0
        self.alike: dict[str, dict[str, Any]] = {}
        for name, values in self.tables.items():
            if self.lists[name]:
                alike = self.alike.setdefault(self.lists[name], {})
                for row in [*listed(values), values]:
                    alike.update(zeros(row, alike))
        # all numbers that rows of one kind can have, with the value 0
        self.blank: dict[str, dict[str, int]] = {}
        for values in self.tables.values():
            for row in self.rows_of(values):
                numbers = {key: 0 for key, value in row.items() if isinstance(value, int)}
                self.blank.setdefault(self.row_message(row), {}).update(numbers)

    def cards(self, name: str) -> list[str]:
        """Returns the ids of messages that can describe a component as a whole: its own, then that of its
        list, as in `card-g01` and `card-god-cards`.
        """
        found = name.lower()
        where = self.lists.get(found) or self.lists.get(found.partition(" ")[0], "")
        return [f"card-{one}" for one in (found, where) if one]

    def card(self, name: str) -> Row:
        """Returns the table of a component, with 0 for numbers that only other components in its list have.
        For `blue 3`, the values of the row with this number override those of the table.
        """
        first, _, rest = name.lower().partition(" ")
        table = self.tables.get(name.lower(), self.tables.get(first, {}))
        whole = {**self.alike.get(self.lists.get(first, ""), {})}
        for row in [table, *(row for row in listed(table) if rest and self.number_of(row) == rest)]:
            for key, value in row.items():
                inner = isinstance(value, Mapping) and isinstance(whole.get(key), Mapping)
                whole[key] = {**whole[key], **value} if inner else value
        return whole

    def cost(self, name: str) -> Mapping[str, int]:
        """Returns how much of each good a tile costs."""
        cost: Mapping[str, int] = self.tables.get(name.lower(), {}).get("cost", {})
        return cost

    def effects(self, name: str) -> list[Row]:
        """Returns the rows that describe the effects of a component."""
        first, _, rest = name.lower().partition(" ")
        table = self.tables.get(first, {})
        if rest in self.keys.single:
            return [table[rest]] if rest in table else []
        if rest:
            return [row for row in self.rows_of(table) if self.number_of(row) == rest]
        rows = [row for row in self.rows_of(table) if not self.number_of(row)]
        goods = table.get(self.keys.gain)
        return [{"op": "gain", **goods}, *rows] if goods else rows

    def whole(self, row: Row) -> Row:
        """Returns a row, with 0 for numbers that only other rows of the same kind have."""
        return {**row, **{key: 0 for key in self.blank.get(self.row_message(row), {}) if key not in row}}

    def rows_of(self, table: Row) -> Iterator[Row]:
        """Yields the rows of a table that describe effects."""
        for rows in self.keys.numbered:
            yield from table.get(rows, [])
        for single in self.keys.single:
            if isinstance(table.get(single), Mapping):
                yield table[single]
        if self.keys.itself in table:
            yield {key: value for key, value in table.items() if key not in self.keys.omitted}

    def number_of(self, row: Row) -> str:
        """Returns the number of a row in its list, or an empty string."""
        return next((str(row[key]) for key in self.keys.numbers if key in row), "")

    def row_message(self, row: Row) -> str:
        """Returns the id of the message that describes a row, such as `effect-gain`, `action-harvest` or
        `scoring-per_kind`.
        """
        return next((f"{family}-{row[key]}" for key, family in self.keys.families.items() if key in row), "")


def listed(table: Row) -> Iterator[Row]:
    """Yields all rows in the lists of a table."""
    for value in table.values():
        if isinstance(value, list):
            yield from (row for row in value if isinstance(row, Mapping))


def zeros(row: Row, known: Row) -> dict[str, Any]:
    """Returns a row with all of its numbers set to 0, including those in inner tables."""
    found: dict[str, Any] = {key: 0 for key, value in row.items() if isinstance(value, int)}
    for key, value in row.items():
        if isinstance(value, Mapping):
            before = known.get(key)
            found[key] = {**(before if isinstance(before, Mapping) else {}), **zeros(value, {})}
    return found
