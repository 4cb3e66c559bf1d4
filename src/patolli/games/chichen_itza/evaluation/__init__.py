"""The value of a position for each player, used by bots. An estimate, not a rule."""
