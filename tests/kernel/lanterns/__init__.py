"""Lanterns, the proving game: a whole small game that uses every part of the kernel."""
