"""The review of a finished game: expected results turn by turn, judgements of choices, luck, and turning
points.
"""
