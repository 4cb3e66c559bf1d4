"""The folder of a tournament, from which it can be resumed: the schedule, the results with one line per game,
and the records.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from ..kernel.errors import PatolliError
from .game_runner import GameResult
from .schedule import Schedule


class TournamentFolder:
    def __init__(self, path: Path, plan: Schedule) -> None:
        self.path = path
        self.plan = plan
        self.results = path / "results.jsonl"
        self.records = path / "records"

    def open(self) -> list[GameResult]:
        """Returns the games that have been played. Raises an error if the folder belongs to another
        tournament.
        """
        self.records.mkdir(parents=True, exist_ok=True)
        about = self.path / "plan.json"
        if about.exists() and not self.plan.same_as(json.loads(about.read_text(encoding="utf-8"))):
            raise PatolliError(f"{self.path} contains another tournament; choose another folder with --out")
        about.write_text(json.dumps(self.plan.to_dict(), indent=2) + "\n", encoding="utf-8")
        return self.read()

    def read(self) -> list[GameResult]:
        found: dict[int, GameResult] = {}
        if self.results.exists():
            for line in self.results.read_text(encoding="utf-8").splitlines():
                try:
                    fields = json.loads(line)
                except ValueError:  # truncated when writing was interrupted; the game is played again
                    continue
                number = fields["number"]
                record = self.record(number)
                if record.exists() and number < self.plan.games:
                    found[number] = GameResult(**fields, record=record.read_text(encoding="utf-8"))
        return [found[number] for number in sorted(found)]

    def record(self, number: int) -> Path:
        return self.records / f"{number:05}.txt"

    def add(self, played: GameResult) -> None:
        """Stores a game. The record is written first, so that every line of the results has its record."""
        self.record(played.number).write_text(played.record, encoding="utf-8")
        fields = asdict(played)
        del fields["record"]
        with self.results.open("a", encoding="utf-8") as lines:
            lines.write("\n" * self.missing_newlines() + json.dumps(fields) + "\n")

    def missing_newlines(self) -> int:
        """Returns 1 if the last line is incomplete, otherwise 0."""
        if not self.results.exists() or self.results.stat().st_size == 0:
            return 0
        with self.results.open("rb") as file:
            file.seek(-1, 2)
            return int(file.read(1) != b"\n")
