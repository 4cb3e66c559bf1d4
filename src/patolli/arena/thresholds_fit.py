"""`python -m patolli.arena.thresholds_fit --tables FILE --players N --lines FILES`: sets the costs from which
a choice counts as a slip, a mistake or a blunder.

At first, these thresholds are shares of the standard deviation of results. They are raised together until a
search ten times as deep contradicts only few of the verdicts on planted answers (`review_measurements
blunders`). The published figures for the thresholds are then measured on planted answers in other games.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from ..review.verdicts import MOST_BLUNDER, Thresholds, thresholds_for
from .measured_games import Lines, lines_in
from .table_text import table_text

MOST_DENIED: Final = 0.03
"""The maximum share of verdicts that a deeper search may contradict."""
STEP: Final = 1.1
STEPS: Final = 15


def denied_share(lines: Lines, slip: float) -> float:
    """Returns the share of verdicts that the deeper search contradicts, because it finds a cost of less than
    half a slip.
    """
    planted = [one for line in lines for one in line["planted"]]
    flagged = [one for one in planted if one["low"] > 0 and one["cost"] >= slip]
    return sum(1 for one in flagged if one["deep_cost"] < slip / 2) / max(1, len(flagged))


def fixed_thresholds(lines: Lines, usual: Thresholds) -> Thresholds:
    """Returns the lowest thresholds at which the deeper search contradicts few enough verdicts. The threshold
    for blunders is never higher than five points.
    """
    for step in range(STEPS):
        factor = STEP**step
        if denied_share(lines, factor * usual.slip) <= MOST_DENIED:
            break
    blunder = min(MOST_BLUNDER, factor * usual.blunder)
    return Thresholds(
        round(min(factor * usual.slip, blunder / 3), 2),
        round(min(factor * usual.mistake, blunder / 1.5), 2),
        round(blunder, 2),
    )


def with_thresholds(tables: dict[str, Any], players: int, lines: Lines) -> dict[str, Any]:
    """Sets the thresholds in all tables for this number of players."""
    rows = [row[str(players)] for row in tables["evaluators"].values() if str(players) in row]
    best = min(rows, key=lambda row: float(row["error"]))
    limits = fixed_thresholds(lines, thresholds_for(best["spread"]))
    for row in rows:
        row["thresholds"] = [limits.slip, limits.mistake, limits.blunder]
    return tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m patolli.arena.thresholds_fit")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--lines", type=Path, nargs="+", required=True, help="output of `blunders`")
    parser.add_argument("--tables", type=Path, required=True, help="the file of the game's tables")
    given = parser.parse_args()
    tables = json.loads(given.tables.read_text(encoding="utf-8"))
    found = with_thresholds(tables, given.players, lines_in(given.lines))
    given.tables.write_text(table_text(found), encoding="utf-8")


if __name__ == "__main__":
    main()
