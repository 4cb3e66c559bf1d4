"""The effects of the individual actions (CI-6) and of recruiting (CI-11)."""
