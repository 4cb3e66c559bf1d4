"""Setup (CI-2)."""
