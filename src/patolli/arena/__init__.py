"""Tournaments between players: many games in which the seats rotate, a record of each game, and statistics of
playing strength.
"""
