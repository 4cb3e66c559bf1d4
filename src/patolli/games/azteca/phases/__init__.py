"""The round and its eight phases (AZ-6 to AZ-14); the three longest phases have separate packages."""
