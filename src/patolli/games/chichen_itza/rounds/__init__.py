"""Setup, supply phase, end of the round and final scoring (CI-2 to CI-4, CI-12, CI-14)."""
