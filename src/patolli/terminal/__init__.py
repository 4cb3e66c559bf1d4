"""Play in a terminal with plain text, with several people at one screen or against bots."""
