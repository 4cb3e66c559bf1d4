"""The values of the components, read from `components.toml` in the game's folder."""
