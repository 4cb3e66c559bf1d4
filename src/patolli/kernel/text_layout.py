"""Lays out text for a limited width: short names, tables, wrapped lines and lists.

Each game's module `text_board.py` uses these functions to draw the board as text. These modules are not
compiled.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Protocol

SHORT: Final = 5
UNBROKEN: Final = "\u00a0"
"""A space at which lines are not broken."""


class BoardTexts(Protocol):
    """The names and messages of a game that a text board needs. `patolli.texts.GameTexts` implements it."""

    players: list[str]

    def format(self, message: str, **arguments: str | int | float) -> str: ...
    def component(self, name: str, count: int = 1) -> str: ...
    def component_table(self, name: str) -> Mapping[str, Any]: ...
    def amount(self, good: str, count: int) -> str: ...
    def amounts(self, goods: Mapping[str, int]) -> str: ...
    def cost(self, name: str) -> str: ...
    def effect(self, name: str) -> str: ...
    def points(self, units: int, unit: int) -> str: ...
    def seat(self, seat: int) -> str: ...


def short_names(players: list[str], longest: int = SHORT) -> list[str]:
    """Returns short, distinct names for the players.

    If shortened names would be too similar, initials with seat numbers are used.
    """
    cut = [name[:longest].strip() for name in players]
    if len(set(cut)) == len(cut):
        return cut
    some = [tag if cut.count(tag) == 1 else f"{tag[:1]}{n}" for n, tag in enumerate(cut, 1)]
    return some if len(set(some)) == len(some) else [f"{tag[:1]}{n}" for n, tag in enumerate(cut, 1)]


def aligned(rows: list[list[str]], width: int) -> list[str]:
    """Formats rows as lines, with the first column aligned to the left and the others to the right.

    Columns that do not fit into the width are continued below.
    """
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = []
    for block in blocks(widths, width):
        for row in rows:
            cells = [row[at].rjust(widths[at]) for at in block]
            lines.append("  ".join([row[0].ljust(widths[0]), *cells]).rstrip())
    return lines


def blocks(widths: list[int], width: int) -> list[list[int]]:
    """Splits the columns into blocks of about equal size. The first column is repeated in each block."""
    columns = range(1, len(widths))
    for count in columns:
        size = -(-len(columns) // count)
        found = [list(columns[at : at + size]) for at in range(0, len(columns), size)]
        if all(widths[0] + sum(widths[at] + 2 for at in block) <= width for block in found):
            return found
    return [[at] for at in columns]


def wrapped(lines: Iterable[str], width: int, indent: str = "", hang: str = "    ") -> Iterator[str]:
    for line in lines:
        yield from textwrap.wrap(line, width, initial_indent=indent, subsequent_indent=hang)


def paragraphs(*parts: Iterable[str]) -> list[str]:
    """Returns the lines of all parts, with an empty line between two parts."""
    lines: list[str] = []
    for part in parts:
        found = list(part)
        lines += ["", *found] if lines and found else found
    return lines


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """Returns by how much each amount has changed. Amounts that are equal are left out."""
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def whole(text: str) -> str:
    """Replaces the spaces in the text with non-breaking ones."""
    return text.replace(" ", UNBROKEN)


def listed(head: str, entries: Iterable[str], separator: str, width: int) -> Iterator[str]:
    """Joins a heading and its entries. Lines are broken between entries; only an entry longer than a line is
    broken itself.
    """
    joined = separator.join(whole(entry) if len(entry) <= width - 4 else entry for entry in entries)
    for line in textwrap.wrap(f"{head} {joined}", width, subsequent_indent="    "):
        yield line.replace(UNBROKEN, " ")
