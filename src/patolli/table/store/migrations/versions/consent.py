"""Absences, pauses, seats handed over, who ended a game, and the server's clock."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("clock", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_server")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("ended_by", sa.String(length=12), server_default="", nullable=False))
        batch_op.add_column(sa.Column("paused_by", sa.Integer(), nullable=True))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("away", sa.BigInteger(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("pause_left", sa.Integer(), server_default="300000", nullable=False))
        batch_op.add_column(sa.Column("handed", sa.Boolean(), server_default=sa.false(), nullable=False))
        batch_op.add_column(sa.Column("reserved", sa.String(length=8), server_default="", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        for column in ("reserved", "handed", "pause_left", "away"):
            batch_op.drop_column(column)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        for column in ("paused_by", "ended_by"):
            batch_op.drop_column(column)
    op.drop_table("server")
