"""Bit masks of compiled code."""

from __future__ import annotations

from .native import i64


def shifted(bits: i64, places: i64) -> i64:
    """Returns `bits << places`.

    Mypyc compiles `1 << places` to a shift of a literal, which has only 32 bits in C. A parameter has 64.
    """
    return bits << places
