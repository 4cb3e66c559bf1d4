"""Workers (TE-1.3 to TE-1.5), power-ups and ascensions (TE-10), and neutral workers (TE-5)."""
