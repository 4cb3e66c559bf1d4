"""Skips these tests if the dependency group `research` is missing: `.venv/bin/uv sync --group research`.
`.ci/run` installs it.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

NEEDED = ("gymnasium", "numpy", "pettingzoo", "polars", "pyspiel")
WITHOUT = ("test_remote_seat.py",)
"""Tests that do not need the group."""
missing = [package for package in NEEDED if find_spec(package) is None]
others = sorted(path.name for path in Path(__file__).parent.glob("test_*.py") if path.name not in WITHOUT)
collect_ignore = others if missing else []


def pytest_report_header() -> str:
    left_out = f"most of tests/research is left out: no {', '.join(missing)} (uv sync --group research)"
    return left_out if missing else ""
