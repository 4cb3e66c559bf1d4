"""Keys to seats. Clients keep signed tokens, and the database stores only a hash of the random part of each
token.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from ..kernel.errors import PatolliError
from .operator import OperatorKey
from .store.sqlite_file import sync_folder

HOST: Final = -10
OPERATOR: Final = -11
SECRET: Final = "secret.key"
SECRET_BYTES: Final = 32


def new_id() -> str:
    """Returns a table id that cannot be mistaken for an option on the command line."""
    return secrets.token_hex(9)


class Key(NamedTuple):
    table: str
    who: int
    """A seat, HOST or OPERATOR."""
    random: str


class Keys:
    """Creates and checks tokens."""

    def __init__(self, secret: bytes, operator_key: OperatorKey) -> None:
        self.signer = URLSafeSerializer(secret, salt="patolli seat 1")
        self.operator_key = operator_key

    def new(self, table: str, who: int) -> tuple[str, str]:
        """Returns a new token and the hash to store for it."""
        random = secrets.token_urlsafe(16)
        return self.token(table, who, random), hashed(random)

    def token(self, table: str, who: int, random: str) -> str:
        return str(self.signer.dumps([table, who, random]))

    def read(self, token: str) -> Key | None:
        try:
            table, who, random = self.signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        if not (isinstance(table, str) and isinstance(who, int) and isinstance(random, str)):
            return None
        return Key(table, who, random)

    def operator(self) -> str:
        return self.token("", OPERATOR, self.operator_key.read())

    def is_operator(self, token: str) -> bool:
        key = self.read(token)
        if key is None or key.who != OPERATOR:
            return False
        try:
            return hmac.compare_digest(key.random.encode(), self.operator_key.read().encode())
        except PatolliError:  # without a readable key file, nobody is the operator
            return False


def hashed(random: str) -> str:
    return hashlib.sha256(random.encode()).hexdigest()


def fits(random: str, kept: str) -> bool:
    """Compares a token with a stored hash in constant time. If no hash is stored, no token is valid."""
    return bool(kept) and hmac.compare_digest(hashed(random), kept)


def secret_in(folder: Path) -> bytes:
    """Returns the secret of the data folder, which is created when first needed and can be read by its owner
    only.
    """
    file = folder / SECRET
    try:
        # left by a process that was killed while starting
        for draft in folder.glob(f"{SECRET}.*.new"):
            draft.unlink(missing_ok=True)
        try:
            found = file.read_bytes()
        except FileNotFoundError:
            make_secret(file)
            found = file.read_bytes()
    except OSError as fault:
        raise PatolliError(f"{file} cannot be read or made: {fault.strerror or fault}") from None
    if len(found) < SECRET_BYTES:
        raise PatolliError(
            f"{file} is incomplete ({len(found)} of {SECRET_BYTES} bytes): restore it from a backup, or "
            "delete it to get a new one, which invalidates all existing links"
        )
    return found


def make_secret(file: Path) -> None:
    """Creates the secret atomically, so that its file is either complete or missing. An existing secret is
    kept.
    """
    draft = file.with_name(f"{SECRET}.{secrets.token_hex(4)}.new")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as out:
            out.write(secrets.token_bytes(SECRET_BYTES))
            out.flush()
            os.fsync(out.fileno())
        try:
            os.link(draft, file)
        except FileExistsError:
            return
        except OSError:  # some file systems do not support links
            draft.rename(file)
        sync_folder(file.parent)
    finally:
        draft.unlink(missing_ok=True)
