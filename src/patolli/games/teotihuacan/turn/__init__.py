"""Rounds and turns (TE-6)."""
