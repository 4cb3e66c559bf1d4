"""Types of the C module."""

from array import array
from typing import Any

def load(inputs: int, rows: int, hidden: int, second: int, third: int, /, *parts: array[int]) -> Any: ...
def heads(network: Any, numbers: list[int], /) -> tuple[int, int, int]: ...
def load_policy(
    inputs: int,
    rows: int,
    tokens: int,
    token_shift: int,
    hidden: int,
    second: int,
    moves: int,
    /,
    *parts: array[int],
) -> Any: ...
def scores(policy: Any, numbers: list[int], tokens: list[int], moves: list[int], /) -> list[int]: ...
