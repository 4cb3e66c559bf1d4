"""Positions that are played on without a table: from links, editors, puzzles and reviews."""
