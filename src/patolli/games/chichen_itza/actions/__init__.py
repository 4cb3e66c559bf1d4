"""The effects of the single actions (CI-6), and recruiting (CI-11)."""
