"""Phase 7: flower war (AZ-12-A to AZ-12-F); battles are in a separate package."""
