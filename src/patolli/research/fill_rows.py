"""Writes observations and masks into the rows of arrays: in C if the extension was compiled, otherwise with
the functions in this module.
"""

from __future__ import annotations

from typing import Any

from .encodings import LEAST, MOST


def observation_in_python(
    array: Any, rows: int, row: int, facts: list[int], bits: int, bit: int, numbers: list[int]
) -> None:
    """Writes the features, the bit for the kind of question, and the numbers of the question. Everything else
    is set to 0.
    """
    line = array[row]
    line[:] = 0
    line[: len(facts)] = [min(MOST, max(LEAST, fact)) for fact in facts]
    if bit >= 0:
        line[len(facts) + bit] = 1
    first = len(facts) + bits
    shown = numbers[: len(line) - first]
    line[first : first + len(shown)] = [min(MOST, max(LEAST, number)) for number in shown]


def mask_in_python(array: Any, rows: int, row: int, moves: list[int]) -> None:
    array[row] = 0
    array[row, moves] = 1


try:
    from . import _fill
except ImportError:
    observation: Any = observation_in_python
    mask: Any = mask_in_python
else:
    observation = _fill.observation
    mask = _fill.mask
