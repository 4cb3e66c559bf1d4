"""The components of one copy of a game: the printed values, some of which the owner may have replaced.

The printed file and the owner's file are TOML with the same layout. A table contains its values, its `source`
and its `confidence`. Tables may be in groups (`[setup.players_2]`), or in arrays whose entries have an `id`
(`[[buildings]]`), so each table has a path: `market`, `setup.players_2`, `buildings.B07`. The owner's file
contains only the changed values, or it is an edited copy of the printed file. In it, `confidence = "owner"`
confirms the printed values of a table, and `teeth_confidence = "owner"` confirms only those of the key
`teeth`.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from .errors import PatolliError
from .toml_text import TomlError, read_toml

PRINTED: Final = "seed"  # the confidence of values printed in the rulebook
OWNER: Final = "owner"  # the confidence of values that the owner of the box has confirmed or replaced


class BoxError(PatolliError):
    """Raised if a components file cannot be used. The message names the faulty table and key."""

    where: str = ""
    what: str = ""


class Table:
    """One table of a components file, or one row of such a table, with typed access to its values.

    The object remembers which keys have been read, so that `done` can report keys without effect.
    """

    where: str
    values: dict[str, object]
    read: set[str]

    def value(self, key: str) -> object:
        """Returns the value without checking its type. Raises `BoxError` if the key is missing."""
        if key not in self.values:
            raise wrong(f"{self.where}.{key}", "is missing")
        self.read.add(key)
        return self.values[key]

    def number(self, key: str, least: int = 0, most: int = 99) -> int:
        """Returns an integer between `least` and `most`."""
        return _number(f"{self.where}.{key}", self.value(key), least, most)

    def numbers(self, key: str, least: int = 0, most: int = 99) -> list[int]:
        """Returns a list of integers between `least` and `most`."""
        where = f"{self.where}.{key}"
        return [_number(f"{where}[{i}]", v, least, most) for i, v in enumerate(_list(where, self.value(key)))]

    def one_of(self, key: str, words: list[str]) -> int:
        """Returns the index of the value in a list of permitted words."""
        value = self.value(key)
        if not isinstance(value, str) or value not in words:
            raise wrong(f"{self.where}.{key}", f"must be one of {', '.join(words)}")
        return words.index(value)

    def must(self, key: str, expected: object) -> None:
        """Checks a value that the rules determine and that the file contains only for its readers."""
        value = self.value(key)
        if type(value) is not type(expected) or value != expected:
            raise wrong(f"{self.where}.{key}", f"must stay {json.dumps(expected)}: the rules depend on it")

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise wrong(f"{self.where}.{key}", "must be true or false")
        return value

    def row(self, key: str) -> Table:
        """Returns an inline table, such as a cost, as a row."""
        return _row(f"{self.where}.{key}", self.value(key))

    def rows(self, key: str) -> list[Table]:
        """Returns a list of inline tables, such as the effects of a tile, as rows."""
        where = f"{self.where}.{key}"
        return [_row(f"{where}[{i}]", v) for i, v in enumerate(_list(where, self.value(key)))]

    def amounts(self, goods: list[str]) -> list[int]:
        """Returns the row's amount of each good, in the order of `goods`. Goods without a key have the amount
        0; other keys are an error.
        """
        found = [self.number(good) if good in self.values else 0 for good in goods]
        self.done()
        return found

    def done(self) -> None:
        """Raises an error if a key has not been read: every key must have an effect in the rules."""
        for key in self.values:
            if key not in self.read and not _explains(key):
                raise wrong(f"{self.where}.{key}", "is not a key known here")


class Box:
    """The components of one box: all tables by path, with the owner's values where they differ from the
    print.
    """

    tables: dict[str, Table]
    replaced: list[str]  # "table.key" of every value that the owner replaced, in the order of the file
    owner: str  # the text of the owner's file; empty if there is none
    digest: str  # a digest of all current values, without sources, notes and names

    def table(self, path: str) -> Table:
        if path not in self.tables:
            raise wrong(path, "is missing")
        return self.tables[path]

    def entries(self, group: str) -> list[str]:
        """Returns the names of the tables in a group, in the order of the printed file."""
        above = group + "."
        return [path[len(above) :] for path in self.tables if path.startswith(above)]

    def confidence(self, path: str) -> str:
        """Returns the confidence of a table, or of one value ("table.key"): for example "seed", "owner" or
        "two-sources".
        """
        if path in self.tables:
            return _text(self.tables[path], "confidence")
        table = self.table(path.rpartition(".")[0])
        key = path.rpartition(".")[2]
        if path not in self.replaced and f"{key}_confidence" in table.values:
            return _text(table, f"{key}_confidence")
        return _text(table, "confidence")

    def source(self, path: str) -> str:
        return _text(self.table(path), "source")

    def uncertain(self) -> list[tuple[str, str, str]]:
        """Returns the path, confidence and source of each value that neither the rulebook nor the owner
        confirms.
        """
        found: list[tuple[str, str, str]] = []
        for path, table in self.tables.items():
            if self.confidence(path) not in (PRINTED, OWNER):
                found.append((path, self.confidence(path), self.source(path)))
            else:
                for key in table.values:
                    one = f"{path}.{key}"
                    if self.confidence(one) not in (PRINTED, OWNER):
                        found.append((one, self.confidence(one), self.source(path)))
        return found

    def done(self) -> None:
        """Raises an error if a replaced value has not been read by any rule, because it would have no
        effect.
        """
        for path in self.replaced:
            if path.rpartition(".")[2] not in self.table(path.rpartition(".")[0]).read:
                raise wrong(path, "cannot be replaced: no rule reads it")


def read_box(printed: str, owner: str | None = None, free_lists: list[str] | None = None) -> Box:
    """Reads the printed file and applies the values of the owner's file, if there is one.

    A replaced list must keep its length, unless `free_lists` contains its group and key ("tiles.effects").
    """
    box = Box()
    box.tables = {}
    box.replaced = []
    box.owner = owner or ""
    _lay_out(_parse(printed), "", box)
    if owner is not None:
        _replace_group(_parse(owner), "", box, free_lists or [])
    box.digest = hashlib.sha256(
        _canonical({p: t.values for p, t in box.tables.items()}).encode()
    ).hexdigest()[:16]
    return box


def all_read(rows: list[Table]) -> None:
    """Calls `done` for each of these rows."""
    for row in rows:
        row.done()


def wrong(where: str, what: str) -> BoxError:
    """Returns the error for an invalid value or table in a components file."""
    fault = BoxError(f"Components file: {where} {what}.")
    fault.where = where
    fault.what = what
    return fault


def _parse(text: str) -> dict[str, object]:
    try:
        return read_toml(text)
    except TomlError as fault:
        raise wrong("the text", str(fault)) from None


def _lay_out(group: dict[str, object], above: str, box: Box) -> None:
    for name, value in group.items():
        path = above + name
        if isinstance(value, list):
            for entry in value:
                _lay_out_table(entry, f"{path}.{_id(path, entry)}", box)
        elif isinstance(value, dict) and "confidence" not in value and "source" not in value:
            _lay_out(value, path + ".", box)
        else:
            _lay_out_table(value, path, box)


def _lay_out_table(values: object, path: str, box: Box) -> None:
    table = _row(path, values)
    if path in box.tables:
        raise wrong(path, "occurs twice")
    for key in ("source", "confidence"):
        _text(table, key)
    box.tables[path] = table


def _replace_group(group: dict[str, object], above: str, box: Box, free_lists: list[str]) -> None:
    for name, value in group.items():
        path = above + name
        if path in box.tables:
            _replace_table(value, path, box, free_lists)
        elif not box.entries(path):
            raise wrong(path, "is not a table of this box")
        elif isinstance(value, dict):
            _replace_group(value, path + ".", box, free_lists)
        else:
            seen: set[str] = set()
            for entry in _list(path, value):
                one = f"{path}.{_id(path, entry)}"
                if one in seen:
                    raise wrong(one, "occurs twice")
                if one not in box.tables:
                    raise wrong(one, "is not a component of this box")
                seen.add(one)
                _replace_table(entry, one, box, free_lists)


def _replace_table(values: object, path: str, box: Box, free_lists: list[str]) -> None:
    table = box.tables[path]
    group = path.partition(".")[0]
    owner = False
    for key, value in _row(path, values).values.items():
        where = f"{path}.{key}"
        if key in ("source", "note"):
            if not isinstance(value, str):
                raise wrong(where, "must be a text")
            table.values[key] = value
        elif key not in table.values:
            raise wrong(where, "is not a key of this table")
        elif key == "confidence" or key.endswith("_confidence"):
            # the owner may have edited a copy of the whole file, which repeats the printed confidence
            if value == OWNER:
                table.values[key] = OWNER
        elif not _is_provenance(key):
            _fit(where, value, table.values[key], f"{group}.{key}" in free_lists)
            if _canonical(value) != _canonical(table.values[key]):
                table.values[key] = value
                box.replaced.append(where)
                owner = True
    if owner:
        table.values["confidence"] = OWNER


def _fit(where: str, value: object, printed: object, free: bool) -> None:
    """Checks that a replaced value has the printed type, list length and entry types."""
    if type(value) is not type(printed):
        raise wrong(where, f"must be {_kind(printed)}, not {_kind(value)}")
    if isinstance(value, list) and isinstance(printed, list):
        if not free and len(value) != len(printed):
            raise wrong(where, f"needs {len(printed)} entries, not {len(value)}")
        for i, entry in enumerate(value):
            if printed and type(entry) is not type(printed[0]):
                raise wrong(f"{where}[{i}]", f"must be {_kind(printed[0])}, not {_kind(entry)}")


def _kind(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, str):
        return "a text"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a table"
    return "a decimal number" if isinstance(value, float) else "a date or time"


def _number(where: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(where, f"must be a whole number from {least} to {most}")
    return value


def _list(where: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise wrong(where, f"must be a list, not {_kind(value)}")
    return value


def _row(where: str, values: object) -> Table:
    if not isinstance(values, dict):
        raise wrong(where, f"must be a table, not {_kind(values)}")
    table = Table()
    table.where = where
    table.values = dict(values)
    table.read = set()
    return table


def _id(path: str, entry: object) -> str:
    found = entry.get("id") if isinstance(entry, dict) else None
    if not isinstance(found, str):
        raise wrong(path, "has an entry without an id")
    return found


def _text(table: Table, key: str) -> str:
    found = table.values.get(key)
    if not isinstance(found, str):
        raise wrong(f"{table.where}.{key}", "must be a text")
    return found


def _is_provenance(key: str) -> bool:
    return key in ("source", "confidence", "note") or key.endswith(("_confidence", "_note"))


def _explains(key: str) -> bool:
    return _is_provenance(key) or key in ("name", "formula", "where")


def _canonical(value: object) -> str:
    return json.dumps(_bare(value), sort_keys=True, separators=(",", ":"), default=str)


def _bare(value: object) -> object:
    if isinstance(value, dict):
        return {key: _bare(below) for key, below in value.items() if not _explains(key)}
    if isinstance(value, list):
        return [_bare(entry) for entry in value]
    return value
