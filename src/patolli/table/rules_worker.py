"""A worker process that uses the rules. It loads all games before its first answer."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import Any

from .. import games
from . import journal
from .worker_process import answer_lines, limit


def run(nice: int, answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Answers requests, one line each, until the server ends. The arguments of the process are modules to
    import first: games from outside this package, and players that only tests use.
    """
    limit(nice)
    for module in sys.argv[1:]:
        importlib.import_module(module)
    for name in games.names():
        journal.game_of(name)
    answer_lines(answer)
