"""Limits for what each address, each person, and all clients together may use."""

from __future__ import annotations

import ipaddress
import shutil
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .rate_limits import TokenBuckets
from .refusal import Refusal

if TYPE_CHECKING:
    from .settings import Settings

MEGABYTE: Final = 1 << 20
SMALL_DISK: Final = 20
"""At most one twentieth of the disk is kept free, whatever the setting."""
LINE_BYTES: Final = 300
"""The number of bytes charged for a chat line in addition to its text."""
TABLE_BYTES: Final = 8_000
"""The number of bytes charged for a table in addition to its components."""


@dataclass
class Limits:
    header_seconds: float = 10.0
    """The number of seconds within which the header of a request must arrive."""
    body_seconds: float = 30.0
    """The number of seconds within which the body of a request must arrive after its header."""
    answer_seconds: float = 300.0
    """The number of seconds after a request within which the client must have read the response."""
    hello_seconds: float = 15.0
    """The number of seconds within which a new WebSocket must send `hello`."""
    lobby_seconds: float = 3600.0
    """The number of seconds after which the WebSocket of a start page is closed. A page that is in use
    reconnects; one left open in the background does not.
    """
    most_header: int = 65_536
    connections: int = 1000
    connection_rate: float = 20.0
    """New connections per second from each address. Bursts may be five times as large."""
    connections_per_address: int = 64
    """The maximum number of HTTP connections per address, not counting WebSockets. Trusted proxies are not
    limited.
    """
    sockets_per_address: int = 60
    sockets_per_seat: int = 12
    get_rate: float = 60.0
    """Read-only requests per second from each address. Bursts may be ten times as large."""
    message_rate: float = 200.0
    """Messages per second from each address, over all of its WebSockets. Bursts may be ten times as large."""
    key_rate: float = 200.0
    """Keys looked up for lists of tables, per second for each address. Bursts may be ten times as large."""
    reports_per_hour: float = 20.0
    """Reports per hour from each address. Without this limit, a single address could crowd out the reports of
    others.
    """
    tables_per_hour: float = 30.0
    """New tables per hour from each address. Bursts may be twice as large."""
    tables: int = 50_000
    """The maximum number of tables in play or waiting for players."""
    write_rate: float = 20_000.0
    """Bytes of chat, notes and components per second from each address, on average."""
    write_burst: float = 4e6
    free_disk: int = 100 * MEGABYTE
    """The number of free bytes on the disk below which no new tables are created. Games in progress
    continue.
    """
    unread_per_client: int = 4 * MEGABYTE
    unread_per_address: int = 32 * MEGABYTE
    matches: int = 2000
    """The maximum number of matches in memory. The least recently used are removed first."""
    chat_lines: int = 2000
    """The maximum number of chat lines stored per table."""


def network_of(address: str) -> str:
    """Returns the unit to which limits apply: the address itself, or the /64 network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        if not found.is_loopback:
            return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class AddressLimits:
    """What each address is using at present."""

    def __init__(self, settings: Settings) -> None:
        self.limits = limits = settings.limits
        self.sockets: Counter[str] = Counter()
        self.unread: Counter[str] = Counter()
        self.messages = TokenBuckets(limits.message_rate)
        self.keys = TokenBuckets(limits.key_rate)
        self.made = TokenBuckets(limits.tables_per_hour / 3600, limits.tables_per_hour * 2)
        self.written = TokenBuckets(limits.write_rate, limits.write_burst)
        self.reports = TokenBuckets(limits.reports_per_hour / 3600, limits.reports_per_hour)
        self.data = settings.data

    def must_have_room(self, tables: int) -> None:
        """Raises an error if the server cannot take another table."""
        if tables >= self.limits.tables:
            raise Refusal("full", "this server has reached its limit of tables")
        if free_disk(self.data) < least_free(self.data, self.limits.free_disk):
            raise Refusal("full", "this server has no room for new tables; games in progress continue")

    def take_keys(self, address: str, keys: int) -> None:
        """Charges an address for looking up this many keys."""
        if not self.keys.take(address, keys):
            raise Refusal("too-many", "too many keys were looked up from your address; wait a little")

    def take_table(self, address: str) -> None:
        if not self.made.take(address):
            raise Refusal("too-many", "too many tables were made from your address; wait a while")

    def take_bytes(self, address: str, amount: int) -> None:
        """Charges an address for bytes that are stored permanently."""
        if address and not self.written.take(address, amount):
            raise Refusal("too-many", "too much was written from your address just now; wait a little")


def free_disk(folder: Path) -> int:
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return 1 << 62


def least_free(folder: Path, wanted: int) -> int:
    try:
        return min(wanted, shutil.disk_usage(folder).total // SMALL_DISK)
    except OSError:
        return 0
