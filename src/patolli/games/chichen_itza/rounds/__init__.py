"""The rounds: supply phase (CI-4), end of the round (CI-12), tasks (CI-18) and final scoring (CI-14)."""
