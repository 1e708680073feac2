"""How Alembic runs our revisions: on the connection and in the transaction that it is given."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
context.run_migrations()
