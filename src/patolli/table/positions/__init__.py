"""Positions that are played without a table: from links, the editor, puzzles and reviews."""
