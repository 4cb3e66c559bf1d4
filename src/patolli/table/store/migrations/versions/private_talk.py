"""Private chat lines, proposals, and replies to proposals."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("key", sa.String(length=16), server_default="", nullable=False))
        batch_op.add_column(sa.Column("addressee", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("kind", sa.String(length=12), server_default="line", nullable=False))
        batch_op.add_column(sa.Column("about", sa.String(length=16), server_default="", nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        for column in ("about", "kind", "addressee", "key"):
            batch_op.drop_column(column)
