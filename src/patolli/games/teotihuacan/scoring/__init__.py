"""Eclipses (TE-14) and the end of the game (TE-15)."""
