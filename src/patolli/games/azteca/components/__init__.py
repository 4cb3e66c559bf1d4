"""What is printed on the components (AZ-2), read from `components.toml`."""
