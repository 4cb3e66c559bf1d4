"""The effects of cards, and the functions through which rules query them (docs/card-hooks.md)."""
