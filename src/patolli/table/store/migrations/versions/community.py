"""Approval of persons who sit down, muted seats, reports and bans."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("approval", sa.Boolean(), server_default=sa.false(), nullable=False))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("muted", sa.Text(), server_default="[]", nullable=False))
        batch_op.add_column(sa.Column("approved", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("whom", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("address", sa.String(length=60), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bans")),
    )


def downgrade() -> None:
    op.drop_table("bans")
    op.drop_table("reports")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        for column in ("approved", "muted"):
            batch_op.drop_column(column)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("approval")
