"""The review of a finished game: expected results turn by turn, judged choices, luck, turning points."""
