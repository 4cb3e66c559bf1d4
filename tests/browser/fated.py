"""A server whose games all have the same random seed, so that a test that plays at random always plays the
same game.

Run as a program, this module is `patolli serve`. Imported by the bots' process, it makes the random player's
choices depend only on what that player sees.
"""

from __future__ import annotations

import sys
from pathlib import Path

from patolli.kernel.chance import Rng
from patolli.kernel.position import Position
from patolli.players import PLAYERS_BY_LEVEL
from patolli.players.search_player import observation_key
from patolli.table import presence, table_setup
from patolli.table.server import run
from patolli.table.settings import Settings

from ..fates import FATE, Fixed
from ..table.unlimited import UNLIMITED


def choose(observed: Position, seat: int) -> int:
    options = observed.legal_moves(seat)
    return options[Rng(int(observation_key(observed)[:12], 16) ^ FATE).below(len(options))]


AWAY_AFTER = 2_000
"""The number of milliseconds after which a person counts as away; short, so that tests do not have to wait
ten minutes.
"""
PLAYERS_BY_LEVEL["random"] = choose

if __name__ == "__main__":
    vars(table_setup).update(secrets=Fixed, said_word=lambda _word, _later=False: "a word", BOT_WORD="a word")
    vars(presence).update(LONGEST=AWAY_AFTER)
    settings = Settings(
        Path(sys.argv[2]),
        bot_modules=["tests.browser.fated"],
        stand_in_seconds=8,
        limits=UNLIMITED,
        review_depth=24,
        review_workers=0,  # low-priority processes would get no CPU time next to the browsers
    )
    run(settings, "127.0.0.1", int(sys.argv[1]), False, "warning")
