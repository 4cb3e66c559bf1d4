"""The rulebooks of the games: reading them, and which tests name which rule."""
