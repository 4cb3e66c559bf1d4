"""Settings without rate limits, for tests in which all clients share one address."""

from __future__ import annotations

from patolli.table.limits import Limits

UNLIMITED = Limits(
    sockets_per_address=10**6,
    connections_per_address=10**6,
    connection_rate=1e6,
    get_rate=1e6,
    message_rate=1e9,
    key_rate=1e9,
    tables_per_hour=1e9,
    write_rate=1e9,
    write_burst=1e12,
)
