"""Tournaments between players: many games with rotated seats, a record of each game, and statistics of
strength.
"""
