"""The round and its eight phases (AZ-6 to AZ-14). The three longest ones are packages of their own."""
