"""The process in which bots think: `ready`, then one JSON line in, one out. It knows veiled positions only.

{"game": "go", "owner": "", "level": "random", "seat": 0, "position": {...}, "seed": 7, "chair": "a1"}
{"move": "place d4"} or {"fault": "..."}; with "hint": 1 to 3 instead of a level what players.hint tells
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import sys
import threading
import time
from dataclasses import asdict
from typing import Any, Final

from .. import games
from ..kernel import serialization
from ..players import choose_at_table
from ..players.hint import hint
from . import journal

MOST_MEMORY: Final = 2 << 30
"""Bytes; a player that wants more fails, and the default is played."""


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    game = journal.game_of(asked["game"])
    position = serialization.load(game, asked["position"], journal.box_of(game, asked["owner"]))
    if "hint" in asked:
        return asdict(hint(game, position, asked["seat"], asked["hint"]))
    move = choose_at_table(asked["level"], position, asked["seat"], asked["seed"], asked["chair"])
    return {"move": game.vocabulary.text(move)}


def die_with_the_server() -> None:
    """A player that never comes back must not outlive a server that was killed."""
    server = os.getppid()
    while os.getppid() == server:
        time.sleep(1)
    os._exit(1)


def limit_memory() -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def main() -> None:
    threading.Thread(target=die_with_the_server, daemon=True).start()
    limit_memory()
    for module in sys.argv[1:]:  # players of tests
        importlib.import_module(module)
    for name in games.names():
        journal.game_of(name)
    out = sys.stdout
    sys.stdout = sys.stderr  # whatever a player prints must not be taken for an answer
    out.write("ready\n")
    out.flush()
    for line in sys.stdin:
        try:
            told = answer(json.loads(line))
        except Exception as fault:  # noqa: BLE001 - a player may fail in any way; the table plays the default
            told = {"fault": f"{type(fault).__name__}: {fault}"[:500]}
        out.write(json.dumps(told) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
