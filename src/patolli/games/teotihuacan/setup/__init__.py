"""The set-up of the board (TE-2) and of the players (TE-3, TE-4), including variants (TE-17)."""
