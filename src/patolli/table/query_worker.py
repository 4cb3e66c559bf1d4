"""The process that answers queries about positions: previews, chains, replays, components and others.

Bots run in other processes. Every request is a line of JSON, and so is every answer:

    {"ask": "reach", "game": "go", "owner": "", "seat": 0, "digest": "..", "position": {..}, "most": 200,
    "language": "en", "names": []}
    {"answer": {..}} or {"refused": [error, text]}

An answer may contain `"faults": [[question kind, part, why]]`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec

from ..kernel import serialization
from ..kernel.errors import PatolliError, RuleError
from ..kernel.game import Game
from ..kernel.position import Position
from ..texts import GameTexts
from . import (
    component_texts,
    components,
    journal,
    prospects,
    puzzle_answers,
    query_answers,
    replay_moments,
    replays,
    rules_worker,
    what_if,
    workshop,
    workshop_entries,
)
from .editor import editor_answers
from .positions import position_answers, position_run
from .protocol import EditorRequest, Prospects, WorkshopChanges
from .refusal import Refusal
from .rule_faults import RuleFaults
from .store.rows import StepRow, TableRow
from .tours import tour_answers

NICE: Final = 5
"""The niceness of the process: it gives way to the server, but not to the bots."""
MOST_POSITIONS: Final = 64
positions: OrderedDict[str, Position] = OrderedDict()
"""Recently used positions by digest, because one position is usually queried several times."""
faults: Final = RuleFaults()
"""Faults in the rules that occurred during the current computation."""
MOST_RUNS: Final = 8
prospect_runs: OrderedDict[tuple[object, ...], ProspectRun] = OrderedDict()


@lru_cache(maxsize=64)
def texts(game: str, owner: str, language: str, names: tuple[str, ...]) -> GameTexts:
    known = journal.game_of(game)
    return GameTexts(known, language, list(names), journal.box_of(known, owner))


def words_of(asked: dict[str, Any]) -> GameTexts | None:
    if not asked["language"]:
        return None
    return texts(asked["game"], asked["owner"], asked["language"], tuple(asked["names"]))


def position_of(game: Game, asked: dict[str, Any]) -> Position:
    found = positions.pop(asked["digest"], None)
    if found is None:
        found = serialization.load(game, asked["position"], journal.box_of(game, asked["owner"]))
    positions[asked["digest"]] = found
    if len(positions) > MOST_POSITIONS:
        positions.popitem(last=False)
    return found.copy()


class ProspectRun:
    """The prospects of one question that have been computed so far: either those of its answers, or
    its odds.
    """

    def __init__(self, parts: Iterator[Prospects], first: int) -> None:
        self.parts = parts
        self.first = first
        self.made: list[Prospects] = []

    def part(self, n: int) -> Prospects:
        while len(self.made) <= n - self.first:
            self.made.append(next(self.parts))
        return self.made[n - self.first]


def prospects_part(game: Game, asked: dict[str, Any], position: Callable[[], Position]) -> Prospects:
    """Computes one part per request, so that other queries do not have to wait for all of them.

    A table requests the odds separately, possibly from another process. In this case `odds_from` is the
    number of the first part with odds, and 0 when the answers are requested. Without `odds_from`, all parts
    are computed one after the other.
    """
    standing: dict[str, str] = asked["standing"]
    seat, odds_from = asked["seat"], asked.get("odds_from")
    key = (
        asked["digest"], seat, asked["language"], tuple(asked["names"]), tuple(standing.items()), odds_from
    )  # fmt: skip
    run = prospect_runs.pop(key, None)
    if run is None:
        given = (game, position(), seat, words_of(asked), faults, standing)
        if odds_from is None:
            made = prospects.parts(*given)
        elif odds_from:
            made = prospects.numbered(prospects.Composer(*given).odds(), odds_from)
        else:
            made = prospects.numbered(prospects.Composer(*given).answers(), 0)
        run = ProspectRun(made, odds_from or 0)
    prospect_runs[key] = run
    if len(prospect_runs) > MOST_RUNS:
        prospect_runs.popitem(last=False)
    return run.part(asked["part"])


def about_position(game: Game, asked: dict[str, Any], p: Position) -> msgspec.Struct:
    words, seat = words_of(asked), asked["seat"]
    match asked["ask"]:
        case "why":
            return query_answers.why(game, p, seat, asked["text"], words)
        case "preview":
            texts = asked["texts"]
            if asked["values"] is not None:
                texts = query_answers.filled(game, p, seat, asked["values"])
            return query_answers.preview(
                game, p, seat, texts, words, asked["standing"], asked.get("odds", False), faults
            )
        case "imagine":
            return what_if.imagine(game, p, seat, asked["texts"], words, faults)
        case _:
            return query_answers.reach(game, p, seat, asked["most"], words, asked["question"])


def replay(game: Game, asked: dict[str, Any]) -> msgspec.Struct:
    found = replays.find(
        asked["digest"],
        game,
        asked["players"],
        asked["options"],
        asked["owner"],
        asked["log"],
        asked["start"],
    )
    viewer, over, words = asked["viewer"], asked["over"], words_of(asked)
    if asked["ask"] == "moments":
        return replay_moments.moments(found, viewer, over, words)
    if asked["ask"] == "balance":
        return found.balance(viewer, asked["n"])
    return found.moment(viewer, asked["n"], over, words, asked["entries"])


def record(asked: dict[str, Any]) -> str:
    row = msgspec.convert(asked["row"], TableRow, str_keys=True)
    steps = msgspec.convert(asked["steps"], list[StepRow])
    return journal.record(journal.resume(row, asked["players"], steps), steps, asked["names"])


def check(game: Game, asked: dict[str, Any]) -> dict[str, Any]:
    """Checks the options of a new table. Returns all options and the digest of the components."""
    options = game.full_options(asked["options"])
    box = journal.box_of(game, asked["owner"])
    game.start(asked["players"], options, box)
    return {"options": options, "components": box.digest}


def query_of(game: Game, asked: dict[str, Any], p: Position, number: int) -> msgspec.Struct:
    """Answers a query about a seat's view of a position that belongs to no table."""
    return about_position(game, {**asked, **asked["query"], "question": number}, p)


