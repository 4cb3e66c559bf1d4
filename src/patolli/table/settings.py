"""The configuration of a server."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from .hosts import LOOPBACK
from .limits import Limits


def data_folder() -> Path:
    """Returns the folder for this user's application data."""
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
    """The URL of the database; by default a file in the data folder."""
    root: str = ""
    """The sub-path behind a proxy, without a final slash."""
    public: str = ""
    """The address at the beginning of links; if it is empty, links begin with the address of the request."""
    origins: list[str] = field(default_factory=list)
    """The origins of other web pages that may use this server."""
    hosts: list[str] = field(default_factory=lambda: list(LOOPBACK))
    """The host names of this server, in addition to the address at which a request arrives."""
    beyond_loopback: bool = False
    """Whether other machines can reach this server."""
    bot_seconds: float = 30.0
    """The time limit for one answer of a bot, in seconds; the strongest level needs about ten."""
    bot_workers: int = 2
    query_workers: int = 2
    """The number of processes for previews, chains, replays and components. With 0, a thread of the server
    does this work.
    """
    review_workers: int = 2
    """The number of processes that judge the choices in finished games. With 0, a thread of the server judges
    these choices.
    """
    review_depth: int = 0
    """The number of iterations for a choice that is examined in full. With 0, each game uses its own number.
    """
    person_work: float = 500.0
    """The average processor time that one seat may use, in milliseconds per second."""
    address_work: float = 1000.0
    """The average processor time that one address may use, in milliseconds per second."""
    work_burst_seconds: float = 15.0
    """The processor time in seconds that a seat may use at once after a time without requests. An address can
    use twice as much.
    """
    stand_in_seconds: float = 2.0
    """The shortest pause before each answer of a stand-in, while the person is present and may stop it."""
    bot_modules: list[str] = field(default_factory=list)
    idle_seconds: float = 120.0
    """Seconds after which an unused table is unloaded."""
    sweep_seconds: float = 1.0
    waiting_days: float = 14.0
    """Days after which a table is deleted that never began or that has no persons; with 0, no table is
    deleted.
    """
    socket_rate: float = 40.0
    """Messages per second and socket, with bursts of ten times as many."""
    http_rate: float = 20.0
    """Changes per second and address, with bursts of ten times as many."""
    trusted_proxies: list[str] = field(default_factory=list)
    """Addresses or networks of proxies whose `X-Forwarded-For` is trusted."""
    group: Path | None = None
    """The folder in which the processes of one port find each other."""
    limits: Limits = field(default_factory=Limits)
    most_message: int = 16_384
    most_body: int = 262_144
    most_sockets: int = 4000
