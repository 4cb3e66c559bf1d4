"""What every card can do, and how the rules ask the cards of the players concerned (docs/card-hooks.md)."""
