"""Temples, the Avenue of the Dead and the pyramid track (TE-9), and the calendar track (TE-14.1)."""
