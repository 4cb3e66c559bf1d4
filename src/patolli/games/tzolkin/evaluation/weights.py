"""The numbers in `weights.toml`, which can be replaced during tuning."""

from __future__ import annotations

import tomllib
from importlib.resources import files

Weights = dict[str, list[int]]


def printed() -> Weights:
    """Returns the weights in `weights.toml`."""
    text = files(__package__).joinpath("weights.toml").read_text(encoding="utf-8")
    found: Weights = {}
    for name, numbers in tomllib.loads(text).items():
        found[str(name)] = [int(number) for number in numbers]
    return found
