"""Movement (CI-7)."""
