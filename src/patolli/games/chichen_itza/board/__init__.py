"""Who and what is where on the map."""
