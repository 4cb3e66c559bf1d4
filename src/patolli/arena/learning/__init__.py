"""Trains networks by self-play: `python -m patolli.arena.learning GAME` (requires the extra `learn`)."""
