"""Writes an ordinary move. PostgreSQL gets several moves, and their commit, in one message."""

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
"""One PostgreSQL statement stores the move and its steps and notifies other servers.

The statement fails (a division by zero) if another server has written to the table, so its result need not
be read.
"""
SNAPSHOT: Final = f"""
INSERT INTO {schema.snapshots.name} (table_id, n, digest, position)
VALUES (%(this)s, %(n)s, %(digest)s, %(position)s)
ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, digest = excluded.digest, position = excluded.position
"""


@dataclass(frozen=True, slots=True)
class MoveJob:
    """Appends steps to a table, and stores its snapshot; a job for the writer."""

    row: TableRow
    was: int
    added: list[StepRow]
    turned: bool
    saved: str
    """The position for the snapshot, or empty."""

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
    """Writes these moves in one round trip to PostgreSQL, which includes the commit. If one of them fails,
    none is written, and the error of the driver is raised.
    """
    driver: Any = c.connection.driver_connection
    with driver.pipeline():
        for job in jobs:
            for text, values in job.statements():
                driver.execute(text, values)
        if commit:
            driver.commit()
