"""Checks and tidies the data folder when a server starts."""

from __future__ import annotations

import contextlib
from pathlib import Path

from ..kernel.errors import PatolliError
from . import operator, private
from .keys import SECRET
from .settings import Settings
from .store import db_engine, sqlite_file


def make(folder: Path) -> None:
    try:
        private.make_folder(folder)
    except OSError as fault:
        raise PatolliError(f"{folder} cannot be a data folder: {fault.strerror or fault}") from None
    if not folder.is_dir():
        raise PatolliError(f"{folder} cannot be a data folder: it is a file")


def remove_drafts(folder: Path) -> None:
    """Deletes temporary files left by a server that was killed while starting."""
    for name in (operator.FILE, operator.SHARED, operator.ADDRESS):
        for draft in folder.glob(f".{name}.*"):
            with contextlib.suppress(OSError):
                draft.unlink()


def must_have_its_tables(settings: Settings) -> None:
    """Raises an error if the folder contains a secret but no tables. This happens if only part of a data
    folder was copied.
    """
    file = sqlite_file.file_of(settings.url or db_engine.url_in(settings.data))
    secret = settings.data / SECRET
    if not settings.url and file is not None and secret.exists() and not file.exists():
        raise PatolliError(
            f"{settings.data} has a {SECRET} but no {file.name}: put the one of a backup there, "
            f"or delete {secret} to start again"
        )
