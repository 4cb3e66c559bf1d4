"""Azteca (Tilsit, 1999): diplomacy, war and two gods. Rules that are not known are reconstructed."""
