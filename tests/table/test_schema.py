"""The primary keys and default values of a migrated database. `test_archive` compares its columns."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Table, inspect

from patolli.table.store import db_engine, schema


def test_migrated_tables_have_the_keys_and_defaults_of_the_schema(tmp_path: Path) -> None:
    engine = db_engine.open_base(db_engine.url_in(tmp_path))
    found = inspect(engine)
    for table in schema.metadata.sorted_tables:
        keys = [column.name for column in table.primary_key]
        assert found.get_pk_constraint(table.name)["constrained_columns"] == keys
        columns = found.get_columns(table.name)
        migrated = {one["name"]: plain(one["default"]) for one in columns if one["default"] is not None}
        assert migrated == defaults(table)
    engine.dispose()


def defaults(table: Table) -> dict[str, str]:
    """Returns the values that the database gives to columns added to older tables."""
    return {
        column.name: plain(getattr(column.server_default, "arg", ""))
        for column in table.columns
        if column.server_default is not None
    }


def plain(default: object) -> str:
    return str(default).strip("'").replace("false", "0").replace("true", "1")
