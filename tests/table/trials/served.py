"""The server that trials run: as `patolli serve`, with the proving game and without limits on rates."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from patolli import game_index
from patolli.table.server import run
from patolli.table.settings import Settings

from ..unlimited import UNLIMITED

if __name__ == "__main__":
    os.environ[game_index.VARIABLE] = "tests.kernel.lanterns"
    settings = Settings(Path(sys.argv[1]), socket_rate=1e6, http_rate=1e6, bot_workers=1, limits=UNLIMITED)
    run(settings, "127.0.0.1", int(sys.argv[2]), False, "warning")
