"""The same table in a terminal, in plain text: hot-seat and against players that the house brings."""
