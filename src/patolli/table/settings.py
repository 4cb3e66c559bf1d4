"""How a server is set up."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from .hosts import LOOPBACK
from .limits import Limits


def data_folder() -> Path:
    """Where this user's programs keep their data."""
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
    """Of the data base; else a file in the data folder."""
    root: str = ""
    """The sub-path behind a proxy, without a slash at its end."""
    public: str = ""
    """The address that links begin with; else the one that the request came to."""
    origins: list[str] = field(default_factory=list)
    """Other pages that may speak to this server."""
    hosts: list[str] = field(default_factory=lambda: list(LOOPBACK))
    """The names by which this server may be called, beside the address at which a request arrives."""
    beyond_loopback: bool = False
    """Other machines can reach it."""
    bot_seconds: float = 30.0
    """For one answer; the strongest level takes ten."""
    bot_workers: int = 2
    query_workers: int = 2
    """Processes for previews, chains, replays and components; 0: a thread of the server."""
    review_workers: int = 2
    """Processes that judge the choices of finished games; 0: a thread of the server."""
    review_depth: int = 0
    """Iterations for a choice that is looked into; 0: what is usual in its game."""
    person_work: float = 500.0
    """Milliseconds of processor time that are computed for one seat in a second, on average."""
    address_work: float = 1000.0
    """The same for one address."""
    work_burst_seconds: float = 15.0
    """Seconds of processor time that a seat can have at once; an address twice as much."""
    stand_in_seconds: float = 2.0
    """At least so long a bot waits before each answer for a person who is there and may stop it."""
    bot_modules: list[str] = field(default_factory=list)
    idle_seconds: float = 120.0
    """Then a table leaves the memory."""
    sweep_seconds: float = 1.0
    waiting_days: float = 14.0
    """Then a table that never began is deleted, and one at which no person has a seat; 0: never."""
    socket_rate: float = 40.0
    """Messages a second and socket, with bursts of ten times as many."""
    http_rate: float = 20.0
    """Changes a second and address, with bursts of ten times as many."""
    trusted_proxies: list[str] = field(default_factory=list)
    """Addresses or networks of proxies whose `X-Forwarded-For` is believed."""
    limits: Limits = field(default_factory=Limits)
    most_message: int = 16_384
    most_body: int = 262_144
    most_sockets: int = 4000
