"""Tours: lessons on positions of a game, in which the player makes the moves (docs/tours.md)."""
