"""`patolli serve`: runs the server for tables in the browser."""

from __future__ import annotations

import re
from typing import Final

from ..kernel.errors import PatolliError
from .parameters import DatabaseUrl, DataFolder, LogLevel

LOG_LEVELS: Final = ("debug", "info", "warning", "error")
MOST_PORT: Final = 65_535


def sub_path(root: str) -> str:
    """Normalizes --root to a path with a leading slash and without a trailing one, or to an empty string if
    the server has no sub-path.
    """
    parts = root.strip("/")
    if not re.fullmatch(r"[A-Za-z0-9._~/-]*", parts):
        raise PatolliError(f"--root is a sub-path like /patolli, not {root[:200]!r}")
    return f"/{parts}" if parts else ""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8173,
    data: DataFolder = None,
    database: DatabaseUrl = "",
    root: str = "",
    public: str = "",
    allow_host: list[str] | None = None,
    trusted_proxy: list[str] | None = None,
    new_operator_key: bool = False,
    waiting_days: float = 14.0,
    bot: list[str] | None = None,
    processes: int = 1,
    browser: bool = True,
    log_level: LogLevel = "info",
) -> None:
    """Start the server and open the browser. Ctrl-C stops the server; everything is saved.

    Parameters
    ----------
    host
        The address to listen on. With 0.0.0.0, others on your network can connect.
    port
        The port; 0 chooses a free one.
    root
        The path at which a proxy makes the server available, such as /patolli.
    public
        The address under which others reach the server, for links, such as https://example.org/patolli/.
    allow_host
        Another host name of this server, in addition to its own names and that of --public; can be repeated.
    trusted_proxy
        The address or network of a proxy whose X-Forwarded-For header is trusted, so that limits apply to
        each of its clients separately; can be repeated.
    new_operator_key
        Create a new key for your host page. Links with the old key stop working.
    waiting_days
        The number of days after which a table is deleted if it has not started and nobody has joined, or if
        it has only bots and nothing has happened; 0 means never.
    bot
        Offer a program as a bot, given as name=program, such as Owl=./mybot; can be repeated.
        docs/bot-protocol.md describes the protocol.
    processes
        How many server processes share the port. More than one require --database with PostgreSQL.
    browser
        Open the browser.
    """
    from ..table.server import run
    from ..table.settings import Settings, data_folder
    from ..table.web.proxies import networks

    if not 0 <= port <= MOST_PORT:
        raise PatolliError(f"--port is a number from 0 to {MOST_PORT}, not {port}")
    if not 0 <= waiting_days < float("inf"):
        raise PatolliError(f"--waiting-days is a number of days from 0 on, not {waiting_days}")
    if log_level not in LOG_LEVELS:
        raise PatolliError(f"--log-level is one of {', '.join(LOG_LEVELS)}, not {log_level[:40]!r}")
    settings = Settings(
        data or data_folder(),
        database,
        sub_path(root),
        public,
        hosts=list(allow_host or []),
        waiting_days=waiting_days,
        trusted_proxies=list(trusted_proxy or []),
    )
    networks(settings.trusted_proxies)
    if bot:
        from ..players import NETWORK_PLAYERS, levels
        from ..players.program_player import offer_bots

        offer_bots(bot, [*levels(), *NETWORK_PLAYERS])
    if processes == 1:
        run(settings, host, port, browser, log_level, new_operator_key)
        return
    from ..table import server_processes

    server_processes.run(settings, host, port, processes, browser, log_level)
