"""Trains networks by self-play: `python -m patolli.arena.learning GAME` (extra `learn`)."""
