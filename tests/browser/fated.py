"""The server with one fate for all games, so that a test that plays at random always plays the same game.

As a program, this module is `patolli serve`. When the bots' process imports it, the choices of the random
player depend on what that player sees.
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
"""The milliseconds after which a person counts as away. The time is short, so that a test need not wait for
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
        review_workers=0,  # processes of low priority would starve beside the browsers
    )
    run(settings, "127.0.0.1", int(sys.argv[1]), False, "warning")
