"""The effects of cards, and the functions by which rules query them (docs/card-hooks.md)."""
