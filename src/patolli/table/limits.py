"""Limits on the resources that one address, one person, and all clients together may use on this server."""

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
"""On a small disk, one twentieth of the disk is kept free instead."""
LINE_BYTES: Final = 300
"""The number of bytes counted for a chat line in addition to its text."""
TABLE_BYTES: Final = 8_000
"""The number of bytes counted for a table in addition to its components."""


@dataclass
class Limits:
    header_seconds: float = 10.0
    """Seconds until a request's header must have arrived."""
    body_seconds: float = 30.0
    """Seconds from the header until the body must have arrived."""
    answer_seconds: float = 300.0
    """Seconds from a request until its answer must have been read."""
    hello_seconds: float = 15.0
    """Seconds until a socket must have sent `hello`."""
    lobby_seconds: float = 3600.0
    """Seconds after which a first page must connect again to receive its lists. A page that has been left
    open in the background does not connect again.
    """
    most_header: int = 65_536
    connections: int = 1000
    connection_rate: float = 20.0
    """New connections per second and address, with bursts of five times as many."""
    connections_per_address: int = 64
    """The maximum number of connections of one address, without its sockets. A trusted proxy may have any
    number of connections.
    """
    sockets_per_address: int = 60
    sockets_per_seat: int = 12
    get_rate: float = 60.0
    """Read-only requests per second and address, with bursts of ten times as many."""
    message_rate: float = 200.0
    """Messages per second and address, over all its sockets, with bursts of ten times as many."""
    key_rate: float = 200.0
    """Keys looked up for the list of tables per second and address, with bursts of ten times as many."""
    reports_per_hour: float = 20.0
    """The number of reports per hour from one address. Without this limit, one address could push out the
    reports of others.
    """
    tables_per_hour: float = 30.0
    """The number of new tables per hour from one address, with bursts of twice as many."""
    tables: int = 50_000
    """The maximum number of tables that are waiting or running."""
    write_rate: float = 20_000.0
    """Bytes of chat, notes and components per second and address, on average."""
    write_burst: float = 4e6
    free_disk: int = 100 * MEGABYTE
    """If fewer bytes are free on the disk, no new tables are made; games in progress continue."""
    unread_per_client: int = 4 * MEGABYTE
    unread_per_address: int = 32 * MEGABYTE
    matches: int = 2000
    """The maximum number of matches in memory; the least recently used are removed first."""
    chat_lines: int = 2000
    """The maximum number of chat lines kept per table."""


def network_of(address: str) -> str:
    """Returns the unit that limits count: an address, or for IPv6 the network of a household."""
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
    """The resources that each address is using now."""

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
        """Checks that the server can accept one more table."""
        if tables >= self.limits.tables:
            raise Refusal("full", "this server has reached its limit of tables")
        if free_disk(self.data) < least_free(self.data, self.limits.free_disk):
            raise Refusal("full", "this server has no room for new tables; games in progress continue")

    def take_keys(self, address: str, keys: int) -> None:
        """Charges an address for looking up the tables of this many keys."""
        if not self.keys.take(address, keys):
            raise Refusal("too-many", "too many keys were looked up from your address; wait a little")

    def take_table(self, address: str) -> None:
        if not self.made.take(address):
            raise Refusal("too-many", "too many tables were made from your address; wait a while")

    def take_bytes(self, address: str, amount: int) -> None:
        """Charges permanently stored bytes, whose rate is limited."""
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
