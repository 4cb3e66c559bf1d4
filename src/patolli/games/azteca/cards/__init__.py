"""Hand cards (AZ-5.7, AZ-16) that are not specific to one phase."""
