"""The effects of the individual actions (CI-6), and recruiting (CI-11)."""
