"""Every tour is checked against the rules of today."""
