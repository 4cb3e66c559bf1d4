"""`patolli work`: computes moves for the bots of servers on other machines."""

from __future__ import annotations

import os

from ..kernel.errors import PatolliError
from .parameters import LogLevel
from .serve import LOG_LEVELS


def work(*, database: str, processes: int = 0, log_level: LogLevel = "info") -> None:
    """Compute bot moves and hints for all servers that use this database.

    Ctrl-C stops after the current jobs.

    Parameters
    ----------
    database
        The URL of the servers' database, such as postgresql+psycopg://user@host/name.
    processes
        How many jobs to run at the same time; 0 means one per processor of this machine.
    """
    from ..table.work import run

    if log_level not in LOG_LEVELS:
        raise PatolliError(f"--log-level is one of {', '.join(LOG_LEVELS)}, not {log_level[:40]!r}")
    run(database, processes or os.cpu_count() or 1, log_level)
