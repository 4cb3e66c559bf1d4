"""Matches between players: many games, seats rotated, each a record, and what they say of strength."""
