"""Phase 7, the flower war (AZ-12-A to AZ-12-F). Battles are in a package of their own."""
