"""TOML from outside, read only after a quick look at its size and shape.

`tomllib` needs time that grows with the square of the parts of a dotted key, and recurses into nested values;
a long number raises an error of its own. So the bounds are checked first, in one pass over the text.
"""

from __future__ import annotations

import re
import tomllib
from typing import Final

MOST_CHARACTERS: Final = 200_000
MOST_PARTS: Final = 8
"""Of a dotted key: `a.b.c` has three."""
MOST_DEPTH: Final = 8
"""Of lists and inline tables inside each other."""
MOST_BARE: Final = 100
"""Characters of a number, a date or a key without quotes."""
MOST_VALUES: Final = 20_000

TOKEN: Final = re.compile(
    r"""
      (?P<comment>\#[^\n]*+)
    | (?P<text>\"{3}(?:[^"\\]|\\.|"(?!""))*+(?:\"{3,5}+|\Z)
             | '{3}(?:[^']|'(?!''))*+(?:'{3,5}+|\Z)
             | "(?:[^"\\\n]|\\[^\n])*+"?
             | '[^'\n]*+'?)
    | (?P<bare>[A-Za-z0-9_+:-]++)
    | (?P<space>[\ \t]++)
    | (?P<sign>.)
    """,
    re.VERBOSE | re.DOTALL,
)
"""A text that is not closed ends with its line or with the file: `tomllib` refuses it there. Of a text in
three quotation marks the last two signs may be such marks too, so it may end with five."""


class TomlError(ValueError):
    """What is wrong with the text, to follow a word like "the file"."""


def read_toml(text: str) -> dict[str, object]:
    """The values of a TOML text within the bounds; else TomlError."""
    check_bounds(text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise TomlError(f"is no valid TOML: {fault}") from None


def check_bounds(text: str) -> None:
    """Refuse a text that would take too long to read."""
    if len(text) > MOST_CHARACTERS:
        raise TomlError(f"has more than {MOST_CHARACTERS} characters")
    line = parts = 1
    depth = values = 0
    for token in TOKEN.finditer(text):
        kind, found = token.lastgroup, token[0]
        if kind == "bare":
            if len(found) > MOST_BARE:
                raise TomlError(f"has a key or a number of more than {MOST_BARE} characters in line {line}")
        elif kind == "text":
            line += found.count("\n")
        elif kind == "sign":
            parts = parts + 1 if found == "." else 1
            if parts > MOST_PARTS:
                raise TomlError(f"has a key of more than {MOST_PARTS} parts in line {line}")
            if found in "[{":
                depth += 1
            elif found in "]}":
                depth -= 1
            elif found in "=,":
                values += 1
            elif found == "\n":
                line += 1
            if depth > MOST_DEPTH:
                raise TomlError(f"has more than {MOST_DEPTH} brackets inside each other in line {line}")
            if values > MOST_VALUES:
                raise TomlError(f"has more than {MOST_VALUES} values")
