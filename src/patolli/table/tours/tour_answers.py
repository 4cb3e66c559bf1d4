"""Answers queries about a tour, in the query worker: its lessons, the state of a step, and queries about
positions.
"""

from __future__ import annotations

from typing import Any

from ...kernel import seat_view
from ...kernel.errors import PatolliError
from ...kernel.position import Position
from ...texts import GameTexts
from .. import journal
from ..protocol import TourChapter, TourInfo, TourState, TourStepInfo, Update
from ..protocol.tour_bodies import Verdict
from ..refusal import Refusal
from ..rule_faults import RuleFaults
from ..shown_run import question_of, table_of, update_of
from .tour_file import tour
from .tour_run import PLAYER, TourRun, is_asked, start_of
from .tour_texts import TourTexts, tour_texts

NUMBERS = 1000
"""How many question numbers are reserved for each step."""


def info(game: str, language: str) -> TourInfo:
    known, texts = tour(game), tour_texts(game, language)
    chapters: list[TourChapter] = []
    for step in known.steps:
        if step.chapter:
            chapters.append(TourChapter(step.chapter, texts.text(f"tour-chapter-{step.chapter}"), []))
        chapters[-1].steps.append(TourStepInfo(step.id, texts.step(step.id), bool(step.answer)))
    return TourInfo(game, journal.game_of(game).title, chapters, known.first_players, known.first_game)


def run_to(game: str, step: str, played: list[str]) -> tuple[int, TourRun]:
    """Returns a step after these moves of the player. Raises Refusal if they are not among those expected."""
    try:
        index = tour(game).index(step)
        run = start_of(game, index)
        for text in played:
            if run.is_done() or not is_asked(run.step.answer, [*run.played, text]):
                raise Refusal("stale", "this step of the tour has changed; start it again")
            run.play(text)
    except PatolliError as fault:
        raise Refusal("stale", str(fault)) from None
    return index, run


def play(asked_for: dict[str, Any], words: GameTexts | None, faults: RuleFaults) -> TourState:
    """Returns the state of a step, after the player's moves in `texts`."""
    game: str = asked_for["game"]
    index, run = run_to(game, asked_for["step"], asked_for["played"])
    texts = tour_texts(game, asked_for["language"] or "en")
    moves: list[str] = asked_for["texts"]
    if asked_for["values"] is not None:
        if not run.is_asked():
            raise Refusal("not-asked", "this step has no question now")
        moves = run.filled(PLAYER, asked_for["values"])
    before = 0 if not moves else len(run.heard(PLAYER, len(run.event_log.events)))
    first_frame = len(run.frames) if moves else 0 if not asked_for["played"] else len(run.frames) - 1
    verdict: Verdict = "done" if run.is_done() else "begun" if not run.played else "on"
    at = 0
    while at < len(moves):
        text = moves[at]
        if run.is_done() or not is_asked(run.step.answer, [*run.played, text]):
            _, unchanged = run_to(game, asked_for["step"], asked_for["played"])
            state = state_of(
                index, unchanged, words, texts, asked_for, len(unchanged.frames) - 1, before, faults
            )
            state.verdict, state.feedback = "wrong", why_wrong(run, text, texts, words)
            return state
        try:
            taken = run.play(text)
        except PatolliError as fault:
            raise Refusal("not-offered", str(fault)) from None
        at += 1
        for forced in taken:  # forced moves in between may also be part of the chain
            if at < len(moves) and moves[at] == forced:
                at += 1
        verdict = "done" if run.is_done() else "on"
    state = state_of(index, run, words, texts, asked_for, first_frame, before, faults)
    state.verdict = verdict
    return state


def why_wrong(run: TourRun, move: str, texts: TourTexts, words: GameTexts | None) -> str:
    """Returns the reply that the step has for this mistake or, if it has none, a description of what the move
    does.
    """
    found = run.mistake(move)
    if found is not None:
        return texts.step(run.step.id, f"wrong-{found.name}")
    if words is None:
        return ""
    named = words.move(move, run.position.observation(PLAYER).question(PLAYER)) if run.is_asked() else move
    try:
        tried = seat_view.preview(run.position.observation(PLAYER), PLAYER, run.game.vocabulary.move(move))
        does = [words.event(one.to_dict(run.game.events)) for one in tried.events]
    except PatolliError as fault:
        raise Refusal("not-offered", str(fault)) from None
    effect = " ".join(one for one in does if one)
    message = "tour-other-move" if effect else "tour-other-move-plain"
    return texts.text(message, move=named, effect=effect)


def state_of(
    index: int,
    run: TourRun,
    words: GameTexts | None,
    texts: TourTexts,
    asked_for: dict[str, Any],
    first_frame: int,
    kept: int,
    faults: RuleFaults,
) -> TourState:
    known, step = tour(asked_for["game"]), run.step
    updates = []
    sent = kept
    for place in range(first_frame, len(run.frames)):
        last = place == len(run.frames) - 1
        updates.append(frame_update(index, run, place, words, sent, last, faults))
        sent = len(run.heard(PLAYER, run.frames[place].events))
    return TourState(
        step.id,
        "begun",
        "",
        texts.step(step.id),
        texts.step(step.id, "text"),
        texts.step(step.id, "task"),
        texts.step(step.id, "done"),
        index > 0 and step.start is not None,
        step.point,
        run.played,
        [] if run.is_done() else run.expected(),
        table_of(f"tour-{known.game}", run.game, run.position, asked_for["names"], [PLAYER]),
        updates,
    )


def frame_update(
    index: int,
    run: TourRun,
    place: int,
    words: GameTexts | None,
    sent: int,
    last: bool,
    faults: RuleFaults,
) -> Update:
    frame, p = run.frames[place], run.frames[place].position
    question = None
    if last and run.is_asked():
        question = question_of(run.game, p, PLAYER, number_of(index, run), words, faults)
    return update_of(
        run.game,
        p,
        PLAYER,
        run.heard(PLAYER, frame.events),
        sent,
        question,
        words,
        undo=bool(run.played) and not run.is_done(),
    )


def names_of(game: str, player: str) -> list[str]:
    return [player, *tour(game).rivals]


def observed(asked_for: dict[str, Any]) -> tuple[Position, int]:
    """Returns what the player knows, as the basis for a query, and the number of the player's question."""
    index, run = run_to(asked_for["game"], asked_for["step"], asked_for["played"])
    if not run.is_asked():
        raise Refusal("not-asked", "this step has no question now")
    return run.position.observation(PLAYER), number_of(index, run)


def number_of(index: int, run: TourRun) -> int:
    return index * NUMBERS + len(run.played) + 1
