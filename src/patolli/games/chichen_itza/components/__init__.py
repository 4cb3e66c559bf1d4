"""The printed values of the components, read from `components.toml`."""
