"""`patolli work`: a machine that thinks for the bots of servers elsewhere."""

from __future__ import annotations

import os

from ..kernel.errors import PatolliError
from .serve import LOG_LEVELS


def work(*, database: str, processes: int = 0, log_level: str = "info") -> None:
    """Think for bots and hints of all servers that use this data base; Ctrl-C finishes what was begun.

    Parameters
    ----------
    database
        The URL of the servers' data base, such as postgresql+psycopg://user@host/name.
    processes
        How many jobs at once; 0: as many as this machine has processors.
    log_level
        debug, info, warning or error.
    """
    from ..table.work import run

    if log_level not in LOG_LEVELS:
        raise PatolliError(f"--log-level is one of {', '.join(LOG_LEVELS)}, not {log_level[:40]!r}")
    run(database, processes or os.cpu_count() or 1, log_level)
