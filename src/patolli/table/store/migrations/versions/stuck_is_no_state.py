"""Stuck tables are detected when they are loaded; "stuck" is no longer a stored state. The table "room" is
added, which is used to test for free disk space.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "room",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("filler", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_room")),
    )
    tables = sa.table("tables", *(sa.column(name) for name in ("id", "state", "trouble", "clocks", "pace")))
    connection = op.get_bind()
    stuck = connection.execute(
        sa.select(tables.c.id, tables.c.clocks, tables.c.pace).where(tables.c.state == "stuck")
    ).all()
    for id_, clocks, pace in stuck:
        timed = json.loads(pace)["kind"] != "none"
        paused = timed and not any(json.loads(clocks)["since"])
        connection.execute(
            tables.update()
            .where(tables.c.id == id_)
            .values(state="paused" if paused else "running", trouble="")
        )


def downgrade() -> None:
    op.drop_table("room")
