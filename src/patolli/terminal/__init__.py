"""Play in a terminal in plain text, with several people at one screen or against bots."""
