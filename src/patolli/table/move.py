"""Moves all tables to another database, from SQLite to PostgreSQL or back: copies everything and compares
both.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine

from ..kernel.errors import PatolliError
from . import backup, operator, private
from .keys import SECRET, secret_in
from .store import db_engine, queries, salvage, shared


def move(source: Engine, data: Path, to: str) -> str:
    """Copies all tables to `to`, which is a URL or the folder of a new SQLite database. The keys are copied
    too, so existing links remain valid.
    """
    folder = None if "://" in to else Path(to)
    if folder is not None:
        private.make_folder(folder)
    target = db_engine.Served(to if folder is None else db_engine.url_in(folder))
    try:
        with target.engine.connect() as c:
            if queries.ids(c, most=1):
                raise PatolliError(
                    f"{shown(target.engine, folder)} already has tables; move to an empty database"
                )
        missing: list[str] = []
        backup.copy_all(source, target.engine, missing, salvage.is_sound(source))
        if missing:
            raise PatolliError(f"not everything can be read: {'; '.join(missing[:5])}")
        move_secrets(source, target.engine, data, folder)
        count = compare(source, target.engine)
        if folder is not None:
            private.close_data(folder, (db_engine.FILE, SECRET))
        return f"{count} tables are in {shown(target.engine, folder)}; {shown(source, None)} is unchanged"
    finally:
        target.close()


def shown(engine: Engine, folder: Path | None) -> str:
    """Returns the address of a database for messages, without its password."""
    return str(folder) if folder is not None else engine.url.render_as_string(hide_password=True)


def move_secrets(source: Engine, target: Engine, data: Path, folder: Path | None) -> None:
    with source.connect() as c:
        seats, operators = shared.known_secret(c, "seats"), shared.known_secret(c, "operator")
    if not seats and (data / SECRET).is_file():
        seats = secret_in(data).hex()
    if not operators and (data / operator.FILE).is_file():
        operators = operator.OperatorKey(data).read()
    if folder is not None:
        if seats:
            private.write(folder / SECRET, bytes.fromhex(seats))
        if operators:
            private.write(folder / operator.FILE, operators.encode())
        return
    with target.begin() as c:
        for name, value in (("seats", seats), ("operator", operators)):
            if value:
                shared.put_secret(c, name, value)


def compare(source: Engine, target: Engine) -> int:
    """Compares both databases row by row and returns the number of tables. Raises an error if they differ."""
    ids = salvage.ids(source)
    if set(ids) != set(salvage.ids(target)):
        raise PatolliError("the new database does not have the same tables; nothing has been lost, try again")
    for id_ in ids:
        ours = (salvage.whole(source, id_), salvage.chat(source, id_))
        if ours != (salvage.whole(target, id_), salvage.chat(target, id_)):
            raise PatolliError(f"table {id_} is different there; nothing has been lost, try again")
    return len(ids)
