"""The value of a position for each player, used by bots. It is an estimate and not part of the rules."""
