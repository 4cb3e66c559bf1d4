"""Keys to seats: a signed token outside, only the hash of its random part in the data base."""

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
    """For a table; nothing in it that a command line takes for an option."""
    return secrets.token_hex(9)


class Key(NamedTuple):
    table: str
    who: int
    """A seat, HOST or OPERATOR."""
    random: str


class Keys:
    """Makes tokens and looks into them."""

    def __init__(self, secret: bytes, operator_key: OperatorKey) -> None:
        self.signer = URLSafeSerializer(secret, salt="patolli seat 1")
        self.operator_key = operator_key

    def new(self, table: str, who: int) -> tuple[str, str]:
        """A token, and the hash that is kept."""
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
        """The token of whoever runs the server."""
        return self.token("", OPERATOR, self.operator_key.read())

    def is_operator(self, token: str) -> bool:
        key = self.read(token)
        if key is None or key.who != OPERATOR:
            return False
        try:
            return hmac.compare_digest(key.random.encode(), self.operator_key.read().encode())
        except PatolliError:  # no file, or no key in it: then nobody is
            return False


def hashed(random: str) -> str:
    return hashlib.sha256(random.encode()).hexdigest()


def fits(random: str, kept: str) -> bool:
    """In constant time; nothing fits a seat without a key."""
    return bool(kept) and hmac.compare_digest(hashed(random), kept)


def secret_in(folder: Path) -> bytes:
    """The server's own secret, made when the data folder is new and readable by its owner only."""
    file = folder / SECRET
    try:
        for draft in folder.glob(f"{SECRET}.*.new"):  # of a start that was killed
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
            f"{file} is not whole ({len(found)} of {SECRET_BYTES} bytes): put the one of a backup there, or "
            "delete it to get a new one, with which no link that was handed out works any more"
        )
    return found


def make_secret(file: Path) -> None:
    """Under another name first, so that it is there whole or not at all; one that is there already stays."""
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
        except OSError:  # a file system without links
            draft.rename(file)
        sync_folder(file.parent)
    finally:
        draft.unlink(missing_ok=True)
