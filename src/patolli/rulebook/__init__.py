"""Reads the rulebooks of games, and finds the tests of each rule."""
