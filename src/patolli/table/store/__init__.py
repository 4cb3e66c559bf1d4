"""Storage of tables: the log is authoritative, and everything else follows from it."""
