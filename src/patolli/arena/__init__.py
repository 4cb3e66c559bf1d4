"""Tournaments between players: many games with rotated seats, a record of each, statistics of strength."""
