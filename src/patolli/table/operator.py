"""The operator's key. It is random, has its own file, and can be renewed at any time."""

from __future__ import annotations

import hashlib
import re
import secrets
from pathlib import Path
from typing import Final

from ..kernel.errors import PatolliError
from . import private

FILE: Final = "operator.key"
SHARED: Final = "operator.shared"
"""The file with a hash of the key that this folder last shared with other servers of its database."""
ADDRESS: Final = "address.txt"
DEFAULT_ADDRESS: Final = "http://127.0.0.1:8173/"


class OperatorKey:
    """The file of the operator's key. It is read on each use, so a running server accepts a renewed key
    immediately.
    """

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.shared = folder / SHARED

    def make_if_missing(self) -> bool:
        """Creates a key if there is none, and returns whether it did."""
        if self.file.exists():
            self.read()
            private.close_to_others(self.file)
            return False
        self.renew()
        return True

    def renew(self) -> None:
        """Replaces the key. The old one becomes invalid."""
        self.write(secrets.token_hex(16))

    def write(self, key: str) -> None:
        private.write(self.file, key.encode())

    def remember_shared(self, key: str) -> None:
        """Records that the servers of the database now share this key."""
        private.write(self.shared, hash_of(key))

    def is_newer_than(self, shared: str) -> bool:
        """Returns whether the key in this folder was renewed after it had been shared, for example while no
        server was running.
        """
        try:
            return self.shared.read_bytes() == hash_of(shared) and self.read() != shared
        except OSError:  # the folder has never shared a key
            return False

    def read(self) -> str:
        try:
            found = self.file.read_bytes()[:100]
        except OSError as fault:
            raise PatolliError(f"the operator's key cannot be read: {fault.strerror}") from None
        text = found.decode("ascii", "replace").strip()
        if not re.fullmatch("[0-9a-f]{32}", text):
            raise PatolliError(
                f"{self.file} contains no key; make a new one with: patolli tables operator-link --new"
            )
        return text


def hash_of(key: str) -> bytes:
    return hashlib.sha256(key.encode()).hexdigest().encode()


def remember_address(folder: Path, page: str) -> None:
    """Stores the address of the operator's page, so that a command can print a link to it later."""
    private.write(folder / ADDRESS, page.encode())


def address(folder: Path) -> str:
    try:
        return (folder / ADDRESS).read_text(encoding="utf-8").strip() or DEFAULT_ADDRESS
    except (OSError, UnicodeDecodeError):
        return DEFAULT_ADDRESS


def link(page: str, token: str) -> str:
    return f"{page.rstrip('/')}/#/host/{token}"
