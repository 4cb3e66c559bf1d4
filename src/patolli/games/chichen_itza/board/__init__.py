"""Places of units and things on the map."""
