"""Reads the rulebooks of the games, and finds the tests for each rule."""
