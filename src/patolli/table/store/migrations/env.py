"""Alembic runs this file, on the connection that the table passes."""

from alembic import context

from patolli.table.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
