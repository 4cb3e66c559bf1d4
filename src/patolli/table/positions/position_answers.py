"""Answers queries about a position without a table; runs in the query worker."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from ...kernel.errors import PatolliError
from ...kernel.position import Position
from ...texts import GameTexts
from ..protocol import PlayedMove, PositionState, Update
from ..protocol.position_bodies import PositionEnd
from ..refusal import Refusal
from ..rule_faults import RuleFaults
from ..shown_run import question_of, table_of, update_of
from . import position_run
from .position_run import BROKEN, PositionRun

TABLE = "position"
"""The prefix of the table ids of such positions."""


@contextlib.contextmanager
def contained() -> Iterator[None]:
    """Turns every failure into a Refusal. The position may come from anyone, so it can make the rules fail in
    any way.
    """
    try:
        yield
    except Refusal:
        raise
    except PatolliError as fault:
        raise Refusal("not-offered", str(fault)) from None
    except Exception as fault:  # noqa: BLE001 - impossible values may make the rules fail in any way
        raise Refusal(BROKEN, f"this position cannot be played on: {type(fault).__name__}") from None


def names_of(asked_for: dict[str, Any], words: GameTexts | None) -> list[str]:
    """Returns the names of the seats. Seats without a name in the request are named by their number."""
    sent: list[str] = asked_for["names"]
    players = position_run.checked(asked_for["game"], asked_for["position"]).players
    return [
        sent[seat]
        if seat < len(sent)
        else f"{seat + 1}"
        if words is None
        else words.format("seat", number=seat + 1)
        for seat in range(players)
    ]


def play(asked_for: dict[str, Any], words: GameTexts | None, faults: RuleFaults) -> PositionState:
    """Returns the state of a position after playing the moves in `texts`. If one of them is not possible,
    none is played.
    """
    with contained():
        run = position_run.run_of(asked_for)
        seat: int = asked_for["seat"]
        texts: list[str] = asked_for["texts"]
        if asked_for["values"] is not None:
            run.must_ask(seat)
            texts = run.filled(seat, asked_for["values"])
        known = len(run.event_log.events) if texts else 0
        run.play_all(seat, texts)
        return state_of(run, known, asked_for["names"], words, faults)


def state_of(
    run: PositionRun, known: int, names: list[str], words: GameTexts | None, faults: RuleFaults
) -> PositionState:
    p, asked = run.position, run.asked()
    end: PositionEnd = "asked" if asked else "others" if p.asked() else "over"
    order = sorted(run.seats, key=lambda seat: seat in asked)
    return PositionState(
        run.text(),
        end,
        p.asked(),
        [PlayedMove(**one) for one in run.played],
        run.seats,
        table_of(f"{TABLE}-{run.game.name}", run.game, p, names, run.seats),
        [update(run, seat, known, words, faults) for seat in order],
    )


def update(run: PositionRun, seat: int, known: int, words: GameTexts | None, faults: RuleFaults) -> Update:
    question = None
    if seat in run.asked():
        question = question_of(run.game, run.position, seat, number_of(run), words, faults)
    return update_of(
        run.game,
        run.position,
        seat,
        run.heard(seat, len(run.event_log.events)),
        len(run.heard(seat, known)),
        question,
        words,
        undo=bool(run.played),
        over=not run.position.asked(),
    )


def observed(asked_for: dict[str, Any]) -> tuple[Position, int]:
    """Returns what a seat knows, as the basis for its query, and the number of its question."""
    with contained():
        run = position_run.run_of(asked_for)
        if asked_for["seat"] not in run.seats:
            raise Refusal("not-yours", "this page does not play this seat")
        if asked_for.get("query", {}).get("ask") != "imagine":
            run.must_ask(asked_for["seat"])
        return run.observed(asked_for["seat"]), number_of(run)


def number_of(run: PositionRun) -> int:
    return len(run.played) + 1


def key_of(asked_for: dict[str, Any]) -> str:
    """Returns a digest of everything on which the answer to a query of a seat depends."""
    parts = ("game", "position", "seats", "seed", "played", "seat")
    return hashlib.sha256(msgspec.json.encode([asked_for[key] for key in parts])).hexdigest()
