"""The migrations lead to the schema with which the statements are built."""

from __future__ import annotations

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Table, inspect

from patolli.table.archive import TableArchive
from patolli.table.store import db_engine, schema


def test_a_migrated_database_has_the_schema_of_the_code(tmp_path: Path) -> None:
    with TableArchive(tmp_path, ""):
        pass
    engine = db_engine.connect(db_engine.url_in(tmp_path))
    try:
        with engine.connect() as c:
            migrated = MigrationContext.configure(c, opts={"compare_type": True})
            assert compare_metadata(migrated, schema.metadata) == []
            found = inspect(c)
            for table in schema.metadata.sorted_tables:
                assert found.get_pk_constraint(table.name)["constrained_columns"] == keys(table)
                assert defaults(table) == {
                    one["name"]: plain(one["default"])
                    for one in found.get_columns(table.name)
                    if one["default"] is not None
                }
    finally:
        engine.dispose()


def keys(table: Table) -> list[str]:
    return [column.name for column in table.primary_key]


def defaults(table: Table) -> dict[str, str]:
    """Returns the values that the database gives to columns added to older tables."""
    return {
        column.name: plain(getattr(column.server_default, "arg", ""))
        for column in table.columns
        if column.server_default is not None
    }


def plain(default: object) -> str:
    return str(default).strip("'").replace("false", "0").replace("true", "1")
