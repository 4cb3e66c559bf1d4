"""Computes the best lines of a position, and improves them as long as a page keeps asking. Runs in a review
process.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, Final

from ...kernel.errors import HiddenValue, IllegalMove, RuleError
from ...kernel.game import Game
from ...kernel.match import only_option
from ...kernel.position import Position
from ...review.analysis import Analyser
from ...texts import GameTexts
from .. import journal
from ..protocol import PositionBestLine, PositionLines
from . import position_answers

MOST_ITERATIONS: Final = 6_000
FIRST: Final = 50
"""The number of iterations before the first lines are shown, if the time allows."""
PORTION: Final = 10
LONGEST: Final = 1.5
"""The maximum number of seconds per request. It is short, so that the process is soon free for others."""
MOST_LINES: Final = 4
MOST_KEPT: Final = 6
analysers: OrderedDict[str, Analyser] = OrderedDict()
"""The running analyses by key. They are lost when the process is restarted."""


def lines(asked_for: dict[str, Any]) -> PositionLines:
    with position_answers.contained():
        analyser = analysers.pop(asked_for["key"], None)
        if analyser is None:
            observed, _ = position_answers.observed(asked_for)
            game = journal.game_of(asked_for["game"])
            analyser = Analyser(game, observed, asked_for["seat"], MOST_ITERATIONS)
        analysers[asked_for["key"]] = analyser
        if len(analysers) > MOST_KEPT:
            analysers.popitem(last=False)
        until = time.monotonic() + LONGEST
        enough = MOST_ITERATIONS if asked_for["known"] else FIRST
        while not analyser.is_done() and analyser.done < enough:
            analyser.go_on(PORTION)
            if time.monotonic() > until:
                break
        found = analyser.found(MOST_LINES)
        words = words_of(asked_for)
        return PositionLines(
            analyser.seat,
            found.iterations,
            MOST_ITERATIONS,
            analyser.is_done(),
            [
                line_of(
                    analyser.game, analyser.observed, analyser.seat, one.moves, one.points, one.share, words
                )
                for one in found.lines
            ],
        )


def words_of(asked_for: dict[str, Any]) -> GameTexts:
    game = journal.game_of(asked_for["game"])
    nameless = GameTexts(game, asked_for["language"], [], game.printed_box())
    names = position_answers.names_of(asked_for, nameless)
    return GameTexts(game, asked_for["language"], names, game.printed_box())


def line_of(
    game: Game, observed: Position, seat: int, moves: list[str], points: float, share: float, words: GameTexts
) -> PositionBestLine:
    """Describes the moves of a line, and counts how many of its first moves can be played regardless of
    chance and hidden values.
    """
    p, named, playable = observed.copy(), [], 0
    for at, text in enumerate(moves):
        move = game.vocabulary.move(text)
        try:
            if seat not in p.asked():
                break
            named.append(words.move(text, p.question(seat)))
            p.play(seat, move)
            playable += 1
            go_on(p, seat, moves[at + 1 :])
        except (HiddenValue, IllegalMove, RuleError):
            break
    playable = max(1, playable)
    named += [words.move(text) for text in moves[len(named) :]]
    return PositionBestLine(moves, named, playable, points, share)


def go_on(p: Position, seat: int, named: list[str]) -> None:
    """Plays forced moves, but stops at one that is the next move of the line itself."""
    while seat in p.asked():
        move = only_option(p, seat)
        if move < 0 or (named and p.vocabulary().text(move) == named[0]):
            return
        p.answer(seat, move)
