"""The data base: opened by URL, brought up to date, SQLite in WAL with every commit on the disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event

from .. import private

FILE: Final = "tables.sqlite3"
MIGRATIONS: Final = Path(__file__).parent / "migrations"


def url_in(folder: Path) -> str:
    """The embedded default: one file in the data folder."""
    return f"sqlite:///{folder / FILE}"


def open_base(url: str) -> Engine:
    """Open it; an empty or older one is brought to the newest form first."""
    engine = create_engine(url, hide_parameters=True)  # else faults would carry secrets into the logs
    if engine.dialect.name == "sqlite":
        keep_private(engine.url.database or "")
        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", begin)
    upgrade(engine)
    return engine


def keep_private(database: str) -> None:
    """Only this user may read it; SQLite gives its -wal and -shm the mode of the file itself."""
    if database and database != ":memory:" and not database.startswith("file:"):
        file = Path(database)
        if file.parent.is_dir():
            private.reserve(file)
        for ending in ("", "-wal", "-shm"):
            private.close_to_others(file.with_name(file.name + ending))


def prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves, in `begin`
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Any) -> None:
    options = connection.get_execution_options()
    connection.exec_driver_sql("BEGIN" if options.get("reading") else "BEGIN IMMEDIATE")


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.as_posix().replace("%", "%%"))
    return config


def upgrade(engine: Engine) -> None:
    newest = ScriptDirectory.from_config(configuration()).get_current_head()
    with engine.connect().execution_options(reading=True) as connection:
        if MigrationContext.configure(connection).get_current_revision() == newest:
            return
    with engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
