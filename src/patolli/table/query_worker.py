"""The process that answers questions about positions: previews, chains, replays, components.

Bots do not run here. One JSON line in, one out:

{"ask": "reach", "game": "go", "owner": "", "seat": 0, "digest": "..", "position": {..}, "most": 200,
"language": "en", "names": []}
{"answer": {..}} or {"refused": [error, text]}
"""

from __future__ import annotations

import importlib
import sys
from collections import OrderedDict
from functools import lru_cache
from typing import Any, Final

import msgspec

from .. import games
from ..kernel import records, serialization
from ..kernel.errors import PatolliError, RuleError
from ..kernel.game import Game
from ..kernel.position import Position
from ..texts import GameTexts
from . import component_texts, components, journal, query_answers, replays, what_if
from .refusal import Refusal
from .store.rows import StepRow, TableRow
from .worker_process import answer_lines, limit

NICE: Final = 5
"""The server itself comes first, bots come last."""
MOST_POSITIONS: Final = 64
positions: OrderedDict[str, Position] = OrderedDict()
"""By the digest of what was sent: several questions are asked about one position."""


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


def about_position(game: Game, asked: dict[str, Any]) -> msgspec.Struct:
    words, seat, p = words_of(asked), asked["seat"], position_of(game, asked)
    match asked["ask"]:
        case "why":
            return query_answers.why(game, p, seat, asked["text"], words)
        case "preview":
            return query_answers.preview(game, p, seat, asked["texts"], words)
        case "imagine":
            return what_if.imagine(game, p, seat, asked["texts"], words)
        case _:
            return query_answers.reach(game, p, seat, asked["most"], words, asked["question"])


def replay(game: Game, asked: dict[str, Any]) -> msgspec.Struct:
    found = replays.find(
        asked["digest"], game, asked["players"], asked["options"], asked["owner"], asked["log"]
    )
    return found.moment(asked["viewer"], asked["n"], asked["over"], words_of(asked))


def record(asked: dict[str, Any]) -> str:
    row = msgspec.convert(asked["row"], TableRow)
    steps = msgspec.convert(asked["steps"], list[StepRow])
    return records.write(journal.resume(row, asked["players"], steps), asked["names"])


def check(game: Game, asked: dict[str, Any]) -> dict[str, Any]:
    """Whether a table can be made so: its options, and the digest of its components."""
    options = game.full_options(asked["options"])
    box = journal.box_of(game, asked["owner"])
    game.start(asked["players"], options, box)
    return {"options": options, "components": box.digest}


def computed(asked: dict[str, Any]) -> Any:
    game = journal.game_of(asked["game"])
    match asked["ask"]:
        case "replay":
            return replay(game, asked)
        case "record":
            return record(asked)
        case "check":
            return check(game, asked)
        case "components":
            return components.components(game, asked["owner"])
        case "cards":
            return component_texts.cards(asked["game"], asked["owner"], asked["language"])
        case _:
            return about_position(game, asked)


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    try:
        return {"answer": computed(asked)}
    except Refusal as refusal:
        return {"refused": [refusal.error, refusal.text]}
    except (PatolliError, RuleError) as fault:
        return {"refused": ["bad-table", str(fault)]}


def main() -> None:
    limit(NICE)
    for module in sys.argv[1:]:  # games from outside the house
        importlib.import_module(module)
    for name in games.names():
        journal.game_of(name)
    answer_lines(answer)


if __name__ == "__main__":
    main()
