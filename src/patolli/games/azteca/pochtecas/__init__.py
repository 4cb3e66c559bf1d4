"""Phase 5, pochtecas (AZ-10)."""
