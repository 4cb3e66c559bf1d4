"""The process that judges choices in finished games. Every request is a line of JSON, and so is every answer.
Each request contains `record` and `depth`:

    {"ask": "open", "path": ".."}                      {"decisions": 80, "judged": [..], "waiting": [..], ..}
    {"ask": "judge", "moves": [17]}                    {"judged": [..]}
    {"ask": "try", "at": 17, "text": "..", ..}         {"answer": {..}}
    {"ask": "moment", "at": 17}                        {"answer": {..}}
    {"ask": "worded", "judged": [..], "language": ..}  {"answer": {..}}
    {"ask": "lines", ..}, without a record             {"answer": {..}}
"""

from __future__ import annotations

import importlib
import sys
from collections import OrderedDict
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from ..kernel import position_text
from ..kernel.errors import PatolliError, RuleError
from ..review.judgement import Judge, JudgedChoice
from ..review.review_run import Examiner, ReviewFile, ReviewRun, exact, examined_from, examiner_of
from ..review.review_texts import ReviewTexts
from . import review_words
from .positions import position_lines
from .protocol import Option, ReviewMoment, ReviewTried
from .refusal import Refusal
from .worker_process import answer_lines, limit

NICE: Final = 15
"""The niceness of the process, which gives way to games in progress."""
MOST_RUNS: Final = 4
runs: OrderedDict[str, tuple[ReviewRun, Examiner]] = OrderedDict()
"""The reviews used most recently, by digest of the record and depth."""


def run_of(record: str, depth: int) -> tuple[ReviewRun, Examiner]:
    digest = f"{sha256(record.encode()).hexdigest()} {depth}"
    found = runs.pop(digest, None)
    if found is None:
        run = ReviewRun(record, depth)
        found = run, examiner_of(run.timeline, run.depth, "")
    runs[digest] = found
    if len(runs) > MOST_RUNS:
        runs.popitem(last=False)
    return found


def computed(asked: dict[str, Any]) -> dict[str, Any]:
    if asked["ask"] == "lines":
        return {"answer": position_lines.lines(asked)}
    run, examiner = run_of(asked["record"], asked["depth"])
    match asked["ask"]:
        case "open":
            run.judged.clear()
            if asked["path"]:
                ReviewFile(Path(asked["path"]), run).resume()
            return {
                "decisions": len(run.rough.to_examine),
                "judged": [asdict(one) for one in run.judged.values()],
                "waiting": run.waiting(),
                "head": ReviewFile(Path(asked["path"]), run).head,
            }
        case "judge":
            return {"judged": [asdict(exact(examiner.examine(at))) for at in asked["moves"]]}
        case "try":
            return {"answer": tried(run, examiner.judge, asked["at"], asked["text"], asked["language"])}
        case "moment":
            return {"answer": moment(run, asked["at"])}
        case _:
            judged = [examined_from(one) for one in asked["judged"]]
            return {"answer": review_words.worded(run.rough.with_choices(judged), run, asked["language"])}


def tried(run: ReviewRun, judge: Judge, at: int, text: str, language: str) -> ReviewTried:
    """Returns the question of a choice and, if `text` is given, the judgement of that answer. It is judged
    exactly like the answer given in the game.
    """
    timeline = run.timeline
    if at >= len(timeline.entries) or not timeline.is_choice(at):
        raise PatolliError("no choice was made there")
    texts = ReviewTexts(timeline, language)
    moves = timeline.options(at)
    notation = run.game.vocabulary.text
    options = [Option(notation(move), texts.move(at, notation(move))) for move in moves]
    p, seat = timeline.positions[at], timeline.entries[at].seat
    printed = p.box.digest == run.game.printed_box().digest
    position = position_text.write(run.game, p.observation(seat)) if printed else ""
    tried = ReviewTried(texts.question(at), options, None, run.game.name, seat, timeline.names, position)
    if not text:
        return tried
    wanted = [move for move in moves if notation(move) == text]
    if not wanted:
        raise PatolliError("this answer was not offered there")
    one = exact(judge.judge(at, wanted[0]))
    assert isinstance(one, JudgedChoice)
    tried.choice = review_words.in_words(one, run, texts)
    return tried


def moment(run: ReviewRun, at: int) -> ReviewMoment:
    """Returns the position after `at` moves. The game is over, so nothing in it is hidden."""
    positions, game = run.timeline.positions, run.game
    if at >= len(positions):
        raise PatolliError("the game has no such move")
    if positions[at].box.digest != game.printed_box().digest:
        raise PatolliError("this game was played with other components than the printed ones")
    return ReviewMoment(game.name, position_text.write(game, positions[at]))


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    try:
        return computed(asked)
    except Refusal as refusal:
        return {"refused": [refusal.error, refusal.text]}
    except (PatolliError, RuleError) as fault:
        return {"refused": ["bad-record", str(fault)]}


def main() -> None:
    limit(NICE)
    for module in sys.argv[1:]:  # modules that register further games
        importlib.import_module(module)
    answer_lines(answer)


if __name__ == "__main__":
    main()
