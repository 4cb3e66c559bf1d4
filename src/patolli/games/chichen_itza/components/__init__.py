"""What the components say, read from `components.toml`."""
