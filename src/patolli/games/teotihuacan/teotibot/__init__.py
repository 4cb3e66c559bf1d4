"""The Teotibot of the solo game (TE-16)."""
