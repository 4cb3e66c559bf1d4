"""What the components say, read from `components.toml` in the folder of the game."""
