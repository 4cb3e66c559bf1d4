"""The job that stores an ordinary move. On PostgreSQL, several moves and their commit take a single round
trip.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from . import queries, schema
from .rows import StepRow, TableRow, to_columns

MOVE: Final = {
    names: f"""
WITH moved AS ({prepared.texts["postgresql"]} RETURNING id),
added AS (INSERT INTO steps (table_id, {", ".join(queries.STEP_COLUMNS)})
  SELECT moved.id, {", ".join(f"one.{name}" for name in queries.STEP_COLUMNS)}
  FROM moved, json_populate_recordset(NULL::steps, %(steps)s::json) AS one),
posted AS (SELECT pg_notify(%(channel)s, %(news)s) FROM moved)
SELECT 1 / count(*) FROM posted
"""
    for names, prepared in queries.MOVE_ON.items()
}
"""Stores a move with its steps and notifies other servers, in one PostgreSQL statement.

If another server has changed the table, the statement fails with a division by zero. Its result therefore
need not be read.
"""
SNAPSHOT: Final = f"""
INSERT INTO {schema.snapshots.name} (table_id, n, digest, position)
VALUES (%(this)s, %(n)s, %(digest)s, %(position)s)
ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, digest = excluded.digest, position = excluded.position
"""


@dataclass(frozen=True, slots=True)
class MoveJob:
    """A job for the writer that appends steps to a table and stores a snapshot."""

    row: TableRow
    was: int
    added: list[StepRow]
    turned: bool
    saved: str
    """The position for the snapshot, or an empty string for no snapshot."""

    def __call__(self, c: Connection) -> None:
        queries.move_on(c, self.row, self.was, self.added, self.turned)
        if self.saved:
            queries.put_snapshot(c, self.row.id, self.row.next - 1, self.saved)

    def statements(self) -> Iterator[tuple[str, dict[str, Any]]]:
        row, names = self.row, queries.TURNING if self.turned else queries.MOVING
        edits = row.edits + 1
        yield (
            MOVE[names],
            {
                **to_columns(row, names),
                "this": row.id,
                "was": self.was,
                "had": row.edits,
                "edits": edits,
                "steps": msgspec.json.encode([to_columns(one) for one in self.added]).decode(),
                "channel": queries.CHANNEL,
                "news": f"{row.id} {edits}",
            },
        )
        if self.saved:
            digest = queries.digest(self.saved)
            yield SNAPSHOT, {"this": row.id, "n": row.next - 1, "digest": digest, "position": self.saved}


def write_together(c: Connection, jobs: list[MoveJob], commit: bool) -> None:
    """Stores these moves and commits in a single round trip to PostgreSQL. If one of them fails, none is
    stored, and the driver's error is raised.
    """
    driver: Any = c.connection.driver_connection
    with driver.pipeline():
        for job in jobs:
            for text, values in job.statements():
                driver.execute(text, values)
        if commit:
            driver.commit()
