"""God cards, hero cards and tasks: one class or line of a table for each."""
