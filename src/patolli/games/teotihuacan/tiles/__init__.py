"""Displays, discovery tiles (TE-11), royal tiles (TE-12), technologies (TE-13) and bonus tiles (TE-15.2)."""
