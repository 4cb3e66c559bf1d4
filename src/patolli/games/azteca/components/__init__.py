"""The printed values of the components (AZ-2), read from `components.toml`."""
