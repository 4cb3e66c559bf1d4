"""Run by Alembic, on the connection that `db_engine.upgrade` provides."""

from alembic import context

from patolli.table.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
