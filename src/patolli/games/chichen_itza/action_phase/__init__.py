"""The action phase and its prices (CI-5)."""
