"""Storage of tables. The log is authoritative, and everything else follows from it."""
