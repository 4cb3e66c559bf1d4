"""The values of the components, read from `components.toml` in the folder of the game."""
