"""The three options of a board (TE-7) and the main actions (TE-8)."""
