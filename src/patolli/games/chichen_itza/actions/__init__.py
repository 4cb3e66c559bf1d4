"""What the single actions do (CI-6), and recruiting (CI-11)."""
