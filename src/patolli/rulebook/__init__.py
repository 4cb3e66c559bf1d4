"""The rulebooks of the games: reading them, and finding the tests of each rule."""
