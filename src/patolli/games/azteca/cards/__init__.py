"""Hand cards (AZ-5.7, AZ-16) that do not belong to a single phase."""
