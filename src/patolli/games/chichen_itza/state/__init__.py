"""The parts of a position."""
