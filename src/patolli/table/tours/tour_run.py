"""A step of a tour in progress: plays the moves of the player and of the script, and checks whether the step
is solved.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final

from ...kernel.errors import PatolliError
from ...kernel.game import Game
from ...kernel.position import Position
from ...kernel.seats import CHANCE
from .. import journal
from ..shown_run import ShownRun
from . import tour_file
from .tour_file import Mistake, TourStep

PLAYER: Final = 0
ANY_MOVES: Final = "**"
CHANCE_NAME: Final = "chance"


class ShownMoment:
    """A position that is shown, and the number of events before it."""

    def __init__(self, position: Position, events: int) -> None:
        self.position = position
        self.events = events


class TourRun(ShownRun):
    """The moves of one step, from its beginning."""

    def __init__(self, game: Game, step: TourStep, position: Position) -> None:
        super().__init__(game, position)
        self.step = step
        self.script = list(step.script)
        self.played: list[str] = []
        self.frames: list[ShownMoment] = []
        self.go_on()

    def is_done(self) -> bool:
        return not self.step.answer or is_whole(self.step.answer, self.played)

    def is_asked(self) -> bool:
        """Returns whether the player has to move."""
        return not self.is_done() and PLAYER in self.position.asked()

    def play(self, text: str) -> list[str]:
        """Plays a move, and returns the player's forced moves that followed."""
        self.position.play(PLAYER, self.game.vocabulary.move(text))
        self.played.append(text)
        return self.go_on()

    def go_on(self) -> list[str]:
        """Plays forced and scripted moves until the player has to move or the step is over. Returns the
        player's forced moves.
        """
        p = self.position
        taken: list[str] = []
        while True:
            seat, move = self.forced()
            if move < 0:
                if self.is_asked() or not p.asked() or not self.script:
                    break
                seat, move = self.scripted()
                if seat not in (PLAYER, CHANCE):
                    self.keep_frame()
            elif seat == PLAYER:
                taken.append(self.game.vocabulary.text(move))
            p.answer(seat, move)
        self.keep_frame()
        return taken

    def scripted(self) -> tuple[int, int]:
        who, _, text = self.script.pop(0).partition(": ")
        seat = CHANCE if who == CHANCE_NAME else int(who)
        if seat not in self.position.asked():
            raise PatolliError(f"step {self.step.id}: {who} is not asked when the script says {text!r}")
        move = self.game.vocabulary.move(text)
        if move not in self.position.legal_moves(seat):
            raise PatolliError(f"step {self.step.id}: {who} cannot {text!r}")
        return seat, move

    def keep_frame(self) -> None:
        count = len(self.event_log.events)
        if self.frames and self.frames[-1].events == count and self.frames[-1].position == self.position:
            return
        self.frames.append(ShownMoment(self.position.copy(), count))

    def expected(self) -> list[str]:
        """Returns moves that lead towards a solution: possible next moves, and the fixed later moves of each
        solution.
        """
        found: list[str] = []
        for line, at in states(self.step.answer, self.played):
            found += [text for text in self.step.answer[line][at:] if "*" not in text]
        if self.is_asked():
            text = self.game.vocabulary.text
            offered = [text(move) for move in self.position.legal_moves(PLAYER)]
            found += [one for one in offered if is_asked(self.step.answer, [*self.played, one])]
        return list(dict.fromkeys(found))

    def mistake(self, move: str) -> Mistake | None:
        for one in self.step.wrong:
            if fnmatchcase(move, one.move) and (one.after is None or one.after == self.played):
                return one
        return None


# ---- answers ------------------------------------------------------------------------------------------


def states(lines: list[list[str]], played: list[str]) -> set[tuple[int, int]]:
    """Returns the states that these moves can reach, as (solution, number of matched patterns)."""
    now = {state for line in range(len(lines)) for state in beside(lines, (line, 0))}
    for move in played:
        then: set[tuple[int, int]] = set()
        for line, at in now:
            if at == len(lines[line]):
                continue
            pattern = lines[line][at]
            if pattern == ANY_MOVES:
                then.add((line, at))
            elif fnmatchcase(move, pattern):
                then.add((line, at + 1))
        now = {state for one in then for state in beside(lines, one)}
    return now


def beside(lines: list[list[str]], state: tuple[int, int]) -> list[tuple[int, int]]:
    """Returns a state, and the states reached from it by skipping `**` patterns."""
    line, at = state
    found = [state]
    while at < len(lines[line]) and lines[line][at] == ANY_MOVES:
        at += 1
        found.append((line, at))
    return found


def is_asked(lines: list[list[str]], played: list[str]) -> bool:
    return bool(states(lines, played))


def is_whole(lines: list[list[str]], played: list[str]) -> bool:
    return any(at == len(lines[line]) for line, at in states(lines, played))


# ---- steps --------------------------------------------------------------------------------------------


def start_of(game: str, index: int) -> TourRun:
    """Returns a step before its first move."""
    known = tour_file.tour(game)
    return TourRun(journal.game_of(game), known.steps[index], first_position(game, index).copy())


@lru_cache(maxsize=128)
def first_position(game: str, index: int) -> Position:
    step = tour_file.tour(game).steps[index]
    if step.start is not None:
        return tour_file.built(game, step)
    if index == 0:
        raise PatolliError(f"the first step of the tour of {game} has no position")
    return finished(game, index - 1).position


def finished(game: str, index: int) -> TourRun:
    """Returns a step in which the first solution has been played to its end."""
    run = start_of(game, index)
    for text in run.step.answer[0] if run.step.answer else []:
        run.play(text)
    return run
