"""Data for lists of tables and invitations, and the former keys of seats."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("maker", sa.Integer(), server_default="-3", nullable=False))
        batch_op.add_column(sa.Column("planned", sa.BigInteger(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("glance", sa.Text(), server_default="{}", nullable=False))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("old_keys", sa.Text(), server_default="[]", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("old_keys")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        for column in ("glance", "planned", "maker"):
            batch_op.drop_column(column)
