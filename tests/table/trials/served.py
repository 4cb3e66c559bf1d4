"""The server of the trials: like `patolli serve`, but with the proving game and without rate limits."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from patolli import game_index
from patolli.table import server_processes
from patolli.table.server import run
from patolli.table.settings import Settings

from ..unlimited import UNLIMITED
from .serving import DATABASE, PROCESSES

if __name__ == "__main__":
    os.environ[game_index.VARIABLE] = "tests.kernel.lanterns"
    settings = Settings(
        Path(sys.argv[1]),
        os.environ.get(DATABASE, ""),
        socket_rate=1e6,
        http_rate=1e6,
        bot_workers=1,
        query_workers=int(os.environ.get("PATOLLI_TRIAL_QUERY_WORKERS", "2")),
        idle_seconds=float(os.environ.get("PATOLLI_TRIAL_IDLE_SECONDS", "120")),
        most_sockets=100_000,
        limits=UNLIMITED,
    )
    processes = int(os.environ.get(PROCESSES, "1"))
    if processes > 1:
        server_processes.run(settings, "127.0.0.1", int(sys.argv[2]), processes, False, "warning")
    else:
        run(settings, "127.0.0.1", int(sys.argv[2]), False, "warning")
