"""Makes a review by examining choices and chance events one by one in worker processes.

Results are written next to the record as they arrive, so an interrupted review can be resumed. Every choice
and event is examined with its own seed. The review is therefore the same whatever the number of processes,
and whether or not it was interrupted.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from .. import game_index, games
from ..kernel import records
from ..kernel.game import Game
from ..kernel.seats import CHANCE
from ..players.expectations import ExpectationModel, judging_evaluator, model_for
from .bounded_pool import results_as_finished
from .judgement import Judge, JudgedChoice
from .luck import ChanceLuck, settled_luck
from .review import Review, RoughReview, rounded
from .timeline import Timeline, timeline_of
from .verdicts import thresholds_of

USUAL_DEPTH: Final = 400
"""The number of iterations for examining a choice in full, unless game.toml sets another number."""
PORTION: Final = 4
"""The number of choices or events that a worker process examines before it returns its results."""
Examined = JudgedChoice | ChanceLuck

Progress = Callable[[int, int], None]
"""A function that is called with the number of choices and events examined so far, and with their total
number.
"""


def nothing(_done: int, _of: int) -> None:
    pass


class ReviewRun:
    """The review of one record at one depth."""

    def __init__(self, text: str, depth: int = 0, evaluator: str = "") -> None:
        self.text = text
        self.game = game_of_record(text)
        self.depth = depth or usual_depth(self.game)
        self.evaluator = evaluator
        self.timeline = timeline_of(self.game, text)
        self.model = model_of(self.timeline, evaluator)
        judging = model_of(self.timeline, evaluator or judging_evaluator(self.game))
        self.rough = RoughReview(self.timeline, self.model, self.depth, judging)
        self.judged: dict[int, Examined] = {}
        """The results so far, by the number of the move."""

    def review(self) -> Review:
        return self.rough.with_choices(list(self.judged.values()))

    def examiner(self) -> Examiner:
        return examiner_of(self.timeline, self.depth, self.evaluator)

    def waiting(self) -> list[int]:
        """Returns the moves not examined yet. Moves of the turns in which the curve changed most
        come first.
        """
        moved = self.moved_by_turn()
        left = [at for at in self.rough.to_examine if at not in self.judged]
        return sorted(left, key=lambda at: (-moved.get(self.timeline.turns[at], 0.0), at))

    def moved_by_turn(self) -> dict[tuple[int, int], float]:
        found: dict[tuple[int, int], float] = {}
        points = self.rough.curve
        for before, after in itertools.pairwise(points):
            moved = max(abs(a - b) for a, b in zip(before.points, after.points, strict=True))
            found[self.timeline.turns[before.at]] = round(moved, 2)
        return found

    def judge(self, workers: int = 1, progress: Progress = nothing) -> Generator[list[Examined], None, None]:
        """Examines the remaining moves and yields their results. Closing the generator stops the work."""
        waiting = self.waiting()
        portions = [waiting[i : i + PORTION] for i in range(0, len(waiting), PORTION)]
        total = len(self.rough.to_examine)
        for judged in here(self, portions) if workers < 2 else in_processes(self, portions, workers):
            for one in judged:
                self.judged[one.at] = one
            progress(len(self.judged), total)
            yield judged

    def finish(self, workers: int = 1, progress: Progress = nothing) -> Review:
        for _ in self.judge(workers, progress):
            pass
        return self.review()


def here(run: ReviewRun, portions: list[list[int]]) -> Iterator[list[Examined]]:
    examiner = run.examiner()
    for portion in portions:
        yield [exact(examiner.examine(at)) for at in portion]


def in_processes(run: ReviewRun, portions: list[list[int]], workers: int) -> Iterator[list[Examined]]:
    with ProcessPoolExecutor(
        workers, initializer=begin, initargs=(run.text, run.depth, run.evaluator)
    ) as pool:
        yield from results_as_finished(pool, judge_portion, portions, lambda: 2 * workers)


in_process: list[Examiner] = []
"""The examiner of a worker process."""


def begin(text: str, depth: int, evaluator: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    game = game_of_record(text)
    timeline = timeline_of(game, text)
    in_process[:] = [examiner_of(timeline, depth, evaluator)]


def judge_portion(portion: list[int]) -> list[Examined]:
    return [exact(in_process[0].examine(at)) for at in portion]


@dataclass
class Examiner:
    """Examines choices by searching, and chance events by playing their turns to the end."""

    judge: Judge
    model: ExpectationModel

    def examine(self, at: int) -> Examined:
        timeline = self.judge.timeline
        if timeline.entries[at].seat != CHANCE:
            return self.judge.judge(at)
        found = settled_luck(timeline, self.model, at)
        return found or ChanceLuck(at, [0.0] * timeline.players, [], 0, 0.0)


def examiner_of(timeline: Timeline, depth: int, evaluator: str) -> Examiner:
    return Examiner(judge_of(timeline, depth, evaluator), model_of(timeline, evaluator))


def judge_of(timeline: Timeline, depth: int, evaluator: str) -> Judge:
    """Returns the judge of a review. It uses the given evaluator, else the one that the game specifies for
    judging, else the best one.
    """
    model = model_of(timeline, evaluator or judging_evaluator(timeline.game))
    return Judge(timeline, model, depth, thresholds_of(model.table).slip / 2)


def exact(one: Examined) -> Examined:
    """Rounds a result to exactly what a saved review contains."""
    return examined_from(rounded(asdict(one)))


def examined_from(saved: dict[str, Any]) -> Examined:
    return JudgedChoice(**saved) if "chosen" in saved else ChanceLuck(**saved)


def game_of_record(text: str) -> Game:
    return games.load(records.read(text).game)


def model_of(timeline: Timeline, evaluator: str) -> ExpectationModel:
    p = timeline.positions[0]
    return model_for(timeline.game, p.box.digest, p.players, evaluator)


def usual_depth(game: Game) -> int:
    return manifest_depth(game.name) or USUAL_DEPTH


def manifest_depth(name: str) -> int:
    return game_index.manifest(name).review_depth


# ---- the file next to the record --------------------------------------------------------------------------


def file_beside(record: Path) -> Path:
    return record.with_name(record.name + ".review")


class ReviewFile:
    """The results of an unfinished review. The first line of the file is the key of the review, and every
    further line is the result for one choice or event as JSON.
    """

    def __init__(self, path: Path, run: ReviewRun) -> None:
        self.path = path
        self.run = run
        self.head = json.dumps(asdict(run.rough.key), sort_keys=True)

    def resume(self) -> int:
        """Loads the saved results of this review and returns their number."""
        try:
            lines = self.path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return 0
        if not lines or lines[0] != self.head:
            return 0
        wanted = set(self.run.rough.to_examine)
        for saved in lines[1:]:
            try:
                one = examined_from(json.loads(saved))
            except (ValueError, TypeError):  # a truncated line
                continue
            if one.at in wanted:
                self.run.judged[one.at] = one
        return len(self.run.judged)

    def begin(self) -> None:
        """Writes the results so far to a new file, to which later ones are appended."""
        lines = [self.head, *(self.line(self.run.judged[at]) for at in sorted(self.run.judged))]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def add(self, judged: list[Examined]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(self.line(one) + "\n" for one in judged)

    @staticmethod
    def line(one: Examined) -> str:
        return json.dumps(asdict(one), separators=(",", ":"))
