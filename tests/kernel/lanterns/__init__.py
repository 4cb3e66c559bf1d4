"""Lanterns, the proving game: a small but complete game that uses every part of the kernel."""
