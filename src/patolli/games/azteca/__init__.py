"""Azteca (Tilsit, 1999): diplomacy, war and two gods, as far as it is known, and reconstructed for the rest."""
