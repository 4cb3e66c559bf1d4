"""The commands, each in a separate module."""
