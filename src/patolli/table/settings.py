"""The configuration of a server."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from .hosts import LOOPBACK
from .limits import Limits


def data_folder() -> Path:
    """Returns the folder for this user's application data, according to the conventions of the platform."""
    home = Path.home()
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "patolli"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "patolli"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "patolli"


@dataclass
class Settings:
    data: Path = field(default_factory=data_folder)
    url: str = ""
    """The URL of the database. If empty, the database is a file in the data folder."""
    root: str = ""
    """The path of the server behind a proxy, without a trailing slash."""
    public: str = ""
    """The address that links begin with. If empty, the address of the current request is used."""
    origins: list[str] = field(default_factory=list)
    """The origins of other websites whose pages may use this server."""
    hosts: list[str] = field(default_factory=lambda: list(LOOPBACK))
    """The host names under which this server can be reached. The address at which a request arrives is always
    allowed as well.
    """
    beyond_loopback: bool = False
    """Whether other machines can reach this server."""
    bot_seconds: float = 30.0
    """The time limit for one move of a bot, in seconds. The strongest level needs about ten."""
    bot_workers: int = 2
    query_workers: int = 2
    """The number of processes for previews, chains, replays and components. 0 means that a thread of the
    server does this work.
    """
    review_workers: int = 2
    """The number of processes that judge choices in finished games. 0 means that a thread of the server does
    this work.
    """
    review_depth: int = 0
    """The number of iterations for examining a choice in full. 0 means the number that the game
    recommends.
    """
    person_work: float = 500.0
    """The average CPU time that one seat may use, in milliseconds per second."""
    address_work: float = 1000.0
    """The average CPU time that one address may use, in milliseconds per second."""
    work_burst_seconds: float = 15.0
    """The CPU seconds that a seat may use at once after it has been idle. An address may use twice
    as many.
    """
    stand_in_seconds: float = 2.0
    """The minimum number of seconds for which a stand-in waits before each move while its person is connected
    and may want to stop it.
    """
    bot_modules: list[str] = field(default_factory=list)
    idle_seconds: float = 120.0
    """The number of seconds after which an unused table is unloaded."""
    sweep_seconds: float = 1.0
    waiting_days: float = 14.0
    """The number of days after which a table is deleted if it was never started or has no persons. 0 means
    never.
    """
    socket_rate: float = 40.0
    """Messages per second on each WebSocket. Bursts may be ten times as large."""
    http_rate: float = 20.0
    """Requests per second from each address, not counting read-only ones. Bursts may be ten times as large.
    """
    trusted_proxies: list[str] = field(default_factory=list)
    """The addresses or networks of proxies whose `X-Forwarded-For` header is trusted."""
    group: Path | None = None
    """The folder through which the processes that share a port find each other."""
    limits: Limits = field(default_factory=Limits)
    most_message: int = 16_384
    most_body: int = 262_144
    most_sockets: int = 4000
