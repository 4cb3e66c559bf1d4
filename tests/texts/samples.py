"""Sample arguments for all messages of a game, so that tests can render them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from patolli import games
from patolli.kernel.agenda import Decision, Question, Reason
from patolli.kernel.game import Game
from patolli.kernel.serialization import steps_of
from patolli.kernel.vocabulary import Term
from patolli.texts import GameTexts, languages
from patolli.texts.game_texts import question_numbers
from patolli.texts.thing_ids import thing_ids

GAMES = [games.load(name) for name in games.names() if languages(name)]
PLAYERS = ["Ana", "Ben", "Carla", "Dora"]
COUNTS = (0, 1, 2, 5)
"""The values tried for every number: none, one, few, many."""


def decisions(game: Game) -> list[str]:
    return sorted(name for name, step in steps_of(game).items() if issubclass(step, Decision))


def windows(game: Game) -> list[str]:
    found = {step.window for step in steps_of(game).values() if issubclass(step, Decision)}
    return sorted(found - {""})


def number(game: Game, name: str, wanted: int) -> int:
    """Returns a valid value for this argument. If the argument numbers the things of a game, it is one of
    their numbers.
    """
    lists = thing_ids(game.name).lists
    if name == "seat":
        return wanted % len(PLAYERS)
    if name in lists:
        known = sorted(lists[name])
        return known[wanted % len(known)]
    return wanted * thing_ids(game.name).unit if name == "points" else wanted


def questions(game: Game) -> Iterator[Question]:
    for kind in decisions(game):
        for wanted in COUNTS:
            numbers = [number(game, name, wanted) for name in question_numbers(game).get(kind, [])]
            yield Question(kind, "", numbers, "")


def reasons(game: Game) -> Iterator[Reason]:
    for entry in game.reasons.entries.values():
        for numbers in every(game, entry):
            yield Reason(entry.name, entry.rule, numbers)


def events(game: Game) -> Iterator[dict[str, str | int]]:
    for entry in game.events.entries.values():
        for numbers in every(game, entry):
            told: dict[str, str | int] = {"event": entry.name, "rule": entry.rule}
            yield told | dict(zip(entry.numbers, numbers, strict=True))
            if "points" in entry.numbers:
                signed = [
                    -n + 1 if name == "points" else n for name, n in zip(entry.numbers, numbers, strict=True)
                ]
                yield told | dict(zip(entry.numbers, signed, strict=True))


def every(game: Game, entry: Term) -> Iterator[list[int]]:
    for wanted in COUNTS:
        yield [number(game, name, wanted) for name in entry.numbers]


def rule_ids(game: Game) -> list[str]:
    """Returns the ids of all rules named by questions, reasons and events."""
    found = {step.rule for step in steps_of(game).values() if issubclass(step, Decision)}
    for entry in [*game.events.entries.values(), *game.reasons.entries.values()]:
        found.add(entry.rule)
    return sorted(found - {""})


def faults_of(text: str, words: GameTexts, raw: str = "") -> list[str]:
    """Returns what is wrong with rendered text."""
    faults = list(words.messages.faults)
    words.messages.faults.clear()
    if not text.strip():
        faults.append("empty")
    if re.search(r"[{}$_]|None|  |\( |\(\)| [.,:;]|: *$", text):
        faults.append(f"leftovers in {text!r}")
    if "!" in text:
        faults.append(f"an exclamation mark in {text!r}")
    if raw and re.search(rf"(?<![\w-]){re.escape(raw)}(?![\w-])", text, re.IGNORECASE):
        faults.append(f"the raw id {raw!r} in {text!r}")
    return faults


def outcomes(game: Game) -> list[str]:
    """Returns the names used in the odds of this game."""
    if find_spec(f"{game.package}.odds") is None:
        return []
    found: list[str] = import_module(f"{game.package}.odds").NAMES
    return found
