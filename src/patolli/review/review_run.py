"""Makes a review: worker processes judge choices one by one, so that the review can be interrupted.

Results are written next to the record as they arrive, and the next run continues from there. Every choice is
judged separately with its own seed, so neither the number of processes nor an interruption matters.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from .. import games
from ..kernel import records
from ..kernel.game import Game
from .expectations import BY_HAND, ExpectationModel, model_for
from .judgement import Judge, JudgedChoice
from .review import Review, RoughReview, rounded
from .timeline import Timeline, timeline_of
from .verdicts import thresholds_for

USUAL_DEPTH: Final = 400
"""Iterations for a choice that is examined in full; game.toml can override it."""
PORTION: Final = 4
"""Choices that a process judges before it reports."""

Progress = Callable[[int, int], None]
"""Gets the number of judged choices and the total."""


def nothing(_done: int, _of: int) -> None:
    pass


class ReviewRun:
    """The review of one record, at one depth."""

    def __init__(self, text: str, depth: int = 0, evaluator: str = "") -> None:
        self.text = text
        self.game = game_of_record(text)
        self.depth = depth or usual_depth(self.game)
        self.evaluator = evaluator
        self.timeline = timeline_of(self.game, text)
        self.model = model_of(self.timeline, evaluator)
        self.rough = RoughReview(self.timeline, self.model, self.depth)
        self.judged: dict[int, JudgedChoice] = {}

    def review(self) -> Review:
        """Returns the review with the choices judged so far."""
        return self.rough.with_choices(list(self.judged.values()))

    def waiting(self) -> list[int]:
        """Returns the choices still to be judged, those of the turns that moved the curve most first."""
        moved = self.moved_by_turn()
        left = [at for at in self.rough.decisions if at not in self.judged]
        return sorted(left, key=lambda at: (-moved.get(self.timeline.turns[at], 0.0), at))

    def moved_by_turn(self) -> dict[tuple[int, int], float]:
        found: dict[tuple[int, int], float] = {}
        points = self.rough.curve
        for before, after in itertools.pairwise(points):
            moved = max(abs(a - b) for a, b in zip(before.points, after.points, strict=True))
            found[self.timeline.turns[before.at]] = round(moved, 2)
        return found

    def judge(
        self, workers: int = 1, progress: Progress = nothing
    ) -> Generator[list[JudgedChoice], None, None]:
        """Judges the remaining choices; a caller that closes the generator stops the work."""
        waiting = self.waiting()
        portions = [waiting[i : i + PORTION] for i in range(0, len(waiting), PORTION)]
        total = len(self.rough.decisions)
        for judged in here(self, portions) if workers < 2 else in_processes(self, portions, workers):
            for one in judged:
                self.judged[one.at] = one
            progress(len(self.judged), total)
            yield judged

    def finish(self, workers: int = 1, progress: Progress = nothing) -> Review:
        for _ in self.judge(workers, progress):
            pass
        return self.review()


def here(run: ReviewRun, portions: list[list[int]]) -> Iterator[list[JudgedChoice]]:
    judge = judge_of(run.timeline, run.depth, run.evaluator)
    for portion in portions:
        yield [exact(judge.judge(at)) for at in portion]


def in_processes(run: ReviewRun, portions: list[list[int]], workers: int) -> Iterator[list[JudgedChoice]]:
    left = list(reversed(portions))
    with ProcessPoolExecutor(
        workers, initializer=begin, initargs=(run.text, run.depth, run.evaluator)
    ) as pool:
        running: set[Future[list[JudgedChoice]]] = set()
        try:
            while left or running:
                while left and len(running) < 2 * workers:
                    running.add(pool.submit(judge_portion, left.pop()))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


in_process: list[Judge] = []
"""The judge of a worker process."""


def begin(text: str, depth: int, evaluator: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent process
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    game = game_of_record(text)
    timeline = timeline_of(game, text)
    in_process[:] = [judge_of(timeline, depth, evaluator)]


def judge_portion(portion: list[int]) -> list[JudgedChoice]:
    return [exact(in_process[0].judge(at)) for at in portion]


def judge_of(timeline: Timeline, depth: int, evaluator: str) -> Judge:
    """Compares answers with the search's own evaluator, unless another one is named: if two evaluators
    disagree, the search's best answer would often look worse.
    """
    model = model_of(timeline, evaluator or BY_HAND)
    return Judge(timeline, model, depth, thresholds_for(model.table.spread).slip / 2)


def exact(choice: JudgedChoice) -> JudgedChoice:
    """Returns the choice as it is after saving and loading."""
    return choice_from(rounded(asdict(choice)))


def choice_from(saved: dict[str, Any]) -> JudgedChoice:
    return JudgedChoice(**saved)


def game_of_record(text: str) -> Game:
    return games.load(records.read(text).game)


def model_of(timeline: Timeline, evaluator: str) -> ExpectationModel:
    p = timeline.positions[0]
    return model_for(timeline.game, p.box.digest, p.players, evaluator)


def usual_depth(game: Game) -> int:
    return manifest_depth(game.name) or USUAL_DEPTH


def manifest_depth(name: str) -> int:
    from ..game_index import manifest

    return manifest(name).review_depth


# ---- the file next to the record --------------------------------------------------------------------------


def file_beside(record: Path) -> Path:
    return record.with_name(record.name + ".review")


class ReviewFile:
    """The judged choices, one line of JSON each, after a line with the key of the review."""

    def __init__(self, path: Path, run: ReviewRun) -> None:
        self.path = path
        self.run = run
        self.head = json.dumps(asdict(run.rough.key), sort_keys=True)

    def resume(self) -> int:
        """Loads saved choices that belong to this review; returns their number."""
        try:
            lines = self.path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return 0
        if not lines or lines[0] != self.head:
            return 0
        decisions = set(self.run.rough.decisions)
        for saved in lines[1:]:
            try:
                one = choice_from(json.loads(saved))
            except (ValueError, TypeError):  # a truncated line
                continue
            if one.at in decisions:
                self.run.judged[one.at] = one
        return len(self.run.judged)

    def begin(self) -> None:
        """Writes the known choices; later ones are appended."""
        lines = [self.head, *(self.line(self.run.judged[at]) for at in sorted(self.run.judged))]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def add(self, judged: list[JudgedChoice]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(self.line(one) + "\n" for one in judged)

    @staticmethod
    def line(one: JudgedChoice) -> str:
        return json.dumps(asdict(one), separators=(",", ":"))
