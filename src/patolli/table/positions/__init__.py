"""Positions that are played without a table: from links, editors, puzzles and reviews."""
