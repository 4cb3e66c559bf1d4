"""Taking tiles over, and their bonuses (CI-10)."""
