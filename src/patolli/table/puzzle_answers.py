"""Answers queries about a puzzle: whether a turn is the best one, and what the solution is."""

from __future__ import annotations

from typing import Any

from ..kernel.errors import HiddenValue, PatolliError
from ..kernel.game import Game
from ..kernel.match import only_option
from ..kernel.seats import CHANCE
from ..players.move_comparison import GainDifference
from ..review import puzzle_judgement
from ..review.gain_texts import GainTexts
from ..review.puzzle_file import Puzzle, puzzles_of
from ..texts import GameTexts
from . import journal
from .protocol import PuzzleAnswer, PuzzleStep
from .refusal import Refusal

VERDICTS = {
    "solved": "puzzle-solved",
    "as good": "puzzle-as-good",
    "missed": "puzzle-missed",
}


def puzzle_named(game: str, id_: str) -> Puzzle:
    found = puzzles_of(journal.game_of(game)).puzzles.get(id_)
    if found is None:
        raise Refusal("not-found", "there is no such puzzle, or it no longer exists")
    return found


def answer(asked: dict[str, Any], words: GameTexts | None) -> PuzzleAnswer:
    game = journal.game_of(asked["game"])
    puzzle = puzzle_named(asked["game"], asked["puzzle"])
    if asked["solution"]:
        gains = puzzle_judgement.gains(puzzle)
        return PuzzleAnswer(
            "on", 0.0, "", reasons(words, gains, "puzzle-more-second"), steps(game, puzzle, words)
        )
    try:
        judged = puzzle_judgement.judge(game, puzzle, asked["played"])
    except PatolliError as fault:
        raise Refusal("not-offered", str(fault)) from None
    if judged.verdict == "on":
        return PuzzleAnswer("on", 0.0, "", "", [])
    return PuzzleAnswer(
        judged.verdict,
        round(judged.cost, 1),
        "" if words is None else sentence(words, judged),
        reasons(words, judged.reasons, "puzzle-more" if judged.verdict == "missed" else "puzzle-more-second"),
        steps(game, puzzle, words) if judged.verdict == "solved" else [],
    )


def sentence(words: GameTexts, judged: puzzle_judgement.JudgedTurn) -> str:
    return words.format(VERDICTS[judged.verdict], cost=GainTexts(words).points(judged.cost))


def reasons(words: GameTexts | None, gains: list[GainDifference], more: str) -> str:
    return "" if words is None else GainTexts(words).gains(gains, more, "puzzle-less")


def steps(game: Game, puzzle: Puzzle, words: GameTexts | None) -> list[PuzzleStep]:
    """Returns the solution, with each step described in words."""
    p = puzzle_judgement.position_of(game, puzzle)
    seat = puzzle.seat
    found: list[PuzzleStep] = []
    for text in puzzle.solution:
        move = game.vocabulary.move(text)
        named = ""
        try:
            while p.asked() == [seat] and (forced := only_option(p, seat)) >= 0:
                p.play(seat, forced)
            if words is not None:
                named = words.move(move, p.question(seat))
            p.play(seat, move)
            while p.asked() == [CHANCE] and len(p.legal_moves(CHANCE)) == 1:
                p.play(CHANCE, p.legal_moves(CHANCE)[0])
        except HiddenValue:
            pass
        found.append(PuzzleStep(text, named or ("" if words is None else words.move(move))))
    return found
