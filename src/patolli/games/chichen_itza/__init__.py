"""Chichén Itzá."""
