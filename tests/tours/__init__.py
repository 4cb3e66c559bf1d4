"""Every tour is checked against the present rules."""
