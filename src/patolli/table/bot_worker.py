"""The process that computes bot moves. It receives nothing but observations.

    {"game": "go", "owner": "", "level": "random", "seat": 0, "position": {...}, "seed": 7, "chair": "a1"}
    {"move": "place d4"} or {"fault": "..."}

If a request has `"hint": 1` to 3 instead of a level, the response is a hint from `players.hint`.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from ..kernel import serialization
from ..players import choose_at_table
from ..players.hint import hint
from . import journal, rules_worker

NICE: Final = 10
"""The niceness of the process: bots only use CPU time that nothing else needs."""


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    game = journal.game_of(asked["game"])
    position = serialization.load(game, asked["position"], journal.box_of(game, asked["owner"]))
    if "hint" in asked:
        return asdict(hint(game, position, asked["seat"], asked["hint"]))
    move = choose_at_table(asked["level"], position, asked["seat"], asked["seed"], asked["chair"])
    return {"move": game.vocabulary.text(move)}


def main() -> None:
    rules_worker.run(NICE, answer)


if __name__ == "__main__":
    main()
