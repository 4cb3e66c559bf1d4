"""The value of a position for each player, used by bots. The value is an estimate and not a rule."""
