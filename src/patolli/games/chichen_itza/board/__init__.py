"""The places of units and components on the map."""
