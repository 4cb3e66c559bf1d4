"""Reads TOML from untrusted sources, after a quick check of its size and shape.

For dotted keys with many parts, `tomllib` takes quadratic time; it recurses into nested values, and for a
long number it raises another kind of error. So limits are checked first, in one pass over the text.
"""

from __future__ import annotations

import re
import tomllib
from typing import Final

MOST_CHARACTERS: Final = 200_000
MOST_PARTS: Final = 8
"""The maximum number of parts in a dotted key; `a.b.c` has three."""
MOST_DEPTH: Final = 8
"""The maximum depth of nested lists and inline tables."""
MOST_BARE: Final = 100
"""The maximum length of a number, a date or a key without quotes."""
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
"""An unclosed string ends with its line or with the file; `tomllib` then reports it.

A string in triple quotation marks may end with two quotation marks of its own, so five of them may be
adjacent.
"""


class TomlError(ValueError):
    """A fault in TOML text. The message is a phrase that can follow a subject such as "the file"."""


def read_toml(text: str) -> dict[str, object]:
    """Returns the values in TOML text. Raises `TomlError` if the text is invalid or exceeds the limits."""
    check_bounds(text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise TomlError(f"is not valid TOML: {fault}") from None


def check_bounds(text: str) -> None:
    """Raises an error for text that would take too long to read."""
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
