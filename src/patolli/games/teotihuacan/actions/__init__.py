"""The three options on a board (TE-7) and the main actions (TE-8)."""
