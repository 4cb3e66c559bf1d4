"""Several servers with one database: writes are counted, and the servers share state through new tables."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("edits", sa.Integer(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("reopened", sa.Text(), server_default="{}", nullable=False))
        batch_op.add_column(sa.Column("declined", sa.Text(), server_default="{}", nullable=False))
    with op.batch_alter_table("server", schema=None) as batch_op:
        batch_op.add_column(sa.Column("at", sa.BigInteger(), server_default="0", nullable=False))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.Column("load", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "connected",
        sa.Column("process", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("clients", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id", "seat", name=op.f("pk_connected")),
    )
    op.create_index(op.f("ix_connected_table_id"), "connected", ["table_id"])
    op.create_table(
        "leases",
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("holder", sa.String(24), nullable=False),
        sa.Column("token", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_leases")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("pool", sa.String(12), nullable=False),
        sa.Column("asked_by", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("flow", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("expected", sa.Float(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("taken_by", sa.String(24), nullable=False),
        sa.Column("taken", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_jobs")),
    )
    op.create_index(op.f("ix_jobs_taken_by"), "jobs", ["taken_by"])
    op.create_table(
        "flows",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_flows")),
    )


def downgrade() -> None:
    for name in ("flows", "jobs", "secrets", "leases", "connected", "processes"):
        op.drop_table(name)
    with op.batch_alter_table("server", schema=None) as batch_op:
        batch_op.drop_column("at")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        for name in ("declined", "reopened", "edits"):
            batch_op.drop_column(name)
