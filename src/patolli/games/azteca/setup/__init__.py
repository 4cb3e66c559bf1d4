"""Set-up (AZ-4)."""
