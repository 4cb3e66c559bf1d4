"""Azteca (Tilsit, 1999), a game of diplomacy and war under two gods. Rules that are not known are
reconstructed.
"""
