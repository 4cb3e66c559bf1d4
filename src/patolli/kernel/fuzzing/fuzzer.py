"""The fuzzer: plays many random games. The first game that fails is shortened and saved as text."""

from __future__ import annotations

from typing import Final

from .. import records
from ..game import Game
from ..match import LogEntry
from .calibration import Calibration
from .checks import CheckFailure
from .fuzz_game import FuzzGame

SHRINKS: Final = 80
"""The maximum number of shorter games to try for a failing game."""


def shrink(trial: FuzzGame, failure: CheckFailure, most: int) -> tuple[list[LogEntry], CheckFailure]:
    """Shortens a failing game by leaving out moves, as long as it fails the same check."""
    best, best_failure = trial.log, failure
    tries = 0
    size = max(1, len(best) // 2)
    while size >= 1 and tries < most:
        at = 0
        smaller = False
        while at < len(best) and tries < most:
            again = FuzzGame(trial.game, trial.players, trial.options, trial.seed, 1)
            again.script = best[:at] + best[at + size :]
            tries += 1
            found = again.run()
            if found is not None and found.check == failure.check and len(again.log) < len(best):
                best, best_failure, smaller = again.log, found, True
            else:
                at += size
        if not smaller:
            size //= 2
    return best, best_failure


def kept(trial: FuzzGame, log: list[LogEntry], failure: CheckFailure) -> str:
    """Returns a failing game as text. It is like a record, but without checksums, because the rules may be
    wrong.
    """
    words = trial.game.vocabulary
    lines = [
        f"patolli failure of {failure.check}",
        f"game: {trial.game.name}",
        f"edition: {trial.game.edition}",
        f"players: {trial.players}",
        *(f"option: {name} = {value}" for name, value in trial.options.items()),
        f"seed: {trial.seed}",
        f"told: {failure.text}",
        "",
        *(f"{records.seat_text(e.seat)}: {words.text(e.move)}" for e in log),
    ]
    return "\n".join(lines) + "\n"


class FuzzReport:
    """The results of one run of the fuzzer."""

    games: int
    moves: int
    components: set[str]
    calibration: Calibration
    failure: CheckFailure | None
    kept: str
    shrinks: int

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.components = set()
        self.calibration = Calibration()
        self.failure = None
        self.kept = ""
        self.shrinks = SHRINKS

    def add(self, other: FuzzReport) -> None:
        self.games += other.games
        self.moves += other.moves
        self.components |= other.components
        self.calibration.add(other.calibration)
        if self.failure is None:
            self.failure, self.kept = other.failure, other.kept

    def take(self, trial: FuzzGame) -> CheckFailure | None:
        """Runs one game. If it fails, shortens and saves it."""
        failure = trial.run()
        self.games += 1
        self.moves += len(trial.log)
        self.components |= trial.components
        self.calibration.add(trial.calibration)
        if failure is not None:
            log, self.failure = shrink(trial, failure, self.shrinks)
            self.kept = kept(trial, log, self.failure)
        return failure

    def judge(self) -> None:
        """Runs the checks that need many games."""
        if self.failure is None:
            try:
                self.calibration.judge()
            except CheckFailure as failure:
                self.failure = failure


def fuzz(
    game: Game,
    players: int,
    games: int,
    seed: int,
    options: dict[str, str] | None = None,
    often: int = 20,
    shrinks: int = SHRINKS,
) -> FuzzReport:
    """Plays random games with all checks until one fails."""
    report = FuzzReport()
    report.shrinks = shrinks
    for n in range(games):
        if report.take(FuzzGame(game, players, options or {}, seed + n, often)) is not None:
            return report
        if report.games & (report.games - 1) == 0:
            report.judge()
            if report.failure is not None:
                return report
    report.judge()
    return report
