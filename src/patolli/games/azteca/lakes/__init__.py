"""Phase 6, lake control (AZ-11), and permission to use a lake."""
