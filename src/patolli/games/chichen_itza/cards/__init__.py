"""Effects of the cards, and how the rules query them (docs/card-hooks.md)."""
