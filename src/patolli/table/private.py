"""Files that are readable only by the user who runs the server."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from pathlib import Path
from typing import Final

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700


def make_folder(folder: Path) -> None:
    """Creates a folder that only this user can access. Missing parent folders get the default permissions."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=FOLDER_MODE)


def write(file: Path, content: bytes) -> None:
    """Replaces a file atomically. After a crash, it has either the old or the new content."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)  # mode 0600
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def reserve(file: Path) -> None:
    """Creates an empty file with restricted permissions, because SQLite would create one that all users can
    read.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))


def close_to_others(path: Path) -> None:
    """Removes the permissions of other users for a file or folder."""
    with contextlib.suppress(OSError):  # the file is missing or belongs to another user
        mode = path.stat().st_mode
        wanted = FOLDER_MODE if stat.S_ISDIR(mode) else FILE_MODE
        if stat.S_IMODE(mode) & 0o077 and not mode & stat.S_ISVTX:
            path.chmod(stat.S_IMODE(mode) & wanted)


def close_data(folder: Path, names: tuple[str, ...]) -> None:
    """Restricts the permissions of these files and of their folder. The folder is left alone if it contains
    none of the files.
    """
    present = [folder / name for name in names if (folder / name).exists()]
    for file in present:
        close_to_others(file)
    if present:
        close_to_others(folder)
