"""The five wheels, one chapter each."""
