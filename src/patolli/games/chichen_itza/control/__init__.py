"""Takeovers of tiles, and their bonuses (CI-10)."""
