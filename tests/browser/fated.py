"""The table with one fate for all games: a test that plays at random plays the same game every time.

Started as a program it is `patolli serve`; imported by the process of the bots it makes the random player
choose by what it sees. PATOLLI_TEST_FATE=7 is another fate.
"""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

from patolli.kernel.chance import Dice
from patolli.kernel.position import Position
from patolli.players import LEVELS
from patolli.players.searcher import key_of
from patolli.table import seating
from patolli.table.server import run
from patolli.table.settings import Settings

FATE = int(os.environ.get("PATOLLI_TEST_FATE", "1"))


def choose(veiled: Position, seat: int) -> int:
    options = veiled.options(seat)
    return options[Dice(int(key_of(veiled)[:12], 16) ^ FATE).below(len(options))]


LEVELS["random"] = choose


class Fixed:
    """In place of the module `secrets`, where tables are opened: the hidden seed is known, nothing else."""

    token_hex = staticmethod(lambda _: "a word")
    token_urlsafe = staticmethod(secrets.token_urlsafe)
    token_bytes = staticmethod(lambda length: FATE.to_bytes(length, "big"))


if __name__ == "__main__":
    vars(seating)["secrets"] = Fixed
    settings = Settings(Path(sys.argv[2]), bot_modules=["tests.browser.fated"])
    run(settings, "127.0.0.1", int(sys.argv[1]), False, "warning")
