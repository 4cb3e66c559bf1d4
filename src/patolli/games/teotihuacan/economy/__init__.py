"""Goods and points (TE-1.7), payments, and claiming discovery tiles (TE-11.1)."""
