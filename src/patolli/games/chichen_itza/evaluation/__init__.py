"""What a position promises each player, for bots; judgement, no rule."""
