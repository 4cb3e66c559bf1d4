"""The components (`components.toml`) as tables that the rules use."""
