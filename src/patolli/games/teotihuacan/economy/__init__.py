"""Goods and points (TE-1.7), paying, and claiming discovery tiles (TE-11.1)."""
