"""The file of puzzles that have been found, to which a later run can add."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class PuzzleLog:
    """The file has a line for each puzzle and, after the puzzles from one game, a line for that game."""

    def __init__(self, path: Path, resume: bool) -> None:
        self.path = path
        self.games: set[tuple[int, int]] = set()
        """The (number of players, seed) of each game that was examined completely."""
        self.puzzles: list[dict[str, Any]] = []
        self.unfinished: list[dict[str, Any]] = []
        """The puzzles from games that were not examined completely."""
        self.ids: set[str] = set()
        whole: list[str] = []
        for line in path.read_text(encoding="utf-8").splitlines() if resume and path.exists() else []:
            try:
                one = json.loads(line)
            except ValueError:  # truncated line
                continue
            whole.append(line + "\n")
            if "searched" in one:
                self.games.add((one["searched"]["players"], one["searched"]["seed"]))
                self.puzzles += self.unfinished
                self.unfinished = []
            elif one["puzzle"]["id"] not in self.ids:
                self.unfinished.append(one["puzzle"])
                self.ids.add(one["puzzle"]["id"])
        path.write_text("".join(whole), encoding="utf-8")

    def all(self) -> list[dict[str, Any]]:
        return self.puzzles + self.unfinished

    def add(self, puzzle: dict[str, Any]) -> None:
        if puzzle["id"] not in self.ids:
            self.ids.add(puzzle["id"])
            self.write({"puzzle": puzzle})

    def close(self, searched: dict[str, Any], puzzles: list[dict[str, Any]]) -> None:
        self.puzzles += puzzles
        self.games.add((searched["players"], searched["seed"]))
        self.write({"searched": searched})

    def write(self, line: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
