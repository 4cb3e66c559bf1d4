"""What a position is worth to each seat, for players that think; judgement, no rule."""