def numbered_part(game: Game, asked: dict[str, Any], p: Position, number: int) -> Prospects:
    try:
        part = prospects_part(game, asked, lambda: p)
    except StopIteration:
        raise Refusal("not-there", "there is no such part") from None
    return msgspec.structs.replace(part, question=number)


def without_table(game: Game, asked: dict[str, Any]) -> msgspec.Struct:
    """Answers a query that contains its position, because it belongs to no table."""
    named = {**asked, "names": position_answers.names_of(asked, words_of({**asked, "names": []}))}
    with position_answers.contained():
        match asked["ask"]:
            case "position-play":
                return position_answers.play(named, words_of(named), faults)
            case "position-query":
                return query_of(game, named, *position_answers.observed(named))
            case _:
                digest = position_answers.key_of(named)
                return numbered_part(game, {**named, "digest": digest}, *position_answers.observed(named))


def computed(asked: dict[str, Any]) -> Any:
    game = journal.game_of(asked["game"])
    match asked["ask"]:
        case "prospects":
            return prospects_part(game, asked, lambda: position_of(game, asked))
        case "replay" | "moments" | "balance":
            return replay(game, asked)
        case "record":
            return record(asked)
        case "check":
            return check(game, asked)
        case "components":
            return components.components(game, asked["owner"])
        case "workshop":
            return workshop_entries.workshop(game, asked["language"])
        case "workshop check":
            return workshop.check(game, msgspec.convert(asked["wanted"], WorkshopChanges))
        case "workshop open":
            return workshop.open_file(game, asked["file"])
        case "editor":
            wanted = msgspec.convert(asked["wanted"], EditorRequest)
            return editor_answers.state(game, wanted, words_of(asked))
        case "cards":
            return component_texts.cards(asked["game"], asked["owner"], asked["language"])
        case "puzzle":
            return puzzle_answers.answer(asked, words_of(asked))
        case "position-start":
            return position_run.start(asked)
        case "tour":
            return tour_answers.info(asked["game"], asked["language"])
        case "tour-play":
            return tour_answers.play(asked, words_of(asked), faults)
        case "tour-query":
            return query_of(game, asked, *tour_answers.observed(asked))
        case "tour-prospects":
            return numbered_part(game, asked, *tour_answers.observed(asked))
        case "position-play" | "position-query" | "position-prospects":
            return without_table(game, asked)
        case _:
            return about_position(game, asked, position_of(game, asked))


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    faults.found.clear()
    try:
        found = {"answer": computed(asked)}
        return (
            {**found, "faults": [[*key, why] for key, why in faults.found.items()]} if faults.found else found
        )
    except Refusal as refusal:
        return {"refused": [refusal.error, refusal.text]}
    except (PatolliError, RuleError) as fault:
        return {"refused": ["bad-table", str(fault)]}


def main() -> None:
    rules_worker.run(NICE, answer)


if __name__ == "__main__":
    main()
