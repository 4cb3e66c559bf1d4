"""The host names of this server. Requests for other names are refused, as a protection against DNS
rebinding.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ..kernel.errors import PatolliError

LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
LABEL: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?")
MOST_NAME: Final = 253


class Host(NamedTuple):
    """A parsed and normalized `Host` header."""

    name: str
    """The name in lower case without a trailing dot, or an IP address without brackets."""
    port: str

    def __str__(self) -> str:
        name = f"[{self.name}]" if ":" in self.name else self.name
        return f"{name}:{self.port}" if self.port else name


def parse(header: str) -> Host | None:
    """Parses `name`, `name:port`, `1.2.3.4:port` or `[::1]:port`, and returns None for anything else."""
    found = re.fullmatch(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,254})(?::([0-9]{1,5}))?", header)
    if found is None:
        return None
    name, port = found[1], found[2] or ""
    if name.startswith("["):
        address = ip(name[1:-1])
        return Host(address, port) if ":" in address else None
    name = name.lower().removesuffix(".")
    address = ip(name)
    if address:
        return Host(address, port)
    named = len(name) <= MOST_NAME and all(LABEL.fullmatch(label) for label in name.split("."))
    return Host(name, port) if named else None


def ip(text: str) -> str:
    """Returns a normalized IP address, with IPv4-mapped IPv6 addresses as IPv4. Returns an empty string if
    the text is not an IP address.
    """
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return ""
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return str(mapped or found)


def allowed(host: Host | None, names: Iterable[str], local: str = "") -> bool:
    """Returns whether the host is one of these names or the local address of the connection."""
    return host is not None and (host.name in names or (local != "" and host.name == ip(local)))


def of_origin(origin: str) -> Host | None:
    """Returns the host of an `Origin` header such as `https://example.org`."""
    scheme, _, rest = origin.partition("://")
    return parse(rest) if scheme in {"http", "https"} else None


def public_host(public: str) -> Host:
    """Returns the host of the public address. Raises an error if the address has none."""
    try:
        parts = urlsplit(public)
        found = parse(parts.netloc) if parts.scheme in {"http", "https"} else None
    except ValueError:
        found = None
    if found is None:
        raise PatolliError(f"--public is an address like https://example.org/patolli/, not {public[:200]!r}")
    return found


def names(host: str, public: str, more: Iterable[str]) -> list[str]:
    """Returns the names under which a server listening on `host` can be reached: loopback names, the public
    name, and names allowed by options. The machine's own name is included if other machines can reach the
    server.
    """
    found = list(LOOPBACK)
    if ip(host):
        found.extend([ip(host)] if not every_address(host) else [])
    elif parse(host):
        found.append(host.lower())
    if public:
        found.append(public_host(public).name)
    for one in more:
        named = parse(one) or parse(f"[{one}]")
        if named is None or named.port:
            raise PatolliError(f"--allow-host is a host name without a port, not {one[:200]!r}")
        found.append(named.name)
    own = parse(socket.gethostname())
    if beyond_loopback(host) and own is not None:
        found.extend([own.name, f"{own.name.partition('.')[0]}.local"])
    return list(dict.fromkeys(found))


def every_address(host: str) -> bool:
    """Returns whether `host` stands for all addresses of this machine, like 0.0.0.0."""
    address = ip(host)
    return host == "" or (address != "" and ipaddress.ip_address(address).is_unspecified)


def in_links(host: str, found_in_network: str) -> str:
    """Returns the host to use in links to a server that listens on `host`."""
    name = (found_in_network or LOOPBACK[0]) if every_address(host) else host
    return f"[{name}]" if ":" in name else name


def beyond_loopback(host: str) -> bool:
    """Returns whether a server listening on `host` can be reached from other machines."""
    address = ip(host)
    return not ipaddress.ip_address(address).is_loopback if address else host.lower() != "localhost"
