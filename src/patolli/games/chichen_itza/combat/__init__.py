"""Combat against players and creatures, and for the city (CI-8, CI-9, CI-13)."""
