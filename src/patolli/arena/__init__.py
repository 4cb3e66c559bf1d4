"""Tournaments between players: many games with rotating seats, a record of each game, and statistics of
playing strength.
"""
