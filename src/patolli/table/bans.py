"""The addresses, networks and keys that the operator has banned."""

from __future__ import annotations

import ipaddress
import logging
import time
from typing import TYPE_CHECKING, Final

from ..kernel.errors import PatolliError
from .limits import network_of
from .store import queries, salvage

if TYPE_CHECKING:
    from .registry import TableRegistry

log = logging.getLogger("patolli.bans")
READ_SECONDS: Final = 5.0
"""The number of seconds between two reads of the bans from the database, where a command may have changed
them.
"""


def network(text: str) -> str:
    """Parses an address or network. A single IPv6 address becomes the /64 network of its household, which is
    also the unit used by the limits.
    """
    try:
        found = ipaddress.ip_network(network_of(text.strip()), strict=False)
    except ValueError:
        raise PatolliError(f"{text[:60]!r} is neither an address nor a network") from None
    if isinstance(found, ipaddress.IPv6Network) and 64 < found.prefixlen < 128:
        found = found.supernet(new_prefix=64)
    return str(found)


class Bans:
    def __init__(self) -> None:
        self.networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self.keys: set[str] = set()
        self.read = 0.0
        self.unreadable = False

    def take(self, rows: list[dict[str, object]]) -> None:
        self.networks = [ipaddress.ip_network(str(r["value"])) for r in rows if r["kind"] == "address"]
        self.keys = {str(r["value"]) for r in rows if r["kind"] == "key"}
        self.read = time.monotonic()
        self.unreadable = False

    def has_address(self, address: str) -> bool:
        if not self.networks:
            return False
        try:
            found = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(one.supernet_of(found) for one in self.networks if one.version == found.version)  # type: ignore[arg-type]


async def refresh(registry: TableRegistry, now: bool = False) -> None:
    """Reads the bans from the database again and closes connections that are now banned."""
    bans = registry.bans
    if not now and bans.read and time.monotonic() - bans.read < READ_SECONDS:
        return
    try:
        bans.take(await registry.writer.read(queries.bans))
    except salvage.READ_FAULTS:
        bans.read = time.monotonic()
        if not bans.unreadable:
            log.error("the list of bans cannot be read; the bans read before remain in force")
        bans.unreadable = True
        return
    for session in registry.sessions.values():
        for guest in session.guests:
            keys = {session.seats[seat].key for seat in guest.seats}
            if bans.has_address(guest.address) or keys & bans.keys:
                guest.close(4403)
    registry.lobby.close_banned()
