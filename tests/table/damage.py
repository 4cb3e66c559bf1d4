"""Corrupts database files by overwriting bytes in chosen pages."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

from patolli.table.store import db_engine


def pages_of(file: Path, *names: str) -> list[int]:
    """Returns the page numbers of these tables or indexes, excluding their root pages."""
    with sqlite3.connect(file) as c:
        roots = [
            c.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()[0]
            for name in names
        ]
        size = c.execute("PRAGMA page_size").fetchone()[0]
    found: list[int] = []
    content = file.read_bytes()
    waiting = list(roots)
    while waiting:
        page = waiting.pop()
        at = (page - 1) * size + (100 if page == 1 else 0)
        kind = content[at]
        found.append(page)
        if kind in (2, 5):  # interior pages, which point to child pages
            cells = int.from_bytes(content[at + 3 : at + 5], "big")
            waiting.append(int.from_bytes(content[at + 8 : at + 12], "big"))
            for cell in range(cells):
                pointer = int.from_bytes(content[at + 12 + 2 * cell : at + 14 + 2 * cell], "big")
                start = (page - 1) * size + pointer
                waiting.append(int.from_bytes(content[start : start + 4], "big"))
    return [page for page in found if page not in roots] or roots


def spoil(file: Path, page: int, dice: random.Random, bytes_: int = 0) -> None:
    """Overwrites a whole page with random bytes or, if `bytes_` is given, only that number of bytes."""
    with sqlite3.connect(file) as c:
        size = c.execute("PRAGMA page_size").fetchone()[0]
    with file.open("r+b") as out:
        if not bytes_:
            out.seek((page - 1) * size + (100 if page == 1 else 0))
            out.write(dice.randbytes(size - (100 if page == 1 else 0)))
            return
        for _ in range(bytes_):
            out.seek((page - 1) * size + dice.randrange(size))
            out.write(dice.randbytes(1))


def file_in(folder: Path) -> Path:
    return folder / db_engine.FILE
