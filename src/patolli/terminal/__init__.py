"""Play in a terminal, in plain text: several people at one screen, and against bots."""
