"""Azteca (Tilsit, 1999): diplomacy, war and two gods; what is not known of it was reconstructed."""
