"""The value of a position for each player, for bots. A judgement, not a rule."""
